// Tests that options from a page are checked before a match begins. A fault has the path of the invalid value.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rules } from '../../../../src/engine/games/night-watch/index.js';
import { openMatch } from '../../../../src/engine/kernel/index.js';

for (const candles of [4, 41, 5.5, 'many', {}])
  test(`candles: ${JSON.stringify(candles)} is refused`, () => {
    const opened = openMatch(rules, { seed: 1, seats: 2, options: { candles } });
    assert.ok(!opened.ok);
    assert.deepEqual([opened.error.code, opened.error.path], ['candles', 'candles']);
  });

test('a match may begin with a situation', () => {
  const opened = openMatch(rules, { seed: 1, seats: 2, situation: { candles: 2, active: 1 } });
  assert.ok(opened.ok);
  assert.deepEqual(
    opened.value.questions.map(({ seat, options }) => [seat, options.length]),
    [[1, 2]],
  );
});
