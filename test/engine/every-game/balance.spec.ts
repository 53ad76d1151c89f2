// Balance in small: the same matches on every machine, held to the same bands with twice the intervals of a few; and the figures
// by which `npm run balance` judges many.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asylumEscape } from '../../../bench/balance/asylum-escape/game.js';
import { usual } from '../../../bench/balance/asylum-escape/modes.js';
import { newTally as newNightTally } from '../../../bench/balance/asylum-escape/play.js';
import { misses } from '../../../bench/balance/band.js';
import { added } from '../../../bench/balance/counting.js';
import { mean, quantile, regress, share } from '../../../bench/balance/figures.js';
import { idOf, levels } from '../../../bench/balance/lobotomy-2/modes.js';
import { lobotomy2 } from '../../../bench/balance/lobotomy-2/game.js';
import { newTally as newCrewTally, type Tally as CrewTally } from '../../../bench/balance/lobotomy-2/tally.js';
import { decks, weighed } from '../../../bench/balance/lobotomy-2/weights.js';
import { bandLine } from '../../../bench/balance/print.js';
import { bandsOf, useBands } from '../../../bench/balance/sanitarium/bands.js';
import { modeOf } from '../../../bench/balance/sanitarium/game.js';
import { modes } from '../../../bench/balance/sanitarium/modes.js';
import { tallyOf } from '../../../bench/balance/sanitarium/run.js';
import { newTally, type Tally } from '../../../bench/balance/sanitarium/tally.js';
import { victims } from '../../../src/engine/games/asylum-escape/content/victims.js';

const sample = 8;
const near = (found: number, expected: number): void => {
  assert.ok(Math.abs(found - expected) < 1e-6, `${found}, not ${expected}`);
};

for (const mode of modes)
  test(`no figure of a few matches lies outside its band by more than chance: ${mode.id}`, () => {
    const tally = tallyOf(mode, 0, sample);
    assert.equal(tally.matches, sample);
    const bands = bandsOf(mode, tally);
    assert.ok(bands.length > 1);
    assert.deepEqual(bands.filter((band) => misses(band, 2)).map(bandLine), []);
  });

test('a group that wins too often, a seat that wins too seldom and a card that nobody can use are found out', () => {
  const missed = (id: string, change: Partial<Tally>): string[] =>
    bandsOf(modeOf(id), { ...tallyOf(modeOf(id), 0, 2), ...change })
      .filter((band) => misses(band))
      .map(({ what }) => what);
  assert.ok(missed('cooperative-2', { matches: 100, decided: 95 }).includes('won together'));
  assert.ok(
    missed('competitive-2', { matches: 1000, decided: 1000, seats: [620, 380], places: [620, 380] }).includes(
      'won by seat 2',
    ),
  );
  const dead = { gained: 100, won: 50, used: 0, paid: 10, claimed: 0, held: 90, live: 10 };
  assert.ok(missed('solo', { cards: { 'run-for-it': dead } }).some((what) => what.startsWith('run-for-it')));
  const unused = useBands([{ ...newTally(), cards: { 'run-for-it': { ...dead, gained: 1000 } } }]).filter((band) =>
    misses(band),
  );
  assert.deepEqual(
    unused.map(({ what }) => what),
    ['run-for-it is used for what it does'],
  );
});

const missedBy = (played: Parameters<typeof lobotomy2.bands>[0]): string[] =>
  lobotomy2
    .bands(played)
    .filter(([, band]) => misses(band, 2))
    .map(([mode, band]) => `${mode}: ${bandLine(band).join(', ')}`);

test('no figure of a few matches of the crew lies outside its band by more than chance, and no level of difficulty leads the wrong way', () => {
  const played = levels.map((level) => [idOf(level), lobotomy2.tallyOf(idOf(level), 0, sample)] as const);
  assert.ok(lobotomy2.bands(played).length > 4 + levels.length);
  assert.deepEqual(missedBy(played), []);
  const characters = decks.find(({ name }) => name === 'Character')?.cards ?? [];
  for (const [mode, { matches, cards }] of played) {
    assert.equal(matches, sample);
    assert.equal(
      characters.reduce((sum, card) => sum + (cards[card]?.had ?? 0), 0),
      4 * sample,
      `four Characters in each match of ${mode}`,
    );
  }
});

test('an introduction that is won too often, a level that helps when it should hinder and a card that decides alone are found out', () => {
  const tally = (change: Partial<CrewTally>): CrewTally => ({
    ...newCrewTally(),
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
    missedBy([['S1', tally({ cards })]]).map((line) => line.replace(/ weighs.*/, '')),
    [`S1: ${one}`, `S1: ${other}`],
  );
  assert.deepEqual(
    weighed(tally({ cards }))
      .filter(({ early }) => early > 0)
      .map(({ weight }) => weight.value.toFixed(2)),
    ['0.40', '-0.40'],
  );
});

const missedAtNight = (played: Parameters<typeof asylumEscape.bands>[0]): string[] =>
  asylumEscape
    .bands(played)
    .filter(([, band]) => misses(band, 2))
    .map(([mode, band]) => `${mode}: ${bandLine(band).join(', ')}`);

test('no figure of a few matches of the lurker with four at the table lies outside its band by more than chance', () => {
  const played = [`short-${usual}`, `long-${usual}`].map(
    (mode) => [mode, asylumEscape.tallyOf(mode, 0, sample)] as const,
  );
  assert.equal(asylumEscape.bands(played).length, 4);
  assert.deepEqual(missedAtNight(played), []);
  for (const [mode, { matches, won, alive, survived, killed, cards }] of played) {
    assert.equal(matches, sample);
    assert.equal(survived.length, usual - 1);
    assert.equal(
      survived.reduce((sum, n) => sum + n, 0),
      alive.reduce((sum, n, left) => sum + n * left, 0),
      `by order of play as many are alive in the end of ${mode}`,
    );
    const dealt = victims.map(({ id }) => cards[id]).filter((card) => card !== undefined);
    assert.deepEqual(
      [dealt.reduce((sum, { times }) => sum + times, 0), dealt.reduce((sum, card) => sum + card.won, 0)],
      [(usual - 1) * sample, (usual - 1) * won],
      `each Victim's card is counted in ${mode}`,
    );
    assert.equal(
      killed,
      alive.reduce((sum, n, left) => sum + n * (usual - 1 - left), 0),
      `who is not killed is alive in the end of ${mode}`,
    );
  }
});

test('Patients who win too often or too seldom are found out, and at another number of seats only told', () => {
  const night = (won: number) => ({ ...newNightTally(), matches: 1000, won, killed: 2000 });
  assert.deepEqual(
    missedAtNight([
      ['short-4', night(500)],
      ['long-4', night(580)],
      ['short-7', night(900)],
    ]),
    [],
  );
  assert.match(missedAtNight([['short-4', night(300)]]).join(), /^short-4: won by the Patients, /);
  assert.match(missedAtNight([['long-4', night(700)]]).join(), /^long-4: won by the Patients, /);
});

test('tallies of parts add up to that of the whole', () => {
  const mode = modeOf('cooperative-2');
  const parts = added(tallyOf(mode, 0, 2), tallyOf(mode, 2, 4));
  const sorted = (tally: Tally): unknown =>
    JSON.parse(
      JSON.stringify(tally, (_, value: unknown) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
          : value,
      ),
    );
  assert.deepEqual(sorted(parts), sorted(tallyOf(mode, 0, 4)));
});

test('a share has the interval of Wilson, and quantiles and means are of counts by value', () => {
  near(share(50, 100).value, 0.5);
  assert.ok(Math.abs(share(50, 100).margin - 0.0962) < 0.001);
  assert.ok(share(0, 10).margin > 0.27, 'nothing of ten may be a quarter of all');
  assert.deepEqual(share(0, 0), { value: 0, margin: 1 });
  const counts = [0, 0, 1, 2, 1];
  assert.deepEqual(
    [0.05, 0.5, 0.95].map((part) => quantile(counts, part)),
    [2, 3, 4],
  );
  near(mean(counts), 3);
});

test('least squares find the weights that made the data, and tell none of too few rows', () => {
  // What decides is 0.25 of the first and nothing of the second, and a part that neither knows.
  const rows = Array.from({ length: 400 }, (_, i) => {
    const [a, b, noise] = [i & 1, (i >> 1) & 1, (i >> 2) & 1];
    return [a, b, 0.25 * a + 0.1 * noise];
  });
  const sums = [0, 1, 2].map((i) => rows.reduce((sum, row) => sum + (row[i] ?? 0), 0));
  const products = [0, 1, 2].flatMap((i) =>
    [0, 1, 2].map((j) => rows.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), 0)),
  );
  const [first, second] = regress(sums, products, rows.length, 0);
  near(first?.value ?? NaN, 0.25);
  near(second?.value ?? NaN, 0);
  assert.ok((first?.margin ?? 0) > 0.005 && (first?.margin ?? 1) < 0.02);
  assert.deepEqual(
    regress(sums, products, 40, 0).map(({ margin }) => margin),
    [1, 1],
  );
});
