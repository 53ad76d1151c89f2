// Registers the pieces of a game's table. Their tags contain the major version (`nw1-dice-pool`), so that they differ
// from the tags that a page uses.
import type { NwElement } from '../shared/nw-element.js';

export type Piece = Pick<typeof NwElement, 'tag' | 'define'>;

const defined = new Set<Piece>();

/** Registers each piece once. If other code has registered the tag, the console shows one warning. */
export function definePieces(pieces: readonly Piece[]): void {
  for (const piece of pieces) {
    if (defined.has(piece)) continue;
    defined.add(piece);
    piece.define(`nw1-${piece.tag.replace(/^nw-/, '')}`);
  }
}
