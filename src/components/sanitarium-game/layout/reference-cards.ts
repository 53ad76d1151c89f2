// The two reference cards, each behind a quiet button: the scenario that is played, and the player aid; and the table in words,
// for whoever does without its picture. A card lies over the table without stopping the game; Escape, its own button or a tap
// beside it puts it away.
import { html, nothing, type TemplateResult } from 'lit';
import { referenceCards } from '../../../engine/games/sanitarium/table/reference-cards.js';
import type { SpeechContext } from '../../../engine/games/sanitarium/words/names.js';
import { calmButton } from '../../game/comfort/comfort-switches.js';
import { PICTURE_BOX } from '../art/card-frame.js';
import { picture } from '../art/card-pictures.js';
import type { SanitariumElement } from '../words.js';

/**
 * What lies beside the table: the switch for calm words and pictures, then a button and its card for each; both belong into one shadow tree, so that the browser itself opens and closes them.
 * @param draw What draws their pictures.
 */
export function referencePanels(element: SanitariumElement, told: SpeechContext, draw = picture): TemplateResult[] {
  return [
    calmButton(element),
    ...referenceCards(told).map(
      ({ id, art, name, kindName, flavour, notes, parts }) =>
        html` <button popovertarget=${id}>${kindName || name}</button>
          <div
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
  ];
}

/** The table as text; while nobody reads it there is none. */
function inWords(element: SanitariumElement): TemplateResult {
  const open = element.renderRoot.querySelector('#in-words:popover-open');
  return html` <button popovertarget="in-words">${element.say('in-words')}</button>
    <div
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

/** Whoever opens a card reads it: it takes the focus. Where it is put away and nothing else has the focus, the button does. */
const focus = ({ target, newState }: ToggleEvent): void => {
  const card = target as HTMLElement;
  const { activeElement } = card.getRootNode() as ShadowRoot;
  if (newState === 'open') card.focus();
  else if (!activeElement || card.contains(activeElement))
    (card.previousElementSibling as HTMLElement).focus({ preventScroll: true });
};
