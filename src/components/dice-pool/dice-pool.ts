// <dice-pool>: dice in a page, which with play.ts throws and counts them and shows the exact odds.
import type { TemplateResult } from 'lit';
import type { DiceModel } from '../../engine/scene/dice-pool-model.js';
import { flag, json } from '../shared/attribute-converters.js';
import { property } from '../shared/property.js';
import { Dice } from './dice.js';
import type { Play } from './rolling.js';
import type { DicePoolState, ShownDie } from './pool-host.js';
import { styles } from './pool.styles.js';

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
export class DicePool extends Dice {
  static override readonly tag = 'dice-pool';
  /** Its own, as words that come later are learned by class. */
  static override catalogue = Dice.catalogue;
  static override styles = [...Dice.styles, styles];

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

  #saved: DicePoolState | undefined;

  /** What lies there and is selected: JSON that another element of the same system takes. */
  override get state(): DicePoolState {
    return this.#saved ?? this.play?.state ?? { version: 1, pool: {}, throws: [], selected: [], count: 0 };
  }
  override set state(state: DicePoolState) {
    this.#saved = state;
    this.requestUpdate();
  }

  /** What throws and counts, with the state that was set last. */
  get #current(): Play | undefined {
    const { play } = this;
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
    const { outcome = '', odds = [] } = this.model ? {} : (this.play ?? {});
    return [...this.shown.map((die) => this.inWords(die)), outcome, odds.join(' ')].filter(Boolean).join('. ');
  }

  protected override get given(): DiceModel | undefined {
    return isModel(this.model) ? this.model : undefined;
  }

  protected override get shown(): readonly ShownDie[] {
    return this.given?.dice ?? this.play?.shown ?? [];
  }

  protected override get many(): boolean {
    return !this.model && this.selectable !== 'choose';
  }

  protected override isOpen(state: ShownDie['state']): boolean {
    return super.isOpen(state) && !this.locked;
  }

  protected override act(id: string): void {
    if (this.model) super.act(id);
    else this.play?.act(id);
    this.requestUpdate();
  }

  protected override controls(): TemplateResult | undefined {
    return this.model ? undefined : this.play?.controls();
  }

  /** The caption is to be seen before what throws has come. */
  protected override async scheduleUpdate(): Promise<void> {
    const caption = this.hasUpdated ? undefined : document.createElement('slot');
    if (caption) this.renderRoot.append(caption);
    await super.scheduleUpdate();
    caption?.remove();
  }

  protected override willUpdate(): void {
    if (this.model)
      this.fail(
        this.given
          ? null
          : { code: 'model', path: 'model', message: 'A model has version 1 and a list of dice with id and die.' },
      );
    else if (this.#current) this.fail(this.#current.read());
    super.willUpdate();
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
