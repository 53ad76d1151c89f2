// A small check of the balance of Asylum Escape, with few matches: no measurement may be outside its band by more than
// twice its margin of error.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game as asylumEscape } from '../../../../bench/balance/asylum-escape/game.js';
import { usual } from '../../../../bench/balance/asylum-escape/modes.js';
import { newTally } from '../../../../bench/balance/asylum-escape/play.js';
import { isOutside } from '../../../../bench/balance/band.js';
import { bandLine } from '../../../../bench/balance/print.js';
import { victims } from '../../../../src/engine/games/asylum-escape/content/victims.js';

const sample = 8;

const missedBy = (played: Parameters<typeof asylumEscape.bands>[0]): string[] =>
  asylumEscape
    .bands(played)
    .filter(([, band]) => isOutside(band, 2))
    .map(([mode, band]) => `${mode}: ${bandLine(band).join(', ')}`);

test('in a few matches between four expert bots, no measurement misses its band by more than chance can explain', () => {
  const played = [`short-${usual}`, `long-${usual}`].map(
    (mode) => [mode, asylumEscape.tallyOf(mode, 0, sample)] as const,
  );
  assert.equal(asylumEscape.bands(played).length, 4);
  assert.deepEqual(missedBy(played), []);
  for (const [mode, { matches, won, alive, survived, killed, cards }] of played) {
    assert.equal(matches, sample);
    assert.equal(survived.length, usual - 1);
    assert.equal(
      survived.reduce((sum, n) => sum + n, 0),
      alive.reduce((sum, n, left) => sum + n * left, 0),
      `the survivors by order of play add up to all survivors of ${mode}`,
    );
    const dealt = victims.map(({ id }) => cards[id]).filter((card) => card !== undefined);
    assert.deepEqual(
      [dealt.reduce((sum, { times }) => sum + times, 0), dealt.reduce((sum, card) => sum + card.won, 0)],
      [(usual - 1) * sample, (usual - 1) * won],
      `every Victim's card is counted in ${mode}`,
    );
    assert.equal(
      killed,
      alive.reduce((sum, n, left) => sum + n * (usual - 1 - left), 0),
      `in ${mode}, every Victim who was not killed survived`,
    );
  }
});

test('the check fails if the Patients win too often or too rarely at four seats; for other numbers of seats, the result is only reported', () => {
  const night = (won: number) => ({ ...newTally(), matches: 1000, won, killed: 2000 });
  assert.deepEqual(
    missedBy([
      ['short-4', night(500)],
      ['long-4', night(580)],
      ['short-7', night(900)],
    ]),
    [],
  );
  assert.match(missedBy([['short-4', night(300)]]).join(), /^short-4: won by the Patients, /);
  assert.match(missedBy([['long-4', night(700)]]).join(), /^long-4: won by the Patients, /);
});
