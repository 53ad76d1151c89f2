// Why an act is not possible: the rule that forbids it, the reason, and the values that it depends on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Situation } from '../../../../../src/engine/games/asylum-escape/state/situation.js';
import { RuleTest } from '../../../../support/rule-coverage.js';
import { own, saying } from '../support/effect-cards.js';
import { at, begin, d6, draws, flees, heads, lust, pack, table, far, from } from '../support/small-match.js';

type Begins = (t: RuleTest) => void;

const turn = (first: object = {}, more: Partial<Situation> = {}, faces: Parameters<typeof table>[2] = {}): Begins =>
  from({ phase: 'victim', active: 1, victims: [{ at: 'a1', ...first }, ...far.slice(1)], ...more }, faces);
const drew: Begins = turn({}, {}, { faces: flees('m2') });
const dazed: Begins = (t) => {
  begin(t, {
    seats: 2,
    pack: { ...pack, victims: pack.victims.map((card) => ({ ...card, flaw: { mods: { dazed: 1 } } })) },
    faces: [{ deck: 'patients', card: 'one' }, ...draws('key.1'), heads, ...lust()],
  });
};
const seven = ['blank.1', 'blank.2', 'blank.3', 'blank.4', 'blank.5', 'blank.6', 'blank.7'];
/** Begins a match in which a card keeps the Patients or the Victims from entering this room. */
const barred =
  (room: string, against: 'patients' | 'victims'): Begins =>
  (t) => {
    own(t, [{ do: 'block', where: 'any', against, turns: 2 }], {}, [
      ...(against === 'victims' ? flees('m1') : [heads, ...lust()]),
    ]);
    t.choose(`room:${room}`);
  };

/** Each row has the beginning of a match, choices, the seat and its act, and the expected rule, reason and values. */
const rows: readonly (readonly [
  begins: Begins,
  choices: readonly string[],
  seat: number,
  intent: string,
  because: string,
  values?: object,
])[] = [
  // Setup
  [begin, [], 0, 'draw:movement', 'AE-SET-13 not-your-turn'],
  [begin, [], 1, 'start:a1', 'AE-SET-10 not-hiding-now'],
  [
    (t) => {
      begin(t, { seats: 2, faces: [{ deck: 'patients', card: 'one' }] });
    },
    ['keep'],
    1,
    'start:c3',
    'AE-RUL-18 start-with-patient',
  ],
  [
    (t) => {
      begin(t, { seats: 2, faces: [{ deck: 'patients', card: 'one' }] });
    },
    ['keep'],
    1,
    'start:z9',
    'AE-RUL-03 no-such-room',
  ],
  [turn(), [], 1, 'redraw', 'AE-SET-06 one-mulligan'],
  [turn(), [], 1, 'keep', 'AE-SET-06 one-mulligan'],
  // The Patients
  [turn(), [], 1, 'done', 'AE-PAT-01 patients-only'],
  [from(), [], 1, 'patient:0:c4', 'AE-PAT-01 patients-only'],
  [turn(), [], 0, 'patient:0:c4', 'AE-PAT-01 patients-only'],
  [from(), [], 0, 'patient:7:c4', 'AE-PAT-01 patients-only'],
  [from(), [], 0, 'patient:0:z9', 'AE-RUL-03 no-such-room'],
  [
    from({
      columns: [
        ['a1', 'a2'],
        ['c3', 'e5'],
      ],
    }),
    [],
    0,
    'patient:0:c4',
    'AE-DES-05 room-gone',
  ],
  [from({ rooms: 2 }), [], 0, 'patient:0:c5', 'AE-PAT-02 not-orthogonal'],
  [
    from({ patients: [at('c3'), at('e1', 'two')] }),
    ['patient:0:c4'],
    0,
    'patient:0:c3',
    'AE-RUL-09 moved-enough',
    { n: 1 },
  ],
  [
    from({ patients: [at('c3'), { ...at('e1', 'two'), released: 1 }] }),
    [],
    0,
    'patient:1:e2',
    'AE-RUL-14 released-now',
  ],
  [barred('c4', 'patients'), ['end', 'end', 'end'], 0, 'patient:0:c4', 'AE-RUL-45 blocked'],
  [
    (t) => {
      own(t, [{ do: 'move-patient', which: 'newest', n: 1 }], { patients: [at('c3'), at('e1', 'two')] });
    },
    [],
    1,
    'patient:0:c4',
    'AE-RUL-41 card-moved-enough',
  ],
  [
    from(
      {
        patients: [at('c3'), at('e1', 'two')],
        victims: [{ at: 'a1', hand: ['reply.1'] }, ...far.slice(1)],
        phase: 'patients',
      },
      { pack: saying({ do: 'stall', which: 'newest' }), faces: [heads] },
    ),
    ['play:reply.1'],
    0,
    'patient:1:e2',
    'AE-RUL-45 stalled',
  ],
  [from(), [], 0, 'release:a1', 'AE-REL-03 no-release'],
  [
    from(
      {
        columns: [['a2', 'a3'], ['c3']],
        victims: [{ at: 'a3' }, { at: 'a3' }, { at: 'a3' }],
        phase: 'patients',
        turn: 3,
      },
      { faces: [{ deck: 'patients', card: 'two' }] },
    ),
    [],
    0,
    'release:c3',
    'AE-RUL-16 other-colour',
  ],
  [from({ phase: 'final', turn: 7 }), [], 0, 'next:a1', 'AE-RUL-31 not-listed'],
  [from(), [], 0, 'side:a1', 'AE-DES-04 no-side'],
  [from(), [], 1, 'wait', 'AE-DES-04 no-side'],
  // Victims' turns
  [turn(), [], 2, 'draw:movement', 'AE-SET-13 not-your-turn'],
  [turn(), [], 0, 'draw:movement', 'AE-SET-13 not-your-turn'],
  [turn(), [], 2, 'end', 'AE-SET-13 not-your-turn'],
  [drew, ['draw:movement'], 1, 'end', 'AE-SET-13 another-question'],
  [drew, ['draw:movement'], 1, 'draw:camo-sabo', 'AE-VIC-01 drawn-already'],
  [turn({ hand: ['dash.1'] }), ['play:dash.1'], 1, 'draw:movement', 'AE-RUL-25 another-question'],
  [dazed, ['keep', 'start:a1', 'done'], 1, 'draw:camo-sabo', 'AE-RUL-45 may-not-draw'],
  [turn({}, { decks: { movement: [] } }), [], 1, 'draw:movement', 'AE-RUL-28 deck-empty'],
  [turn({}, { decks: { 'camo-sabo': [] } }), [], 1, 'draw:camo-sabo', 'AE-RUL-28 deck-empty'],
  [
    turn({}, { decks: { movement: [] }, piles: { movement: ['m1.1'] } }),
    [],
    1,
    'draw:bloodlust',
    'AE-VIC-01 no-such-act',
  ],
  [turn(), [], 1, 'fly', 'AE-VIC-01 no-such-act'],
  [turn(), [], 2, 'fly', 'AE-SET-13 not-your-turn'],
  // Where Victims go
  [turn(), [], 1, 'move:a2', 'AE-VIC-04 no-movement'],
  [from(), [], 0, 'move:a2', 'AE-SET-02 no-movement'],
  [drew, ['draw:movement'], 1, 'move:z9', 'AE-RUL-03 no-such-room'],
  [
    turn(
      {},
      {
        columns: [
          ['a1', 'a2'],
          ['c3', 'e5'],
        ],
      },
      { faces: flees('m1') },
    ),
    ['draw:movement'],
    1,
    'move:e1',
    'AE-DES-05 room-gone',
  ],
  [
    turn({}, { patients: [at('a2')] }, { faces: flees('m1') }),
    ['draw:movement'],
    1,
    'move:a2',
    'AE-CAT-05 patient-there',
  ],
  [drew, ['draw:movement'], 1, 'enter:a2', 'AE-CAT-05 no-patient-there'],
  [drew, ['draw:movement'], 1, 'move:e5', 'AE-VIC-05 too-far', { n: 2 }],
  [
    turn({}, { patients: [at('a3')] }, { faces: flees('m2') }),
    ['draw:movement'],
    1,
    'move:e5',
    'AE-VIC-05 too-far',
    { n: 2 },
  ],
  [turn({}, {}, { faces: flees('m1') }), ['draw:movement'], 1, 'enter:c3', 'AE-VIC-05 too-far', { n: 1 }],
  [barred('a2', 'victims'), ['draw:movement'], 1, 'move:a2', 'AE-RUL-45 blocked'],
  [
    (t) => {
      own(t, [{ do: 'teleport', whom: 'me', to: 'top' }]);
    },
    [],
    1,
    'move:b3',
    'AE-RUL-41 not-let-there',
  ],
  [turn(), [], 1, 'stumble:0', 'AE-RUL-21 no-movement'],
  [
    turn({}, { patients: [at('c3'), at('e5', 'two')] }, { faces: flees('stumble') }),
    ['draw:movement'],
    1,
    'stumble:1',
    'AE-RUL-21 not-nearest',
  ],
  // Cards
  [turn(), [], 1, 'play:find.1', 'AE-SYM-08 not-your-card'],
  [turn(), [], 0, 'play:find.1', 'AE-SYM-08 not-your-card'],
  [turn({ hand: ['save.1'] }), [], 1, 'play:save.1', 'AE-SYM-08 wrong-moment'],
  [turn({ held: 'key.1' }), [], 1, 'play:key.1', 'AE-SYM-08 wrong-moment'],
  [turn({ hand: ['dash.1', 'find.1'] }), ['play:dash.1'], 1, 'play:find.1', 'AE-SYM-08 wrong-moment'],
  [
    from({
      phase: 'victim',
      active: 1,
      victims: [{ at: 'a1', hand: ['tear.1', 'find.1'] }, { at: 'a2', hand: ['gag.1'] }, { at: 'e5' }],
    }),
    ['play:tear.1'],
    1,
    'play:find.1',
    'AE-SYM-09 resolves-first',
  ],
  [turn({ held: 'key.1' }), [], 1, 'discard:key.1', 'AE-RUL-26 held-is-no-hand'],
  [turn({ hand: ['save.1'] }), [], 1, 'discard:save.1', 'AE-SYM-10 nothing-to-discard'],
  [from(), [], 0, 'discard:save.1', 'AE-SYM-10 nothing-to-discard'],
  [
    turn({ hand: seven }, {}, { faces: draws('save.1') }),
    ['draw:camo-sabo'],
    1,
    'discard:save.2',
    'AE-SYM-10 not-your-card',
  ],
  [turn({ held: 'key.1' }, {}, { faces: draws('lamp.1') }), ['draw:camo-sabo'], 1, 'keep:key.2', 'AE-SYM-07 one-held'],
  [turn(), [], 1, 'pass', 'AE-RUL-43 no-window'],
  [turn(), ['prefer:never'], 1, 'prefer:always', 'AE-RUL-43 preferred-already'],
];

for (const [begins, choices, seat, intent, because, values = {}] of rows)
  test(`why not "${intent}", seat ${seat}: ${because}`, () => {
    const t = new RuleTest();
    begins(t);
    for (const id of choices) t.choose(id, t.options(seat).includes(id) ? seat : undefined);
    const refusal = t.why(seat, intent);
    assert.deepEqual(
      [`${refusal?.rule ?? ''} ${refusal?.reason ?? 'is an option'}`, refusal?.values],
      [because, values],
    );
  });

test('“why not?” gives no reason for an act that is possible', () => {
  const t = new RuleTest();
  table(t, { patients: [at('c3')], victims: far }, { pack: saying(), faces: d6() });
  assert.equal(t.why(0, 'patient:0:c4'), null);
});
