// Finds the smallest number of actions that solve a puzzle without draws. A swap does not turn the pieces. So the cost
// of a solved arrangement is a sum: its swaps, the quarter turns of its pieces, and the turns of the setup tile, in any
// order. The search places one piece after another, and repeats this with growing limits on the cost. A table gives the
// exact minimum number of swaps for the pieces that have been placed.
import { act, actions } from '../actions.js';
import { tileShows } from '../geometry.js';
import { planOf, type Way } from './plan.js';
import { piecesOf, puzzleOf, puzzles, sizeOf } from '../puzzles.js';
import type { Action, Position, Puzzle } from '../types.js';

/** The smallest number of actions that solve a puzzle, and a list of such actions. */
export interface Solution {
  readonly count: number;
  readonly actions: readonly Action[];
}

/**
 * The colours or symbols on the four sides of a piece, as character codes: one byte for each side, with N in the lowest
 * byte.
 */
type Sides = number;

const pack = (print: string): Sides => [3, 2, 1, 0].reduce((sides, side) => (sides << 8) | print.charCodeAt(side), 0);
const turn = (sides: Sides, quarters: number): Sides =>
  quarters ? (sides << (8 * quarters)) | (sides >>> (32 - 8 * quarters)) : sides;
const show = (sides: Sides, side: number): number => (sides >>> (8 * side)) & 127;
const NO_WIRE = 45;
const NEVER = 255;
const QUARTERS = [0, 1, 3, 2] as const;
/** The number of actions that turn a piece by this many quarters clockwise. */
const cost = (quarters: number): number => (quarters === 3 ? 1 : quarters);

/**
 * Prepares the tables that `solve` needs for these puzzles (for all nine if none is named), and pauses about every
 * millisecond. Without this, the first calls of `solve` prepare the tables and take longer.
 */
export function* warmUp(...ids: readonly (string | Puzzle)[]): Generator<undefined, void> {
  for (const id of ids.length ? ids : Object.keys(puzzles)) {
    const puzzle = puzzleOf(id);
    if (!puzzle) continue;
    const pieces = Array<string>(sizeOf(puzzle)).fill('');
    for (const { table } of planOf({ puzzle: id, pieces }).flat())
      while (table.known < Infinity) {
        table.spread(256);
        yield;
      }
  }
}

/**
 * The smallest number of actions that solve the puzzle without a draw, and one such solution; null if no solution with
 * the pieces on the board exists, or none within `atMost` actions. If a piece has been drawn, it is first placed where
 * it helps most, at no cost (MOM-PUZ-13).
 */
export function solve(position: Position, atMost = Infinity): Solution | null {
  let best: Solution | null = null;
  const left = (): number => (best ? best.count - 1 : atMost);
  if (position.drawn !== null) {
    for (const replace of actions(position)) {
      const replaced = act(position, replace);
      const solution = replaced.ok && solve(replaced.value, left());
      if (solution) best = { count: solution.count, actions: [replace, ...solution.actions] };
    }
    return best;
  }
  const puzzle = puzzleOf(position.puzzle) as Puzzle;
  const { steps = 1 } = puzzle;
  for (let by = 0; by < steps; by++) {
    const turnings = Array.from({ length: Math.min(by, steps - by) }, (): Action => ({
      do: 'turn-tile',
      by: by * 2 <= steps ? 1 : -1,
    }));
    const arranged = arrange(position, puzzle, position.tile + by, left() - turnings.length);
    if (arranged) best = { count: arranged.length + turnings.length, actions: [...arranged, ...turnings] };
  }
  return best;
}

/**
 * Finds the fewest swaps and rotations that solve a puzzle whose tile is turned by `tile` steps. Returns null if there
 * is no solution within `atMost` actions.
 */
function arrange(position: Position, puzzle: Puzzle, tile: number, atMost: number): Action[] | null {
  const prints = piecesOf(puzzle);
  const rune = puzzle.kind === 'rune';
  const sides = position.pieces.map((piece, i) =>
    rune ? Number(piece) * 0x1010101 : turn(pack(prints[piece ?? ''] ?? ''), position.turns[i] ?? 0),
  );
  const line: Action[] = [];
  for (const ways of planOf(position)) {
    const searches = ways
      .map((way) => new Search(way, sides, (socket) => (rune ? socket : tileShows(puzzle, tile, socket).charCodeAt(0))))
      .filter((search) => search.find(Infinity));
    let found: Search | undefined;
    for (let bound = 0; !found; bound = Math.min(...searches.map(({ next }) => next))) {
      if (!searches.length || bound > atMost - line.length) return null;
      found = searches.find((search) => search.find(bound));
    }
    line.push(...found.actions());
  }
  return line;
}

/** Looks for the cheapest arrangement of pieces for one way. */
class Search {
  /** The next bound to try: the lowest cost that exceeded the bound of the last search. */
  next = 0;
  readonly #way: Way;
  /**
   * For each place and piece, up to four entries: what the relevant sides of the piece can show. Turns that look the
   * same are listed once, with the cheapest turn.
   */
  readonly #faces: Int32Array;
  readonly #quarters: Uint8Array;
  readonly #faceCount: Uint8Array;
  /**
   * The fewest turns that a place and all later places need, whatever pieces lie there. It depends on what the previous
   * place shows to the place: the index is the place times 128, plus the code of that colour or symbol.
   */
  readonly #rest: Uint8Array;
  /** Partial arrangements that cannot be completed at any cost. */
  readonly #dead = new Set<string>();
  /**
   * For each filled place: the place where its piece lies now, what the piece will show, and how far it will be turned.
   */
  readonly #from: Uint8Array;
  readonly #shown: Int32Array;
  readonly #turned: Uint8Array;

  constructor(way: Way, sides: readonly Sides[], tile: (socket: number) => number) {
    const { wanted, positions, sockets, masks } = way;
    const size = positions.length;
    this.#way = way;
    this.#faces = new Int32Array(wanted * size * 4);
    this.#quarters = new Uint8Array(wanted * size * 4);
    this.#faceCount = new Uint8Array(wanted * size);
    this.#rest = new Uint8Array((wanted + 1) * 128).fill(NEVER, 0, wanted * 128);
    this.#from = new Uint8Array(wanted);
    this.#shown = new Int32Array(wanted);
    this.#turned = new Uint8Array(wanted);
    for (let k = wanted - 1; k >= 0; k--) {
      const before = this.#toBefore(k);
      const after = this.#toBefore(k + 1);
      for (let piece = 0; piece < size; piece++) {
        const first = (k * size + piece) * 4;
        let count = 0;
        for (const quarters of QUARTERS) {
          const face = turn(sides[(positions[piece] ?? 0) - 1] ?? 0, quarters) & (masks[k] ?? 0);
          if (this.#faces.subarray(first, first + count).includes(face)) continue;
          if (sockets[k]?.some(({ side, toSide }) => show(face, side) !== tile(toSide))) continue;
          this.#faces[first + count] = face;
          this.#quarters[first + count++] = quarters;
          const at = k * 128 + (before ? show(face, before.side) : 0);
          this.#rest[at] = Math.min(
            this.#rest[at] ?? NEVER,
            cost(quarters) + (this.#rest[(k + 1) * 128 + (after ? show(face, after.toSide) : 0)] ?? NEVER),
          );
        }
        this.#faceCount[k * size + piece] = count;
      }
      if (before) this.#rest[k * 128 + NO_WIRE] = NEVER;
    }
  }

  /** Whether there is an arrangement that costs at most `bound`. With Infinity, any cost is accepted. */
  find(bound: number): boolean {
    const { table } = this.#way;
    while (bound < Infinity && table.known < bound - (this.#rest[0] ?? 0)) table.spread(4096);
    this.next = Infinity;
    return this.#place(0, 0, (1 << this.#way.positions.length) - 1, 0, bound);
  }

  /** The swaps and rotations that lead to the arrangement that was found. */
  actions(): Action[] {
    const { positions, table } = this.#way;
    const actions: Action[] = [];
    let from = [...this.#from];
    for (let left = table.swaps(from); left > 0; left--)
      for (const [a, b] of table.joins) {
        const swapped = from.map((place) => (place === a ? b : place === b ? a : place));
        if (table.swaps(swapped) !== left - 1) continue;
        actions.push({
          do: 'swap',
          at: [positions[a] ?? 0, positions[b] ?? 0].sort((one, other) => one - other) as [number, number],
        });
        from = swapped;
        break;
      }
    this.#turned.forEach((quarters, k) => {
      for (let i = 0; i < cost(quarters); i++)
        actions.push({ do: 'rotate', at: positions[k] ?? 0, by: quarters === 3 ? -1 : 1 });
    });
    return actions;
  }

  /** Where a place touches the preceding one; undefined if it does not. */
  #toBefore(k: number) {
    const touch = this.#way.touches[k]?.[0];
    return touch?.to === k - 1 ? touch : undefined;
  }

  #place(k: number, rank: number, free: number, turns: number, bound: number): boolean {
    const { wanted, positions, touches, table } = this.#way;
    if (k === wanted || (this.#dead.size && this.#dead.has(this.#state(k, free)))) return k === wanted;
    const size = positions.length;
    const here = touches[k] ?? [];
    const after = this.#toBefore(k + 1);
    const level = table.levels[k + 1];
    let below = rank * (size - k) - 1;
    for (let piece = 0; piece < size; piece++) {
      if (!((free >> piece) & 1)) continue;
      below++;
      const swaps = (level?.[below] || table.known + 2) - 1;
      const first = (k * size + piece) * 4;
      const end = first + (this.#faceCount[k * size + piece] ?? 0);
      for (let i = first; i < end; i++) {
        const face = this.#faces[i] ?? 0;
        const quarters = this.#quarters[i] ?? 0;
        const rest = this.#rest[(k + 1) * 128 + (after ? show(face, after.toSide) : 0)] ?? NEVER;
        if (rest === NEVER) continue;
        if (
          !here.every(
            ({ side, to, toSide }) =>
              show(face, side) === show(this.#shown[to] ?? 0, toSide) && show(face, side) !== NO_WIRE,
          )
        )
          continue;
        const least = turns + cost(quarters) + rest + swaps;
        if (least > bound) {
          if (least < this.next) this.next = least;
          continue;
        }
        this.#from[k] = piece;
        this.#shown[k] = face;
        this.#turned[k] = quarters;
        if (this.#place(k + 1, below, free & ~(1 << piece), turns + cost(quarters), bound)) return true;
      }
    }
    if (bound === Infinity) this.#dead.add(this.#state(k, free));
    return false;
  }

  /** A key for everything that decides whether the remaining places can be filled. */
  #state(k: number, free: number): string {
    return String.fromCharCode(
      free,
      ...(this.#way.open[k] ?? []).map(({ to, toSide }) => show(this.#shown[to] ?? 0, toSide)),
    );
  }
}
