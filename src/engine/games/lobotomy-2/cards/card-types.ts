// What a card of Lobotomy 2 says, as data: dice and keywords that join a roll, costs, and steps that happen.
// One closed vocabulary for Characters, Disorders, Items, Monsters, Events and Chapters; nothing is left for a person to carry out.
export type Colour = 'green' | 'red' | 'blue' | 'brown';
export type Attribute = 'strength' | 'dexterity' | 'wisdom' | 'imagination';
export type Junk = 'glass' | 'wood' | 'rope' | 'paper' | 'pipe' | 'rock';
export type Disorder = 'aggression' | 'ocd' | 'schizophrenia' | 'anxiety';
export type SpawnColour = 'green' | 'blue' | 'red' | 'yellow';
export type Condition = 'fire' | 'frost' | 'stun';
/** Keywords of one Attack or Defense. LOB-KEY */
export type Keyword =
  | Condition
  | 'aoe'
  | 'pierce'
  | 'ethereal'
  | 'holy'
  | 'critical'
  | 'lifesteal'
  | 'infection'
  | 'dodge'
  | 'deflect'
  | 'counterattack';
/** What a roll is made for; a Search is a Test of Imagination with its own helpers. LOB-RUL-02 */
export type RollKind = 'attack' | 'defense' | 'test' | 'search';

export type Dice = { readonly [K in Colour]?: number };

/** What one source adds to one roll. Sources add up (LOB-ATK-03); a keyword counts once, however often it is there (LOB-EFX-02). */
export interface Mods {
  readonly dice?: Dice;
  /** Automatic successes of an Attack or Test, automatic Shields of a Defense. */
  readonly auto?: number;
  readonly keywords?: readonly Keyword[];
  /** The Attribute that Infection lowers; without it the victim's player chooses. LOB-KEY-16 */
  readonly infects?: Attribute;
  readonly bolt?: Bolt;
  /** Replaces the reach of the Attack; the same Space only where no source names one. LOB-RNG-06 */
  readonly range?: readonly [min: number, max: number];
  /** Needs no line of sight. LOB-RNG-05 */
  readonly unseen?: true;
  /** How many dice of the own side may be rerolled, once, in one batch; 99 is any number. LOB-RUL-54 */
  readonly reroll?: number;
  /** Turns dice of the own side over: so many of that colour, all without a number. */
  readonly convert?: Conversion;
  /** Turns dice that are rolled against the bearer. LOB-EX-65 */
  readonly convertFoe?: Conversion;
  /** Every such symbol of the own dice counts as the other. */
  readonly turn?: Turned;
  readonly immune?: readonly Keyword[];
  /** After all else, by the side that has it: pipeline step 14. */
  readonly then?: readonly Effect[];
}
export type Sign = 'spike' | 'shield' | 'star' | 'bolt' | 'insanity';
export interface Turned {
  readonly from: Sign;
  readonly to: Sign;
}
export interface Conversion {
  readonly from: Colour;
  readonly to: Colour;
  readonly n?: number;
}

/** What a Bolt does. LOB-EFX-02, -03 */
export interface Bolt {
  /** Successes or Shields for each Bolt. */
  readonly auto?: number;
  /** Once for the roll. */
  readonly keywords?: readonly Keyword[];
  readonly infects?: Attribute;
  readonly then?: readonly Effect[];
}

/** A printed attack: a Monster's, an Ability's, a mine's. */
export interface Attack extends Mods {
  readonly dice: Dice;
}

/** What changes while a card is held (an Armor: worn; a Passive: ready); values are added up. */
export interface Passive {
  readonly attributes?: { readonly [K in Attribute]?: number };
  readonly health?: number;
  /** Action Points of a Turn; Movement Points of each Move Action. */
  readonly ap?: number;
  readonly mp?: number;
  /** Above 6 Insanity, 6 Items, 4 Disorder cards. LOB-PRE-02 */
  readonly limits?: { readonly insanity?: number; readonly items?: number; readonly disorders?: number };
  /** Junk of each Loot Action in addition; successes of each Search; Junk less for an upgrade row. */
  readonly loot?: number;
  readonly search?: number;
  readonly rebate?: number;
  /** Ignores what Monsters do to movement; walks through walls. LOB-KEY-10, -14 */
  readonly stealth?: true;
  readonly ethereal?: true;
  /** Monsters of these types on the own Space do not attack the holder. LOB-EX-37 */
  readonly calms?: readonly string[];
  /** Joins every roll of that kind, the own dice. */
  readonly attack?: Mods;
  readonly defense?: Mods;
  readonly test?: Mods;
  /** Holds only while this is so. */
  readonly while?: Whether;
}

/** A test of the table that a card makes without dice. */
export type Whether =
  | { readonly wounded: number }
  | { readonly insanity: number }
  | { readonly monsters: number; readonly where: Where }
  | { readonly alone: true }
  | { readonly aura: true }
  | { readonly flag: string }
  | { readonly not: Whether };

/** When an Ability without a moment of its own choosing works. LOB-RUL-112 */
export type Trigger = 'turn-begins' | 'turn-ends' | 'wounded' | 'dies' | 'kills' | 'enters' | 'searched' | 'hunt-moves';

/** What has to be paid; all of it, at once. */
export interface Cost {
  readonly ap?: number;
  /** `x`: from 1 to all that is held, and the effect grows with it. LOB-INN-05 */
  readonly insanity?: number | 'x';
  /** Any types, or so many of each named one. LOB-JNK-04 */
  readonly junk?: number | JunkCost;
  /** Meds of any colour. */
  readonly meds?: number;
  readonly wounds?: number;
  /** The card itself is discarded. */
  readonly discard?: true;
  /** A REUSABLE card is turned. LOB-TAP-01 */
  readonly tap?: true;
}
/** Named types, and `any` in addition. */
export type JunkCost = { readonly [K in Junk | 'any']?: number };

/**
 * One Ability of a Character, Disorder, Item or Scenario.
 * passive: `passive` holds, or `steps` run on the `trigger`; active: steps in the own Turn; attack: an Attack of its own;
 * weapon-attack and defense: `mods` join the roll they are declared for; roll: `mods` join the rolls named, paid before (LOB-DIC-15).
 */
export interface Ability {
  readonly type: 'passive' | 'active' | 'attack' | 'weapon-attack' | 'defense' | 'roll';
  readonly cost?: Cost;
  /** Disorders only. LOB-DIS-09 */
  readonly cooldown?: number;
  /** Once in each Turn of the Character. LOB-INN-07 */
  readonly once?: true;
  /** An Innate Ability that is an Action: it ends a Move Action. LOB-INN-02, LOB-RUL-35 */
  readonly action?: true;
  readonly rolls?: readonly RollKind[];
  readonly passive?: Passive;
  readonly trigger?: Trigger;
  /** A trigger that the player may decline. */
  readonly may?: true;
  readonly mods?: Mods;
  /** Added once for each Insanity of an X cost, or for each resource paid again and again. */
  readonly each?: Mods;
  readonly attack?: Attack;
  readonly steps?: readonly Effect[];
  readonly if?: Whether;
}

/** Where somebody or something is, from the one who acts. */
export type Where =
  | 'here'
  /** Within the line of sight, any distance. */
  | 'sight'
  | 'anywhere'
  /** At most so many Spaces away; `sight` in addition where it says so. */
  | { readonly range: number; readonly sight?: true };

/** Whom steps act on. `one` asks, `each` takes all. The dead are never meant. LOB-DTH-05 */
export interface Whom {
  readonly of: 'character' | 'monster';
  readonly take: 'one' | 'each';
  readonly where: Where;
  /** Another Character than the one who acts. */
  readonly other?: true;
  /** Only Monsters of that type, or of that class. */
  readonly type?: string;
  readonly class?: MonsterClass;
  /** `one`, and none is allowed too. */
  readonly may?: true;
}

/** How long: until the end of the own Turn, until the next Hunt Phase (LOB-RUL-96), or for good. */
export type Until = 'turn' | 'round' | 'good';

/** A number, or the X that was paid. */
export type Count = number | 'x';

/** Steps of cards. They act on the Character (or Monster) that is meant: the user, or whom the nearest `on` has chosen. */
export type Effect =
  // Whom and whether
  | { readonly do: 'on'; readonly whom: Whom; readonly steps: readonly Effect[] }
  | { readonly do: 'if'; readonly is: Whether; readonly then: readonly Effect[]; readonly else?: readonly Effect[] }
  | { readonly do: 'choose'; readonly of: readonly (readonly Effect[])[] }
  | { readonly do: 'pay'; readonly cost: Cost; readonly then: readonly Effect[]; readonly else?: readonly Effect[] }
  // Dice
  | {
      readonly do: 'test';
      readonly attribute: Attribute;
      readonly target: number;
      readonly pass?: readonly Effect[];
      readonly fail?: readonly Effect[];
    }
  | {
      readonly do: 'test-count';
      readonly attribute: Attribute;
      readonly results: readonly { readonly from: number; readonly to: number; readonly steps: readonly Effect[] }[];
    }
  | {
      readonly do: 'd6';
      readonly results: readonly { readonly from: number; readonly to: number; readonly steps: readonly Effect[] }[];
    }
  /** 1 to 3. LOB-DIC-02 */
  | {
      readonly do: 'd3';
      readonly results: readonly { readonly from: number; readonly to: number; readonly steps: readonly Effect[] }[];
    }
  | { readonly do: 'attack'; readonly attack: Attack; readonly whom?: Whom }
  // Body
  | { readonly do: 'heal'; readonly n: Count }
  | { readonly do: 'wound'; readonly n: Count; readonly defended?: true }
  | { readonly do: 'kill' }
  | { readonly do: 'afflict'; readonly condition: Condition }
  | { readonly do: 'cure'; readonly condition: Condition }
  | { readonly do: 'infect'; readonly attribute?: Attribute }
  | { readonly do: 'attribute'; readonly attribute: Attribute; readonly n: number; readonly until: Until }
  | { readonly do: 'mods'; readonly roll: 'attack' | 'defense' | 'test'; readonly mods: Mods; readonly until: Until }
  // What is held
  | { readonly do: 'insanity'; readonly n: Count }
  | { readonly do: 'junk'; readonly n: Count; readonly kind?: Junk }
  | { readonly do: 'meds'; readonly n: Count; readonly colour?: Colour }
  | { readonly do: 'item'; readonly deck: 'weapon' | 'equipment'; readonly n: number }
  | { readonly do: 'disorder'; readonly deck?: Disorder }
  | { readonly do: 'lose'; readonly what: 'insanity' | 'junk' | 'meds' | 'item'; readonly n: Count }
  | { readonly do: 'give'; readonly what: 'insanity' | 'junk' | 'meds' | 'item'; readonly n: number }
  /** Adds so many Cooldown tokens to Disorder cards; below 0 it takes them away, where there are any. */
  | { readonly do: 'cool'; readonly n: number; readonly which: 'one' | 'all' }
  | { readonly do: 'untap' }
  | { readonly do: 'ap'; readonly n: Count }
  | { readonly do: 'mp'; readonly n: Count }
  // Places
  | { readonly do: 'move'; readonly n: Count; readonly stealth?: true; readonly ethereal?: true }
  | { readonly do: 'blink'; readonly n: Count }
  | { readonly do: 'stealth'; readonly until: Until }
  | { readonly do: 'ethereal'; readonly until: Until }
  /** The player moves the Monster (or Character) that is meant, so many Spaces. */
  | { readonly do: 'push'; readonly n: number }
  /** The one that is meant comes to the Space of the one who acts. */
  | { readonly do: 'pull' }
  | { readonly do: 'swap' }
  | { readonly do: 'door'; readonly to: 'open' | 'closed'; readonly where: Where; readonly take: 'one' | 'each' }
  | { readonly do: 'breach'; readonly where: Where }
  | { readonly do: 'wall'; readonly where: Where }
  /** On the Space of that id; on the own one without. */
  | { readonly do: 'locker'; readonly at?: string }
  | { readonly do: 'reveal-locker'; readonly where: Where; readonly take: 'one' | 'each' }
  | { readonly do: 'search' }
  | { readonly do: 'mine' }
  /** An attack on the Space of the mine, by the holder of its card. LOB-RUL-116 */
  | { readonly do: 'detonate'; readonly attack: Attack }
  | { readonly do: 'gun' }
  // Monsters and the hunt
  | {
      readonly do: 'spawn';
      /** Of that type; without one as a Spawn card says. */ readonly monster?: string;
      readonly colour: SpawnColour | 'drawn' | 'chosen';
      readonly n: number;
    }
  | { readonly do: 'hunt'; readonly n: number }
  | { readonly do: 'empower' }
  | {
      readonly do: 'monsters';
      readonly stat: 'movement' | 'green' | 'red' | 'blue' | 'brown' | 'health' | 'auto';
      readonly n: number;
      readonly until: Until;
      readonly type?: string;
    }
  | { readonly do: 'still'; readonly what: 'move' | 'attack' | 'both' }
  | { readonly do: 'strike' }
  | { readonly do: 'skip-spawn'; readonly n: number }
  // The Scenario
  | { readonly do: 'chapter'; readonly cid: string }
  | { readonly do: 'card'; readonly deck: 'scenario' | 'nightmare' | 'memory' }
  | { readonly do: 'flag'; readonly name: string; readonly off?: true }
  | { readonly do: 'count'; readonly name: string; readonly n: number }
  | { readonly do: 'quest'; readonly n: number }
  | { readonly do: 'place'; readonly token: string; readonly space: string }
  | { readonly do: 'take-away'; readonly token: string }
  | { readonly do: 'monster-at'; readonly monster: string; readonly space: string; readonly n: number }
  /** Number and Letter tokens there are turned up. LOB-RUL-108 */
  | { readonly do: 'reveal-token'; readonly where: Where }
  | { readonly do: 'reveal-tile'; readonly tile: string }
  | { readonly do: 'objective'; readonly id: string; readonly off?: true }
  | { readonly do: 'boss'; readonly monster: string; readonly space: string }
  | { readonly do: 'death-is-final' }
  | { readonly do: 'final-battle' }
  | { readonly do: 'win' }
  | { readonly do: 'lose-game' };

export type MonsterClass = 'basic' | 'elite' | 'boss';

export interface CharacterSide {
  readonly health: number;
  readonly attributes: Readonly<Record<Attribute, number>>;
  readonly abilities: readonly Ability[];
}
export interface CharacterCard {
  readonly id: string;
  readonly disorders: readonly Disorder[];
  readonly blue: CharacterSide;
  readonly insane: CharacterSide;
  readonly quest: Quest;
}
/** Counted up by what happens to the Character; whole once `n` are reached. LOB-CHR-03, LOB-RUL-75 */
export interface Quest {
  readonly n: number;
  readonly counts:
    | 'kills'
    | 'elite-kills'
    | 'searches'
    | 'wounds-dealt'
    | 'wounds-taken'
    | 'heals'
    | 'loot'
    | 'upgrades'
    | 'trades'
    | 'tests-passed'
    | 'doors'
    | 'spaces'
    | 'insanity'
    | 'steps'
    | 'fled'
    | 'boss-wounds';
}

export interface DisorderCard {
  readonly id: string;
  readonly deck: Disorder;
  readonly abilities: readonly Ability[];
}

export interface UpgradeRow {
  readonly cost: JunkCost;
  /** Works only while the holder is Skilled. LOB-WPN-04 */
  readonly skilled?: true;
  readonly mods?: Mods;
  readonly passive?: Passive;
  readonly ability?: Ability;
}
export interface WeaponCard {
  readonly id: string;
  readonly basic?: true;
  readonly key: Exclude<Attribute, 'imagination'> | 'any';
  /** Without it everybody is Skilled. LOB-BIT-03 */
  readonly threshold?: number;
  readonly mods?: Mods;
  /** While it is in the Loadout. LOB-ITM-08 */
  readonly passive?: Passive;
  readonly abilities?: readonly Ability[];
  readonly rows: readonly UpgradeRow[];
}
export interface EquipmentCard {
  readonly id: string;
  readonly basic?: true;
  readonly armor?: true;
  readonly reusable?: true;
  /** What it costs to Untap it. LOB-TAP-02 */
  readonly untap?: Cost;
  /** The Defense Roll of an Armor. LOB-MAT-07 */
  readonly mods?: Mods;
  readonly passive?: Passive;
  readonly abilities?: readonly Ability[];
  readonly rows: readonly UpgradeRow[];
}

export interface MonsterSide {
  /** A Boss: times the number of Characters. LOB-BOS-02 */
  readonly health: number;
  readonly movement: number;
  /** One, or a Boss's: chosen by a d6, the first whose `upTo` is reached. LOB-BOS-03 */
  readonly attacks: readonly (Attack & { readonly id?: string; readonly upTo?: number })[];
  readonly defense: Mods;
  /** A Character that has the Attribute leaves freely, another suffers the steps. LOB-FLE */
  readonly flee?: { readonly attribute: Attribute; readonly min: number; readonly penalty: readonly Effect[] };
  readonly immune?: readonly Keyword[];
  readonly walks?: 'ethereal';
  /** Never holds a Character on its Space. LOB-RUL-37 */
  readonly harmless?: true;
  /** Whom it goes for, where that is not the nearest (movement) or the weakest (attack). */
  readonly prey?: 'weakest' | 'strongest' | 'most-insane' | 'farthest';
}
export interface MonsterCard {
  readonly id: string;
  readonly class: MonsterClass;
  /** How many minis there are. LOB-SPN-05 */
  readonly minis: number;
  readonly normal: MonsterSide;
  readonly empowered?: MonsterSide;
  /** A Boss that draws what it does. LOB-BOS-06 */
  readonly deck?: 'huntmaster' | 'wendigo';
}
export interface BossCard {
  readonly id: string;
  readonly deck: 'huntmaster' | 'wendigo';
  readonly movement?: number;
  readonly attack?: Attack;
  /** Before the attack, by the Boss. */
  readonly steps?: readonly Effect[];
}

export interface HuntCard {
  readonly id: string;
  /** LOB-HST-08 */
  readonly aura?: true;
  readonly steps: readonly Effect[];
}
export type SpawnCard =
  | { readonly id: string; readonly kind: 'monster'; readonly slot: number; readonly colour: SpawnColour }
  | { readonly id: string; readonly kind: 'event'; readonly number: number }
  | { readonly id: string; readonly kind: 'reshuffle' };
export interface LockerFace {
  readonly id: string;
  readonly weapon?: number;
  readonly equipment?: number;
  readonly meds?: number;
  readonly junk: number;
}
export type Level = 'easiest' | 'easier' | 'harder' | 'hardest';
export interface DifficultyCard {
  readonly id: string;
  readonly rows: Readonly<Record<Level, Difficulty>>;
}
/** What a row changes, added up over the cards in use. LOB-RUL-121 */
export interface Difficulty {
  readonly health?: number;
  readonly insanity?: number;
  readonly loot?: number;
  readonly spawns?: number;
  readonly track?: number;
  readonly bossHealth?: number;
  readonly meds?: number;
  readonly monsterHealth?: number;
}
