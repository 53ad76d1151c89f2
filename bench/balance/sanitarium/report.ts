// The report of Sanitarium: its modes and cards.
import { minutes } from '../band.js';
import { mean, regress, share } from '../figures.js';
import { percent, points, quantiles, table } from '../print.js';
import type { Mode } from './modes.js';
import { kindsOf } from './run.js';
import type { Tally } from './tally.js';

export function overview(played: readonly (readonly [Mode, Tally])[]): string {
  const head = [
    'mode',
    'matches',
    'decided, %',
    'won by order of play, %',
    'won by the expert bot, %',
    'turns: mean',
    '5 · 25 · 50 · 75 · 95 %',
    'minutes',
    'cards left: mean',
    '5 · 25 · 50 · 75 · 95 %',
    'ahead at half-time loses, %',
    'lead changes',
    'settled after, % of turns',
  ];
  return table(
    head,
    played.map(([{ id, bots, options }, tally]) => {
      const rivals = options.mode === 'competitive';
      const lead = rivals
        ? [
            points(share(tally.ahead - tally.aheadWon, tally.ahead)),
            (tally.changes / tally.decided).toFixed(1),
            percent(tally.settled / tally.decided),
          ]
        : ['', '', ''];
      const wins =
        rivals && bots.length > 1 ? tally.places.map((each) => points(share(each, tally.decided))).join(', ') : '';
      // Bots are compared only if they differ.
      const steadily = new Set(bots).size > 1 ? points(share(tally.bots[0] ?? 0, tally.decided)) : '';
      return [
        id,
        String(tally.matches),
        points(share(tally.decided, tally.matches)),
        wins,
        steadily,
        mean(tally.turns).toFixed(1),
        quantiles(tally.turns),
        minutes(tally).toFixed(0),
        mean(tally.left).toFixed(1),
        quantiles(tally.left),
        ...lead,
      ];
    }),
  );
}

/** A table with one row for each card: the share of its owners who used it in each way, and its weight. */
export function cards({ cards: counted, players, winners, sums, products, rows, groups }: Tally): string {
  const weights = regress(sums, products, rows, groups);
  return table(
    [
      'card',
      'had, %',
      'used, %',
      'paid with, %',
      'claimed, %',
      'held at the end, %',
      'won with − without, points',
      'weight, points',
    ],
    kindsOf().flatMap((kind, i) => {
      const card = counted[kind];
      if (!card) return [];
      const of = (part: number): string => percent(part / card.gained);
      const [having, lacking] = [share(card.won, card.gained), share(winners - card.won, players - card.gained)];
      const plain = { value: having.value - lacking.value, margin: Math.hypot(having.margin, lacking.margin) };
      const weight = weights[i];
      return [
        [
          kind,
          percent(card.gained / players),
          of(card.used),
          of(card.paid),
          of(card.claimed),
          of(card.held),
          points(plain),
          weight && weight.margin < 1 ? points(weight) : '',
        ],
      ];
    }),
  );
}
