// The pieces of the table. Inside the game they go by names of this major version, which no page has taken.
import { Dice } from '../dice-pool/dice.js';
import { HuntTrack } from '../hunt-track/hunt-track.js';
import { Hand } from '../nw-card-hand/hand.js';
import { Question } from '../nw-choices/choice-list.js';
import { Story } from '../nw-log/log-lines.js';
import { Count } from '../nw-stat-track/count.js';
import { TileGrid } from '../tile-grid/tile-grid.js';

let defined = false;

/** Once, whoever asks first: a name that is taken is told once. */
export function definePieces(): void {
  if (defined) return;
  defined = true;
  // These are not what other games have by the names of the page's pieces, and whoever came first would draw for both.
  for (const [tag, Piece] of [
    ['nw1-board', TileGrid],
    ['nw1-hand', Hand],
    ['nw1-count', Count],
  ] as const)
    Piece.define(tag);
  for (const Piece of [HuntTrack, Dice, Question, Story]) Piece.define(`nw1-${Piece.tag.replace(/^nw-/, '')}`);
}
