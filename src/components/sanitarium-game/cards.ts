// What a table can do without until it has been drawn once: pictures and words of the cards, the two reference cards, how
// it is told to the ear, and why something is not possible.
import aidWords from '../../messages/en/sanitarium-aid.js';
import texts from '../../messages/en/sanitarium-card-texts.js';
import hearing from '../../messages/en/sanitarium-hearing.js';
import gameWhy from '../../messages/en/game-why.js';
import why from '../../messages/en/sanitarium-why.js';
import type { Catalogue, NwElement } from '../shared/nw-element.js';
import { styles } from './aid.styles.js';

export { asking, missed } from './why.js';
export * as hearing from '../../engine/games/sanitarium/hearing.js';
export { aid } from './aid.js';
export { picture } from './art/pictures.js';

/** Gives the game its words in English (other languages come whole) and the element the looks of the reference cards. */
export function bring({ constructor, shadowRoot }: NwElement): void {
  const game = constructor as unknown as { catalogue: Catalogue };
  game.catalogue = { ...game.catalogue, en: { ...game.catalogue.en, ...texts, ...aidWords, ...hearing, ...gameWhy, ...why } };
  const sheets = shadowRoot?.adoptedStyleSheets;
  if (styles.styleSheet && !sheets?.includes(styles.styleSheet)) sheets?.push(styles.styleSheet);
}
