// Tests ten hard cards of Asylum Escape, played on the kernel.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Situation } from './game.js';
import { begin, choose, pass, play, assertSeesNoDifference } from './scene.js';
import scenes from './scenes/asylum-escape.js';
import type { Figure } from './words.js';

/** The same situation with one figure changed. */
const but = (situation: Situation, id: string, figure: Partial<Figure>): Situation => ({
  ...situation,
  figures: { ...situation.figures, [id]: { ...situation.figures[id], ...figure } },
});

test('fifty cards: Asylum Escape Laundry Chute turns a killing roll into a flight', () => {
  const { state, seen } = play('asylum-escape', scenes.chute);
  assert.deepEqual(
    seen(2).map(({ type }) => type),
    ['moved', 'announced', 'attempted', 'played', 'fled'],
  );
  assert.equal(state.figures['p1']?.at, 'a1');
  assert.ok(!state.figures['p1']?.n['dead']);
});

test('fifty cards: Asylum Escape Laundry Chute closes its window, so that no second one can be played', () => {
  const { situation, faces } = scenes.chute;
  const match = begin('asylum-escape', {
    seats: 3,
    situation: but(situation, 'p1', { hand: ['camo.chute', 'spare.chute'] }),
    faces,
  });
  choose(match, 0, 'a2');
  choose(match, 1, 'play:camo.chute');
  // The other Victim may still react to the card itself. Then the flight begins.
  while (match.questions[0]?.kind === 'react') {
    assert.deepEqual(
      match.questions.map(({ seat }) => seat),
      [2],
    );
    pass(match);
  }
  assert.deepEqual(
    match.questions.map(({ kind, seat }) => [kind, seat]),
    [['choose', 1]],
  );
});

test('fifty cards: Asylum Escape Laundry Chute cannot be distinguished from an empty hand while its window is open', () => {
  const kept = [
    [0, 'a2'],
    [0, 'pass'],
  ] as const;
  const { situation, faces } = scenes.chute;
  const matches = [situation, but(situation, 'p1', { hand: ['camo.one'] })].map((each) =>
    begin('asylum-escape', { seats: 3, situation: each, faces }),
  );
  for (const match of matches) {
    choose(match, ...kept[0]);
    pass(match);
    pass(match);
    pass(match);
  }
  assert.deepEqual(
    matches.map((match) => match.questions.map(({ kind, seat }) => `${kind} ${seat}`)),
    [['react 1'], ['react 1']],
  );
  assert.deepEqual(matches[0]?.view(2), matches[1]?.view(2));
  assert.deepEqual(matches[0]?.view(0), matches[1]?.view(0));
});

test('fifty cards: Asylum Escape Loose Grate moves its owner before the announcement, and nobody learns where to', () => {
  const { state, seen } = play('asylum-escape', scenes.grate);
  assert.deepEqual(
    seen(2).map(({ type }) => type),
    ['moved', 'played'],
  );
  assert.equal(state.figures['p1']?.at, 'a1');
  const up = {
    ...scenes.grate,
    script: [
      [0, 'a2'],
      [1, 'play:camo.grate'],
      [1, 'a3'],
    ] as const,
  };
  assertSeesNoDifference('asylum-escape', scenes.grate, up, 2);
  assertSeesNoDifference('asylum-escape', scenes.grate, up, 0);
});

test('fifty cards: Asylum Escape Walls Give makes a column fall, kills in the collapse and makes the next column fall', () => {
  const { state, seen } = play('asylum-escape', scenes.walls);
  assert.deepEqual(
    seen(null).map(({ type, who, at }) => `${type} ${who ?? at ?? ''}`),
    [
      'played p0',
      'collapsed a1',
      'announced p1',
      'attempted p1',
      'died p1',
      'collapsed a2',
      'announced p2',
      'attempted p2',
      'fled p2',
    ],
  );
  assert.deepEqual(state.columns, [['b1', 'b2']], 'the column that lost its last room has closed up');
  assert.equal(state.figures['p2']?.at, 'b2');
});

test('fifty cards: Asylum Escape Second Wind: all announcements come before any catch, and rooms fall last', () => {
  const { state, seen } = play('asylum-escape', scenes.wind);
  assert.deepEqual(
    seen(null).map(({ type, who, at }) => `${type} ${who ?? at ?? ''}`),
    [
      'played p0',
      'moved m1',
      'moved m2',
      'announced p1',
      'announced p2',
      'attempted p1',
      'died p1',
      'attempted p2',
      'fled p2',
      'collapsed a2',
    ],
  );
  assert.equal(state.figures['m1']?.at, 'a3', 'the Patient stands in the room that fell onto its spot');
});

test('fifty cards: Asylum Escape Trip Wire: a room chosen in secret stops a Patient in the middle of its way', () => {
  const { state, seen } = play('asylum-escape', scenes.wire);
  assert.equal(state.figures['m1']?.at, 'b2', 'the Patient has entered only one of three rooms');
  assert.deepEqual(
    seen(2).map(({ type }) => type),
    ['moved', 'played', 'told', 'discarded'],
  );
  const elsewhere = { ...scenes.wire, script: [[1, 'c1']] as const };
  assertSeesNoDifference('asylum-escape', { ...scenes.wire, script: [[1, 'b2']] }, elsewhere, 0);
  assertSeesNoDifference('asylum-escape', { ...scenes.wire, script: [[1, 'b2']] }, elsewhere, 2);
});

test('fifty cards: Asylum Escape Lights Out: all Victims move at the same time by sealed answers, and the first answer is not revealed', () => {
  const { state, seen } = play('asylum-escape', scenes.lights);
  assert.deepEqual(
    ['p1', 'p2', 'p3'].map((id) => state.figures[id]?.at),
    ['a2', 'b1', 'b1'],
  );
  assert.deepEqual(
    seen(3).map(({ type, who }) => `${type} ${who ?? ''}`),
    ['played p1', 'moved p3'],
  );
  assertSeesNoDifference(
    'asylum-escape',
    scenes.lights,
    {
      ...scenes.lights,
      script: [
        [1, 'none'],
        [2, 'b2'],
        [3, 'b1'],
      ],
    },
    3,
  );
});

test('fifty cards: Asylum Escape Gag cancels a card before its effect, and the cancelled card is discarded', () => {
  const { state, seen } = play('asylum-escape', scenes.gag);
  assert.deepEqual(
    seen(0).map(({ type, who, card }) => `${type} ${who ?? ''} ${card ?? ''}`),
    ['played p2 camo.gag', 'discarded p1 camo.lights'],
  );
  assert.deepEqual(state.figures['p1']?.hand, []);
});

test('fifty cards: Asylum Escape False Cough announces another room; the catch takes place in the true one', () => {
  const { state, seen } = play('asylum-escape', scenes.cough);
  assert.equal(seen(0).find(({ type }) => type === 'announced')?.at, 'a3');
  assert.equal(state.figures['p1']?.at, 'a1', 'fled one room from where the Victim truly was');
});

test('fifty cards: Asylum Escape Draught: Victims in the column say so, and the others stay hidden', () => {
  const { seen } = play('asylum-escape', scenes.draught);
  assert.deepEqual(
    seen(0).map(({ type, who, at }) => `${type} ${who ?? ''} ${at ?? ''}`),
    ['played p1 ', 'told p2 column-1'],
  );
  assertSeesNoDifference(
    'asylum-escape',
    scenes.draught,
    { ...scenes.draught, situation: but(scenes.draught.situation, 'p2', { at: 'a2' }) },
    1,
  );
});

test('fifty cards: Asylum Escape Snitch: a card that is discarded cannot be played any more (AE-EX-02)', () => {
  const { state, seen } = play('asylum-escape', scenes.snitch);
  assert.equal(state.figures['p2']?.n['dead'], 1);
  assert.deepEqual(
    seen(0)
      .filter(({ type }) => type === 'discarded')
      .map(({ card }) => card),
    ['camo.chute'],
  );
});
