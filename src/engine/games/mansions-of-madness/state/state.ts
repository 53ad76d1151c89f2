// A house with nothing in it but cards that ask for puzzles, and the investigators who take their turns before them.
import type { Event, PlayerId } from '../../../kernel/index.js';
import type { Investigator as Attempter, Puzzle, PuzzleEvent, Puzzles, PuzzleStep } from '../../../puzzle/index.js';

export interface Card {
  readonly puzzle: string | Puzzle;
  /** What stands on it; empty: what kind of card it is. */
  readonly name: string;
  /** A Lock card bars a room and is met by moving; an Obstacle card lies in one and is met by exploring. */
  readonly lock: boolean;
  /** Exploring costs a Movement Step more (MOM-STS-10). */
  readonly dark: boolean;
  /** Whoever does not solve it dies of it. */
  readonly deadly: boolean;
}

export interface Investigator extends Attempter {
  readonly stunned: boolean;
  readonly dead: boolean;
}

export interface State {
  /** By id. */
  readonly cards: Readonly<Record<string, Card>>;
  /** By seat. */
  readonly investigators: Investigator[];
  /** Seconds of an attempt, where that option is played (MOM-OPT-02). */
  readonly timeLimit: number | null;
  /** After so many turns the house falls silent. */
  readonly turns: number;
  turn: number;
  /** Steps left in the turn (MOM-TRN-01). */
  movement: number;
  action: number;
  /** Cards that were solved: what they barred is open. */
  readonly discarded: string[];
  readonly puzzles: Puzzles;
}

/** Another's turn, or a card that is met, opened or not. */
export interface TurnEvent extends Event {
  readonly type: 'met' | 'discarded' | 'stayed' | 'killed' | 'turn';
  readonly player: PlayerId;
  readonly card: string;
  /** Movement Steps of the turn. */
  readonly movement?: number;
}
export type MansionsEvent = TurnEvent | PuzzleEvent;

export type Step =
  | PuzzleStep
  | { readonly do: 'turn' | 'next' }
  | { readonly do: 'meet' | 'discard' | 'stay' | 'kill'; readonly card: string; readonly player: PlayerId };

export const activeOf = ({ turn, investigators }: Pick<State, 'turn' | 'investigators'>): PlayerId =>
  turn % investigators.length;

/** MOM-TRN-01, MOM-STS-02 */
export const movementOf = ({ stunned }: Investigator): number => (stunned ? 1 : 2);

/** What meeting the card costs. MOM-LCK-09, MOM-OBS-05 */
export const costOf = ({ lock, dark }: Card): { readonly movement: number; readonly action: number } => ({
  movement: lock || dark ? 1 : 0,
  action: lock ? 0 : 1,
});
