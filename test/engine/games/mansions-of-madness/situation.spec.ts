// Situations that a page passes in: an impossible one is refused with a path and a remedy.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { rules } from '../../../../src/engine/games/mansions-of-madness/rules/rules.js';
import type { State } from '../../../../src/engine/games/mansions-of-madness/state/state.js';
import { createChance, openMatch, type Json } from '../../../../src/engine/kernel/index.js';
import { speak } from '../../../../src/engine/speech/speak.js';
import de from '../../../../src/messages/de/mansions-of-madness/pack.js';
import en from '../../../../src/messages/en/mansions-of-madness/pack.js';
import { playAtRandom } from '../../../support/play.js';
import { changed, changes, counted, many, nasty, wellReported } from '../../untrusted-input/hostile-values.js';

const open = (setup: object) => openMatch<State, null, unknown, State>(rules, { seed: 1, seats: 2, ...setup });
const cellar = {
  id: 'cellar',
  kind: 'wiring',
  at: [
    [0, 0],
    [0, 1],
  ],
  links: '1E-2W',
  start: '1W:R',
  end: '2E:B',
};

function refuses(fault: string, setup: object): void {
  const opened = open(setup);
  assert.ok(!opened.ok, `${fault} is accepted`);
  const { code, path, params, message } = opened.error;
  assert.equal(`${code} ${path}`, fault);
  if (!Object.hasOwn(en, code)) return;
  assert.equal(message, speak(en, 'en', code as keyof typeof en, params));
  for (const said of [message, speak(de, 'de', code as keyof typeof de, params)]) assert.doesNotMatch(said, /\{\w+\}/);
}
const card = (value: unknown) => ({ situation: { cards: { door: value } } });

test('an empty situation has a card of each kind, and two default investigators', () => {
  for (const setup of [{}, { situation: {} }, { situation: { cards: undefined }, options: {} }]) {
    const opened = open(setup);
    assert.ok(opened.ok);
    const { cards, investigators, timeLimit, turns, movement, action } = opened.value.view(0).state;
    assert.deepEqual(
      Object.values(cards).map(({ puzzle, lock }) => [puzzle, lock]),
      [
        ['1A', true],
        ['4A', false],
        ['7', false],
      ],
    );
    assert.deepEqual(
      investigators,
      Array(2).fill({ intellect: 4, luck: 2, skillPoints: 1, stunned: false, dead: false }),
    );
    assert.deepEqual([timeLimit, turns, movement, action], [null, 12, 2, 1]);
  }
});

test('given fields are used, and missing ones get default values', () => {
  const opened = open({
    options: { timeLimit: 60 },
    situation: {
      cards: { cellar: { puzzle: cellar, name: 'Cellar', dark: true } },
      investigators: [{ intellect: -2, stunned: true }],
      turns: 99,
    },
  });
  assert.ok(opened.ok);
  const { cards, investigators, timeLimit, turns, movement } = opened.value.view(0).state;
  assert.deepEqual(cards, { cellar: { puzzle: cellar, name: 'Cellar', lock: false, dark: true, deadly: false } });
  assert.deepEqual(
    investigators.map(({ intellect, stunned }) => [intellect, stunned]),
    [
      [-2, true],
      [4, false],
    ],
  );
  assert.deepEqual([timeLimit, turns, movement], [60, 99, 1]);
});

test('every mistake is reported with its path', () => {
  for (const value of [[], 'door', 5]) refuses('not-object situation', { situation: value });
  refuses('unknown-field situation/card', { situation: { card: {} } });
  refuses('not-object situation/cards', { situation: { cards: [] } });
  refuses('not-so-many situation/cards', { situation: { cards: {} } });
  refuses('not-so-many situation/cards', {
    situation: { cards: Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`c${i}`, { puzzle: '7' }])) },
  });
  for (const id of ['Door', '', '1', 'a b', 'x'.repeat(25)])
    refuses(`not-id situation/cards/${id}`, { situation: { cards: { [id]: { puzzle: '7' } } } });
  refuses('not-object situation/cards/door', card(null));
  refuses('unknown-field situation/cards/door/locked', card({ puzzle: '7', locked: true }));
  for (const puzzle of [undefined, null, 7, '4B', '10', 'toString', ''])
    refuses('no-puzzle situation/cards/door/puzzle', card({ puzzle }));
  for (const name of [5, 'x'.repeat(61), null])
    refuses('not-name situation/cards/door/name', card({ puzzle: '7', name }));
  for (const field of ['lock', 'dark', 'deadly'])
    refuses(`not-yes-no situation/cards/door/${field}`, card({ puzzle: '7', [field]: 'yes' }));
  for (const list of [{}, [{}, {}, {}]])
    refuses('not-so-many situation/investigators', { situation: { investigators: list } });
  refuses('not-object situation/investigators/1', { situation: { investigators: [{}, null] } });
  refuses('unknown-field situation/investigators/0/dead', { situation: { investigators: [{ dead: true }] } });
  for (const value of [1.5, '4', 100, -10, null])
    refuses('not-whole situation/investigators/0/intellect', { situation: { investigators: [{ intellect: value }] } });
  for (const field of ['luck', 'skillPoints'])
    for (const value of [-1, 100])
      refuses(`not-whole situation/investigators/0/${field}`, { situation: { investigators: [{ [field]: value }] } });
  refuses('not-yes-no situation/investigators/0/stunned', { situation: { investigators: [{ stunned: 1 }] } });
  for (const turns of [0, 100, '3']) refuses('not-whole situation/turns', { situation: { turns } });
  for (const timeLimit of [0, 3601, '60']) refuses('not-whole options/timeLimit', { options: { timeLimit } });
  refuses('unknown-field options/mode', { options: { mode: 'cooperative' } });
  refuses('not-object options', { options: 'timeLimit' });
});

test('an author’s puzzle is read like any puzzle, and two puzzles with the same id have to be equal', () => {
  refuses('puzzle-shape situation/cards/door/puzzle/kind', card({ puzzle: { ...cellar, kind: 'maze' } }));
  refuses('puzzle-shape situation/cards/door/puzzle', card({ puzzle: [] }));
  const two = (other: object) => ({
    situation: { cards: { one: { puzzle: cellar }, two: { puzzle: { ...cellar, ...other } } } },
  });
  assert.ok(open(two({})).ok);
  assert.ok(open(two({ id: 'attic', start: '1W:B', end: '2E:R' })).ok);
  refuses('puzzle-twice situation/cards/two/puzzle/id', two({ start: '1W:B', end: '2E:R' }));
});

test('infinite numbers, and keys that every object inherits, are refused', () => {
  refuses('json-name situation/cards/constructor', { situation: { cards: { constructor: { puzzle: '7' } } } });
  refuses('json-name situation/cards/__proto__', {
    situation: JSON.parse('{"cards": {"__proto__": {"puzzle": "7"}}}') as object,
  });
  refuses('json-size seats/0', { seats: ['x'.repeat(1e7), 'y'] });
  const deep: unknown = JSON.parse('['.repeat(60) + ']'.repeat(60));
  assert.equal(open({ situation: { cards: deep } }).ok, false);
});

test('any JSON and any changed situation is either refused or played', () => {
  const good = {
    cards: {
      door: { puzzle: '1A', lock: true, name: 'Door' },
      attic: { puzzle: '3A', dark: true },
      desk: { puzzle: cellar, deadly: true },
      wall: { puzzle: '7' },
    },
    investigators: [{ intellect: 3, luck: 1, skillPoints: 2 }, { stunned: true }],
    turns: 3,
  };
  const worse = changes(nasty, 2).map((made) => changed(good, made));
  let accepted = 0;
  fc.assert(
    fc.property(
      fc.oneof({ weight: 1, arbitrary: nasty }, { weight: 5, arbitrary: worse }),
      fc.integer({ min: 0, max: 1e6 }),
      (situation, seed) => {
        const opened = wellReported(
          openMatch(rules, {
            seed,
            seats: 2,
            situation: situation as Json,
            ...(seed % 2 && { options: { timeLimit: 60 } }),
          }),
        );
        if (!opened.ok || situation == null) return;
        accepted++;
        playAtRandom(opened.value, createChance(seed), 40);
      },
    ),
    many,
  );
  counted(accepted, 40);
});
