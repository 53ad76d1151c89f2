// The buttons that every table has for its match.
import { html, nothing, type TemplateResult } from 'lit';
import type table from '../../../messages/en/game/table.js';
import type { StorageTrouble } from '../session/autosave.js';
import type { NwElement } from '../../shared/nw-element.js';
import type { TableActs } from './table-acts.js';
import type { GameScene, TableState } from './table-look.js';

type Host = NwElement<keyof typeof table | StorageTrouble>;

export const undoButton = (
  element: Host,
  { canUndo }: Pick<TableState<GameScene>, 'canUndo'>,
  { undo }: TableActs,
): TemplateResult =>
  html`<button
    class="undo"
    data-ask=${canUndo ? nothing : 'undo'}
    aria-disabled=${canUndo ? nothing : 'true'}
    @click=${undo}
  >
    ${element.say('undo')}
  </button>`;

/**
 * @param more The buttons that a game adds.
 * @param first The buttons that come first.
 */
export const matchButtons = (
  element: Host,
  { trouble, end }: Pick<TableState<GameScene>, 'trouble' | 'end'>,
  { share, rematch, leave }: TableActs,
  more: unknown,
  first: unknown = nothing,
): TemplateResult =>
  html`<div class="acts" part="acts">
    ${trouble ? html`<p class="notes">${element.say(trouble)}</p>` : nothing} ${first}
    <button @click=${share}>${element.say('share')}</button>
    ${
      // The report of the end contains the first of these buttons. Before the end, no single press ends the match.
      end?.words
        ? html`<button @click=${leave}>${element.say('new-game')}</button>`
        : html`<details>
            <summary>${element.say('give-up')}</summary>
            <button @click=${rematch}>${element.say('same-again')}</button>
            <button @click=${leave}>${element.say('new-game')}</button>
          </details>`
    }
    ${more}
  </div>`;

/** The buttons of a match in a page's own layout. */
export const ownButtons = (
  element: Host,
  shown: TableState<GameScene>,
  acts: TableActs,
  more: unknown,
): TemplateResult =>
  html`${shown.whyNot} ${matchButtons(element, shown, acts, more, undoButton(element, shown, acts))}`;
