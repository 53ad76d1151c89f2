// The pieces of the table. Inside the game they go by names of this major version, which no page has taken.
import { DicePool } from '../dice-pool/dice-pool.js';
import { HuntTrack } from '../hunt-track/hunt-track.js';
import { CardHand } from '../nw-card-hand/nw-card-hand.js';
import { Choices } from '../nw-choices/nw-choices.js';
import { Log } from '../nw-log/nw-log.js';
import { StatTrack } from '../nw-stat-track/nw-stat-track.js';
import { TileGrid } from '../tile-grid/tile-grid.js';

let defined = false;

/** Once, whoever asks first: a name that is taken is told once. */
export function definePieces(): void {
  if (defined) return;
  defined = true;
  // These are not what other games have by the names of the page's pieces, and whoever came first would draw for both.
  for (const [tag, Piece] of [
    ['nw1-board', TileGrid],
    ['nw1-hand', CardHand],
    ['nw1-count', StatTrack],
  ] as const)
    Piece.define(tag);
  for (const Piece of [HuntTrack, DicePool, Choices, Log]) Piece.define(`nw1-${Piece.tag.replace(/^nw-/, '')}`);
}
