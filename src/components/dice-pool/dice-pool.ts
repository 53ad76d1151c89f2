// <dice-pool>: dice in a page or a game. It throws and counts them and shows the exact odds, or draws a model of dice that
// somebody else has thrown.
import { html, nothing, type TemplateResult } from 'lit';
import type { FaceName } from '../../engine/dice/types.js';
import type { DiceModel } from '../../engine/scene/dice-pool-model.js';
import en from '../../messages/en/pieces/dice-pool.js';
import { flag, json } from '../shared/attribute-converters.js';
import { NwChooseEvent } from '../shared/events.js';
import { NwElement } from '../shared/nw-element.js';
import { Navigation } from '../shared/pointing/key-navigation.js';
import { property } from '../shared/property.js';
import { theme } from '../shared/theme/theme.styles.js';
import { drawDie, sidesOf } from './die-art.js';
import { styles } from './dice-pool.styles.js';
import { drawingTurn } from './drawing-queue.js';
import { Roller, type DicePoolState, type ShownDie } from './rolling.js';
import { fall, mayFall } from './tumble-animation.js';

export type * from './events.js';
export type { DiceModel, DicePoolState };

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
export class DicePool extends NwElement<keyof typeof en> {
  static override readonly tag = 'dice-pool';
  static override readonly catalogue = { en, de: () => import('../../messages/de/pieces/dice-pool.js') };
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
  readonly #roller = new Roller(this, this.states, (ids) => {
    this.#tumble(ids);
  });
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
    return this.#saved ?? this.#roller.state;
  }
  set state(state: DicePoolState) {
    this.#saved = state;
    this.requestUpdate();
  }

  /** The roller, with the state that was set last. */
  get #current(): Roller {
    this.#roller.read(this.#saved);
    this.#saved = undefined;
    return this.#roller;
  }

  /** Throws the whole pool. False when it cannot be thrown (not yet `nw-ready`), or the page refuses. */
  roll(): boolean {
    return this.#current.roll();
  }

  /** Throws those dice again, where the system allows it. */
  reroll(ids: readonly string[]): boolean {
    return this.#current.reroll(ids);
  }

  /** Throws further dice (`1 brown`) into the roll, where the system allows it. */
  add(dice: unknown): boolean {
    return this.#current.add(dice);
  }

  /** All that is to be seen, in words. */
  describe(): string {
    const { outcome, odds = [] } = this.model ? { outcome: '' } : this.#roller;
    return [...this.#shown.map((die) => this.#inWords(die)), outcome, odds.join(' ')].filter(Boolean).join('. ');
  }

  /** The model, if it can be drawn. */
  get #usableModel(): DiceModel | undefined {
    return isModel(this.model) ? this.model : undefined;
  }

  get #shown(): readonly ShownDie[] {
    return this.model ? (this.#usableModel?.dice ?? []) : this.#roller.shown;
  }

  /** Whether a die can be chosen now. */
  #isOpen(state: ShownDie['state']): boolean {
    return !!state && state !== 'spent' && !this.locked;
  }

  #act(id: string): void {
    if (this.model) this.dispatchEvent(new NwChooseEvent(id));
    else this.#roller.act(id);
    this.requestUpdate();
  }

  /** Many pools on a page are drawn in turns. The caption of one that waits is seen already. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) {
      const caption = document.createElement('slot');
      this.renderRoot.append(caption);
      if (!this.model) await drawingTurn(this);
      await super.scheduleUpdate();
      caption.remove();
    } else await super.scheduleUpdate();
  }

  protected override willUpdate(): void {
    if (this.model)
      this.fail(
        this.#usableModel
          ? null
          : { code: 'model', path: 'model', message: 'A model has version 1 and a list of dice with id and die.' },
      );
    else this.fail(this.#current.read());
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
      fall(this.#nodes[i], i, this.#roller.batch(id), () => {
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
    const name = this.#roller.nameOf(die);
    if (face === undefined) return this.say('unthrown', { die: name });
    const { pip, ...symbols } = this.#roller.bag(die, face);
    const words = pip ? [String(pip)] : this.#roller.inWords(symbols);
    return this.say('die', { die: name, face: [...words, ...(label ? [label] : [])].join(', ') });
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
      ${this.model ? nothing : this.#roller.controls()}
    </section>`;
  }

  #die(shown: ShownDie, pick: boolean): TemplateResult {
    const { id, die, face, state = '', label } = shown;
    const { success, suspense } = this.#roller.bag(die, face);
    const draw = (name: FaceName | undefined): TemplateResult => drawDie(die, name, this.#roller.bag(die, name));
    // A cube looks its name; other numbered dice are all drawn with ten sides.
    const below = label ?? (sidesOf(die) && die !== 'd6' && die !== 'd10' ? die : '');
    return html`<div
      part="die ${die} ${state}"
      data-id=${id}
      class="die ${die} ${state} ${success ? 'success' : suspense ? 'wait' : ''}"
      role=${pick ? 'option' : 'listitem'}
      aria-selected=${pick ? String(state === 'chosen') : nothing}
      tabindex=${this.#isOpen(shown.state) ? this.#keys.tabindex(id) : nothing}
    >
      <span class="body ${sidesOf(die) && die !== 'd6' ? 'kite' : ''}"
        >${draw(face)}${this.#tumbling.includes(id) ? html`<span class="cube">${this.#roller.sixFaces(die, face).map((name) => html`<i>${draw(name)}</i>`)}</span>` : ''}</span
      ><span class="heard">${this.#inWords(shown)}</span
      >${below ? html`<span part="label" aria-hidden="true">${below}</span>` : ''}
    </div>`;
  }
}

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
