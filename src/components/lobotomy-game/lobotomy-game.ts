// <lobotomy-game>: its attributes and start form. The match itself is in session.ts.
import type { TemplateResult } from 'lit';
import type { CampaignStep } from '../../engine/games/lobotomy-2/rules/scenario/campaign.js';
import { game } from '../../engine/games/lobotomy-2/game.js';
import type { Fault } from '../../engine/kernel/index.js';
import type { SavedMatch } from '../game/session/autosave.js';
import type { FormFields } from '../game/start-form.js';
import { formStyles } from '../game/start-form.styles.js';
import type { StartingPoint } from '../game/game-attributes.js';
import { randomSeed, GameElement } from '../game/game-element.js';
import type { GameModules } from '../game/game-modules.js';
import { rustedWard as lobotomy } from '../shared/theme/rusted-ward.styles.js';
import { differs, list } from '../shared/attribute-converters.js';
import type { Catalogue } from '../shared/nw-element.js';
import { property } from '../shared/property.js';
import { theme } from '../shared/theme/theme.styles.js';
import { world } from '../shared/theme/world.styles.js';
import { artTokens } from './art/art.styles.js';
import { catalogue, localizedFault } from './catalogue.js';
import type { SessionMatch } from '../game/session/open-match.js';
import type { State } from '../../engine/games/lobotomy-2/state/state.js';
import type { PackInPlay, SessionHost } from './match-settings.js';
import { styles } from './lobotomy-game.styles.js';
import {
  characterIds,
  difficultyOf,
  firstPlan,
  fitting,
  occupantNames,
  ourContent,
  playerCount,
  readCharacters,
  unknownValueIn,
  type SelectableContent,
  type MatchPlan,
} from './start/match-plan.js';
import { formFields, picture } from './start/start-form.js';
import type { Key } from './words.js';

/**
 * A whole game of Lobotomy 2: Manhunt: one to five players at one device, each a person or a bot.
 * @summary The whole game Lobotomy 2: Manhunt, one Scenario at a time.
 * @tag lobotomy-game
 * @slot - Content that is shown before the script has loaded, and later as the caption. A `<script type="application/json">`, `<template>`, `<pre>` or `<textarea>` child is a pack of cards in JSON.
 * @slot end - Your own buttons and links, shown beside ours when the match is over.
 * @attr {string} motion - `none`: nothing moves. `calm`: movements are slow and smooth. Inherited from ancestors.
 * @attr {string} lang - The language of all text and speech; inherited from ancestors.
 * @fires {NwActEvent} nw-act - A player at this device has made a choice: `seat`, `option`.
 * @fires {NwOverEvent} nw-over - The match has ended: `outcome`.
 * @fires nw-ready - Once, when the element has been drawn for the first time.
 * @fires nw-error - The input is invalid: `code`, `message`, `path`.
 * @csspart lamp - The drawing of a door under a lamp, beside the title.
 * @csspart start - The form that is shown before a match.
 * @csspart notes - The content warnings that are shown before a match.
 * @csspart begin - The button that starts the match.
 * @csspart learn - The button that opens the lessons.
 * @csspart header - The title, the Round and its phases.
 * @csspart cast - The Characters.
 * @csspart goal - What the player has to achieve, in one line.
 * @csspart board - The map.
 * @csspart moment - The card that is shown for a great moment, such as a death.
 * @csspart decided - The moments that decided the match, at its end.
 * @csspart space - A space of the map.
 * @csspart token - A Character or a Monster on the map.
 * @csspart track - The Hunt Track.
 * @csspart rail - The dice, the points and the choices.
 * @csspart hint - A hint about the current question.
 * @csspart sheet - The Character that is shown: Attributes, Insanity, Junk and Meds.
 * @csspart hand - The Items and Disorders of that Character.
 * @csspart trade - What the two Characters offer in a Trade.
 * @csspart story - The objectives, and the Chapters that have been read.
 * @csspart monsters - The Monsters in play, and what they can do.
 * @csspart log - The log of the match.
 * @csspart acts - The buttons for the match, such as the one to share it.
 * @csspart end - The result: who has won, and why.
 * @csspart end-actions - The buttons that are shown after the match.
 * @cssprop [--nw-table-height=clamp(36rem, 100svh - 1rem, 66rem)] - The height of the table; by default it fits the window.
 * @cssstate calm - Words and pictures are softened.
 * @cssstate notes - The content warnings are shown, and the match has not started yet.
 * @cssstate playing - A match is on the table.
 * @cssstate over - The match has ended.
 * @example
 * <lobotomy-game scenario="S1" seats="person expert expert expert"></lobotomy-game>
 */
export class LobotomyGame extends GameElement<Key, MatchPlan, PackInPlay, SessionMatch<State, State>, SessionHost> {
  static override readonly tag = 'lobotomy-game';
  static override catalogue: Catalogue = catalogue;
  static override styles = [theme, world(lobotomy), artTokens, formStyles, styles];

  /** The id of the Scenario: `S1` to `S4`, a Daily Nightmare (`DN1` to `DN4`), or one from the pack. */
  @property({ useDefault: true }) scenario = '';
  /**
   * The ids of the Characters. Spaces separate the Characters of one seat, and commas separate the seats:
   * `ian-mcfellow demi-hawkins, …`. Missing ones are dealt at random.
   */
  @property({ useDefault: true }) characters = '';
  /**
   * The difficulty: `recommended`, `normal`, or a number of Difficulty Modifier cards and their level, such as `2
   * easier`.
   */
  @property({ useDefault: true }) difficulty = '';
  /** How the distance to a Spawn Point is measured: by `range` (through walls) or by `walking`. */
  @property({ useDefault: true }) nearest = '';
  /** The flags that earlier Scenarios of the campaign have set, separated by spaces; or a list in JSON. */
  @property({ converter: list, hasChanged: differs }) kept?: unknown;

  protected override readonly firstPlan = firstPlan;
  protected override plan: MatchPlan = firstPlan;
  /** Whether the campaign has continued after the Scenario that the page asked for. */
  #onward = false;
  protected override readonly occupantNames = occupantNames;
  protected override readonly formerNames = game.formerBots;
  protected override readonly playerCount = playerCount;
  protected override readonly setup = [
    'scenario',
    'characters',
    'difficulty',
    'nearest',
    'kept',
    'seats',
    'names',
    'seed',
    'faces',
    'situation',
    'pack',
  ];

  protected override readonly modules: GameModules<this, SessionMatch<State, State>, PackInPlay, SessionHost> = {
    session: () => import('./session.js'),
    lessons: () => import('./lessons/guide.js'),
    softened: () => import('./softened-content.js'),
    sound: () => import('./sound.js'),
    pack: () => import('./pack-loader.js'),
  };
  protected override readonly inWords = localizedFault;
  protected override readonly addsToOurCards = true;

  protected override async ourCards(): Promise<PackInPlay> {
    return { pack: (await import('../../engine/games/lobotomy-2/content/pack.js')).pack, texts: {} };
  }

  /** The Scenarios and Characters of the cards in play. */
  get #offer(): SelectableContent {
    return this.cards.loaded?.chosen.offer ?? ourContent;
  }

  protected override attributeFault(): Fault | null {
    const { scenario, characters, difficulty, nearest } = this;
    const asked: Partial<MatchPlan> = {
      ...(scenario && { scenario }),
      ...(characters && { characters: readCharacters(characters) }),
      ...(difficulty && { difficulty }),
      ...(nearest && { nearest }),
    };
    // The ids in a page's own pack are not known here; the rules check them.
    const [unknown, id = ''] = (!this.cards.isOwn && unknownValueIn(asked)) || [];
    if (unknown)
      return {
        code: unknown,
        path: unknown,
        message: this.say(`fault-${unknown}`, { id, ids: characterIds.join(', ') }),
      };
    this.plan = { ...this.plan, ...(this.#onward && { kept: [] }), ...asked };
    this.#onward = false;
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
    const { scenario, characters, nearest, kept } = Object(save.options) as Partial<MatchPlan>;
    this.#onward = scenario !== undefined && scenario !== this.plan.scenario;
    return {
      ...this.plan,
      ...(scenario && { scenario }),
      ...(nearest && { nearest }),
      ...(Array.isArray(characters) && { characters }),
      ...(Array.isArray(kept) && { kept }),
      occupants: occupants as MatchPlan['occupants'],
    };
  }

  protected override optionsOf(plan: MatchPlan): unknown {
    const { scenario, characters, difficulty, nearest, kept, occupants } = this.scenario
      ? plan
      : fitting(plan, this.#offer);
    const carried = kept.length > 0 ? kept : this.kept;
    // Places for which nobody chose a Character are left to the rules, which know how many Characters each player gets.
    const named = characters.length > 0 && { characters: occupants.map((_, seat) => characters[seat] ?? ['']) };
    return {
      scenario,
      ...named,
      difficulty: difficultyOf(difficulty),
      nearest,
      ...(carried !== undefined && { kept: carried }),
    };
  }

  /** Begins the next Scenario of the campaign, for the same players. @internal */
  goOn(next: CampaignStep): void {
    this.#onward = true;
    this.plan = { ...this.plan, ...next };
    this.newGame({ seed: randomSeed() });
  }

  /**
   * The position that the page has set applies only to the Scenario that the page asked for, not to later Scenarios of
   * the campaign.
   */
  protected override get position(): StartingPoint {
    return this.#onward ? {} : super.position;
  }

  protected override picture(): TemplateResult {
    return picture();
  }

  protected override fields(): FormFields {
    const offer = this.#offer;
    return formFields(this, fitting(this.plan, offer), offer, (plan) => {
      // If the player chooses another Scenario, the results of earlier ones do not apply.
      this.changePlan(plan.scenario === this.plan.scenario ? plan : { ...plan, kept: [] });
    });
  }
}

export type * from '../game/events.js';
export type { Fault };

declare global {
  interface HTMLElementTagNameMap {
    'lobotomy-game': LobotomyGame;
  }
}
