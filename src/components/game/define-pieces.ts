// The pieces of a game's table go by names of this major version, which no page has taken: `nw1-dice-pool`.
import type { NwElement } from '../shared/nw-element.js';

export type Piece = Pick<typeof NwElement, 'tag' | 'define'>;

const defined = new Set<Piece>();

/** Registers each piece once; a name already taken by other code is reported once. */
export function definePieces(pieces: readonly Piece[]): void {
  for (const piece of pieces) {
    if (defined.has(piece)) continue;
    defined.add(piece);
    piece.define(`nw1-${piece.tag.replace(/^nw-/, '')}`);
  }
}
