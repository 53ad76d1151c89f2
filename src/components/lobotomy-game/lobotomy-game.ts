// <lobotomy-game>: what its attributes and its form ask for. The match itself comes with session.ts.
import type { TemplateResult } from 'lit';
import type { CampaignStep } from '../../engine/games/lobotomy-2/rules/scenario/campaign.js';
import type { Fault } from '../../engine/kernel/index.js';
import type { SavedMatch } from '../game/session/autosave.js';
import { formStyles } from '../game/start-form.styles.js';
import type { Position } from '../game/game-attributes.js';
import { randomSeed, GameElement } from '../game/game-element.js';
import type { GameModules } from '../game/game-modules.js';
import { rustedWard as lobotomy } from '../shared/theme/rusted-ward.styles.js';
import { differs, json } from '../shared/attribute-converters.js';
import type { Catalogue } from '../shared/nw-element.js';
import { property } from '../shared/property.js';
import { theme } from '../shared/theme/theme.styles.js';
import { world } from '../shared/theme/world.styles.js';
import { artTokens } from './art/art.styles.js';
import { catalogue, localizedFault } from './catalogue.js';
import type { Match, PackInPlay, SessionHost } from './match-settings.js';
import { styles } from './lobotomy-game.styles.js';
import {
  characterIds,
  difficultyOf,
  firstPlan,
  fitting,
  occupantNames,
  ours,
  playerCount,
  readCharacters,
  strangeIn,
  type Offer,
  type Plan,
} from './start/match-plan.js';
import { formFields, picture } from './start/start-form.js';
import type { Key } from './words.js';

/**
 * A whole game of Lobotomy 2: Manhunt for one to five people at one device, and bots.
 * @summary Playable Lobotomy 2: Manhunt, a Scenario at a time.
 * @tag lobotomy-game
 * @slot - What stands there without script; after that the caption. A `<script type="application/json">` child is a pack of cards.
 * @slot end - Buttons and links of the page, beside ours when the match is over.
 * @attr {string} motion - `none` or `calm`; inherited from ancestors.
 * @attr {string} lang - Language of everything said; inherited from ancestors.
 * @fires {NwActEvent} nw-act - Somebody at this device has chosen: `seat`, `option`.
 * @fires {NwOverEvent} nw-over - The match has ended: `outcome`.
 * @fires nw-ready - Once, after the first drawing.
 * @fires nw-error - The input cannot be used: `{code, message, path}`.
 * @csspart lamp - The lamp beside the form.
 * @csspart start - The form before a match.
 * @csspart notes - What may distress, before a match.
 * @csspart begin - The button that ends the form.
 * @csspart learn - The button that begins the lessons.
 * @csspart header - Title, Round and phases.
 * @csspart cast - The Characters.
 * @csspart board - The map.
 * @csspart space - A space of the map.
 * @csspart token - A Character or a Monster on it.
 * @csspart track - The Hunt track.
 * @csspart rail - Dice, points and choices.
 * @csspart hint - Advice on what is asked.
 * @csspart sheet - The Character that is shown: Attributes, Insanity, Junk and Meds.
 * @csspart hand - Its Items and Disorders.
 * @csspart trade - What lies on the table of a Trade.
 * @csspart story - Objectives, and the Chapters that were read.
 * @csspart monsters - What is known of the Monsters in play.
 * @csspart log - What happened.
 * @csspart acts - What can be done with the match.
 * @csspart end - Who has won, and why.
 * @csspart end-actions - What can be done then.
 * @cssstate calm - Words and pictures are calm.
 * @cssstate notes - What may distress is listed, and waits to be read.
 * @cssstate playing - A match is on the table.
 * @cssstate over - It has ended.
 * @example
 * <lobotomy-game scenario="S1" seats="person crew crew crew"></lobotomy-game>
 */
export class LobotomyGame extends GameElement<Key, Plan, PackInPlay, Match, SessionHost> {
  static override readonly tag = 'lobotomy-game';
  static override catalogue: Catalogue = catalogue;
  static override styles = [theme, world(lobotomy), artTokens, formStyles, styles];

  /** Id of the Scenario: `S1` to `S4`, or a Daily Nightmare, `DN1` to `DN4`; or one of the pack. */
  @property({ useDefault: true }) scenario = '';
  /** Ids of the Characters, those of one seat between commas: `ian-mcfellow demi-hawkins, …`. What is left out is dealt. */
  @property({ useDefault: true }) characters = '';
  /** `recommended`, `normal`, or so many Difficulty Modifier cards at a level: `2 easier`. */
  @property({ useDefault: true }) difficulty = '';
  /** How the nearest Spawn Point is measured: `range`, through walls, or `walking`. */
  @property({ useDefault: true }) nearest = '';
  /** Flags that earlier Scenarios of the campaign have left, a list in JSON. */
  @property({ converter: json, hasChanged: differs }) kept?: unknown;

  protected override readonly firstPlan = firstPlan;
  protected override plan: Plan = firstPlan;
  /** The campaign has gone on from the Scenario that a page has asked for. */
  #onward = false;
  protected override readonly occupantNames = occupantNames;
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
    return { pack: (await import('../../engine/games/lobotomy-2/content/pack.js')).pack, texts: {} };
  }

  /** Scenarios and Characters of the cards that are played. */
  get #offer(): Offer {
    return this.cards.loaded?.chosen.offer ?? ours;
  }

  protected override attributeFault(): Fault | null {
    const { scenario, characters, difficulty, nearest } = this;
    const asked: Partial<Plan> = {
      ...(scenario && { scenario }),
      ...(characters && { characters: readCharacters(characters) }),
      ...(difficulty && { difficulty }),
      ...(nearest && { nearest }),
    };
    // Of a pack's the rules say it.
    const [strange, id = ''] = (!this.cards.isOwn && strangeIn(asked)) || [];
    if (strange)
      return {
        code: strange,
        path: strange,
        message: this.say(`fault-${strange}`, { id, ids: characterIds.join(', ') }),
      };
    this.plan = { ...this.plan, ...(this.#onward && { kept: [] }), ...asked };
    this.#onward = false;
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
    const { scenario, characters, nearest, kept } = Object(save.options) as Partial<Plan>;
    this.#onward = scenario !== undefined && scenario !== this.plan.scenario;
    return {
      ...this.plan,
      ...(scenario && { scenario }),
      ...(nearest && { nearest }),
      ...(Array.isArray(characters) && { characters }),
      ...(Array.isArray(kept) && { kept }),
      occupants: occupants as Plan['occupants'],
    };
  }

  protected override optionsOf(plan: Plan): unknown {
    const { scenario, characters, difficulty, nearest, kept, occupants } = this.scenario
      ? plan
      : fitting(plan, this.#offer);
    const carried = kept.length > 0 ? kept : this.kept;
    // What nobody has asked for is left to the rules, which say who gets how many.
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

  /** What a page has asked for is where the campaign begins, not where it goes on. */
  protected override get position(): Position {
    return this.#onward ? {} : super.position;
  }

  protected override picture(): TemplateResult {
    return picture();
  }

  protected override fields(): TemplateResult {
    const offer = this.#offer;
    return formFields(this, fitting(this.plan, offer), offer, (plan) => {
      // Another night that is chosen by hand begins without the last ones.
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
