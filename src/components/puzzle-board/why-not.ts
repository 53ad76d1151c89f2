// Answers the question why something on the board is not possible.
import { moveOf, moveRefusal, type Attempt, type Move } from '../../engine/puzzle/attempt.js';
import type { PuzzleModel } from '../../engine/puzzle/puzzle-model.js';
import { WhyController, type AskedBy } from '../why/why-controller.js';
import type { WhyAnswer, Reason } from '../why/why-popover.js';
import type { BoardHost, PlayedPuzzle } from './played-puzzle.js';
import { numberOf } from './layout.js';
import { puzzleIn } from './progress.js';
import { moveWords, positionWords, tileWords, type Key } from './words.js';

/** Whether a move swaps or turns the piece at that position. */
export function movesPiece(id: string, n: number): boolean {
  const move = moveOf(id);
  return move !== null && 'at' in move && move.do !== 'replace' && [move.at].flat().includes(n);
}

export class WhyNot {
  readonly #host: BoardHost;
  readonly #puzzle: PlayedPuzzle;
  readonly #lifted: () => string | null;
  readonly #asking: WhyController;
  /** The thing that was dropped on an invalid target. */
  #dropped: string | null = null;

  constructor(host: BoardHost, puzzle: PlayedPuzzle, lifted: () => string | null) {
    this.#host = host;
    this.#puzzle = puzzle;
    this.#lifted = lifted;
    this.#asking = new WhyController(host, (id, how) => this.#answer(id, how));
  }

  /** Explains why the dragged thing cannot be dropped on `onto`. */
  refuse(held: string | null, onto: string): void {
    this.#dropped = held;
    void this.#asking.ask(onto, 'press');
  }

  /** Explains why the move of a pressed key is not possible. */
  ask(move: string, at: Element | null): void {
    void this.#asking.ask(move, 'press', at);
  }

  forget(): void {
    this.#asking.forget();
  }

  #answer(id: string, how: AskedBy): WhyAnswer | null {
    const [model, standalone] = [this.#puzzle.model(), this.#puzzle.standalone()];
    if (!model) return null;
    const host = this.#host;
    const held = numberOf(this.#dropped ?? this.#lifted() ?? '');
    this.#dropped = null;
    const n = numberOf(id);
    const say = (key: Key, rule?: string): Reason => ({ text: host.say(key), ...(rule && { rule }) });
    const why = (move: Move): Reason => {
      const refusal = moveRefusal(standalone?.attempt ?? attemptOf(model), move);
      return refusal ? say(refusal.reason as Key, refusal.rule) : say('can-now');
    };
    const name = n
      ? positionWords(host, model, n, [], standalone?.isFaceDown)
      : id === 'tile'
        ? tileWords(host, model, [])
        : moveOf(id)
          ? moveWords(host, puzzleIn(model), 'do', id)
          : undefined;
    const reason = (): Reason | null => {
      const move = moveOf(id);
      if (standalone?.isFaceDown) return say('clock-first');
      if (!model.moves.length && !model.over) return say('not-yours');
      if (move) return why(move);
      if (id === 'undo') return standalone?.moves.length ? say('can-now') : say('nothing-back');
      if (id === 'cw' || id === 'ccw') return model.over ? say('over', 'MOM-PUZ-16') : say('lift-first');
      if (id === 'tile') return why({ do: 'turn-tile', by: 1 });
      if (!n) return null;
      if (model.position.drawn !== null) return why({ do: 'replace', at: n });
      if (held && held !== n) return why({ do: 'swap', at: [Math.min(held, n), Math.max(held, n)] });
      return model.moves.some((each) => movesPiece(each, n)) ? say('can-lift') : why({ do: 'rotate', at: n, by: 1 });
    };
    const given = reason();
    // A pointer that merely rests on a thing gets an answer only if a rule forbids the move.
    if (!given || (how === 'hover' && !given.rule)) return null;
    return { name, reasons: [given] };
  }
}

/**
 * Rebuilds the attempt from a model, which hides the pile. The pile counts as empty only if `draw` is not among the
 * moves although enough actions are left for it.
 */
function attemptOf({ position, moves, left = Infinity, luck = null, over = null }: PuzzleModel): Attempt {
  const pile = moves.includes('draw') || left < 2 ? ['some'] : position.pile;
  return { position: { ...position, pile }, left, used: 0, luck, deadline: null, over };
}
