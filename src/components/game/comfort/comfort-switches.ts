// The switches at the table for softened content and for sound.
import { html, type TemplateResult } from 'lit';
import type { NwElement } from '../../shared/nw-element.js';

/** The switch for softened content. */
export const calmButton = (element: NwElement<'calm'> & { calm: boolean }): TemplateResult =>
  html`<button
    aria-pressed=${element.calm}
    @click=${() => {
      element.calm = !element.calm;
    }}
  >
    ${element.say('calm')}
  </button>`;

export const soundButton = (element: NwElement<'sound'> & { sound: boolean }): TemplateResult =>
  html`<button
    class="sound"
    aria-pressed=${element.sound}
    aria-label=${element.say('sound')}
    @click=${() => {
      element.sound = !element.sound;
    }}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d=${`M2 9H7L14 3V21L7 15H2z${element.sound ? 'M17 9q3 3 0 6M20 6q6 6 0 12' : 'M18 9l5 6M23 9l-5 6'}`}
      ></path>
    </svg>
  </button>`;
