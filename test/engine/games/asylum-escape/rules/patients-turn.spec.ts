// The Patients' turn: the coin, the movement, searching, and announcements.
import assert from 'node:assert/strict';
import type { Pack } from '../../../../../src/engine/games/asylum-escape/cards/card-types.js';
import { rule } from '../../../../support/rule-coverage.js';
import {
  asked,
  at,
  d6,
  flees,
  happened,
  heads,
  last,
  lust,
  pack,
  patientsAt,
  table,
  tails,
  whereIs,
} from '../support/small-match.js';

const out = [{ at: 'a1' }, { at: 'a2' }, { at: 'a3' }];
const found = (event: Readonly<Record<string, unknown>>) => event['found'];

rule('AE-PAT-01 heads: each Patient may move one room; tails: two rooms', (t) => {
  for (const [face, n] of [
    [heads, 1],
    [tails, 2],
  ] as const) {
    table(
      t,
      { patients: [at('c3')], victims: out, phase: 'patients' },
      { faces: n === 1 ? [face, ...lust()] : [face] },
    );
    assert.equal(last(t, 'coin')['rooms'], n);
    t.choose('patient:0:c4');
    assert.equal(t.state.patients[0].left, n - 1);
  }
});

rule('AE-EX-04 after heads, each Patient moves at most one room', (t) => {
  table(t, { patients: [at('c3'), at('e5', 'two')], victims: out, phase: 'patients' }, { faces: [heads] });
  t.choose('patient:0:c4');
  assert.equal(t.why(0, 'patient:0:c5')?.rule, 'AE-RUL-09');
  assert.deepEqual(t.options(0), ['patient:1:e4', 'patient:1:d5', 'done']);
});

rule('AE-PAT-02 Patients move only up, down, left or right', (t) => {
  table(t, { patients: [at('c3')], victims: out });
  assert.deepEqual(t.options(0), ['patient:0:c4', 'patient:0:d3', 'patient:0:c2', 'patient:0:b3', 'done']);
  assert.equal(t.why(0, 'patient:0:d4')?.rule, 'AE-PAT-02');
});

rule(
  'AE-RUL-09 one flip counts for all Patients; each moves up to that number, in any order, also back and forth',
  (t) => {
    table(t, { patients: [at('c3'), at('e5', 'two')], victims: out, rooms: 2 });
    for (const step of ['patient:0:c4', 'patient:1:e4', 'patient:0:c3']) t.choose(step);
    assert.deepEqual(patientsAt(t), ['c3', 'e4']);
    assert.equal(t.state.patients[1].left, 1, 'the movement need not be used completely');
    assert.ok(t.options(0).includes('done'));
  },
);

rule('AE-PAT-03 every room that a Patient passes is searched like the one where it ends', (t) => {
  table(t, { patients: [at('c3')], victims: [{ at: 'd3' }, { at: 'd4' }, { at: 'a1' }], rooms: 2 }, { faces: d6(5) });
  t.choose('patient:0:d3');
  t.choose('patient:0:d4');
  assert.deepEqual(found(last(t, 'announced')), [
    { victim: 1, room: 'd3' },
    { victim: 2, room: 'd4' },
  ]);
});

rule('AE-RUL-10 the room where a Patient stays is searched, but not the room that it leaves', (t) => {
  table(t, { patients: [at('c3')], victims: [{ at: 'c3' }, ...out.slice(1)] }, { faces: d6(5) });
  t.choose('done');
  assert.deepEqual(found(last(t, 'announced')), [{ victim: 1, room: 'c3' }]);
  table(t, { patients: [at('c3')], victims: [{ at: 'c3' }, ...out.slice(1)] }, { faces: lust() });
  t.choose('patient:0:c4');
  assert.deepEqual(found(last(t, 'announced')), []);
});

const restless = (which: 'all' | 'chosen'): Pack => ({
  ...pack,
  bloodlust: [{ id: 'quiet', count: 24, steps: [{ do: 'extra-move', which, n: 1 }] }],
});

rule('AE-RUL-10 a Patient that a card does not move finds nobody, wherever another one goes', (t) => {
  table(
    t,
    { patients: [at('c3'), at('e5', 'two')], victims: [{ at: 'c4' }, ...out.slice(1)] },
    { pack: restless('chosen'), faces: [...d6(6), ...flees('m1'), ...lust()] },
  );
  for (const id of ['patient:0:c4', 'done', 'move:c4', 'choose:1', 'patient:1:e4']) t.choose(id);
  assert.deepEqual([whereIs(t, 1), patientsAt(t)], ['c4', ['c4', 'e4']]);
  assert.deepEqual(found(last(t, 'announced')), []);
  assert.equal(happened(t, 'caught').length, 1);
  assert.ok(t.view(null).state.victims[0].suspects.includes('c4'), 'silence does not say that the Victim has left');
});

rule('AE-RUL-10 of all Patients that a card may move, only those that enter a room find somebody', (t) => {
  table(
    t,
    { patients: [at('c3'), at('e5', 'two')], victims: [{ at: 'c3' }, { at: 'e4' }, { at: 'a1' }], phase: 'bloodlust' },
    { pack: restless('all'), faces: [...lust(), ...d6(1)] },
  );
  t.choose('patient:1:e4');
  t.choose('done');
  assert.deepEqual(found(last(t, 'announced')), [{ victim: 2, room: 'e4' }]);
});

rule('AE-RUL-11 a Victim who slips away into a Patient’s room is caught by that movement once', (t) => {
  table(
    t,
    { patients: [at('c3')], victims: [{ at: 'c4', hand: ['slip.1'] }, ...out.slice(1)] },
    { faces: [...d6(6), ...flees('m1'), ...lust()] },
  );
  for (const id of ['done', 'play:slip.1', 'enter:c3', 'move:c3']) t.choose(id);
  assert.equal(happened(t, 'caught').length, 1);
  assert.deepEqual(found(last(t, 'announced')), []);
  assert.ok(t.view(null).state.victims[0].suspects.includes('c3'), 'everybody knows that the Victim may have stayed');
});

rule('AE-RUL-10 everybody sees that the room where a Patient stays is searched', (t) => {
  table(t, { patients: [at('c3')], victims: [{ at: 'c3', hand: ['slip.1'] }, ...out.slice(1)] });
  t.choose('done');
  assert.ok(asked(t, 1), 'the Victim may still slip away');
  assert.deepEqual(t.view(2).state.searched, [{ patient: 0, room: 'c3' }]);
});

rule('AE-PAT-04 Victims who have been found announce it only after all Patients have moved', (t) => {
  table(t, { patients: [at('c3'), at('e5', 'two')], victims: [{ at: 'c4' }, ...out.slice(1)] }, { faces: d6(5) });
  t.choose('patient:0:c4');
  assert.deepEqual(happened(t, 'announced'), []);
  t.choose('patient:1:e4');
  assert.deepEqual(happened(t, 'patient-moved', 'announced', 'caught'), [
    'patient-moved',
    'patient-moved',
    'announced',
    'caught',
  ]);
});

rule('AE-PAT-05 a Victim who has been found is caught', (t) => {
  table(t, { patients: [at('c3')], victims: [{ at: 'c4' }, ...out.slice(1)] }, { faces: d6(5) });
  t.choose('patient:0:c4');
  assert.deepEqual([last(t, 'caught')['victim'], last(t, 'caught')['patients']], [1, [0]]);
});

rule('AE-PAT-06 the announcement is compulsory, so there is no question', (t) => {
  table(t, { patients: [at('c3')], victims: [{ at: 'c4', hand: ['blank.1'] }, ...out.slice(1)] }, { faces: d6(5) });
  t.choose('patient:0:c4');
  assert.deepEqual(
    asked(t, 1)?.options.map(({ id }) => id),
    ['pass'],
    'the Victim may still play cards, but cannot stay silent',
  );
  t.choose('pass', 1);
  assert.equal(last(t, 'announced').rule, 'AE-PAT-04');
  assert.deepEqual(found(last(t, 'announced')), [{ victim: 1, room: 'c4' }]);
  assert.equal(asked(t, 1)?.kind, 'move-to', 'the next question is where to flee');
});

rule('AE-EX-05 a Victim is found on the way, in a room that a Patient has passed, and there is one roll', (t) => {
  table(t, { patients: [at('b3')], victims: [{ at: 'c3' }, ...out.slice(1)], rooms: 2 }, { faces: d6(5) });
  t.choose('patient:0:c3');
  assert.deepEqual(happened(t, 'announced'), []);
  t.choose('patient:0:c4');
  assert.deepEqual(found(last(t, 'announced')), [{ victim: 1, room: 'c3' }]);
  assert.deepEqual(happened(t, 'patient-moved', 'announced', 'rolled'), [
    'patient-moved',
    'patient-moved',
    'announced',
    'rolled',
  ]);
  assert.equal(patientsAt(t)[0], 'c4');
});

rule(
  'AE-RUL-13 the order of a turn: release, coin, movement, announcements, attempts and flights, destruction, Bloodlust, final destruction, end',
  (t) => {
    const faces = [{ deck: 'specials', card: 'strong' }, heads, ...d6(5), ...flees('m1'), ...lust()];
    table(
      t,
      {
        patients: [at('c3'), at('c3', 'two')],
        victims: [{ at: 'e1' }, ...out.slice(1)],
        phase: 'patients',
        turn: 5,
        trigger: 4,
      },
      { faces },
    );
    t.choose('done');
    t.choose('move:d1');
    t.choose(t.options(0)[0] ?? '', 0);
    const told = happened(
      t,
      'released',
      'coin',
      'patient-stays',
      'announced',
      'rolled',
      'flees',
      'destroyed',
      'bloodlust',
      'listed',
    );
    assert.deepEqual(
      told.filter((type, i) => told.indexOf(type) === i),
      ['released', 'coin', 'patient-stays', 'announced', 'rolled', 'flees', 'destroyed', 'bloodlust', 'listed'],
    );
    assert.equal(t.state.turn, 5);
  },
);
