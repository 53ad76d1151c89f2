// Releasing Patients.
import assert from 'node:assert/strict';
import type { Situation } from '../../../../../src/engine/games/asylum-escape/state/situation.js';
import type { Faces } from '../../../../../src/engine/kernel/index.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { saying } from '../support/effect-cards.js';
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
  whereIs,
} from '../support/small-match.js';

const far = [{ at: 'd5' }, { at: 'd5' }, { at: 'd5' }];
const third = { patients: [at('c3')], victims: far, phase: 'patients', turn: 3 } as const;
const fifth = {
  patients: [at('c3'), { card: 'two', at: 'b5', released: 3 }],
  victims: far,
  phase: 'patients',
  turn: 5,
} as const;
const two = { deck: 'patients', card: 'two' } as const;
const strong = { deck: 'specials', card: 'strong' } as const;
const move = (t: RuleTest): void => {
  t.choose('done');
};

rule('AE-REL-01 on the third turn a second Patient is released where its card says', (t) => {
  table(t, third, { faces: [two, heads] });
  assert.deepEqual([last(t, 'released')['card'], patientsAt(t)], ['two', ['c3', 'a1']]);
});

rule('AE-REL-02 the room of the release is blown up after the catches in it are completed', (t) => {
  table(t, third, { faces: [two, heads, ...lust()] });
  assert.deepEqual(t.state.destroyed, []);
  move(t);
  assert.deepEqual([t.state.destroyed, patientsAt(t)], [['a1'], ['c3', 'a2']]);
  assert.deepEqual(happened(t, 'announced', 'destroyed', 'bloodlust'), ['announced', 'destroyed', 'bloodlust']);
});

rule(
  'AE-EX-13 the Victim survives and flees, and the room is destroyed: the new Patient stands in the room that fell',
  (t) => {
    table(
      t,
      { ...third, victims: [{ at: 'a1' }, ...far.slice(1)] },
      { faces: [two, heads, ...d6(3), ...flees('m2'), ...lust()] },
    );
    move(t);
    assert.deepEqual(t.state.destroyed, [], 'the room is not destroyed before the catch');
    t.choose('move:b2');
    assert.deepEqual([t.state.destroyed, patientsAt(t)[1], whereIs(t, 1)], [['a1'], 'a2', 'b2']);
  },
);

rule(
  'AE-REL-03 if the starting room is gone, a room of the same colour is chosen, or any room if there is none',
  (t) => {
    const without = (gone: readonly string[]): string[][] =>
      ['a', 'b', 'c', 'd', 'e']
        .map((x) => [1, 2, 3, 4, 5].map((y) => `${x}${y}`).filter((room) => !gone.includes(room)))
        .filter((rooms) => rooms.length > 0);
    table(t, { ...third, columns: without(['a1', 'a4']) }, { faces: [two] });
    assert.deepEqual(t.options(0), ['release:a2', 'release:a3', 'release:a5']);
    assert.equal(t.why(0, 'release:b1')?.rule, 'AE-RUL-16');
    table(t, { ...third, columns: without(['a1', 'a2', 'a3', 'a4', 'a5']) }, { faces: [two] });
    assert.equal(t.options(0).length, 20);
  },
);

rule(
  'AE-RUL-16 the Patients player may choose any room of the colour, even one with a Patient, and it is blown up',
  (t) => {
    table(
      t,
      {
        ...third,
        patients: [at('a2')],
        columns: [
          ['a2', 'a3'],
          ['b1', 'b2'],
          ['d4', 'd5'],
        ],
      },
      { faces: [two, heads, ...lust()] },
    );
    assert.equal(asked(t, 0)?.rule, 'AE-RUL-16');
    assert.deepEqual(t.options(0), ['release:a2', 'release:a3']);
    t.choose('release:a2');
    move(t);
    assert.deepEqual(t.state.destroyed.at(-1), 'a2');
  },
);

rule(
  'AE-EX-20 the Special Patient’s start is gone and two rooms of its colour are left: one is chosen, searched and destroyed',
  (t) => {
    table(
      t,
      {
        ...fifth,
        columns: [['a1', 'a2'], ['b5'], ['c3'], ['d5'], ['e2', 'e4']],
        victims: [{ at: 'e4' }, ...far.slice(1)],
      },
      { faces: [strong, heads, ...d6(6), ...flees('m1'), ...lust()] },
    );
    assert.deepEqual(t.options(0), ['release:e2', 'release:e4']);
    t.choose('release:e4');
    move(t);
    assert.deepEqual(last(t, 'announced')['found'], [{ victim: 1, room: 'e4' }]);
    t.choose('move:e4');
    assert.deepEqual([t.state.destroyed.at(-1), patientsAt(t)[2]], ['e4', 'e2']);
  },
);

rule('AE-REL-04 on the fifth turn a Special Patient is released', (t) => {
  table(t, fifth, { faces: [strong, heads] });
  assert.deepEqual(
    [last(t, 'released')['card'], last(t, 'released')['special'], patientsAt(t)[2]],
    ['strong', true, 'e1'],
  );
});

rule('AE-RUL-15 the Special Patient’s room is blown up as well, but not the first Patient’s', (t) => {
  table(t, fifth, { faces: [strong, heads, ...lust()] });
  move(t);
  assert.deepEqual(t.state.destroyed, ['e1']);
  table(t, { patients: [at('c3')], victims: far, phase: 'patients', turn: 1 }, { faces: [heads, ...lust()] });
  move(t);
  assert.deepEqual(t.state.destroyed, []);
});

rule(
  'AE-RUL-14 a new Patient moves from the next turn on, and counts as having ended its movement at its start',
  (t) => {
    table(t, { ...third, victims: [{ at: 'a1' }, ...far.slice(1)] }, { faces: [two, heads, ...d6(3)] });
    assert.equal(t.why(0, 'patient:1:a2')?.rule, 'AE-RUL-14');
    assert.ok(!t.options(0).some((id) => id.startsWith('patient:1')));
    move(t);
    assert.deepEqual(last(t, 'announced')['found'], [{ victim: 1, room: 'a1' }]);
  },
);

rule('AE-RUL-14 until the Patients have moved, everybody sees which room the new one will search', (t) => {
  table(t, third, { faces: [two, heads, ...lust()] });
  assert.deepEqual(t.view(2).state.searched, [{ patient: 1, room: 'a1' }]);
  move(t);
  assert.deepEqual(t.view(2).state.searched, []);
});

/** On the third turn, the Patient `two` is released in a1, and seat 1 lures a Patient after the coin. */
const luring = (t: RuleTest, room: string, faces: Faces = [], victims: Situation['victims'] = []): void => {
  table(
    t,
    { ...third, victims: [{ at: 'd5', hand: ['reply.1'] }, ...victims, ...far].slice(0, 3) },
    { pack: saying({ do: 'lure', n: 1 }), faces: [two, heads, ...faces] },
  );
  t.choose('play:reply.1');
  t.choose(`room:${room}`);
};

rule('AE-RUL-13 a lure after the coin brings neither the catches of a release forward nor the end of its room', (t) => {
  luring(t, 'c3', d6(3), [{ at: 'a1' }]);
  assert.deepEqual(happened(t, 'announced'), [], 'no Patient had to move');
  move(t);
  assert.deepEqual(last(t, 'announced')['found'], [{ victim: 2, room: 'a1' }]);
  luring(t, 'c4', [...d6(3), ...flees('m1')], [{ at: 'a1' }, { at: 'c4' }]);
  assert.deepEqual(last(t, 'announced')['found'], [{ victim: 3, room: 'c4' }], 'only this Patient has moved');
  t.choose('move:c4');
  assert.deepEqual(t.state.destroyed, []);
});

rule('AE-RUL-14 a card that moves a new Patient away does not save whoever is in its starting room', (t) => {
  luring(t, 'a2', d6(3), [{ at: 'a1' }]);
  assert.deepEqual([patientsAt(t)[1], last(t, 'announced')['found']], ['a2', []]);
  move(t);
  assert.deepEqual(last(t, 'announced')['found'], [{ victim: 2, room: 'a1' }]);
  assert.deepEqual(last(t, 'caught')['patients'], [1]);
});

rule('AE-REL-05 all Patients stay in play and move in each later turn', (t) => {
  table(t, { ...fifth, turn: 4 }, { faces: [heads] });
  assert.deepEqual(
    t
      .options(0)
      .filter((id) => id !== 'done')
      .map((id) => id.split(':')[1])
      .filter((id, i, all) => all.indexOf(id) === i),
    ['0', '1'],
  );
  assert.equal(cites(t, 'turn-began', 'AE-REL-05'), true);
});

rule('AE-RUL-17 no Patient is released after turn 5', (t) => {
  table(t, { ...fifth, turn: 6 }, { faces: [heads], options: { version: 'long' } });
  assert.deepEqual(happened(t, 'released'), []);
  assert.equal(cites(t, 'turn-began', 'AE-RUL-17'), true);
});

rule('AE-RUL-46 a released Patient is the top card of its deck, shown to everybody, without a choice', (t) => {
  const { card } = { card: pack.specials[1]?.id ?? '' };
  table(t, fifth, { faces: [{ deck: 'specials', card }, heads] });
  assert.equal(cites(t, 'released', 'AE-RUL-46'), true);
  for (const seat of [0, 1, 2, 3]) assert.equal(t.view(seat).state.patients[2].card, card);
});
