// The count within games, drawn from their scene. A page has <nw-stat-track>, which checks what it is given.
import { html, nothing, type TemplateResult } from 'lit';
import type { StatTrackModel } from '../../engine/scene/stat-track-model.js';
import { ModelElement } from '../shared/model-element.js';
import { theme } from '../shared/theme/theme.styles.js';
import { styles } from './nw-stat-track.styles.js';

export type Step = NonNullable<StatTrackModel['steps']>[number];

export class Count extends ModelElement<StatTrackModel> {
  static override readonly tag: string = 'nw-stat-track';
  static override styles = [theme, styles];

  protected get track(): Partial<StatTrackModel> {
    return this.drawn;
  }

  override render(): TemplateResult {
    const { name, value, caption = name, against, steps = [] } = this.track;
    return html`<slot></slot>
      <div class="track">
        <p><b part="value">${value}</b> <span>${caption}</span></p>
        ${against ? html`<p><b part="against">${against.value}</b> <span>${against.caption}</span></p>` : nothing}
        ${steps.length ? html`<div part="steps" aria-hidden="true">${steps.map((step) => this.step(step))}</div>` : nothing}
      </div>`;
  }

  protected step({ state }: Step): TemplateResult {
    return html`<i part="step ${state}" class=${state}></i>`;
  }
}
