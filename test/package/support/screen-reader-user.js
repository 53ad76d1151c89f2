// Somebody who sees nothing: hears what the page announces, knows of the focus only what the browser tells a screen reader
// (role, name, states, what it is inside of), and has keys.
import assert from 'node:assert/strict';

/** In the page: keeps what live regions say; time passes quicker, as nobody waits for what is spoken. */
function hearing() {
  const { setTimeout } = window;
  let waits = () => undefined;
  window.setTimeout = (call, ms = 0, ...args) => setTimeout(call, ms / 30, ...args);
  window.heard = [];
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node.parentElement?.closest('[aria-live]')) window.heard.push(node.textContent);
    waits();
  }).observe(document, { childList: true, subtree: true });
  /** What was said since; where nothing was, waits for it so many milliseconds. */
  window.hear = async (from, ms) => {
    if (window.heard.length <= from && ms)
      await new Promise((said) => {
        setTimeout((waits = said), ms);
      });
    return window.heard.slice(from);
  };
  window.deepest = () => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  };
}

/** Call before the page is opened. */
export const listen = (page) => page.addInitScript(hearing);

export async function earOf(page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Accessibility.enable');
  let met = 0;
  const ear = {
    keys: 0,

    async press(key) {
      ear.keys++;
      const keys = key.split('+');
      // All are on their way before the first has been answered for: half a frame of waiting less for each.
      await Promise.all([
        ...keys.map((each) => page.keyboard.down(each)),
        ...keys.toReversed().map((each) => page.keyboard.up(each)),
      ]);
    },

    /** The focus, and around it from the inside. */
    async focus() {
      const { result } = await client.send('Runtime.evaluate', { expression: 'window.deepest()' });
      const { nodes } = await client.send('Accessibility.getAXNodeAndAncestors', { objectId: result.objectId });
      const [self, ...around] = nodes
        .filter(({ ignored }) => !ignored)
        .map(({ role, name, properties = [] }) => ({
          role: role?.value ?? '',
          name: name?.value ?? '',
          ...Object.fromEntries(properties.map((each) => [each.name, each.value.value])),
        }));
      return { ...self, around };
    },

    /** Tab, or back, until the focus is on what is looked for; null when it has gone once around the page. */
    async find(is, key = 'Tab') {
      for (let around = 0; around < 2; await ear.press(key)) {
        const here = await ear.focus();
        if (is(here)) return here;
        if (here.role === 'RootWebArea') around++;
      }
      return null;
    },

    /** What was announced since the last time, or is before so many milliseconds are over. */
    async said(ms = 0) {
      const said = await page.evaluate(([from, ms]) => window.hear(from, ms), [met, ms]);
      met += said.length;
      return said;
    },
  };
  return ear;
}

// What is heard of a match

/**
 * Keeps what is heard, sentence by sentence, until somebody is asked or it is over.
 * @param ask Keys of sentences that ask something, or end the match.
 * @param around What else is known of a line when it is heard.
 */
export function listening(ear, { parse }, ask, around = () => ({})) {
  const heard = [];
  return {
    heard,
    /** The key of what was asked; null: nothing of the kind was said in time. */
    async listenOn(ms = 120_000) {
      for (const end = Date.now() + ms; Date.now() < end;) {
        const lines = (await ear.said(end - Date.now())).map((line) => ({ line, ...around(), ...parse(line) }));
        heard.push(...lines);
        if (process.env.EAR) for (const { line } of lines) console.log(line);
        const asked = lines.flatMap(({ found }) => found).findLast(({ key }) => ask.test(key));
        if (asked) return asked.key;
      }
      return null;
    },
    /** What was heard last, for a test that fails. */
    last: () =>
      heard
        .slice(-3)
        .map(({ line }) => line)
        .join(' | '),
  };
}

/** What is pressed in or out, as where somebody can be, answers nothing. */
const isChoice = ({ role, around, pressed }) =>
  role === 'button' && pressed === undefined && around[0]?.role === 'listitem' && around[1]?.name === '';

/** To the first answer of the list, opened where it is closed; null: there is none. */
export async function toList(ear, showList) {
  let here = null;
  // The question is heard before its answers have been drawn.
  for (const end = Date.now() + 120_000; !here && Date.now() < end;)
    here = await ear.find((each) => isChoice(each) || each.name === showList);
  if (!here || isChoice(here)) return here;
  await ear.press('Enter');
  return ear.find(isChoice);
}

/** What the browser tells of the element at request, and what it tells of itself. */
export async function described(page, tag) {
  const client = await page.context().newCDPSession(page);
  const { result } = await client.send('Runtime.evaluate', { expression: `document.querySelector('${tag}')` });
  const { nodes } = await client.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  return [
    nodes[0].description?.value,
    await page.evaluate((tag) => document.querySelector(tag).describe().replaceAll('\n', ' '), tag),
  ];
}

/** Words that are listened to at once: so many news with what is asked, and how many lines came before. */
const most = 80;

/** Whole sentences of the tables, few at once, and none twice without anything done in between. */
export function isWellSaid(heard) {
  assert.deepEqual(
    heard.filter(({ left }) => left).map(({ left }) => left),
    [],
    'every sentence is of a table',
  );
  assert.deepEqual(
    heard.filter(({ found }) => wordsOf(found) > most).map(({ line }) => line),
    [],
    'nobody listens to more at once',
  );
  assert.deepEqual(
    heard
      .filter(({ line, after }, i) => line === heard[i - 1]?.line && after === heard[i - 1].after)
      .map(({ line }) => line),
    [],
    'nothing is said twice',
  );
}

export const wordsOf = (sentences) => sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
export const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

// How a match is played

/** In a map that tiles are laid out on: whether the person can act on what has this name. */
export function canActOnGrid({ say, message }) {
  const texts = [
    say('tile-grid', 'can-act'),
    ...Object.values(message('tile-grid', 'cost')).map((text) => text.split('{n}')[0]),
  ];
  return (name) => texts.some((text) => name.includes(text));
}

/**
 * Plays a match to its end.
 * @param person Returns what the person of this game does, given the walk: `begin` fills in the form; `opening` returns the first
 * question where it is not simply heard; `answer` answers a question, and returns the next one if it has heard it already; `chosen` is
 * called with an answer of the list in focus, before it is pressed; `around` is noted with all that is heard; `goOn` is called with the
 * end, and returns the first question of another match, if there is one.
 */
export async function playByEar(page, sentences, { asks, person }, match) {
  const { message } = sentences;
  const ear = await earOf(page);
  let own = {};
  let answers = 0;
  const walk = {
    page,
    ear,
    message,
    /** How many questions have been answered. */
    n: 0,
    say: (speaker, key, params = {}) => message(speaker, key).replace(/\{(\w+)\}/g, (_, name) => params[name]),
    ...listening(ear, sentences, asks, () => ({ after: answers, ...own.around?.() })),

    /** Presses the button of that name. */
    async press(name) {
      await ear.find((here) => here.role === 'button' && here.name === name);
      await ear.press('Enter');
    },

    /** Answers from the list, after so many keys. If there is none because the match is over, returns its end. */
    async fromList(...keys) {
      if (!(await toList(ear, walk.say('nw-choices', 'show-list')))) {
        const next = await walk.listenOn();
        assert.ok(next?.startsWith('over-'), `no choices after ${walk.last()}`);
        return next;
      }
      for (const key of keys) await ear.press(key);
      await own.chosen?.();
      await ear.press('Enter');
      return null;
    },

    /** To the first open place of a map, or the last; null if no place is open. */
    async toPlace(isPlace, isOpen, fromEnd) {
      if (!(await ear.find(isPlace, 'Shift+Tab'))) return null;
      await ear.press(fromEnd ? 'End' : 'Home');
      let here = await ear.focus();
      while (!isOpen(here)) {
        await ear.press(fromEnd ? 'PageUp' : 'PageDown');
        const next = await ear.focus();
        if (next.name === here.name) return null;
        here = next;
      }
      return here;
    },
  };
  own = {
    begin: () => walk.press(walk.say('game', 'start')),
    answer: () => walk.fromList(...downs(walk.n % 3)),
    ...person(walk, match),
  };

  async function playOn(asked) {
    for (; asked && !asked.startsWith('over-'); walk.n++) {
      answers++;
      asked = (await own.answer(asked)) ?? (await walk.listenOn());
    }
    assert.ok(asked, `after ${walk.last()} nothing is heard`);
    return asked;
  }

  await own.begin();
  const end = await playOn((await own.opening?.()) ?? (await walk.listenOn()));
  const next = await own.goOn?.(end);
  if (next) await playOn(next);
  return { heard: walk.heard, keys: ear.keys, questions: walk.n, say: walk.say };
}

export const downs = (n) => Array(n).fill('ArrowDown');
