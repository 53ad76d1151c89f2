// Asylum Escape as it is measured: what is told of the tallies, and what they are held to.
import { pack } from '../../../src/engine/games/asylum-escape/content/pack.js';
import type { Band } from '../band.js';
import { mean, share } from '../figures.js';
import type { Game } from '../game.js';
import { points, quartiles, table } from '../print.js';
import { modes, usual } from './modes.js';
import { tallyOf, type Tally } from './play.js';

export const asylumEscape: Game<Tally> = {
  modes,
  tallyOf: (id, from, to) => {
    const mode = modes.find((each) => each.id === id);
    if (!mode) throw new RangeError(`no mode ${id}`);
    return tallyOf(mode, from, to);
  },
  overview: (played) =>
    table(
      ['mode', 'matches', 'won by the Patients, %', 'turns: mean', '5 · 25 · 50 · 75 · 95 %', 'caught', 'killed', 'alive in the end', 'choices'],
      played.map(([mode, tally]) => [
        mode, String(tally.matches), points(share(tally.won, tally.matches)), mean(tally.turns).toFixed(1), quartiles(tally.turns),
        ...[tally.caught, tally.killed].map((n) => (n / tally.matches).toFixed(1)), mean(tally.alive).toFixed(1), (tally.choices / tally.matches).toFixed(0),
      ]),
    ),
  cards: ({ matches, cards }) => table(['card', 'played, a match'], pack.camoSabo.map(({ id }) => [id, ((cards[id] ?? 0) / matches).toFixed(2)])),
  bands: (played) => played.filter(([mode]) => modes.some(({ id, seats }) => id === mode && seats === usual)).flatMap(([mode, tally]) => bandsOf(tally).map((band) => [mode, band] as const)),
};

function bandsOf({ matches, won, killed }: Tally): Band[] {
  return [
    { what: 'won by the Patients', found: share(won, matches), least: 0.4, most: 0.6, unit: '%' },
    { what: 'Victims killed', found: { value: killed / matches, margin: killed / matches / Math.sqrt(matches) }, least: 1, most: usual - 1, unit: 'deaths' },
  ];
}
