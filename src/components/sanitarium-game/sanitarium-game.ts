// <sanitarium-game>: its attributes and start form. The match itself is in session.ts.
import type { TemplateResult } from 'lit';
import type { Pack } from '../../engine/games/sanitarium/cards/card-types.js';
import { pack } from '../../engine/games/sanitarium/content/pack.js';
import { game } from '../../engine/games/sanitarium/game.js';
import type { Fault } from '../../engine/kernel/index.js';
import type { SavedMatch } from '../game/session/autosave.js';
import { formStyles } from '../game/start-form.styles.js';
import { GameElement } from '../game/game-element.js';
import type { FormFields } from '../game/start-form.js';
import type { GameModules } from '../game/game-modules.js';
import type { Catalogue } from '../shared/nw-element.js';
import { property } from '../shared/property.js';
import { theme } from '../shared/theme/theme.styles.js';
import { artTokens } from './art/art.styles.js';
import { catalogue, localizedFault } from './catalogue.js';
import type { SessionMatch } from '../game/session/open-match.js';
import type { State } from '../../engine/games/sanitarium/state/state.js';
import type { SanitariumView } from '../../engine/games/sanitarium/state/knowledge.js';
import type { PackInPlay, SessionHost } from './match-settings.js';
import { styles } from './sanitarium-game.styles.js';
import {
  candlePicture,
  firstPlan,
  formFields,
  modes,
  occupantNames,
  type Mode,
  type MatchPlan,
} from './start/start-form.js';
import type { Key } from './words.js';
import { sanitarium } from './theme.styles.js';

const builtInPack: PackInPlay = { pack, texts: {} };

const modeOf = (options: unknown): Mode =>
  (options as { mode?: unknown } | null)?.mode === 'cooperative' ? 'cooperative' : 'competitive';

/**
 * A whole game of Sanitarium: one to four players at one device, each a person or a bot.
 * @summary The whole game Sanitarium: competitive, co-operative or solo.
 * @tag sanitarium-game
 * @slot - Content that is shown before the script has loaded, and later as the caption. A `<script type="application/json">`, `<template>`, `<pre>` or `<textarea>` child is a pack of cards in JSON.
 * @slot end - Your own buttons and links, shown beside ours when the match is over.
 * @attr {string} motion - `none`: nothing moves. `calm`: movements are slow and smooth. Inherited from ancestors.
 * @attr {string} lang - The language of all text and speech; inherited from ancestors.
 * @fires {NwActEvent} nw-act - A player at this device has made a choice: `seat`, `option`.
 * @fires {NwOverEvent} nw-over - The match has ended: `outcome`.
 * @fires nw-ready - Once, when the element has been drawn for the first time.
 * @fires nw-error - The input is invalid: `code`, `message`, `path`.
 * @csspart lamp - The drawing of a candle: beside the title, and beside the number of cards left.
 * @csspart start - The form that is shown before a match.
 * @csspart begin - The button that starts the match.
 * @csspart learn - The button that opens the lessons.
 * @csspart notes - The content warnings that are shown before a match.
 * @csspart header - The title and the phases of the turn.
 * @csspart players - The list of players.
 * @csspart reference - The scenario and the player aid, while they are open.
 * @csspart goal - What the player has to achieve, in one line.
 * @csspart board - The map.
 * @csspart moment - The card that is shown for a great moment, such as a death.
 * @csspart decided - The moments that decided the match, at its end.
 * @csspart space - A space of the map.
 * @csspart tile - A card on the map.
 * @csspart token - A person or a monster on the map.
 * @csspart rail - The dice, the points and the choices.
 * @csspart hand - The cards of the player.
 * @csspart log - The log of the match.
 * @csspart ending - The picture that is shown over the map when the match ends.
 * @csspart acts - The buttons for the match, such as the one to share it.
 * @csspart hint - A hint about the current question.
 * @csspart words - The description of the table in words, while it is open.
 * @csspart end - The result: who has won, and why.
 * @csspart end-actions - The buttons that are shown after the match.
 * @csspart curtain - The curtain that hides the table while the device changes hands.
 * @cssprop [--nw-table-height=clamp(36rem, 100svh - 1rem, 66rem)] - The height of the table; by default it fits the window.
 * @cssprop --san-paper - The colour of Rooms. All `--san-…` properties set colours of the printed cards.
 * @cssprop --san-kraft - The colour of face-down cards on the map; `--san-kraft-floor` colours their floors, `--san-kraft-ink` their lines.
 * @cssprop --san-hall - The colour of Dark Hallways; `--san-hall-floor` colours their floors, `--san-print` their lines.
 * @cssprop --san-door - The colour of doorways.
 * @cssprop --san-rim - The colour of the edges of cards.
 * @cssprop --san-bone - The colour of light lines on dark cards.
 * @cssprop --san-ink - The colour of dark lines on light cards.
 * @cssprop --san-shade - The colour of the shadows of cards.
 * @cssstate calm - Words and pictures are softened.
 * @cssstate notes - The content warnings are shown, and the match has not started yet.
 * @cssstate playing - A match is on the table.
 * @cssstate over - The match has ended.
 * @example
 * <sanitarium-game mode="competitive" seats="person expert"></sanitarium-game>
 */
export class SanitariumGame extends GameElement<
  Key,
  MatchPlan,
  PackInPlay,
  SessionMatch<State, SanitariumView>,
  SessionHost
> {
  static override readonly tag = 'sanitarium-game';
  static override catalogue: Catalogue = catalogue;
  static override styles = [theme, sanitarium, artTokens, formStyles, styles];

  /** The mode of the game: `competitive`, `cooperative` or `solo`. */
  @property({ useDefault: true }) mode: Mode = 'competitive';

  protected override readonly firstPlan = firstPlan;
  protected override plan: MatchPlan = firstPlan;
  protected override readonly occupantNames = occupantNames;
  protected override readonly formerNames = game.formerBots;
  protected override readonly playerCount = { min: 1, max: 4 };
  protected override readonly setup = ['mode', 'seats', 'names', 'seed', 'faces', 'situation', 'pack'];

  protected override readonly modules: GameModules<this, SessionMatch<State, SanitariumView>, PackInPlay, SessionHost> =
    {
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

  protected override planFromAttributes(): MatchPlan | null {
    if (!this.seats) return this.mode === 'solo' ? { mode: 'solo', occupants: ['person'] } : this.plan;
    const occupants = this.occupantsFromAttribute();
    if (!occupants || (occupants.length === 1) === (this.mode === 'solo'))
      return occupants && { mode: this.mode, occupants };
    this.refuse({ code: 'seats', path: 'seats', message: this.say('fault-count') });
    return null;
  }

  protected override planFromSave({ save, occupants }: SavedMatch): MatchPlan {
    return {
      mode: occupants.length === 1 ? 'solo' : modeOf(save.options),
      occupants: occupants as MatchPlan['occupants'],
    };
  }

  protected override optionsOf({ mode }: MatchPlan): unknown {
    return { mode: mode === 'solo' ? 'cooperative' : mode };
  }

  protected override picture(): TemplateResult {
    return candlePicture(1);
  }

  protected override fields(): FormFields {
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
