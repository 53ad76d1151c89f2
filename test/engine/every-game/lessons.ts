// Tests that the lessons of a game can be played: each act that a lesson asks for is possible and has the result that
// the text announces.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exampleOf, type Lesson } from '../../../src/components/game/lessons/lesson.js';
import type { Rules } from '../../../src/engine/kernel/index.js';
import { playExample } from '../../../src/engine/table/example.js';
import type { Message } from '../../../src/messages/message.js';

type Words = Readonly<Record<string, Message>>;
const sentences = (words: Message | undefined): number =>
  typeof words === 'string' ? (words.match(/[.!?](?= |$)/g)?.length ?? 0) : NaN;

export function testLessons(
  rules: Rules,
  lessons: readonly Lesson[],
  { en, de }: { readonly en: Words; readonly de: Words },
): void {
  for (const lesson of lessons) {
    const { id, steps } = lesson;
    test(`the lesson "${id}" can be played as its texts say`, () => {
      const played = playExample(rules, exampleOf(lesson));
      assert.ok(played.ok, played.ok ? '' : `${played.error.path}: ${played.error.message}`);
      for (const [i, { next, seen }] of played.value.slice(0, -1).entries()) {
        const mine = seen.questions.filter(
          ({ seat, options }) => seat === 0 && options.some((option) => option.id === next?.id),
        );
        assert.equal(mine.length, 1, `step ${i}`);
        // If a step accepts every act whose id begins with `any`, the act of the worked example must be one of them.
        const any = steps[i]?.any;
        assert.ok(any === undefined || next?.id.startsWith(any));
      }
    });

    test(`the lesson "${id}" has texts for its beginning, each act and its end`, () => {
      const keys = [`${id}-name`, ...steps.map((_, i) => `${id}-${i}`), `${id}-done`];
      for (const table of [en, de])
        assert.deepEqual(
          keys.filter((key) => !(sentences(table[key]) <= 2)),
          [],
          'at most two sentences',
        );
    });
  }
}
