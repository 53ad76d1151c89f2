// Every bot of every game plays whole matches, and the same seed always gives the same match.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bots, type Bot } from '../../../src/engine/bots/index.js';
import { playOut } from '../../support/bot-matches.js';
import { published } from './games.js';

for (const { id, rules, setups, bots: ids } of published)
  for (const name of ids)
    test(`${id}: matches between ${name} bots end, and depend only on the seed`, () => {
      const bot = (bots as Readonly<Record<string, Bot>>)[name] ?? assert.fail();
      for (const setup of setups.slice(0, 2)) {
        const play = () => playOut(rules, { seats: 2, ...setup, seed: name }, Array<Bot>(8).fill(bot));
        const match = play();
        assert.ok(match.outcome);
        assert.deepEqual(play().choices, match.choices);
      }
    });

test('a bot says which games it does not play', () => {
  const puzzles = published.find(({ bots: ids }) => ids.length === 0) ?? assert.fail();
  assert.throws(
    () => playOut(puzzles.rules, { seats: 1, ...puzzles.setups[0], seed: 1 }, [bots.expert]),
    /does not play/,
  );
});
