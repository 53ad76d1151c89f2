// Tests ten hard cards of Coma Ward, played on the kernel.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, choose, play, assertSeesNoDifference } from './scene.js';
import scenes from './scenes/coma-ward.js';

test('fifty cards: Coma Ward Nurse offers two options but hides their results, and rolls suspense dice to the end', () => {
  const match = begin('coma-ward', scenes.nurse);
  assert.deepEqual(
    match.questions[0]?.options.map((option) => Object.keys(option)),
    [
      ['id', 'rule'],
      ['id', 'rule'],
    ],
  );
  const { state, seen } = play('coma-ward', scenes.nurse);
  assert.equal(seen(1).find(({ type }) => type === 'tested')?.n, 2, '4, 1; then 4, 5; then 6, 2');
  assert.deepEqual(state.figures['p0']?.open, ['item.coat']);
});

test('fifty cards: Coma Ward Syringe is an attack whose effect takes the place of damage', () => {
  const { state } = play('coma-ward', scenes.syringe);
  assert.equal(state.figures['p1']?.n['terror'], 3);
  assert.equal(state.figures['p1']?.n['health'], 4, 'nothing else is lost');
});

test('fifty cards: Coma Ward if Syringe loses against a dodge, the defender moves away', () => {
  const { state } = play('coma-ward', {
    ...scenes.syringe,
    faces: [1, 2, 5, 6, 1].map((face) => ({ die: 'd6', face })),
    script: [
      [0, 'p1'],
      [1, 'dodge'],
      [1, 'one-desk'],
    ],
  });
  assert.equal(state.figures['p1']?.at, 'one-desk');
  assert.equal(state.figures['p1']?.n['terror'], 1);
});

test('fifty cards: Coma Ward Stocked Cabinet: a Clue ends only the effect in which it is drawn (CW-EX-11)', () => {
  const { state } = play('coma-ward', scenes.cabinet);
  assert.deepEqual(state.figures['p0']?.open, ['item.knife'], 'what was drawn before is kept');
  assert.deepEqual(state.decks['item'], ['item.coat'], 'the third draw is lost');
  assert.equal(state.figures['p0']?.n['terror'], 3, 'the later part of the effect is skipped too');
  assert.equal(state.figures['p0']?.n['moves'], 1, 'the steps after the effect continue');
});

test('fifty cards: Coma Ward Last Bed is a Phenomenon: a rule in play with its own way to win', () => {
  const { match, state } = play('coma-ward', scenes.bed);
  assert.deepEqual(match.outcome?.winners, [0]);
  assert.equal(state.figures['p1']?.n['rest'], 0, 'a player who begins elsewhere starts again');
});

test('fifty cards: Coma Ward Night Ward kills the active player during its effect; the others still suffer, and the turn is over', () => {
  const { state } = play('coma-ward', scenes.night);
  assert.equal(state.figures['p0']?.n['dead'], 1);
  assert.deepEqual(state.floor['one-ward'], ['item.knife']);
  assert.equal(state.figures['p0']?.n['rummaged'], undefined, 'no later step of the turn');
  assert.deepEqual(
    [state.figures['p1']?.n['terror'], state.figures['p1']?.n['health']],
    [6, 2],
    'Terror that finds no place is lost as Health',
  );
  assert.equal(state.figures['p2']?.n['terror'], 0, 'another floor is out of sight');
});

test('fifty cards: Coma Ward Lift reads a die from a table of directions', () => {
  const match = begin('coma-ward', scenes.lift);
  assert.deepEqual(
    match.questions[0]?.options.map(({ id }) => id),
    ['cellar', 'hall'],
  );
  assert.equal(play('coma-ward', scenes.lift).state.figures['p0']?.at, 'cellar');
  assert.equal(
    play('coma-ward', { ...scenes.lift, faces: [{ die: 'lift', face: 1 }], script: [] }).state.figures['p0']?.at,
    'one-hall',
  );
});

test('fifty cards: Coma Ward Pills: the number of counters is public, but the reason is not', () => {
  const { match, seen } = play('coma-ward', scenes.pills);
  assert.equal(match.view(1).state.figures['p0']?.n['counters'], 1);
  assert.deepEqual(
    seen(1).map(({ type }) => type),
    ['gained', 'gained', 'changed'],
  );
  assert.deepEqual(
    seen(0).map(({ type }) => type),
    ['gained', 'gained', 'played', 'changed'],
  );
});

test('fifty cards: Coma Ward Unpaid Bet: the dead react once to every action of the living', () => {
  const match = begin('coma-ward', scenes.bet);
  choose(match, 0, 'move:one-hall');
  assert.deepEqual(
    match.questions.map(({ seat, kind }) => [seat, kind]),
    [[2, 'react']],
    'the action is complete, the actor waits',
  );
  assert.equal(play('coma-ward', scenes.bet).state.figures['p1']?.n['terror'], 1);
});

test('fifty cards: Coma Ward Donor wins by a secret count that no other seat can see', () => {
  const { match } = play('coma-ward', scenes.donor);
  assert.deepEqual(match.outcome?.winners, [0]);
  const { figures } = scenes.donor.situation;
  const other = {
    ...scenes.donor.situation,
    figures: { ...figures, p0: { ...figures.p0, hand: ['role.one'], n: { organs: 0, strength: 3 } } },
  };
  const script = [
    [0, 'steal:p1'],
    [1, 'dodge'],
  ] as const;
  assertSeesNoDifference('coma-ward', { ...scenes.donor, script }, { ...scenes.donor, situation: other, script }, 1);
});

test('fifty cards: Coma Ward False Room turns into another room with two players in it, and the text of that room takes effect at once', () => {
  const { state, seen } = play('coma-ward', scenes.false);
  assert.deepEqual(state.floor['one-ward'], ['dream.night']);
  assert.deepEqual(
    seen(null).map(({ type, who }) => `${type} ${who ?? ''}`),
    ['played p0', 'replaced ', 'changed p0', 'changed p1'],
  );
});
