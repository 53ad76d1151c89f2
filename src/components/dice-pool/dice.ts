// The dice within games and within <dice-pool>: drawn from a model, chosen, and seen to fall. It throws none.
import { html, nothing, type TemplateResult } from 'lit';
import type { Face, FaceName } from '../../engine/dice/types.js';
import type { DiceModel } from '../../engine/scene/dice-pool-model.js';
import en from '../../messages/en/pieces/dice-pool.js';
import { json } from '../shared/attribute-converters.js';
import { NwChooseEvent } from '../shared/events.js';
import { Navigation } from '../shared/pointing/key-navigation.js';
import { NwElement, type Catalogue } from '../shared/nw-element.js';
import { property } from '../shared/property.js';
import { theme } from '../shared/theme/theme.styles.js';
import { styles } from './dice-pool.styles.js';
import { drawCube } from './art/pip-die.js';
import type { Play } from './rolling.js';
import type { Key, PoolHost, ShownDie } from './pool-host.js';

/** Asked for once: a browser answers each import() in a task of its own, and in any order. */
let late: Promise<typeof import('./rolling.js')> | undefined;

/** What games draw their dice with; a page has `<dice-pool>`, which throws, counts and checks what it is given. */
export class Dice extends NwElement<Key> implements PoolHost {
  static override readonly tag: string = 'dice-pool';
  static override catalogue: Catalogue = { en, de: () => import('../../messages/de/pieces/dice-pool.js') };
  static override styles = [theme, styles];

  /** `none`: dice do not tumble. */
  @property({ reflect: true }) motion?: 'none';
  /** Dice that somebody else throws, in place of the pool. */
  @property({ converter: json }) model?: DiceModel;

  readonly #keys = new Navigation(this, {
    stops: () =>
      this.#drawn.flatMap(({ id, state }, i) => {
        const node = (): HTMLElement | undefined => this.#nodes[i];
        // Places are asked for only when an arrow is pressed.
        return this.isOpen(state)
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
      this.act(id);
    },
  });
  /** What knows dice that are no cubes. */
  protected play: Play | undefined;
  #before: DiceModel | undefined;
  #drawn: readonly ShownDie[] = [];
  #tumbling: readonly string[] = [];
  #falling = false;
  #tumbler: typeof import('./tumble-animation.js') | undefined;

  /** A game keeps its own. */
  get state(): unknown {
    return null;
  }
  set state(_state: unknown) {
    // Only a page's own are thrown here.
  }

  /** The model, as long as it can be drawn. */
  protected get given(): DiceModel | undefined {
    return this.model;
  }

  protected get shown(): readonly ShownDie[] {
    return this.given?.dice ?? [];
  }

  /** Whether several can be chosen. */
  protected get many(): boolean {
    return false;
  }

  protected isOpen(state: ShownDie['state']): boolean {
    return !!state && state !== 'spent';
  }

  protected act(id: string): void {
    this.dispatchEvent(new NwChooseEvent(id));
  }

  /** What stands below the dice. */
  protected controls?(): TemplateResult | undefined;

  /** The first drawing waits for what throws and counts, unless only cubes of a model are to be drawn. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.play && !this.given?.dice.every(({ die }) => die === 'd6')) {
      const { Play, turn, words } = (this.#tumbler = await (late ??= import('./rolling.js')));
      await turn(this);
      const Class = this.constructor as typeof Dice;
      Class.catalogue = { ...Class.catalogue, en: { ...en, ...words } };
      this.play = new Play(this, this.states, (ids) => {
        this.#tumble(ids);
      });
    }
    await super.scheduleUpdate();
  }

  protected override willUpdate(): void {
    const { given } = this;
    const before = this.#before;
    this.#before = given;
    if (!given || !before || given === before) return;
    const was = new Map(before.dice.map(({ id, face }) => [id, face]));
    this.#tumble(
      given.dice.flatMap(({ id, face }) =>
        face !== undefined && (given.roll !== before.roll || was.get(id) !== face) ? id : [],
      ),
    );
  }

  /** How dice fall, where only a model is drawn; until that has come none does. */
  protected override firstUpdated(): void {
    if (!this.#tumbler)
      void import('./tumble-animation.js').then(
        (tumbler) => {
          this.#tumbler = tumbler;
        },
        () => undefined,
      );
  }

  #tumble(ids: readonly string[]): void {
    this.#falling = this.motion !== 'none' && !!this.#tumbler?.mayFall(this);
    this.#tumbling = this.#falling ? ids : [];
  }

  protected override updated(): void {
    if (!this.#falling) return;
    this.#falling = false;
    this.#drawn.forEach(({ id }, i) => {
      this.#tumbler?.fall(this.#nodes[i], i, this.play?.batch(id) ?? 0, () => {
        this.#tumbling = this.#tumbling.filter((other) => other !== id);
        this.requestUpdate();
      });
    });
  }

  readonly #onClick = ({ target }: Event): void => {
    const die = this.#drawn[this.#nodes.indexOf((target as Element).closest('.die') as HTMLElement)];
    if (die && this.isOpen(die.state)) this.act(die.id);
  };

  get #nodes(): readonly HTMLElement[] {
    return [...(this.shadowRoot?.querySelectorAll<HTMLElement>('.die') ?? [])];
  }

  #bag(die: string, face: FaceName | undefined): Face {
    return this.play?.bag(die, face) ?? { pip: Number(face) };
  }

  protected inWords({ die, face, label }: ShownDie): string {
    const name = this.play?.nameOf(die) ?? die;
    if (face === undefined) return this.say('unthrown', { die: name });
    const { pip, ...symbols } = this.#bag(die, face);
    const words = pip || !this.play ? [String(pip)] : this.play.words(symbols);
    return this.say('die', { die: name, face: [...words, ...(label ? [label] : [])].join(', ') });
  }

  override render(): TemplateResult {
    const shown = (this.#drawn = this.shown);
    const pick = shown.some(({ state }) => state);
    return html`<section>
      <slot></slot>
      <div
        part="dice"
        role=${pick ? 'listbox' : 'list'}
        aria-label=${this.say('dice')}
        aria-multiselectable=${pick && this.many ? 'true' : nothing}
        @click=${this.#onClick}
        @keydown=${this.#keys.onKeyDown}
        @focusin=${this.#keys.onFocusIn}
      >
        ${shown.map((die) => this.#die(die, pick))}
      </div>
      ${this.controls?.()}
    </section>`;
  }

  #die(shown: ShownDie, pick: boolean): TemplateResult {
    const { id, die, face, state = '', label } = shown;
    const { names = [1, 2, 3, 4, 5, 6] } = this.play?.die(die) ?? {};
    const cube = die === 'd6';
    const next = (k: number): FaceName | undefined => names[(names.indexOf(face ?? '') + k) % names.length];
    const draw = (name: FaceName | undefined): TemplateResult | undefined =>
      cube ? drawCube({ pip: Number(name ?? 0) }) : this.play?.draw(die, name);
    const { success, suspense } = this.#bag(die, face);
    const open = this.isOpen(shown.state);
    const below = label ?? (cube ? '' : this.play?.below(die));
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
      ><span class="heard">${this.inWords(shown)}</span
      >${below ? html`<span part="label" aria-hidden="true">${below}</span>` : ''}
    </div>`;
  }
}

/** How many sides a numbered die has; 0 for others. */
const sides = (die: string): number => Number(/^d(\d+)$/.exec(die)?.[1] ?? 0);
