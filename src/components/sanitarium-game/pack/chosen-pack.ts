// The cards that are chosen, with all that their pack brings.
import type { Pack } from '../../../engine/games/sanitarium/cards/card-index.js';
import type { Messages } from '../../../messages/message.js';
import type { PackArt } from './pack-art.js';

/** The cards that are played, what their pack says of them, and its pictures. */
export interface Chosen {
  readonly pack: Pack;
  readonly texts: Messages;
  readonly art?: PackArt;
}
