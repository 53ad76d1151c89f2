// Matches of the lurker against itself, and all that is counted of them: numbers only.
import { lurker } from '../../../src/engine/bots/lurker.js';
import type { AsylumView } from '../../../src/engine/games/asylum-escape/hidden.js';
import type { Happening } from '../../../src/engine/games/asylum-escape/events.js';
import { rules } from '../../../src/engine/games/asylum-escape/rules.js';
import type { State } from '../../../src/engine/games/asylum-escape/state.js';
import type { LiveMatch } from '../../../src/engine/kernel/index.js';
import { playOut } from '../../../test/support/bots.js';
import { bump } from '../counting.js';
import type { Counted } from '../game.js';
import type { Mode } from './modes.js';

export interface Tally extends Counted {
  /** By the Patients. */
  won: number;
  choices: number;
  /** Matches by the number of the Patients' turns, and by how many Victims are alive in the end. */
  turns: number[];
  alive: number[];
  caught: number;
  killed: number;
  /** How often each Camo or Sabo was played. */
  cards: Record<string, number>;
}

export const newTally = (): Tally => ({ matches: 0, won: 0, choices: 0, turns: [], alive: [], caught: 0, killed: 0, cards: {} });

export function tallyOf(mode: Mode, from: number, to: number): Tally {
  const tally = newTally();
  for (let number = from; number < to; number++) playMatch(tally, mode, number);
  return tally;
}

/** Chance says who plays the Patients. */
function playMatch(tally: Tally, { version, seats }: Mode, number: number): void {
  let cursor = 0;
  const look = ({ events: log }: LiveMatch<State, AsylumView>): void => {
    const { events, cursor: after } = log.since(null, cursor) ?? { events: [], cursor };
    cursor = after;
    for (const event of events as readonly Happening[]) count(tally, event);
  };
  const match = playOut(rules, { seed: `balance ${String(number)}`, seats, options: { version } }, Array.from({ length: seats }, () => lurker), { look });
  look(match);
  const { state, outcome, choices } = match;
  tally.matches++;
  if (outcome?.winners.includes(state.patientsSeat)) tally.won++;
  tally.choices += choices.length;
  bump(tally.turns, state.turn);
  bump(tally.alive, state.victims.filter(({ alive }) => alive).length);
}

function count(tally: Tally, event: Happening): void {
  if (event.type === 'caught') tally.caught++;
  if (event.type === 'killed') tally.killed++;
  if (event.type !== 'played') return;
  const card = event.card.replace(/\.\d+$/, '');
  tally.cards[card] = (tally.cards[card] ?? 0) + 1;
}
