// Functions that find faults in a story. Each runs alone in the page, so it cannot use anything else in this file.

/**
 * Runs before Storybook, and listens on its channel. Defines `storyEnd`, which waits for the end of a story and returns
 * its errors. Without an id, this is the story with which the page was opened. With an id, that story is shown first.
 */
export function listen() {
  const limit = 60_000;
  let errors = [];
  let end = Promise.withResolvers();
  let shown = '';
  // The testing library adds the whole page to its messages, after “Ignored nodes”.
  const note = (error) =>
    errors.push(
      `${error?.name ?? 'Error'}: ${String(error?.message ?? error?.description ?? error).split('\n\nIgnored nodes')[0]}`,
    );
  const channel = new Promise((found) => {
    const timer = setInterval(() => {
      const here = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
      if (!here) return;
      clearInterval(timer);
      found(here);
    }, 1);
  });
  channel.then((channel) => {
    for (const name of ['playFunctionThrewException', 'unhandledErrorsWhilePlaying'])
      channel.on(name, (data) => [data].flat().forEach(note));
    for (const name of ['storyThrewException', 'storyErrored', 'storyMissing'])
      channel.on(name, (data) => (note(data), end.resolve()));
    channel.on('storyFinished', ({ storyId, status }) => {
      // Ignores the end of an earlier story that failed before it had finished.
      if (shown && storyId !== shown) return;
      if (status === 'error' && !errors.length) errors.push('the story finished with an error');
      for (const element of document.querySelectorAll('#storybook-root :not(:defined)'))
        errors.push(`<${element.localName}> is not defined`);
      end.resolve();
    });
  });
  globalThis.storyEnd = async (id) => {
    if (id) {
      errors = [];
      shown = id;
      end = Promise.withResolvers();
      (await channel).emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    }
    let timer;
    const late = new Promise((_, fail) => {
      timer = setTimeout(() => fail(new Error(`no result within ${limit / 1000} s; ${errors.join('; ')}`)), limit);
    });
    await Promise.race([end.promise, late]);
    clearTimeout(timer);
    return errors;
  };
}

/** Waits two frames, for a new layout and for what resize observers draw. */
export const settle = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));

/**
 * Finds every combination of text and background on the page.
 * @returns A key for each combination, which is the same in all stories. `contrastElements` maps the keys to elements.
 */
export function findContrastPairs() {
  const parentOf = (node) => node.assignedSlot ?? node.parentElement ?? node.getRootNode().host ?? null;
  const known = new Map();
  /**
   * The backgrounds behind an element, beginning with the last opaque one, and the opacities of the element and its
   * ancestors.
   */
  const backgroundsOf = (element) => {
    if (!element) return { behind: '', dimmed: '' };
    if (!known.has(element)) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const { behind, dimmed } = backgroundsOf(parentOf(element));
      // Disabled elements need no contrast.
      const isOff = element.matches('[aria-disabled=true], [inert], :disabled');
      const isBare = /, 0\)$/.test(backgroundColor) && backgroundImage === 'none';
      const hides = /^rgb\(/.test(backgroundColor) && !dimmed && opacity === '1';
      known.set(element, {
        behind: isBare ? behind : `${hides ? '' : behind} ${backgroundColor} ${backgroundImage}`,
        dimmed: dimmed + (opacity === '1' ? '' : ` ${opacity}`) + (isOff ? ' off' : ''),
      });
    }
    return known.get(element);
  };
  const found = new Map();
  const walk = (node) => {
    for (const element of node.querySelectorAll('*')) {
      if (element.shadowRoot) walk(element.shadowRoot);
      const holds =
        element.matches('input, select, textarea') ||
        [...element.childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim());
      // Axe does not check drawings that are hidden from screen readers.
      if (
        !holds ||
        element.closest('svg[aria-hidden=true]') ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
      // Large letters need less contrast (WCAG 2: 18 pt, or 14 pt in bold), and a link has to stand out from the words
      // beside it.
      const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 56 / 3 : 24);
      const link = element.closest('a')
        ? `link ${textDecorationLine} ${fontWeight} ${getComputedStyle(parentOf(element)).color}`
        : '';
      const { behind, dimmed } = backgroundsOf(element);
      found.set([color, isLarge ? 'large' : '', textShadow, link, 'on', behind, dimmed].join(' '), element);
    }
  };
  walk(document.querySelector('#storybook-root'));
  globalThis.contrastElements = found;
  return [...found.keys()];
}

/**
 * Returns what axe finds. With keys from `findContrastPairs`, axe checks only the colours, at these combinations of text
 * and background; without keys, everything except the colours.
 */
export async function findBarriers(pairs) {
  // With forced colours, Chromium does not report `-webkit-text-fill-color` correctly, and axe prefers it to `color`.
  const { getPropertyValue } = CSSStyleDeclaration.prototype;
  CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
    return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
  };
  // To save time, axe does not see what is inside drawings that are hidden from screen readers. They contain no
  // barrier, but most of the nodes of a page.
  const { get } = Object.getOwnPropertyDescriptor(Node.prototype, 'childNodes');
  Object.defineProperty(SVGSVGElement.prototype, 'childNodes', {
    configurable: true,
    get() {
      return this.ariaHidden === 'true' ? [] : get.call(this);
    },
  });
  const ofColours = ['color-contrast', 'link-in-text-block'];
  const others = Object.fromEntries([...ofColours, 'region'].map((rule) => [rule, { enabled: false }]));
  // If elements have been replaced meanwhile, axe checks the whole story.
  const elements = pairs?.map((pair) => globalThis.contrastElements.get(pair));
  const where = elements?.every(({ isConnected }) => isConnected) ? elements : '#storybook-root';
  const { violations } = await globalThis.axe.run(where, {
    resultTypes: ['violations'],
    ...(pairs ? { runOnly: ofColours } : { rules: others }),
  });
  CSSStyleDeclaration.prototype.getPropertyValue = getPropertyValue;
  delete SVGSVGElement.prototype.childNodes;
  const placeOf = ({ target, any }) => `${target.flat().join(' ')}${any[0]?.message ? `: ${any[0].message}` : ''}`;
  return violations.map(({ id, nodes }) => `${id} (${nodes.map(placeOf).join(', ')})`);
}

export function findSideways() {
  const { scrollWidth } = document.scrollingElement;
  return scrollWidth > innerWidth ? [`the page scrolls sideways: ${scrollWidth} in ${innerWidth} px`] : [];
}

/**
 * Finds visible words of our elements that are not from a message table. The pseudo-locale puts each message in
 * ⟦brackets⟧.
 */
export function findUntranslated() {
  const found = new Set();
  const visible = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /**
   * Examines the brackets of a text. They are nested if a sentence contains the name of a card.
   * @returns The text outside all brackets (`bare`), the text without inner brackets (`flat`), how many brackets are
   * still open (`depth`), and the number of messages (`parts`).
   */
  const outside = (text) => {
    let [bare, flat, depth, parts] = ['', '', 0, 0];
    for (const char of text) {
      if (char === '⟦' && depth++ === 0) parts++;
      // Leaves out inner brackets, because a name is part of its sentence.
      if (!/[⟦⟧]/.test(char) || depth === 1) flat += char;
      if (depth === 0 || char === '⟧') bare += depth === 0 ? char : ' ';
      if (char === '⟧') depth--;
    }
    return { bare, flat, depth, parts };
  };
  /** Every string in a JSON value. */
  const strings = (value) =>
    typeof value === 'string'
      ? [value]
      : value && typeof value === 'object'
        ? Object.values(value).flatMap(strings)
        : [];
  // Words that the page gives in attributes and models need no translation, nor do rule ids.
  const ours = [...document.querySelectorAll('#storybook-root *')].filter(({ shadowRoot }) => shadowRoot);
  const words = ours.flatMap((each) => [
    ...strings([each.model, each.example, each.match, each.spaces, each.cards, each.deck, each.rooms]),
    ...['names', 'label', 'caption', 'figure'].flatMap((name) => each[name]?.split(/, */) ?? []),
    ...(each.getAttribute('model')?.split('"') ?? []),
    ...(each.querySelector(':scope > script')?.textContent.split('"') ?? []),
    // The names in a board that is drawn as text.
    ...(each.querySelector(':scope > pre')?.textContent.matchAll(/^name \S+ (.+)$/gm) ?? []).map(([, name]) => name),
  ]);
  const escaped = words
    .filter((word) => /\p{L}/u.test(word))
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const given = new RegExp(['\\b(?:[A-Z]+-)+\\d+\\b', ...escaped].join('|'), 'g');
  const check = (text, where) => {
    const { bare, flat, depth, parts } = outside(text);
    if (depth !== 0 && /\p{L}/u.test(text)) found.add(`cut: "${text.trim()}" (${where})`);
    if (/\p{L}{2}/u.test(bare.replace(given, ''))) found.add(`not from a message table: "${bare.trim()}" (${where})`);
    // Several complete sentences are allowed.
    if (parts > 1 && !bare.trim() && !/^(?:⟦[^⟧]*[.!?][ ·]*⟧\s*)+$/.test(flat.trim()))
      found.add(`glued from parts: "${text.trim()}" (${where})`);
  };
  const walk = (node, host) => {
    for (const element of node.querySelectorAll('*')) {
      if (element.shadowRoot) walk(element.shadowRoot, element);
      // Skips the page's own text, in the light DOM or with translate="no"; faults, which are for the page's author;
      // and texts that exist only in English.
      if (!host || element.closest('[translate="no"], [lang="en"], [part="error"], style, script')) continue;
      const where = `${host.localName} ${element.localName}`;
      // A drawing may divide a name into several lines.
      const lines =
        element.localName === 'text'
          ? [...element.parentNode.children].filter(({ localName }) => localName === 'text')
          : [element];
      if (lines[0] !== element) continue;
      const own = lines
        .flatMap(({ childNodes }) =>
          [...childNodes]
            .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
            .map(({ data }) => data)
            .join(''),
        )
        .join(' ');
      if (own.trim() && visible(element)) check(own, where);
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-roledescription', 'aria-valuetext']) {
        const value = element.getAttribute(name);
        if (value) check(value, `${where}[${name}]`);
      }
    }
  };
  walk(document.querySelector('#storybook-root'), null);
  return [...found];
}

/** Finds lines of text in our elements that are cut off by a box, or that overlap other lines. */
export function findClipped() {
  const found = new Set();
  const parentOf = (node) => node.assignedSlot ?? node.parentElement ?? node.getRootNode().host ?? null;
  const visible = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const lines = [];
  const walk = (node, host) => {
    for (const element of node.querySelectorAll('*')) {
      if (element.shadowRoot) walk(element.shadowRoot, element);
      if (!host || element instanceof SVGElement || !visible(element)) continue;
      for (const text of element.childNodes) {
        if (text.nodeType !== Node.TEXT_NODE || !text.data.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const rect of range.getClientRects()) {
          // The rectangle is higher than the letters, so only its middle half counts.
          const [inner, top] = [rect.height * 0.5, rect.top + rect.height * 0.25];
          if (rect.width > 1 && inner > 0)
            lines.push({
              element,
              host,
              text: text.data.trim(),
              left: rect.left,
              right: rect.right,
              top,
              bottom: top + inner,
            });
        }
      }
    }
  };
  walk(document.querySelector('#storybook-root'), null);

  const say = ({ element, host, text }) =>
    `"${text}" (${host.localName} ${element.localName}${element.className ? `.${element.className}` : ''})`;
  /** Returns the part of a line that the boxes around it leave visible; null if nothing is visible. */
  const seenOf = (line) => {
    const seen = { ...line };
    for (let box = line.element; box; box = parentOf(box)) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(box);
      if (clipPath.startsWith('inset(50%') || (overflowX !== 'visible' && box.clientWidth <= 2)) return null;
      if (box === document.body || overflowX === 'visible' || box instanceof SVGElement) continue;
      const rect = box.getBoundingClientRect();
      const [left, top] = [rect.left + box.clientLeft, rect.top + box.clientTop];
      const [right, bottom] = [left + box.clientWidth, top + box.clientHeight];
      // The title of a box may show its whole text, and an opened summary shows what was shortened.
      const isShortened =
        box.title === line.text || (box.closest('summary') && getComputedStyle(box).webkitLineClamp !== 'none');
      const scrolls = [overflowX, overflowY].map(
        (overflow) => overflow === 'auto' || overflow === 'scroll' || isShortened,
      );
      // Text that a box can scroll to is not cut off. For the outer boxes, only the visible part counts.
      if (!scrolls[0] && (seen.left < left - 1.5 || seen.right > right + 1.5))
        found.add(`cut off sideways by ${box.localName}.${box.className}: ${say(line)}`);
      if (!scrolls[1] && (seen.top < top - 0.5 || seen.bottom > bottom + 0.5))
        found.add(`cut off at the top or bottom by ${box.localName}.${box.className}: ${say(line)}`);
      Object.assign(seen, {
        left: Math.max(seen.left, left),
        right: Math.min(seen.right, right),
        top: Math.max(seen.top, top),
        bottom: Math.min(seen.bottom, bottom),
      });
      if (seen.right <= seen.left || seen.bottom <= seen.top) return null;
    }
    return seen;
  };
  const seen = lines.flatMap((line) => seenOf(line) ?? []);

  /** Whether an element hides another one below it, as in a fan of cards. */
  const covers = (above, below) => {
    for (let box = above; box && !contains(box, below); box = parentOf(box)) {
      const { backgroundColor, backgroundImage } = getComputedStyle(box);
      if (
        box.localName === 'dialog' ||
        backgroundImage !== 'none' ||
        !/, 0\)$|\/ 0\)$|transparent/.test(backgroundColor) ||
        box.querySelector(':scope > svg.frame')
      )
        return true;
    }
    return false;
  };
  const contains = (box, node) => {
    for (let each = node; each; each = parentOf(each)) if (each === box) return true;
    return false;
  };
  for (const [n, a] of seen.entries()) {
    for (const b of seen.slice(n + 1)) {
      if (
        Math.min(a.right, b.right) - Math.max(a.left, b.left) < 2 ||
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) < 1
      )
        continue;
      if (a.element === b.element && a.text === b.text) continue;
      if (!covers(a.element, b.element) && !covers(b.element, a.element))
        found.add(`overlapping: ${say(a)} and ${say(b)}`);
    }
  }
  return [...found];
}
