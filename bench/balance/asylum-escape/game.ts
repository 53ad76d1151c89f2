// Defines how Asylum Escape is measured: its modes, its reports and its bands.
import { pack } from '../../../src/engine/games/asylum-escape/content/pack.js';
import type { Band } from '../band.js';
import { mean, share } from '../figures.js';
import type { Game } from '../game.js';
import { percent, points, quantiles, table } from '../print.js';
import { modes, usual } from './modes.js';
import { tallyOf, type Tally } from './play.js';

export const game: Game<Tally> = {
  modes,
  tallyOf: (id, from, to) => {
    const mode = modes.find((each) => each.id === id);
    if (!mode) throw new RangeError(`no mode ${id}`);
    return tallyOf(mode, from, to);
  },
  overview: (played) =>
    table(
      [
        'mode',
        'matches',
        'won by the Patients, %',
        'turns: mean',
        '5 · 25 · 50 · 75 · 95 %',
        'caught',
        'killed',
        'alive at the end',
        'alive by order of play, %',
        'choices',
      ],
      played.map(([mode, tally]) => [
        mode,
        String(tally.matches),
        points(share(tally.won, tally.matches)),
        mean(tally.turns).toFixed(1),
        quantiles(tally.turns),
        ...[tally.caught, tally.killed].map((n) => (n / tally.matches).toFixed(1)),
        mean(tally.alive).toFixed(1),
        tally.survived.map((n) => points(share(n, tally.matches))).join(', '),
        (tally.choices / tally.matches).toFixed(0),
      ]),
    ),
  cards: ({ matches, won, cards }) =>
    table(
      ['card', 'a match', 'in matches, %', 'the Patients win with it − in all, points'],
      [...pack.victims, ...pack.patients, ...pack.specials, ...pack.camoSabo, ...pack.bloodlust].map(({ id }) => {
        const card = cards[id] ?? { times: 0, matches: 0, won: 0 };
        const { value, margin } = share(card.won, card.matches);
        return [
          id,
          (card.times / matches).toFixed(2),
          percent(card.matches / matches),
          card.matches ? points({ value: value - won / matches, margin }) : '',
        ];
      }),
    ),
  bands: (played) =>
    played
      .filter(([mode]) => modes.some(({ id, seats }) => id === mode && seats === usual))
      .flatMap(([mode, tally]) => bandsOf(tally).map((band) => [mode, band] as const)),
};

function bandsOf({ matches, won, killed }: Tally): Band[] {
  return [
    { what: 'won by the Patients', estimate: share(won, matches), min: 0.4, max: 0.6, unit: '%' },
    {
      what: 'Victims killed',
      estimate: { value: killed / matches, margin: killed / matches / Math.sqrt(matches) },
      min: 1,
      max: usual - 1,
      unit: 'deaths',
    },
  ];
}
