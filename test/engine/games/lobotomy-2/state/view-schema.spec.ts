// The schema of views: views of matches are valid, and each value out of range is reported with its path.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyAnswer } from '../../../../../src/engine/bots/random.js';
import { contentOf } from '../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import { pack } from '../../../../../src/engine/games/lobotomy-2/content/pack.js';
import { rules } from '../../../../../src/engine/games/lobotomy-2/rules/rules.js';
import { viewFault } from '../../../../../src/engine/games/lobotomy-2/state/view-schema.js';
import type { State } from '../../../../../src/engine/games/lobotomy-2/state/state.js';
import { createChance, openMatch } from '../../../../../src/engine/kernel/index.js';
import { readReplay } from '../../../../../src/engine/table/replay.js';
import { recordDelta } from '../../../../../src/engine/table/record-delta.js';
import { matchOf, pick, type Live } from '../support/live-match.js';

const content = contentOf(pack);
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Makes this many random choices, and calls `look` with the view before each. */
function played(scenario: string, seats: number, answers: number, look: (view: State) => void = () => undefined): Live {
  const match = matchOf(scenario, seats);
  const chance = createChance(scenario);
  for (let i = 0; i < answers; i++) {
    const [question] = match.questions;
    if (!question) break;
    const { state } = match.view(question.seat);
    look(state);
    const { id } = anyAnswer(
      match.questions.filter(({ seat }) => seat === question.seat),
      chance,
    );
    pick(match, id);
  }
  return match;
}

for (const [scenario, seats] of [
  ['S1', 1],
  ['S4', 5],
  ['DN1', 4],
] as const) {
  test(`every view of a match of ${scenario} is valid`, () => {
    let attacks = 0;
    played(scenario, seats, 200, (view) => {
      attacks += view.attacks.length + (view.check ? 1 : 0);
      assert.equal(viewFault(asJson(view), seats, content), null);
    });
    assert.ok(attacks > 0, 'some views are from the middle of a roll');
  });
}

test('a view of a match is valid', () => {
  const match = played('S2', 3, 120);
  const read = readReplay(rules, asJson({ game: 'lobotomy-2', record: recordDelta(match.record(1)) }), (state, seats) =>
    viewFault(state, seats, content),
  );
  assert.ok(read.ok, JSON.stringify(read));
  assert.ok(read.value.length > 30);
  assert.deepEqual(asJson(read.value.at(-1)?.seen.state), asJson(match.view(1).state));
});

/** A view in the middle of an Attack, in which most fields have a value. */
function rolling(): State {
  const match = openMatch(rules, {
    seats: 2,
    seed: 'seen',
    options: { scenario: 'DN1', characters: [['demi-hawkins', 'marta-kowal'], ['ian-mcfellow']] },
    situation: {
      ap: 1,
      lockers: [{ at: 'courtyard.H' }],
      characters: [
        {
          at: 'courtyard.D',
          insanity: 2,
          meds: { red: 1 },
          junk: { rope: 1 },
          items: ['spell-scroll.1'],
          disorders: ['adrenal-gland-tumor'],
        },
        { at: 'theatre.F' },
        { at: 'theatre.F' },
      ],
      monsters: [{ card: 'state-trooper', at: 'courtyard.D' }],
    },
    faces: [{ die: 'green', face: 'G1' }],
  });
  assert.ok(match.ok, JSON.stringify(match));
  pick(match.value, 'attack:spell-scroll.1:10', 'go');
  return asJson(match.value.view(0).state);
}

function changed(view: State, path: string, value: unknown): unknown {
  const copy = structuredClone(view) as unknown as Record<string, unknown>;
  const keys = path.split('/');
  let at = copy;
  for (const key of keys.slice(0, -1)) at = at[key] as Record<string, unknown>;
  at[keys.at(-1)!] = value;
  return copy;
}

test('every field has a range, and a value outside it is found', () => {
  const view = rolling();
  assert.equal(viewFault(view, 2, content), null);
  const last = content.map('DN1').ids.length - 1;
  const locker = { space: 0, face: null };
  const [held] = view.characters[0]!.items;
  const [roll] = view.attacks[0]!.attacks;

  /**
   * Each row has a path in the view, valid values and invalid values. An invalid value leads to a fault with this path.
   * In rows with `below`, the path of the fault goes on with `below`.
   */
  const rows: readonly (readonly [path: string, good: readonly unknown[], bad: readonly unknown[], below?: string])[] =
    [
      ['scenario', [], ['S9', '', null, 1, 'toString']],
      ['nightmares', [['DN2']], ['DN2', null]],
      ['nightmares', [], [['S9']], '0'],
      ['difficulty', [[]], [{}]],
      ['difficulty', [], [[{ card: 'no card', level: 'easier' }]], '0/card'],
      ['round', [0, 9999], [-1, 0.5, '1', null]],
      ['phase', ['setup', 'attacks'], ['night', 0]],
      ['first', [0, 2], [-1, 3]],
      ['turn/character', [0, 2], [3, null]],
      ['turn/looted', [true, false], [0]],
      ['characters', [], [[], null, {}, Array(6).fill(view.characters[0])]],
      ['characters/0/card', ['felix-ambrose'], ['nobody', 'constructor']],
      ['characters/0/seat', [0, 1], [-1, 2]],
      ['characters/0/at', [-1, 0, last], [-2, last + 1]],
      ['characters/0/increases', [{}, { strength: 1 }], [null, []]],
      ['characters/0/increases', [], [{ luck: 1 }], 'luck'],
      ['characters/0/junk', [], [{ rope: -1 }], 'rope'],
      ['characters/0/items', [[]], [null]],
      ['characters/0/items', [], [[{ ...held, card: 'no item' }]], '0/card'],
      ['characters/0/items', [], [[{ ...held, more: 1 }]], '0/more'],
      ['characters/0/disorders', [], [[{ card: 'spell-scroll.1', cooldown: 0 }]], '0/card'],
      ['characters/0/used', [], [['x'.repeat(81)]], '0'],
      ['characters/0/lasting', [], [[{ until: 'turn', card: 'halo', passive: null }]], '0/passive'],
      ['monsters/0/id', [10, 9999], [9, 10_000]],
      ['monsters/0/number', [1, 9999], [0, 10_000]],
      ['monsters/0/card', ['orderly'], ['nobody']],
      ['tiles', [0, 2 ** 31 - 1], [-1, 2 ** 31]],
      ['edges', [{}, { '1,1:s': 'breach' }], [[], null]],
      ['edges', [], [{ '1,1:s': 'curtain' }], '1,1:s'],
      ['lockers', [[], [{ ...locker, space: last }]], [locker]],
      ['lockers', [], [[{ ...locker, space: last + 1 }]], '0/space'],
      ['lockers', [], [[{ ...locker, face: 'no locker' }]], '0/face'],
      [
        'marks',
        [
          [
            { token: 'a', space: 0 },
            { token: 'b', space: 0, value: null },
            { token: 'c', space: 0, value: '7' },
          ],
        ],
        [],
      ],
      ['marks', [], [[{ token: 'a', space: 0, value: 7 }]], '0/value'],
      ['mine', [null, 0], [last + 1]],
      ['gun', [null, 0], [last + 1]],
      ['hunt/shown', [[]], [Array(13).fill(null)]],
      ['hunt/shown', [], [['no card']], '0'],
      ['hunt/aura', [0, 12], [13]],
      ['decks/weapon/left', [[], ['sling']], ['sling', Array(251).fill('sling')]],
      ['counters', [{ a: -1 }], [[]]],
      ['still', [null, 'move', 'attack', 'both'], ['all']],
      ['attacks/0/by', [-1, 0, 2, 10], [3, 9, null]],
      ['attacks/0/target', [null, 10], [-1]],
      ['attacks/0/side', [null], [{ auto: 1 }], 'dice'],
      ['attacks/0/attacks', [[]], [null]],
      ['attacks/0/attacks', [], [[{ ...roll, dice: [{ die: 'green', face: 6, added: false }] }]], '0/dice/0/face'],
      ['attacks/0/defences', [], [[roll]], '0/side'],
      ['check', [null], [1]],
      ['trade', [null, { partner: 2, given: ['junk:rope'], got: [] }], [0]],
      ['trade', [], [{ partner: 3, given: [], got: [] }], 'partner'],
      ['defeated', [{}, { orderly: 2 }], [null]],
    ];
  for (const [path, good, bad, below] of rows) {
    for (const value of good)
      assert.equal(viewFault(changed(view, path, value), 2, content), null, `${path}: ${JSON.stringify(value)}`);
    for (const value of bad)
      assert.equal(
        viewFault(changed(view, path, value), 2, content),
        below === undefined ? path : `${path}/${below}`,
        `${path}: ${JSON.stringify(value)}`,
      );
  }
});

test('a view is an object without missing or unknown fields', () => {
  const view = rolling();
  for (const key of Object.keys(view)) {
    const { [key as keyof State]: _, ...without } = view;
    assert.notEqual(viewFault(without, 2, content), null, key);
  }
  assert.equal(viewFault({ ...view, hidden: 1 }, 2, content), 'hidden');
  assert.equal(viewFault(changed(view, 'turn/more', 1), 2, content), 'turn/more');
  for (const json of [null, [], 3, 'view', undefined]) assert.equal(viewFault(json, 2, content), '');
});
