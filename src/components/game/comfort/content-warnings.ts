// What may distress, to be read before a match: for a page that asks for it. Fetched only there.
import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../../messages/message.js';
import shared from '../../../messages/en/game/page.js';
import type { NwElement } from '../../shared/nw-element.js';
import { installMessages } from '../install-module.js';
import { styles } from './content-warnings.styles.js';
import { calmPick } from './comfort-switches.js';

/** A game's notes.ts, once it is there. */
export interface ContentWarnings {
  /** Gives the element words and looks. */
  bring(element: NwElement): void;
  /**
   * @param listed Those of the page's pack, as its cards say; null: ours.
   * @param read Whoever plays has read them.
   */
  panel(element: NwElement & { calm: boolean }, listed: string | null, read: () => void): TemplateResult;
}

/**
 * @param words What the game says of itself, and what may distress in our own cards: `note-…`.
 * @param beside Cards of a pack lie beside ours, and so do their notes.
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
