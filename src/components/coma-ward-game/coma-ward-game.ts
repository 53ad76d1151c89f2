// <coma-ward-game>: a whole game of Coma Ward, for persons and bots.
import type { TemplateResult } from 'lit';
import type { ComaWardView } from '../../engine/games/coma-ward/state/knowledge.js';
import type { State } from '../../engine/games/coma-ward/state/state.js';
import type { Fault } from '../../engine/kernel/types.js';
import type { SavedMatch } from '../game/session/autosave.js';
import { GameElement } from '../game/game-element.js';
import type { GameModules } from '../game/game-modules.js';
import type { SessionMatch } from '../game/session/open-match.js';
import type { FormFields } from '../game/start-form.js';
import { formStyles } from '../game/start-form.styles.js';
import type { Catalogue } from '../shared/nw-element.js';
import { property } from '../shared/property.js';
import { theme } from '../shared/theme/theme.styles.js';
import { catalogue, localizedFault } from './catalogue.js';
import { styles } from './coma-ward-game.styles.js';
import type { PackInPlay, SessionHost } from './match-settings.js';
import { firstPlan, formFields, occupantNames, picture, playerCount, type MatchPlan } from './start/start-form.js';
import { comaWard } from './theme.styles.js';
import type { Key } from './words.js';

/**
 * A whole game of Coma Ward: two to six players at one device, each a person or a bot.
 * @summary The whole game Coma Ward: a Prologue, and one of 13 Phenomena.
 * @tag coma-ward-game
 * @slot - Content that is shown before the script has loaded, and later as the caption. A `<script type="application/json">`, `<template>`, `<pre>` or `<textarea>` child is a pack of cards in JSON.
 * @slot end - Your own buttons and links, shown beside ours when the match is over.
 * @attr {string} motion - `none`: nothing moves. `calm`: movements are slow and smooth. Inherited from ancestors.
 * @attr {string} lang - The language of all text and speech; inherited from ancestors.
 * @fires {NwActEvent} nw-act - A player at this device has made a choice: `seat`, `option`.
 * @fires {NwOverEvent} nw-over - The match has ended: `outcome`.
 * @fires nw-ready - Once, when the element has been drawn for the first time.
 * @fires nw-error - The input is invalid: `code`, `message`, `path`.
 * @csspart start - The form that is shown before a match.
 * @csspart begin - The button that starts the match.
 * @csspart learn - The button that opens the lessons.
 * @csspart notes - The content warnings that are shown before a match.
 * @csspart header - The title and the round.
 * @csspart players - The list of players.
 * @csspart goal - What the player has to achieve, in one line.
 * @csspart board - The Floors of the hospital.
 * @csspart lift - The panel with the buttons of the Floors.
 * @csspart mat - The player mat: Health, Terror, and the statistics beneath them.
 * @csspart sheet - The Neurosis, and what only the player knows: Role and Quirk.
 * @csspart evidence - The Clues, and what they may mean.
 * @csspart story - What the Phenomenon tells and changes.
 * @csspart moment - The card that is shown for a great moment, such as a death.
 * @csspart decided - The moments that decided the match, at its end.
 * @csspart space - A Space of the shown Floor.
 * @csspart tile - A Room or another Space of the shown Floor.
 * @csspart token - What stands or lies on a Space.
 * @csspart rail - The dice and the choices.
 * @csspart hand - The Items of the player.
 * @csspart log - The log of the match.
 * @csspart acts - The buttons for the match, such as the one to share it.
 * @csspart hint - A hint about the current question.
 * @csspart words - The description of the table in words, while it is open.
 * @csspart end - The result: who has won, and the Epilogue.
 * @csspart end-actions - The buttons that are shown after the match.
 * @csspart curtain - The curtain that hides the table while the device changes hands.
 * @cssprop [--nw-table-height=clamp(36rem, 100svh - 1rem, 66rem)] - The height of the table; by default it fits the window.
 * @cssstate calm - Words are softened.
 * @cssstate notes - The content warnings are shown, and the match has not started yet.
 * @cssstate playing - A match is on the table.
 * @cssstate over - The match has ended.
 * @example
 * <coma-ward-game seats="person expert expert"></coma-ward-game>
 */
export class ComaWardGame extends GameElement<
  Key,
  MatchPlan,
  PackInPlay,
  SessionMatch<State, ComaWardView>,
  SessionHost
> {
  static override readonly tag = 'coma-ward-game';
  static override catalogue: Catalogue = catalogue;
  static override styles = [theme, comaWard, formStyles, styles];

  /** Whether everybody gets a Quirk Card: `on` or `off`. */
  @property({ useDefault: true }) quirks: 'on' | 'off' = 'on';

  protected override readonly firstPlan = firstPlan;
  protected override plan: MatchPlan = firstPlan;
  protected override readonly occupantNames = occupantNames;
  protected override readonly playerCount = playerCount;
  protected override readonly setup = ['quirks', 'seats', 'names', 'seed', 'faces', 'situation', 'pack'];

  protected override readonly modules: GameModules<this, SessionMatch<State, ComaWardView>, PackInPlay, SessionHost> = {
    session: () => import('./session.js'),
    lessons: () => import('./lessons/guide.js'),
    softened: () => import('./softened-content.js'),
    sound: () => import('./sound.js'),
    pack: () => import('./pack-loader.js'),
  };
  protected override readonly inWords = localizedFault;
  protected override readonly addsToOurCards = true;

  protected override async ourCards(): Promise<PackInPlay> {
    return { pack: (await import('../../engine/games/coma-ward/content/pack.js')).pack, texts: {} };
  }

  protected override attributeFault(): Fault | null {
    // An attribute may have any value.
    const quirks: string = this.quirks;
    if (quirks !== 'on' && quirks !== 'off')
      return { code: 'quirks', path: 'quirks', message: this.say('fault-quirks') };
    this.plan = { ...this.plan, quirks: quirks === 'on' };
    return null;
  }

  protected override get startsWithoutForm(): boolean {
    return !!this.seats || this.situation !== undefined;
  }

  protected override planFromAttributes(): MatchPlan | null {
    if (!this.seats) return this.plan;
    const occupants = this.occupantsFromAttribute();
    return occupants && { ...this.plan, occupants };
  }

  protected override planFromSave({ save, occupants }: SavedMatch): MatchPlan {
    const { quirks } = Object(save.options) as Partial<MatchPlan>;
    return { quirks: quirks ?? this.plan.quirks, occupants: occupants as MatchPlan['occupants'] };
  }

  protected override optionsOf({ quirks }: MatchPlan): unknown {
    return { quirks };
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
    'coma-ward-game': ComaWardGame;
  }
}
