// The state of a match of Lobotomy 2: ids and small integers only. It holds no secrets: decks, bags, face-down cards
// and Lockers are lists of what is left, and a card is drawn at random at the moment it is turned up.
import type { BoundaryKind } from '../../../board/types.js';
import type { PlayerId, Seat } from '../../../kernel/index.js';
import type {
  Ability,
  Attribute,
  Colour,
  Condition,
  DiceConversion,
  Disorder,
  Effect,
  Junk,
  Keyword,
  Level,
  Modifiers,
  Passive,
  SpawnColour,
  SymbolChange,
} from '../cards/card-types.js';

/** The number of a Space of the Scenario's map. */
export type Space = number;
/** A figure on the Board: a Character has its PlayerId, 0 to 4; Monsters are numbered from 10. */
export type Mini = number;
export const firstMonsterId = 10;
/** −1 stands for the Scenario and is no Character. */
export const isCharacter = (mini: Mini): boolean => mini >= 0 && mini < firstMonsterId;

export interface HeldItem {
  /** The id of the card; if there are several copies, with the number of the copy: `straitjacket.2`. */
  readonly card: string;
  /** Bit r is set if row r is bought. */
  readonly rows: number;
  readonly tapped: boolean;
  /** Untapped in the current Turn, even if it has changed hands since. LOB-TAP-03, LOB-RUL-80 */
  readonly untapped: boolean;
  /** In the Loadout. LOB-ARE-02 */
  readonly worn: boolean;
}
export interface HeldDisorder {
  readonly card: string;
  readonly cooldown: number;
}

/**
 * Each Condition with the Round in which it ends: for a Monster with its Monster Phase, for a Character with its Turn
 * (LOB-RUL-52, -55, -56). Fire never ends by itself (LOB-RUL-113), so its number means nothing.
 */
export type Conditions = { [K in Condition]?: number };

/** A change that lasts for a while: a temporary Attribute, Stealth, Halo. */
export interface Lasting {
  readonly until: 'turn' | 'round' | 'good';
  readonly card: string;
  readonly passive: Passive;
}

/**
 * `values-in-force.ts` remembers values by the identity of the lists and tokens in here, so these are replaced and
 * never changed in place.
 */
export interface Character {
  readonly card: string;
  readonly seat: Seat;
  insane: boolean;
  at: Space;
  dead: boolean;
  /** Out of the ring, because DEATH IS FINAL. LOB-RUL-88 */
  gone: boolean;
  /** Has had its Turn in this Round. */
  acted: boolean;
  wounds: number;
  insanity: number;
  increases: Readonly<Partial<Record<Attribute, number>>>;
  decreases: Readonly<Partial<Record<Attribute, number>>>;
  conditions: Conditions;
  junk: Partial<Record<Junk, number>>;
  meds: Partial<Record<Colour, number>>;
  items: readonly HeldItem[];
  disorders: readonly HeldDisorder[];
  quest: number;
  questDone: boolean;
  /** Keys of the Abilities used since its Turn began. LOB-RUL-76 */
  used: string[];
  lasting: readonly Lasting[];
  /** How many Basic and Elite Monsters have attacked it in this phase. LOB-RUL-48 */
  attackers: number;
}

export interface Monster {
  readonly id: Mini;
  readonly card: string;
  at: Space;
  wounds: number;
  conditions: Conditions;
  /** The Round in which a Spawn card placed it, or 0: it does not move in that Round. LOB-RUL-51 */
  readonly came: number;
  moved: boolean;
  attacked: boolean;
}

export interface MonsterType {
  readonly card: string;
  empowered: boolean;
  /** Minis left in the supply. */
  pool: number;
}

/** A change to the numbers of all Monsters, or of one type. LOB-HNT-04 */
export interface MonsterChange {
  readonly stat: 'movement' | 'green' | 'red' | 'blue' | 'brown' | 'health' | 'auto';
  readonly n: number;
  /** `moved`: until all Monsters have moved. LOB-RUL-96 */
  readonly until: 'turn' | 'round' | 'good' | 'moved';
  readonly type?: string;
}

export type Phase = 'setup' | 'maintenance' | 'characters' | 'hunt' | 'bosses' | 'movement' | 'spawn' | 'attacks';

export interface Turn {
  character: PlayerId;
  ap: number;
  /** Movement Points left in the current Move Action; 0 if there is none. LOB-MOV-10 */
  mp: number;
  looted: boolean;
  changed: boolean;
  traded: boolean;
  disordered: boolean;
  raised: boolean;
}

/** Effects, and the card that they are on. */
export interface CardEffects {
  readonly card: string;
  readonly steps: readonly Effect[];
}

/** The sum of everything that modifies one side's roll. LOB-ATK-03, LOB-EFX-02 */
export interface TotalModifiers {
  readonly dice: Readonly<Record<Colour, number>>;
  readonly auto: number;
  /** The part of `auto` that is printed on the Monster or Armor. Holy ignores it. LOB-RUL-60 */
  readonly printed: number;
  readonly keywords: readonly Keyword[];
  /** The Attribute that Infection lowers; null: the victim's player chooses. */
  readonly infects: Attribute | null;
  readonly bolt: {
    readonly auto: number;
    readonly keywords: readonly Keyword[];
    readonly infects: Attribute | null;
    readonly then: readonly CardEffects[];
  };
  readonly range: readonly [min: number, max: number];
  readonly unseen: boolean;
  readonly reroll: number;
  readonly convert: readonly DiceConversion[];
  readonly convertFoe: readonly DiceConversion[];
  readonly turn: readonly SymbolChange[];
  readonly immune: readonly Keyword[];
  readonly then: readonly CardEffects[];
}

export interface RolledDie {
  readonly die: Colour;
  /** 0 to 5. */
  face: number;
  /** Added by Meds, so it cannot be rerolled. LOB-RUL-54 */
  readonly added: boolean;
}

/**
 * Dice that are rolled together: an Attack Roll against these minis, a Defense Roll for them, or a Test. LOB-AOE-03,
 * -04
 */
export interface RollGroup {
  readonly minis: Mini[];
  /** How the other side changes the colour of these dice, including dice from Meds. LOB-EX-67 */
  readonly foe: readonly DiceConversion[];
  dice: RolledDie[];
  /** How many of the dice may still be rerolled, all at once. LOB-RUL-54 */
  rerolls: number;
  /** The dice chosen for the reroll so far. */
  marked: number[];
}
export interface DefenseGroup extends RollGroup {
  readonly side: TotalModifiers;
  /** False if the defender dodges, or if the Attack is Ethereal. LOB-KEY-13 */
  readonly rolls: boolean;
}

export interface Defender {
  readonly mini: Mini;
  /** The indexes of its rolls in `attacks` (−1: it dodges, so nothing is rolled) and in `defences`. */
  readonly attack: number;
  readonly defence: number;
  dodges: boolean;
  /** Tokens that this Attack has placed on it. A Dodge takes them back. */
  placed: Condition[];
  /** The die of its Defense Roll that Pierce has taken. */
  pierced: number | null;
  wounds: number;
}

/** An Ability that was declared and paid for before the roll it modifies. LOB-DIC-15 */
export interface Declaration {
  readonly player: PlayerId;
  readonly key: string;
  readonly type: Ability['type'];
  readonly mods: readonly Modifiers[];
}

/** An Attack under way: the pipeline of LOB-RUL-05. */
export interface Attack {
  readonly by: Mini;
  /** The card of an Item, `fists`, `mine`, `gun`, the key of an Ability, or the card or attack id of a Monster. */
  readonly with: string;
  readonly target: Mini | null;
  readonly space: Space;
  /** The Key Attribute in use; null if no Weapon is used. LOB-WPN-02 */
  readonly attribute: Attribute | null;
  /** The printed attack; empty for a Weapon, whose roll is built from its card. */
  readonly printed: readonly Modifiers[];
  /** Earlier attackers add +1 each. LOB-MAT-11 */
  readonly bonus: boolean;
  /** This is a Counterattack, so nobody answers it with another. LOB-RUL-05 */
  readonly counter: boolean;
  declared: Declaration[];
  /** The attacker's modifiers, once everything is declared. */
  side: TotalModifiers | null;
  defenders: Defender[];
  attacks: RollGroup[];
  defences: DefenseGroup[];
}

/** A Test or Search under way. */
export interface Check {
  readonly kind: 'test' | 'search';
  readonly player: PlayerId;
  readonly attribute: Attribute;
  declared: Declaration[];
  side: TotalModifiers | null;
  roll: RollGroup | null;
}

/** What is on the table in a Trade: `item:<card>`, `junk:<kind>`, `meds:<colour>`. */
export interface Trade {
  readonly partner: PlayerId;
  given: string[];
  got: string[];
}

/** A deck: the cards left, from which one is drawn at random, and the discard pile. */
export interface Deck {
  left: string[];
  out: string[];
}

export interface Hunt {
  /** 0 is before the first Space. LOB-HST-04 */
  position: number;
  /** The Event card of each Space from 1 on; null is face down. */
  shown: (string | null)[];
  /** The cards that may lie face down; there are more of them than Spaces. LOB-HST-03 */
  hidden: string[];
  /** The Space of the Aura, or 0 if there is none. */
  aura: number;
  revealed: boolean;
  /** The Huntmaster leaves the track as soon as the current Attack is over. LOB-RUL-115 */
  leaving: boolean;
  /** The Huntmaster has left the track for a Final Battle. */
  battle: boolean;
}

export interface Locker {
  readonly space: Space;
  /** Drawn when the Locker is turned up. LOB-SEA-02 */
  face: string | null;
}

export interface BoardToken {
  readonly token: string;
  space: Space;
  /** The value of a Number or Letter token; null while it is face down. Other tokens have none. */
  value?: string | null;
}

export interface State {
  scenario: string;
  /** The Nightmares under way besides the first. LOB-TYP-03 */
  nightmares: string[];
  difficulty: { readonly card: string; readonly level: Level }[];
  /** What finished Scenarios of a campaign have left. LOB-RUL-107 */
  kept: string[];
  /** How the nearest Spawn Point is measured: through walls, or (a house rule) on foot. LOB-RUL-14 */
  readonly nearest: 'range' | 'walking';
  round: number;
  phase: Phase;
  first: PlayerId;
  turn: Turn;
  characters: Character[];
  monsters: Monster[];
  types: MonsterType[];
  nextMonster: Mini;
  changes: MonsterChange[];
  /** Bit t is set if tile t of the map is on the table. */
  tiles: number;
  /** Boundaries that tokens have changed. */
  edges: Record<string, BoundaryKind>;
  lockers: Locker[];
  lockerStock: string[];
  marks: BoardToken[];
  /** Values of Number and Letter tokens that are still face down. */
  riddles: string[];
  mine: Space | null;
  gun: { readonly owner: PlayerId; readonly at: Space } | null;
  hunt: Hunt;
  decks: Record<
    'weapon' | 'equipment' | 'spawn' | Disorder | 'scenario' | 'nightmare' | 'memory' | 'huntmaster' | 'wendigo',
    Deck
  >;
  junkBag: Partial<Record<Junk, number>>;
  medsBag: Partial<Record<Colour, number>>;
  /** Chapters that were read, in order. */
  read: string[];
  /** Triggers that have gone off, `<cid>.<n>`. */
  worked: string[];
  flags: string[];
  counters: Record<string, number>;
  objectives: string[];
  final: boolean;
  /** How many Spawn cards will be skipped. */
  spared: number;
  /** What Monsters do not do in this Round. */
  still: 'move' | 'attack' | 'both' | null;
  attacks: Attack[];
  check: Check | null;
  trade: Trade | null;
  /** The X paid for the Ability in use. */
  x: number;
  /** Whether the current Attack or Ability has already given its one Insanity for defeats. LOB-INS-02 */
  rewarded: boolean;
  /** How many Monsters of each type were defeated. */
  defeated: Record<string, number>;
}

export type { Effect, SpawnColour };
