// The door for map tiles laid side by side: one board, read whole, or refused with the place and the remedy.
import { fault } from '../../kernel/faults.js';
import type { Fault, Result } from '../../kernel/types.js';
import { BoardFault } from '../board.js';
import { parseBoard } from '../read-board.js';
import { bare, dressed, laidTiles, type Placement, type Tiles } from './join-tiles.js';
import type { BoardData, Boundary } from '../types.js';

/**
 * One board of several tiles, as `join` makes it.
 * Faults: `tile-unknown`, and those of `parseBoard` about the whole, whose first boundaries are the tokens.
 * @param tiles Valid boards, by name.
 */
export function assemble(
  tiles: Tiles,
  placements: readonly Placement[],
  tokens: readonly Boundary[] = [],
): Result<BoardData, Fault> {
  try {
    const laid = laidTiles(tiles, placements);
    const whole = parseBoard(bare(laid));
    return whole.ok ? parseBoard(dressed(whole.value, laid, tokens)) : whole;
  } catch (error) {
    if (!(error instanceof BoardFault)) throw error;
    return fault(error.code, error.path, error.message);
  }
}
