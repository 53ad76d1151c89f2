// Answers about a board are kept until a boundary changes, and a few moments longer, for those who think ahead and for undo.
import type { Board } from './board.js';
import type { BoardState } from './types.js';

/** Of how many states of one board answers are kept. */
const most = 64;

/** A function that works out its answer about a board in a state once, as long as it is remembered. */
export function once<T>(make: (board: Board, state: BoardState) => T): (board: Board, state: BoardState) => T {
  const known = new WeakMap<Board, Map<string, T>>();
  return (board, state) => {
    const answers = known.get(board) ?? new Map<string, T>();
    known.set(board, answers);
    const key = JSON.stringify(state, Object.keys(state).sort());
    const answer = answers.get(key) ?? make(board, { ...state });
    // Taken out and put in again, so that the oldest stands first.
    answers.delete(key);
    answers.set(key, answer);
    if (answers.size > most) for (const oldest of answers.keys()) if (answers.size > most) answers.delete(oldest);
    return answer;
  };
}
