// Distances between spaces, which are named by their ids.
import { spaceNumber, type Board } from './board.js';
import { stepsInRange, stepsOnFoot, type Steps } from './neighbours.js';
import type { BoardState, Policy } from './types.js';

/**
 * Distances in steps across the edges that spaces share; corners do not count. Lists of spaces are in the order of the
 * board.
 */
export interface Distances {
  /** The spaces one step away. */
  steps(from: string): readonly string[];
  /** The least number of steps; null if there is no path. */
  distance(from: string, to: string): number | null;
  /** The spaces that are at least `min` and at most `max` steps away (LOB-RNG-01). */
  within(from: string, min: number, max: number): readonly string[];
  /**
   * Every space that is the first step of a shortest path. The list is empty if there is no path, or if both spaces are
   * the same.
   */
  towards(from: string, to: string): readonly string[];
  /**
   * One shortest path, including both ends. If several steps are equally good, the path takes the space that comes
   * first in the order of the board (LOB-RUL-19). Null if there is no path.
   */
  way(from: string, to: string): readonly string[] | null;
  /**
   * The nearest goals, and every first step of a shortest path to one of them (LOB-MMV-01, -06). Null if no goal can be
   * reached.
   */
  nearest(from: string, goals: readonly string[]): Nearest | null;
}
export interface Nearest {
  readonly distance: number;
  readonly goals: readonly string[];
  readonly steps: readonly string[];
}

/** Distances across the edges that this mover may cross (LOB-MOV-03, -05, -11, LOB-MMV-02, LOB-RUL-117). */
export const paths = (board: Board, state: BoardState, policy: Policy): Distances =>
  byId(board, stepsOnFoot(board, state, policy));

/** Distances across all shared edges, ignoring walls, but never outside the board (LOB-RNG-02 to -04, LOB-RUL-13). */
export const range = (board: Board): Distances => byId(board, stepsInRange(board));

/** The distances for each set of steps, cached for as long as that set exists. */
const known = new WeakMap<Steps, Distances>();

function byId(board: Board, steps: Steps): Distances {
  const found = known.get(steps) ?? distances(board, steps);
  known.set(steps, found);
  return found;
}

function distances(board: Board, { from, away, towards }: Steps): Distances {
  const { spaces } = board;
  const number = (id: string): number => spaceNumber(board, id);
  const names = (numbers: readonly number[]): string[] => numbers.map((n) => spaces[n] as string);
  const far = (start: number, end: number): number => away(start)[end] as number;
  return {
    steps: (id) => names(from(number(id))),
    distance(a, b) {
      const steps = far(number(a), number(b));
      return steps < Infinity ? steps : null;
    },
    within(id, min, max) {
      const far = away(number(id));
      return spaces.filter((_, n) => (far[n] as number) >= min && (far[n] as number) <= max && far[n] !== Infinity);
    },
    towards: (a, b) => names(towards(number(a), number(b))),
    way(a, b) {
      const [start, end] = [number(a), number(b)];
      if (far(end, start) === Infinity) return null;
      const way = [start];
      for (const here of way) way.push(...towards(here, end).slice(0, 1));
      return names(way);
    },
    nearest(id, goals) {
      const [start, ends] = [number(id), goals.map(number)];
      const distance = Math.min(...ends.map((end) => far(end, start)));
      if (distance === Infinity) return null;
      const nearest = [...new Set(ends.filter((end) => far(end, start) === distance))].sort((a, b) => a - b);
      return { distance, goals: names(nearest), steps: names(towards(start, ...nearest)) };
    },
  };
}
