// <asylum-escape-game>: its attributes and start form. The match itself is in session.ts.
import type { TemplateResult } from 'lit';
import { game } from '../../engine/games/asylum-escape/game.js';
import type { Fault } from '../../engine/kernel/index.js';
import type { SavedMatch } from '../game/session/autosave.js';
import { formStyles } from '../game/start-form.styles.js';
import { GameElement } from '../game/game-element.js';
import { readOccupants, type FormFields } from '../game/start-form.js';
import type { GameModules } from '../game/game-modules.js';
import type { Catalogue } from '../shared/nw-element.js';
import { property } from '../shared/property.js';
import { theme } from '../shared/theme/theme.styles.js';
import { world } from '../shared/theme/world.styles.js';
import { styles } from './asylum-escape-game.styles.js';
import { catalogue, localizedFault } from './catalogue.js';
import type { SessionMatch } from '../game/session/open-match.js';
import type { State } from '../../engine/games/asylum-escape/state/state.js';
import type { AsylumView } from '../../engine/games/asylum-escape/state/knowledge.js';
import type { PackInPlay, SessionHost } from './match-settings.js';
import {
  coins,
  collapses,
  firstPlan,
  fitting,
  occupantNames,
  playerCount,
  versions,
  type MatchPlan,
} from './start/match-plan.js';
import { formFields, picture } from './start/start-form.js';
import type { Key } from './words.js';
import { asylum } from './theme.styles.js';

const isOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);

/**
 * A whole game of Asylum Escape: two to seven players at one device, each a person or a bot.
 * @summary The whole game Asylum Escape: one player hunts, the others hide; a short and a long version.
 * @tag asylum-escape-game
 * @slot - Content that is shown before the script has loaded, and later as the caption. A `<script type="application/json">`, `<template>`, `<pre>` or `<textarea>` child is a pack of cards in JSON.
 * @slot end - Your own buttons and links, shown beside ours when the match is over.
 * @attr {string} motion - `none`: nothing moves. `calm`: movements are slow and smooth. Inherited from ancestors.
 * @attr {string} lang - The language of all text and speech; inherited from ancestors.
 * @fires {NwActEvent} nw-act - A player at this device has made a choice: `seat`, `option`.
 * @fires {NwOverEvent} nw-over - The match has ended: `outcome`.
 * @fires nw-ready - Once, when the element has been drawn for the first time.
 * @fires nw-error - The input is invalid: `code`, `message`, `path`.
 * @csspart start - The form that is shown before a match.
 * @csspart notes - The content warnings that are shown before a match.
 * @csspart begin - The button that starts the match.
 * @csspart learn - The button that opens the lessons.
 * @csspart header - The title and the turns.
 * @csspart people - The Victims and the Patients.
 * @csspart goal - What the player has to achieve, in one line.
 * @csspart board - The house.
 * @csspart moment - The card that is shown for a great moment, such as a death.
 * @csspart decided - The moments that decided the match, at its end.
 * @csspart room - A room of the house.
 * @csspart figure - A figure in a room.
 * @csspart rail - The coin, the die and the choices.
 * @csspart hint - A hint about the current question.
 * @csspart hand - The cards of the player who is looking, and the cards on the table.
 * @csspart decks - The decks and their discard piles.
 * @csspart notebook - The notebook: what the player who is looking knows and has pencilled in.
 * @csspart log - The log of the match.
 * @csspart acts - The buttons for the match, such as the one to share it.
 * @csspart end - The result: who has won, and why.
 * @csspart end-actions - The buttons that are shown after the match.
 * @csspart curtain - The curtain that hides the table while the device changes hands.
 * @cssprop [--nw-table-height=clamp(36rem, 100svh - 1rem, 66rem)] - The height of the table; by default it fits the window.
 * @cssstate calm - Words and pictures are softened.
 * @cssstate notes - The content warnings are shown, and the match has not started yet.
 * @cssstate playing - A match is on the table.
 * @cssstate over - The match has ended.
 * @example
 * <asylum-escape-game seats="person expert expert expert" patients="3"></asylum-escape-game>
 */
export class AsylumEscapeGame extends GameElement<
  Key,
  MatchPlan,
  PackInPlay,
  SessionMatch<State, AsylumView>,
  SessionHost
> {
  static override readonly tag = 'asylum-escape-game';
  static override catalogue: Catalogue = catalogue;
  static override styles = [theme, world(asylum), formStyles, styles];

  /** The version of the game: `short` ends after nine turns, `long` three turns after only one Victim is left. */
  @property({ useDefault: true }) version: 'short' | 'long' = 'short';
  /** The seat that plays the Patients, counted from 0. By default it is chosen at random. */
  @property({ useDefault: true }) patients = '';
  /** What decides how far the Patients may move: a `coin` or a `die`. */
  @property({ useDefault: true }) coin: 'coin' | 'die' = 'coin';
  /** Whether a Patient catches a Victim when a collapse brings them into the same room: `on` or `off`. */
  @property({ useDefault: true, attribute: 'collapse-catches' }) collapseCatches: 'on' | 'off' = 'on';

  protected override readonly firstPlan = firstPlan;
  protected override plan: MatchPlan = firstPlan;
  protected override readonly occupantNames = occupantNames;
  protected override readonly formerNames = game.formerBots;
  protected override readonly playerCount = playerCount;
  protected override readonly setup = [
    'version',
    'patients',
    'coin',
    'collapseCatches',
    'seats',
    'names',
    'seed',
    'faces',
    'situation',
    'pack',
  ];

  protected override readonly modules: GameModules<this, SessionMatch<State, AsylumView>, PackInPlay, SessionHost> = {
    session: () => import('./session.js'),
    lessons: () => import('./lessons/guide.js'),
    softened: () => import('./softened-content.js'),
    sound: () => import('./sound.js'),
    pack: () => import('./pack-loader.js'),
  };
  protected override readonly inWords = localizedFault;
  protected override readonly addsToOurCards = true;

  protected override async ourCards(): Promise<PackInPlay> {
    return { pack: (await import('../../engine/games/asylum-escape/content/pack.js')).pack };
  }

  protected override attributeFault(): Fault | null {
    const { version, patients, coin, collapseCatches, seats } = this;
    const length = (seats && readOccupants(seats, this.acceptedNames, playerCount)?.length) || playerCount.max;
    const seat = patients === '' ? null : Number(patients);
    const strange =
      !isOf(versions, version) || (version === 'long' && length === 2)
        ? 'version'
        : seat !== null && !(Number.isInteger(seat) && seat >= 0 && seat < length)
          ? 'patients'
          : !isOf(coins, coin)
            ? 'coin'
            : !isOf(collapses, collapseCatches)
              ? 'collapse-catches'
              : null;
    if (strange) return { code: strange, path: strange, message: this.say(`fault-${strange}`) };
    this.plan = fitting({
      ...this.plan,
      version,
      coin,
      collapseCatches: collapseCatches === 'on',
      ...(seat !== null && { patients: seat }),
    });
    return null;
  }

  protected override get startsWithoutForm(): boolean {
    return !!this.seats || this.situation !== undefined;
  }

  protected override planFromAttributes(): MatchPlan | null {
    if (!this.seats) return this.plan;
    const occupants = this.occupantsFromAttribute();
    return occupants && { ...this.plan, occupants, patients: this.patients === '' ? 'random' : Number(this.patients) };
  }

  protected override planFromSave({ save, occupants }: SavedMatch): MatchPlan {
    const { version, patients, coin, collapseCatches } = Object(save.options) as Partial<MatchPlan>;
    return fitting({
      ...this.plan,
      ...(isOf(versions, version) && { version }),
      ...(isOf(coins, coin) && { coin }),
      ...(patients !== undefined && { patients }),
      ...(collapseCatches !== undefined && { collapseCatches }),
      occupants: occupants as MatchPlan['occupants'],
    });
  }

  protected override optionsOf({ version, patients, coin, collapseCatches }: MatchPlan): unknown {
    return { version, patients, coin, collapseCatches };
  }

  protected override get plannedMatch(): MatchPlan {
    return fitting(this.plan);
  }

  protected override picture(): TemplateResult {
    return picture;
  }

  protected override fields(): FormFields {
    return formFields(this, this.plannedMatch, (plan) => {
      this.changePlan(plan);
    });
  }
}

export type * from '../game/events.js';
export type { Fault };

declare global {
  interface HTMLElementTagNameMap {
    'asylum-escape-game': AsylumEscapeGame;
  }
}
