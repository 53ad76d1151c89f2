// <nw-stat-track>: a number that matters, large, and the steps it is made of; in a page, or as a game draws them.
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Fault } from '../../engine/kernel/types.js';
import type { StatTrackModel } from '../../engine/scene/stat-track-model.js';
import { modelFault } from '../shared/model-fault.js';
import { property } from '../shared/property.js';
import { Count, type Step } from './count.js';
import { styles } from './step.styles.js';

export type { StatTrackModel };

/** How a game draws a step. */
export interface StepArt {
  /** The view box of the drawing. */
  readonly box: string;
  draw(state: Step['state']): SVGTemplateResult;
}

/**
 * A count: the number, what it is, and the steps it is made of.
 * @summary A large number, what it is, and how much of it is left.
 * @tag nw-stat-track
 * @slot - A caption.
 * @csspart value - The number.
 * @csspart against - The number at the far end.
 * @csspart steps - The steps.
 * @csspart step - One step; also `full`, `empty`, `goal`.
 * @example
 * <nw-stat-track value="3" max="5" caption="action points left"></nw-stat-track>
 */
export class StatTrack extends Count {
  static override readonly tag = 'nw-stat-track';
  static override styles = [...Count.styles, styles];

  /** Drawing of a step in place of ours. */
  @property({ attribute: false }) art?: StepArt;
  /** Without a model: the number. */
  @property({ type: Number, useDefault: true }) value = 0;
  /** Without a model: how many steps there are, a whole number from 0 to 100; 0 for none. */
  @property({ type: Number, useDefault: true }) max = 0;
  /** Without a model: what the number is. */
  @property() caption = '';

  protected override get track(): StatTrackModel {
    const { model, value, caption } = this;
    const max = this.fault() ? 0 : this.max;
    return (
      model ?? {
        version: 1,
        name: caption,
        value,
        steps: Array.from({ length: max }, (_, i) => ({ state: i < value ? 'full' : 'empty' })),
      }
    );
  }

  /** The numbers as text. */
  describe(): string {
    const { name, value, caption = name, against } = this.track;
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

  protected override step(step: Step): TemplateResult {
    const { art } = this;
    const { state, big } = step;
    if (art) return html`<svg viewBox=${art.box} part="step ${state}">${svg`${art.draw(state)}`}</svg>`;
    return big ? html`<i part="step ${state}" class="${state} big"></i>` : super.step(step);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nw-stat-track': StatTrack;
  }
}
