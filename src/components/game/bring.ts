// What is fetched later brings its words and its looks with it.
import type { CSSResult } from 'lit';
import type { Messages } from '../../messages/message.js';
import type { Catalogue, NwElement } from '../shared/nw-element.js';

/** Gives the game these words in English (other languages come whole), and the element these looks. */
export function bring({ constructor, shadowRoot }: NwElement, words: Messages, looks?: CSSResult): void {
  const game = constructor as unknown as { catalogue: Catalogue };
  game.catalogue = { ...game.catalogue, en: { ...game.catalogue.en, ...words } };
  const sheets = shadowRoot?.adoptedStyleSheets;
  if (looks?.styleSheet && !sheets?.includes(looks.styleSheet)) sheets?.push(looks.styleSheet);
}
