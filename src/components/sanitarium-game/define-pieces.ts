// The pieces of the table. Inside the game they go by names of this major version, which no page has taken.
import { Dice } from '../dice-pool/dice.js';
import { CardHand } from '../nw-card-hand/nw-card-hand.js';
import { Question } from '../nw-choices/choice-list.js';
import { Story } from '../nw-log/log-lines.js';
import { StatTrack } from '../nw-stat-track/nw-stat-track.js';
import { TileGrid } from '../tile-grid/tile-grid.js';

let defined = false;

/** Once, whoever asks first: a name that is taken is told once. */
export function definePieces(): void {
  if (defined) return;
  defined = true;
  for (const Piece of [TileGrid, Dice, CardHand, Question, Story, StatTrack])
    Piece.define(`nw1-${Piece.tag.replace(/^nw-/, '')}`);
}
