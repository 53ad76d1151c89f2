// Worked examples: an author's mistakes are reported with their path and the true value.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rules } from '../../../../../src/engine/games/sanitarium/rules/rules.js';
import { playExample, type Claim, type Example } from '../../../../../src/engine/table/example.js';

const good = {
  game: 'sanitarium',
  seats: 2,
  situation: {
    map: [
      ['chapel', 'h', 0, 0],
      ['wheelchair.1', 'h', 2, 0],
    ],
    phase: 'dice',
  },
  faces: [3, 3, 6, 2].map((face) => ({ die: 'd6', face })),
  steps: [{ choose: 'die:6', say: 'Greed.' }, 'move:2'],
} satisfies Example;

function fault(json: unknown): string {
  const played = playExample(rules, json);
  return played.ok ? 'none' : `${played.error.code} at ${played.error.path}: ${played.error.message}`;
}
const claiming = (expect: Claim): string => fault({ ...good, steps: [{ choose: 'die:6', expect }] });

test('each moment of an example has the view, the events of the step, and the next choice', () => {
  const played = playExample(rules, good);
  assert.ok(played.ok);
  const [first, second, third, ...more] = played.value;
  assert.equal(more.length, 0);
  assert.deepEqual(
    first?.seen.events.map(({ type }) => type),
    ['phase', 'rolled'],
  );
  assert.equal(first?.next?.id, 'die:6');
  assert.equal(second?.say, 'Greed.');
  assert.equal(second?.seen.events[0]?.type, 'die-taken');
  assert.ok(
    second?.seen.events.some(({ type }) => type === 'horror-rolled') &&
      !second.seen.events.some(({ type }) => type === 'rolled'),
  );
  assert.deepEqual([third?.seen.state.players[0]?.at, third?.next], [2, null]);
});

test('an example is shown as the seat that is asked sees it, as a fixed seat sees it, or as a spectator does', () => {
  const eyes = (json: Example): (number | null)[] => {
    const played = playExample(rules, json);
    return played.ok ? played.value.map((moment) => moment.eyes) : [];
  };
  assert.deepEqual(
    eyes({ ...good, faces: [], steps: [], situation: { ...good.situation, phase: 'monsters', mp: 0 } }),
    [1],
    'the next turn has begun',
  );
  assert.deepEqual(eyes({ ...good, eyes: 1 }), [1, 1, 1]);
  assert.deepEqual(eyes({ ...good, eyes: 'everybody' }), [null, null, null]);
});

const wrong: readonly (readonly [what: string, json: unknown, said: RegExp])[] = [
  ['no object', 7, /^fault-field at : /],
  ['an unknown field', { ...good, scene: {} }, /^fault-field at scene: .*situation/],
  ['a step that is null', { ...good, steps: [null] }, /^fault-field at steps\/0\/choose/],
  [
    'an unknown claim',
    { ...good, steps: [{ choose: 'die:6', expect: { events: [], result: 1 } }] },
    /^fault-field at steps\/0\/expect\/result: .*outcome/,
  ],
  ['the view of an unknown seat', { ...good, eyes: 2 }, /^fault-field at eyes: .*everybody, 0, 1/],
  ['too many seats', { ...good, seats: 9 }, /^seats at seats/],
  ['an unknown card', { ...good, situation: { map: [['hall', 'h', 0, 0]] } }, /at situation\/map\/0/],
  [
    'an option that is not offered',
    { ...good, steps: ['die:5'] },
    /^fault-choice at steps\/0: "die:5" is not possible here \(SAN-[A-Z]+-\d+\)\. Choose one of: die:3, die:6\./,
  ],
  ['an option of another seat', { ...good, steps: [{ choose: 'die:6', seat: 1 }] }, /^fault-choice at steps\/0/],
  ['a scripted result that is not used', { ...good, steps: ['die:3'] }, /^fault-faces at faces: .*"face":2/],
];
for (const [what, json, said] of wrong) {
  test(`${what} is refused`, () => {
    assert.match(fault(json), said);
  });
}

test('each kind of claim can hold, and a claim that fails reports the true value', () => {
  assert.equal(
    claiming({
      outcome: null,
      state: { turn: { ap: 6, mp: 0 }, players: { 0: { at: 0 } } },
      events: ['SAN-TURN-08', { type: 'horror', player: 0 }],
      never: [{ type: 'suffered' }],
      refuses: { search: 'SAN-RUL-21', end: null },
    }),
    'none',
  );
  assert.match(
    claiming({ outcome: { winners: [0] } }),
    /^fault-claim at steps\/0\/expect\/outcome: .* in the match it is null/,
  );
  assert.match(
    claiming({ state: { turn: { ap: 5 } } }),
    /^fault-claim at steps\/0\/expect\/state\/turn\/ap: The example claims 5, but in the match it is 6\./,
  );
  assert.match(
    claiming({ state: { map: [] } }),
    /^fault-claim at steps\/0\/expect\/state\/map: /,
    'a claim about a list includes its length',
  );
  assert.match(
    claiming({ state: { active: {} } }),
    /^fault-claim at steps\/0\/expect\/state\/active: /,
    'a number is not an object',
  );
  assert.match(
    claiming({ events: ['SAN-HOR-04'] }),
    /^fault-event at steps\/0\/expect\/events\/0: .*die-taken SAN-TURN-05/,
  );
  assert.match(claiming({ never: [{ type: 'horror' }] }), /^fault-never at steps\/0\/expect\/never\/0: .*"player":0/);
  assert.match(claiming({ offers: ['move:2'] }), /^fault-claim at steps\/0\/expect\/offers: /);
  assert.match(
    claiming({ refuses: { end: 'SAN-ACT-01' } }),
    /^fault-claim at steps\/0\/expect\/refuses\/end: /,
    'an option is not refused',
  );
});
