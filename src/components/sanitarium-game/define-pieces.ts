// The pieces of the table. Inside the game they go by names of this major version, which no page has taken.
import { DicePool } from '../dice-pool/dice-pool.js';
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
  for (const Piece of [TileGrid, DicePool, CardHand, Choices, Log, StatTrack])
    Piece.define(`nw1-${Piece.tag.replace(/^nw-/, '')}`);
}
