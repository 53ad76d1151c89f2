// Checks the maps of a pack: each tile has to be a valid board, and the tiles of each Scenario have to fit together.
import { assemble } from '../../../../board/tiles.js';
import { parseBoard } from '../../../../board/read-board.js';
import type { Fault } from '../../../../kernel/index.js';
import type { Pack } from '../card-index.js';

/** @param ownPack The built-in pack. Its tiles and maps are valid, so they are not checked again. */
export function tileFaults({ tiles }: Pack, ownPack: Pack): Fault[] {
  return tiles.flatMap((tile, i) => {
    if (ownPack.tiles.includes(tile)) return [];
    const read = parseBoard(tile.board);
    return read.ok ? [] : [at(read.error, `tiles/${i}/board/${read.error.path}`)];
  });
}

/**
 * Checks how the tiles of each Scenario fit together. Call this after `tileFaults` and `referenceFaults`, because the
 * tiles have to be valid and tokens have to be between existing Spaces. LOB-SET-01, -02
 */
export function mapFaults({ tiles, scenarios }: Pack, ownPack: Pack): Fault[] {
  const boards = Object.fromEntries(tiles.map(({ id, board }) => [id, board]));
  const tried = new Set<string>();
  return scenarios.flatMap((scenario, i) => {
    const { map, tokens } = scenario;
    const same = JSON.stringify([map, tokens]);
    if (tried.has(same) || (tiles === ownPack.tiles && ownPack.scenarios.includes(scenario))) return [];
    tried.add(same);
    const laid = assemble(boards, map, tokens);
    if (laid.ok) return [];
    const [, token, rest = ''] = /^boundaries\/(\d+)(.*)/.exec(laid.error.path) ?? [];
    return [
      at(
        laid.error,
        `scenarios/${i}/${token !== undefined && Number(token) < tokens.length ? `tokens/${token}${rest}` : 'map'}`,
      ),
    ];
  });
}

const at = (fault: Fault, path: string): Fault => ({ ...fault, path: path.replace(/\/$/, '') });
