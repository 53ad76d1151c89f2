// Adds up many matches of Lobotomy 2.
import { bump } from '../counting.js';
import type { Counted } from '../game.js';
import type { Played } from './play.js';

export interface CardTally {
  /** The number of matches in which anybody had the card. */
  had: number;
  /** The number of matches in which anybody had the card early. */
  early: number;
  /** The number of won matches in which anybody had the card early. */
  won: number;
  /** The number of matches in which anybody used the card. */
  used: number;
}

export interface Tally extends Counted {
  won: number;
  choices: number;
  /** `rounds[n]` is the number of matches that lasted n Rounds. */
  rounds: number[];
  /** `deaths[n]` is the number of matches with n deaths. */
  deaths: number[];
  cards: Record<string, CardTally>;
}

export const newTally = (): Tally => ({ matches: 0, won: 0, choices: 0, rounds: [], deaths: [], cards: {} });

export function count(tally: Tally, { won, rounds, choices, deaths, had, early, used }: Played): void {
  tally.matches++;
  if (won) tally.won++;
  tally.choices += choices;
  bump(tally.rounds, rounds);
  bump(tally.deaths, deaths);
  for (const id of had) {
    const card = (tally.cards[id] ??= { had: 0, early: 0, won: 0, used: 0 });
    card.had++;
    if (used.has(id)) card.used++;
    if (!early.has(id)) continue;
    card.early++;
    if (won) card.won++;
  }
}
