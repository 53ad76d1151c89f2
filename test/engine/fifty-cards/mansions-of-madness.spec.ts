// Tests ten hard cards of Mansions of Madness, played on the kernel.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, choose, play, assertSeesNoDifference } from './scene.js';
import scenes from './scenes/mansions-of-madness.js';

test('fifty cards: Mansions of Madness Luck is paid before the die is rolled, once per test', () => {
  const match = begin('mansions-of-madness', scenes.luck);
  choose(match, 1, 'play:trait.luck');
  assert.deepEqual(match.questions, [], 'a second skill point is not offered');
  const { state } = play('mansions-of-madness', scenes.luck);
  assert.equal(state.figures['p1']?.n['calm'], 1, '6 is at most 4 + 2');
  assert.equal(state.figures['p1']?.n['skill'], 1);
});

test('fifty cards: Mansions of Madness Wires: a puzzle interrupts a move, which continues when the puzzle is solved', () => {
  const { state, seen } = play('mansions-of-madness', scenes.wires);
  assert.deepEqual(
    seen(0).map(({ type, at }) => `${type} ${at ?? ''}`),
    ['played ', 'discarded ', 'moved cellar', 'moved crypt'],
  );
  assert.deepEqual(state.figures['lock']?.open, []);
});

test('fifty cards: Mansions of Madness unsolved Wires keep the door shut and end the movement, and the puzzle stays as it is', () => {
  const { state } = play('mansions-of-madness', {
    ...scenes.wires,
    script: [
      [1, 'cellar'],
      [1, 'swap:1'],
      [1, 'stop'],
    ],
  });
  assert.equal(state.figures['p1']?.at, 'great-hall');
  assert.deepEqual(state.tops['puzzle'], ['2', '3', '1']);
  assert.deepEqual(state.soon, [], 'the move that was announced is off');
  assert.deepEqual(state.figures['lock']?.open, ['lock.wires']);
});

test('fifty cards: Mansions of Madness Rotten Board is played by the keeper between two steps; its window reveals nothing', () => {
  const { state } = play('mansions-of-madness', scenes.board);
  assert.equal(state.figures['p1']?.n['health'], 3);
  assert.equal(state.figures['p0']?.n['threat'], 0);
  const { figures } = scenes.board.situation;
  const empty = {
    ...scenes.board.situation,
    figures: { ...figures, p0: { ...figures.p0, hand: ['mythos.one', 'mythos.two'] } },
  };
  const script = [[1, 'great-hall']] as const;
  assertSeesNoDifference(
    'mansions-of-madness',
    { ...scenes.board, script },
    { ...scenes.board, situation: empty, script },
    1,
  );
});

test("fifty cards: Mansions of Madness Panic moves the investigator during a monster's move, which then continues", () => {
  const { state, seen } = play('mansions-of-madness', scenes.panic);
  assert.deepEqual(
    seen(1).map(({ type, who, at }) => `${type} ${who ?? ''} ${at ?? ''}`.trim()),
    [
      'moved maniac great-hall',
      'tested p1',
      'changed p1',
      'played p0',
      'moved p1 cellar',
      'tested p1',
      'moved p1 crypt',
      'moved maniac attic',
    ],
  );
  assert.equal(state.figures['p1']?.n['sanity'], 4);
});

test('fifty cards: Mansions of Madness Panic: one harm allows only one Trauma (MOM-RUL-75)', () => {
  const { figures } = scenes.panic.situation;
  const match = begin('mansions-of-madness', {
    ...scenes.panic,
    situation: {
      ...scenes.panic.situation,
      figures: { ...figures, p0: { seat: 0, hand: ['trauma.panic', 'injury.panic'] } },
    },
  });
  choose(match, 0, 'play:trauma.panic');
  choose(match, 0, 'none');
  assert.deepEqual(match.questions, [], 'the second is not asked for');
});

test('fifty cards: Mansions of Madness Only Way Out kills during a run; the rest of the turn is skipped', () => {
  const { match, state, seen } = play('mansions-of-madness', scenes.out);
  assert.equal(state.figures['p1']?.n['dead'], 1);
  assert.deepEqual(state.floor['cellar'], ['weapon.axe']);
  assert.deepEqual(
    seen(null).map(({ type }) => type),
    ['changed', 'moved', 'tested', 'changed', 'played', 'died'],
    'no second space, no further act, no later step of the turn',
  );
  assert.equal(match.outcome?.rule, 'MOM-REST', 'the game continues');
});

test('fifty cards: Mansions of Madness Only Way Out cannot be played on an investigator with sanity left', () => {
  const { figures } = scenes.out.situation;
  const match = begin('mansions-of-madness', {
    ...scenes.out,
    situation: {
      ...scenes.out.situation,
      figures: { ...figures, p1: { ...figures.p1, n: { ...figures.p1.n, sanity: 2 } } },
    },
  });
  choose(match, 1, 'run');
  choose(match, 1, 'cellar');
  assert.deepEqual(
    match.questions.map(({ seat, options }) => [seat, options.map(({ id }) => id)]),
    [[0, ['pass']]],
    'the keeper is asked all the same',
  );
});

test('fifty cards: Mansions of Madness Wild Swing depends on the weapon of one figure and the damage of the other', () => {
  const { state } = play('mansions-of-madness', scenes.swing);
  assert.equal(state.figures['zombie']?.n['dead'], 1, '3 is at most 4 − 1: 3 damage kill');
  const failed = play('mansions-of-madness', { ...scenes.swing, faces: [{ die: 'd10', face: 4 }] });
  assert.equal(failed.state.figures['p1']?.n['health'], 3);
});

test('fifty cards: Mansions of Madness Voice lies face down in front of one player, and two players know it', () => {
  const match = begin('mansions-of-madness', scenes.voice);
  const hands = [0, 1, 2].map((seat) => match.view(seat).state.figures['p1']?.hand[0]);
  assert.deepEqual(hands, ['mythos.voice', 'mythos.voice', 'mythos.?']);
  const { state } = play('mansions-of-madness', scenes.voice);
  assert.equal(state.figures['p1']?.n['sanity'], 4);
  assert.deepEqual(state.figures['p1']?.hand, []);
});

test('fifty cards: Mansions of Madness nobody knows the back of Whispered Name before it is cast', () => {
  const { state } = play('mansions-of-madness', scenes.name);
  assert.equal(state.figures['p1']?.n['health'], 5);
  const harm = {
    ...scenes.name,
    situation: { ...scenes.name.situation, sealed: { name: { value: 'harm', from: ['mend', 'harm'], seen: 0 } } },
    script: [],
  };
  for (const seat of [0, 1]) assertSeesNoDifference('mansions-of-madness', { ...scenes.name, script: [] }, harm, seat);
});

test('fifty cards: Mansions of Madness Uncontrollable Urges: one player chooses the target, and another rolls', () => {
  const { state, seen } = play('mansions-of-madness', scenes.urges);
  assert.equal(state.figures['p2']?.n['health'], 4);
  assert.equal(seen(null).find(({ type }) => type === 'tested')?.who, 'p1');
});

test('fifty cards: Mansions of Madness the keeper seals the Answer, and the last death during the Event decides', () => {
  const { match, state } = play('mansions-of-madness', scenes.answer);
  assert.deepEqual(match.outcome?.winners, [0]);
  assert.equal(state.figures['p0']?.n['threat'], undefined, 'nothing after it happens');
  const flood = {
    ...scenes.answer,
    situation: { ...scenes.answer.situation, sealed: { answer: { value: 'flood', from: ['fire', 'flood'], seen: 1 } } },
  };
  assert.deepEqual(play('mansions-of-madness', flood).match.outcome?.winners, [1, 2]);
});
