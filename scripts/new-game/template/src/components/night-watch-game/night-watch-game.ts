// <night-watch-game>: its attributes, and what it fetches. The match itself comes with session.ts.
import type { TemplateResult } from 'lit';
import { CANDLES } from '../../engine/games/night-watch/rules/setup.js';
import { pack } from '../../engine/games/night-watch/content/pack.js';
import type { Fault } from '../../engine/kernel/index.js';
import { GameElement } from '../game/game-element.js';
import type { GameModules } from '../game/game-modules.js';
import type { SavedMatch } from '../game/session/autosave.js';
import type { SessionHost } from '../game/session/session-host.js';
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
 * @summary Playable Night Watch.
 * @tag night-watch-game
 * @slot - What stands there without script; after that the caption.
 * @slot end - Buttons and links of the page, beside ours when the match is over.
 * @attr {string} motion - `none` or `calm`; inherited from ancestors.
 * @attr {string} lang - Language of everything said; inherited from ancestors.
 * @fires {NwActEvent} nw-act - Somebody at this device has chosen: `seat`, `option`.
 * @fires {NwOverEvent} nw-over - The match has ended: `outcome`.
 * @fires nw-ready - Once, after the first drawing.
 * @fires nw-error - The input cannot be used: `{code, message, path}`.
 * @csspart start - The form before a match.
 * @csspart begin - The button that ends the form.
 * @csspart notes - What may distress, before a match.
 * @csspart header - Who plays.
 * @csspart rail - Candles and choices.
 * @csspart hint - Advice on what is asked.
 * @csspart log - What happened.
 * @csspart acts - What can be done with the match.
 * @csspart end - Who has won, and why.
 * @csspart end-actions - What can be done then.
 * @cssstate notes - What may distress is listed, and waits to be read.
 * @cssstate playing - A match is on the table.
 * @cssstate over - It has ended.
 * @example
 * <night-watch-game seats="person nightwatch"></night-watch-game>
 */
export class NightWatchGame extends GameElement<Key, Plan, PackInPlay, Match, SessionHost> {
  static override readonly tag = 'night-watch-game';
  static override catalogue: Catalogue = catalogue;
  static override styles = [theme, formStyles, styles];

  /** How many candles burn at first; 13 if it is left out. */
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

  protected override fields(): TemplateResult {
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
