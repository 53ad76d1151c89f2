// The bands of Sanitarium.
import { pack } from '../../../src/engine/games/sanitarium/content/pack.js';
import type { CardKind } from '../../../src/engine/games/sanitarium/cards/card-types.js';
import { minutes, type Band } from '../band.js';
import { mean, regress, share, type Estimate } from '../figures.js';
import type { Mode } from './modes.js';
import { kindsOf } from './run.js';
import type { CardTally, Tally } from './tally.js';

/** The smallest share of matches that the leader at half-time should lose, by the number of players. */
const upsets: Readonly<Record<number, number>> = { 2: 0.2, 3: 0.3, 4: 0.4 };

export function bandsOf({ id, bots, options }: Mode, tally: Tally): Band[] {
  if (id === 'against-chance') {
    return [
      {
        what: 'decided matches won by the expert bot',
        estimate: share(tally.bots[0] ?? 0, tally.decided),
        min: 0.9,
        max: 1,
        unit: '%',
      },
      {
        what: 'the deck runs out',
        estimate: share(tally.matches - tally.decided, tally.matches),
        min: 0,
        max: 0.1,
        unit: '%',
      },
    ];
  }
  const fair = 1 / bots.length;
  // With two players, the wins of each place in the order of play may differ from an equal share by five percentage
  // points; with more players, by half of an equal share.
  const turnOrder = bots.length === 2 ? 0.1 : 0.5;
  const rivals = options.mode === 'competitive';
  const ranOut = share(tally.matches - tally.decided, tally.matches);
  const about = (value: number, margin = 0): Estimate => ({ value, margin });
  const length: Band = {
    what: 'length',
    estimate: about(minutes(tally), minutes(tally) / Math.sqrt(tally.matches)),
    min: 20,
    max: 50,
    unit: 'minutes',
  };
  const left: Band = {
    what: 'cards left after an escape',
    estimate: about(mean(tally.left), 20 / Math.sqrt(tally.decided)),
    min: 5,
    max: rivals ? (bots.length === 4 ? 22 : 30) : 22,
    unit: 'cards',
  };
  const together: Band = {
    what: 'won together',
    estimate: share(tally.decided, tally.matches),
    min: 0.45,
    max: 0.7,
    unit: '%',
  };
  const apart: Band[] = [
    { what: 'the deck runs out', estimate: ranOut, min: 0, max: 0.15, unit: '%' },
    ...tally.seats.map((wins, seat): Band => ({
      what: `won by seat ${seat + 1}`,
      estimate: share(wins, tally.decided),
      min: fair - 0.05,
      max: fair + 0.05,
      unit: '%',
    })),
    ...tally.places.map((wins, place): Band => ({
      what: `won by number ${place + 1} in the order of play`,
      estimate: share(wins, tally.decided),
      min: fair - turnOrder * fair,
      max: fair + turnOrder * fair,
      unit: '%',
    })),
    {
      what: 'the leader at half-time loses',
      estimate: share(tally.ahead - tally.aheadWon, tally.ahead),
      min: upsets[bots.length] ?? 0,
      max: 1 - fair,
      unit: '%',
    },
  ];
  return [...(rivals ? apart : [together]), length, left, ...cardBands(tally)];
}

const unknown: CardTally = { gained: 0, won: 0, used: 0, paid: 0, claimed: 0, held: 0, live: 0 };

/** No card should be useless, and no card should decide a match alone. */
function cardBands({ cards, sums, products, rows, groups }: Tally): Band[] {
  const weights = regress(sums, products, rows, groups);
  return kindsOf().flatMap((kind, i): Band[] => {
    const { gained, live } = cards[kind] ?? unknown;
    const weight = weights[i];
    return [
      ...(isHallucination(kind)
        ? []
        : [
            {
              what: `${kind} is of some use`,
              estimate: share(live, gained),
              min: 0.5,
              max: 1,
              unit: '%',
            } as const,
          ]),
      ...(weight
        ? [{ what: `weight of ${kind}`, estimate: weight, min: -0.25, max: 0.25, unit: 'points' } as const]
        : []),
    ];
  });
}

/** Every card should be used for its effect, at least in the mode where that happens most often. */
export function useBands(tallies: readonly Tally[]): Band[] {
  return kindsOf()
    .filter((kind) => !isHallucination(kind))
    .map((kind) => {
      const most = tallies
        .map(({ cards }) => cards[kind] ?? unknown)
        .reduce(
          (best, each) => (each.used * best.gained > best.used * each.gained || best.gained === 0 ? each : best),
          unknown,
        );
      return {
        what: `${kind} is used for its effect`,
        estimate: share(most.used, most.gained),
        min: 0.02,
        max: 1,
        unit: '%',
      };
    });
}

const isHallucination = (kind: CardKind): boolean => pack.hallucinations.some((each) => each.kind === kind);
