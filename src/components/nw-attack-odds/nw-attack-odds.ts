// <nw-attack-odds>: shows the exact odds of an attack, as part of a rules page. A game computes them; the reader may
// change the attack.
import { html, type TemplateResult } from 'lit';
import type { Fault } from '../../engine/kernel/types.js';
import type { AttackText } from '../../engine/scene/attack-odds-model.js';
import { speak, type Params } from '../../engine/speech/speak.js';
import type { Messages } from '../../messages/message.js';
import en from '../../messages/en/pieces/nw-attack-odds.js';
import { attacks } from '../registry.js';
import type { AttackGame } from '../shared/odds/attack-odds-game.js';
import { flag } from '../shared/attribute-converters.js';
import { catalogueOf, messagesIn } from '../shared/catalogue.js';
import { NearViewport } from '../shared/near-viewport.js';
import { NwElement } from '../shared/nw-element.js';
import { property } from '../shared/property.js';
import { theme } from '../shared/theme/theme.styles.js';
import { Drawing } from './drawing.js';
import { NwAttackEvent } from './events.js';
import { styles } from './nw-attack-odds.styles.js';

export type * from './events.js';

/**
 * The exact odds of an attack: the chance of each number of Wounds. The author describes attacker and target in words,
 * and the reader can try other attacks.
 *
 * The words, in any order:
 * - ids of Characters, Monsters, Weapons (`broken-glass+1`: with its first upgrade row), Armor and Abilities
 *   (`felix-ambrose.3`)
 * - the other side of the card: `insane`, `empowered`
 * - dice and their changes: `3 green`, `1 auto`, `1 reroll`, Keywords such as `pierce`, Bolts such as `bolt 1 auto`
 * - for the attack: `2 prior`, the number of Monsters that attacked earlier in this phase
 * - for the target: `fire`, `frost`, `stun`, `3 health`, `1 wounds`, and `5 characters` for a Boss's Health
 * @summary The exact odds of an attack, as a chart of Wounds; the reader can try other attacks.
 * @tag nw-attack-odds
 * @slot - The caption; it is also shown without script.
 * @fires {NwAttackEvent} nw-attack - The reader changed the attack: `attack`, `against`.
 * @csspart attack - The attacker, and the dice of the attack.
 * @csspart against - The target, and the dice of the defense.
 * @csspart control - A control with its label.
 * @csspart dice - The dice of one side.
 * @csspart chance - The chance of defeating the target; if the target has no Health, the mean number of Wounds.
 * @csspart goal - The words that say what this chance or mean is about.
 * @csspart mean - The mean number of Wounds, shown below a chance.
 * @csspart out - The reason why the attack is not possible.
 * @csspart odds - The chart of all results; screen readers read it as a table.
 * @cssstate shown - The odds have been drawn.
 * @example
 * <nw-attack-odds attack="felix-ambrose broken-glass" against="night-nurse stun"></nw-attack-odds>
 */
export class AttackOdds extends NwElement<keyof typeof en> {
  static override readonly tag = 'nw-attack-odds';
  static override readonly catalogue = catalogueOf(en, 'pieces/nw-attack-odds');
  static override styles = [theme, styles];

  /** The id of the game whose cards are used. */
  @property({ useDefault: true }) game = 'lobotomy-2';
  /** The attack in words: the attacker and the Weapon, or dice: `felix-ambrose sling+1`, `3 green 1 red pierce`. */
  @property({ useDefault: true }) attack = '';
  /** The target in words: a Monster or Character, or dice: `night-nurse fire`, `1 blue 3 health`. */
  @property({ useDefault: true }) against = '';
  /** The number of Spaces between attacker and target; by default the target is within reach. */
  @property({ type: Number }) distance?: number | null;
  /** The reader cannot change the attack. */
  @property({ converter: flag }) locked = false;
  /** When the element loads: `eager` at once, `lazy` when it comes near the viewport or is printed. */
  @property({ useDefault: true }) loading: 'lazy' | 'eager' = 'lazy';

  readonly #nearViewport = new NearViewport(this);
  readonly #drawing = new Drawing(this, (control, value) => {
    this.#change(control, value);
  });
  /** The id of the game that was loaded last. */
  #fetched = '';
  /** The module of that game that calculates odds; null until it is loaded. */
  #game: AttackGame | null = null;
  /** The messages of that game in the element's language. */
  #gameMessages: Messages = {};
  /** Whether the reader has changed something, so that the result must be announced. */
  #changed = false;

  get state(): Pick<AttackText, 'attack' | 'against'> {
    return { attack: this.attack, against: this.against };
  }

  set state(state: Pick<AttackText, 'attack' | 'against'>) {
    const { attack = '', against = '' } = Object(state) as Partial<AttackText>;
    Object.assign(this, { attack, against });
  }

  get #said(): AttackText {
    return { attack: this.attack, against: this.against, distance: this.distance ?? null };
  }

  /** Returns everything that is shown, as text. */
  describe(): string {
    return this.#drawing.inWords();
  }

  protected override async prepare(): Promise<void> {
    if (this.#game) this.#gameMessages = await messagesIn(this.#game.words, this.language);
  }

  protected override willUpdate(): void {
    if ((this.#nearViewport.wasNear || this.loading === 'eager') && this.game !== this.#fetched)
      void this.#fetch(this.game);
    if (this.#game) this.#compute(this.#game);
  }

  async #fetch(id: string): Promise<void> {
    this.#fetched = id;
    this.#game = null;
    const load = Object.hasOwn(attacks, id) ? attacks[id] : undefined;
    if (!load) {
      const games = Object.keys(attacks).join(', ');
      this.#refuse({ code: 'fault-game', path: 'game', message: this.say('fault-game', { games }) });
      return;
    }
    try {
      const game = await load();
      if (id !== this.#fetched) return;
      this.#game = game;
    } catch {
      this.#refuse({ code: 'fault-load', path: 'game', message: this.say('fault-load') });
    }
    this.requestUpdate();
  }

  #refuse(fault: Fault): void {
    this.toggleState('shown', false);
    this.#drawing.model = null;
    this.fail(fault);
  }

  #compute(game: AttackGame): void {
    const { language } = this;
    const read = game.model(this.#said, { language, say: (key, params) => this.#sayOfGame(key, params) });
    if (read.ok) {
      this.toggleState('shown', true);
      this.#drawing.model = read.value;
      this.fail(null);
      return;
    }
    const { attack, against } = this;
    void game
      .inWords(read.error, language)
      .catch(() => read.error)
      .then((fault) => {
        if (attack === this.attack && against === this.against) this.#refuse(fault);
      });
  }

  /** Returns a message of the game, or the page's replacement for it. */
  #sayOfGame(key: string, params?: Params): string {
    const own: Partial<Messages> = this.messages ?? {};
    return speak(own[key] === undefined ? this.#gameMessages : own, this.language, key, params);
  }

  protected override updated(): void {
    if (this.#changed) this.#drawing.announce();
    this.#changed = false;
  }

  #change(control: string, value: string | boolean): void {
    if (!this.#game) return;
    const { attack, against } = this.#game.change(this.#said, control, value);
    Object.assign(this, { attack, against });
    this.#changed = true;
    this.dispatchEvent(new NwAttackEvent(attack, against));
  }

  override render(): TemplateResult {
    return html`<slot></slot>${this.#drawing.draw()}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nw-attack-odds': AttackOdds;
  }
}
