// The event log: how many events each seat keeps, and that dropped events are reported as missing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EventLog } from '../../../src/engine/kernel/event-log.js';

const said = (type: string) => ({ type, rule: 'W-01' });
const types = (log: EventLog, seat: number | null, since: number): string | null =>
  log
    .since(seat, since)
    ?.events.map(({ type }) => type)
    .join('') ?? null;

/** A log for two seats that keeps two to four events. Each letter of `words` is one event. */
function log(words: string): EventLog {
  const made = new EventLog([0, 0, 0], 2);
  for (const word of words) made.add(undefined, said(word), said(word));
  return made;
}

test('a log keeps up to twice as many events as its size, and drops the oldest ones when another is added', () => {
  assert.equal(types(log('abcd'), 0, 0), 'abcd');
  const five = log('abcde');
  assert.equal(five.since(0, 0), null);
  assert.equal(five.since(null, 1), null);
  assert.equal(types(five, null, 2), 'cde');
  assert.equal(types(five, 1, 4), 'e');
  assert.deepEqual(five.since(1, 5), { events: [], cursor: 5 });
});

test('only the events that a seat saw are counted and stored for it, and only those are reported to it as missing', () => {
  const made = new EventLog([0, 0, 0], 1);
  made.add([1], said('a'), null);
  made.add([0, 1], said('B'), said('b'));
  assert.deepEqual(
    [0, 1, null].map((seat) => types(made, seat, 0)),
    ['B', 'aB', 'b'],
  );
  made.add([1], said('c'), null);
  assert.deepEqual(
    [0, 1, null].map((seat) => made.since(seat, 0)?.cursor ?? null),
    [1, null, 1],
  );
  assert.equal(types(made, 1, 1), 'Bc');
  assert.equal(types(made, 0, -3), 'B');
});

test('a copy continues independently; a copy for a seat contains the events as the seat saw them', () => {
  const made = log('abcde');
  const whole = made.copy();
  whole.add(undefined, said('f'), said('f'));
  assert.deepEqual([types(made, 0, 2), types(whole, 0, 2), whole.since(0, 1)], ['cde', 'cdef', null]);
  assert.equal(whole.window, 2);
  const two = new EventLog([0, 0, 0]);
  two.add([0], said('A'), said('a'));
  two.add([1], said('b'), null);
  const [first, other] = [two.copy(0), two.copy(1)];
  assert.deepEqual(
    [0, 1].map((seat) => types(first, seat, 0)),
    ['A', 'a'],
  );
  assert.deepEqual(
    [0, 1].map((seat) => types(other, seat, 0)),
    ['a', 'ab'],
  );
});
