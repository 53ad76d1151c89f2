// A finger on a phone 320 px wide: what it can tap, how large that is, and where it lies.

export const phone = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };

/** The least side of what is tapped, in px. */
export const least = 44;

/** In the page: what is on it for a finger, and how the match stands. */
function looking(tag) {
  const { setTimeout } = window;
  window.setTimeout = (call, ms = 0, ...args) => setTimeout(call, ms / 30, ...args);
  window.acts = 0;
  document.addEventListener('nw-act', () => {
    window.acts++;
  });
  const found = [];
  const all = (root, selector) => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? all(shadowRoot, selector) : [])),
  ];
  const shown = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
  const words = (element) => (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
  /** What of an element a finger meets: of a field in a label the label. */
  const box = (element) => (element.closest('label') ?? element).getBoundingClientRect();
  /** Everything that can be tapped: what it is, its words and its size. */
  window.things = () => {
    found.length = 0;
    // A die that was taken can be read, and no more.
    for (const element of all(
      document.body,
      'button, input, select, a[href], summary, [role=option][tabindex]:not([aria-selected=true])',
    ))
      if (shown(element) && !element.disabled) found.push(element);
    return found.map((element, i) => {
      const { width, height } = box(element);
      // A small button may reach beyond what is drawn of it.
      const { content, position, top } = window.getComputedStyle(element, '::after');
      const beyond = content !== 'none' && position === 'absolute' ? 2 * Math.max(0, -parseFloat(top)) : 0;
      return {
        i,
        piece: element.getRootNode().host?.localName ?? '',
        role: element.getAttribute('role') ?? element.localName,
        words: words(element),
        can: element.matches('.can-act, .can-act > .card, .die, .slip'),
        token: element.matches('.token'),
        width: width + beyond,
        height: height + beyond,
      };
    });
  };
  /** Where a finger meets it, once it is scrolled to; null where it lies under something else. */
  window.meet = (i) => {
    const element = found[i];
    const target = element.closest('label') ?? element;
    target.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = box(element);
    const root = element.getRootNode();
    for (const [x, y] of [
      [0.5, 0.5],
      [0.5, 0.8],
      [0.2, 0.5],
      [0.8, 0.5],
      [0.2, 0.2],
      [0.8, 0.8],
      [0.2, 0.8],
      [0.8, 0.2],
      [0.08, 0.5],
      [0.5, 0.92],
    ]) {
      const place = [left + width * x, top + height * y];
      if (target.contains(root.elementFromPoint(...place))) return place;
    }
    return null;
  };
  /** Whether every map has its tools. */
  window.isWhole = () =>
    all(document.body, 'nw1-tile-grid').every(({ shadowRoot }) => shadowRoot.querySelector('.bar button'));
  window.stand = () => {
    const game = document.querySelector(tag);
    const question = all(document.body, 'h3[part=prompt]')[0]?.textContent ?? '';
    return {
      acts: window.acts,
      over: game.matches(':state(over)'),
      question,
      wide: document.scrollingElement.scrollWidth - window.innerWidth,
      coarse: window.matchMedia('(pointer: coarse)').matches,
    };
  };
}

/** What shows the rest of a list. */
export const isFold = ({ words }) => /^(Show all choices as a list|\d+ more choices?)$/.test(words);

/** One answer in a list. */
export const isSlip = (thing) => thing.piece === 'nw1-choices' && !isFold(thing) && thing.words !== 'Hide the list';

/** Call before the page is opened; `tag` is the game's. */
export const feel = (tag) => (page) => page.addInitScript(looking, tag);

/**
 * @param crowded The least side of what shares its place with others and is in the list of choices too.
 * @param shares What that is.
 */
export function fingerOn(page, { crowded = 28, shares = ({ token }) => token } = {}) {
  const small = new Map();
  const stand = () => page.evaluate(() => window.stand());
  const look = () => page.evaluate(() => window.things());
  const isSmall = (thing) => Math.min(thing.width, thing.height) < (shares(thing) ? crowded : least) - 0.5;
  const nameOf = ({ piece, words }) => `${piece}: ${words.slice(0, 40)}`;
  async function things() {
    let all = await look();
    if (all.some((thing) => isSmall(thing) && !small.has(nameOf(thing)))) {
      // What comes grows, and a map gets its scale with its tools.
      await page.evaluate(async () => {
        for (let i = 0; i < 30 || !window.isWhole(); i++)
          await new Promise((next) => {
            window.requestAnimationFrame(next);
          });
      });
      all = await look();
    }
    for (const thing of all)
      if (isSmall(thing)) small.set(nameOf(thing), `${thing.width.toFixed(0)} × ${thing.height.toFixed(0)}`);
    return all;
  }
  async function tap(thing) {
    const place = await page.evaluate((i) => window.meet(i), thing.i);
    if (!place) return false;
    finger.taps++;
    await page.touchscreen.tap(...place);
    return true;
  }
  /** Waits until it is so. */
  async function until(is, ms = 120_000) {
    for (const end = Date.now() + ms; Date.now() < end; await new Promise((done) => setTimeout(done, 10))) {
      const now = await is();
      if (now) return now;
    }
    return null;
  }
  const finger = { taps: 0, small, stand, things, tap, until };
  return finger;
}

/** Where the match stands once somebody is asked or it is over, and all that can be tapped then; null: nobody is asked. */
export const askedOf = ({ until, stand, things }, before, isAsked) =>
  until(async () => {
    const now = await stand();
    if (now.over) return now;
    const all = now.acts === before ? [] : await things();
    return all.some(isAsked) && { ...now, all };
  });
