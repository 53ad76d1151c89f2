// Tests that random matches of every game end, from any set-up. The environment variable MATCHES is the number of
// matches per game (a hundred thousand in `npm run soak`), and SEED is the seed of the first one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from './games.js';
import { ends, type Sample } from './properties.js';

const matches = Number(process.env['MATCHES'] ?? 150);
const seed = Number(process.env['SEED'] ?? 1);

for (const subject of games) {
  const { rules, soakSetups } = subject;
  if (soakSetups)
    test(`${rules.id}: ${matches} random matches end`, () => {
      for (let i = 0; i < matches; i++) {
        const sample: Sample = { subject, setup: soakSetups[i % soakSetups.length] ?? {}, seed: seed + i };
        try {
          ends(sample);
        } catch (error) {
          assert.fail(
            `${JSON.stringify(sample.setup)}, seed ${sample.seed}: ${String(error instanceof Error ? error.stack : error)}`,
          );
        }
      }
    });
}
