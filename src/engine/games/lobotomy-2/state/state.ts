// The state of a match of Lobotomy 2, in ids and small integers. It holds no secrets: decks, bags, face-down cards and
// Lockers are lists of what is left, and a card is drawn at random when it is turned up.
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

/** The number of a Space on the Scenario's map. */
export type Space = number;
/** A figure on the Board. A Character's number is its PlayerId, 0 to 4; Monsters are numbered from 10. */
export type Mini = number;
export const firstMonsterId = 10;
/** −1 is the Scenario, which is not a Character. */
export const isCharacter = (mini: Mini): boolean => mini >= 0 && mini < firstMonsterId;

export interface HeldItem {
  /** The id of the card. If the card has several copies, the number of the copy follows: `straitjacket.2`. */
  readonly card: string;
  /** Bit r is set if the Character has bought row r. */
  readonly rows: number;
  readonly tapped: boolean;
  /** The Item was untapped in the current Turn, perhaps by an earlier holder. LOB-TAP-03, LOB-RUL-80 */
  readonly untapped: boolean;
  /** The Item is in the Loadout. LOB-ARE-02 */
  readonly worn: boolean;
}
export interface HeldDisorder {
  readonly card: string;
  readonly cooldown: number;
}

/**
 * The Round in which each Condition ends. A Monster's Conditions end in the Monster Phase, a Character's Conditions in
 * its own Turn (LOB-RUL-52, -55, -56). The number for Fire has no meaning, because Fire does not end on its own
 * (LOB-RUL-113).
 */
export type Conditions = { [K in Condition]?: number };

/** A temporary change, such as a higher Attribute, Stealth or Halo. */
export interface Lasting {
  readonly until: 'turn' | 'round' | 'good';
  readonly card: string;
  readonly passive: Passive;
}

/**
 * Replace the readonly lists and objects, and never change them in place: `values-in-force.ts` caches values by the
 * identity of these objects.
 */
export interface Character {
  readonly card: string;
  readonly seat: Seat;
  insane: boolean;
  at: Space;
  dead: boolean;
  /** The Character has left the ring, because DEATH IS FINAL. LOB-RUL-88 */
  gone: boolean;
  /** The Character has had its Turn in this Round. */
  acted: boolean;
  wounds: number;
  insanity: number;
  increases: Readonly<Partial<Record<Attribute, number>>>;
  decreases: Readonly<Partial<Record<Attribute, number>>>;
  conditions: Conditions;
  junk: Partial<Record<Junk, number>>;
  meds: Partial<Record<Colour, number>>;
  items: readonly HeldItem[];
  /** The Character has gained its first additional Weapon. LOB-ITM-07 */
  armed: boolean;
  disorders: readonly HeldDisorder[];
  quest: number;
  questDone: boolean;
  /** The keys of the Abilities used since the Character's Turn began. LOB-RUL-76 */
  used: string[];
  lasting: readonly Lasting[];
  /** The number of Basic and Elite Monsters that have attacked the Character in this phase. LOB-RUL-48 */
  attackers: number;
}

export interface Monster {
  readonly id: Mini;
  readonly card: string;
  /** The number on the mini. It distinguishes Monsters of one type, and never changes. */
  readonly number: number;
  at: Space;
  wounds: number;
  conditions: Conditions;
  /** The Round in which a Spawn card placed the Monster, or 0. The Monster does not move in that Round. LOB-RUL-51 */
  readonly spawnRound: number;
  moved: boolean;
  attacked: boolean;
}

export interface MonsterType {
  readonly card: string;
  empowered: boolean;
  /** The number of minis left in the supply. */
  pool: number;
}

/** A change to a number of all Monsters, or of one type. LOB-HNT-04 */
export interface MonsterChange {
  readonly stat: 'movement' | 'green' | 'red' | 'blue' | 'brown' | 'health' | 'auto';
  readonly n: number;
  /** `moved`: the change ends when all Monsters have moved. LOB-RUL-96 */
  readonly until: 'turn' | 'round' | 'good' | 'moved';
  readonly type?: string;
}

export type Phase = 'setup' | 'maintenance' | 'characters' | 'hunt' | 'bosses' | 'movement' | 'spawn' | 'attacks';

export interface Turn {
  character: PlayerId;
  ap: number;
  /** The Movement Points left in the current Move Action, or 0 without a Move Action. LOB-MOV-10 */
  mp: number;
  looted: boolean;
  changed: boolean;
  traded: boolean;
  /** The partners who have refused a Trade in this Turn. LOB-RUL-79 */
  readonly refusals: PlayerId[];
  disordered: boolean;
  raised: boolean;
}

export interface CardEffects {
  readonly card: string;
  readonly steps: readonly Effect[];
}

/** The sum of all modifiers of one side's roll. LOB-ATK-03, LOB-EFX-02 */
export interface TotalModifiers {
  readonly dice: Readonly<Record<Colour, number>>;
  readonly auto: number;
  /** The part of `auto` that comes from the card of the Monster or Armor. Holy ignores this part. LOB-RUL-60 */
  readonly printed: number;
  readonly keywords: readonly Keyword[];
  /** The Attribute that Infection lowers; if null, the victim's player chooses. */
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
  /** The index of the face, 0 to 5. */
  face: number;
  /** Meds added the die, so it cannot be rerolled. LOB-RUL-54 */
  readonly added: boolean;
}

/** Dice that are rolled together: an Attack Roll against these minis, their Defense Roll, or a Test. LOB-AOE-03, -04 */
export interface RollGroup {
  readonly minis: Mini[];
  /** How the other side changes the colours of these dice, including dice from Meds. LOB-EX-67 */
  readonly foe: readonly DiceConversion[];
  dice: RolledDie[];
  /** The number of dice that may still be rerolled, in a single reroll. LOB-RUL-54 */
  rerolls: number;
  /** The indexes of the dice chosen for the reroll so far. */
  marked: number[];
}
export interface DefenseGroup extends RollGroup {
  readonly side: TotalModifiers;
  /** False if the defender dodges or the Attack is Ethereal. LOB-KEY-13 */
  readonly rolls: boolean;
}

export interface Defender {
  readonly mini: Mini;
  /** The index of the Attack Roll in `attacks`; −1 if the defender dodges, because nothing is rolled. */
  readonly attack: number;
  /** The index of the Defense Roll in `defences`. */
  readonly defence: number;
  dodges: boolean;
  /** Tokens that this Attack has placed on the defender. A Dodge removes them. */
  placed: Condition[];
  /** The index of the die that Pierce has removed from the Defense Roll. */
  pierced: number | null;
  wounds: number;
}

/** An Ability that was declared and paid for before the roll that it modifies. LOB-DIC-15 */
export interface Declaration {
  readonly player: PlayerId;
  readonly key: string;
  readonly type: Ability['type'];
  readonly mods: readonly Modifiers[];
}

/** An Attack in progress. LOB-RUL-05 defines its steps. */
export interface Attack {
  readonly by: Mini;
  /**
   * What the Attack is made with: `fists`, `mine`, `gun`, the key of an Ability, or the id of an Item, a Monster's
   * card, an attack on a Monster's card, or a Boss card.
   */
  readonly with: string;
  readonly target: Mini | null;
  readonly space: Space;
  /** The Key Attribute in use; null for an Attack that is made neither with a Weapon nor with fists. LOB-WPN-02 */
  readonly attribute: Attribute | null;
  /**
   * The printed attack, with the modifiers for a paid X. The list is empty for a Weapon, because its card determines
   * the roll.
   */
  readonly printed: readonly Modifiers[];
  /** Whether each Monster that attacked the target earlier in this phase adds 1 success. LOB-MAT-11 */
  readonly bonus: boolean;
  /** Whether the Attack is a Counterattack, which causes no further Counterattack. LOB-RUL-05 */
  readonly counter: boolean;
  declared: Declaration[];
  /** The sum of the attacker's modifiers; null until all declarations are made. */
  side: TotalModifiers | null;
  defenders: Defender[];
  attacks: RollGroup[];
  defences: DefenseGroup[];
}

/** A Test or Search in progress. */
export interface Check {
  readonly kind: 'test' | 'search';
  readonly player: PlayerId;
  readonly attribute: Attribute;
  /** The number of successes needed; null for a Search, or if the card lists the effect of each result. LOB-TST-05 */
  readonly target: number | null;
  /** The card that asks for the Test; null for a Search. */
  readonly card: string | null;
  declared: Declaration[];
  side: TotalModifiers | null;
  roll: RollGroup | null;
}

/** A Trade in progress. Offered things are written as `item:<card>`, `junk:<kind>` or `meds:<colour>`. */
export interface Trade {
  readonly partner: PlayerId;
  given: string[];
  got: string[];
}

/** A deck: the remaining cards, from which cards are drawn at random, and the discard pile. */
export interface Deck {
  left: string[];
  out: string[];
}

export interface Hunt {
  /** 0 if the Huntmaster is before the first Space. LOB-HST-04 */
  position: number;
  /** The Event cards from Space 1 on; null is a face-down card. */
  shown: (string | null)[];
  /** The cards that may be face down. They outnumber the Spaces. LOB-HST-03 */
  hidden: string[];
  /** The Space of the Aura, or 0 without an Aura. */
  aura: number;
  revealed: boolean;
  /** The Huntmaster leaves the track when the current Attack is over. LOB-RUL-115 */
  leaving: boolean;
  /** The Huntmaster has left the track for a Final Battle. */
  battle: boolean;
}

export interface Locker {
  readonly space: Space;
  /** Null until the Locker is turned up: only then is the face drawn. LOB-SEA-02 */
  face: string | null;
}

export interface BoardToken {
  readonly token: string;
  space: Space;
  /** The value of a Number or Letter token; null while the token is face down. Other tokens have no value. */
  value?: string | null;
}

export interface State {
  scenario: string;
  /** The Nightmares that have begun after the first one, which is `scenario`. LOB-TYP-03 */
  nightmares: string[];
  difficulty: { readonly card: string; readonly level: Level }[];
  /** The flags that finished Scenarios of a campaign have passed on. LOB-RUL-107 */
  kept: string[];
  /** How the nearest Spawn Point is found: by distance through walls, or on foot, which is a house rule. LOB-RUL-14 */
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
  /** Bit t is set if tile t of the map is revealed. */
  tiles: number;
  /** Boundaries that tokens have changed. */
  edges: Record<string, BoundaryKind>;
  lockers: Locker[];
  lockerStock: string[];
  marks: BoardToken[];
  /** The values of Number and Letter tokens that are still face down. */
  riddles: string[];
  /** The Spaces of the mine and the gun. Whoever holds their cards uses them. LOB-RUL-116, -127 */
  mine: Space | null;
  gun: Space | null;
  hunt: Hunt;
  decks: Record<
    'weapon' | 'equipment' | 'spawn' | Disorder | 'scenario' | 'nightmare' | 'memory' | 'huntmaster' | 'wendigo',
    Deck
  >;
  junkBag: Partial<Record<Junk, number>>;
  medsBag: Partial<Record<Colour, number>>;
  /** The Chapters and Reference cards that were read, in order. */
  read: string[];
  /** The triggers that have gone off, as `<cid>.<n>`. */
  firedTriggers: string[];
  flags: string[];
  counters: Record<string, number>;
  objectives: string[];
  final: boolean;
  spawnCardsToSkip: number;
  /** What Monsters cannot do in this Round. */
  still: 'move' | 'attack' | 'both' | null;
  attacks: Attack[];
  check: Check | null;
  trade: Trade | null;
  /** The amount of Insanity that was paid as X for the Ability in use. */
  x: number;
  /** Whether the current Attack or Ability has already given its one Insanity for defeats. LOB-INS-02 */
  rewarded: boolean;
  /** The number of defeated Monsters of each type. */
  defeated: Record<string, number>;
}

export type { Effect, SpawnColour };
