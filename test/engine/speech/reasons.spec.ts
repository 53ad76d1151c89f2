import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultBy, refuseBy } from '../../../src/engine/speech/reasons.js';

test('a refusal names its rule, its reason and the values of its sentence', () => {
  const refuse = refuseBy({ 'too-few-points': 'That costs {cost}; you have {ap}.', 'no-seat': 'Nobody sits there.' });
  assert.deepEqual(refuse('SAN-ACT-01', 'too-few-points', { ap: 1, cost: 2 }), {
    rule: 'SAN-ACT-01',
    reason: 'too-few-points',
    values: { ap: 1, cost: 2 },
    message: 'That costs 2; you have 1.',
  });
  assert.deepEqual(refuse('SAN-SET-01', 'no-seat').values, {});
});

test('a fault has an English sentence, its code is the message key, and its path is limited in length', () => {
  const fault = faultBy({ 'too-big': 'At most {n}.' });
  assert.deepEqual(fault('cards/0/value', 'too-big', { n: 9 }), {
    code: 'too-big',
    path: 'cards/0/value',
    params: { n: 9 },
    message: 'At most 9.',
  });
  assert.equal(fault('x'.repeat(300), 'too-big').path.length, 200);
});
