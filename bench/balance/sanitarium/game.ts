// Measures Sanitarium.
import type { Game } from '../game.js';
import { bandsOf, useBands } from './bands.js';
import { modes, type Mode } from './modes.js';
import { cards, overview } from './report.js';
import { tallyOf } from './run.js';
import type { Tally } from './tally.js';

export function modeOf(id: string): Mode {
  const found = modes.find((mode) => mode.id === id);
  if (!found) throw new RangeError(`no mode ${id}`);
  return found;
}

export const game: Game<Tally> = {
  modes: modes.map(({ id }) => ({ id, matches: 10_000 })),
  tallyOf: (mode, from, to) => tallyOf(modeOf(mode), from, to),
  overview: (played) => overview(played.map(([mode, tally]) => [modeOf(mode), tally])),
  cards,
  bands: (played) => [
    ...played.flatMap(([mode, tally]) => bandsOf(modeOf(mode), tally).map((band) => [mode, band] as const)),
    ...useBands(played.map(([, tally]) => tally)).map((band) => ['all', band] as const),
  ],
};
