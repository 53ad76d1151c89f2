// A puzzle that somebody solves alone: a deal and the moves made since, one attempt after another.
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

/** What `state` is, as JSON: it plays again by itself. */
export interface PuzzleBoardState {
  readonly version: 1;
  /** The id of a deal, or a position. */
  readonly deal: string | Position;
  /** Ids of moves; `again` is a further attempt, `time-over` the end of one's time. */
  readonly moves: readonly string[];
}

/** What the page has set. */
export interface AttemptLimits extends Attempter {
  /** Actions are not counted down, and can be taken back. */
  readonly free: boolean;
  /** Seconds of an attempt; MOM-OPT-02. */
  readonly timeLimit?: number | undefined;
}

export class StandalonePuzzle {
  readonly moves: string[] = [];
  attempt: Attempt;
  attempts = 1;
  #spent = 0;
  #shown: { readonly attempt: Attempt; readonly model: PuzzleModel } | undefined;
  /** Actions of the attempts that are over. */
  #before = 0;

  constructor(
    readonly start: Position,
    readonly limits: AttemptLimits,
  ) {
    this.attempt = this.#begin(start);
  }

  /** All actions so far. */
  get used(): number {
    return this.#before + this.attempt.used;
  }

  /** Pieces lie face down until the clock is started. */
  get isFaceDown(): boolean {
    const { over, deadline } = this.attempt;
    return !!this.limits.timeLimit && !over && deadline === null;
  }

  /** @param now Milliseconds, on any clock that goes on. */
  startClock(now: number): void {
    this.attempt = { ...this.attempt, deadline: now + (this.limits.timeLimit ?? 0) * 1000 };
  }

  /** Whether the time of the attempt is over. */
  isLate(now: number): boolean {
    return now >= (this.attempt.deadline ?? Infinity);
  }

  /** A deal of a page's own puzzle is known to that page alone: it goes along whole. */
  get state(): PuzzleBoardState {
    const { start, moves } = this;
    return { version: 1, deal: (typeof start.puzzle === 'string' && dealId(start)) || start, moves: [...moves] };
  }

  /** Asked for by everything that is drawn: made once for each attempt that stands. */
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

  /** Makes a move; false, and nothing has changed, where it is not legal. */
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

  /** The same deal as far as the first moves; null where one of them is not legal. */
  replay(moves: readonly string[]): StandalonePuzzle | null {
    const anew = new StandalonePuzzle(this.start, this.limits);
    return moves.every((id) => anew.make(id)) ? anew : null;
  }

  /** Without the last move; the clock goes on. */
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
