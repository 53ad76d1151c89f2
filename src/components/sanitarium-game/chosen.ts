// The cards that are chosen, with all that their pack brings, and whose choice they are.
import type { Pack } from '../../engine/games/sanitarium/content.js';
import type { Messages } from '../../messages/message.js';
import type { PackArt } from './publisher.js';

/** The cards that are played, what their pack says of them, and its pictures. */
export interface Chosen {
  readonly pack: Pack;
  readonly texts: Messages;
  readonly art?: PackArt;
}

/** The element that plays with them. */
export interface Reader extends HTMLElement {
  readonly pack: string;
  readonly language: string;
  requestUpdate(): void;
}
