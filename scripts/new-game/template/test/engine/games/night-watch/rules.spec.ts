// The rules of Night Watch, each played through its choices.
import assert from 'node:assert/strict';
import { rules } from '../../../../src/engine/games/night-watch/index.js';
import { rule } from '../../../support/rule-coverage.js';

const five = { seats: 2, options: { candles: 5 } };

rule('NIG-SET-01 a match begins with 13 candles, or with as many as the options say', (t) => {
  t.match(rules, { seats: 2 });
  assert.equal(t.state.candles, 13);
  t.match(rules, five);
  assert.equal(t.state.candles, 5);
});

rule('NIG-SET-02 the player on the first seat begins', (t) => {
  t.match(rules, { seats: 3 });
  assert.deepEqual([t.options(0).length, t.options(1), t.options(2)], [3, [], []]);
});

rule('NIG-TURN-01 a player puts out one, two or three candles in a turn', (t) => {
  t.match(rules, five);
  assert.deepEqual(t.options(), ['put-out:1', 'put-out:2', 'put-out:3']);
  assert.equal(t.why(0, 'put-out:0')?.reason, 'at-least-one');
  assert.equal(t.why(0, 'put-out:4')?.reason, 'at-most');
});

rule('NIG-TURN-02 a player cannot put out more candles than are burning', (t) => {
  t.match(rules, five);
  t.choose('put-out:3');
  assert.deepEqual([t.state.candles, t.options()], [2, ['put-out:1', 'put-out:2']]);
  assert.deepEqual(t.why(1, 'put-out:3')?.values, { n: 2 });
});

rule('NIG-TURN-03 after a turn, the player on the next seat has a turn', (t) => {
  t.match(rules, { seats: 3 });
  for (const seat of [0, 1, 2, 0]) t.choose('put-out:1', seat);
  assert.equal(t.why(0, 'put-out:1')?.reason, 'not-your-turn');
});

rule('NIG-END-01 the player who puts out the last candle loses, and all others win', (t) => {
  t.match(rules, { seats: 3, options: { candles: 5 } });
  for (const id of ['put-out:3', 'put-out:2']) t.choose(id);
  assert.deepEqual(t.outcome, { winners: [0, 2], rule: 'NIG-END-01' });
});

rule('NIG-EX-01 of five candles, the first player puts out three and then the last one, and loses', (t) => {
  t.match(rules, five);
  for (const id of ['put-out:3', 'put-out:1', 'put-out:1']) t.choose(id);
  assert.deepEqual(t.outcome, { winners: [1], rule: 'NIG-END-01' });
});
