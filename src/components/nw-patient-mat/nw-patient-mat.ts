// <nw-patient-mat>: the mat of a patient in Coma Ward, with a slider each for Health and Terror.
import { html, nothing, type TemplateResult } from 'lit';
import type { Fault } from '../../engine/kernel/types.js';
import { adrenalineAt, levelAt, statistics, type Statistic } from '../../engine/track/patient-mat.js';
import en from '../../messages/en/pieces/nw-patient-mat.js';
import { flag } from '../shared/attribute-converters.js';
import { catalogueOf } from '../shared/catalogue.js';
import { NwElement } from '../shared/nw-element.js';
import { property } from '../shared/property.js';
import { theme } from '../shared/theme/theme.styles.js';
import { NwMatEvent } from './events.js';
import { styles } from './nw-patient-mat.styles.js';

export type * from './events.js';

type Key = keyof typeof en;
type Slider = 'health' | 'terror';

/** The values of each slider, from the left: to the right, the patient fares worse. */
const VALUES: Readonly<Record<Slider, readonly number[]>> = {
  health: [...statistics.strength.keys()].reverse(),
  terror: [...statistics.focus.keys()],
};
const SLIDERS = ['health', 'terror'] as const;
const STATISTICS = ['strength', 'dexterity', 'focus'] as const;
const NONE = '–';
const diceOf = (n: number): string => (n > 0 ? `+${n}` : NONE);

/** A row beneath a slider: a name, and a text for each value of the slider. */
interface Row {
  readonly key: Key;
  text(value: number): string;
}

/** The position of the sliders, which a page can save and restore. */
export interface PatientMatState {
  readonly health: number;
  readonly terror: number;
}

/**
 * The mat of a patient in Coma Ward. The columns of Health carry Strength and Dexterity, those of Terror carry Focus.
 * The reader moves the sliders and sees what each statistic becomes.
 * @summary The mat of a patient in Coma Ward: sliders for Health and Terror, and the statistics that follow from them.
 * @tag nw-patient-mat
 * @slot - A caption.
 * @fires {NwMatEvent} nw-mat - The reader moved a slider: `health`, `terror`.
 * @fires nw-ready - Once, when the element has been drawn for the first time.
 * @fires nw-error - An attribute is invalid: `code`, `message`, `path`.
 * @csspart health - The slider of Health, with its statistics.
 * @csspart terror - The slider of Terror, with its statistics.
 * @csspart now - A cell of the column on which a slider stands.
 * @csspart result - The statistics as they are now.
 * @example
 * <nw-patient-mat health="3" terror="4"></nw-patient-mat>
 * @example
 * <nw-patient-mat health="2" terror="5" adrenaline="focus"></nw-patient-mat>
 */
export class PatientMat extends NwElement<Key> {
  static override readonly tag = 'nw-patient-mat';
  static override readonly catalogue = catalogueOf(en, 'pieces/nw-patient-mat');
  static override styles = [theme, styles];

  /** Health: a whole number from 0 (dead) to 5. */
  @property({ type: Number, useDefault: true }) health = 5;
  /** Terror: a whole number from 0 to 6. */
  @property({ type: Number, useDefault: true }) terror = 3;
  /**
   * The statistic that gets the Adrenaline of the patient's Neurosis: `strength`, `dexterity` or `focus`. The levels of the
   * Neurosis and the extra dice are then shown beneath Terror.
   */
  @property() adrenaline?: Statistic;
  /** The Neurosis lies on its hidden side, which has more Adrenaline. */
  @property({ converter: flag }) flipped = false;
  /** The reader cannot move the sliders. */
  @property({ converter: flag }) locked = false;
  /** The name of the mat for screen readers. */
  @property() label = '';

  get state(): PatientMatState {
    const { health, terror } = this;
    return { health, terror };
  }

  set state(state: PatientMatState) {
    Object.assign(this, { health: state.health, terror: state.terror });
  }

  /** Returns the mat as text. */
  describe(): string {
    if (this.#fault()) return '';
    return [...SLIDERS.map((slider) => `${this.say(slider)} ${this[slider]}`), ...this.#result()].join('\n');
  }

  #fault(): Fault | null {
    const { adrenaline } = this;
    for (const slider of SLIDERS)
      if (!VALUES[slider].includes(this[slider]))
        return {
          code: 'number',
          path: slider,
          message: this.say('fault-number', { most: VALUES[slider].length - 1 }),
        };
    return adrenaline && !STATISTICS.includes(adrenaline)
      ? { code: 'statistic', path: 'adrenaline', message: this.say('fault-statistic') }
      : null;
  }

  /** The extra dice of a statistic, at a given Terror. */
  #extra(statistic: Statistic): number {
    return statistic === this.adrenaline ? adrenalineAt(this.terror, this.flipped) : 0;
  }

  #value(statistic: Statistic): number {
    return statistics[statistic][statistic === 'focus' ? this.terror : this.health] ?? 0;
  }

  /** The statistics as they are now, as sentences. */
  #result(): readonly string[] {
    return STATISTICS.map((statistic) => {
      const [name, n, extra] = [this.say(statistic), this.#value(statistic), this.#extra(statistic)];
      return extra ? this.say('with-adrenaline', { name, value: n, n: extra }) : `${name} ${n}`;
    });
  }

  #rows(slider: Slider): readonly Row[] {
    const row = (key: Statistic): Row => ({ key, text: (value) => String(statistics[key][value] ?? 0) });
    if (slider === 'health') return [row('strength'), row('dexterity')];
    if (!this.adrenaline) return [row('focus')];
    const { flipped } = this;
    return [
      row('focus'),
      { key: 'neurosis', text: (terror) => this.#level(levelAt(terror, flipped)) },
      { key: 'adrenaline', text: (terror) => diceOf(adrenalineAt(terror, flipped)) },
    ];
  }

  #level(n: number): string {
    return n > 0 ? this.say(`level-${n}` as Key) : NONE;
  }

  #move(slider: Slider, value: number): void {
    if (this.locked || this[slider] === value) return;
    this[slider] = value;
    this.dispatchEvent(new NwMatEvent(this.health, this.terror));
  }

  protected override willUpdate(): void {
    this.fail(this.#fault());
  }

  override render(): TemplateResult {
    return html`<slot></slot>
      <div class="mat" role="group" aria-label=${this.label || this.say('mat')}>
        ${SLIDERS.map((slider) => this.#slider(slider))} ${this.locked ? nothing : this.#resultList()}
      </div>`;
  }

  /** A table whose columns are the values of a slider, with the statistics beneath. Its heads are radio buttons. */
  #slider(slider: Slider): TemplateResult {
    const now = this[slider];
    const rows = this.#rows(slider);
    const name = this.say(slider);
    const part = (value: number): string | typeof nothing => (value === now ? 'now' : nothing);
    const move = (value: number) => () => {
      this.#move(slider, value);
    };
    return html`<div
      class=${slider}
      part=${slider}
      role=${this.locked ? nothing : 'radiogroup'}
      aria-label=${this.locked ? nothing : name}
    >
      <table>
        <caption>
          ${name}
          <b>${now}</b>
        </caption>
        <thead>
          <tr>
            <td></td>
            ${VALUES[slider].map(
              (value) =>
                html`<th
                  scope="col"
                  part=${part(value)}
                  aria-current=${this.locked && value === now ? 'true' : nothing}
                >
                  ${
                    this.locked
                      ? value
                      : html`<label
                          ><input
                            type="radio"
                            name=${slider}
                            .checked=${value === now}
                            aria-label=${this.#columnWords(name, rows, value)}
                            @change=${move(value)}
                          />${value}</label
                        >`
                  }
                </th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ key, text }) =>
              html`<tr>
                <th scope="row">${this.say(key)}</th>
                ${VALUES[slider].map((value) => html`<td part=${part(value)} @click=${move(value)}>${text(value)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  #columnWords(name: string, rows: readonly Row[], value: number): string {
    return `${name} ${value}: ${rows.map(({ key, text }) => `${this.say(key)} ${text(value)}`).join(', ')}`;
  }

  #resultList(): TemplateResult {
    if (this.health === 0) return html`<p part="result" class="dead">${this.say('dead')}</p>`;
    return html`<dl part="result">
      ${STATISTICS.map((statistic) => {
        const n = this.#extra(statistic);
        return html`<div>
          <dt>${this.say(statistic)}</dt>
          <dd>${this.#value(statistic)} ${n ? html`<small>${this.say('extra', { n })}</small>` : nothing}</dd>
        </div>`;
      })}
    </dl>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nw-patient-mat': PatientMat;
  }
}
