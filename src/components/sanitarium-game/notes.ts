// What may distress in the whole pack, to be read before a match: for a page that asks for it. Fetched only there.
import { html, nothing, type TemplateResult } from 'lit';
import words from '../../messages/en/sanitarium-notes.js';
import type { Catalogue, NwElement } from '../shared/nw-element.js';
import { styles } from './notes.styles.js';
import { calmSwitch, lamp, poster } from './start-panel.js';
import type { Game } from './words.js';

const ours = Object.keys(words).filter((key) => key.startsWith('note-'));

/** Gives the game these words in English (other languages come whole), and the element their looks. */
export function bring({ constructor, shadowRoot }: NwElement): void {
  const game = constructor as unknown as { catalogue: Catalogue };
  game.catalogue = { ...game.catalogue, en: { ...game.catalogue.en, ...words } };
  const sheets = shadowRoot?.adoptedStyleSheets;
  if (styles.styleSheet && !sheets?.includes(styles.styleSheet)) sheets?.push(styles.styleSheet);
}

/**
 * @param notes Those of the page's pack, as its cards say; null: ours.
 * @param read Whoever plays has read them.
 */
export function notesPanel(element: Game, notes: string | null, read: () => void): TemplateResult {
  const say = element.say.bind(element) as (key: string) => string;
  const list = notes === null ? ours.map(say) : notes.split(', ').filter(Boolean);
  return poster(lamp(1), html`<section class="care" part="notes" aria-labelledby="notes-title">
    <h2 id="notes-title" tabindex="-1">${say('notes-title')}</h2>
    <slot></slot>
    <p>${say(list.length > 0 ? 'notes-cards' : 'notes-none')}</p>
    ${list.length > 0 ? html`<ul>${list.map((note) => html`<li>${note}</li>`)}</ul>` : nothing}
    <p>${say('notes-game')}</p>
    ${calmSwitch(element)}
    <button class="begin" part="begin" @click=${read}>${say('notes-read')}</button>
  </section>`);
}
