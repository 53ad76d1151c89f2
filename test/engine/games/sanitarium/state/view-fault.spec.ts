// The validation of views, field by field: real views are valid, and a value that is out of range is reported.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentOf } from '../../../../../src/engine/games/sanitarium/cards/card-index.js';
import { pack } from '../../../../../src/engine/games/sanitarium/content/pack.js';
import { viewFault, type SanitariumView } from '../../../../../src/engine/games/sanitarium/state/knowledge.js';
import { rules } from '../../../../../src/engine/games/sanitarium/rules/rules.js';
import { openMatch } from '../../../../../src/engine/kernel/index.js';
import { midMatchSituation } from '../support/mid-match-situation.js';

const content = contentOf(pack);

function viewOf(seats: number, mode: 'competitive' | 'cooperative'): SanitariumView {
  const match = openMatch(rules, {
    seed: 'seen',
    seats,
    options: { mode },
    situation: midMatchSituation(seats, mode, 7),
  });
  assert.ok(match.ok);
  return structuredClone(match.value.view(0).state);
}

test('a view may have a card beyond the limits for a situation, if it was explored there', () => {
  const match = openMatch(rules, {
    seed: 'far',
    seats: 1,
    options: { mode: 'cooperative' },
    situation: { map: [['chapel', 'h', 256, 256]], ap: 6, players: [{ at: [256, 256] }] },
  });
  assert.ok(match.ok);
  for (const act of ['explore', 'place:h:258:256'])
    assert.ok(match.value.choose(0, match.value.view(0).questions[0]!.n, act).ok);
  const { state } = match.value.view(0);
  assert.equal(state.map.at(-1)?.x, 258);
  assert.equal(viewFault(structuredClone(state), 1, content), null);
});

function changed(view: SanitariumView, path: string, value: unknown): unknown {
  const copy = structuredClone(view) as unknown as Record<string, unknown>;
  const keys = path.split('/');
  let at = copy;
  for (const key of keys.slice(0, -1)) at = at[key] as Record<string, unknown>;
  at[keys.at(-1)!] = value;
  return copy;
}

const full = Array<string>(200).fill('moths');

for (const [mode, seats] of [
  ['competitive', 3],
  ['cooperative', 2],
  ['cooperative', 1],
] as const) {
  const view = viewOf(seats, mode);
  const players = view.players.length;
  const last = 2 * view.map.length - 1;
  const thing = { kind: 'night-key', claimed: false };
  const item = { card: 'night-key.1', safe: null };
  const card = { card: null, face: 'down', x: 0, y: 0, facing: 'h' };

  /**
   * Each row has a path in the view, valid values and invalid values. An invalid value leads to a fault with this path.
   * In rows with `below`, the path of the fault goes on with `below`.
   */
  const rows: readonly (readonly [path: string, good: readonly unknown[], bad: readonly unknown[], below?: string])[] =
    [
      ['mode', ['competitive', 'cooperative'], ['solo', '', null]],
      ['honour', [true, false], ['', 0, null]],
      ['start', [0, players - 1], [-1, players, 0.5, '0', null]],
      ['active', [0, players - 1], [-1, players]],
      ['turn/number', [0, 99999], [-1, 100_000, Number.NaN]],
      ['turn/phase', ['setup', 'darkness', 'dice', 'actions', 'monsters'], ['night', 0]],
      ['turn/dice', [[], [1, 6, 6]], [null, '1', { length: 0 }]],
      ['turn/dice', [], [[0], [7], ['6']], '0'],
      ['turn/taken', [0, 999], [-1, 1000]],
      ['turn/signalled', [0, 65535], [-1, 65536]],
      ['map', [], [[{ ...card, card: 'no card' }]], '0/card'],
      ['map/0/face', ['room', 'dark', 'down'], ['up']],
      ['map/0/x', [-511, 511], [-512, 512]],
      ['map/0/facing', ['h', 'v'], ['x']],
      [
        'monsters',
        [
          [],
          [
            { id: 0, at: 0 },
            { id: 9, at: last },
          ],
        ],
        [],
      ],
      ['monsters', [], [[{ id: 0, at: last + 1 }], [{ id: 0, at: -1 }]], '0/at'],
      ['monsters', [], [[{ id: 10, at: 0 }]], '0/id'],
      ['supply', [[], [0, 9]], []],
      ['supply', [], [[10]], '0'],
      ['bottom', [[], full], [[...full, 'moths']]],
      ['bottom', [], [['no card']], '0'],
      ['drawn', [null, 'records'], ['no card', 1]],
      ['explorer', [-1, players - 1], [-2, players]],
      ['common', [[], [thing]], [thing]],
      [
        'common',
        [],
        [[{ ...thing, kind: null }], [{ ...thing, kind: 'no kind' }], [{ ...thing, kind: 'night-key.1' }]],
        '0/kind',
      ],
      ['common', [], [[{ ...thing, claimed: 1 }]], '0/claimed'],
      ['players', [], [[], [...view.players, view.players[0]], null]],
      ['players/0/at', [-1, 0, last], [-2, last + 1]],
      ['players/0/items', [[item, { ...item, safe: 'own' }, { ...item, safe: 'common' }]], []],
      ['players/0/items', [], [[{ ...item, safe: 'mine' }], [{ ...item, safe: undefined }]], '0/safe'],
      ['players/0/actions', [[null, 'run-for-it.1']], []],
      ['players/0/safeThings', [[{ ...thing, kind: null, shown: true }]], []],
      ['players/0/safeThings', [], [[thing]], '0/shown'],
      ['players/0/escaped', [true, false], [1]],
      ['players/0/exposed', [0, 65535], [65536]],
      ['shut', [[], [{ place: last, side: 3, until: players - 1 }]], []],
      ['shut', [], [[{ place: 0, side: 4, until: 0 }]], '0/side'],
      ['shut', [], [[{ place: 0, side: 0, until: players }]], '0/until'],
      ['payment/slots', [[], [0, 999]], [7]],
      ['ballots', [[], [true]], [true]],
      ['ballots', [], [[1]], '0'],
    ];

  test(`a view of ${seats} in the ${mode} game is valid, and so is each field within its range`, () => {
    assert.equal(viewFault(view, seats, content), null);
    for (const [path, good, bad, below] of rows) {
      for (const value of good)
        assert.equal(viewFault(changed(view, path, value), seats, content), null, `${path}: ${JSON.stringify(value)}`);
      for (const value of bad)
        assert.equal(
          viewFault(changed(view, path, value), seats, content),
          below === undefined ? path : `${path}/${below}`,
          `${path}: ${JSON.stringify(value)}`,
        );
    }
  });
}

test('a view has to be an object without missing or additional fields', () => {
  const view = viewOf(2, 'competitive');
  for (const key of Object.keys(view)) {
    const { [key as keyof SanitariumView]: _, ...without } = view;
    assert.equal(viewFault(without, 2, content), key);
  }
  assert.equal(viewFault({ ...view, hidden: 1 }, 2, content), 'hidden');
  assert.equal(viewFault({ ...view, ['x'.repeat(60)]: 1 }, 2, content), 'x'.repeat(40));
  assert.equal(viewFault(changed(view, 'turn/more', 1), 2, content), 'turn/more');
  for (const json of [null, [], 3, 'view', undefined]) assert.equal(viewFault(json, 2, content), '');
});
