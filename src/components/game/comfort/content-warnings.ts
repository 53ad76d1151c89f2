// Content warnings, to be read before a match if the page asks for that.
import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../../messages/message.js';
import shared from '../../../messages/en/game/page.js';
import type { NwElement } from '../../shared/nw-element.js';
import { installMessages } from '../install-module.js';
import { styles } from './content-warnings.styles.js';
import { calmPick } from './comfort-switches.js';

/** A game's content-warnings.ts. */
export interface ContentWarnings {
  /** Gives the element their words and styles. */
  bring(element: NwElement): void;
  /**
   * @param listed The warnings of the page's pack, separated by commas; null if our cards are played.
   * @param read Called when the player has read them.
   */
  panel(element: NwElement & { calm: boolean }, listed: string | null, read: () => void): TemplateResult;
}

/**
 * @param words What the game says of itself, and the warnings of our own cards under keys that begin with `note-`.
 * @param beside Whether a pack's cards are added to ours, so that the warnings of both are listed.
 */
export const contentWarnings = (words: Messages, beside = false): ContentWarnings => ({
  bring(element) {
    installMessages(element, { ...shared, ...words }, styles);
  },
  panel(element, listed, read) {
    const say = (key: string): string => element.say(key);
    const ours =
      listed === null || beside
        ? Object.keys(words)
            .filter((key) => key.startsWith('note-'))
            .map(say)
        : [];
    const list = [...new Set([...ours, ...(listed ?? '').split(', ').filter(Boolean)])];
    return html`<section class="care" part="notes" aria-labelledby="notes-title">
      <h2 id="notes-title" tabindex="-1">${say('notes-title')}</h2>
      <slot></slot>
      <p>${say(list.length > 0 ? 'notes-cards' : 'notes-none')}</p>
      ${
        list.length > 0
          ? html`<ul>
              ${list.map((note) => html`<li>${note}</li>`)}
            </ul>`
          : nothing
      }
      <p>${say('notes-game')}</p>
      ${calmPick(element)}
      <button class="begin" part="begin" @click=${read}>${say('notes-read')}</button>
    </section>`;
  },
});
