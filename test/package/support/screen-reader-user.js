// Simulates a blind person with a screen reader, who hears the announcements of a page, and uses only keys. This person
// knows what the browser tells a screen reader about the focused element: its role, name, states and ancestors.
import assert from 'node:assert/strict';

/**
 * Runs in the page. Records what live regions announce, and shortens all timeouts, because nothing is really spoken.
 */
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
  /** Returns the announcements from index `from` onwards. If there are none, waits `ms` milliseconds for one. */
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

/** Prepares a page for a screen reader. Call this before the page is opened. */
export const listen = (page) => page.addInitScript(hearing);

export async function screenReaderOf(page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Accessibility.enable');
  let met = 0;
  const reader = {
    keys: 0,

    async press(key) {
      reader.keys++;
      const keys = key.split('+');
      // Sends all events without waiting for each, which would take half a frame per event.
      await Promise.all([
        ...keys.map((each) => page.keyboard.down(each)),
        ...keys.toReversed().map((each) => page.keyboard.up(each)),
      ]);
    },

    /** Returns the focused element as the screen reader knows it, with its ancestors (`ancestors`), innermost first. */
    async focus() {
      const { result } = await client.send('Runtime.evaluate', { expression: 'window.deepest()' });
      const { nodes } = await client.send('Accessibility.getAXNodeAndAncestors', { objectId: result.objectId });
      const [self, ...ancestors] = nodes
        .filter(({ ignored }) => !ignored)
        .map(({ role, name, properties = [] }) => ({
          role: role?.value ?? '',
          name: name?.value ?? '',
          ...Object.fromEntries(properties.map((each) => [each.name, each.value.value])),
        }));
      return { ...self, ancestors };
    },

    /**
     * Presses a key, Tab by default, until `is` accepts the focused element. Returns this element, or null after a
     * round through the page.
     */
    async find(is, key = 'Tab') {
      for (let rounds = 0; rounds < 2; await reader.press(key)) {
        const here = await reader.focus();
        if (is(here)) return here;
        if (here.role === 'RootWebArea') rounds++;
      }
      return null;
    },

    /** Returns the announcements since the last call. If there are none, waits `ms` milliseconds for one. */
    async said(ms = 0) {
      const said = await page.evaluate(([from, ms]) => window.hear(from, ms), [met, ms]);
      met += said.length;
      return said;
    },
  };
  return reader;
}

// What is announced in a match

/**
 * Records the announcements, divided into sentences.
 * @param ask Matches the keys of sentences that ask something or end the match.
 * @param context Returns more facts to record with each announcement.
 */
export function listening(reader, { parse }, ask, context = () => ({})) {
  const heard = [];
  return {
    heard,
    /**
     * Waits for a sentence that asks something or ends the match, and returns its key; null if there is none within
     * `ms` milliseconds.
     */
    async listenOn(ms = 120_000) {
      for (const end = Date.now() + ms; Date.now() < end;) {
        const lines = (await reader.said(end - Date.now())).map((line) => ({ line, ...context(), ...parse(line) }));
        heard.push(...lines);
        if (process.env.EAR) for (const { line } of lines) console.log(line);
        const asked = lines.flatMap(({ found }) => found).findLast(({ key }) => ask.test(key));
        if (asked) return asked.key;
      }
      return null;
    },
    /** The last announcements, for the message of a failing test. */
    last: () =>
      heard
        .slice(-3)
        .map(({ line }) => line)
        .join(' | '),
  };
}

/**
 * Whether the focus is on an answer in the list. Toggle buttons, such as those for the rooms of suspects, are no
 * answers.
 */
const isChoice = ({ role, ancestors, pressed }) =>
  role === 'button' && pressed === undefined && ancestors[0]?.role === 'listitem' && ancestors[1]?.name === '';

/**
 * Moves the focus to the first answer of the list, and opens the list first if it is closed. Returns null if there is
 * no answer.
 */
export async function toList(reader, showList) {
  let here = null;
  // The question is announced before its answers are drawn.
  for (const end = Date.now() + 120_000; !here && Date.now() < end;)
    here = await reader.find((each) => isChoice(each) || each.name === showList);
  if (!here || isChoice(here)) return here;
  await reader.press('Enter');
  return reader.find(isChoice);
}

/** Returns the description of an element in the accessibility tree, and the text of its `describe()`. */
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

/** The largest number of words in one announcement: news and the question together. */
const most = 80;

/**
 * Checks that all announcements consist of sentences from the message tables, are short, and are not repeated before
 * the next answer.
 */
export function checkAnnouncements(heard) {
  assert.deepEqual(
    heard.filter(({ left }) => left).map(({ left }) => left),
    [],
    'every sentence is in a message table',
  );
  assert.deepEqual(
    heard.filter(({ found }) => wordsOf(found) > most).map(({ line }) => line),
    [],
    'no announcement is longer',
  );
  assert.deepEqual(
    heard
      .filter(({ line, after }, i) => line === heard[i - 1]?.line && after === heard[i - 1].after)
      .map(({ line }) => line),
    [],
    'no announcement is repeated',
  );
}

export const wordsOf = (sentences) => sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
export const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

// How a match is played

/** Returns a function that decides by the name of a place on a tile grid whether the person can act there. */
export function canActOnGrid({ say, message }) {
  const texts = [
    say('tile-grid', 'can-act'),
    ...Object.values(message('tile-grid', 'cost')).map((text) => text.split('{n}')[0]),
  ];
  return (name) => texts.some((text) => name.includes(text));
}

/**
 * Plays a match to its end.
 * @param person Returns functions with which the person plays this game. All are optional:
 * `begin` fills in the start form;
 * `opening` returns the first question, if listening alone does not lead to it;
 * `answer` answers a question, and returns the next question if it has already been heard;
 * `chosen` is called before an answer in the list is pressed, while the focus is on this answer;
 * `context` returns facts that are recorded with each announcement;
 * `goOn` is called with the key of the sentence that ends the match, and returns the first question of another match,
 * if there is one.
 */
export async function playByEar(page, sentences, { asks, person }, match) {
  const { message } = sentences;
  const reader = await screenReaderOf(page);
  let own = {};
  let answers = 0;
  const walk = {
    page,
    reader,
    message,
    /** How many questions have been answered. */
    n: 0,
    say: (speaker, key, params = {}) => message(speaker, key).replace(/\{(\w+)\}/g, (_, name) => params[name]),
    ...listening(reader, sentences, asks, () => ({ after: answers, ...own.context?.() })),

    /** Presses a button, which may not be drawn yet. */
    async press(name) {
      const find = () => reader.find((here) => here.role === 'button' && here.name === name);
      for (const end = Date.now() + 120_000; !(await find());)
        assert.ok(Date.now() < end, `there is no button “${name}”`);
      await reader.press('Enter');
    },

    /** Opens the rare settings of the form, and chooses the number of players, of which `least` is the smallest. */
    async fillSeats(n, least) {
      await reader.find(({ role }) => role.startsWith('DisclosureTriangle'));
      await reader.press('Enter');
      const name = walk.say('game', 'how-many');
      await reader.find((here) => here.role === 'combobox' && here.name === name);
      for (const key of ['Home', ...downs(n - least)]) await reader.press(key);
    },

    /**
     * Chooses an answer from the list, after pressing these keys. Returns the key of the last sentence if the match is
     * over, and otherwise null.
     */
    async fromList(...keys) {
      if (!(await toList(reader, walk.say('nw-choices', 'show-list')))) {
        const next = await walk.listenOn();
        assert.ok(next?.startsWith('over-'), `no choices after ${walk.last()}`);
        return next;
      }
      for (const key of keys) await reader.press(key);
      await own.chosen?.();
      await reader.press('Enter');
      return null;
    },

    /** Moves the focus to the first or last open place of a map. Returns null if no place is open. */
    async toPlace(isPlace, isOpen, fromEnd) {
      if (!(await reader.find(isPlace, 'Shift+Tab'))) return null;
      await reader.press(fromEnd ? 'End' : 'Home');
      let here = await reader.focus();
      while (!isOpen(here)) {
        await reader.press(fromEnd ? 'PageUp' : 'PageDown');
        const next = await reader.focus();
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
    assert.ok(asked, `nothing is announced after ${walk.last()}`);
    return asked;
  }

  await own.begin();
  const end = await playOn((await own.opening?.()) ?? (await walk.listenOn()));
  const next = await own.goOn?.(end);
  if (next) await playOn(next);
  return { heard: walk.heard, keys: reader.keys, questions: walk.n, say: walk.say };
}

export const downs = (n) => Array(n).fill('ArrowDown');
