// The report of Lobotomy 2: its Scenarios, Characters, Items and Disorders.
import { minutes } from '../band.js';
import { mean, share } from '../figures.js';
import type { Played } from '../game.js';
import { percent, points, quantiles, table } from '../print.js';
import type { Tally } from './tally.js';
import { weighed } from './weights.js';

export const overview = (played: Played<Tally>): string =>
  table(
    [
      'mode',
      'matches',
      'won, %',
      'Rounds: mean',
      '5 · 25 · 50 · 75 · 95 %',
      'choices',
      'minutes',
      'deaths: mean',
      '5 · 25 · 50 · 75 · 95 %',
    ],
    played.map(([mode, tally]) => [
      mode,
      String(tally.matches),
      points(share(tally.won, tally.matches)),
      mean(tally.rounds).toFixed(1),
      quantiles(tally.rounds),
      (tally.choices / tally.matches).toFixed(0),
      minutes(tally).toFixed(0),
      mean(tally.deaths).toFixed(1),
      quantiles(tally.deaths),
    ]),
  );

export const cards = (tally: Tally): string =>
  table(
    ['deck', 'card', 'had, % of matches', 'used, % of those', 'had early, %', 'weight, points'],
    weighed(tally).map(({ deck, card, had, used, early, weight }) => [
      deck,
      card,
      percent(had / tally.matches),
      had > 0 ? percent(used / had) : '',
      percent(early / tally.matches),
      early > 0 ? points(weight) : '',
    ]),
  );
