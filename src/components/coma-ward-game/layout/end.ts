// The end of a match: the Epilogue with the result, and the buttons for another match.
import { html, type TemplateResult } from 'lit';
import type { TableActs } from '../../game/table/table-acts.js';
import type { NwElement } from '../../shared/nw-element.js';
import type { Key } from '../words.js';

/** @param text The Epilogue, and who has won. */
export const endWords = (
  element: NwElement<Key>,
  { won, text }: { readonly won: boolean; readonly text: string },
  { newMatch, rematch }: TableActs,
  decided: unknown,
): TemplateResult =>
  html`<div class="over" part="end">
      <h3 tabindex="-1">${element.say(won ? 'won' : 'lost')}</h3>
      <p class="how">${text}</p>
    </div>
    ${decided}
    <div class="next" part="end-actions">
      <button class="begin" @click=${newMatch}>${element.say('end-again')}</button>
      <button @click=${rematch}>${element.say('end-same')}</button>
      <slot name="end"></slot>
    </div>`;
