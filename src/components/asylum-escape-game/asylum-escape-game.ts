// <asylum-escape-game>: what its attributes and its form ask for. The match itself comes with session.ts.
import type { TemplateResult } from 'lit';
import type { Fault } from '../../engine/kernel/index.js';
import type { SavedMatch } from '../game/session/autosave.js';
import { formStyles } from '../game/start-form.styles.js';
import { GameElement } from '../game/game-element.js';
import { readOccupants } from '../game/start-form.js';
import type { GameModules } from '../game/game-modules.js';
import type { Catalogue } from '../shared/nw-element.js';
import { property } from '../shared/property.js';
import { theme } from '../shared/theme/theme.styles.js';
import { world } from '../shared/theme/world.styles.js';
import { styles } from './asylum-escape-game.styles.js';
import { catalogue, localizedFault } from './catalogue.js';
import type { Match, PackInPlay, SessionHost } from './match-settings.js';
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
 * A whole game of Asylum Escape for two to seven people at one device, and bots.
 * @summary Playable Asylum Escape: hidden movement, one against many, short or long.
 * @tag asylum-escape-game
 * @slot - What stands there without script; after that the caption. A `<script type="application/json">` child is a pack of cards.
 * @slot end - Buttons and links of the page, beside ours when the match is over.
 * @attr {string} motion - `none` or `calm`; inherited from ancestors.
 * @attr {string} lang - Language of everything said; inherited from ancestors.
 * @fires {NwActEvent} nw-act - Somebody at this device has chosen: `seat`, `option`.
 * @fires {NwOverEvent} nw-over - The match has ended: `outcome`.
 * @fires nw-ready - Once, after the first drawing.
 * @fires nw-error - The input cannot be used: `{code, message, path}`.
 * @csspart start - The form before a match.
 * @csspart notes - What may distress, before a match.
 * @csspart begin - The button that ends the form.
 * @csspart learn - The button that begins the lessons.
 * @csspart header - Title and turns.
 * @csspart people - Victims and Patients.
 * @csspart board - The house.
 * @csspart room - A room of the house.
 * @csspart figure - Who is in it.
 * @csspart rail - Coin, die and choices.
 * @csspart hint - Advice on what is asked.
 * @csspart hand - The cards of whoever looks, and those on the table.
 * @csspart decks - The decks and their discards.
 * @csspart notebook - What whoever looks knows and has pencilled.
 * @csspart log - What happened.
 * @csspart acts - What can be done with the match.
 * @csspart end - Who has won, and why.
 * @csspart end-actions - What can be done then.
 * @csspart curtain - What hides the table while the device changes hands.
 * @cssstate calm - Words and pictures are calm.
 * @cssstate notes - What may distress is listed, and waits to be read.
 * @cssstate playing - A match is on the table.
 * @cssstate over - It has ended.
 * @example
 * <asylum-escape-game seats="person lurker lurker lurker" patients="3"></asylum-escape-game>
 */
export class AsylumEscapeGame extends GameElement<Key, MatchPlan, PackInPlay, Match, SessionHost> {
  static override readonly tag = 'asylum-escape-game';
  static override catalogue: Catalogue = catalogue;
  static override styles = [theme, world(asylum), formStyles, styles];

  /** `short`, nine turns; or `long`, until one Victim is left. */
  @property({ useDefault: true }) version: 'short' | 'long' = 'short';
  /** Number of the seat that plays the Patients, from 0; left to chance without it. */
  @property({ useDefault: true }) patients = '';
  /** What says how far the Patients go: `coin` or `die`. */
  @property({ useDefault: true }) coin: 'coin' | 'die' = 'coin';
  /** `off`: a Patient who comes into a Victim's room by a collapse does not catch. */
  @property({ useDefault: true, attribute: 'collapse-catches' }) collapseCatches: 'on' | 'off' = 'on';

  protected override readonly firstPlan = firstPlan;
  protected override plan: MatchPlan = firstPlan;
  protected override readonly occupantNames = occupantNames;
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

  protected override readonly modules: GameModules<this, Match, PackInPlay, SessionHost> = {
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
    const length = (seats && readOccupants(seats, occupantNames, playerCount)?.length) || playerCount.max;
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

  protected override fields(): TemplateResult {
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
