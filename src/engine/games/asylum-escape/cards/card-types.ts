// The closed vocabulary of the cards of Asylum Escape: the parts of each kind of card, and every step that a card's
// text may contain. Types only; a pack's words hold names, sentences and pictures under the cards' ids.

/** The five colours of Locations, five rooms each, named after the purpose of the rooms. AE-RUL-02 */
export const colours = ['ward', 'treatment', 'service', 'staff', 'air'] as const;
export type Colour = (typeof colours)[number];

/** A face of the die. */
export type DieFace = 1 | 2 | 3 | 4 | 5 | 6;

/** A Location: a room of the building. The room keeps this id for the whole match, wherever it moves. AE-RUL-04 */
export interface LocationCard {
  /** Such as `chapel`; unique among all cards of the pack. */
  readonly id: string;
  readonly colour: Colour;
}

// Who and what a step acts on

/**
 * Which Victims a step acts on; it never acts on the dead.
 * `me`: the player of the card, or the owner of the boon, flaw or held card (never in a Bloodlust card or a Patient's
 * ability).
 * `other`, `any`: one Victim chosen by the player of the card, who may choose themselves only with `any`. In a
 * Bloodlust card or a Patient's ability, the Patients player chooses.
 * `others`, `all`: each of them, clockwise from the Patients player.
 * `caught`: the Victim whom the windows W3 and W4, or a Patient's ability `missed`, are about.
 * `active`: the Victim whose turn it is (windows `drawn`, `played`, `ending`, and the Victim's own turn).
 * Without such a Victim, the step does nothing.
 */
export type Whom = 'me' | 'other' | 'any' | 'others' | 'all' | 'caught' | 'active';

/**
 * Which Patients. `chosen`: one that the player of the card chooses; `all`: each of them; `this`: the Patient that
 * makes the attempt (W3, W4) or has the ability; `newest`: the Patient released last (W6).
 */
export type Which = 'chosen' | 'all' | 'this' | 'newest';

/**
 * Rooms to choose from: every room, rooms without a Patient, rooms with a Patient, the top or bottom room of each
 * column, the rooms of the two outer columns, or rooms next to a Patient's room that hold no Patient themselves.
 */
export type Where = 'any' | 'empty' | 'patient' | 'top' | 'bottom' | 'outer' | 'near-patient';

export type Way = 'up' | 'down' | 'left' | 'right';

/** What a step can reveal about a position: its column, its height, its colour, or the room itself. */
export type PlaceTrait = 'column' | 'height' | 'colour' | 'room';

/**
 * How long a change lasts: for the current attempt, or to the end of the Patients' turn (of the next one, if it is a
 * Victim's turn).
 */
export type Lasts = 'attempt' | 'turn';

/**
 * One step of a card's text. Steps run in order; a step that cannot be done is skipped. An effect that moves a Patient
 * also searches the rooms that the Patient enters. Victims found in this way are caught as in the Patients' turn
 * (windows W2 to W4 included). An effect that moves a Victim into a Patient's room is a catch and ends the move.
 * AE-RUL-41
 */
export type Effect =
  // Where Victims are

  /** Each Victim may move up to `n` rooms in secret. `n` 1 to 4. */
  | { readonly do: 'move'; readonly whom: Whom; readonly n: number }
  /**
   * Each Victim must move `n` rooms in this direction, as far as there are rooms; with `chosen`, the player of the card
   * names the direction. Everybody knows the direction, but not the distance.
   */
  | { readonly do: 'push'; readonly whom: Whom; readonly way: Way | 'chosen'; readonly n: number }
  /**
   * Each Victim secretly moves to one of these rooms that has no Patient and no block, or stays. Others learn only
   * `to`.
   */
  | { readonly do: 'teleport'; readonly whom: Whom; readonly to: Where }
  /** Each Victim draws a Movement card and uses it immediately. */
  | { readonly do: 'draw-movement'; readonly whom: Whom }
  /** Each Victim stumbles into the nearest Patient. AE-RUL-21 */
  | { readonly do: 'stumble'; readonly whom: Whom }

  // What is found and said

  /**
   * W2: the Victim may move up to `n` rooms in secret before the announcements. A Victim who leaves a room is no longer
   * found in it (the same holds for `move` and `teleport` in W2). `n` 1 or 2.
   */
  | { readonly do: 'slip-away'; readonly n: number }
  /** W2: this movement of the Patients does not find the player of the card, in whichever room. */
  | { readonly do: 'stay-hidden' }
  /**
   * W2: if the player of the card is found, they name any room at most `n` rooms away from the true one; the catch
   * takes place in the true room.
   */
  | { readonly do: 'false-announce'; readonly n: number }
  /** Each Victim tells everybody this trait of their room. `room` is for effects that harm the Victim. */
  | { readonly do: 'reveal'; readonly whom: Whom; readonly what: PlaceTrait }
  /** The player of the card names a column, height or colour. Every other Victim who is there says so. */
  | { readonly do: 'sweep'; readonly what: Exclude<PlaceTrait, 'room'> }
  /**
   * Everybody learns which column, height or colour holds the most Victims (several in a tie), but neither who nor how
   * many.
   */
  | { readonly do: 'crowded'; readonly what: Exclude<PlaceTrait, 'room'> }
  /**
   * Every Victim who is at most `n` rooms away from the Patient says so, except the player of the card. With `all`,
   * each Patient is asked about separately. `n` 1 or 2.
   */
  | { readonly do: 'ask-adjacent'; readonly which: Which; readonly n: number }
  /** The player of the card looks at the next `n` cards of a deck; the cards stay there. `n` 1 to 3. */
  | { readonly do: 'peek'; readonly deck: 'camo-sabo' | 'movement' | 'bloodlust'; readonly n: number }
  /** The player of the card looks at the hand of each of these Victims. */
  | { readonly do: 'look-hand'; readonly whom: 'other' | 'others' | 'any' | 'all' | 'active' | 'caught' }

  // Patients

  /** The player of the card moves each Patient up to `n` rooms. */
  | { readonly do: 'move-patient'; readonly which: Which; readonly n: number }
  /** The Patients player moves each of these Patients up to `n` additional rooms. */
  | { readonly do: 'extra-move'; readonly which: Which; readonly n: number }
  /**
   * The player of the card names a room. The nearest Patient (in a tie, the one that they name) goes up to `n` rooms on
   * a shortest path to it.
   */
  | { readonly do: 'lure'; readonly n: number }
  /**
   * Each of these Patients stays where it is in the movement of this Patients' turn (W1, W6), or of the next one. It
   * still searches its room.
   */
  | { readonly do: 'stall'; readonly which: Which }
  /** W1: the coin shows this many rooms instead. */
  | { readonly do: 'set-coin'; readonly n: 0 | 1 | 2 | 3 }

  // The building

  /**
   * The player of the card names two rooms, which swap places with everything in them. `neighbours`: two rooms side by
   * side or one above the other.
   */
  | { readonly do: 'swap-rooms'; readonly pair: 'neighbours' | 'any' }
  /**
   * Destroys a room and causes collapses; nobody in the room is killed. AE-RUL-06. `choice`: the player of the card
   * names the room.
   */
  | { readonly do: 'destroy-room'; readonly where: Where; readonly pick: 'choice' | 'random' }
  /**
   * The player of the card names a room. Those named by `against` may not enter it for this number of Patients' turns
   * (1 or 2), including the current one.
   */
  | {
      readonly do: 'block';
      readonly where: Where;
      readonly against: 'patients' | 'victims' | 'all';
      readonly turns: number;
    }

  // Catching

  /** W4: the attempt fails. AE-RUL-40 */
  | { readonly do: 'survive' }
  /** W3: this attempt does not take place. */
  | { readonly do: 'skip-attempt' }
  /** W4: the die is rolled again, and the new face counts. W1: the coin is flipped again. */
  | { readonly do: 'reroll' }
  /** W4: adds `n` to the die; the result stays between 1 and 6. */
  | { readonly do: 'change-die'; readonly n: number }
  /** Adds these faces to the Catching Stat. `attempt` in W3 and W4 only. */
  | { readonly do: 'extend-catch'; readonly which: Which; readonly faces: readonly DieFace[]; readonly lasts: Lasts }
  /** These faces do not kill. `attempt` in W3 and W4 only. A face that is both added and removed does not kill. */
  | { readonly do: 'reduce-catch'; readonly which: Which; readonly faces: readonly DieFace[]; readonly lasts: Lasts }

  /**
   * Only in the windows W3 and W4, in a Victim's `survived` and in an ability's `missed`: changes the flight of this
   * catch by `n` rooms, never below 0.
   */
  | { readonly do: 'flight'; readonly n: number }

  // Cards

  /** Each Victim draws `n` Camo/Sabo cards. */
  | { readonly do: 'draw-cards'; readonly whom: Whom; readonly n: number }
  /** Each Victim discards `n` hand cards face up, at random or by choice. */
  | { readonly do: 'discard'; readonly whom: Whom; readonly n: number; readonly how: 'random' | 'choice' }
  /** The player of the card takes a random card from the hand of each of these Victims. Only Victims steal. */
  | { readonly do: 'steal'; readonly whom: 'other' | 'others' | 'active' | 'caught' }
  /** In the window `cancel`: the Sabo just played does nothing. In W5: the Bloodlust card does nothing. */
  | { readonly do: 'cancel' }
  /**
   * None of these Victims may draw a card in their next own turn (or in the current one, if it is theirs and they have
   * not drawn).
   */
  | { readonly do: 'skip-draw'; readonly whom: Whom }
  /**
   * None of these Victims may hold more than `n` hand cards until the end of the next Patients' turn; they discard the
   * excess immediately.
   */
  | { readonly do: 'limit-hand'; readonly whom: Whom; readonly n: number }
  /** The Patients player draws another Bloodlust card. */
  | { readonly do: 'bloodlust-extra' }

  // Forks

  /** The player of the card chooses one branch; `id` names it in the pack's words (`card/id`). */
  | { readonly do: 'either'; readonly of: readonly { readonly id: string; readonly steps: readonly Effect[] }[] }
  /** Flips the coin (with the option of AE-RUL-44, rolls the die: an odd number is heads). */
  | { readonly do: 'flip'; readonly heads: readonly Effect[]; readonly tails: readonly Effect[] };

/** The name of a step that a card may contain. */
export type Verb = Effect['do'];

// Camo/Sabo

/**
 * When a response, or a card in another Victim's turn, may be played. AE-RUL-22, AE-RUL-23
 * W1: after the coin is flipped. W2: after all Patients have moved, before the announcements. W3: a Victim is caught,
 * before each die is rolled. W4: after a killing roll, before the death. W5: a Bloodlust card has been read, before its
 * effect. W6: a release has been announced.
 * `drawn`: another Victim has drawn and not yet moved. `played`: after the effect of a card that this Victim played.
 * `ending`: at the end of that turn. `cancel`: somebody else has just played a Sabo (only for cards that begin with
 * `cancel`).
 */
export type Window = 'W1' | 'W2' | 'W3' | 'W4' | 'W5' | 'W6' | 'drawn' | 'played' | 'ending' | 'cancel';

/** Whom W3 and W4 must concern for the card to be playable: its owner, another Victim, or either. */
export type About = 'me' | 'other' | 'either';

/** A Camo protects its owner (32 cards); a Sabo harms others (28 cards). AE-SYM-01, AE-SYM-02 */
export interface CamoSaboCard {
  /** Such as `laundry-chute`; the engine numbers the copies (`laundry-chute.2`). */
  readonly id: string;
  /** The number of copies in the deck; 1 if left out. The deck holds 60 cards in total. */
  readonly count?: number;
  readonly kind: 'camo' | 'sabo';
  /**
   * The symbols: `own` (own turn, before or after draw and move), `other` (another Victim's turn), `response` (to a
   * Patient's action). At least one.
   */
  readonly symbols: readonly ('own' | 'other' | 'response')[];
  /**
   * The windows in which the card may be played: W1 to W6 with `response`; `drawn`, `played` and `ending` with `other`;
   * `cancel` with either symbol. If left out: with `other`, all three windows of another Victim's turn; with
   * `response`, W4, or W2 for a card that begins with `slip-away`, `stay-hidden` or `false-announce`.
   */
  readonly windows?: readonly Window[];
  /** For W3 and W4. If left out: `me` for a Camo, `other` for a Sabo. */
  readonly about?: About;
  /**
   * The hold symbol: the card lies face up in front of its owner, and each Victim may have only one such card. Its
   * symbols say when it may be played from there. AE-SYM-06, AE-SYM-07
   */
  readonly hold?: true;
  /** Changes for the owner while the card lies on the table (hold cards only). */
  readonly while?: VictimMods;
  readonly steps: readonly Effect[];
}

// Victims

/** Permanent changes for a Victim; numbers from boon, flaw and held card are added up. */
export interface VictimMods {
  /** Rooms added to a Movement card in the Victim's own turn; the sum is never below 0. */
  readonly move?: number;
  /** Rooms added to a flight. */
  readonly flight?: number;
  /** Cards added to the hand limit of 7. */
  readonly hand?: number;
  /** Camo/Sabo cards added to the one dealt at setup. */
  readonly start?: number;
  /** Faces that never kill this Victim. */
  readonly spared?: readonly DieFace[];
  /** Faces that kill this Victim in addition to the Patient's; `spared` takes precedence. */
  readonly doomed?: readonly DieFace[];
  /** A Stumble card counts as a Movement card of this number. */
  readonly sureFoot?: number;
  /** The Victim may draw no Camo/Sabo card (1) or no Movement card (2) in their first turn. */
  readonly dazed?: 1 | 2;
}

/**
 * When a boon or flaw acts: at the beginning of the Victim's turn; when they are caught (before the first attempt);
 * when they have survived all attempts (before the flight); when they have drawn a Movement or a Camo/Sabo card in
 * their own turn (before using it); when another Victim is killed.
 */
export type VictimMoment = 'turn' | 'caught' | 'survived' | 'drew-movement' | 'drew-card' | 'killed-other';

/** A boon or a flaw: a permanent change (`mods`), an effect at a moment, or both. A flaw never reveals the position. */
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

/** Permanent changes for a Patient. */
export interface PatientMods {
  /** Rooms added to what the coin allows. */
  readonly stride?: number;
  /** The least that the coin allows. */
  readonly least?: number;
  /** Attempts in each catch; 1 if left out. */
  readonly attempts?: number;
  /** The Patient may pass blocks. */
  readonly unblocked?: true;
}

/**
 * When an ability acts: when the Patient is released (before the catches); when all Patients have moved in their turn
 * (after the catches); when an attempt by this Patient has failed; when it has killed.
 */
export type PatientMoment = 'released' | 'moved' | 'missed' | 'killed';

export interface PatientAbility {
  readonly mods?: PatientMods;
  readonly on?: PatientMoment;
  readonly steps?: readonly Effect[];
}

/** A Patient (2 or 3 catching faces, with or without an ability) or a Special Patient (4 or 5 faces and an ability). */
export interface PatientCard {
  /** Such as `barber`. */
  readonly id: string;
  /** The Location where it starts. */
  readonly start: string;
  /** The colour of that Location, as printed. AE-RUL-16 */
  readonly colour: Colour;
  /** The Catching Stat. */
  readonly catches: readonly DieFace[];
  readonly ability?: PatientAbility;
}

// Movement and Bloodlust

/** A number of rooms, or Stumble Into Nearest Patient. There are 8 cards of 1 room, 12 of
 * 2, 10 of 3, 4 of 4, and 6 of Stumble. */
export interface MovementCard {
  readonly id: string;
  readonly count: number;
  readonly n: number | 'stumble';
}

/** A card that favours the Patients; the Patients player makes its choices. */
export interface BloodlustCard {
  readonly id: string;
  /** 1 if left out; the deck holds 24 cards in total. */
  readonly count?: number;
  readonly steps: readonly Effect[];
}

/** Content as JSON; the counts are those of the component list. */
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
