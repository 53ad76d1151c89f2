// docs/engine.md shows what the tests play: every excerpt is a verbatim part of one of the two games.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const games = ['tic-tac-toe', 'whispers'].map((name) => readFileSync(`test/engine/games/${name}.ts`, 'utf8')).join('\n');
const guide = readFileSync('docs/engine.md', 'utf8');
const excerpts = [...guide.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);

test('the guide to the engine has excerpts', () => {
  assert.ok(excerpts.length >= 8);
});

for (const code of excerpts) test(`the guide shows what is played: ${code.trim().split('\n')[0] ?? ''}`, () => { assert.ok(games.includes(code)); });

test('the files that the guide points at are there', () => {
  for (const [, path = ''] of guide.matchAll(/\]\(([^)#]+)\)/g)) assert.doesNotThrow(() => readFileSync(`docs/${path}`), path);
});
