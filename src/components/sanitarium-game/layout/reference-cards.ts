// The two reference cards, which are the scenario and the player aid, and a description of the table as text. Each
// opens with a button and covers the table without interrupting the game. Escape, the button or a tap beside the card
// closes it.
import { html, nothing, type TemplateResult } from 'lit';
import { referenceCards } from '../../../engine/games/sanitarium/table/reference-cards.js';
import type { SpeechContext } from '../../../engine/games/sanitarium/words/names.js';
import { calmButton } from '../../game/comfort/comfort-switches.js';
import { PICTURE_BOX } from '../art/card-frame.js';
import { picture } from '../art/card-pictures.js';
import type { SanitariumElement } from '../words.js';

export interface Reference {
  /** The switch for softened content, and a button for each card. */
  readonly buttons: readonly TemplateResult[];
  /** The cards, which are hidden until their buttons are pressed. */
  readonly cards: readonly TemplateResult[];
}

/**
 * Buttons and cards must be in the same shadow tree, because the browser opens and closes the cards.
 * @param draw Draws the pictures of the cards.
 */
export function referencePanels(element: SanitariumElement, context: SpeechContext, draw = picture): Reference {
  const all = referenceCards(context);
  return {
    buttons: [
      calmButton(element),
      ...all.map(({ id, name, kindName }) => html`<button popovertarget=${id}>${kindName || name}</button>`),
      html`<button popovertarget="in-words">${element.say('in-words')}</button>`,
    ],
    cards: [
      ...all.map(
        ({ id, art, name, kindName, flavour, notes, parts }) =>
          html`<div
            popover
            id=${id}
            class="reference"
            part="reference"
            role="dialog"
            aria-labelledby="${id}-name"
            tabindex="-1"
            @toggle=${focus}
          >
            <div class="head">
              <svg viewBox=${PICTURE_BOX} aria-hidden="true">${draw(art)}</svg>
              <h3 id="${id}-name">${name}</h3>
              <p><i>${flavour}</i></p>
            </div>
            ${parts.map(
              (part) =>
                html`<section>
                  <h4>${part.name}</h4>
                  <ul>
                    ${part.rows.map(([mark, text]) => html`<li>${mark === '' ? nothing : html`<b>${mark}</b> `}<span>${text}</span></li>`)}
                  </ul>
                </section>`,
            )}
            <p class="foot">${[kindName, notes].filter(Boolean).map((words) => html`<span>${words}</span> `)}</p>
            <button popovertarget=${id} popovertargetaction="hide">${element.say('aid-close')}</button>
          </div>`,
      ),
      inWords(element),
    ],
  };
}

/** Draws the description of the table as text. It is empty while the panel is closed. */
function inWords(element: SanitariumElement): TemplateResult {
  const open = element.renderRoot.querySelector('#in-words:popover-open');
  return html`<div
    popover
    id="in-words"
    class="reference"
    part="words"
    role="dialog"
    aria-labelledby="in-words-name"
    tabindex="-1"
    @toggle=${(event: ToggleEvent) => {
      element.requestUpdate();
      focus(event);
    }}
  >
    <h3 id="in-words-name">${element.say('in-words')}</h3>
    <ul>
      ${
        open
          ? element
              .describe()
              .split('\n')
              .map((line) => html`<li>${line}</li>`)
          : nothing
      }
    </ul>
    <button popovertarget="in-words" popovertargetaction="hide">${element.say('aid-close')}</button>
  </div>`;
}

/** An opened card gets the focus. When it closes and nothing else has the focus, its button gets the focus back. */
const focus = ({ target, newState }: ToggleEvent): void => {
  const card = target as HTMLElement;
  const { activeElement } = card.getRootNode() as ShadowRoot;
  if (newState === 'open') card.focus();
  else if (!activeElement || card.contains(activeElement))
    (card.getRootNode() as ShadowRoot)
      .querySelector<HTMLElement>(`[popovertarget=${card.id}]:not([popovertargetaction])`)
      ?.focus({ preventScroll: true });
};
