// Adds up many matches of Sanitarium.
import type { CardKind } from '../../../src/engine/games/sanitarium/cards/card-types.js';
import { bump } from '../counting.js';
import type { CardUse, Played } from './play.js';

export interface CardTally {
  /** The number of players who gained the card. The other numbers count only these players. */
  gained: number;
  won: number;
  /** The number of players who used the effect of the card. */
  used: number;
  paid: number;
  claimed: number;
  /** The number of players who held the card at the end. */
  held: number;
  /** The number of players for whom the card was of some use: they used it, paid with it or claimed it. */
  live: number;
}

export interface Tally {
  matches: number;
  /** The number of choices of all seats in all matches. */
  choices: number;
  decided: number;
  /** The number of wins of each place in the order of play. */
  places: number[];
  /** The number of wins of each seat. */
  seats: number[];
  /** The number of wins of each bot. */
  bots: number[];
  /** `turns[n]` is the number of matches that lasted n turns. */
  turns: number[];
  /** `left[n]` is the number of decided matches with n cards left in the deck. */
  left: number[];
  /** The number of decided matches with a single leader at half-time. */
  ahead: number;
  /** The number of decided matches that the single leader at half-time won. */
  aheadWon: number;
  /** The number of times that the lead changed. */
  changes: number;
  /**
   * The sum, over all decided matches, of the fraction of the match that was over when the winner took the lead for
   * good.
   */
  settled: number;
  cards: Record<CardKind, CardTally>;
  /** The number of players in all matches. */
  players: number;
  /** The number of players who won, in all matches. */
  winners: number;
  /**
   * The number of rows of the regression. In a competitive match, there is a row for each player. Its variables say
   * which kinds of cards the player gained, and the last one says whether the player won. In a co-operative match,
   * there is only one row. Its variables say which kinds of cards left the deck early, and the last one says whether
   * the players won.
   */
  rows: number;
  /** The number of groups. A group is a match whose players are compared only with each other. */
  groups: number;
  /** The sums of the variables. */
  sums: number[];
  /** The sums of the products of each pair of variables. */
  products: number[];
}

export const newTally = (): Tally => ({
  matches: 0,
  choices: 0,
  decided: 0,
  places: [],
  seats: [],
  bots: [],
  turns: [],
  left: [],
  ahead: 0,
  aheadWon: 0,
  changes: 0,
  settled: 0,
  cards: {},
  players: 0,
  winners: 0,
  rows: 0,
  groups: 0,
  sums: [],
  products: [],
});

/**
 * Adds a match. For the weights, the players of a competitive match are compared with each other; co-operative matches
 * are compared as a whole.
 */
export function count(tally: Tally, played: Played, kinds: readonly CardKind[], rivals: boolean): void {
  const { winners, turns, left, cardUses, early } = played;
  tally.matches++;
  tally.choices += played.choices;
  bump(tally.turns, turns);
  for (const place of winners) bump(tally.places, place);
  for (const seat of played.seats) bump(tally.seats, seat);
  for (const bot of played.bots) bump(tally.bots, bot);
  const won = winners.length > 0;
  if (won) {
    tally.decided++;
    bump(tally.left, left);
  }
  cardUses.forEach((use, place) => {
    countUse(tally, use, rivals ? winners.includes(place) : won);
  });
  if (!rivals) addRow(tally, [...kinds.map((kind) => (early.has(kind) ? 1 : 0)), won ? 1 : 0]);
  else if (won) {
    countLead(tally, played);
    // Players are compared only within a match, so that the length of the match has no influence.
    const rows = cardUses.map(({ gained }, place) => [
      ...kinds.map((kind) => (gained.has(kind) ? 1 : 0)),
      winners.includes(place) ? 1 : 0,
    ]);
    tally.groups++;
    for (const row of rows)
      addRow(
        tally,
        row.map((value, i) => value - rows.reduce((sum, each) => sum + (each[i] ?? 0), 0) / rows.length),
      );
  }
}

function countUse(tally: Tally, { gained, used, paid, claimed, held }: CardUse, won: boolean): void {
  tally.players++;
  if (won) tally.winners++;
  for (const kind of gained) {
    const card = (tally.cards[kind] ??= { gained: 0, won: 0, used: 0, paid: 0, claimed: 0, held: 0, live: 0 });
    card.gained++;
    if (won) card.won++;
    if (used.has(kind)) card.used++;
    if (paid.has(kind)) card.paid++;
    if (claimed.has(kind)) card.claimed++;
    if (held.has(kind)) card.held++;
    if (used.has(kind) || paid.has(kind) || claimed.has(kind)) card.live++;
  }
}

/** The leader is the player who alone needs the least Sanity. A tie has no leader. */
function countLead(tally: Tally, { winners, missingSanity }: Played): void {
  const leaders = missingSanity.map((missing) => {
    const least = Math.min(...missing);
    return missing.filter((each) => each === least).length === 1 ? missing.indexOf(least) : -1;
  });
  const [winner = -1] = winners;
  const half = leaders[leaders.length >> 1] ?? -1;
  if (half >= 0) {
    tally.ahead++;
    if (half === winner) tally.aheadWon++;
  }
  const alone = leaders.filter((leader) => leader >= 0);
  tally.changes += alone.filter((leader, i) => i > 0 && leader !== alone[i - 1]).length;
  tally.settled += (leaders.findLastIndex((leader) => leader !== winner) + 1) / leaders.length;
}

function addRow(tally: Tally, row: readonly number[]): void {
  tally.rows++;
  row.forEach((value, i) => {
    bump(tally.sums, i, value);
    row.forEach((other, j) => {
      bump(tally.products, i * row.length + j, value * other);
    });
  });
}
