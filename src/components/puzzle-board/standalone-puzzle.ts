// A puzzle that is played without a game: a deal, and all moves since then, in one or more attempts.
import {
  begin,
  make,
  moveId,
  moveOf,
  moves,
  timeOver,
  type Attempt,
  type Attempter,
} from '../../engine/puzzle/attempt.js';
import { dealId } from '../../engine/puzzle/deal.js';
import type { PuzzleModel } from '../../engine/puzzle/puzzle-model.js';
import type { Position } from '../../engine/puzzle/types.js';

/** The value of `state`, as JSON; the moves are replayed when it is set. */
export interface PuzzleBoardState {
  readonly version: 1;
  /** The id of a deal, or a position. */
  readonly deal: string | Position;
  /** Ids of moves; `again` begins another attempt, `time-over` ends one. */
  readonly moves: readonly string[];
}

/** The limits that the page has set. */
export interface AttemptLimits extends Attempter {
  /** Whether actions are unlimited and can be undone. */
  readonly free: boolean;
  /** The time limit of an attempt in seconds. MOM-OPT-02 */
  readonly timeLimit?: number | undefined;
}

export class StandalonePuzzle {
  readonly moves: string[] = [];
  attempt: Attempt;
  attempts = 1;
  #spent = 0;
  #shown: { readonly attempt: Attempt; readonly model: PuzzleModel } | undefined;
  /** The number of actions in the attempts before this one. */
  #before = 0;

  constructor(
    readonly start: Position,
    readonly limits: AttemptLimits,
  ) {
    this.attempt = this.#begin(start);
  }

  /** The number of actions so far, in all attempts. */
  get used(): number {
    return this.#before + this.attempt.used;
  }

  /** Whether the pieces are face down because the clock has not started. */
  get isFaceDown(): boolean {
    const { over, deadline } = this.attempt;
    return !!this.limits.timeLimit && !over && deadline === null;
  }

  /** @param now Milliseconds of a monotonic clock. */
  startClock(now: number): void {
    this.attempt = { ...this.attempt, deadline: now + (this.limits.timeLimit ?? 0) * 1000 };
  }

  isLate(now: number): boolean {
    return now >= (this.attempt.deadline ?? Infinity);
  }

  /**
   * The deal as an id if it has one, and the moves. A page's own puzzle is included as a whole, because other pages do
   * not know it.
   */
  get state(): PuzzleBoardState {
    const { start, moves } = this;
    return { version: 1, deal: (typeof start.puzzle === 'string' && dealId(start)) || start, moves: [...moves] };
  }

  /** The model of the attempt. It is cached until the attempt changes, because every part of the drawing uses it. */
  get model(): PuzzleModel {
    const { attempt } = this;
    if (this.#shown?.attempt !== attempt) {
      const { position, left, luck, over } = attempt;
      this.#shown = {
        attempt,
        model: {
          version: 1,
          position,
          moves: this.isFaceDown ? [] : moves(attempt).map(moveId),
          ...(left < Infinity && { left }),
          luck,
          over,
        },
      };
    }
    return this.#shown.model;
  }

  /** Makes a move; returns false and changes nothing if the move is not legal. */
  make(id: string): boolean {
    const { attempt } = this;
    if (id === 'again') {
      if (!attempt.over || attempt.over === 'solved') return false;
      this.#before += attempt.used;
      this.attempts++;
      this.attempt = this.#begin(attempt.position);
    } else if (id === 'time-over') {
      if (attempt.over) return false;
      this.attempt = timeOver(attempt);
    } else {
      const move = moveOf(id);
      const made = move && make(attempt, move);
      if (!made?.ok) return false;
      if (move?.do === 'skill-point') this.#spent++;
      this.attempt = made.value;
    }
    this.moves.push(id);
    return true;
  }

  /** Returns the same deal after these moves; null if one of them is not legal. */
  replay(moves: readonly string[]): StandalonePuzzle | null {
    const anew = new StandalonePuzzle(this.start, this.limits);
    return moves.every((id) => anew.make(id)) ? anew : null;
  }

  /** Returns the puzzle without the last move; the clock continues. */
  withoutLastMove(): StandalonePuzzle | null {
    const before = this.replay(this.moves.slice(0, -1));
    if (before) before.attempt = { ...before.attempt, deadline: this.attempt.deadline };
    return before;
  }

  #begin(position: Position): Attempt {
    const { intellect, luck, skillPoints, free } = this.limits;
    return begin(position, {
      intellect: free ? Infinity : intellect,
      luck,
      skillPoints: free ? 0 : skillPoints - this.#spent,
    });
  }
}
