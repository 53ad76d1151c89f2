// <nw-elevator>: an elevator of Coma Ward. A die decides which Floors the reader may ride to.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { elevatorTable, floorsToRideTo } from '../../engine/board/elevator.js';
import { createChance } from '../../engine/kernel/chance.js';
import type { Fault } from '../../engine/kernel/types.js';
import type { DiceModel } from '../../engine/scene/dice-pool-model.js';
import { inLanguage } from '../../engine/speech/language-rules.js';
import en from '../../messages/en/pieces/nw-elevator.js';
import { Announcer } from '../shared/announcer.js';
import { flag, list } from '../shared/attribute-converters.js';
import { catalogueOf } from '../shared/catalogue.js';
import { cssVars } from '../shared/css-vars.js';
import { animate } from '../shared/motion.js';
import { NwElement } from '../shared/nw-element.js';
import { property } from '../shared/property.js';
import { hospital } from '../shared/theme/hospital.styles.js';
import { themeOf } from '../shared/theme/theme.styles.js';
import { NwRideEvent } from './events.js';
import { styles } from './nw-elevator.styles.js';

export type * from './events.js';

type Key = keyof typeof en;

/** From the top down, as in the building. */
const FLOORS = [3, 2, 1, 0];
const RESULTS = [1, 2, 3, 4, 5, 6];
/** How many milliseconds the car needs for a Floor. */
const PACE = 240;

/** The value of `state`, as JSON. */
export interface ElevatorState {
  /** The Floor on which the reader is. */
  readonly floor: number;
  /** The last result of the die; null before the first ride. */
  readonly result: number | null;
  /** Whether the reader still has to choose a Floor. */
  readonly open: boolean;
  /** How often the die has been rolled; together with the seed, it determines the next result. */
  readonly rolls: number;
}

/**
 * An elevator of Coma Ward. The reader calls it, a die falls, and the Floors that its result allows can be pressed, as
 * can the Floor on which the reader is, to stay there. On a 1 the elevator does not move.
 * @summary An elevator of Coma Ward: the die decides which Floors the reader may ride to.
 * @tag nw-elevator
 * @slot - A caption.
 * @attr {string} motion - `none`: nothing moves. `calm`: movements are slow and smooth. Inherited from ancestors.
 * @fires {NwRideEvent} nw-ride - A ride is over: `from`, `to`, `result`. If the reader stayed or the elevator did not move, `from` and `to` are the same.
 * @fires nw-ready - Once, when the element has been drawn for the first time.
 * @fires nw-error - An attribute is invalid: `code`, `message`, `path`.
 * @csspart call - The button that calls the elevator.
 * @csspart result - The sentence that says where the reader is, or what the die allows.
 * @csspart floors - The list of Floors.
 * @csspart floor - A Floor. The Floor on which the reader is also has the part `current`.
 * @csspart choice - The button of a Floor that can be chosen now.
 * @csspart table - The table of results.
 * @csspart now - The row of the last result.
 * @cssstate open - The reader has to choose a Floor.
 * @example
 * <nw-elevator floor="2"></nw-elevator>
 * @example
 * <nw-elevator floor="0" faces="4 1 6" table>Three calls</nw-elevator>
 */
export class Elevator extends NwElement<Key> {
  static override readonly tag = 'nw-elevator';
  static override readonly catalogue = catalogueOf(en, 'pieces/nw-elevator');
  static override styles = [themeOf(hospital), styles];

  /** The Floor on which the reader is, from 0 (the Basement) to 3. */
  @property({ type: Number, useDefault: true }) floor = 2;
  /** Shows which Floors each result of the die allows. */
  @property({ converter: flag }) table = false;
  /** Any text: the same seed gives the same results. */
  @property() seed?: string;
  /** Scripted results, used before random ones: numbers from 1 to 6, such as `4 1 6`; or a list in JSON. */
  @property({ converter: list }) faces?: unknown;
  /** The name of the elevator for screen readers. */
  @property() label = '';

  readonly #voice = new Announcer(this);
  #result: number | null = null;
  #open = false;
  #rolls = 0;
  /** The scripted results that have not been used yet, and the value of `faces` from which they come. */
  #script: { readonly faces: unknown; readonly left: unknown[] } = { faces: undefined, left: [] };
  /** What gets the focus after the next update, if the focus was in the element. */
  #refocus: 'floors' | 'call' | null = null;

  get state(): ElevatorState {
    return { floor: this.floor, result: this.#result, open: this.#open, rolls: this.#rolls };
  }

  set state(state: ElevatorState) {
    const { floor = this.floor, result = null, open = false, rolls = 0 } = Object(state) as Partial<ElevatorState>;
    this.floor = floor;
    this.#result = result;
    this.#open = open;
    this.#rolls = rolls;
    this.requestUpdate();
  }

  /** Calls the elevator: rolls its die. Returns false if the reader still has to choose a Floor. */
  call(): boolean {
    if (!this.#canAct || this.#open) return false;
    const { floor } = this;
    const result = this.#roll();
    this.#result = result;
    this.#open = floorsToRideTo(elevatorTable, result, floor).length > 0;
    this.#refocus = this.#open && this.shadowRoot?.activeElement ? 'floors' : null;
    this.requestUpdate();
    this.#voice.say(this.#sentence());
    if (!this.#open) this.dispatchEvent(new NwRideEvent(floor, floor, result));
    return true;
  }

  /** Rides to a Floor that the result allows, or stays on the current one. Returns false if that is not possible. */
  ride(to: number): boolean {
    if (!this.#canAct || !this.#choices.includes(to)) return false;
    const { floor: from } = this;
    this.floor = to;
    this.#open = false;
    this.#refocus = this.shadowRoot?.activeElement ? 'call' : null;
    this.requestUpdate();
    this.#voice.say(this.say(from === to ? 'stayed' : 'arrived', { floor: this.#name(to) }));
    this.dispatchEvent(new NwRideEvent(from, to, this.#result as number));
    return true;
  }

  /** Returns what is shown, as text. */
  describe(): string {
    if (this.#fault()) return '';
    return [this.say('here', { floor: this.#name(this.floor) }), this.#open ? this.#sentence() : '']
      .filter(Boolean)
      .join('\n');
  }

  get #canAct(): boolean {
    return this.isConnected && this.hasUpdated && !this.#fault();
  }

  #fault(): Fault | null {
    const wrong = (code: 'floor' | 'faces' | 'state', path: string): Fault => ({
      code,
      path,
      message: this.say(`fault-${code}`),
    });
    if (!FLOORS.includes(this.floor)) return wrong('floor', 'floor');
    const at = [this.faces ?? []].flat().findIndex((face) => !RESULTS.includes(face as number));
    if (at >= 0) return wrong('faces', `faces/${at}`);
    if (this.#result !== null && !RESULTS.includes(this.#result)) return wrong('state', 'state/result');
    if (typeof this.#open !== 'boolean') return wrong('state', 'state/open');
    return Number.isInteger(this.#rolls) ? null : wrong('state', 'state/rolls');
  }

  #roll(): number {
    if (this.#script.faces !== this.faces) this.#script = { faces: this.faces, left: [this.faces ?? []].flat() };
    const seed = this.seed ?? crypto.getRandomValues(new Uint32Array(2)).join();
    const random = createChance(`${seed}/${this.#rolls++}`).die('elevator', RESULTS) + 1;
    return (this.#script.left.shift() as number | undefined) ?? random;
  }

  /** The Floors that can be chosen now: those that the result allows, and the current one. */
  get #choices(): readonly number[] {
    return this.#open ? [...floorsToRideTo(elevatorTable, this.#result ?? 0, this.floor), this.floor] : [];
  }

  #name(floor: number): string {
    return this.say(`floor-${floor}` as Key);
  }

  /** What the die allows, or where the reader is. */
  #sentence(): string {
    const n = this.#result ?? 0;
    if (this.#open) {
      const or = inLanguage(this.language, (tag) => new Intl.ListFormat(tag, { type: 'disjunction' }));
      const floors = floorsToRideTo(elevatorTable, n, this.floor).map((floor) => this.#name(floor));
      return this.say('rolled', { n, floors: or.format(floors) });
    }
    return elevatorTable[n - 1]?.length === 0
      ? this.say('stuck', { n })
      : this.say('here', { floor: this.#name(this.floor) });
  }

  /** Keeps the events of the dice inside this element. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    for (const name of ['nw-ready', 'nw-error'])
      root.addEventListener(name, (event) => {
        event.stopPropagation();
      });
    return root;
  }

  protected override willUpdate(): void {
    this.fail(this.#fault());
    this.toggleState('open', this.#open);
  }

  /** Loads the die. Before it arrives, and if it never does, the sentence says what it shows. */
  protected override firstUpdated(): void {
    import('../dice-pool/dice-pool.js').then(
      ({ DicePool }) => {
        DicePool.define('nw1-dice-pool');
      },
      () => undefined,
    );
  }

  protected override updated(changed: PropertyValues<this>): void {
    const from = changed.get('floor') ?? this.floor;
    const car = this.renderRoot.querySelector('.car');
    if (car && FLOORS.includes(from)) {
      const floors = this.floor - from;
      animate(car, [{ translate: `0 ${floors * 100}%` }, { translate: '0' }], Math.abs(floors) * PACE, 'ease-in-out');
    }
    if (this.#refocus) this.renderRoot.querySelector<HTMLElement>(`[part=${this.#refocus}]`)?.focus();
    this.#refocus = null;
  }

  override render(): TemplateResult {
    return html`<slot></slot>
      <div class="elevator" role="group" aria-label=${this.label || this.say('elevator')}>
        <div class="panel">
          <nw1-dice-pool no-odds .model=${this.#die}></nw1-dice-pool>
          <p part="result">${this.#sentence()}</p>
          <button part="call" ?disabled=${this.#open} @click=${this.#onCall}>${this.say('call')}</button>
        </div>
        <div class="building">
          <div class="shaft" aria-hidden="true">
            <div class="car" ${cssVars({ '--above': FLOORS.indexOf(this.floor) })}></div>
          </div>
          <ul part="floors" tabindex="-1" aria-label=${this.say('floors')}>
            ${FLOORS.map((floor) => this.#floor(floor))}
          </ul>
        </div>
        ${this.table ? this.#table() : nothing}
      </div>`;
  }

  get #die(): DiceModel {
    const face = this.#result === null ? {} : { face: this.#result };
    return { version: 1, roll: this.#rolls, dice: [{ id: 'die', die: 'd6', ...face }] };
  }

  readonly #onCall = (): void => {
    this.call();
  };

  #floor(floor: number): TemplateResult {
    const isHere = floor === this.floor;
    const sign = html`<b aria-hidden="true">${this.say(`sign-${floor}` as Key)}</b> <span>${this.#name(floor)}</span>`;
    const choose = (): void => {
      this.ride(floor);
    };
    return html`<li part=${isHere ? 'floor current' : 'floor'} aria-current=${isHere ? 'true' : nothing}>
      ${
        this.#choices.includes(floor)
          ? html`<button part="choice" @click=${choose}>
              ${sign} ${isHere ? html`<small>${this.say('stay')}</small>` : arrow(floor > this.floor)}
            </button>`
          : html`<div>${sign}</div>`
      }
    </li>`;
  }

  #table(): TemplateResult {
    return html`<table part="table">
      <caption>
        ${this.say('table')}
      </caption>
      <thead class="heard">
        <tr>
          <th scope="col">${this.say('die')}</th>
          <th scope="col">${this.say('goes')}</th>
        </tr>
      </thead>
      <tbody>
        ${RESULTS.map((result) => {
          const isNow = result === this.#result;
          return html`<tr part=${isNow ? 'now' : nothing} aria-current=${isNow ? 'true' : nothing}>
            <th scope="row">${result}</th>
            <td>${this.#allowed(elevatorTable[result - 1] ?? [])}</td>
          </tr>`;
        })}
      </tbody>
    </table>`;
  }

  /** The Floors in a row of the table: none, two or all. */
  #allowed([first, second, ...others]: readonly number[]): string {
    if (first === undefined || second === undefined) return this.say('nowhere');
    return others.length > 0
      ? this.say('anywhere')
      : this.say('either', { first: this.#name(first), second: this.#name(second) });
  }
}

const arrow = (isUp: boolean): TemplateResult =>
  html`<svg viewBox="0 0 16 16" aria-hidden="true">
    <path d=${isUp ? 'M8 2l6 7h-4v5H6V9H2z' : 'M8 14l6-7h-4V2H6v5H2z'} />
  </svg>`;

declare global {
  interface HTMLElementTagNameMap {
    'nw-elevator': Elevator;
  }
}
