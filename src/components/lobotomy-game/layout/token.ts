// A selectable thing beside the map: a Character, a token on its sheet, an upgrade row, or a deck.
import { html, nothing, type TemplateResult } from 'lit';
import { NwPointEvent } from '../../shared/pointing/point-event.js';

interface Pointable {
  readonly id?: string | undefined;
  readonly state?: 'can-act' | 'selected' | undefined;
}

/** Draws a button if the thing can be selected now. Otherwise draws an element that the player can only ask about. */
export function thing({ id, state }: Pointable, label: string, inside: unknown, kind = ''): TemplateResult {
  if (id === undefined) return html`<span class="thing ${kind}" title=${label}>${inside}</span>`;
  if (!state) return html`<span class="thing ${kind}" data-ask=${id} title=${label}>${inside}</span>`;
  return html`<button
    class="thing ${kind} ${state}"
    type="button"
    data-ask=${id}
    aria-label=${label}
    aria-pressed=${state === 'selected' || nothing}
    @click=${({ currentTarget }: Event) => {
      currentTarget?.dispatchEvent(new NwPointEvent(id));
    }}
  >
    ${inside}
  </button>`;
}
