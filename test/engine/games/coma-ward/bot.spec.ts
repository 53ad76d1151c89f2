// The bot of Coma Ward in the Prologue.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bot } from '../../../../src/engine/bots/bot.js';
import { beginner } from '../../../../src/engine/games/coma-ward/bot/beginner.js';
import { casual } from '../../../../src/engine/games/coma-ward/bot/casual.js';
import { expert } from '../../../../src/engine/games/coma-ward/bot/expert.js';
import { rules } from '../../../../src/engine/games/coma-ward/rules/rules.js';
import { spaceOf } from '../../../../src/engine/games/coma-ward/state/hospital.js';
import { createChance } from '../../../../src/engine/kernel/index.js';
import { play } from '../../../support/play.js';
import { chanceOf, chanceToBeat } from '../../../../src/engine/games/coma-ward/rules/odds.js';
import { chosen, playTurn, prologue } from './support/bots.js';
import { cluesFor, situation, start } from './support/situations.js';

/** Plays the Prologue with this bot in every seat. Returns the number of Clues that were found. */
function cluesFound(seats: number, seed: number): number {
  const match = play(rules, { seats, seed });
  const chance = createChance(`bot ${seed}`);
  for (let count = 0; count < 1500 && match.state.act !== 'phenomenon'; count++) {
    const question = match.questions.find(({ standing }) => !standing);
    if (!question) break;
    const id = chosen(match, chance);
    assert.ok(match.choose(question.seat, question.n, id).ok, id);
  }
  return match.state.clues.length;
}

for (const [seats, least] of [
  [2, 6],
  [4, 8],
] as const)
  test(`${seats} bots nearly always find the three Clues`, () => {
    const found = Array.from({ length: 8 }, (_, seed) => cluesFound(seats, seed));
    assert.ok(found.filter((n) => n === 3).length >= least, `Clues found: ${found.join(' ')}`);
  });

test('the odds of a Check are those of the specification', () => {
  const odds = [2, 3, 4, 5, 6].map((dice) => Math.round(1000 * chanceOf(dice, 3)) / 10);
  assert.deepEqual(odds, [4.3, 15.6, 31, 46.8, 60.8]);
  assert.equal(Math.round(100 * chanceToBeat(5, 6)), 31);
});

test('an Amnesiac with Terror 6 rests and leaves the search to a calmer one', () => {
  const match = prologue({ players: [{ terror: 6, neurosis: 'bolted-doors', at: '2:3,1' }, { terror: 2 }] });
  assert.ok(!playTurn(match).includes('rummage'));
  assert.equal(match.state.players[0]?.terror, 6);
});

test('the calmest Amnesiac searches', () => {
  const match = prologue({ players: [{ terror: 1 }, { terror: 5 }] });
  const moved = playTurn(match);
  assert.ok(
    match.log.some(({ type }) => type === 'checked' || type === 'room-revealed'),
    moved.join(' '),
  );
});

test('an Amnesiac takes Medicine when it does good', () => {
  assert.equal(chosen(prologue({ players: [{ terror: 4, items: ['calming-drops.1'] }, {}] })), 'use:calming-drops.1');
  assert.equal(chosen(prologue({ players: [{ health: 3, items: ['bandage.1'] }, {}] })), 'use:bandage.1');
  assert.ok(!chosen(prologue({ players: [{ items: ['bandage.1'] }, {}] })).startsWith('use:'));
});

test('an Amnesiac gives Food to somebody here who needs it', () => {
  assert.equal(chosen(prologue({ players: [{ items: ['soup.1'] }, { health: 2 }] })), 'use:soup.1:1');
});

test('an Amnesiac does not stay alone without need', () => {
  const match = prologue({
    players: [
      { at: '2:1,1', terror: 5 },
      { at: start, terror: 1 },
    ],
  });
  playTurn(match);
  const { at = '' } = match.state.players[0] ?? {};
  assert.ok(
    spaceOf((match.content as { hospital: Parameters<typeof spaceOf>[0] }).hospital, start).inSight.has(at),
    at,
  );
});

test('a casual player forgets its Medicine, and in every fifth round its aim; a beginner forgets it more often', () => {
  const hurt = prologue({ players: [{ health: 2, items: ['bandage.1'] }, {}] });
  assert.equal(chosen(hurt), 'use:bandage.1');
  assert.notEqual(chosen(hurt, createChance('bot'), casual), 'use:bandage.1');
  const picksUp = (bot: Bot): number[] =>
    [1, 2, 3, 4, 5, 6].filter((round) => {
      const match = play(rules, {
        seats: 2,
        situation: situation({
          act: 'phenomenon',
          phenomenon: 'P01',
          round,
          active: 0,
          clues: cluesFor('ABC'),
          dropped: { [start]: ['ward-keys.1'] },
        }),
      });
      return chosen(match, createChance('bot'), bot) === 'pick-up';
    });
  assert.deepEqual([expert, casual, beginner].map(picksUp), [
    [1, 2, 3, 4, 5, 6],
    [1, 2, 3, 4, 6],
    [1, 2, 4, 5],
  ]);
});
