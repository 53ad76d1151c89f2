// <sanitarium-game>: its form, the cards and the care that a page asks for, and what comes with them. The match itself comes
// with session.ts.
import type { TemplateResult } from 'lit';
import type { Pack } from '../../engine/games/sanitarium/cards/card-types.js';
import { pack } from '../../engine/games/sanitarium/content/pack.js';
import type { Fault } from '../../engine/kernel/index.js';
import type { SavedMatch } from '../game/session/autosave.js';
import { formStyles } from '../game/start-form.styles.js';
import { GameElement } from '../game/game-element.js';
import type { GameModules } from '../game/game-modules.js';
import type { Catalogue } from '../shared/nw-element.js';
import { property } from '../shared/property.js';
import { theme } from '../shared/theme/theme.styles.js';
import { artTokens } from './art/art.styles.js';
import { catalogue, localizedFault } from './catalogue.js';
import type { Match, PackInPlay, SessionHost } from './match-settings.js';
import { styles } from './sanitarium-game.styles.js';
import {
  candlePicture,
  firstPlan,
  formFields,
  modes,
  occupantNames,
  type Mode,
  type Plan,
} from './start/start-form.js';
import type { Key } from './words.js';
import { sanitarium } from './theme.styles.js';

const builtInPack: PackInPlay = { pack, texts: {} };

const modeOf = (options: unknown): Mode =>
  (options as { mode?: unknown } | null)?.mode === 'cooperative' ? 'cooperative' : 'competitive';

/**
 * A whole game of Sanitarium for one to four people at one device, and bots.
 * @summary Playable Sanitarium: competitive, co-operative or solo.
 * @tag sanitarium-game
 * @slot - What stands there without script; after that the caption. A `<script type="application/json">` child is a pack of cards.
 * @slot end - Buttons and links of the page, beside ours when the match is over.
 * @attr {string} motion - `none` or `calm`; inherited from ancestors.
 * @attr {string} lang - Language of everything said; inherited from ancestors.
 * @fires {NwActEvent} nw-act - Somebody at this device has chosen: `seat`, `option`.
 * @fires {NwOverEvent} nw-over - The match has ended: `outcome`.
 * @fires nw-ready - Once, after the first drawing.
 * @fires nw-error - The input cannot be used: `{code, message, path}`.
 * @csspart lamp - The candle, beside the form and where it counts the cards.
 * @csspart start - The form before a match.
 * @csspart begin - The button that ends the form.
 * @csspart learn - The button that begins the lessons.
 * @csspart notes - What may distress, before a match.
 * @csspart header - Title and phases.
 * @csspart players - Who plays.
 * @csspart reference - The scenario and the aid, where they are open.
 * @csspart board - The map.
 * @csspart space - A space of the map.
 * @csspart tile - A card on the map.
 * @csspart token - A person or a monster on it.
 * @csspart rail - Dice, points and choices.
 * @csspart hand - The cards of the player.
 * @csspart log - What happened.
 * @csspart ending - The last picture, over the map.
 * @csspart acts - What can be done with the match.
 * @csspart hint - Advice on what is asked.
 * @csspart words - The table in words, where that is open.
 * @csspart end - Who has won, and why.
 * @csspart end-actions - What can be done then.
 * @csspart curtain - What hides the table while the device changes hands.
 * @cssprop --san-paper - Floors and sheets of Rooms; like all of `--san-…`, the colour of what is printed.
 * @cssprop --san-kraft - Face-down cards on the map; their floors are `--san-kraft-floor`, their lines `--san-kraft-ink`.
 * @cssprop --san-hall - Dark Hallways; their floors are `--san-hall-floor`, their lines `--san-print`.
 * @cssprop --san-door - Doorways.
 * @cssprop --san-rim - The edges of cards.
 * @cssprop --san-bone - Light lines on dark sheets.
 * @cssprop --san-ink - Dark lines on light sheets.
 * @cssprop --san-shade - The shadows of cards.
 * @cssstate calm - Words and pictures are calm.
 * @cssstate notes - What may distress is listed, and waits to be read.
 * @cssstate playing - A match is on the table.
 * @cssstate over - It has ended.
 * @example
 * <sanitarium-game mode="competitive" seats="person steady"></sanitarium-game>
 */
export class SanitariumGame extends GameElement<Key, Plan, PackInPlay, Match, SessionHost> {
  static override readonly tag = 'sanitarium-game';
  static override catalogue: Catalogue = catalogue;
  static override styles = [theme, sanitarium, artTokens, formStyles, styles];

  /** `competitive`, `cooperative` or `solo`. */
  @property({ useDefault: true }) mode: Mode = 'competitive';

  protected override readonly firstPlan = firstPlan;
  protected override plan: Plan = firstPlan;
  protected override readonly occupantNames = occupantNames;
  protected override readonly playerCount = { min: 1, max: 4 };
  protected override readonly setup = ['mode', 'seats', 'names', 'seed', 'faces', 'situation', 'pack'];

  protected override readonly modules: GameModules<this, Match, PackInPlay, SessionHost> = {
    session: () => import('./session.js'),
    lessons: () => import('./lessons/guide.js'),
    softened: () => import('./softened-content.js'),
    sound: () => import('./sound.js'),
    pack: () => import('./pack/pack-loader.js'),
  };
  protected override readonly inWords = localizedFault;

  protected override ourCards(): PackInPlay {
    return builtInPack;
  }

  protected override attributeFault(): Fault | null {
    if (!(modes as readonly string[]).includes(this.mode))
      return { code: 'mode', path: 'mode', message: this.say('fault-mode') };
    this.plan = { ...this.plan, mode: this.mode };
    return null;
  }

  protected override get startsWithoutForm(): boolean {
    return !!this.seats || this.mode === 'solo' || this.situation !== undefined;
  }

  protected override planFromAttributes(): Plan | null {
    if (!this.seats) return this.mode === 'solo' ? { mode: 'solo', occupants: ['person'] } : this.plan;
    const occupants = this.occupantsFromAttribute();
    if (!occupants || (occupants.length === 1) === (this.mode === 'solo'))
      return occupants && { mode: this.mode, occupants };
    this.refuse({ code: 'seats', path: 'seats', message: this.say('fault-count') });
    return null;
  }

  protected override planFromSave({ save, occupants }: SavedMatch): Plan {
    return {
      mode: occupants.length === 1 ? 'solo' : modeOf(save.options),
      occupants: occupants as Plan['occupants'],
    };
  }

  protected override optionsOf({ mode }: Plan): unknown {
    return { mode: mode === 'solo' ? 'cooperative' : mode };
  }

  protected override picture(): TemplateResult {
    return candlePicture(1);
  }

  protected override fields(): TemplateResult {
    return formFields(this, this.plan, (plan) => {
      this.changePlan(plan);
    });
  }
}

export type * from '../game/events.js';
export type { Fault, Pack };

declare global {
  interface HTMLElementTagNameMap {
    'sanitarium-game': SanitariumGame;
  }
}
