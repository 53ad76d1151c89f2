// <night-watch-game>: its attributes and start form. The match itself is in session.ts.
import type { TemplateResult } from 'lit';
import { CANDLES } from '../../engine/games/night-watch/rules/setup.js';
import { pack } from '../../engine/games/night-watch/content/pack.js';
import type { Fault } from '../../engine/kernel/index.js';
import { GameElement } from '../game/game-element.js';
import type { GameModules } from '../game/game-modules.js';
import type { SavedMatch } from '../game/session/autosave.js';
import type { SessionHost } from '../game/session/session-host.js';
import type { FormFields } from '../game/start-form.js';
import { formStyles } from '../game/start-form.styles.js';
import type { Catalogue } from '../shared/nw-element.js';
import { property } from '../shared/property.js';
import { theme } from '../shared/theme/theme.styles.js';
import { catalogue, localizedFault } from './catalogue.js';
import type { Match, PackInPlay } from './match-settings.js';
import { styles } from './night-watch-game.styles.js';
import { firstPlan, formFields, occupantNames, picture, playerCount, type Plan } from './start/start-form.js';
import type { Key } from './words.js';

/**
 * A whole game of Night Watch for two to four people at one device, and bots.
 * @summary The whole game Night Watch.
 * @tag night-watch-game
 * @slot - Content that is shown without script, and then as the caption.
 * @slot end - Your own buttons and links, shown beside ours when the match is over.
 * @attr {string} motion - `none`: nothing moves. `calm`: movements are slow and smooth. Inherited from ancestors.
 * @attr {string} lang - The language of all text and speech; inherited from ancestors.
 * @fires {NwActEvent} nw-act - A player at this device has made a choice: `seat`, `option`.
 * @fires {NwOverEvent} nw-over - The match has ended: `outcome`.
 * @fires nw-ready - Once, when the element has been drawn for the first time.
 * @fires nw-error - The input is invalid: `code`, `message`, `path`.
 * @csspart start - The form that is shown before a match.
 * @csspart begin - The button that starts the match.
 * @csspart notes - The content warnings that are shown before a match.
 * @csspart header - The list of players.
 * @csspart rail - The candles and the choices.
 * @csspart hint - A hint about the current question.
 * @csspart log - The log of the match.
 * @csspart acts - The buttons below the table, such as undo and share.
 * @csspart end - The result: who has won, and why.
 * @csspart end-actions - The buttons that are shown after the match.
 * @cssstate notes - The content warnings are shown, and the match has not started yet.
 * @cssstate playing - A match is on the table.
 * @cssstate over - The match has ended.
 * @example
 * <night-watch-game seats="person nightwatch"></night-watch-game>
 */
export class NightWatchGame extends GameElement<Key, Plan, PackInPlay, Match, SessionHost> {
  static override readonly tag = 'night-watch-game';
  static override catalogue: Catalogue = catalogue;
  static override styles = [theme, formStyles, styles];

  /** The number of candles at the beginning of a match. */
  @property({ type: Number, useDefault: true }) candles = firstPlan.candles;

  protected override readonly firstPlan = firstPlan;
  protected override plan: Plan = firstPlan;
  protected override readonly occupantNames = occupantNames;
  protected override readonly playerCount = playerCount;
  protected override readonly setup = ['candles', 'seats', 'names', 'seed', 'faces', 'situation', 'pack'];

  protected override readonly modules: GameModules<this, Match, PackInPlay, SessionHost> = {
    session: () => import('./session.js'),
  };
  protected override readonly inWords = localizedFault;

  protected override ourCards(): PackInPlay {
    return { pack };
  }

  protected override attributeFault(): Fault | null {
    if (!Number.isInteger(this.candles) || this.candles < CANDLES.min || this.candles > CANDLES.max)
      return { code: 'candles', path: 'candles', message: this.say('fault-candles', CANDLES) };
    this.plan = { ...this.plan, candles: this.candles };
    return null;
  }

  protected override get startsWithoutForm(): boolean {
    return !!this.seats || this.situation !== undefined;
  }

  protected override planFromAttributes(): Plan | null {
    if (!this.seats) return this.plan;
    const occupants = this.occupantsFromAttribute();
    return occupants && { ...this.plan, occupants };
  }

  protected override planFromSave({ save, occupants }: SavedMatch): Plan {
    const { candles } = Object(save.options) as Partial<Plan>;
    return { candles: candles ?? this.plan.candles, occupants: occupants as Plan['occupants'] };
  }

  protected override optionsOf({ candles }: Plan): unknown {
    return { candles };
  }

  protected override picture(): TemplateResult {
    return picture;
  }

  protected override fields(): FormFields {
    return formFields(this, this.plan, (plan) => {
      this.changePlan(plan);
    });
  }
}

export type * from '../game/events.js';
export type { Fault };

declare global {
  interface HTMLElementTagNameMap {
    'night-watch-game': NightWatchGame;
  }
}
