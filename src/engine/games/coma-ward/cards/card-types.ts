// The types of the cards of Coma Ward, and the words that their effects are written in.
import type { Statistic } from '../../../track/patient-mat.js';

/** A card's id: `broom.1`, `neonatal-ward`, `nurse.b`, `collector`. */
export type CardId = string;
export type ClueKind = 'A' | 'B' | 'C' | 'D';
/** What extra dice are for: every Check of a statistic, or only Attack (and Counter-Attack) or Dodge Checks. */
export type DiceUse = Statistic | 'attack' | 'dodge';

/** The players that a word acts on, seen from the player `who` of the effect. The active player comes first. CW-RUL-57 */
export type PlayerGroup =
  | 'everyone'
  | 'others'
  | 'in-sight'
  | 'others-in-sight'
  | 'here'
  | 'others-here'
  | 'same-floor'
  | 'others-same-floor'
  /** The player to the left, who is alive. */
  | 'left'
  /** The nearest other players, by Moves. */
  | 'nearest';

/** A number that a condition tests, of the player `who`. */
export type CountName =
  | 'health'
  | 'terror'
  | 'items'
  | 'weapons'
  | 'food'
  | 'medicine'
  | 'clothing'
  | 'others-here'
  | 'others-in-sight'
  | 'others-same-floor'
  /** 0 Basement, 1 to 3 the other Floors. */
  | 'floor'
  | 'clues'
  /** 1 if a Rummage Token lies on the player's Space, otherwise 0. */
  | 'rummaged'
  /** 1 if the player stands on a Room, otherwise 0. */
  | 'on-room'
  | 'shadows-here';

export interface Condition {
  readonly of: CountName;
  readonly least?: number;
  readonly most?: number;
}

/** How long extra dice last: for the next Check that uses them, or until the end of the player's next turn. */
export type BonusDuration = 'check' | 'turn';

/** A word of a card's effect. Without another word around it, it acts on the player whose effect it is. */
export type Word =
  // Words around other words
  | { readonly do: 'each'; readonly of: PlayerGroup; readonly then: Words }
  /** The player of the effect chooses one of the group; `then` acts on the chosen player. With `may`, nobody is allowed. */
  | { readonly do: 'choose-player'; readonly from: PlayerGroup; readonly then: Words; readonly may?: true }
  /** The player chooses one of these, each under the key of its title. */
  | { readonly do: 'options'; readonly of: Readonly<Record<string, Words>> }
  | { readonly do: 'if'; readonly is: Condition; readonly then: Words; readonly else?: Words }
  /** A Check of a statistic; 1 success is required unless `need` says otherwise (CW-RUL-16). */
  | {
      readonly do: 'check';
      readonly of: Statistic;
      readonly need?: number;
      readonly pass?: Words;
      readonly fail?: Words;
    }
  /** Rolls one die. The first row whose number is at least the roll happens. */
  | { readonly do: 'roll'; readonly rows: readonly (readonly [most: number, then: Words])[] }
  // Health and Terror
  | { readonly do: 'gain-health'; readonly n: number }
  | { readonly do: 'lose-health'; readonly n: number }
  | { readonly do: 'gain-terror'; readonly n: number }
  | { readonly do: 'lose-terror'; readonly n: number }
  // Items
  | { readonly do: 'draw-item'; readonly n: number }
  /** The player discards Items: own choice, or one at random. */
  | { readonly do: 'lose-item'; readonly n: number; readonly random?: true }
  /** The player drops Items of own choice on the Space. */
  | { readonly do: 'drop-item'; readonly n: number }
  /** The player gives an Item of own choice to a player of the group, who is chosen too. */
  | { readonly do: 'give-item'; readonly to: PlayerGroup }
  // Dice
  | { readonly do: 'bonus-dice'; readonly on: DiceUse; readonly n: number; readonly for: BonusDuration }
  // Moving
  | { readonly do: 'grant-moves'; readonly n: number }
  /** The player is put on a Space; if several fit, the player chooses. */
  | { readonly do: 'move-to'; readonly to: MoveTarget }
  /** The player must make n Moves; the player to the left chooses them. */
  | { readonly do: 'forced-move'; readonly n: number }
  | { readonly do: 'end-turn' }
  | { readonly do: 'skip-main-action' }
  // The board
  /** The player chooses two revealed Rooms, In and Out. */
  | { readonly do: 'place-portal' }
  /** Lays the top Hallucination Room over a Room Card. CW-RUL-51 */
  | { readonly do: 'replace-room'; readonly where: 'here' | 'choose' }
  /** Locks a Room; to force it takes a Strength Check with that number of successes. CW-RUL-07 */
  | { readonly do: 'lock'; readonly where: 'here' | 'choose'; readonly need: number }
  | { readonly do: 'unlock'; readonly where: 'here' | 'choose' }
  | { readonly do: 'remove-rummage'; readonly where: 'here' | 'choose' }
  | { readonly do: 'place-shadow'; readonly where: 'here' | 'choose' }
  /** The player moves one Shadowy Figure by up to n Moves. */
  | { readonly do: 'move-shadow'; readonly n: number }
  // Cards
  | { readonly do: 'draw-hallucination' }
  | { readonly do: 'reveal-quirk' }
  | { readonly do: 'add-quirk-counter'; readonly n: number };

export type Words = readonly Word[];

export type MoveTarget =
  /** The Nurses' Station where the match began. */
  | 'start'
  /** The Space of the nearest other player. */
  | 'nearest-player'
  /** Any hallway of the same Floor. */
  | 'hallway'
  /** The stairs of the same Floor. */
  | 'stairs'
  /** The elevator of the same Floor. */
  | 'elevator'
  /** Any revealed or named Room of the same Floor. */
  | 'room'
  /** Any Space with a player. */
  | 'any-player';

interface ItemBase {
  /** Such as `broom`; the engine numbers the copies (`broom.1`). */
  readonly id: CardId;
  /** The number of copies in the deck; the default is 1. */
  readonly count?: number;
}
export interface Weapon extends ItemBase {
  readonly type: 'weapon';
  readonly hands: 1 | 2;
  /** Extra dice of Attack and Counter-Attack Checks. */
  readonly attack: number;
  /** The Damage Rating. */
  readonly damage: number;
}
export interface Clothing extends ItemBase {
  readonly type: 'clothing';
  /** Health not lost in each lost Attack. CW-RUL-25 */
  readonly reduction?: number;
  /** How much it raises the Carried Item Limit. */
  readonly limit?: number;
  /** Whether it counts against the limit, as most Clothing does not. CW-RUL-24 */
  readonly counts?: true;
  readonly dice?: Dice;
}
export interface Food extends ItemBase {
  readonly type: 'food';
  readonly effect: Words;
  /** Whether it may be used on a willing player in the same Space. CW-RUL-33 */
  readonly shared?: true;
}
export interface Medicine extends ItemBase {
  readonly type: 'medicine';
  readonly effect: Words;
  /** Whether it may be used on an unwilling player, by an Attack Check. CW-CMB-15 */
  readonly offensive?: true;
}
export interface Clue extends ItemBase {
  readonly type: 'clue';
  readonly clue: ClueKind;
}
/** An Item that only a Phenomenon brings into play. It is not in the Item deck. CW-ITM-02 */
export interface SpecialItem extends ItemBase {
  readonly type: 'special';
  /** Whether it does not count against the limit, as most special Items do. */
  readonly light?: true;
}
/** An Item of the Item deck. */
export type DeckItem = Weapon | Clothing | Food | Medicine | Clue;
export type Item = DeckItem | SpecialItem;
export type ItemType = Item['type'];

export type Dice = Readonly<Partial<Record<DiceUse, number>>>;

/** A Room Card or a Hallucination Room. All may be rummaged. */
export interface Room {
  readonly id: CardId;
  /** When this Room is revealed; acts on the player who reveals it. */
  readonly revealed?: Words;
  /** If you end your Move on this Room. */
  readonly endMove?: Words;
  /** If you end your turn on this Room. */
  readonly endTurn?: Words;
  /** When you enter this Room, except by revealing it. */
  readonly enter?: Words;
  /** The first time you enter or reveal this Room, the first time you end your Move or turn here. CW-REV-08 */
  readonly first?: { readonly on: RoomTiming; readonly then: Words };
  /** Extra dice for everybody who stands here. CW-RUL-63 */
  readonly dice?: Dice;
}
export type RoomTiming = 'enter' | 'endMove' | 'endTurn';

export interface Hallucination {
  /**
   * The scenario and the version, such as `pager.b`. The versions of one scenario have the same situation and options,
   * and different results. CW-HAL-05
   */
  readonly id: CardId;
  /** The results of the options, by the key of the option's title; or one result without a choice. */
  readonly options?: Readonly<Record<string, Words>>;
  readonly result?: Words;
}

/** What the engine counts for Quirks about players. CW-QRK-01, CW-RUL-59 */
export const quirkEvents = [
  'turn-ended-alone',
  'turn-ended-in-company',
  'turn-ended-in-hallway',
  'turn-ended-in-basement',
  'entered-occupied-room',
  'revealed-room',
  'rummaged',
  'rode-elevator',
  'traded',
  'gave-item',
  'attacked',
  'stole',
  'was-attacked',
  'used-food',
  'used-medicine',
  'dropped-item',
  'picked-up',
  'gained-terror',
  'lost-health',
  'hallucinated',
] as const;
export type QuirkEvent = (typeof quirkEvents)[number];

export interface Quirk {
  readonly id: CardId;
  /** What earns a counter; `claim` is a condition about persons, which the owner claims. */
  readonly on: QuirkEvent | 'claim';
  /** What the counters are worth, in ascending order; only the highest tier that is reached counts. CW-RUL-42 */
  readonly tiers: readonly { readonly least: number; readonly then: Words }[];
}

export interface NeurosisLevel {
  /** A free action, once in a turn, or an effect at the end of each turn. CW-RUL-44 */
  readonly timing: 'free' | 'end';
  readonly if?: Condition;
  readonly then: Words;
}
export interface Neurosis {
  readonly id: CardId;
  /** The statistic that Adrenaline raises. */
  readonly adrenaline: Statistic;
  /** Levels I to III of the front side, by Terror. CW-RUL-45 */
  readonly front: readonly [NeurosisLevel, NeurosisLevel, NeurosisLevel];
  /** Levels I to III of the hidden side. */
  readonly hidden: readonly [NeurosisLevel, NeurosisLevel, NeurosisLevel];
}

/** The Floors that each result of the elevator die allows, from the result 1 to 6. CW-RUL-12 */
export type ElevatorTable = readonly (readonly number[])[];

/** A pack of cards, as JSON. What the Phenomena bring along is no part of it: their rules are made for those cards. */
export interface Pack {
  readonly format: 1;
  readonly id: string;
  readonly items: readonly DeckItem[];
  readonly rooms: readonly Room[];
  readonly hallucinationRooms: readonly Room[];
  readonly hallucinations: readonly Hallucination[];
  readonly quirks: readonly Quirk[];
  readonly neuroses: readonly Neurosis[];
  readonly entities: readonly Entity[];
  readonly elevator: ElevatorTable;
  /** The Floors from the Basement up, as in docs/rules/coma-ward.md: five rows of seven letters. CW-RUL-09 */
  readonly board: readonly (readonly string[])[];
}

/** How an Enemy acts at the end of each round. CW-RUL-53 */
export interface EnemyType {
  readonly id: string;
  readonly health: number;
  readonly strength: number;
  readonly dexterity: number;
  readonly damage: number;
  readonly reduction?: number;
  /** How it defends; a Counter-Attack unless said otherwise. */
  readonly defence?: 'dodge';
}

/** An Eliminated player's influence on those who live. CW-ENT-01, CW-ENT-02 */
export interface Entity {
  readonly id: CardId;
  /** How often it may be used in a round. */
  readonly uses: number;
  /** Whom it may be used on: the player who has just acted, or anybody. */
  readonly on: 'actor' | 'anyone';
  readonly then: Words;
}

/** What a Phenomenon brings along: its Enemies, Role Cards, secrets and Items. CW-PHN-07 */
export interface PhenomenonCards {
  readonly enemies?: readonly EnemyType[];
  /** The ids of its Roles. */
  readonly roles?: readonly CardId[];
  /** The ids of its facts that players do not know. */
  readonly secrets?: readonly CardId[];
  readonly items?: readonly SpecialItem[];
}
