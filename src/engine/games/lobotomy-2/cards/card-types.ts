// What the cards of Lobotomy 2 say, as data: modifiers of rolls, costs and effects. All kinds of cards and Chapters use
// the same fixed list of effects.
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
/** The purpose of a roll. A Search is a Test of Imagination with its own modifiers. LOB-RUL-02 */
export type RollKind = 'attack' | 'defense' | 'test' | 'search';

export type Dice = { readonly [K in Colour]?: number };

/**
 * The modifiers that one source adds to a roll. Numbers of several sources are added up (LOB-ATK-03); a keyword counts
 * once, even if several sources have it (LOB-EFX-02).
 */
export interface Modifiers {
  readonly dice?: Dice;
  /** Automatic successes of an Attack or Test, or automatic Shields of a Defense. */
  readonly auto?: number;
  readonly keywords?: readonly Keyword[];
  /** The Attribute that Infection lowers. By default the victim's player chooses. LOB-KEY-16 */
  readonly infects?: Attribute;
  readonly bolt?: Bolt;
  /** Replaces the Range of the Attack. By default an Attack reaches only the attacker's own Space. LOB-RNG-06 */
  readonly range?: readonly [min: number, max: number];
  /** The Attack needs no line of sight. LOB-RNG-05 */
  readonly unseen?: true;
  /** The number of your own dice that you may reroll, in a single reroll; 99 means any number. LOB-RUL-54 */
  readonly reroll?: number;
  /** Changes the colour of your own dice: of `n` dice, or of all dice if `n` is left out. */
  readonly convert?: DiceConversion;
  /** Changes the colour of dice that the other side rolls against you. LOB-EX-65 */
  readonly convertFoe?: DiceConversion;
  /** Changes every symbol of one kind on your own dice into another symbol. */
  readonly turn?: SymbolChange;
  readonly immune?: readonly Keyword[];
  /**
   * Follow-up effects of the side that has this modifier. They happen after all other effects, in step 14 of
   * LOB-RUL-05.
   */
  readonly then?: readonly Effect[];
}
export type DiceSymbol = 'spike' | 'shield' | 'star' | 'bolt' | 'insanity';
export interface SymbolChange {
  readonly from: DiceSymbol;
  readonly to: DiceSymbol;
}
export interface DiceConversion {
  readonly from: Colour;
  readonly to: Colour;
  readonly n?: number;
}

/** The effect of a Bolt. LOB-EFX-02, -03 */
export interface Bolt {
  /** Successes or Shields for each Bolt. */
  readonly auto?: number;
  /** Keywords apply once per roll, even with several Bolts. */
  readonly keywords?: readonly Keyword[];
  readonly infects?: Attribute;
  readonly then?: readonly Effect[];
}

/** The printed attack of a Monster, an Ability or a mine. */
export interface Attack extends Modifiers {
  readonly dice: Dice;
}

/**
 * The changes that a card makes while it is held. Armor works only while it is worn, and a Disorder only while it is
 * ready. Numbers are added up.
 */
export interface Passive {
  readonly attributes?: { readonly [K in Attribute]?: number };
  readonly health?: number;
  /** A change to the Action Points of each Turn. */
  readonly ap?: number;
  /** A change to the Movement Points of each Move Action. */
  readonly mp?: number;
  /** Changes to the limits of 6 Insanity, 6 Items and 4 Disorder cards. LOB-PRE-02 */
  readonly limits?: { readonly insanity?: number; readonly items?: number; readonly disorders?: number };
  /** Extra Junk for each Loot Action. */
  readonly loot?: number;
  /** Extra successes for each Search. */
  readonly search?: number;
  /** How much less Junk an upgrade row costs. */
  readonly rebate?: number;
  /** Monsters do not restrict the holder's movement. LOB-KEY-10 */
  readonly stealth?: true;
  /** The holder walks through walls. LOB-KEY-14 */
  readonly ethereal?: true;
  /** Monsters of these types do not attack while they are on the holder's Space. LOB-EX-37 */
  readonly calms?: readonly string[];
  /** Modifiers of every Attack that the holder makes. */
  readonly attack?: Modifiers;
  /** Modifiers of every Defense Roll that the holder makes. */
  readonly defense?: Modifiers;
  /** Modifiers of every Test that the holder makes. */
  readonly test?: Modifiers;
  /** The Passive applies only while this requirement is met. */
  readonly while?: Requirement;
}

/** A condition that a card checks without dice. */
export type Requirement =
  | { readonly wounded: number }
  | { readonly insanity: number }
  | { readonly monsters: number; readonly where: Where }
  | { readonly alone: true }
  | { readonly aura: true }
  | { readonly flag: string }
  | { readonly not: Requirement };

/** The event that triggers a Passive Ability. LOB-RUL-112 */
export type AbilityTrigger =
  'turn-begins' | 'turn-ends' | 'wounded' | 'dies' | 'kills' | 'enters' | 'searched' | 'hunt-moves';

/** A cost. All its parts have to be paid. */
export interface Cost {
  readonly ap?: number;
  /**
   * `x` means that the player pays any number from 1 to all the Insanity of the Character. The effect grows with this
   * number. LOB-INN-05
   */
  readonly insanity?: number | 'x';
  /** A number of Junk of any types, or the listed number of each type. LOB-JNK-04 */
  readonly junk?: number | JunkCost;
  /** A number of Meds of any colours. */
  readonly meds?: number;
  readonly wounds?: number;
  /** The cost includes discarding the card itself. */
  readonly discard?: true;
  /** The cost includes tapping the card, which must be REUSABLE. LOB-TAP-01 */
  readonly tap?: true;
}
/** Amounts of Junk by type. `any` is an additional amount in any types. */
export type JunkCost = { readonly [K in Junk | 'any']?: number };

/**
 * An Ability of a Character, Disorder or Item. Its type decides how it works:
 * - `passive`: `passive` applies all the time, or `steps` run when `trigger` happens.
 * - `active`: `steps` run in your own Turn.
 * - `attack`: makes its own Attack.
 * - `weapon-attack`, `defense`: `mods` join the roll for which the Ability was declared.
 * - `roll`: `mods` join a roll listed in `rolls`, and the cost is paid before the roll (LOB-DIC-15).
 */
export interface Ability {
  readonly type: 'passive' | 'active' | 'attack' | 'weapon-attack' | 'defense' | 'roll';
  readonly cost?: Cost;
  /** Only Abilities of Disorder cards have a Cooldown. LOB-DIS-09 */
  readonly cooldown?: number;
  /** The Ability can be used once in each Turn of the Character. LOB-INN-07 */
  readonly once?: true;
  /** The Innate Ability is an Action, so it ends a Move Action. LOB-INN-02, LOB-RUL-35 */
  readonly action?: true;
  readonly rolls?: readonly RollKind[];
  readonly passive?: Passive;
  readonly trigger?: AbilityTrigger;
  /** The player may decline the triggered Ability. */
  readonly may?: true;
  readonly mods?: Modifiers;
  /** Modifiers that are added once for each Insanity that is paid as X, or for each time that the cost is paid. */
  readonly each?: Modifiers;
  readonly attack?: Attack;
  readonly steps?: readonly Effect[];
  readonly if?: Requirement;
}

/** An area, measured from the Character or Monster that acts. */
export type Where =
  | 'here'
  /** The Space is in line of sight, at any distance. */
  | 'sight'
  | 'anywhere'
  /** The Space is at most `range` Spaces away; with `sight`, it must also be in line of sight. */
  | { readonly range: number; readonly sight?: true };

/**
 * Selects the minis that the steps act on. With `one`, the player chooses; `each` selects all. Dead Characters are
 * never selected. LOB-DTH-05
 */
export interface TargetSelector {
  readonly of: 'character' | 'monster';
  readonly take: 'one' | 'each';
  readonly where: Where;
  /** Excludes the mini that acts. */
  readonly other?: true;
  /** Selects only Monsters of this type or class. */
  readonly type?: string;
  readonly class?: MonsterClass;
  /** With `one`, the player may also choose nobody. */
  readonly may?: true;
}

/** How long a change lasts: until the end of the Turn, until the next Hunt Phase (LOB-RUL-96), or forever. */
export type Duration = 'turn' | 'round' | 'good';

/** A number, or the X that was paid. */
export type Count = number | 'x';

/** The effects of cards. An effect acts on the user, or on the minis that the enclosing `on` has selected. */
export type Effect =
  // Targets and conditions
  | { readonly do: 'on'; readonly whom: TargetSelector; readonly steps: readonly Effect[] }
  | { readonly do: 'if'; readonly is: Requirement; readonly then: readonly Effect[]; readonly else?: readonly Effect[] }
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
  /** The result of a d3 is 1 to 3. LOB-DIC-02 */
  | {
      readonly do: 'd3';
      readonly results: readonly { readonly from: number; readonly to: number; readonly steps: readonly Effect[] }[];
    }
  | { readonly do: 'attack'; readonly attack: Attack; readonly whom?: TargetSelector }
  // Body
  | { readonly do: 'heal'; readonly n: Count }
  | { readonly do: 'wound'; readonly n: Count; readonly defended?: true }
  | { readonly do: 'kill' }
  | { readonly do: 'afflict'; readonly condition: Condition }
  | { readonly do: 'cure'; readonly condition: Condition }
  | { readonly do: 'infect'; readonly attribute?: Attribute }
  | { readonly do: 'attribute'; readonly attribute: Attribute; readonly n: number; readonly until: Duration }
  | {
      readonly do: 'mods';
      readonly roll: 'attack' | 'defense' | 'test';
      readonly mods: Modifiers;
      readonly until: Duration;
    }
  // Possessions
  | { readonly do: 'insanity'; readonly n: Count }
  | { readonly do: 'junk'; readonly n: Count; readonly kind?: Junk }
  | { readonly do: 'meds'; readonly n: Count; readonly colour?: Colour }
  | { readonly do: 'item'; readonly deck: 'weapon' | 'equipment'; readonly n: number }
  | { readonly do: 'disorder'; readonly deck?: Disorder }
  | { readonly do: 'lose'; readonly what: 'insanity' | 'junk' | 'meds' | 'item'; readonly n: Count }
  | { readonly do: 'give'; readonly what: 'insanity' | 'junk' | 'meds' | 'item'; readonly n: number }
  /** Adds Cooldown tokens to Disorder cards. A negative number removes tokens. */
  | { readonly do: 'cool'; readonly n: number; readonly which: 'one' | 'all' }
  | { readonly do: 'untap' }
  | { readonly do: 'ap'; readonly n: Count }
  | { readonly do: 'mp'; readonly n: Count }
  // Places
  | { readonly do: 'move'; readonly n: Count; readonly stealth?: true; readonly ethereal?: true }
  | { readonly do: 'blink'; readonly n: Count }
  | { readonly do: 'stealth'; readonly until: Duration }
  | { readonly do: 'ethereal'; readonly until: Duration }
  /** The player moves the selected Monster or Character up to `n` Spaces. */
  | { readonly do: 'push'; readonly n: number }
  /** The selected mini moves to the Space of the mini that acts. */
  | { readonly do: 'pull' }
  | { readonly do: 'swap' }
  | { readonly do: 'door'; readonly to: 'open' | 'closed'; readonly where: Where; readonly take: 'one' | 'each' }
  | { readonly do: 'breach'; readonly where: Where }
  | { readonly do: 'wall'; readonly where: Where }
  /** Places a Locker on the Space with this id, or on the user's own Space. */
  | { readonly do: 'locker'; readonly at?: string }
  | { readonly do: 'reveal-locker'; readonly where: Where; readonly take: 'one' | 'each' }
  | { readonly do: 'search' }
  | { readonly do: 'mine' }
  /** An attack on the Space of the mine, made by the holder of the card. LOB-RUL-116 */
  | { readonly do: 'detonate'; readonly attack: Attack }
  | { readonly do: 'gun' }
  // Monsters and the hunt
  | {
      readonly do: 'spawn';
      /** The type of the Monster. By default a Spawn card decides. */ readonly monster?: string;
      readonly colour: SpawnColour | 'drawn' | 'chosen';
      readonly n: number;
    }
  | { readonly do: 'hunt'; readonly n: number }
  | { readonly do: 'empower' }
  | {
      readonly do: 'monsters';
      readonly stat: 'movement' | 'green' | 'red' | 'blue' | 'brown' | 'health' | 'auto';
      readonly n: number;
      readonly until: Duration;
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
  /** Turns up Number and Letter tokens in this area. LOB-RUL-108 */
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
/** The Quest is done when the counted event has happened to the Character `n` times. LOB-CHR-03, LOB-RUL-75 */
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
  /** The row works only while the holder is Skilled. LOB-WPN-04 */
  readonly skilled?: true;
  readonly mods?: Modifiers;
  readonly passive?: Passive;
  readonly ability?: Ability;
}
export interface WeaponCard {
  readonly id: string;
  readonly basic?: true;
  readonly key: Exclude<Attribute, 'imagination'> | 'any';
  /** Without a threshold, every holder is Skilled. LOB-BIT-03 */
  readonly threshold?: number;
  readonly mods?: Modifiers;
  /** The Passive applies while the Weapon is in the Loadout. LOB-ITM-08 */
  readonly passive?: Passive;
  readonly abilities?: readonly Ability[];
  readonly rows: readonly UpgradeRow[];
}
export interface EquipmentCard {
  readonly id: string;
  readonly basic?: true;
  readonly armor?: true;
  readonly reusable?: true;
  /** The cost of Untapping the card. LOB-TAP-02 */
  readonly untap?: Cost;
  /** Modifiers of the Defense Rolls of the Character that wears this Armor. LOB-MAT-07 */
  readonly mods?: Modifiers;
  readonly passive?: Passive;
  readonly abilities?: readonly Ability[];
  readonly rows: readonly UpgradeRow[];
}

export interface MonsterSide {
  /** For a Boss, this number is multiplied by the number of Characters. LOB-BOS-02 */
  readonly health: number;
  readonly movement: number;
  /**
   * A Boss with several attacks rolls a d6, and makes the first attack whose `upTo` is at least the result. Other
   * Monsters have a single attack. LOB-BOS-03
   */
  readonly attacks: readonly (Attack & { readonly id?: string; readonly upTo?: number })[];
  readonly defense: Modifiers;
  /** A Character with an Attribute of at least `min` leaves freely; any other Character suffers the penalty. LOB-FLE */
  readonly flee?: { readonly attribute: Attribute; readonly min: number; readonly penalty: readonly Effect[] };
  readonly immune?: readonly Keyword[];
  readonly walks?: 'ethereal';
  /** Characters can always leave the Monster's Space freely. LOB-RUL-37 */
  readonly harmless?: true;
  /** The preferred target. By default a Monster moves towards the nearest Character and attacks the weakest. */
  readonly prey?: 'weakest' | 'strongest' | 'most-insane' | 'farthest';
}
export interface MonsterCard {
  readonly id: string;
  readonly class: MonsterClass;
  /** The number of minis in the box. LOB-SPN-05 */
  readonly minis: number;
  readonly normal: MonsterSide;
  readonly empowered?: MonsterSide;
  /** A Boss with a deck draws a card, which decides what the Boss does. LOB-BOS-06 */
  readonly deck?: 'huntmaster' | 'wendigo';
}
export interface BossCard {
  readonly id: string;
  readonly deck: 'huntmaster' | 'wendigo';
  readonly movement?: number;
  readonly attack?: Attack;
  /** The effects before the Boss's attack. */
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
  readonly rows: Readonly<Record<Level, DifficultyChanges>>;
}
/**
 * The changes that a Difficulty Modifier card makes at one level. The changes of all cards in use are added up.
 * LOB-RUL-121
 */
export interface DifficultyChanges {
  readonly health?: number;
  readonly insanity?: number;
  readonly loot?: number;
  readonly spawns?: number;
  readonly track?: number;
  readonly bossHealth?: number;
  readonly meds?: number;
  readonly monsterHealth?: number;
}
