// A small check of the balance of Coma Ward, with few matches: no measurement may be outside its band by more than
// twice its margin of error.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game as comaWard } from '../../../../bench/balance/coma-ward/game.js';
import { newPhenomenon, newTally, type PhenomenonTally } from '../../../../bench/balance/coma-ward/play.js';
import { usual } from '../../../../bench/balance/coma-ward/modes.js';
import { isOutside } from '../../../../bench/balance/band.js';
import { bandLine } from '../../../../bench/balance/print.js';

const mode = `coma-ward-${usual}`;
const sample = 8;

const missedBy = (played: Parameters<typeof comaWard.bands>[0]): string[] =>
  comaWard
    .bands(played)
    .filter(([, band]) => isOutside(band, 2))
    .map(([, band]) => bandLine(band).join(', '));

test('in a few matches between four expert bots, no measurement misses its band by more than chance can explain', () => {
  const tally = comaWard.tallyOf(mode, 0, sample);
  assert.deepEqual(missedBy([[mode, tally]]), []);
  const told = Object.values(tally.phenomena);
  const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);
  assert.equal(tally.matches, sample);
  assert.equal(sum(told.map(({ matches }) => matches)) + tally.lost, sample, 'every match is counted once');
  for (const { matches, winners, wonBySeat, rounds } of told) {
    assert.equal(sum(wonBySeat), winners);
    assert.equal(sum(rounds), matches);
  }
});

test('the check fails for a side that wins too often, a seat with more than its share, and a long Prologue', () => {
  const played = (id: string, told: Partial<PhenomenonTally>, more = {}) =>
    missedBy([
      [
        mode,
        {
          ...newTally(),
          matches: 1000,
          prologue: [0, 0, 0, 0, 0, 0, 1000],
          ...more,
          phenomena: { [id]: { ...newPhenomenon(), matches: 1000, ...told } },
        },
      ],
    ]).join();
  assert.equal(played('P01', { winners: 2000 }), '');
  assert.match(played('P01', { winners: 3200 }), /^P01, won/);
  assert.equal(played('P02', { roles: { donor: { players: 1000, won: 500 } } }), '');
  assert.match(played('P02', { roles: { donor: { players: 1000, won: 200 } } }), /^P02, won/);
  assert.equal(played('P03', { winners: 1000, wonBySeat: [300, 250, 250, 200] }), '');
  assert.match(played('P03', { winners: 1000, wonBySeat: [600, 200, 100, 100] }), /^P03, best seat/);
  assert.match(played('P01', { winners: 2000 }, { prologue: Array<number>(12).fill(0).concat(1000) }), /^rounds of/);
});
