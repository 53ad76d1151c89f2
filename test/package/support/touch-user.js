// Simulates a finger on a phone 320 px wide: what it can tap, how large these things are, and where they are.
import assert from 'node:assert/strict';

export const phone = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };

/** The smallest width and height of something to tap, in px. */
export const minimumTapSize = 44;

/**
 * Runs in the page. Defines functions that list what can be tapped and describe the state of the match, and shortens
 * all timeouts.
 */
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
  /** The area of an element that can be tapped. For a field in a label, this is the label. */
  const box = (element) => (element.closest('label') ?? element).getBoundingClientRect();
  /** Returns everything that can be tapped: what it is, its words and its size. */
  window.things = () => {
    found.length = 0;
    // A die that was already taken cannot be tapped.
    for (const element of all(
      document.body,
      'button, input, select, a[href], summary, [role=option][tabindex]:not([aria-selected=true])',
    ))
      if (shown(element) && !element.disabled) found.push(element);
    return found.map((element, i) => {
      const { width, height } = box(element);
      // The area of a small button may extend beyond its drawing.
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
  /** Scrolls to a thing, and returns a point where it can be tapped; null if other things cover it. */
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
  /** Whether the tools of every map have loaded. */
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

/** Whether a thing is the button that shows the rest of a list. */
export const isFold = ({ words }) => /^(Show all choices as a list|\d+ more choices?)$/.test(words);

/** Whether a thing is an answer in a list. */
export const isSlip = (thing) => thing.piece === 'nw1-choices' && !isFold(thing) && thing.words !== 'Hide the list';

/** Prepares a page for use by touch. Call this before the page is opened. `tag` is the tag of the game. */
export const preparePage = (tag) => (page) => page.addInitScript(looking, tag);

/**
 * @param crowded The minimum width and height, in px, of things that share their place with others. They may be smaller
 * than the rest, because they are also in the list of choices.
 * @param shares Whether a thing shares its place.
 */
export function fingerOn(page, { crowded = 28, shares = ({ token }) => token } = {}) {
  const small = new Map();
  const stand = () => page.evaluate(() => window.stand());
  const look = () => page.evaluate(() => window.things());
  const isSmall = (thing) => Math.min(thing.width, thing.height) < (shares(thing) ? crowded : minimumTapSize) - 0.5;
  const nameOf = ({ piece, words }) => `${piece}: ${words.slice(0, 40)}`;
  async function things() {
    let all = await look();
    if (all.some((thing) => isSmall(thing) && !small.has(nameOf(thing)))) {
      // New things may still be growing, and the scale of a map changes when its tools load.
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
  /** Waits until the condition holds, and returns its value; null after `ms` milliseconds. */
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

/**
 * Waits for the next question or the end of the match. Returns the state of the match and everything that can be
 * tapped; null if neither comes in time.
 */
export const askedOf = ({ until, stand, things }, before, isAsked) =>
  until(async () => {
    const now = await stand();
    if (now.over) return now;
    // While others choose, the list may still contain acts that answer no question.
    const all = now.acts === before || / is choosing\.\s*$/.test(now.question) ? [] : await things();
    return all.some(isAsked) && { ...now, all };
  });

// How a match is played

/**
 * Returns the thing that a number determines. The things do not come in a fixed cycle, because answers that undo each
 * other could then repeat for ever.
 */
const any = (things, n) => things[(Math.imul(n + 1, 2654435761) >>> 16) % things.length];

/**
 * The exports that test/package/games/<id>/by-touch.js may have, with their defaults.
 * `crowd`: which things share their place with others; see fingerOn.
 * `fillForm`: fills in the form, if the match has one. It gets the finger, the page and the match.
 * `isAsked`: whether a thing on the page shows that the person is asked something.
 * `isAside`: whether an answer in the list is always possible and answers no question.
 * `isTarget`: whether a thing on the table may be tapped as an answer.
 * `pointsAt`: whether a question may be answered on the table.
 * `follow`: called after a tap on the table; makes the other taps of the choice.
 * `turn`: matches the questions that begin a turn.
 * `acts`: matches the questions whose last answer ends the turn. After the `busyTurns` turns of a match, this answer is
 * always given, so that the match ends soon.
 */
const defaults = {
  crowd: {},
  fillForm: () => undefined,
  isAsked: ({ piece }) => piece === 'nw1-choices',
  isAside: () => false,
  isTarget: () => true,
  pointsAt: () => true,
  follow: chooseListed,
  acts: /^$/,
  turn: /^$/,
};

/** If a tap on a thing opens a list of several choices, taps the first of them. */
async function chooseListed({ finger, isDone }, thing, slips) {
  const { things, tap, until } = finger;
  const same = slips.map(({ words }) => words).join();
  const answered = async () => {
    if (await isDone()) return true;
    const listed = (await things()).filter(isSlip);
    return listed.length > 0 && listed.map(({ words }) => words).join() !== same && listed[0];
  };
  let more = await until(answered, 2000);
  if (!more) {
    // The first tap on a crowded space only spreads its figures. The second tap does not count, because all figures are
    // also in the list.
    const again = (await things()).find(({ piece, words }) => piece === thing.piece && words === thing.words);
    if (again && (await tap(again))) finger.taps--;
    more = await until(answered, 2000);
  }
  // If all answers in the list were about this thing, the tap has not changed the list.
  more ||= (await things()).find(isSlip);
  if (more && more !== true) await tap(more);
}

/**
 * Plays a match to its end.
 * @returns The number of questions, the largest number of taps for a choice (`maxTaps`) and for a choice that was
 * confirmed (`maxConfirmedTaps`), the number of choices for each way of choosing (`kinds`), and the things that are too
 * small (`small`).
 */
export async function playByTouch(page, found, match) {
  const game = { ...defaults, ...found };
  const finger = fingerOn(page, game.crowd);
  const { things, tap, until, stand, small } = finger;
  const isAnswer = (thing) => isSlip(thing) && !game.isAside(thing);

  /** Opens the rest of a list, and returns the answers that were hidden. */
  async function unfold(shown) {
    let tapped = 0;
    const listed = await until(async () => {
      const now = await things();
      const answers = now.filter(isAnswer);
      if (answers.length > shown) return answers;
      const closed = now.find(isFold);
      // A tap misses if something, such as a picture, has just moved the list. Then it is repeated, and counts only
      // once.
      if (closed && Date.now() - tapped > 1000) {
        if (tapped) finger.taps--;
        tapped = Date.now();
        await tap(closed);
      }
      return false;
    });
    return listed.slice(shown);
  }

  await game.fillForm(finger, page, match);

  const kinds = new Map();
  let [questions, maxTaps, maxConfirmedTaps, turns, before] = [0, 0, 0, 0, -1];
  for (; ; questions++) {
    const asked = await askedOf(finger, before, game.isAsked);
    assert.ok(asked, 'no question appears');
    assert.ok(asked.wide <= 0, `${asked.wide} px too wide`);
    assert.ok(asked.coarse);
    if (asked.over) break;
    const { all, question } = asked;
    const slips = all.filter(isAnswer);
    const table = all.filter((thing) => thing.can && thing.piece !== 'nw1-choices' && game.isTarget(thing));
    assert.ok(slips.length > 0 || all.some(isFold), `${question}: every choice is at most two taps away`);
    if (game.turn.test(question)) turns++;
    before = asked.acts;
    finger.taps = 0;
    const isDone = async () => (await stand()).acts > before;
    const hasty = turns > match.busyTurns && game.acts.test(question) && slips.length > 0;
    let way = '';
    if (!hasty && table.length > 0 && game.pointsAt(question) && (slips.length === 0 || questions % 3)) {
      const thing = any(table, questions);
      if (await tap(thing)) {
        way = thing.piece;
        await game.follow({ finger, isDone }, thing, slips);
      }
    }
    if (way === '') {
      way = 'nw1-choices';
      const unfolds = !hasty && all.some(isFold) && (slips.length === 0 || questions % 2);
      await tap(hasty ? slips.at(-1) : any(unfolds ? await unfold(slips.length) : slips, questions));
    }
    const confirm = await until(
      async () => (await isDone()) || (await things()).find(({ words }) => /^Yes, do it/.test(words)),
    );
    maxTaps = Math.max(maxTaps, finger.taps);
    if (confirm && confirm !== true) {
      await tap(confirm);
      maxConfirmedTaps = Math.max(maxConfirmedTaps, finger.taps);
    }
    assert.ok(await until(isDone), `${question}: nothing was done`);
    kinds.set(way, (kinds.get(way) ?? 0) + 1);
  }
  return { questions, maxTaps, maxConfirmedTaps, kinds, small };
}
