// Destroying rooms: which rooms fall, where pieces land, and catches in a collapse.
import assert from 'node:assert/strict';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import {
  asked,
  at,
  cites,
  d6,
  flees,
  happened,
  last,
  lust,
  patientsAt,
  table,
  whereIs,
} from '../support/small-match.js';

const columns = (...heights: readonly number[]): string[][] =>
  heights.map((n, x) => Array.from({ length: n }, (_, y) => `${'abcde'[x] ?? ''}${y + 1}`));
const column = (t: RuleTest, x: number): string[] => [...t.state.columns[x]] as string[];
const far = [{ at: 'a1' }, { at: 'a1' }, { at: 'a1' }];
/** A situation in which the only Patient can kill the first Victim in this room. */
const killed = (room: string, more: object = {}) => ({
  patients: [at(room)],
  victims: [{ at: room }, ...far.slice(1)],
  ...more,
});

rule('AE-DES-01 a kill destroys the room where the Victim was', (t) => {
  table(t, killed('c3'), { faces: d6(1) });
  t.choose('done');
  assert.equal(last(t, 'destroyed')['room'], 'c3');
  assert.deepEqual(t.state.destroyed, ['c3']);
});

rule('AE-DES-02 the rooms above fall by one', (t) => {
  table(t, killed('c3'), { faces: d6(1) });
  t.choose('done');
  assert.deepEqual(column(t, 2), ['c1', 'c2', 'c4', 'c5']);
});

rule(
  'AE-EX-08 after a kill at height 2, the rooms at heights 3 to 5 fall, and the Patient stands in the room that fell to its height',
  (t) => {
    table(t, killed('c2'), { faces: d6(1) });
    t.choose('done');
    assert.deepEqual([column(t, 2), patientsAt(t)], [['c1', 'c3', 'c4', 'c5'], ['c3']]);
  },
);

rule('AE-DES-03 in a destroyed top room, the Patient falls to the room below', (t) => {
  table(t, killed('c5'), { faces: d6(1) });
  t.choose('done');
  assert.deepEqual(patientsAt(t), ['c4']);
  assert.equal(last(t, 'patient-fell').rule, 'AE-DES-03');
});

rule('AE-EX-09 after a kill in the top room of four, the Patient stands in the third', (t) => {
  table(t, killed('c4', { columns: columns(5, 5, 4, 5, 5) }), { faces: d6(1) });
  t.choose('done');
  assert.deepEqual([column(t, 2), patientsAt(t)], [['c1', 'c2', 'c3'], ['c3']]);
});

rule(
  'AE-DES-04 if the only room of a column is destroyed, the columns close up, and the Patients player chooses the Patient’s new column',
  (t) => {
    table(t, killed('c1', { columns: columns(5, 5, 1, 5, 5) }), { faces: d6(1) });
    t.choose('done');
    assert.deepEqual(
      asked(t, 0)?.options.map(({ id }) => id),
      ['side:0:b1', 'side:0:d1'],
    );
  },
);

rule(
  'AE-EX-10 four columns remain side by side, and the Patient goes to the bottom room of one of the neighbours',
  (t) => {
    table(t, killed('c1', { columns: columns(5, 5, 1, 5, 5) }), { faces: d6(1) });
    t.choose('done');
    t.choose('side:0:d1');
    assert.deepEqual(
      [t.state.columns.length, column(t, 1)[0], column(t, 2)[0], patientsAt(t)],
      [4, 'b1', 'd1', ['d1']],
    );
  },
);

rule('AE-DES-05 destroyed rooms never return', (t) => {
  table(
    t,
    {
      patients: [at('c3')],
      victims: [{ at: 'c4' }, ...far.slice(1)],
      columns: columns(5, 5, 4, 5, 5),
      phase: 'victim',
      active: 1,
    },
    { faces: flees('m1') },
  );
  t.choose('draw:movement');
  assert.equal(t.why(1, 'move:c5')?.rule, 'AE-DES-05');
});

rule('AE-RUL-04 everything in a falling room falls with it and stays in it', (t) => {
  table(
    t,
    { patients: [at('c2'), at('c5', 'two')], victims: [{ at: 'c2' }, { at: 'c4' }, far[2] ?? {}] },
    { faces: d6(1) },
  );
  t.choose('done');
  assert.deepEqual([whereIs(t, 2), patientsAt(t)[1]], ['c4', 'c5']);
  assert.deepEqual(column(t, 2), ['c1', 'c3', 'c4', 'c5']);
  assert.equal(cites(t, 'sank', 'AE-RUL-04'), true);
});

rule(
  'AE-RUL-05 Victims in a destroyed room go to the room that fell into its place, to the room below, or to a neighbouring column of their choice',
  (t) => {
    // The Victim hides in a room where no Patient is, and a card destroys the room.
    const crack = { phase: 'bloodlust', patients: [at('a5')], turn: 1 } as const;
    for (const [room, to] of [
      ['c2', 'c3'],
      ['c5', 'c4'],
    ] as const) {
      table(t, { ...crack, victims: [{ at: room }, ...far.slice(1)] }, { faces: lust('crack') });
      t.choose(`room:${room}`);
      assert.equal(whereIs(t, 1), to);
      assert.deepEqual(
        t.events(2).filter(({ type }) => type === 'fell'),
        [],
      );
    }
    table(
      t,
      { ...crack, columns: columns(5, 5, 1, 5, 5), victims: [{ at: 'c1' }, ...far.slice(1)] },
      { faces: lust('crack') },
    );
    t.choose('room:c1');
    assert.deepEqual(
      [1, 2, 3].map((seat) => asked(t, seat)?.options.map(({ id }) => id)),
      [['side:b1', 'side:d1'], ['wait'], ['wait']],
      'all are asked, so that nobody learns who had to choose',
    );
    t.choose('wait', 2);
    t.choose('side:d1', 1);
    t.choose('wait', 3);
    assert.equal(whereIs(t, 1), 'd1');
    // A column at the edge has only one neighbouring column.
    table(
      t,
      {
        ...crack,
        patients: [at('b5')],
        columns: columns(1, 5, 5, 5, 5),
        victims: [{ at: 'a1' }, { at: 'c1' }, { at: 'c1' }],
      },
      { faces: lust('crack') },
    );
    t.choose('room:a1');
    assert.equal(whereIs(t, 1), 'b1');
  },
);

rule('AE-RUL-06 the destruction of a room kills nobody in it', (t) => {
  table(
    t,
    { patients: [at('a5')], victims: [{ at: 'c2' }, ...far.slice(1)], phase: 'bloodlust' },
    { faces: lust('crack') },
  );
  t.choose('room:c2');
  assert.ok(t.state.victims[0].alive);
  assert.equal(cites(t, 'destroyed', 'AE-RUL-06'), true);
  assert.deepEqual(happened(t, 'announced'), []);
});

rule(
  'AE-RUL-07 a Patient that falls into a Victim’s room catches the Victim, which may cause further collapses',
  (t) => {
    // The Patient kills the first Victim in c3 and falls into c4, where the second Victim is. After killing the second
    // one, it falls into c5, where the third Victim is.
    table(
      t,
      { patients: [at('c3')], victims: [{ at: 'c3' }, { at: 'c4' }, { at: 'c5' }] },
      { faces: [...d6(1, 1, 5), ...flees('m1')] },
    );
    t.choose('done');
    assert.deepEqual(
      t
        .events()
        .filter(({ type }) => type === 'announced')
        .map(({ rule: id, found }) => [id, found[0].room]),
      [
        ['AE-PAT-04', 'c3'],
        ['AE-RUL-07', 'c4'],
        ['AE-RUL-07', 'c5'],
      ],
    );
    assert.deepEqual(t.state.destroyed, ['c3', 'c4']);
    t.choose('move:c5', 3);
    assert.equal(
      happened(t, 'caught').length,
      3,
      'a Victim who stayed with the Patient is not found again by the fall',
    );
    // Without the option `collapseCatches`, nobody is caught in a collapse.
    table(
      t,
      { patients: [at('c3')], victims: [{ at: 'c3' }, { at: 'c4' }, { at: 'a1' }] },
      { faces: d6(1), options: { collapseCatches: false } },
    );
    t.choose('done');
    assert.equal(happened(t, 'caught').length, 1);
  },
);

rule('AE-RUL-07 a survivor who stayed with the Patient is not found again by falling with it', (t) => {
  table(
    t,
    { patients: [at('c3')], victims: [{ at: 'c3' }, { at: 'c3' }, far[2] ?? {}] },
    { faces: [...d6(5, 1), ...flees('m1')] },
  );
  t.choose('done');
  t.choose('move:c3');
  assert.deepEqual([whereIs(t, 1), patientsAt(t), happened(t, 'caught').length], ['c4', ['c4'], 2]);
  assert.equal(last(t, 'settled').rule, 'AE-RUL-07');
});

rule(
  'AE-RUL-07 a Patient tries once for each Victim in a collapse and its consequences, and again in the next collapse',
  (t) => {
    // The first Victim is killed, and the Patient falls into c4, where the second and the third Victim are. The second
    // flees to c5. When the third is killed, the Patient falls into c5 too.
    const fleeing = { patients: [at('c3')], victims: [{ at: 'c3' }, { at: 'c4' }, { at: 'c4' }] };
    table(t, fleeing, { faces: [...d6(1, 5), ...flees('m1'), ...d6(1)] });
    t.choose('done');
    t.choose('move:c5');
    assert.deepEqual([whereIs(t, 2), patientsAt(t), happened(t, 'caught').length], ['c5', ['c5'], 3]);
    assert.ok(
      t.view(null).state.victims[1].suspects.includes('c5'),
      'the lack of an announcement reveals nothing here',
    );
    // In the final three turns, the Patient's room is destroyed at the end of the turn. This is a separate collapse.
    table(
      t,
      { patients: [at('c2')], victims: [{ at: 'c2' }, { at: 'c3' }, { at: 'a1' }], turn: 7 },
      { faces: [...d6(1, 5), ...flees('m1'), ...d6(1)] },
    );
    t.choose('done');
    t.choose('move:c4');
    assert.deepEqual(
      t
        .events()
        .filter(({ type }) => type === 'caught')
        .map(({ victim, room }) => [victim, room]),
      [
        [1, 'c2'],
        [2, 'c3'],
        [2, 'c4'],
      ],
    );
  },
);

rule('AE-RUL-07 an attempt in the movement does not count for the collapse that follows', (t) => {
  table(
    t,
    { patients: [at('c3')], victims: [{ at: 'c3' }, { at: 'c3' }, { at: 'a1' }] },
    { faces: [...d6(1, 5), ...flees('m1'), ...d6(5), { deck: 'movement', card: 'm1.2' }] },
  );
  t.choose('done');
  t.choose('move:c4');
  assert.deepEqual(
    t
      .events()
      .filter(({ type }) => type === 'caught')
      .map(({ victim, room }) => [victim, room]),
    [
      [1, 'c3'],
      [2, 'c3'],
      [2, 'c4'],
    ],
  );
});

rule(
  'AE-RUL-07 a Patient that was already with the Victim makes no attempt when another Patient falls into the room',
  (t) => {
    table(
      t,
      { patients: [at('c3'), at('c4', 'two')], victims: [{ at: 'c3' }, { at: 'c4' }, { at: 'a1' }] },
      { faces: [...d6(1, 1), ...flees('m1'), ...d6(5), { deck: 'movement', card: 'm1.2' }] },
    );
    t.choose('done');
    t.choose('move:c4');
    assert.deepEqual(
      [last(t, 'caught')['victim'], last(t, 'caught')['patients'], patientsAt(t)],
      [2, [0], ['c4', 'c4']],
    );
  },
);

rule('AE-RUL-08 the last room of the building is never destroyed', (t) => {
  table(
    t,
    { patients: [at('a1')], victims: [{ at: 'a1' }, { at: 'a1' }], columns: [['a1']], phase: 'final', turn: 7 },
    { seats: 3 },
  );
  assert.equal(last(t, 'stands')['room'], 'a1');
  assert.deepEqual(t.state.columns, [['a1']]);
});

rule(
  'AE-EX-17 a Victim found on the way is killed: the room of the catch is destroyed, the Patient falls with its own room, and there is no Bloodlust',
  (t) => {
    table(t, { patients: [at('b3')], victims: [{ at: 'c3' }, ...far.slice(1)], rooms: 2 }, { faces: d6(1) });
    t.choose('patient:0:c3');
    t.choose('patient:0:c4');
    assert.deepEqual([t.state.destroyed, column(t, 2), patientsAt(t)], [['c3'], ['c1', 'c2', 'c4', 'c5'], ['c4']]);
    assert.deepEqual(happened(t, 'bloodlust', 'no-bloodlust'), ['no-bloodlust']);
  },
);

rule('AE-RUL-35 a kill in a Victim’s turn also destroys the room, and does not affect Bloodlust', (t) => {
  table(
    t,
    { patients: [at('c3')], victims: [{ at: 'c4' }, ...far.slice(1)], phase: 'victim', active: 1 },
    { faces: [...flees('m1'), ...d6(1), { die: 'coin', face: 'heads' }, ...lust()] },
  );
  t.choose('draw:movement');
  t.choose('enter:c3');
  assert.deepEqual(t.state.destroyed, ['c3']);
  t.choose('end', 2);
  t.choose('end', 3);
  t.choose('done');
  assert.deepEqual(
    happened(t, 'destroyed', 'bloodlust'),
    ['destroyed', 'bloodlust'],
    'the next Patients’ turn had no kill',
  );
  assert.equal(cites(t, 'killed', 'AE-RUL-35'), true);
});

rule('AE-RUL-48 Patients may share a room, and a room that is listed twice is destroyed once', (t) => {
  table(
    t,
    { patients: [at('c3'), at('c3', 'two')], victims: [{ at: 'c3' }, { at: 'c3' }, far[2] ?? {}] },
    { faces: d6(1, 1) },
  );
  t.choose('done');
  assert.deepEqual([happened(t, 'killed').length, t.state.destroyed, patientsAt(t)], [2, ['c3'], ['c4', 'c4']]);
  assert.equal(last(t, 'destroyed')['reasons'], 2);
});
