// The switch for softened content before a match, in the start form and on the sheet of content warnings.
import { html, type TemplateResult } from 'lit';
import type { NwElement } from '../../shared/nw-element.js';

export const calmPick = (element: NwElement<'calm' | 'calm-note'> & { calm: boolean }): TemplateResult =>
  html`<label class="pick"
    ><input
      type="checkbox"
      .checked=${element.calm}
      @change=${() => {
        element.calm = !element.calm;
      }}
    />
    <span><b>${element.say('calm')}</b><small>${element.say('calm-note')}</small></span></label
  >`;
