// Caches answers about a board. Answers for earlier states are cached too, because bots plan ahead and players undo.
import type { Board } from './board.js';
import type { BoardState } from './types.js';

/** The number of states of one board for which answers are cached. */
const most = 64;

/** A function that computes its answer for a board in a state once and then returns it from the cache. */
export function memoByBoard<T>(make: (board: Board, state: BoardState) => T): (board: Board, state: BoardState) => T {
  const known = new WeakMap<Board, Map<string, T>>();
  return (board, state) => {
    const answers = known.get(board) ?? new Map<string, T>();
    known.set(board, answers);
    const key = JSON.stringify(state, Object.keys(state).sort());
    const answer = answers.get(key) ?? make(board, { ...state });
    // A used answer is deleted and set again, so that the least recently used one comes first.
    answers.delete(key);
    answers.set(key, answer);
    if (answers.size > most) for (const oldest of answers.keys()) if (answers.size > most) answers.delete(oldest);
    return answer;
  };
}
