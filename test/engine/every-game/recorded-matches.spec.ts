// Tests that the matches of each game are still the same as when recorded-matches.json was written. By default, only
// the first block of each game is played. `npm run matches` plays all thousand matches, and `npm run matches --
// --write` records them again after an intended change of a rule.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { hashOfBlock, recordedGames } from './recorded-matches.js';

const file = new URL('./recorded-matches.json', import.meta.url);
const recorded = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
const blocks = Number(process.env['BLOCKS'] ?? 1);
const only = process.env['GAME'];

for (const game of recordedGames.filter((each) => !only || each === only)) {
  test(`${game}: recorded matches give the same choices, views and outcomes`, () => {
    const found = Array.from({ length: blocks }, (_, number) => hashOfBlock(game, number));
    if (process.env['WRITE']) {
      writeFileSync(
        file,
        `${JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), [game]: found }, null, 2)}\n`,
      );
      return;
    }
    assert.deepEqual(found, recorded[game]?.slice(0, blocks));
  });
}
