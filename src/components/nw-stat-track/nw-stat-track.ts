// <nw-stat-track>: a large number and the steps that it counts.
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Fault } from '../../engine/kernel/types.js';
import type { StatTrackModel } from '../../engine/scene/stat-track-model.js';
import { ModelElement, modelFault } from '../shared/model-element.js';
import { property } from '../shared/property.js';
import { theme } from '../shared/theme/theme.styles.js';
import { styles } from './nw-stat-track.styles.js';

export type { StatTrackModel };

type Step = NonNullable<StatTrackModel['steps']>[number];

/** How a game draws a step. */
export interface StepArt {
  /** The view box of the drawing. */
  readonly box: string;
  draw(state: Step['state']): SVGTemplateResult;
}

/**
 * A counter: a number with a caption, and the steps that it counts.
 * @summary A counter: a large number, its caption, and a row of steps.
 * @tag nw-stat-track
 * @slot - A caption.
 * @csspart value - The number.
 * @csspart against - A second number, at the far end of the row.
 * @csspart steps - The row of steps.
 * @csspart step - A step. It also has a part for its state: `full`, `empty` or `goal`.
 * @example
 * <nw-stat-track value="3" max="5" caption="action points left"></nw-stat-track>
 */
export class StatTrack extends ModelElement<StatTrackModel> {
  static override readonly tag = 'nw-stat-track';
  static override styles = [theme, styles];

  /** Your own drawing of a step, used instead of ours. */
  @property({ attribute: false }) art?: StepArt;
  /** The number, if there is no model. */
  @property({ type: Number, useDefault: true }) value = 0;
  /** The number of steps, if there is no model: a whole number from 0 to 100; 0 for none. */
  @property({ type: Number, useDefault: true }) max = 0;
  /** The caption of the number, if there is no model. */
  @property() caption = '';

  /** The model, or a model made from the attributes. */
  get #track(): StatTrackModel {
    const { model, value, caption } = this;
    if (model) return model;
    const length = this.fault() ? 0 : this.max;
    const steps = Array.from({ length }, (_, i) => ({ state: i < value ? ('full' as const) : ('empty' as const) }));
    return { version: 1, name: caption, value, steps };
  }

  /** Returns the numbers as text. */
  describe(): string {
    const { name, value, caption = name, against } = this.#track;
    return [value, caption, against?.value, against?.caption].join(' ').trim();
  }

  protected override fault(): Fault | null {
    const { model, max } = this;
    const wrong = (path: string, message: string): Fault => ({ code: 'number', path, message });
    const fault = modelFault(model, 'steps', 'state');
    if (fault) return fault;
    if (!Number.isFinite((model ?? this).value))
      return wrong(model ? 'model/value' : 'value', 'This has to be a number.');
    return Number.isInteger(max) && max >= 0 && max <= 100
      ? null
      : wrong('max', 'This has to be a whole number from 0 to 100.');
  }

  override render(): TemplateResult {
    const { name, value, caption = name, against, steps = [] } = this.#track;
    return html`<slot></slot>
      <div class="track">
        <p><b part="value">${value}</b> <span>${caption}</span></p>
        ${against ? html`<p><b part="against">${against.value}</b> <span>${against.caption}</span></p>` : nothing}
        ${steps.length ? html`<div part="steps" aria-hidden="true">${steps.map((step) => this.#step(step))}</div>` : nothing}
      </div>`;
  }

  #step({ state, big }: Step): TemplateResult {
    const { art } = this;
    return art
      ? html`<svg viewBox=${art.box} part="step ${state}">${svg`${art.draw(state)}`}</svg>`
      : html`<i part="step ${state}" class="${state} ${big ? 'big' : ''}"></i>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nw-stat-track': StatTrack;
  }
}
