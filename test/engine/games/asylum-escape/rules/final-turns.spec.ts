// Bloodlust, the final three turns, and who wins.
import assert from 'node:assert/strict';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import {
  asked,
  at,
  cites,
  d6,
  flees,
  happened,
  heads,
  last,
  lust,
  pack,
  patientsAt,
  table,
  far,
} from '../support/small-match.js';

const quiet = { patients: [at('c3')], victims: far } as const;

/** Gives harmless answers for everybody until the condition is true. The Patients stay where they are. */
function rest(t: RuleTest, until: () => boolean): void {
  for (let i = 0; i < 200 && !until(); i++) {
    const open = [0, 1, 2, 3].flatMap((seat) => asked(t, seat) ?? [])[0];
    if (!open) return;
    const { id } =
      open.options.find((option) => ['done', 'end', 'pass', 'wait'].includes(option.id)) ??
      open.options[0] ??
      assert.fail();
    t.choose(id, open.seat);
  }
}
const turn = (t: RuleTest, n: number) => () => t.state.turn === n || t.outcome !== null;
/** Everybody except the first Victim is dead. */
const lonely = [{ at: 'a1' }, { at: 'a2', dead: true }, { at: 'a2', dead: true }];

rule('AE-BLD-01 without a kill, the Patients player draws a Bloodlust card', (t) => {
  table(t, quiet, { faces: lust() });
  t.choose('done');
  assert.equal(last(t, 'bloodlust')['card'], 'quiet.1');
});

rule('AE-BLD-02 a catch is not a kill if the Victim survives', (t) => {
  table(t, { ...quiet, victims: [{ at: 'c3' }, ...far.slice(1)] }, { faces: [...d6(5), ...flees('m1'), ...lust()] });
  t.choose('done');
  t.choose('move:c3');
  assert.deepEqual(happened(t, 'missed', 'bloodlust'), ['missed', 'bloodlust']);
});

rule('AE-EX-12 one caught Victim survives, so one Bloodlust card is drawn', (t) => {
  table(t, { ...quiet, victims: [{ at: 'c3' }, ...far.slice(1)] }, { faces: [...d6(5), ...flees('m1'), ...lust()] });
  t.choose('done');
  t.choose('move:c3');
  assert.equal(happened(t, 'bloodlust').length, 1);
});

rule('AE-BLD-03 if a Victim was killed in the Patients’ turn, no Bloodlust card is drawn', (t) => {
  table(t, { ...quiet, victims: [{ at: 'c3' }, ...far.slice(1)] }, { faces: d6(1) });
  t.choose('done');
  assert.deepEqual(happened(t, 'bloodlust', 'no-bloodlust'), ['no-bloodlust']);
});

rule('AE-BLD-04 a Bloodlust card may move Patients again, and they may then catch Victims', (t) => {
  table(
    t,
    { ...quiet, victims: [{ at: 'c4' }, ...far.slice(1)], phase: 'bloodlust' },
    { faces: [...lust('rush'), ...d6(5)] },
  );
  t.choose('patient:0:c4');
  assert.deepEqual(happened(t, 'bloodlust', 'announced', 'caught'), ['bloodlust', 'announced', 'caught']);
  assert.equal(cites(t, 'bloodlust', 'AE-BLD-04'), true);
});

rule('AE-RUL-36 a kill by Bloodlust counts as a kill, and no second card is drawn', (t) => {
  table(
    t,
    { ...quiet, victims: [{ at: 'c4' }, ...far.slice(1)], phase: 'bloodlust' },
    { faces: [...lust('rush'), ...d6(1)] },
  );
  t.choose('patient:0:c4');
  assert.deepEqual([t.state.destroyed, happened(t, 'bloodlust').length], [['c4'], 1]);
});

rule('AE-FIN-01 in the final three turns every room with a Patient at the end of the turn is destroyed', (t) => {
  table(t, { ...quiet, phase: 'final', turn: 7 });
  assert.deepEqual([t.state.destroyed, patientsAt(t)], [['c3'], ['c4']]);
});

rule('AE-FIN-02 in the short version, the final three are turns 7, 8 and 9', (t) => {
  for (const [n, final] of [
    [6, false],
    [7, true],
    [8, true],
    [9, true],
  ] as const) {
    table(t, { ...quiet, phase: 'final', turn: n });
    assert.deepEqual(t.state.destroyed, final ? ['c3'] : [], `turn ${n}`);
    if (final) assert.equal(cites(t, 'listed', 'AE-FIN-02'), true);
  }
});

rule('AE-FIN-03 all Victims who are alive after the Patients’ ninth turn win together', (t) => {
  table(t, { ...quiet, phase: 'final', turn: 9 });
  assert.deepEqual(t.outcome, { winners: [1, 2, 3], rule: 'AE-FIN-03' });
});

rule('AE-RUL-34 Victims do not act after the Patients’ last turn', (t) => {
  table(t, { ...quiet, phase: 'final', turn: 9 });
  assert.deepEqual([happened(t, 'time-up', 'turn-began'), t.options()], [['time-up'], []]);
});

rule('AE-FIN-04 the long version has no limit until one Victim is left; then three turns follow', (t) => {
  table(t, { ...quiet, phase: 'bloodlust', turn: 14 }, { options: { version: 'long' }, faces: [...lust(), heads] });
  rest(t, turn(t, 15));
  assert.equal(t.outcome, null);
  table(
    t,
    { ...quiet, victims: [{ at: 'c3' }, { at: 'a2' }, { at: 'e5', dead: true }], turn: 14 },
    { options: { version: 'long' }, faces: d6(1) },
  );
  t.choose('done');
  assert.deepEqual([t.state.trigger, last(t, 'last-one')['last']], [14, 17]);
});

rule('AE-FIN-05 the last Victim wins by surviving the final three turns', (t) => {
  table(t, { ...quiet, victims: lonely, phase: 'final', turn: 17, trigger: 14 }, { options: { version: 'long' } });
  assert.deepEqual(t.outcome, { winners: [1], rule: 'AE-FIN-05' });
});

rule('AE-FIN-06 the final three begin only with the death that leaves one Victim alive', (t) => {
  table(t, { ...quiet, victims: [{ at: 'c3' }, { at: 'c3' }, { at: 'e5' }] }, { faces: d6(1, 1) });
  t.choose('done');
  assert.deepEqual(happened(t, 'killed', 'last-one'), ['killed', 'killed', 'last-one']);
});

rule('AE-FIN-06 the last Victim also starts the final three in the short version', (t) => {
  table(t, { ...quiet, victims: [{ at: 'c3' }, { at: 'a2' }, { at: 'e5', dead: true }], turn: 2 }, { faces: d6(1) });
  t.choose('done');
  assert.deepEqual([t.state.trigger, t.view(2).state.last], [2, 5]);
  assert.equal(last(t, 'last-one').rule, 'AE-FIN-06');
});

rule('AE-EX-01 one Victim is left in turn 4: turns 5, 6 and 7 are the final three, and the match ends after 7', (t) => {
  for (const version of ['short', 'long'] as const) {
    table(
      t,
      { ...quiet, victims: [{ at: 'c3' }, { at: 'a2' }, { at: 'e5', dead: true }], turn: 4 },
      { options: { version }, faces: d6(1) },
    );
    t.choose('done');
    assert.equal(t.view(2).state.last, 7);
    for (const [n, final] of [
      [4, false],
      [5, true],
      [6, true],
      [7, true],
    ] as const) {
      table(t, { ...quiet, victims: lonely, phase: 'final', turn: n, trigger: 4 }, { options: { version } });
      assert.deepEqual(t.state.destroyed, final ? ['c3'] : []);
    }
    assert.deepEqual(t.outcome?.winners, [1]);
  }
});

rule('AE-EX-15 in the short version, one Victim is left in turn 8: the match still ends after turn 9', (t) => {
  table(t, { ...quiet, victims: [{ at: 'c3' }, { at: 'a2' }, { at: 'e5', dead: true }], turn: 8 }, { faces: d6(1) });
  t.choose('done');
  assert.deepEqual([t.state.trigger, t.view(2).state.last], [8, 9]);
});

rule(
  'AE-EX-18 in the short version, one Victim is left in turn 5: rooms fall in turns 6, 7 and 8, and the match ends after 8',
  (t) => {
    for (const n of [6, 7, 8]) {
      table(t, { ...quiet, victims: lonely, turn: n, trigger: 5 }, { faces: lust() });
      t.choose('done');
      assert.equal(t.state.destroyed.length, 1, 'one room is destroyed in each turn');
    }
    assert.deepEqual(t.outcome, { winners: [1], rule: 'AE-FIN-06' });
  },
);

rule('AE-FIN-06 the last Victim wins by surviving three turns, or until the ninth turn if it comes first', (t) => {
  for (const [trigger, last3] of [
    [6, 'AE-FIN-06'],
    [7, 'AE-FIN-03'],
  ] as const) {
    table(t, { ...quiet, victims: lonely, phase: 'final', turn: 9, trigger });
    assert.deepEqual(t.outcome, { winners: [1], rule: last3 });
  }
});

rule('AE-RUL-29 if turn T leaves one Victim, the match ends after turn T + 3, a short match by turn 9', (t) => {
  const ends: number[] = [];
  for (const [version, n] of [
    ['short', 3],
    ['short', 6],
    ['short', 7],
    ['long', 7],
  ] as const) {
    table(
      t,
      { ...quiet, victims: [{ at: 'c3' }, { at: 'a2' }, { at: 'e5', dead: true }], turn: n },
      { options: { version }, faces: d6(1) },
    );
    t.choose('done');
    assert.equal(cites(t, 'last-one', 'AE-RUL-29'), true);
    ends.push(t.view(0).state.last);
  }
  assert.deepEqual(ends, [6, 9, 9, 10]);
});

rule('AE-RUL-30 a kill in a Victim’s turn counts for the current turn', (t) => {
  table(
    t,
    { ...quiet, victims: [{ at: 'c4' }, { at: 'a2' }, { at: 'e5', dead: true }], phase: 'victim', active: 1, turn: 4 },
    { faces: [...flees('m1'), ...d6(1)] },
  );
  t.choose('draw:movement');
  t.choose('enter:c3');
  assert.deepEqual([t.state.trigger, cites(t, 'last-one', 'AE-RUL-30')], [4, true]);
});

rule(
  'AE-RUL-31 rooms are listed first, and then each is destroyed once, in an order that the Patients player chooses',
  (t) => {
    table(t, { patients: [at('c2'), at('c3', 'two')], victims: far, phase: 'final', turn: 7 });
    assert.deepEqual(t.options(0), ['next:c2', 'next:c3']);
    assert.equal(t.why(0, 'next:c4')?.rule, 'AE-RUL-31');
    t.choose('next:c3');
    assert.deepEqual(t.state.destroyed, ['c3', 'c2'], 'the Patient that fell into a listed room does not doom another');
    assert.deepEqual(patientsAt(t), ['c4', 'c4']);
  },
);

rule(
  'AE-EX-19 with Patients in the second and fourth room of five, the rooms a, c and e are left, and the Patients are in c and e',
  (t) => {
    for (const order of [
      ['c2', 'c4'],
      ['c4', 'c2'],
    ]) {
      table(t, { patients: [at('c2'), at('c4', 'two')], victims: far, phase: 'final', turn: 7 });
      t.choose(`next:${order[0]}`);
      assert.deepEqual(t.state.destroyed, order);
      assert.deepEqual(
        [t.state.columns[2], patientsAt(t)],
        [
          ['c1', 'c3', 'c5'],
          ['c3', 'c5'],
        ],
      );
    }
  },
);

rule('AE-FIN-07 the Patients win when all Victims are dead', (t) => {
  table(t, { ...quiet, victims: [{ at: 'c3' }, ...lonely.slice(1)] }, { faces: d6(1) });
  t.choose('done');
  assert.deepEqual(t.outcome, { winners: [0], rule: 'AE-FIN-07' });
});

rule('AE-RUL-32 if the last two Victims die together, the Patients win at once', (t) => {
  table(t, { ...quiet, victims: [{ at: 'c3' }, { at: 'c3' }, { at: 'e5', dead: true }] }, { faces: d6(1, 1) });
  t.choose('done');
  assert.deepEqual(t.outcome, { winners: [0], rule: 'AE-RUL-32' });
});

rule('AE-RUL-33 a catch in the very last destruction is completed before the winner is declared', (t) => {
  table(
    t,
    {
      ...quiet,
      victims: [{ at: 'c4' }, { at: 'a2', dead: true }, { at: 'a2', dead: true }],
      phase: 'final',
      turn: 9,
      trigger: 7,
    },
    { faces: d6(2) },
  );
  assert.equal(cites(t, 'announced', 'AE-RUL-33'), true);
  assert.deepEqual(t.outcome, { winners: [0], rule: 'AE-FIN-07' });
});

rule('AE-FIN-08 the winners are the Patients or Victims, never both', (t) => {
  table(t, { ...quiet, victims: [{ at: 'c4' }, ...far.slice(1)], phase: 'final', turn: 9 }, { faces: d6(2), pack });
  assert.deepEqual(t.outcome, { winners: [2, 3], rule: 'AE-FIN-03' });
  assert.equal(cites(t, 'routes', 'AE-FIN-08'), true);
});
