// <nw-stat-track>: a number that matters, large, and the steps it is made of.
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { TrackModel } from '../../engine/scene/track-model.js';
import { json } from '../shared/attributes.js';
import { NwElement } from '../shared/nw-element.js';
import { theme } from '../shared/theme.styles.js';
import { styles } from './nw-stat-track.styles.js';

type Step = NonNullable<TrackModel['steps']>[number];

/** How a game draws a step. */
export interface StepArt {
  /** The view box of the drawing. */
  readonly box: string;
  draw(state: Step['state']): SVGTemplateResult;
}

/**
 * A count with its steps.
 * @summary A large number, what it is, and how much of it is left.
 * @tag nw-stat-track
 * @csspart value - The number.
 * @csspart steps - The steps.
 * @example
 * <nw-stat-track value="3" max="5" caption="action points left"></nw-stat-track>
 */
export class StatTrack extends NwElement {
  static override readonly tag = 'nw-stat-track';
  static override styles = [theme, styles];

  /** What to show, a `TrackModel`; as an attribute JSON. */
  @property({ converter: json }) model?: TrackModel;
  /** Drawing of a step in place of ours. */
  @property({ attribute: false }) art?: StepArt;
  /** Alone: the number. */
  @property({ type: Number }) value = 0;
  /** Alone: how many steps there are; 0 for none. */
  @property({ type: Number }) max = 0;
  /** Alone: what the number is. */
  @property() caption = '';

  get #shown(): TrackModel {
    const { model, value, max, caption } = this;
    return model ?? { version: 1, name: caption, value, caption, steps: Array.from({ length: max }, (_, i) => ({ state: i < value ? 'full' : 'empty' })) };
  }

  override render(): TemplateResult {
    const { value, caption, steps = [], against } = this.#shown;
    return html`<p><b part="value">${value}</b> <span>${caption}</span>
        ${against ? html`<b class="against">${against.value}</b> <span>${against.caption}</span>` : nothing}</p>
      ${steps.length > 0 ? html`<div part="steps" class=${this.art ? 'drawn' : ''} aria-hidden="true">${steps.map((step) => this.#step(step))}</div>` : nothing}`;
  }

  #step({ state, big }: Step): TemplateResult {
    const { art } = this;
    return art
      ? html`<svg viewBox=${art.box} part=${`step ${state}`}>${svg`${art.draw(state)}`}</svg>`
      : html`<i part=${`step ${state}`} class=${`${state} ${big ? 'big' : ''}`}></i>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nw-stat-track': StatTrack;
  }
}
