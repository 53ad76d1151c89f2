// A small check of the balance of Lobotomy 2, with few matches: no measurement may be outside its band by more than
// twice its margin of error.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOutside } from '../../../../bench/balance/band.js';
import { game as lobotomy2 } from '../../../../bench/balance/lobotomy-2/game.js';
import { idOf, levels } from '../../../../bench/balance/lobotomy-2/modes.js';
import { newTally, type Tally } from '../../../../bench/balance/lobotomy-2/tally.js';
import { decks, weighed } from '../../../../bench/balance/lobotomy-2/weights.js';
import { bandLine } from '../../../../bench/balance/print.js';

const sample = 8;

const missedBy = (played: Parameters<typeof lobotomy2.bands>[0]): string[] =>
  lobotomy2
    .bands(played)
    .filter(([, band]) => isOutside(band, 2))
    .map(([mode, band]) => `${mode}: ${bandLine(band).join(', ')}`);

test('in a few matches, no measurement misses its band by more than chance can explain, and no difficulty level has the wrong effect', () => {
  const played = levels.map((level) => [idOf(level), lobotomy2.tallyOf(idOf(level), 0, sample)] as const);
  assert.ok(lobotomy2.bands(played).length > 4 + levels.length);
  assert.deepEqual(missedBy(played), []);
  const characters = decks.find(({ name }) => name === 'Character')?.cards ?? [];
  for (const [mode, { matches, cards }] of played) {
    assert.equal(matches, sample);
    assert.equal(
      characters.reduce((sum, card) => sum + (cards[card]?.had ?? 0), 0),
      4 * sample,
      `each match of ${mode} has four Characters`,
    );
  }
});

test('the check finds an introduction that is won too often, a level that helps instead of hindering, and a decisive card', () => {
  const tally = (change: Partial<Tally>): Tally => ({
    ...newTally(),
    matches: 1000,
    won: 500,
    choices: 300_000,
    rounds: [0, 0, 0, 0, 0, 0, 0, 1000],
    deaths: [0, 0, 1000],
    ...change,
  });
  assert.deepEqual(
    missedBy([
      ['S1', tally({})],
      ['S1-harder', tally({ won: 400 })],
    ]),
    [],
  );
  assert.match(missedBy([['S1', tally({ won: 750 })]]).join(), /^S1: won, /);
  assert.match(
    missedBy([
      ['S1', tally({})],
      ['S1-harder', tally({ won: 600 })],
    ]).join(),
    /^S1-harder: won less than S1, /,
  );
  const [{ cards: [one = '', other = ''] } = { cards: [] }] = decks;
  const cards = {
    [one]: { had: 500, early: 500, won: 450, used: 0 },
    [other]: { had: 500, early: 500, won: 50, used: 0 },
  };
  assert.deepEqual(
    missedBy([['S1', tally({ cards })]]).map((line) => line.replace(/,.*/, '')),
    [`S1: weight of ${one}`, `S1: weight of ${other}`],
  );
  assert.deepEqual(
    weighed(tally({ cards }))
      .filter(({ early }) => early > 0)
      .map(({ weight }) => weight.value.toFixed(2)),
    ['0.40', '-0.40'],
  );
});
