// Plays matches in which the bot `expert` has every seat, and counts what happens.
import { expert } from '../../../src/engine/games/asylum-escape/bot/expert.js';
import type { AsylumView } from '../../../src/engine/games/asylum-escape/state/knowledge.js';
import type { GameEvent } from '../../../src/engine/games/asylum-escape/state/events.js';
import { rules } from '../../../src/engine/games/asylum-escape/rules/rules.js';
import type { State } from '../../../src/engine/games/asylum-escape/state/state.js';
import type { LiveMatch } from '../../../src/engine/kernel/index.js';
import { playOut } from '../../../test/support/bot-matches.js';
import { bump } from '../counting.js';
import type { Counted } from '../game.js';
import type { Mode } from './modes.js';

export interface CardTally {
  /** How often the card was played or read; for a Victim or a Patient, how often it was in play. */
  times: number;
  /** The number of matches in which the card came up. */
  matches: number;
  /** The number of matches in which the card came up and the Patients won. */
  won: number;
}

export interface Tally extends Counted {
  /** The number of matches that the Patients won. */
  won: number;
  choices: number;
  /** `turns[n]` is the number of matches in which the Patients had n turns. */
  turns: number[];
  /** `alive[n]` is the number of matches in which n Victims were alive at the end. */
  alive: number[];
  /**
   * `survived[n]` is the number of matches that Victim n survived. Victim 0 comes directly after the Patients player in
   * the order of play.
   */
  survived: number[];
  caught: number;
  killed: number;
  /** The use of each card. All copies of a card are counted together. */
  cards: Record<string, CardTally>;
}

export const newTally = (): Tally => ({
  matches: 0,
  won: 0,
  choices: 0,
  turns: [],
  alive: [],
  survived: [],
  caught: 0,
  killed: 0,
  cards: {},
});

export function tallyOf(mode: Mode, from: number, to: number): Tally {
  const tally = newTally();
  for (let number = from; number < to; number++) playMatch(tally, mode, number);
  return tally;
}

/** Plays a match and adds it to the tally. The seat that plays the Patients is random. */
function playMatch(tally: Tally, { version, seats }: Mode, number: number): void {
  let cursor = 0;
  /** The cards that were used, once for each use. */
  const came: string[] = [];
  const look = ({ events: log }: LiveMatch<State, AsylumView>): void => {
    const { events, cursor: after } = log.since(null, cursor) ?? { events: [], cursor };
    cursor = after;
    for (const event of events as readonly GameEvent[]) {
      if (event.type === 'caught') tally.caught++;
      if (event.type === 'killed') tally.killed++;
      if (event.type === 'played' || event.type === 'bloodlust') came.push(event.card.replace(/\.\d+$/, ''));
    }
  };
  const match = playOut(
    rules,
    { seed: `balance ${number}`, seats, options: { version } },
    Array.from({ length: seats }, () => expert),
    { look },
  );
  look(match);
  const { state, outcome, choices } = match;
  const { victims, patientsSeat } = state;
  const won = Number(outcome?.winners.includes(patientsSeat) ?? false);
  tally.matches++;
  tally.won += won;
  tally.choices += choices.length;
  bump(tally.turns, state.turn);
  bump(tally.alive, victims.filter(({ alive }) => alive).length);
  for (const { seat, alive } of victims)
    bump(tally.survived, ((seat - patientsSeat + seats) % seats) - 1, Number(alive));
  came.push(...[...victims, ...state.patients].map(({ card }) => card));
  for (const card of new Set(came)) {
    const { times, matches, won: before } = tally.cards[card] ?? { times: 0, matches: 0, won: 0 };
    tally.cards[card] = {
      times: times + came.filter((each) => each === card).length,
      matches: matches + 1,
      won: before + won,
    };
  }
}
