// What good balance of Lobotomy 2 is: the bands that its introduction is held to.
import { minutes, type Band } from '../band.js';
import { mean, share } from '../figures.js';
import type { Played } from '../game.js';
import { idOf, introduction, levels } from './modes.js';
import type { Tally } from './tally.js';
import { weighed } from './weights.js';

type Told = readonly [mode: string, band: Band];

export const bandsOf = (played: Played<Tally>): Told[] => [
  ...played.filter(([mode]) => mode === introduction).flatMap(([mode, tally]) => introductionBands(tally).map((band): Told => [mode, band])),
  ...levelBands(new Map(played)),
];

function introductionBands(tally: Tally): Band[] {
  const { matches, won, rounds, deaths } = tally;
  const about = (value: number): Band['found'] => ({ value, margin: value / Math.sqrt(matches) });
  return [
    { what: 'won', found: share(won, matches), least: 0.35, most: 0.65, unit: '%' },
    { what: 'length', found: about(minutes(tally)), least: 30, most: 90, unit: 'minutes' },
    { what: 'Rounds', found: about(mean(rounds)), least: 5, most: 10, unit: 'Rounds' },
    { what: 'deaths', found: about(mean(deaths)), least: 1, most: 6, unit: 'deaths' },
    ...weighed(tally).filter(({ early }) => early > 0).map(({ card, weight }): Band => ({ what: `${card} weighs`, found: weight, least: -0.25, most: 0.25, unit: 'points' })),
  ];
}

/** Each level is won less often than the milder one before it. */
function levelBands(played: ReadonlyMap<string, Tally>): Told[] {
  const shares = levels.flatMap((level) => {
    const tally = played.get(idOf(level));
    return tally ? [{ mode: idOf(level), found: share(tally.won, tally.matches) }] : [];
  });
  return shares.flatMap(({ mode, found }, i): Told[] => {
    const milder = shares[i - 1];
    if (!milder) return [];
    const less = { value: milder.found.value - found.value, margin: Math.hypot(milder.found.margin, found.margin) };
    return [[mode, { what: `won less than ${milder.mode}`, found: less, least: 0, most: 0.4, unit: 'points' }]];
  });
}
