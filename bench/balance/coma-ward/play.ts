// Plays matches in which the bot `expert` has every seat, and counts what happens.
import { expert } from '../../../src/engine/games/coma-ward/bot/expert.js';
import { rules } from '../../../src/engine/games/coma-ward/rules/rules.js';
import type { ComaWardView } from '../../../src/engine/games/coma-ward/state/knowledge.js';
import { kindOf, type State } from '../../../src/engine/games/coma-ward/state/state.js';
import type { LiveMatch } from '../../../src/engine/kernel/index.js';
import { playOut } from '../../../test/support/bot-matches.js';
import { bump } from '../counting.js';
import type { Counted } from '../game.js';
import type { Mode } from './modes.js';

/** How often players with a Role came into play, and how often they won. */
export interface RoleTally {
  players: number;
  won: number;
}

export interface PhenomenonTally {
  matches: number;
  /** The number of players who won, in all matches together. */
  winners: number;
  /** `wonBySeat[n]` is how often seat n won, counted from the player who had the first turn. */
  wonBySeat: number[];
  /** `rounds[n]` is the number of matches in which the Phenomenon took n rounds. */
  rounds: number[];
  dead: number;
  roles: Record<string, RoleTally>;
}

export interface Tally extends Counted {
  choices: number;
  /** The number of matches that were lost in the Prologue. */
  lost: number;
  /** `prologue[n]` is the number of matches whose third Clue was found in round n. */
  prologue: number[];
  /** The matches of each Phenomenon, by its id. */
  phenomena: Record<string, PhenomenonTally>;
}

export const newTally = (): Tally => ({ matches: 0, choices: 0, lost: 0, prologue: [], phenomena: {} });

export const newPhenomenon = (): PhenomenonTally => ({
  matches: 0,
  winners: 0,
  wonBySeat: [],
  rounds: [],
  dead: 0,
  roles: {},
});

export function tallyOf(mode: Mode, from: number, to: number): Tally {
  const tally = newTally();
  for (let number = from; number < to; number++) playMatch(tally, mode, number);
  return tally;
}

/** Plays a match and adds it to the tally. */
function playMatch(tally: Tally, { seats }: Mode, number: number): void {
  /** The last round of the Prologue, and who had the first turn of the Phenomenon. */
  let [last, first] = [0, -1];
  const look = ({ state }: LiveMatch<State, ComaWardView>): void => {
    if (state.act === 'prologue') last = state.round;
    else if (first < 0) first = state.active;
  };
  const { state, outcome, choices } = playOut(
    rules,
    { seed: `balance ${number}`, seats },
    Array.from({ length: seats }, () => expert),
    { look },
  );
  const winners = outcome?.winners ?? [];
  tally.matches++;
  tally.choices += choices.length;
  if (state.act === 'prologue') {
    tally.lost++;
    return;
  }
  bump(tally.prologue, last);
  const told = (tally.phenomena[state.phenomenon] ??= newPhenomenon());
  told.matches++;
  told.winners += winners.length;
  bump(told.rounds, state.round);
  for (const winner of winners) bump(told.wonBySeat, (winner - first + seats) % seats);
  for (const [seat, { alive, role }] of state.players.entries()) {
    if (!alive) told.dead++;
    if (!role) continue;
    const of = (told.roles[kindOf(role)] ??= { players: 0, won: 0 });
    of.players++;
    if (winners.includes(seat)) of.won++;
  }
}
