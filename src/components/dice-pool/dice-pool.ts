// <dice-pool>: draws dice, lets them be chosen, and with play.ts throws and counts them and shows the exact odds.
import { html, nothing, type TemplateResult } from 'lit';
import { property } from '../shared/property.js';
import type { Face, FaceName } from '../../engine/dice/types.js';
import type { DiceModel } from '../../engine/scene/dice-model.js';
import en from '../../messages/en/dice-pool.js';
import { flag, json } from '../shared/attributes.js';
import { NwChooseEvent } from '../shared/events.js';
import { Navigation } from '../shared/navigation.js';
import { NwElement, type Catalogue } from '../shared/nw-element.js';
import { theme } from '../shared/theme.styles.js';
import { styles } from './dice-pool.styles.js';
import { drawCube } from './die-art.js';
import type { Play } from './play.js';
import type { DicePoolState, Key, PoolHost, ShownDie } from './pool-host.js';

export type * from './events.js';
export type { DiceModel, DicePoolState };

/** Asked for once: a browser answers each import() in a task of its own, and in any order. */
let late: Promise<typeof import('./play.js')> | undefined;

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
export class DicePool extends NwElement<Key> implements PoolHost {
  static override readonly tag = 'dice-pool';
  static override catalogue: Catalogue = { en, de: () => import('../../messages/de/dice-pool.js') };
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
        const node = (): HTMLElement | undefined => this.#node(i);
        // Places are asked for only when an arrow is pressed.
        return this.#open(state) ? { id, get x() { return node()?.offsetLeft ?? 0; }, get y() { return node()?.offsetTop ?? 0; } } : [];
      }),
    element: (id) => this.#node(this.#drawn.findIndex((die) => die.id === id)),
    act: (id) => {
      this.#act(id);
    },
  });
  #play: Play | undefined;
  #saved: DicePoolState | undefined;
  #before: DiceModel | undefined;
  #drawn: readonly ShownDie[] = [];
  #tumbling: readonly string[] = [];
  #falling = false;
  #tumbler: typeof import('./tumble.js') | undefined;

  /** What lies there and is selected: JSON that another element of the same system takes. */
  get state(): DicePoolState {
    return this.#saved ?? this.#play?.state ?? { version: 1, pool: {}, throws: [], selected: [], count: 0 };
  }
  set state(state: DicePoolState) {
    this.#saved = state;
    this.requestUpdate();
  }

  /** What throws and counts, with the state that was set last. */
  get #current(): Play | undefined {
    const play = this.#play;
    play?.read(this.#saved);
    if (play) this.#saved = undefined;
    return play;
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
    const { outcome = '', odds = [] } = this.model ? {} : (this.#play ?? {});
    return [...this.#shown.map((die) => this.#name(die)), outcome, odds.join(' ')].filter(Boolean).join('. ');
  }

  /** The first drawing waits for what throws and counts, unless only cubes of a model are to be drawn. */
  protected override async scheduleUpdate(): Promise<void> {
    let caption: Element | undefined;
    const { model } = this;
    if (!this.#play && !(isModel(model) && model.dice.every(({ die }) => die === 'd6'))) {
      // The caption stays to be seen meanwhile.
      caption = document.createElement('slot');
      this.renderRoot.append(caption);
      const { Play, turn, words } = (this.#tumbler = await (late ??= import('./play.js')));
      await turn(this);
      DicePool.catalogue = { ...DicePool.catalogue, en: { ...en, ...words } };
      this.#play = new Play(this, this.states, (ids) => { this.#tumble(ids); });
    }
    await super.scheduleUpdate();
    caption?.remove();
  }

  protected override willUpdate(): void {
    const { model } = this;
    const before = this.#before;
    this.#before = isModel(model) ? model : undefined;
    if (model) {
      this.fail(isModel(model) ? null : { code: 'model', path: 'model', message: 'A model has version 1 and a list of dice with id and die.' });
      if (isModel(model) && before && model !== before) {
        const was = new Map(before.dice.map(({ id, face }) => [id, face]));
        this.#tumble(model.dice.flatMap(({ id, face }) => (face !== undefined && (model.roll !== before.roll || was.get(id) !== face) ? id : [])));
      }
    } else if (this.#current) this.fail(this.#current.read());
  }

  /** How dice fall, where only a model is drawn; until that has come none does. */
  protected override firstUpdated(): void {
    if (!this.#tumbler) void import('./tumble.js').then((tumbler) => { this.#tumbler = tumbler; }, () => undefined);
  }

  #tumble(ids: readonly string[]): void {
    this.#falling = this.motion !== 'none' && !!this.#tumbler?.mayFall(this);
    this.#tumbling = this.#falling ? ids : [];
  }

  protected override updated(): void {
    if (!this.#falling) return;
    this.#falling = false;
    this.#drawn.forEach(({ id }, i) => {
      this.#tumbler?.fall(this.#node(i), i, this.#play?.batch(id) ?? 0, () => {
        this.#tumbling = this.#tumbling.filter((other) => other !== id);
        this.requestUpdate();
      });
    });
  }

  get #shown(): readonly ShownDie[] {
    return (isModel(this.model) ? this.model.dice : this.#play?.shown) ?? [];
  }

  #open(state: ShownDie['state']): boolean {
    return !!state && state !== 'spent' && !this.locked;
  }

  #act(id: string): void {
    if (this.model) this.dispatchEvent(new NwChooseEvent(id));
    else this.#play?.act(id);
    this.requestUpdate();
  }

  readonly #onClick = ({ target }: Event): void => {
    const i = [...this.renderRoot.querySelectorAll('[part=dice] > *')].indexOf((target as Element).closest('.die') as Element);
    const die = this.#drawn[i];
    if (die && this.#open(die.state)) this.#act(die.id);
  };

  #node(i: number): HTMLElement | undefined {
    return (this.renderRoot as ShadowRoot | undefined)?.querySelectorAll<HTMLElement>('.die')[i];
  }

  #bag(die: string, face: FaceName | undefined): Face {
    return this.#play?.bag(die, face) ?? { pip: Number(face) };
  }

  #name({ die, face, label }: ShownDie): string {
    const name = this.#play?.nameOf(die) ?? die;
    if (face === undefined) return this.say('unthrown', { die: name });
    const { pip, ...symbols } = this.#bag(die, face);
    const words = pip || !this.#play ? [String(pip)] : this.#play.words(symbols);
    return this.say('die', { die: name, face: [...words, ...(label ? [label] : [])].join(', ') });
  }

  override render(): TemplateResult {
    const shown = (this.#drawn = this.#shown);
    const pick = shown.some(({ state }) => state);
    return html`<section>
      <slot></slot>
      <div
        part="dice"
        role=${pick ? 'listbox' : 'list'}
        aria-label=${this.say('dice')}
        aria-multiselectable=${pick && !this.model && this.selectable !== 'choose' ? 'true' : nothing}
        @click=${this.#onClick}
        @keydown=${this.#keys.onKeyDown}
        @focusin=${this.#keys.onFocusIn}
      >
        ${shown.map((die) => this.#die(die, pick))}
      </div>
      ${this.model ? '' : this.#play?.controls()}
    </section>`;
  }

  #die(shown: ShownDie, pick: boolean): TemplateResult {
    const { id, die, face, state = '', label } = shown;
    const { names = [1, 2, 3, 4, 5, 6] } = this.#play?.die(die) ?? {};
    const cube = die === 'd6';
    const next = (k: number): FaceName | undefined => names[(names.indexOf(face ?? '') + k) % names.length];
    const draw = (name: FaceName | undefined): TemplateResult | undefined => (cube ? drawCube({ pip: Number(name ?? 0) }) : this.#play?.draw(die, name));
    const { success, suspense } = this.#bag(die, face);
    const open = this.#open(shown.state);
    const below = label ?? (cube ? '' : this.#play?.below(die));
    return html`<div
      part="die ${die} ${state}"
      data-id=${id}
      class="die ${die} ${state} ${success ? 'success' : suspense ? 'wait' : ''}"
      role=${pick ? 'option' : 'listitem'}
      aria-selected=${pick ? String(state === 'chosen') : nothing}
      tabindex=${open ? this.#keys.tabindex(id) : nothing}
    >
      <span class="body ${cube || !sides(die) ? '' : 'kite'}"
        >${draw(face)}${this.#tumbling.includes(id) ? html`<span class="cube">${[0, 1, 2, 3, 4, 5].map((k) => html`<i>${draw(next(k))}</i>`)}</span>` : ''}</span
      ><span class="heard">${this.#name(shown)}</span>${below ? html`<span part="label" aria-hidden="true">${below}</span>` : ''}
    </div>`;
  }
}

const isModel = (model: unknown): model is DiceModel => {
  const { version, dice } = (model ?? {}) as Partial<DiceModel>;
  return version === 1 && Array.isArray(dice) && (dice as readonly (Partial<ShownDie> | null)[]).every((die) => typeof die?.id === 'string' && typeof die.die === 'string');
};

/** How many sides a numbered die has; 0 for others. */
const sides = (die: string): number => Number(/^d(\d+)$/.exec(die)?.[1] ?? 0);

declare global {
  interface HTMLElementTagNameMap {
    'dice-pool': DicePool;
  }
}
