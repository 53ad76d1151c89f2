// The closed vocabulary of the cards of Asylum Escape: what each kind of card is made of, and every step that a text may
// hold. Types only; names, sentences and pictures belong to a pack's words and are found by a card's id.

/** The five colours of Locations, five rooms each, by what the rooms of one are for. AE-RUL-02 */
export const colours = ['ward', 'treatment', 'service', 'staff', 'air'] as const;
export type Colour = (typeof colours)[number];

/** A face of the die. */
export type DieFace = 1 | 2 | 3 | 4 | 5 | 6;

/** A Location: a room of the building. Its id is the room's id for the whole match, wherever it stands. AE-RUL-04 */
export interface LocationCard {
  /** Such as `chapel`; unique in the pack over all kinds of cards. */
  readonly id: string;
  readonly colour: Colour;
}

// Who and what a step acts on

/**
 * Which Victims a step acts on; the dead never are.
 * `me`: who plays the card, or whose boon, flaw or held card it is (never in a Bloodlust card or a Patient's ability).
 * `other`, `any`: one that the player of the card chooses, without or with themselves; the Patients player chooses in a
 * Bloodlust card or a Patient's ability. `others`, `all`: each of them, clockwise from the Patients player.
 * `caught`: the Victim that the windows W3 and W4, or a Patient's ability `missed`, are about. `active`: the Victim whose turn it is
 * (windows `drawn`, `played`, `ending`, and the own turn). Where there is no such Victim the step does nothing.
 */
export type Whom = 'me' | 'other' | 'any' | 'others' | 'all' | 'caught' | 'active';

/**
 * Which Patients. `chosen`: one that the player of the card chooses; `all`: each; `this`: the one that makes the attempt (W3, W4)
 * or whose ability it is; `newest`: the one released last (W6).
 */
export type Which = 'chosen' | 'all' | 'this' | 'newest';

/**
 * Rooms to choose from: every room, rooms without a Patient, rooms with one, the top or the bottom room of each column, the
 * rooms of the two outer columns, rooms next to a Patient's room (without one themselves).
 */
export type Where = 'any' | 'empty' | 'patient' | 'top' | 'bottom' | 'outer' | 'near-patient';

export type Way = 'up' | 'down' | 'left' | 'right';

/** What can be told of a place without naming the room: its column, its height, its colour; or the room itself. */
export type PlaceTrait = 'column' | 'height' | 'colour' | 'room';

/** How long a change lasts: for the attempt that is made, or to the end of the Patients' turn (in a Victim's turn: of the next one). */
export type Lasts = 'attempt' | 'turn';

/**
 * One step of a card's text. Steps are done in order; what cannot be done is left out.
 * Whatever moves a Patient searches the rooms it enters, and whoever is found then is caught as in the Patients' turn
 * (windows W2 to W4 included). Whatever moves a Victim into a Patient's room is a catch and stops there. AE-RUL-41
 */
export type Effect =
  // Where Victims are

  /** Each moves up to `n` rooms in secret, as they like. `n` 1 to 4. */
  | { readonly do: 'move'; readonly whom: Whom; readonly n: number }
  /** Each has to go `n` rooms that way, as far as there are rooms; `chosen`: the player of the card names the way. All know the way; nobody knows how far it went. */
  | { readonly do: 'push'; readonly whom: Whom; readonly way: Way | 'chosen'; readonly n: number }
  /** Each goes in secret to a room of those without a Patient and without a block, as they choose, or stays. Others learn only `to`. */
  | { readonly do: 'teleport'; readonly whom: Whom; readonly to: Where }
  /** Each draws a Movement card and uses it at once. */
  | { readonly do: 'draw-movement'; readonly whom: Whom }
  /** Each stumbles into the nearest Patient. AE-RUL-21 */
  | { readonly do: 'stumble'; readonly whom: Whom }

  // What is found and said

  /** W2: up to `n` rooms in secret before the announcements; who leaves the room is not found in it any more (so do `move` and `teleport` in W2). `n` 1 or 2. */
  | { readonly do: 'slip-away'; readonly n: number }
  /** W2: this movement of the Patients does not find the player of the card, wherever they are. */
  | { readonly do: 'stay-hidden' }
  /** W2: found, the player of the card names any room at most `n` rooms from the true one; the catch takes place in the true one. */
  | { readonly do: 'false-announce'; readonly n: number }
  /** Each tells everybody this of the room they are in. `room` is for texts that hurt. */
  | { readonly do: 'reveal'; readonly whom: Whom; readonly what: PlaceTrait }
  /** The player of the card names a column, height or colour; every Victim but the player who is there says so. */
  | { readonly do: 'sweep'; readonly what: Exclude<PlaceTrait, 'room'> }
  /** All learn which column, height or colour holds most Victims (several, if equally many), not whom nor how many. */
  | { readonly do: 'crowded'; readonly what: Exclude<PlaceTrait, 'room'> }
  /** Every Victim (but the player of the card) at most `n` rooms from the Patient says so; with `all`, each Patient is asked about apart. `n` 1 or 2. */
  | { readonly do: 'ask-adjacent'; readonly which: Which; readonly n: number }
  /** The player of the card looks at the next `n` cards of a deck, which stay there. `n` 1 to 3. */
  | { readonly do: 'peek'; readonly deck: 'camo-sabo' | 'movement' | 'bloodlust'; readonly n: number }
  /** The player of the card looks at the hand of each. */
  | { readonly do: 'look-hand'; readonly whom: 'other' | 'others' | 'any' | 'all' | 'active' | 'caught' }

  // Patients

  /** The player of the card moves each up to `n` rooms. */
  | { readonly do: 'move-patient'; readonly which: Which; readonly n: number }
  /** The Patients player moves each up to `n` rooms more. */
  | { readonly do: 'extra-move'; readonly which: Which; readonly n: number }
  /** The player of the card names a room; the nearest Patient (of equals: the one they name) goes up to `n` rooms on a shortest way to it. */
  | { readonly do: 'lure'; readonly n: number }
  /** Each stays where it is in the movement of this Patients' turn (W1, W6), or of the next. It searches its room all the same. */
  | { readonly do: 'stall'; readonly which: Which }
  /** W1: the coin shows this many rooms instead. */
  | { readonly do: 'set-coin'; readonly n: 0 | 1 | 2 | 3 }

  // The building

  /** The player of the card names two rooms, which change places with all that is in them; `neighbours`: two that lie side by side or one upon the other. */
  | { readonly do: 'swap-rooms'; readonly pair: 'neighbours' | 'any' }
  /** A room is destroyed, chains included; who is in it is not killed. AE-RUL-06. `choice`: the player of the card names it. */
  | { readonly do: 'destroy-room'; readonly where: Where; readonly pick: 'choice' | 'random' }
  /** The player of the card names a room that these may not enter until the end of so many of the Patients' turns (1 or 2), the running one counted. */
  | {
      readonly do: 'block';
      readonly where: Where;
      readonly against: 'patients' | 'victims' | 'all';
      readonly turns: number;
    }

  // Catching

  /** W4: the attempt fails. AE-RUL-40 */
  | { readonly do: 'survive' }
  /** W3: this attempt is not made. */
  | { readonly do: 'skip-attempt' }
  /** W4: the die is rolled again, and the new face counts. W1: so is the coin. */
  | { readonly do: 'reroll' }
  /** W4: the die shows `n` more (or less); never under 1 or over 6. */
  | { readonly do: 'change-die'; readonly n: number }
  /** These faces are added to the Catching Stat. `attempt` in W3 and W4 only. */
  | { readonly do: 'extend-catch'; readonly which: Which; readonly faces: readonly DieFace[]; readonly lasts: Lasts }
  /** These faces do not kill. `attempt` in W3 and W4 only. Where faces are both added and taken, they do not kill. */
  | { readonly do: 'reduce-catch'; readonly which: Which; readonly faces: readonly DieFace[]; readonly lasts: Lasts }

  /** W3, W4, a Victim's `survived`, an ability `missed`: the flight of this catch goes `n` rooms further (or less far, never under 0). */
  | { readonly do: 'flight'; readonly n: number }

  // Cards

  /** Each draws `n` Camo/Sabo cards. */
  | { readonly do: 'draw-cards'; readonly whom: Whom; readonly n: number }
  /** Each discards `n` cards of the hand face up, at random or as they choose. */
  | { readonly do: 'discard'; readonly whom: Whom; readonly n: number; readonly how: 'random' | 'choice' }
  /** The player of the card takes a card at random from the hand of each. Only Victims steal. */
  | { readonly do: 'steal'; readonly whom: 'other' | 'others' | 'active' | 'caught' }
  /** In the window `cancel`: the Sabo just played does nothing. In W5: the Bloodlust card does nothing. */
  | { readonly do: 'cancel' }
  /** Each may draw no card in their next own turn (in this one, if it runs and they have not drawn). */
  | { readonly do: 'skip-draw'; readonly whom: Whom }
  /** Each may hold no more than `n` cards in hand until the end of the next Patients' turn, and discards down to them at once. */
  | { readonly do: 'limit-hand'; readonly whom: Whom; readonly n: number }
  /** A further Bloodlust card is drawn. */
  | { readonly do: 'bloodlust-extra' }

  // Forks

  /** The player of the card chooses one of these; `id` names the choice in the words (`card/id`). */
  | { readonly do: 'either'; readonly of: readonly { readonly id: string; readonly steps: readonly Effect[] }[] }
  /** The coin is flipped (under AE-RUL-44 the die: odd is heads). */
  | { readonly do: 'flip'; readonly heads: readonly Effect[]; readonly tails: readonly Effect[] };

/** The name of a step that a card may hold. */
export type Verb = Effect['do'];

// Camo/Sabo

/**
 * When a response, or a card played in another Victim's turn, may be played. AE-RUL-22, AE-RUL-23
 * W1 after the coin; W2 after all Patients moved, before announcements; W3 a Victim is caught, before each die; W4 after a
 * killing roll, before death; W5 a Bloodlust card is read, before its effect; W6 a release is announced.
 * `drawn`: another Victim has drawn, before moving; `played`: after a card that this Victim played has been carried out;
 * `ending`: at the end of that turn. `cancel`: a Sabo of anybody else has just been played (only texts that begin with `cancel`).
 */
export type Window = 'W1' | 'W2' | 'W3' | 'W4' | 'W5' | 'W6' | 'drawn' | 'played' | 'ending' | 'cancel';

/** Whom W3 and W4 have to be about for the card to be playable: its owner, another Victim, or either. */
export type About = 'me' | 'other' | 'either';

/** A Camo protects its owner, a Sabo harms others; 32 and 28 of them. AE-SYM-01, AE-SYM-02 */
export interface CamoSaboCard {
  /** Such as `laundry-chute`; copies are told apart by the engine (`laundry-chute.2`). */
  readonly id: string;
  /** How many of it the deck holds; 1 if left out. All counts together are 60. */
  readonly count?: number;
  readonly kind: 'camo' | 'sabo';
  /**
   * The symbols: `own` (own turn, before or after draw and move), `other` (another Victim's turn), `response` (to a Patient's action).
   * At least one.
   */
  readonly symbols: readonly ('own' | 'other' | 'response')[];
  /**
   * The windows in which it may be played: W1 to W6 with `response`, `drawn`, `played` and `ending` with `other`, `cancel` with either.
   * Left out: with `other` all three of another's turn; with `response` W4 (a text that begins with `slip-away`, `stay-hidden` or `false-announce`: W2).
   */
  readonly windows?: readonly Window[];
  /** For W3 and W4; left out: a Camo `me`, a Sabo `other`. */
  readonly about?: About;
  /** The hold symbol: lies visible on the table, one for each Victim, and is played from there by its symbols. AE-SYM-06, AE-SYM-07 */
  readonly hold?: true;
  /** What holds for the owner while it lies on the table (hold cards only). */
  readonly while?: VictimMods;
  readonly steps: readonly Effect[];
}

// Victims

/** What is always so for a Victim; numbers are added up over boon, flaw and held card. */
export interface VictimMods {
  /** More (or fewer) rooms with a Movement card of the own turn; never under 0. */
  readonly move?: number;
  /** More (or fewer) rooms in flight. */
  readonly flight?: number;
  /** More (or fewer) cards in hand than 7. */
  readonly hand?: number;
  /** More (or fewer) Camo/Sabo cards at setup than one. */
  readonly start?: number;
  /** Faces that never kill this Victim. */
  readonly spared?: readonly DieFace[];
  /** Faces that kill this Victim besides the Patient's; `spared` goes before. */
  readonly doomed?: readonly DieFace[];
  /** A Stumble card counts as a Movement card of this number. */
  readonly sureFoot?: number;
  /** No Camo/Sabo card (1) or no Movement card (2) may be drawn in the first own turn. */
  readonly dazed?: 1 | 2;
}

/**
 * When a boon or flaw does something: at the beginning of the own turn; as the Victim is caught (before the first attempt);
 * when they survived all attempts (before the flight); when they drew a Movement or a Camo/Sabo card in the own turn (before it is used);
 * when another Victim is killed.
 */
export type VictimMoment = 'turn' | 'caught' | 'survived' | 'drew-movement' | 'drew-card' | 'killed-other';

/** A boon or a flaw. It may be always so (`mods`), or a text at a moment, or both. Flaws never make the position known. */
export interface BoonOrFlaw {
  readonly mods?: VictimMods;
  readonly on?: VictimMoment;
  readonly steps?: readonly Effect[];
}

export interface VictimCard {
  /** Such as `night-nurse`. */
  readonly id: string;
  readonly boon: BoonOrFlaw;
  readonly flaw: BoonOrFlaw;
}

// Patients

/** What is always so for a Patient. */
export interface PatientMods {
  /** More rooms than the coin allows. */
  readonly stride?: number;
  /** The coin allows at least this many. */
  readonly least?: number;
  /** Attempts at each catch; 1 if left out. */
  readonly attempts?: number;
  /** Goes through blocks. */
  readonly unblocked?: true;
}

/**
 * When an ability does something: when it is released (before the catches); when all Patients have moved in their turn, after the
 * catches; when an attempt of its own failed; when it killed.
 */
export type PatientMoment = 'released' | 'moved' | 'missed' | 'killed';

export interface PatientAbility {
  readonly mods?: PatientMods;
  readonly on?: PatientMoment;
  readonly steps?: readonly Effect[];
}

/** A Patient (2 or 3 catching faces, an ability or none) or a Special Patient (4 or 5 faces and an ability). */
export interface PatientCard {
  /** Such as `barber`. */
  readonly id: string;
  /** The Location it starts on. */
  readonly start: string;
  /** The colour of that Location, as printed. AE-RUL-16 */
  readonly colour: Colour;
  /** The Catching Stat. */
  readonly catches: readonly DieFace[];
  readonly ability?: PatientAbility;
}

// Movement and Bloodlust

/** A number of rooms, or Stumble Into Nearest Patient. 1 × 8, 2 × 12, 3 × 10, 4 × 4, Stumble × 6. */
export interface MovementCard {
  readonly id: string;
  readonly count: number;
  readonly n: number | 'stumble';
}

/** In favour of the Patients; the Patients player makes its choices. */
export interface BloodlustCard {
  readonly id: string;
  /** 1 if left out; all counts together are 24. */
  readonly count?: number;
  readonly steps: readonly Effect[];
}

/** Content in its JSON form; counts are those of the component list. */
export interface Pack {
  readonly format: 1;
  readonly id: string;
  /** 25: five of each colour. */
  readonly locations: readonly LocationCard[];
  /** 12. */
  readonly victims: readonly VictimCard[];
  /** 8. */
  readonly patients: readonly PatientCard[];
  /** 4. */
  readonly specials: readonly PatientCard[];
  /** 60 with their counts. */
  readonly camoSabo: readonly CamoSaboCard[];
  /** 40 with their counts. */
  readonly movement: readonly MovementCard[];
  /** 24 with their counts. */
  readonly bloodlust: readonly BloodlustCard[];
}
