// The lessons of the guided start are worked examples: what they ask for can be done, and comes to what they tell.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lessons } from '../../../src/components/sanitarium-game/guide-lessons.js';
import { rules } from '../../../src/engine/games/sanitarium/rules.js';
import { playExample } from '../../../src/engine/table/example.js';
import de from '../../../src/messages/de/sanitarium-guide.js';
import en from '../../../src/messages/en/sanitarium-guide.js';

for (const { id, steps, ...example } of lessons) {
  test(`the lesson "${id}" is played as it is told, by whoever learns`, () => {
    const played = playExample(rules, { ...example, steps: steps.map(({ any: _, ...step }) => step) });
    assert.ok(played.ok, played.ok ? '' : `${played.error.path}: ${played.error.message}`);
    for (const [i, { next, seen }] of played.value.slice(0, -1).entries()) {
      const mine = seen.questions.filter(({ seat, options }) => seat === 0 && options.some((option) => option.id === next?.id));
      assert.equal(mine.length, 1, `step ${String(i)}`);
      // Where any of several will do, those that are left lead on as well.
      const any = steps[i]?.any;
      assert.ok(any === undefined || next?.id.startsWith(any));
    }
  });

  test(`the lesson "${id}" has words for its beginning, each act and its end`, () => {
    const keys = [`${id}-name`, ...steps.map((_, i) => `${id}-${String(i)}`), `${id}-done`];
    for (const table of [en, de] as readonly Readonly<Record<string, unknown>>[]) assert.deepEqual(keys.filter((key) => typeof table[key] !== 'string'), []);
    for (const key of keys) assert.ok((String((en as Readonly<Record<string, unknown>>)[key]).match(/[.!?](?= |$)/g)?.length ?? 0) <= 2, key);
  });
}
