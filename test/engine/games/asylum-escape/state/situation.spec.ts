// Situations: each fault has a path, and a message in two languages. Also the reasons why acts are refused.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createChance, openMatch, type Json, type Rules } from '../../../../../src/engine/kernel/index.js';
import type en from '../../../../../src/messages/en/asylum-escape/pack.js';
import enWhy from '../../../../../src/messages/en/asylum-escape/rules.js';
import { contentOf } from '../../../../../src/engine/games/asylum-escape/cards/card-index.js';
import { viewFault } from '../../../../../src/engine/games/asylum-escape/state/view-schema.js';
import { RuleTest } from '../../../../support/rule-coverage.js';
import {
  changed,
  changes,
  counted,
  many,
  nasty,
  playable,
  wellReported,
} from '../../../untrusted-input/hostile-values.js';
import type { OutsideGame } from '../../../untrusted-input/games.js';
import { at, flees, pack, rules, table } from '../support/small-match.js';

const patients = [at('c3')];
const long = 'z'.repeat(61);
const quoted = `${'z'.repeat(60)}…`;
const wrong: readonly (readonly [code: keyof typeof en, path: string, situation: unknown, params?: object])[] = [
  ['not-object', '', 3],
  ['not-object', 'victims/0', { patients, victims: [3] }],
  ['not-object', 'piles', { patients, piles: 3 }],
  ['not-object', 'decks', { patients, decks: 3 }],
  ['not-list', 'patients', { patients: {} }],
  ['not-list', 'columns', { patients, columns: 'a1' }],
  ['not-list', 'victims/0/suspects', { patients, victims: [{ suspects: 'a1' }] }],
  ['not-list', 'victims/0/hand', { patients, victims: [{ hand: 'save.1' }] }],
  ['not-list', 'decks/movement', { patients, decks: { movement: 'm1.1' } }],
  ['not-text', 'columns/0/0', { columns: [[3]], patients }],
  ['not-text', 'patients/0/card', { patients: [{ at: 'c3' }] }],
  ['not-text', 'victims/0/card', { patients, victims: [{ card: 3 }] }],
  ['not-text', 'victims/0/held', { patients, victims: [{ held: 3 }] }],
  ['not-whole', 'turn', { patients, turn: 1.5 }],
  ['not-yes-no', 'victims/0/dead', { patients, victims: [{ dead: 1 }] }],
  ['not-one-of', 'phase', { patients, phase: 'night' }, { choices: 'patients, march, bloodlust, final, victim' }],
  ['too-small', 'turn', { patients, turn: 0 }, { n: 1 }],
  ['too-small', 'trigger', { patients, trigger: 0 }, { n: 1 }],
  ['too-small', 'patients/0/released', { patients: [{ ...at('c3'), released: -1 }] }, { n: 0 }],
  ['too-big', 'rooms', { patients, rooms: 6 }, { n: 5 }],
  ['too-big', 'active', { patients, active: 4 }, { n: 3 }],
  ['too-few', 'patients', {}, { n: 1 }],
  ['too-few', 'columns', { patients, columns: [] }, { n: 1 }],
  ['too-few', 'columns/1', { patients, columns: [['c3'], []] }, { n: 1 }],
  ['too-many', 'victims', { patients, victims: [{}, {}, {}, {}] }, { n: 3 }],
  ['unknown-field', 'night', { patients, night: 1 }],
  ['unknown-field', 'patients/0/night', { patients: [{ ...at('c3'), night: 1 }] }],
  ['unknown-field', quoted, { patients, [long]: 1 }],
  ['unknown-field', 'z'.repeat(60), { patients, ['z'.repeat(60)]: 1 }],
  ['no-room', 'patients/0/at', { patients: [at(long)] }, { room: quoted }],
  ['no-room', 'columns/0/1', { columns: [['c3', 'z9']], patients }, { room: 'z9' }],
  ['no-room', 'victims/0/at', { patients, victims: [{ at: 'z9' }] }, { room: 'z9' }],
  ['no-room', 'victims/0/suspects/1', { patients, victims: [{ at: 'a1', suspects: ['a1', 'z9'] }] }, { room: 'z9' }],
  ['room-twice', 'columns/1/0', { columns: [['c3'], ['c3']], patients }, { room: 'c3' }],
  ['no-card', 'victims/0/hand/0', { patients, victims: [{ hand: [long] }] }, { card: quoted }],
  [
    'card-twice',
    'piles/camo-sabo/0',
    { patients, victims: [{ hand: ['save.1'] }], piles: { 'camo-sabo': ['save.1'] } },
    { card: 'save.1' },
  ],
  ['card-twice', 'victims/1/card', { patients, victims: [{ card: 'v01' }, { card: 'v01' }] }, { card: 'v01' }],
  ['hold-in-hand', 'victims/0/hand/0', { patients, victims: [{ hand: ['key.1'] }] }, { card: 'key.1' }],
  ['not-held', 'victims/0/held', { patients, victims: [{ held: 'save.1' }] }, { card: 'save.1' }],
  ['not-a-victim', 'active', { patients, phase: 'victim', active: 0 }],
  ['not-a-victim', 'victims', { patients, victims: [{ dead: true }, { dead: true }, { dead: true }] }],
  ['not-suspected', 'victims/0/suspects', { patients, victims: [{ at: 'a1', suspects: ['a2'] }] }],
];

test('Asylum Escape: every fault of a situation is reported with its path', () => {
  for (const [code, path, situation, params = {}] of wrong) {
    const opened = openMatch(rules, {
      seed: 1,
      seats: 4,
      pack,
      options: { patients: 0 },
      situation: situation as Json,
    });
    assert.ok(!opened.ok, code);
    assert.deepEqual(
      [opened.error.code, opened.error.path, opened.error.params],
      [code, ['situation', path].filter(Boolean).join('/'), params],
    );
  }
});

test('Asylum Escape: cards named in a situation are not drawn again, and all others can be drawn', () => {
  const t = new RuleTest();
  table(t, {
    patients: [at('c3'), at('e1', 'strong')],
    victims: [
      { at: 'a1', card: 'v05' },
      { at: 'a2', dead: true },
    ],
    decks: { movement: ['m3.1', 'm1.2'] },
    phase: 'victim',
    active: 1,
  });
  const { undrawn, victims, decks } = t.state;
  assert.deepEqual(
    [undrawn.patients.includes('one'), undrawn.specials.includes('strong'), undrawn.victims.includes('v05')],
    [false, false, false],
  );
  assert.deepEqual([undrawn.patients.length, undrawn.specials.length, undrawn.victims.length], [7, 3, 9]);
  assert.equal(new Set([...undrawn.victims, ...victims.map(({ card }: { card: string }) => card)]).size, 12);
  assert.deepEqual(decks.movement.cards, ['m1.2', 'm3.1']);
  t.choose('end');
  assert.equal(t.state.active, 3, 'dead Victims have no turn');
});

const far = [{ at: 'a1' }, { at: 'a2' }, { at: 'a3' }];
const turn = { patients, victims: far, phase: 'victim', active: 1 } as const;
const march = { patients, victims: far };

const vanishing = {
  ...pack,
  camoSabo: pack.camoSabo.map((card): typeof card =>
    card.id === 'still'
      ? { id: 'vanish', kind: 'camo', symbols: ['own'], steps: [{ do: 'teleport', whom: 'me', to: 'top' }] }
      : card,
  ),
};

/** For each reason: a situation and choices that lead to it, and the seat and the act that is refused. */
const acts: readonly (readonly [
  reason: keyof typeof enWhy,
  situation: Parameters<typeof table>[1],
  chosen: readonly string[],
  seat: number,
  intent: string,
  more?: Parameters<typeof table>[2],
])[] = [
  ['not-your-turn', march, [], 1, 'draw:movement'],
  ['another-question', turn, ['draw:movement'], 1, 'end', { faces: flees('m1') }],
  ['no-such-act', turn, [], 1, 'fly'],
  ['no-such-room', turn, ['draw:movement'], 1, 'move:z9', { faces: flees('m1') }],
  [
    'room-gone',
    { ...turn, columns: [['a1', 'a2', 'a3'], ['c3']] },
    ['draw:movement'],
    1,
    'move:e5',
    { faces: flees('m1') },
  ],
  ['not-hiding-now', turn, [], 1, 'start:a1'],
  ['one-mulligan', turn, [], 1, 'redraw'],
  ['patients-only', turn, [], 1, 'patient:0:c4'],
  ['patients-only', march, [], 1, 'patient:0:e5'],
  ['patients-only', march, [], 0, 'patient:7:c4'],
  ['no-movement', march, [], 0, 'move:a2'],
  ['not-orthogonal', march, [], 0, 'patient:0:e5'],
  [
    'released-now',
    { ...march, patients: [...patients, { ...at('e5', 'two'), released: 1 }], turn: 1 },
    [],
    0,
    'patient:1:e4',
  ],
  ['moved-enough', { ...march, patients: [...patients, at('e5', 'two')] }, ['patient:0:c4'], 0, 'patient:0:c5'],
  [
    'drawn-already',
    { ...turn, victims: [{ at: 'a1', hand: ['save.1'] }] },
    ['draw:movement', 'move:a1'],
    1,
    'draw:movement',
    { faces: flees('m1') },
  ],
  ['deck-empty', { ...turn, decks: { movement: [] } }, [], 1, 'draw:movement'],
  ['no-such-act', turn, [], 1, 'draw:junk'],
  ['no-movement', turn, [], 1, 'move:a2'],
  ['too-far', turn, ['draw:movement'], 1, 'move:e5', { faces: flees('m1') }],
  [
    'not-let-there',
    { ...turn, victims: [{ at: 'a1', hand: ['vanish.1'] }] },
    ['play:vanish.1'],
    1,
    'move:b3',
    { pack: vanishing },
  ],
  ['patient-there', turn, ['draw:movement'], 1, 'move:c3', { faces: flees('m1') }],
  ['no-patient-there', turn, ['draw:movement'], 1, 'enter:a2', { faces: flees('m1') }],
  ['not-your-card', turn, [], 1, 'play:find.1'],
  ['wrong-moment', { ...turn, victims: [{ at: 'a1', hand: ['save.1'] }] }, [], 1, 'play:save.1'],
  [
    'resolves-first',
    {
      ...turn,
      victims: [
        { at: 'a1', hand: ['tear.1', 'find.1'] },
        { at: 'a2', hand: ['gag.1'] },
      ],
    },
    ['play:tear.1'],
    1,
    'play:find.1',
  ],
  ['no-window', turn, [], 1, 'pass'],
  ['held-is-no-hand', { ...turn, victims: [{ at: 'a1', held: 'key.1' }] }, [], 1, 'discard:key.1'],
  ['nothing-to-discard', turn, [], 1, 'discard:find.1'],
  [
    'one-held',
    { ...turn, victims: [{ at: 'a1', held: 'key.1' }] },
    ['draw:camo-sabo'],
    1,
    'keep:key.2',
    { faces: [{ deck: 'camo-sabo', card: 'lamp.1' }] },
  ],
  ['preferred-already', turn, ['prefer:never'], 1, 'prefer:always'],
  ['not-listed', { ...march, phase: 'final', turn: 7 }, [], 0, 'next:a1'],
  [
    'not-nearest',
    { ...turn, patients: [...patients, at('e5', 'two')] },
    ['draw:movement'],
    1,
    'stumble:1',
    { faces: flees('stumble') },
  ],
  [
    'other-colour',
    {
      ...march,
      columns: [['a2', 'a3'], ['c3']],
      victims: [{ at: 'a3' }, { at: 'a3' }, { at: 'a3' }],
      phase: 'patients',
      turn: 3,
    },
    [],
    0,
    'release:c3',
    { faces: [{ deck: 'patients', card: 'two' }] },
  ],
  ['no-release', march, [], 0, 'release:a1'],
  ['no-side', march, [], 0, 'side:a1'],
];

test('Asylum Escape: an act that is not possible is refused with its reason', () => {
  const left = new Set(Object.keys(enWhy));
  for (const [reason, situation, chosen, seat, intent, more] of acts) {
    left.delete(reason);
    const t = new RuleTest();
    table(t, situation, more);
    for (const id of chosen) t.choose(id, t.options(seat).includes(id) ? seat : undefined);
    const refusal = t.why(seat, intent);
    assert.equal(refusal?.reason, reason, `${intent}: ${refusal?.message ?? 'is an option'}`);
    assert.match(refusal.rule, /^AE-/);
  }
  // Other tests cover the remaining reasons: a start in a Patient's room, Patients that a card moves or keeps from
  // moving, a blocked room, and a first turn without a draw.
  assert.deepEqual([...left], ['start-with-patient', 'card-moved-enough', 'stalled', 'blocked', 'may-not-draw']);
});

/** Valid situations. */
const positions = fc
  .record({
    columns: fc.constantFrom(undefined, [['a1', 'a2', 'a3'], ['b1'], ['c3', 'c4']], [['c3'], ['a1']]),
    patients: fc.constantFrom([at('c3')], [at('c3'), { ...at('a1', 'two'), released: 3 }]),
    victims: fc.subarray([
      { at: 'c3', hand: ['save.1', 'slip.1', 'dash.1'], held: 'key.1' },
      { at: 'a1', hand: ['gag.1', 'tear.1', 'trip.1'] },
      { at: 'a1', hand: ['cough.1', 'hush.1', 'loud.1'] },
    ]),
    turn: fc.integer({ min: 1, max: 9 }),
    phase: fc.constantFrom('patients', 'march', 'bloodlust', 'final', 'victim'),
    rooms: fc.integer({ min: 0, max: 3 }),
    active: fc.integer({ min: 1, max: 3 }),
    trigger: fc.constantFrom(undefined, 4),
    decks: fc.constantFrom(undefined, { movement: [] }, { bloodlust: ['rush.1'] }),
  })
  .map((situation) => JSON.parse(JSON.stringify(situation)) as Json);

test('AE-VIC-05, AE-RUL-45 a refusal names the same maximum distance as the question: boons, flaws and cards count', () => {
  const swift = { ...pack, victims: pack.victims.map((card) => ({ ...card, boon: { mods: { move: 1 } } })) };
  const t = new RuleTest();
  table(t, turn, { faces: flees('m1'), pack: swift });
  t.choose('draw:movement', 1);
  assert.deepEqual(t.why(1, 'move:e5')?.values, { n: 2 });
  const other = new RuleTest();
  table(other, { ...turn, victims: [{ at: 'a1', hand: ['dash.1'] }], piles: { movement: ['m4.1'] } });
  other.choose('play:dash.1', 1);
  assert.deepEqual(other.why(1, 'move:e5')?.values, { n: 1 });
});

test('Asylum Escape: any situation that is passed in either leads to a fault or can be played', () => {
  const content = contentOf(pack);
  const game = {
    everyNth: 9,
    drawEverything: (seen: { state: unknown }) => {
      assert.equal(viewFault(seen.state, 4, content), null);
    },
  } as unknown as OutsideGame;
  const any: Rules = rules;
  let accepted = 0;
  fc.assert(
    fc.property(positions, fc.oneof(fc.constant([]), changes(nasty, 3)), fc.nat(), (position, made, seed) => {
      const situation = changed(position, made) as Json;
      const opened = wellReported(openMatch(any, { seed, seats: 4, pack, options: { patients: 0 }, situation }));
      if (!opened.ok) return;
      accepted++;
      playable(opened.value, game, createChance(seed));
    }),
    many,
  );
  counted(accepted, 150);
});
