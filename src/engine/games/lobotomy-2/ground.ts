// The map of a Scenario under a match: how far, what is seen, where one can go. LOB-MAP, LOB-LOS, LOB-RNG
// A thin layer over nightward/board that speaks of Spaces by number and leaves out what is not revealed yet.
import type { M } from './play.js';
import type { Space } from './state.js';
import type { MapTile, Scenario } from './story.js';

export type Policy = 'walker' | 'prowler' | 'ethereal';

export interface Ground {
  /** Spaces by number: `<tile>.<letter>`. */
  readonly ids: readonly string[];
}

export declare function ground(tiles: ReadonlyMap<string, MapTile>, scenario: Scenario): Ground;
/** The number of the Space of that id. */
export declare function spaceOf(m: M, id: string): Space;
export declare function idOf(m: M, space: Space): string;
/** On a tile that lies on the table. */
export declare function isShown(m: M, space: Space): boolean;
/** LOB-LOS-03 */
export declare function sees(m: M, from: Space, to: Space): boolean;
/** Steps over shared edges, walls ignored; Infinity where there is no way. LOB-RNG-03 */
export declare function range(m: M, from: Space, to: Space): number;
/** Revealed Spaces at most so many away, the own one included. */
export declare function within(m: M, from: Space, n: number): Space[];
/** Where one step leads. LOB-MOV-03, LOB-MMV-02 */
export declare function exits(m: M, from: Space, policy: Policy): Space[];
/** Boundaries of the Space, with what they are now; `to` is null at the outer edge of the map. */
export declare function edgesOf(m: M, space: Space): { readonly id: string; readonly kind: import('../../board/types.js').BoundaryKind; readonly to: Space | null }[];
/** Walking distance; Infinity without a way. LOB-RUL-15 */
export declare function distance(m: M, from: Space, to: Space, policy: Policy): number;
/** Next Spaces on any shortest way to that goal. LOB-MMV-01 */
export declare function towards(m: M, from: Space, to: Space, policy: Policy): Space[];
/** Spawn Points on revealed tiles. LOB-RUL-14 */
export declare function spawnPoints(m: M): { readonly space: Space; readonly colour: import('./cards.js').SpawnColour }[];
