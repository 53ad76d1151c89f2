// The last row of any game's table: the buttons for the match.
import { html, nothing, type TemplateResult } from 'lit';
import type table from '../../../messages/en/game/table.js';
import type { NwElement } from '../../shared/nw-element.js';
import type { TableActs } from './table-acts.js';
import type { StorageTrouble } from './autosave.js';

interface FooterState {
  readonly canUndo: boolean;
  readonly trouble: StorageTrouble | null;
  /**
   * Null before the end of the match. If there are `words`, they contain the button that starts the same match again,
   * so the footer leaves it out.
   */
  readonly end: { readonly words?: TemplateResult | undefined } | null;
}

/** @param more The buttons that a game adds. */
export function foot(
  element: NwElement<keyof typeof table | StorageTrouble>,
  { canUndo, trouble, end }: FooterState,
  acts: TableActs,
  more: unknown,
): TemplateResult {
  const no = !canUndo;
  return html`<div class="acts" part="acts">
    ${trouble ? html`<p class="notes">${element.say(trouble)}</p>` : nothing}
    <button data-ask=${no ? 'undo' : nothing} aria-disabled=${no || nothing} @click=${acts.undo}>
      ${element.say('undo')}
    </button>
    <button @click=${acts.share}>${element.say('share')}</button>
    ${end?.words ? nothing : html`<button @click=${acts.rematch}>${element.say('same-again')}</button>`}
    <button @click=${acts.leave}>${element.say('new-game')}</button>
    ${more}
  </div>`;
}
