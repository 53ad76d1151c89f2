// <dice-pool>: rolls and counts dice and shows the exact odds. If it has a model, it draws dice that were rolled
// elsewhere.
import { html, nothing, type TemplateResult } from 'lit';
import { numbered } from '../../engine/dice/types.js';
import { dieOf } from '../../engine/dice/pool.js';
import { systems } from '../../engine/dice/systems.js';
import type { Die, Face, FaceName } from '../../engine/dice/types.js';
import type { DiceModel } from '../../engine/scene/dice-pool-model.js';
import en from '../../messages/en/pieces/dice-pool.js';
import { catalogueOf } from '../shared/catalogue.js';
import { flag, json, list } from '../shared/attribute-converters.js';
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

/** How many milliseconds the dice lie before dice in suspense are thrown again. */
const SUSPENSE = 450;

/** Cached, because repeated import() calls resolve in separate tasks and in any order. */
let rolling: Promise<typeof import('./rolling.js')> | undefined;

/**
 * A pool of dice. The element throws and counts them, and shows the exact odds.
 *
 * @summary Dice with any faces: throws them, and shows the exact chance of reaching a target.
 * @tag dice-pool
 * @slot - A caption.
 * @csspart dice - The row of dice.
 * @csspart die - One die. It also has a part for its name, such as `green`, and for its state: `chosen`, `spent` or `open`.
 * @csspart label - The text below a die.
 * @csspart actions - The row with the button and the result.
 * @csspart roll - The button that throws the dice.
 * @csspart result - The result of the roll.
 * @csspart goal - The target, in words.
 * @csspart chance - The chance of reaching the target; without a target, the mean.
 * @csspart odds - The chart of all results; screen readers read it as a table.
 * @cssprop [--nw-die-size=56px] - The width and height of a die.
 * @cssprop --nw-die-face - The background colour of the faces.
 * @cssprop --nw-die-ink - The colour of the symbols on the faces.
 * @cssstate thrown - Dice have been thrown.
 * @cssstate rolling - Dice are falling.
 * @cssstate reached - The dice reach the target.
 * @fires {NwBeforeRollEvent} nw-before-roll - Dice are about to be thrown; `preventDefault()` stops that.
 * @fires {NwRollEvent} nw-roll - Dice have been thrown: `roll`.
 * @fires {NwSelectEvent} nw-select - Dice were selected or deselected: `selected`.
 * @fires {NwChooseEvent} nw-choose - A die was chosen: `targetId`.
 * @example
 * <dice-pool system="lobotomy-attack" dice="3 green 1 red" target="3"></dice-pool>
 */
export class DicePool extends NwElement<Key> {
  static override readonly tag = 'dice-pool';
  static override readonly catalogue = catalogueOf(en, 'pieces/dice-pool');
  static override styles = [theme, styles];

  /**
   * The dice system: its id (`d6`, `d17`, `sanitarium`, `mansions-attribute`, `coma-ward`,
   * `lobotomy-attack|defense|test`), or a system of your own in JSON.
   */
  @property({ converter: json }) system: unknown = 'd6';
  /**
   * The dice to throw: `3d6`, `2 green 1 red`, `4`, or JSON such as `{"green": 2}`. By default, the usual dice of the
   * system.
   */
  @property({ converter: json }) dice: unknown;
  /** The result that should be reached or exceeded; a whole number. */
  @property({ type: Number }) target?: number;
  /** Any text: the same seed gives the same rolls. */
  @property() seed?: string;
  /**
   * Scripted results, used before random ones: names of faces such as `6 6 1`, or, in JSON, a list of names or of
   * `{"die", "face"}`.
   */
  @property({ converter: list }) faces?: unknown;
  /**
   * A result from elsewhere, such as a server or real dice: the names of the faces, in the order of the dice, such as
   * `2 6 3`; or a list in JSON.
   */
  @property({ converter: list }) result?: unknown;
  /** What the reader can select dice for: `keep`, `reroll` or `choose`. */
  @property() selectable?: 'keep' | 'reroll' | 'choose';
  /** Hides the odds. */
  @property({ converter: flag, attribute: 'no-odds' }) noOdds = false;
  /** The reader cannot throw or select dice. */
  @property({ converter: flag }) locked = false;
  /** `none`: the dice do not tumble. */
  @property({ reflect: true }) motion?: 'none';
  /** Dice that are thrown elsewhere, for instance by a game. They are shown instead of `dice`. */
  @property({ converter: json }) model?: DiceModel;

  readonly #keys = new Navigation(this, {
    stops: () =>
      this.#drawn.flatMap(({ id, state }, i) => {
        const node = (): HTMLElement | undefined => this.#nodes[i];
        // The position is measured only when it is needed, because measuring forces a layout.
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
  /** Rolls and counts the dice; undefined until the element first has to draw a pool without a model. */
  #roller: Roller | undefined;
  /** The state that was set last; undefined once the roller has read it. */
  #saved: DicePoolState | undefined;
  /** The model that was drawn last. */
  #before: DiceModel | undefined;
  #drawn: readonly ShownDie[] = [];
  /** The ids of the dice that were thrown last. */
  #thrown: readonly string[] = [];
  /** The index of the throw that is shown while dice fall; null when all dice lie as they are. */
  #throw: number | null = null;
  /** The ids of the dice that are falling. */
  #tumbling: readonly string[] = [];
  /** Whether the animation of falling dice starts after the current update. */
  #falling = false;
  /** The timer of the next throw. */
  #nextThrow: ReturnType<typeof setTimeout> | undefined;

  /**
   * The dice that were thrown, and which of them are selected, as JSON. An element with the same system can restore
   * it.
   */
  get state(): DicePoolState {
    return this.#saved ?? this.#roller?.state ?? { version: 1, pool: {}, throws: [], selected: [], count: 0 };
  }
  set state(state: DicePoolState) {
    this.#saved = state;
    this.requestUpdate();
  }

  /** The roller, after it has read the state that was set last. */
  get #current(): Roller | undefined {
    this.#roller?.read(this.#saved);
    if (this.#roller) this.#saved = undefined;
    return this.#roller;
  }

  /** Throws all dice. Returns false if that is not possible (before `nw-ready`) or if the page prevents it. */
  roll(): boolean {
    return !!this.#current?.roll();
  }

  /** Throws these dice again, if the system allows it. */
  reroll(ids: readonly string[]): boolean {
    return !!this.#current?.reroll(ids);
  }

  /** Adds dice to the roll, such as `1 brown`, if the system allows it. */
  add(dice: unknown): boolean {
    return !!this.#current?.add(dice);
  }

  /** Returns everything that is shown, as text. */
  describe(): string {
    const { outcome = '', odds = [] } = this.model ? {} : (this.#roller ?? {});
    return [...this.#shown.map((die) => this.#inWords(die)), outcome, odds.join(' ')].filter(Boolean).join('. ');
  }

  /** The model; undefined if it is invalid. */
  get #usableModel(): DiceModel | undefined {
    return isModel(this.model) ? this.model : undefined;
  }

  get #shown(): readonly ShownDie[] {
    return this.model ? (this.#usableModel?.dice ?? []) : (this.#roller?.shown ?? []);
  }

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
    // Pools on one page are drawn one after the other.
    if (!this.hasUpdated) await drawingTurn(this);
  }

  /** Shows the caption alone until the pool is drawn for the first time. */
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
          : {
              code: 'model',
              path: 'model',
              message: 'A model has version 1 and a list of dice with id and die; the throws of a die are a list.',
            },
      );
    else if (this.#current) this.fail(this.#current.read());
    this.#tumbleChanged();
  }

  /** Animates the dice of a model that were rolled since the last update. */
  #tumbleChanged(): void {
    const [before, now] = [this.#before, this.#usableModel];
    this.#before = now;
    if (!now || now === before || !(before || now.isNew)) return;
    const faces = new Map(before?.dice.map(({ id, face }) => [id, face]));
    this.#tumble(
      now.dice.flatMap(({ id, face }) =>
        face !== undefined && (now.roll !== before?.roll || faces.get(id) !== face) ? id : [],
      ),
    );
  }

  /** Shows how these dice fell, throw after throw. */
  #tumble(ids: readonly string[]): void {
    this.#thrown = this.motion !== 'none' && mayFall(this) ? ids : [];
    this.#showThrow(0);
  }

  #showThrow(n: number): void {
    clearTimeout(this.#nextThrow);
    this.#tumbling = this.#shown.flatMap((die) => (this.#thrown.includes(die.id) && fallsIn(die, n) ? die.id : []));
    this.#falling = this.#tumbling.length > 0;
    this.#throw = this.#falling ? n : null;
    this.toggleState('rolling', this.#falling);
    this.requestUpdate();
  }

  protected override updated(): void {
    const n = this.#throw;
    if (!this.#falling || n === null) return;
    this.#falling = false;
    this.#drawn.forEach(({ id }, i) => {
      fall(this.#nodes[i], i, () => {
        this.#tumbling = this.#tumbling.filter((other) => other !== id);
        this.requestUpdate();
        if (this.#tumbling.length > 0) return;
        if (this.#shown.some((die) => fallsIn(die, n + 1)))
          this.#nextThrow = setTimeout(() => {
            this.#showThrow(n + 1);
          }, SUSPENSE);
        else this.#showThrow(n + 1);
      });
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#thrown = [];
    this.#showThrow(0);
  }

  /** The face of a die after the throw that is shown; null if the die comes with a later throw. */
  #faceNow({ face, throws }: ShownDie): FaceName | undefined | null {
    if (this.#throw === null || !throws?.some((each) => each !== null)) return face;
    return throws.slice(0, this.#throw + 1).findLast((each) => each !== null) ?? null;
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

  /** Returns the die of that name from the element's system, or else from any system. */
  #dieNamed(name: string): Die {
    for (const system of [this.#roller?.system, ...Object.values(systems)]) {
      const found = system && dieOf(system, name);
      if (found) return found;
    }
    return numbered(6);
  }

  /** Returns the symbols on a face. */
  #bag(die: string, face: FaceName | undefined): Face {
    const { names, faces } = this.#dieNamed(die);
    return faces[indexOfFace(names, face)] ?? {};
  }

  /** Returns six faces for a falling die, beginning with the face that it shows. */
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
    const { id, die, label } = shown;
    const now = this.#faceNow(shown);
    const face = now ?? undefined;
    // A die that is used up would tell how the roll ends.
    const state = (this.#throw !== null && shown.state === 'spent' ? undefined : shown.state) ?? '';
    const { success, suspense } = this.#bag(die, face);
    const draw = (name: FaceName | undefined): TemplateResult => drawDie(die, name, this.#bag(die, name));
    const isKite = sidesOf(die) > 0 && die !== 'd6';
    // Every numbered die except the d6 is drawn with ten sides, so a die such as a d20 needs a label.
    const below = label ?? (isKite && die !== 'd10' ? die : '');
    return html`<div
      part="die ${die} ${state}"
      data-id=${id}
      class="die ${die} ${state} ${success ? 'success' : suspense ? 'wait' : ''} ${now === null ? 'later' : ''}"
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

/** Whether a die is thrown in throw `n` of its roll. */
const fallsIn = ({ throws }: ShownDie, n: number): boolean => (throws ? (throws[n] ?? null) !== null : n === 0);

/** The index of a face. A model may give the number of a face as text. */
const indexOfFace = (names: readonly FaceName[], face: FaceName | undefined): number =>
  names.findIndex((name) => String(name) === String(face));

const isModel = (model: unknown): model is DiceModel => {
  const { version, dice } = (model ?? {}) as Partial<DiceModel>;
  return (
    version === 1 &&
    Array.isArray(dice) &&
    (dice as readonly (Partial<ShownDie> | null)[]).every(
      (die) =>
        typeof die?.id === 'string' &&
        typeof die.die === 'string' &&
        (die.throws === undefined || Array.isArray(die.throws)),
    )
  );
};

declare global {
  interface HTMLElementTagNameMap {
    'dice-pool': DicePool;
  }
}
