// Adds the messages and styles of modules that are loaded later.
import type { CSSResult } from 'lit';
import type { Messages } from '../../messages/message.js';
import type { Catalogue, NwElement } from '../shared/nw-element.js';

/**
 * Adds English messages to the element's class, and styles to the element. (In other languages, all messages are loaded
 * together.)
 */
export function installMessages(element: NwElement, words: Messages, looks?: CSSResult): void {
  const game = element.constructor as unknown as { catalogue: Catalogue };
  game.catalogue = { ...game.catalogue, en: { ...game.catalogue.en, ...words } };
  installStyles(element, looks);
}

/** Adds these styles to the element, once. */
export function installStyles({ shadowRoot }: NwElement, looks?: CSSResult): void {
  const sheets = shadowRoot?.adoptedStyleSheets;
  if (looks?.styleSheet && !sheets?.includes(looks.styleSheet)) sheets?.push(looks.styleSheet);
}
