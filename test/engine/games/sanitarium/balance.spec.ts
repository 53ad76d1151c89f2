// A small check of the balance of Sanitarium, with few matches: no measurement may be outside its band by more than
// twice its margin of error.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOutside } from '../../../../bench/balance/band.js';
import { bandsOf, useBands } from '../../../../bench/balance/sanitarium/bands.js';
import { modeOf } from '../../../../bench/balance/sanitarium/game.js';
import { modes } from '../../../../bench/balance/sanitarium/modes.js';
import { bandLine } from '../../../../bench/balance/print.js';
import { tallyOf } from '../../../../bench/balance/sanitarium/run.js';
import { newTally, type Tally } from '../../../../bench/balance/sanitarium/tally.js';

const sample = 8;

for (const mode of modes)
  test(`in a few matches, no measurement misses its band by more than chance can explain: ${mode.id}`, () => {
    const tally = tallyOf(mode, 0, sample);
    assert.equal(tally.matches, sample);
    const bands = bandsOf(mode, tally);
    assert.ok(bands.length > 1);
    assert.deepEqual(bands.filter((band) => isOutside(band, 2)).map(bandLine), []);
  });

test('the check finds a group that wins too often, a seat that wins too rarely, and a useless card', () => {
  const missed = (id: string, change: Partial<Tally>): string[] =>
    bandsOf(modeOf(id), { ...tallyOf(modeOf(id), 0, 2), ...change })
      .filter((band) => isOutside(band))
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
    isOutside(band),
  );
  assert.deepEqual(
    unused.map(({ what }) => what),
    ['run-for-it is used for its effect'],
  );
});
