// Gives random values to elements of a real page: as attributes, as properties, in a script inside the element, and in
// the address, before and after the element is put on the page. Each element must soon show either its content or its
// fault. Nothing may throw, no promise may be rejected, and no other server may get a request. The environment variable
// RUNS is the number of elements that are tested (ten thousand in `npm run fuzz`), and SEED selects them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { attributes } from '../../broken/inputs.js';
import { limit, pages } from '../support/page.js';

const runs = Number(process.env.RUNS ?? 250);
const seed = Number(process.env.SEED ?? 1);
const open = pages();

const elements = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'))
  .modules.flatMap(({ declarations }) => declarations.filter(({ tagName }) => tagName))
  .map(({ tagName, attributes: known, members }) => ({
    tag: tagName,
    attributes: [...known.map(({ name }) => name), 'id', 'motion', 'dir'],
    properties: members
      .filter(({ kind, readonly, static: fixed }) => kind === 'field' && !readonly && !fixed)
      .map(({ name }) => name),
  }));

/** A valid model for each tag. */
const model = {
  'tile-grid': {
    version: 1,
    tiles: [
      {
        id: 'room',
        kind: 'room',
        name: 'Ward',
        cells: [
          [0, 0],
          [1, 0],
        ],
        doorways: [{ cell: [0, 0], side: 3 }],
      },
    ],
    spaces: [
      { id: 'a', name: 'A', cells: [[0, 0]], exits: [{ to: 'b' }] },
      { id: 'b', name: 'B', at: [1, 0] },
    ],
    tokens: [{ id: 't', space: 'a', kind: 'person', shape: 1, name: 'Ada', letter: 'A' }],
    targets: [{ id: 'b', state: 'can-act' }],
    ghosts: [{ id: 'g', cells: [[2, 0]] }],
    paths: [{ from: 'a', to: 'b', kind: 'way' }],
  },
  'nw-choices': {
    version: 1,
    prompt: 'What now?',
    onTable: false,
    choices: [
      { id: 'a', text: 'Stay.', rule: 'R-1', cost: '2', note: 'now' },
      { id: 'b', text: 'Go.', rule: 'R-2', refused: 'No.', last: true },
    ],
  },
  'nw-card-hand': {
    version: 1,
    name: 'Hand',
    cards: [
      {
        id: 'a',
        name: 'Key',
        kind: 'item',
        value: 2,
        text: 'Opens.',
        flavour: 'Cold.',
        notes: 'metal',
        kindName: 'Item',
        state: 'can-act',
        mark: { kind: 'own', name: 'Yours' },
        art: 'key',
      },
    ],
  },
  'nw-log': {
    version: 1,
    lines: [
      { n: 0, text: 'Ada moves.', rule: 'R-1', turn: 1 },
      { n: 1, text: 'It is dark.', rule: 'R-2', turn: 2 },
    ],
  },
  'nw-stat-track': {
    version: 1,
    name: 'Points',
    value: 2,
    caption: 'left',
    against: { value: 3, caption: 'needed' },
    steps: [{ state: 'full', big: true }, { state: 'empty' }],
  },
  'hunt-track': {
    version: 1,
    position: 2,
    spaces: [
      { card: 'up', name: 'Fog', text: 'Nobody sees far.', mark: 'fog' },
      { card: 'down', state: 'can-act' },
      { id: 'aura', card: 'known', hazard: true, at: [1, 0] },
      { name: 'Dawn', mark: 'sun', at: [2, 1] },
    ],
  },
  'dice-pool': {
    version: 1,
    roll: 1,
    dice: [
      { id: 'a', die: 'd6', face: 3, state: 'open', label: 'three' },
      { id: 'b', die: 'green', face: 'spike' },
    ],
  },
};
const example = {
  game: 'sanitarium',
  seats: ['Ada', 'Bruno'],
  situation: {
    map: [
      ['chapel', 'h', 0, 0],
      ['wheelchair.1', 'h', 2, 0],
    ],
    ap: 1,
    players: [{ at: [0, 0] }],
  },
  say: 'Go.',
  steps: [{ choose: 'move:2', say: 'She goes.', expect: { events: ['SAN-ACT-03'], state: { turn: { ap: 0 } } } }],
};
/**
 * Plausible values of attributes, under keys such as `dice-pool system`: valid values, and the broken values of
 * test/broken.
 */
const meantFor = new Map([
  ...Object.entries(model).map(([tag, json]) => [`${tag} model`, [JSON.stringify(json)]]),
  [
    'dice-pool system',
    [
      'lobotomy-attack',
      'coma-ward',
      JSON.stringify({
        id: 'bones',
        dice: { bone: ['', 'skull', 'skull skull', 3] },
        counts: { skull: 1 },
        explode: { on: 'skull', add: 1 },
      }),
    ],
  ],
  ['dice-pool dice', ['2 green 1 red', '3d6', '{"bone":2}']],
  ['dice-pool result', ['[1,6]', '["skull"]', '[{"die":"d6","face":2}]']],
  [
    'hunt-track spaces',
    ['["Gate", {"name": "Lawn", "mark": "moon", "at": [1, 0]}, {"card": true, "at": [2, 0]}, null]', '20'],
  ],
  ['hunt-track deck', ['["Fog", {"name": "Glass", "text": "It breaks.", "mark": "glass"}]']],
  ['hunt-track revealed', ['1-3 5', '[1, 2]']],
  ['hunt-track layout', ['u', 'ring', 'free']],
  ['rules-example example', [JSON.stringify(example)]],
  ['sanitarium-game seats', ['person random', 'random random', 'person']],
  ['sanitarium-game situation', [JSON.stringify(example.situation)]],
  ['sanitarium-game faces', ['[{"die":"d6","face":3},{"deck":"sanitarium","card":"dark.1"}]']],
  ['lobotomy-game seats', ['person random', 'random random random', 'person']],
  ['lobotomy-game scenario', ['S1', 'S4', 'DN2']],
  ['lobotomy-game characters', ['ian-mcfellow demi-hawkins, lotte-wren', 'marta-kowal']],
  ['lobotomy-game difficulty', ['normal', '2 easier']],
  ['lobotomy-game kept', ['["out-of-cells"]']],
  [
    'lobotomy-game situation',
    [
      JSON.stringify({
        ap: 2,
        characters: [{ at: 'cells.J', items: ['revolver'], meds: { red: 1 } }],
        monsters: [{ card: 'hellhound', at: 'cells.L' }],
        hunt: { position: 3 },
      }),
    ],
  ],
  ['lobotomy-game faces', ['[{"die":"green","face":"G2"},{"deck":"hunt","card":"relapse"}]']],
  ['asylum-escape-game seats', ['person random', 'random random random', 'person expert expert']],
  ['asylum-escape-game version', ['short', 'long']],
  ['asylum-escape-game patients', ['0', '1', '2']],
  ['asylum-escape-game coin', ['coin', 'die']],
  ['asylum-escape-game collapse-catches', ['on', 'off']],
  [
    'asylum-escape-game situation',
    [
      JSON.stringify({
        phase: 'victim',
        active: 0,
        turn: 2,
        patients: [{ card: 'warden', at: 'office' }],
        victims: [{ card: 'cook', at: 'chapel', hand: ['held-breath.1'] }],
      }),
    ],
  ],
  ['asylum-escape-game faces', ['[{"die":"d6","face":3},{"deck":"movement","card":"two-rooms.1"}]']],
]);
for (const { tag, attributes: given } of attributes)
  for (const [name, one] of Object.entries(given))
    meantFor.set(`${tag} ${name}`, [...(meantFor.get(`${tag} ${name}`) ?? []), one]);
const meant = [
  ...new Set([...meantFor.values()].flat()),
  'true',
  'false',
  '0',
  '7',
  'de',
  'en_US',
  'rtl',
  'eager',
  'none',
  '{"title":"Ward"}',
];
const junk = [
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '0x10',
  '[]',
  '{}',
  '[[[]]]',
  '{"version":1}',
  '__proto__',
  'constructor',
  '{"__proto__":1}',
  '<b>',
  '"',
  '%',
  '\u0000',
  '\ud800',
  'ä',
  '\u202e',
  'x'.repeat(5000),
  `${'['.repeat(500)}${']'.repeat(500)}`,
];

/** Valid texts in which a random part is replaced. */
const bent = (good) =>
  fc
    .tuple(
      fc.constantFrom(...good),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(4),
      fc.constantFrom('', '"', '{', '}', '[', ',', '-', '9', 'e9', 'null', 'true', '[[', '{"a":1}', '\\u0000'),
    )
    .map(([text, where, length, put]) => {
      const at = Math.floor(where * text.length);
      return text.slice(0, at) + put + text.slice(at + length);
    });
/** Values that replace a part of valid JSON. */
const hostile = [
  null,
  7,
  '',
  [],
  {},
  [null],
  { toString: 1 },
  { valueOf: 1 },
  { nodeType: 1 },
  { _$litType$: 1, strings: ['<b>'], values: [] },
  { _$litDirective$: 1 },
  { __proto__: 1 },
  'x'.repeat(3000),
  -1,
  1e308,
];
const names = [
  'name',
  'prompt',
  'value',
  'text',
  'flavour',
  'notes',
  'mark',
  'state',
  'kindName',
  'note',
  'cost',
  'refused',
  'last',
  'label',
  'letter',
  'art',
  'against',
  'caption',
  'big',
  'turn',
  'rule',
  'roll',
  'cells',
  'facing',
  'onTable',
  'steps',
  'at',
  'say',
  'eyes',
  'id',
  'kind',
  'exits',
  'shape',
  'tokens',
  'targets',
  'ghosts',
  'paths',
  'face',
  'throws',
  'pool',
  'explode',
];
/** Valid JSON with one value changed or added. */
const swapped = (good) =>
  fc
    .tuple(
      fc.constantFrom(...good),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      fc.constantFrom(...hostile),
      fc.option(fc.constantFrom(...names)),
    )
    .map(([text, where, what, name]) => {
      const root = {};
      try {
        root.all = JSON.parse(text);
      } catch {
        return text;
      }
      const places = [[root, 'all']];
      for (const [parent, key] of places)
        if (Object(parent[key]) === parent[key])
          for (const inner of Object.keys(parent[key])) places.push([parent[key], inner]);
      const [parent, key] = places[Math.floor(where * places.length)];
      if (name && Object(parent[key]) === parent[key]) parent[key][name] = what;
      else parent[key] = what;
      return JSON.stringify(root.all);
    });
const any = fc.oneof(
  fc.constantFrom(...meant),
  bent(meant),
  swapped(meant),
  fc.constantFrom(...junk),
  fc.json({ maxDepth: 3 }),
);
/** Values for an attribute, most of them made from valid ones. */
const textFor = (tag, name) => {
  const good = meantFor.get(`${tag} ${name}`);
  return good ? fc.oneof(fc.constantFrom(...good), bent(good), { weight: 3, arbitrary: swapped(good) }, any) : any;
};
const value = fc.oneof(
  any,
  fc.constantFrom(null, undefined, 0, -1, 1.5, NaN, Infinity, true, [], {}, [null], { length: 3 }, { version: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/**
 * What is done to an element. The element is put on the page before the first act that waits or, if no act waits, after
 * all acts.
 */
const acts = fc.constantFrom(...elements).chain(({ tag, attributes: names, properties }) =>
  fc.record({
    tag: fc.constant(tag),
    child: fc.option(textFor(tag, tag === 'rules-example' ? 'example' : 'model'), { freq: 2 }),
    address: fc.option(
      textFor(tag, 'model').map(
        (each) => `#${tag}=${encodeURIComponent(each.replace(/[\ud800-\udfff]/g, '')).slice(0, 3000)}`,
      ),
      { freq: 6 },
    ),
    acts: fc.array(
      fc.oneof(
        {
          weight: 4,
          arbitrary: fc
            .constantFrom(...names)
            .chain((name) =>
              fc.record({ attribute: fc.constant(name), value: fc.option(textFor(tag, name), { freq: 8 }) }),
            ),
        },
        {
          weight: 4,
          arbitrary: fc
            .constantFrom(`${tag} lang`, ...[...meantFor.keys()].filter((key) => key.startsWith(`${tag} `)))
            .chain((key) =>
              fc.record({ attribute: fc.constant(key.split(' ')[1]), value: textFor(...key.split(' ')) }),
            ),
        },
        { weight: 2, arbitrary: fc.record({ property: fc.constantFrom(...properties, 'state'), value }) },
        { weight: 1, arbitrary: fc.constant({ wait: true }) },
      ),
      { minLength: 1, maxLength: 6 },
    ),
  }),
);

/** Runs in the page. Performs the acts, and returns what went wrong. */
async function meet(all) {
  window.unhandled = [];
  if (!window.hears) {
    window.hears = true;
    window.addEventListener('unhandledrejection', ({ reason }) =>
      window.unhandled.push(`rejected: ${reason?.stack ?? reason}`),
    );
    window.addEventListener('error', ({ message, error }) =>
      window.unhandled.push(`thrown: ${error?.stack ?? message}`),
    );
  }
  const readable = (text) => {
    try {
      const read = decodeURIComponent(text);
      return JSON.stringify(JSON.parse(read, (name, value) => (name in {} ? JSON.parse('') : value))) !== undefined;
    } catch {
      return false;
    }
  };
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  for (const { tag, child, address, acts } of all) {
    location.hash = address ?? '';
    const isCut = !!address && !readable(address.slice(address.indexOf('=') + 1));
    const element = document.createElement(tag);
    const told = [];
    element.addEventListener(
      'nw-error',
      ({ target, code, path, message }) => target === element && told.push({ code, path, message }),
    );
    const act = ({ attribute, property, value }) => {
      if (attribute && value === null) element.removeAttribute(attribute);
      else if (attribute) element.setAttribute(attribute, value);
      else element[property] = value;
    };
    const trouble = (what) => ({ what, element: element.outerHTML.slice(0, 500), told, unhandled: window.unhandled });
    try {
      if (child !== null)
        element.append(
          Object.assign(document.createElement('script'), { type: 'application/json', textContent: child }),
        );
      const first = acts.findIndex(({ wait }) => wait);
      for (const each of first < 0 ? acts : acts.slice(0, first)) act(each);
      document.querySelector('main').append(element);
      for (const each of first < 0 ? [] : acts.slice(first)) await (each.wait ? turn() : act(each));
      const late = new Promise((resolve) => setTimeout(resolve, 120_000, 'late'));
      if ((await Promise.race([element.updateComplete, late])) === 'late') return trouble('it never comes to rest');
      for (let i = 0; i < 4; i++) await turn();
      // A game may have to fetch files before it reads the link.
      if (isCut) await window.until(() => told.length).catch(() => undefined);
      if (isCut && !told.length) return trouble('it does not report that the link cannot be read');
      if (element.matches(':state(error)')) {
        await element.updateComplete;
        const box = element.shadowRoot.querySelector('[part=error]');
        const last = told.at(-1);
        if (!last || !/^[a-z-]+$/.test(last.code) || typeof last.path !== 'string' || !last.message)
          return trouble('it does not report what is wrong');
        if (!box?.textContent.includes(last.message) || !box.getBoundingClientRect().height)
          return trouble('it does not show what is wrong');
      }
      element.describe?.();
      void JSON.stringify(element.state);
      element.remove();
      await turn();
    } catch (error) {
      return trouble(`thrown: ${error?.stack ?? error}`);
    }
    if (window.unhandled.length) return trouble('an unhandled error');
  }
  return null;
}

test(
  `elements show their content or a fault for any values, ${runs} times`,
  { timeout: limit.timeout + runs * 4000 },
  async (t) => {
    t.diagnostic(`SEED=${seed} RUNS=${runs}`);
    const { page } = await open({
      body: '<main></main>',
      first: (each) =>
        each.route(
          (url) => url.hostname !== 'localhost' && url.hostname !== '127.0.0.1',
          (route) => {
            asked.push(route.request().url());
            return route.abort();
          },
        ),
    });
    const asked = [];
    await page.evaluate(
      (tags) =>
        Promise.all(
          tags.map((tag) => {
            document.body.append(document.createElement(tag));
            return customElements.whenDefined(tag);
          }),
        ),
      elements.map(({ tag }) => tag),
    );
    const all = fc.sample(acts, { seed, numRuns: runs });
    for (let at = 0; at < all.length; at += 25) {
      const batch = all.slice(at, at + 25);
      const hung = new Promise((resolve) => {
        setTimeout(resolve, 900_000, { what: 'the page hangs', batch }).unref();
      });
      const trouble = await Promise.race([page.evaluate(meet, batch), hung]);
      assert.equal(trouble, null, JSON.stringify(trouble, null, 1));
    }
    assert.deepEqual(asked, []);
    await page.close();
  },
);
