// Tests that the bot of Night Watch leaves the last candle to the other player whenever it can.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../../../src/engine/bots/random.js';
import { nightwatch } from '../../../../src/engine/games/night-watch/bot/nightwatch.js';
import { rules } from '../../../../src/engine/games/night-watch/index.js';
import { playOut } from '../../../support/bot-matches.js';

test('the bot never loses a match of two players if it begins with six candles', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { outcome } = playOut(rules, { seed, seats: 2, options: { candles: 6 } }, [nightwatch, random]);
    assert.deepEqual(outcome?.winners, [0]);
  }
});
