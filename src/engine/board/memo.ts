// Caches answers about a board for several of its states, because earlier states come back when bots plan ahead and
// when players undo choices.
import type { Board } from './board.js';
import type { BoardState } from './types.js';

/** The number of states of one board for which answers are cached. */
const most = 64;

/**
 * Returns a function that calls `make` only once for each board and state, and then takes the answer from the cache.
 */
export function memoByBoard<T>(make: (board: Board, state: BoardState) => T): (board: Board, state: BoardState) => T {
  const known = new WeakMap<Board, Map<string, T>>();
  return (board, state) => {
    const answers = known.get(board) ?? new Map<string, T>();
    known.set(board, answers);
    const key = JSON.stringify(state, Object.keys(state).sort());
    const answer = answers.get(key) ?? make(board, { ...state });
    // A used answer is deleted and set again, so that the least recently used answer comes first.
    answers.delete(key);
    answers.set(key, answer);
    if (answers.size > most) for (const oldest of answers.keys()) if (answers.size > most) answers.delete(oldest);
    return answer;
  };
}
