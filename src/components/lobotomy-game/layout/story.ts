// The goals of the Scenario, the Chapters read so far, and what is known about the Monsters in play.
import { html, nothing, type TemplateResult } from 'lit';
import type { Scene } from '../../../engine/games/lobotomy-2/table/scene.js';
import { PICTURE_BOX } from '../art/boxes.js';
import type { Art } from '../art/drawing.js';
import { hand } from './character-sheet.js';
import type { GameHost } from '../words.js';

/** The last Chapter is open; earlier ones can be opened. */
export function story(
  element: GameHost,
  { story: { title, objectives, chapters, references } }: Scene,
  art: Art,
): TemplateResult | typeof nothing {
  if (objectives.length + chapters.length === 0) return nothing;
  const last = chapters.length - 1;
  return html`<section class="story" part="story" aria-label=${title}>
    ${
      objectives.length > 0
        ? html`<h3>${element.say('objectives')}</h3>
            <ul>
              ${objectives.map((text) => html`<li>${text}</li>`)}
            </ul>`
        : nothing
    }
    ${chapters
      .map(
        ({ cid, name, text }, i) =>
          html`<details ?open=${i === last}>
            <summary>${name}</summary>
            ${i === last && art.card.picture ? html`<svg viewBox=${PICTURE_BOX} aria-hidden="true">${art.card.picture.draw(cid)}</svg>` : nothing}${text.split('\n').map((line) => html`<p>${line}</p>`)}<small
              translate="no"
              >${cid}</small
            >
          </details>`,
      )
      .reverse()}
    ${references.length > 0 ? html`<h3>${element.say('references')}</h3>` : nothing}
    ${references
      .map(
        ({ name, text }) =>
          html`<details>
            <summary>${name}</summary>
            ${text.split('\n').map((line) => html`<p>${line}</p>`)}
          </details>`,
      )
      .reverse()}
  </section>`;
}

export const monsters = (
  { monsters: model }: Scene,
  art: Art,
  motion: string | typeof nothing = nothing,
): TemplateResult | typeof nothing =>
  model.cards.length > 0 ? html`<div class="bestiary" part="monsters">${hand(model, art, motion)}</div>` : nothing;
