import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offeredOr } from '../../../src/engine/bots/random.js';
import type { Question } from '../../../src/engine/kernel/index.js';

const question: Question = {
  n: 3,
  seat: 0,
  player: 0,
  kind: 'act',
  rule: 'X-1',
  options: [
    { id: 'move', rule: 'X-1' },
    { id: 'rest', rule: 'X-1' },
  ],
};
const any = { n: 3, id: 'rest' };

test('a bot gives the answer that it has chosen, if the question offers it', () => {
  assert.deepEqual(offeredOr(any, question, 'move'), { n: 3, id: 'move' });
});

test('a bot gives any answer if it has chosen none, or one that is not offered', () => {
  for (const chosen of [undefined, 'fly']) assert.equal(offeredOr(any, question, chosen), any);
});
