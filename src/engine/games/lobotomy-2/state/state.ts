// What a match of Lobotomy 2 consists of: ids and small integers only. What nobody knows is not in it: decks, bags, face-down
// cards and Lockers are lists of what is left, and a thing is drawn when it is turned up, which is what a shuffled deck is.
import type { BoundaryKind } from '../../../board/types.js';
import type { PlayerId, Seat } from '../../../kernel/index.js';
import type {
  Ability,
  Attribute,
  Colour,
  Condition,
  Conversion,
  Disorder,
  Effect,
  Junk,
  Keyword,
  Level,
  Mods,
  Passive,
  SpawnColour,
  Turned,
} from '../cards/card-types.js';

/** An index into the Spaces of the Scenario's map. */
export type Space = number;
/** Who stands on the Board: Characters are their PlayerId, 0 to 4; Monsters count on from 10. */
export type Mini = number;
export const firstMonster = 10;
/** −1, the Scenario, is nobody. */
export const isCharacter = (mini: Mini): boolean => mini >= 0 && mini < firstMonster;

export interface HeldItem {
  /** The card's id with the number of its copy where there are several, `straitjacket.2`. */
  readonly card: string;
  /** Bit r: row r is bought. */
  readonly rows: number;
  readonly tapped: boolean;
  /** Untapped in the Turn that goes on, whoever holds it now. LOB-TAP-03, LOB-RUL-80 */
  readonly untapped: boolean;
  /** In the Loadout. LOB-ARE-02 */
  readonly worn: boolean;
}
export interface HeldDisorder {
  readonly card: string;
  readonly cooldown: number;
}

/**
 * Conditions with the Round in which they go: a Monster's at the end of its Monster Phase, a Character's Stun and Frost with its
 * Turn (LOB-RUL-52, -55, -56). Fire has no end (LOB-RUL-113) and is 1.
 */
export type Conditions = { [K in Condition]?: number };

/** Something that lasts: a temporary attribute, stealth, Halo. */
export interface Lasting {
  readonly until: 'turn' | 'round' | 'good';
  readonly card: string;
  readonly passive: Passive;
}

/** Lists and tokens from which it follows what is in force for a Character are replaced, never changed: see figures.ts. */
export interface Character {
  readonly card: string;
  readonly seat: Seat;
  insane: boolean;
  at: Space;
  dead: boolean;
  /** Out of the ring: DEATH IS FINAL. LOB-RUL-88 */
  gone: boolean;
  /** Has taken its Turn of this Round. */
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
  /** Abilities used since the own Turn began, by key. LOB-RUL-76 */
  used: string[];
  lasting: readonly Lasting[];
  /** Basic and Elite Monsters that have attacked it in this phase. LOB-RUL-48 */
  attackers: number;
}

export interface Monster {
  readonly id: Mini;
  readonly card: string;
  at: Space;
  wounds: number;
  conditions: Conditions;
  /** Placed in the Round of that number by a Spawn card: it does not move in it. LOB-RUL-51 */
  readonly came: number;
  moved: boolean;
  attacked: boolean;
}

export interface MonsterType {
  readonly card: string;
  empowered: boolean;
  /** Minis left. */
  pool: number;
}

/** Changes of all Monsters' numbers. LOB-HNT-04 */
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
  /** Movement Points left of the open Move Action; 0: none is open. LOB-MOV-10 */
  mp: number;
  looted: boolean;
  changed: boolean;
  traded: boolean;
  disordered: boolean;
  raised: boolean;
}

/** Steps, with the card that says them. */
export interface Said {
  readonly card: string;
  readonly steps: readonly Effect[];
}

/** All that the sources of one side add to a roll, added up. LOB-ATK-03, LOB-EFX-02 */
export interface Joined {
  readonly dice: Readonly<Record<Colour, number>>;
  readonly auto: number;
  /** Of `auto`: printed on the Monster or the Armor, which Holy takes. LOB-RUL-60 */
  readonly printed: number;
  readonly keywords: readonly Keyword[];
  /** What Infection lowers; null: the victim's player chooses. */
  readonly infects: Attribute | null;
  readonly bolt: {
    readonly auto: number;
    readonly keywords: readonly Keyword[];
    readonly infects: Attribute | null;
    readonly then: readonly Said[];
  };
  readonly range: readonly [min: number, max: number];
  readonly unseen: boolean;
  readonly reroll: number;
  readonly convert: readonly Conversion[];
  readonly convertFoe: readonly Conversion[];
  readonly turn: readonly Turned[];
  readonly immune: readonly Keyword[];
  readonly then: readonly Said[];
}

export interface Rolled {
  readonly die: Colour;
  /** 0 to 5. */
  face: number;
  /** Added by Meds: it is not rerolled. LOB-RUL-54 */
  readonly added: boolean;
}

/** Dice thrown once: an Attack Roll against these minis, a Defense Roll for them, a Test. LOB-AOE-03, -04 */
export interface RollGroup {
  readonly minis: Mini[];
  /** What the other side makes of dice, those of Meds too. LOB-EX-67 */
  readonly foe: readonly Conversion[];
  dice: Rolled[];
  /** How many of the dice may still be rerolled, in one batch. LOB-RUL-54 */
  rerolls: number;
  /** Which of them are taken up for that. */
  marked: number[];
}
export interface DefenseGroup extends RollGroup {
  readonly side: Joined;
  /** Not for who dodges, nor against Ethereal. LOB-KEY-13 */
  readonly rolls: boolean;
}

export interface Defender {
  readonly mini: Mini;
  /** Its places among the `attacks` (−1: it dodges, nothing is rolled) and the `defences`. */
  readonly attack: number;
  readonly defence: number;
  dodges: boolean;
  /** Tokens that this attack has placed, taken back by a Dodge. */
  placed: Condition[];
  /** Which die of its Defense Roll Pierce has taken. */
  pierced: number | null;
  wounds: number;
}

/** An Ability that joins a roll, declared and paid before it. LOB-DIC-15 */
export interface Declaration {
  readonly player: PlayerId;
  readonly key: string;
  readonly type: Ability['type'];
  readonly mods: readonly Mods[];
}

/** An Attack under way: the pipeline of LOB-RUL-05. */
export interface Attack {
  readonly by: Mini;
  /** An Item's card, `fists`, `mine`, `gun`, an Ability's key, a Monster's card or its attack's id. */
  readonly with: string;
  readonly target: Mini | null;
  readonly space: Space;
  /** Key Attribute that was chosen. LOB-WPN-02 */
  readonly attribute: Attribute | null;
  /** What is printed for it; a Weapon's is made of the card. */
  readonly printed: readonly Mods[];
  /** +1 for earlier attackers counts in it. LOB-MAT-11 */
  readonly bonus: boolean;
  /** It answers an Attack, and is not answered. LOB-RUL-05 */
  readonly counter: boolean;
  declared: Declaration[];
  /** All that the attacker's side adds, once all is declared. */
  side: Joined | null;
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
  side: Joined | null;
  roll: RollGroup | null;
}

/** What lies on the table of a Trade: things by name, `item:<card>`, `junk:<kind>`, `meds:<colour>`. */
export interface Trade {
  readonly partner: PlayerId;
  given: string[];
  got: string[];
}

/** A pile that is drawn from at random, and what was discarded from it. */
export interface Deck {
  left: string[];
  out: string[];
}

export interface Hunt {
  /** 0 is before the first Space. LOB-HST-04 */
  position: number;
  /** Event cards by Space, the first is Space 1; null lies face down. */
  shown: (string | null)[];
  /** All that could lie face down, and never all of it does. LOB-HST-03 */
  hidden: string[];
  /** Space of the Aura, 0 without one. */
  aura: number;
  revealed: boolean;
  /** He has to leave the track as soon as the attack under way is over. LOB-RUL-115 */
  leaving: boolean;
  /** He has left the track for a Final Battle. */
  battle: boolean;
}

export interface Locker {
  readonly space: Space;
  /** Drawn when it is turned up. LOB-SEA-02 */
  face: string | null;
}

export interface Mark {
  readonly token: string;
  space: Space;
  /** A Number or Letter token's value once it is revealed; null before. */
  value?: string | null;
}

export interface State {
  scenario: string;
  /** Nightmares under way beside the first. LOB-TYP-03 */
  nightmares: string[];
  difficulty: { readonly card: string; readonly level: Level }[];
  /** What the finished Scenarios of a campaign have left. LOB-RUL-107 */
  kept: string[];
  /** The nearest Spawn Point: through walls, or on foot, a house rule. LOB-RUL-14 */
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
  /** Bit t: tile t of the map lies on the table. */
  tiles: number;
  /** What tokens have made of boundaries. */
  edges: Record<string, BoundaryKind>;
  lockers: Locker[];
  lockerStock: string[];
  marks: Mark[];
  /** Values of riddles not turned up yet. */
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
  /** Chapters read, in order. */
  read: string[];
  /** Triggers that have worked, `<cid>.<n>`. */
  worked: string[];
  flags: string[];
  counters: Record<string, number>;
  objectives: string[];
  final: boolean;
  /** Spawn draws left out. */
  spared: number;
  /** What kind of activity Monsters leave out this Round. */
  still: 'move' | 'attack' | 'both' | null;
  attacks: Attack[];
  check: Check | null;
  trade: Trade | null;
  /** What the X of the Ability in use was paid. */
  x: number;
  /** Whether what is done now has given its Insanity for defeats. LOB-INS-02 */
  rewarded: boolean;
  /** Defeats told to the Scenario, by type. */
  defeated: Record<string, number>;
}

export type { Effect, SpawnColour };
