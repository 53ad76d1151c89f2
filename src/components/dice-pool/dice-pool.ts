// <dice-pool>: dice in a page or a game. It throws and counts them and shows the exact odds, or draws a model of dice that
// somebody else has thrown.
import { html, nothing, type TemplateResult } from 'lit';
import { numbered } from '../../engine/dice/types.js';
import { dieOf } from '../../engine/dice/pool.js';
import { systems } from '../../engine/dice/systems.js';
import type { Die, Face, FaceName } from '../../engine/dice/types.js';
import type { DiceModel } from '../../engine/scene/dice-pool-model.js';
import en from '../../messages/en/pieces/dice-pool.js';
import { catalogueOf } from '../shared/catalogue.js';
import { flag, json } from '../shared/attribute-converters.js';
import { NwChooseEvent } from '../shared/events.js';
import { NwElement } from '../shared/nw-element.js';
import { Navigation } from '../shared/pointing/key-navigation.js';
import { property } from '../shared/property.js';
import { theme } from '../shared/theme/theme.styles.js';
import { drawDie, sidesOf } from './die-art.js';
import { styles } from './dice-pool.styles.js';
import { drawingTurn } from './drawing-queue.js';
import type { DicePoolState, Roller, ShownDie } from './rolling.js';
import { fall, mayFall } from './tumble-animation.js';
import { dieName, symbolWords, type Key } from './words.js';

export type * from './events.js';
export type { DiceModel, DicePoolState };

/** Asked for once: a browser answers each import() in a task of its own, and in any order. */
let rolling: Promise<typeof import('./rolling.js')> | undefined;

/**
 * A pool of dice: thrown, drawn, counted, with exact odds.
 *
 * @summary Throws dice of any faces and shows the exact chance to reach a target.
 * @tag dice-pool
 * @slot - A caption.
 * @csspart dice - The row of dice.
 * @csspart die - One die; also its name (`green`) and `chosen`, `spent`, `open`.
 * @csspart label - What stands below a die.
 * @csspart actions - The button and the result.
 * @csspart roll - The button.
 * @csspart result - What the dice count.
 * @csspart goal - The target in words.
 * @csspart chance - The chance to reach it, or the mean.
 * @csspart odds - The chart, which is a table of all results.
 * @cssprop [--nw-die-size=56px] - The edge of a die.
 * @cssprop --nw-die-face - The colour of the faces.
 * @cssprop --nw-die-ink - The colour of what is on them.
 * @cssstate thrown - Dice lie there.
 * @cssstate reached - They reach the target.
 * @fires {NwBeforeRollEvent} nw-before-roll - Before a throw; may be refused.
 * @fires {NwRollEvent} nw-roll - After a throw: `roll`.
 * @fires {NwSelectEvent} nw-select - Dice were selected or let go: `selected`.
 * @fires {NwChooseEvent} nw-choose - One die was chosen: `targetId`.
 * @example
 * <dice-pool system="lobotomy-attack" dice="3 green 1 red" target="3"></dice-pool>
 */
export class DicePool extends NwElement<Key> {
  static override readonly tag = 'dice-pool';
  static override readonly catalogue = catalogueOf(en, 'pieces/dice-pool');
  static override styles = [theme, styles];

  /** Id of a system (`d6`, `d17`, `sanitarium`, `mansions-attribute`, `coma-ward`, `lobotomy-attack|defense|test`) or one in JSON. */
  @property({ converter: json }) system: unknown = 'd6';
  /** The pool: `3d6`, `2 green 1 red`, `4`, or JSON such as `{"green": 2}`; left out, the system's usual one. */
  @property({ converter: json }) dice: unknown;
  /** What is to be reached at least; a whole number. */
  @property({ type: Number }) target?: number;
  /** Makes the throws repeatable. */
  @property() seed?: string;
  /** Results used up first: names of faces, or `{"die", "face"}`. */
  @property({ converter: json }) faces?: unknown;
  /** A result from outside (a server, real dice): names of faces in the order of throwing. */
  @property({ converter: json }) result?: unknown;
  /** What dice can be selected for: `keep`, `reroll` or `choose`. */
  @property() selectable?: 'keep' | 'reroll' | 'choose';
  /** Hides the odds. */
  @property({ converter: flag, attribute: 'no-odds' }) noOdds = false;
  /** Nothing can be done by hand. */
  @property({ converter: flag }) locked = false;
  /** `none`: dice do not tumble. */
  @property({ reflect: true }) motion?: 'none';
  /** Dice that somebody else throws, in place of the pool. */
  @property({ converter: json }) model?: DiceModel;

  readonly #keys = new Navigation(this, {
    stops: () =>
      this.#drawn.flatMap(({ id, state }, i) => {
        const node = (): HTMLElement | undefined => this.#nodes[i];
        // Only an arrow key asks for places: to measure them costs a layout.
        return this.#isOpen(state)
          ? {
              id,
              get x() {
                return node()?.offsetLeft ?? 0;
              },
              get y() {
                return node()?.offsetTop ?? 0;
              },
            }
          : [];
      }),
    element: (id) => this.#nodes[this.#drawn.findIndex((die) => die.id === id)],
    act: (id) => {
      this.#act(id);
    },
  });
  /** Throws and counts the pool; there once a pool of its own is drawn. */
  #roller: Roller | undefined;
  /** The state that was set last, until the roller has read it. */
  #saved: DicePoolState | undefined;
  /** The model of the last drawing. */
  #before: DiceModel | undefined;
  #drawn: readonly ShownDie[] = [];
  #tumbling: readonly string[] = [];
  /** The dice of this drawing begin to fall after it. */
  #falling = false;

  /** What lies there and is selected: JSON that another element of the same system takes. */
  get state(): DicePoolState {
    return this.#saved ?? this.#roller?.state ?? { version: 1, pool: {}, throws: [], selected: [], count: 0 };
  }
  set state(state: DicePoolState) {
    this.#saved = state;
    this.requestUpdate();
  }

  /** The roller, with the state that was set last. */
  get #current(): Roller | undefined {
    this.#roller?.read(this.#saved);
    if (this.#roller) this.#saved = undefined;
    return this.#roller;
  }

  /** Throws the whole pool. False when it cannot be thrown (not yet `nw-ready`), or the page refuses. */
  roll(): boolean {
    return !!this.#current?.roll();
  }

  /** Throws those dice again, where the system allows it. */
  reroll(ids: readonly string[]): boolean {
    return !!this.#current?.reroll(ids);
  }

  /** Throws further dice (`1 brown`) into the roll, where the system allows it. */
  add(dice: unknown): boolean {
    return !!this.#current?.add(dice);
  }

  /** All that is to be seen, in words. */
  describe(): string {
    const { outcome = '', odds = [] } = this.model ? {} : (this.#roller ?? {});
    return [...this.#shown.map((die) => this.#inWords(die)), outcome, odds.join(' ')].filter(Boolean).join('. ');
  }

  /** The model, if it can be drawn. */
  get #usableModel(): DiceModel | undefined {
    return isModel(this.model) ? this.model : undefined;
  }

  get #shown(): readonly ShownDie[] {
    return this.model ? (this.#usableModel?.dice ?? []) : (this.#roller?.shown ?? []);
  }

  /** Whether a die can be chosen now. */
  #isOpen(state: ShownDie['state']): boolean {
    return !!state && state !== 'spent' && !this.locked;
  }

  #act(id: string): void {
    if (this.model) this.dispatchEvent(new NwChooseEvent(id));
    else this.#roller?.act(id);
    this.requestUpdate();
  }

  protected override async prepare(): Promise<void> {
    if (this.model || this.#roller) return;
    const { Roller } = await (rolling ??= import('./rolling.js'));
    this.#roller ??= new Roller(this, this.states, (ids) => {
      this.#tumble(ids);
    });
    // Many pools on a page are drawn in turns.
    if (!this.hasUpdated) await drawingTurn(this);
  }

  /** The caption of a pool is seen before it is drawn. */
  protected override async scheduleUpdate(): Promise<void> {
    const caption = this.hasUpdated ? undefined : document.createElement('slot');
    if (caption) this.renderRoot.append(caption);
    await super.scheduleUpdate();
    caption?.remove();
  }

  protected override willUpdate(): void {
    if (this.model)
      this.fail(
        this.#usableModel
          ? null
          : { code: 'model', path: 'model', message: 'A model has version 1 and a list of dice with id and die.' },
      );
    else if (this.#current) this.fail(this.#current.read());
    this.#tumbleChanged();
  }

  /** Lets the dice of a model fall that have been thrown since the last drawing. */
  #tumbleChanged(): void {
    const [before, now] = [this.#before, this.#usableModel];
    this.#before = now;
    if (!now || !before || now === before) return;
    const faces = new Map(before.dice.map(({ id, face }) => [id, face]));
    this.#tumble(
      now.dice.flatMap(({ id, face }) =>
        face !== undefined && (now.roll !== before.roll || faces.get(id) !== face) ? id : [],
      ),
    );
  }

  #tumble(ids: readonly string[]): void {
    this.#falling = this.motion !== 'none' && mayFall(this);
    this.#tumbling = this.#falling ? ids : [];
  }

  protected override updated(): void {
    if (!this.#falling) return;
    this.#falling = false;
    this.#drawn.forEach(({ id }, i) => {
      fall(this.#nodes[i], i, this.#roller?.batch(id) ?? 0, () => {
        this.#tumbling = this.#tumbling.filter((other) => other !== id);
        this.requestUpdate();
      });
    });
  }

  readonly #onClick = ({ target }: Event): void => {
    const die = this.#drawn[this.#nodes.indexOf((target as Element).closest('.die') as HTMLElement)];
    if (die && this.#isOpen(die.state)) this.#act(die.id);
  };

  get #nodes(): readonly HTMLElement[] {
    return [...(this.shadowRoot?.querySelectorAll<HTMLElement>('.die') ?? [])];
  }

  #inWords({ die, face, label }: ShownDie): string {
    const name = dieName(this, die);
    if (face === undefined) return this.say('unthrown', { die: name });
    const { pip, ...symbols } = this.#bag(die, face);
    const words = pip ? [String(pip)] : symbolWords(this, symbols);
    return this.say('die', { die: name, face: [...words, ...(label ? [label] : [])].join(', ') });
  }

  /** The die of that name in the element's system, or in any. */
  #dieNamed(name: string): Die {
    for (const system of [this.#roller?.system, ...Object.values(systems)]) {
      const found = system && dieOf(system, name);
      if (found) return found;
    }
    return numbered(6);
  }

  /** What is on a face of that name. */
  #bag(die: string, face: FaceName | undefined): Face {
    const { names, faces } = this.#dieNamed(die);
    return faces[indexOfFace(names, face)] ?? {};
  }

  /** Six faces for a die that falls, beginning with the one that it shows. */
  #sixFaces(die: string, face: FaceName | undefined): readonly (FaceName | undefined)[] {
    const { names } = this.#dieNamed(die);
    return [0, 1, 2, 3, 4, 5].map((k) => names[(indexOfFace(names, face) + k) % names.length]);
  }

  override render(): TemplateResult {
    const shown = (this.#drawn = this.#shown);
    const pick = shown.some(({ state }) => state);
    const several = pick && !this.model && this.selectable !== 'choose';
    return html`<section>
      <slot></slot>
      <div
        part="dice"
        role=${pick ? 'listbox' : 'list'}
        aria-label=${this.say('dice')}
        aria-multiselectable=${several ? 'true' : nothing}
        @click=${this.#onClick}
        @keydown=${this.#keys.onKeyDown}
        @focusin=${this.#keys.onFocusIn}
      >
        ${shown.map((die) => this.#die(die, pick))}
      </div>
      ${this.model ? nothing : this.#roller?.controls()}
    </section>`;
  }

  #die(shown: ShownDie, pick: boolean): TemplateResult {
    const { id, die, face, state = '', label } = shown;
    const { success, suspense } = this.#bag(die, face);
    const draw = (name: FaceName | undefined): TemplateResult => drawDie(die, name, this.#bag(die, name));
    const isKite = sidesOf(die) > 0 && die !== 'd6';
    // All numbered dice but the cube are drawn with ten sides: the others are named.
    const below = label ?? (isKite && die !== 'd10' ? die : '');
    return html`<div
      part="die ${die} ${state}"
      data-id=${id}
      class="die ${die} ${state} ${success ? 'success' : suspense ? 'wait' : ''}"
      role=${pick ? 'option' : 'listitem'}
      aria-selected=${pick ? String(state === 'chosen') : nothing}
      tabindex=${this.#isOpen(shown.state) ? this.#keys.tabindex(id) : nothing}
    >
      <span class="body ${isKite ? 'kite' : ''}"
        >${draw(face)}${this.#tumbling.includes(id) ? html`<span class="cube">${this.#sixFaces(die, face).map((name) => html`<i>${draw(name)}</i>`)}</span>` : ''}</span
      ><span class="heard">${this.#inWords(shown)}</span
      >${below ? html`<span part="label" aria-hidden="true">${below}</span>` : ''}
    </div>`;
  }
}

/** Where a face is among the names. A model may give the number of a face as text. */
const indexOfFace = (names: readonly FaceName[], face: FaceName | undefined): number =>
  names.findIndex((name) => String(name) === String(face));

const isModel = (model: unknown): model is DiceModel => {
  const { version, dice } = (model ?? {}) as Partial<DiceModel>;
  return (
    version === 1 &&
    Array.isArray(dice) &&
    (dice as readonly (Partial<ShownDie> | null)[]).every(
      (die) => typeof die?.id === 'string' && typeof die.die === 'string',
    )
  );
};

declare global {
  interface HTMLElementTagNameMap {
    'dice-pool': DicePool;
  }
}
