// The lessons of Lobotomy 2, and its hints.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { lessons } from '../../../../../src/components/lobotomy-game/lessons/lessons.js';
import { rules } from '../../../../../src/engine/games/lobotomy-2/rules/rules.js';
import type { Example } from '../../../../../src/engine/table/example.js';
import de from '../../../../../src/messages/de/lobotomy-2/story.js';
import en from '../../../../../src/messages/en/lobotomy-2/story.js';
import table from '../../../../../src/messages/en/lobotomy-2/table.js';
import { testLessons } from '../../../every-game/lessons.js';

testLessons(rules, lessons, { en, de });

const read = (path: string): string => readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8');

test('the lessons are examples of the rules page, with the same Characters, places, dice and choices', () => {
  const examples = [
    ...read('examples/rules/lobotomy-2.html').matchAll(/<script type="application\/json">([^]*?)<\/script>/g),
  ].map(([, json = '']) => JSON.parse(json) as Example);
  const choices = ({ steps = [] }: Example): string[] =>
    steps.map((step) => (typeof step === 'string' ? step : step.choose));
  const position = ({ options, situation, faces }: Example): string => {
    const { characters, monsters, lockers, hunt } = Object(situation) as Record<string, unknown>;
    return JSON.stringify([
      (options as { characters: unknown }).characters,
      characters,
      monsters,
      lockers,
      hunt,
      faces,
    ]);
  };
  for (const lesson of lessons) {
    const like = examples.filter((example) => position(example) === position(lesson));
    assert.ok(
      like.some((example) => choices(lesson).every((id) => choices(example).includes(id))),
      lesson.id,
    );
  }
});

test('each hint is for a kind of question, or for the beginning of an option id', () => {
  const acts = [...read('src/engine/games/lobotomy-2/words/labels.ts').matchAll(/case '([a-z-]+)'/g)].map(
    ([, name = '']) => name,
  );
  for (const key of Object.keys(table).filter((each) => each.startsWith('hint-')))
    assert.ok([...Object.keys(rules.asks ?? {}), ...acts].includes(key.replace('hint-', '')), key);
});
