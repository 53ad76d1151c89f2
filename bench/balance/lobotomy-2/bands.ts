// The bands of Lobotomy 2: how often each Scenario should be won, and further bands for the introduction.
import { minutes, type Band } from '../band.js';
import { mean, share } from '../figures.js';
import type { Played } from '../game.js';
import { campaign, crewOf, idOf, introduction, levels, nightmares, otherCrews } from './modes.js';
import type { Tally } from './tally.js';
import { weighed } from './weights.js';

type Told = readonly [mode: string, band: Band];

export const bandsOf = (played: Played<Tally>): Told[] => [
  ...played
    .filter(([mode]) => mode === introduction)
    .flatMap(([mode, tally]) => introductionBands(tally).map((band): Told => [mode, band])),
  ...played.flatMap(([mode, { won, matches }]): Told[] => {
    const [min, max] = campaign.includes(mode) ? [0.3, 0.55] : nightmares.includes(mode) ? [0.25, 0.5] : [];
    return min === undefined || max === undefined
      ? []
      : [[mode, { what: 'won', estimate: share(won, matches), min, max, unit: '%' }]];
  }),
  ...levelBands(new Map(played)),
  ...crewBands(new Map(played)),
];

function introductionBands(tally: Tally): Band[] {
  const { matches, won, rounds, deaths } = tally;
  const about = (value: number): Band['estimate'] => ({ value, margin: value / Math.sqrt(matches) });
  return [
    { what: 'won', estimate: share(won, matches), min: 0.5, max: 0.65, unit: '%' },
    { what: 'length', estimate: about(minutes(tally)), min: 30, max: 90, unit: 'minutes' },
    { what: 'Rounds', estimate: about(mean(rounds)), min: 5, max: 10, unit: 'Rounds' },
    { what: 'deaths', estimate: about(mean(deaths)), min: 1, max: 6, unit: 'deaths' },
    ...weighed(tally)
      .filter(({ early }) => early > 0)
      .map(({ card, weight }): Band => ({
        what: `weight of ${card}`,
        estimate: weight,
        min: -0.25,
        max: 0.25,
        unit: 'points',
      })),
  ];
}

/** Matches at each level of difficulty should be won less often than at the next easier level. */
function levelBands(played: ReadonlyMap<string, Tally>): Told[] {
  const shares = levels.flatMap((level) => {
    const tally = played.get(idOf(level));
    return tally ? [{ mode: idOf(level), found: share(tally.won, tally.matches) }] : [];
  });
  return shares.flatMap(({ mode, found }, i): Told[] => {
    const milder = shares[i - 1];
    if (!milder) return [];
    const less = { value: milder.found.value - found.value, margin: Math.hypot(milder.found.margin, found.margin) };
    return [[mode, { what: `won less than ${milder.mode}`, estimate: less, min: 0, max: 0.4, unit: 'points' }]];
  });
}

/** Matches with other numbers of Characters should be won about as often as with four. */
function crewBands(played: ReadonlyMap<string, Tally>): Told[] {
  const four = played.get(introduction);
  return otherCrews.flatMap((n): Told[] => {
    const tally = played.get(crewOf(n));
    if (!four || !tally) return [];
    const [usual, found] = [share(four.won, four.matches), share(tally.won, tally.matches)];
    return [
      [
        crewOf(n),
        {
          what: `won more than ${introduction}`,
          estimate: { value: found.value - usual.value, margin: Math.hypot(found.margin, usual.margin) },
          min: -0.15,
          max: 0.15,
          unit: 'points',
        },
      ],
    ];
  });
}
