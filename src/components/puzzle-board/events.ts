// Events of <puzzle-board>.
import type { Attempt, Move } from '../../engine/puzzle/attempt.js';
import { NwEvent } from '../shared/events.js';

/** An action was taken, a skill point was spent, or the player stopped the attempt. */
export class NwActionEvent extends NwEvent {
  readonly action: Move;
  /** The number of puzzle actions left; null if they are not limited. */
  readonly left: number | null;
  /** The number of puzzle actions used so far, in all attempts. */
  readonly used: number;
  constructor(action: Move, left: number | null, used: number) {
    super('nw-action');
    this.action = action;
    this.left = left;
    this.used = used;
  }
}

/** The puzzle is solved. */
export class NwSolveEvent extends NwEvent {
  /** The number of puzzle actions used in all attempts. */
  readonly used: number;
  /** The number of attempts. */
  readonly attempts: number;
  constructor(used: number, attempts: number) {
    super('nw-solve');
    this.used = used;
    this.attempts = attempts;
  }
}

/** The attempt is over, and the puzzle is not solved. */
export class NwStopEvent extends NwEvent {
  /** Why the attempt is over. */
  readonly over: Exclude<Attempt['over'], 'solved' | null>;
  constructor(over: NwStopEvent['over']) {
    super('nw-stop');
    this.over = over;
  }
}

declare global {
  interface HTMLElementEventMap {
    'nw-action': NwActionEvent;
    'nw-solve': NwSolveEvent;
    'nw-stop': NwStopEvent;
  }
}
