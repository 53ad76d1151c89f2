// The pieces of the table. Inside the game they go by names of this major version, which no page has taken.
import { DicePool } from '../dice-pool/dice-pool.js';
import { CardHand } from '../nw-card-hand/nw-card-hand.js';
import { Choices } from '../nw-choices/nw-choices.js';
import { House } from '../nw-house/nw-house.js';
import { Log } from '../nw-log/nw-log.js';
import { Notebook } from './notebook/notebook.js';

let defined = false;

/** Once, whoever asks first: a name that is taken is told once. */
export function definePieces(): void {
  if (defined) return;
  defined = true;
  for (const Piece of [House, DicePool, CardHand, Choices, Log, Notebook])
    Piece.define(`nw1-${Piece.tag.replace(/^nw-/, '')}`);
}
