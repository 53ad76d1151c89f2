// A list that is too long to be accepted, for tests which check that only its length is read.
import assert from 'node:assert/strict';

/** Makes a list of this length. Reading its first entry fails the test. */
export const hugeList = (length: number): unknown[] =>
  Object.defineProperty(Array<unknown>(length), 0, {
    enumerable: true,
    get: () => assert.fail('a list beyond all limits was read'),
  });
