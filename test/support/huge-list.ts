// A list too long to be accepted, for tests that it is refused by its length alone.
import assert from 'node:assert/strict';

/** So many entries; looking at the first of them fails the test. */
export const hugeList = (length: number): unknown[] =>
  Object.defineProperty(Array<unknown>(length), 0, {
    enumerable: true,
    get: () => assert.fail('a list beyond all limits was read'),
  });
