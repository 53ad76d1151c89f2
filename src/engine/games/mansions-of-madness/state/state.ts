// The state of a match: cards that require puzzles, and investigators, who take turns.
import type { Event, PlayerId } from '../../../kernel/index.js';
import type { Investigator as Attempter, Puzzle, PuzzleEvent, Puzzles, PuzzleStep } from '../../../puzzle/index.js';

export interface Card {
  readonly puzzle: string | Puzzle;
  /** The name on the card. If it is empty, the card is called by its kind. */
  readonly name: string;
  /**
   * Whether the card is a Lock card, which bars a room and is met by moving. Other cards are Obstacle cards, which lie
   * in a room and are met by exploring.
   */
  readonly lock: boolean;
  /** Exploring costs one more Movement Step (MOM-STS-10). */
  readonly dark: boolean;
  /** An investigator who fails the puzzle dies. */
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
  /** The seconds that an attempt may take (MOM-OPT-02); null if there is no limit. */
  readonly timeLimit: number | null;
  /** The match ends after this number of turns. */
  readonly turns: number;
  turn: number;
  /** Movement Steps left in the turn (MOM-TRN-01). */
  movement: number;
  action: number;
  /** Cards whose puzzles have been solved. They no longer bar anything. */
  readonly discarded: string[];
  readonly puzzles: Puzzles;
}

/** A new turn, or something that happened to a card or an investigator. */
export interface TurnEvent extends Event {
  readonly type: 'met' | 'discarded' | 'stayed' | 'killed' | 'turn';
  readonly player: PlayerId;
  readonly card: string;
  /** At the beginning of a turn: its Movement Steps. */
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

/** The cost of meeting the card. MOM-LCK-09, MOM-OBS-05 */
export const costOf = ({ lock, dark }: Card): { readonly movement: number; readonly action: number } => ({
  movement: lock || dark ? 1 : 0,
  action: lock ? 0 : 1,
});
