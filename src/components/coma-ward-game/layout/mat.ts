// The player mat: the sliders; and the sheet with the Neurosis and what only the
// player knows.
import { html, nothing, type TemplateResult } from 'lit';
import type { MatModel } from '../../../engine/games/coma-ward/table/mat.js';
import type { Scene } from '../../../engine/games/coma-ward/table/scene.js';
import type { ChoiceModel } from '../../../engine/scene/choices-model.js';
import { NwChooseEvent } from '../../shared/events.js';
import type { NwElement } from '../../shared/nw-element.js';
import type { TableActs } from '../../game/table/table-acts.js';
import type { Key } from '../words.js';

/** The sliders, as a monitor beside the bed. */
export const sliders = (element: NwElement<Key>, { name, health, terror }: MatModel): TemplateResult =>
  html`<nw1-patient-mat
    class="monitor"
    part="mat"
    locked
    .health=${health}
    .terror=${terror}
    .label=${element.say('mat', { player: name })}
  ></nw1-patient-mat>`;

/** The Neurosis, and what only the player knows. */
export const sheet = (
  element: NwElement<Key>,
  { mat: model, wishes }: Pick<Scene, 'mat' | 'wishes'>,
  choose?: TableActs['choose'],
): TemplateResult =>
  html`<section class="mat" part="sheet" aria-label=${model.name}>
    <h3>${model.name}${model.alive ? nothing : html` <small>${element.say('mat-dead')}</small>`}</h3>
    ${neurosis(element, model)} ${secret(element.say('role'), model.role?.name, model.role?.text)}
    ${
      model.quirk
        ? secret(
            element.say('quirk'),
            model.quirk.name,
            model.quirk.condition,
            element.say('quirk-counters', { n: model.quirk.counters }),
          )
        : nothing
    }
    ${model.wants.length > 0 ? secret(element.say('wants'), model.wants.join(', ')) : nothing}
    ${secret(element.say('entity'), model.entity?.name, model.entity?.text)}
    ${wishes.length > 0 ? html`<p class="wishes" @nw-choose=${choose}>${wishes.map(wish)}</p>` : nothing}
  </section>`;

/** A button with which the player says something at any time. */
const wish = ({ id, text }: ChoiceModel): TemplateResult =>
  html`<button
    @click=${({ currentTarget }: Event) => {
      currentTarget?.dispatchEvent(new NwChooseEvent(id));
    }}
  >
    ${text}
  </button>`;

function neurosis(element: NwElement<Key>, { neurosis: strip }: MatModel): TemplateResult | typeof nothing {
  if (!strip) return nothing;
  return html`<div class="neurosis">
    <h4><small>${element.say('neurosis')}</small> ${strip.name}</h4>
    <ol>
      ${strip.levels.map(
        (text, i) =>
          html`<li class=${i + 1 === strip.level ? 'now' : ''} aria-current=${i + 1 === strip.level ? 'true' : nothing}>
            ${text}
          </li>`,
      )}
    </ol>
    ${strip.adrenaline ? html`<p class="adrenaline">${strip.adrenaline}</p>` : nothing}
  </div>`;
}

/** What only the player knows, unless it was shown. */
const secret = (
  kind: string,
  name: string | undefined,
  text?: string,
  note?: string,
): TemplateResult | typeof nothing =>
  name === undefined
    ? nothing
    : html`<div class="secret">
        <h4><small>${kind}</small> ${name}</h4>
        ${text ? html`<p>${text}</p>` : nothing} ${note ? html`<p class="note">${note}</p>` : nothing}
      </div>`;
