// What is fetched later brings its words and its looks with it.
import type { CSSResult } from 'lit';
import type { Messages } from '../../messages/message.js';
import type { Catalogue, NwElement } from '../shared/nw-element.js';

/** Gives the game these words in English (other languages come whole), and the element these looks. */
export function installMessages(element: NwElement, words: Messages, looks?: CSSResult): void {
  const game = element.constructor as unknown as { catalogue: Catalogue };
  game.catalogue = { ...game.catalogue, en: { ...game.catalogue.en, ...words } };
  installStyles(element, looks);
}

/** Gives the element these looks, once. */
export function installStyles({ shadowRoot }: NwElement, looks?: CSSResult): void {
  const sheets = shadowRoot?.adoptedStyleSheets;
  if (looks?.styleSheet && !sheets?.includes(looks.styleSheet)) sheets?.push(looks.styleSheet);
}
