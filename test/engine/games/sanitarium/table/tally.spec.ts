// The statistics at the end of a match count its events, and are the same for every seat.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyAnswer } from '../../../../../src/engine/bots/random.js';
import { rules } from '../../../../../src/engine/games/sanitarium/rules/rules.js';
import { tally } from '../../../../../src/engine/games/sanitarium/table/match-summary.js';
import { createChance, openMatch, type Event } from '../../../../../src/engine/kernel/index.js';

test('each event counts for the player who caused it', () => {
  const event = (type: string, player: number): Event => ({ type, player, rule: 'SAN-ACT-01' }) as Event;
  assert.deepEqual(
    tally(
      [
        event('turn-began', 0),
        event('moved', 0),
        event('moved', 0),
        event('laid', 1),
        event('replaced', 1),
        event('used', 1),
        event('horror-rolled', 2),
        event('monster-moved', 0),
      ],
      3,
    ),
    {
      turns: [1, 0, 0],
      moves: [2, 0, 0],
      laid: [0, 2, 0],
      used: [0, 1, 0],
      horror: [0, 0, 1],
    },
  );
});

test('all seats get the same statistics, with the right number of turns', () => {
  const opened = openMatch(rules, { seed: 'tally', seats: 3 });
  assert.ok(opened.ok);
  const match = opened.value;
  const chance = createChance('tally');
  for (let i = 0; i < 400 && !match.outcome; i++) {
    const seat = match.questions.find(({ standing }) => !standing)?.seat ?? 0;
    const { n, id } = anyAnswer(match.view(seat).questions, chance);
    assert.ok(match.choose(seat, n, id).ok);
  }
  const [first, ...others] = [0, 1, 2, null].map((seat) => tally(match.view(seat).events, 3));
  for (const other of others) assert.deepEqual(other, first);
  assert.ok(first && first.moves.some(Boolean) && first.laid.some(Boolean));
  assert.equal(
    first.turns.reduce((sum, n) => sum + n, 0),
    match.view(null).state.turn.number,
  );
});
