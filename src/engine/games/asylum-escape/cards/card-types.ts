// The types of the cards of Asylum Escape: the parts of each kind of card, and every step that the text of a card may
// contain. Names, texts and pictures are not part of these types; a pack lists them separately, by the ids of the
// cards.

/** The five colours of Locations, named after the purpose of the rooms. There are five rooms of each colour. AE-RUL-02 */
export const colours = ['ward', 'treatment', 'service', 'staff', 'air'] as const;
export type Colour = (typeof colours)[number];

export type DieFace = 1 | 2 | 3 | 4 | 5 | 6;

/** A Location: a room of the building. The room keeps this id for the whole match, wherever it moves. AE-RUL-04 */
export interface LocationCard {
  /** Such as `chapel`; unique among all cards of the pack. */
  readonly id: string;
  readonly colour: Colour;
}

// Who and what a step acts on

/**
 * Which Victims a step acts on. Dead Victims are never affected.
 * `me`: the player of the card, or the owner of the boon, flaw or held card. Bloodlust cards and Patients' abilities
 * cannot use it.
 * `other`, `any`: one Victim chosen by the player of the card, who may choose themselves only with `any`. In a
 * Bloodlust card or a Patient's ability, the Patients player chooses.
 * `all`: every Victim, clockwise from the Patients player. `others`: the same Victims without the player of the card.
 * `caught`: in the windows W3 and W4, the Victim who is being caught. In a Patient's ability `missed`, the Victim whom
 * the attempt has missed.
 * `active`: the Victim whose turn it is.
 * If no Victim fits, the step does nothing.
 */
export type Whom = 'me' | 'other' | 'any' | 'others' | 'all' | 'caught' | 'active';

/**
 * Which Patients a step acts on. `chosen`: one that the player of the card chooses; `all`: each of them; `this`: the
 * Patient that makes the attempt (W3, W4) or has the ability; `newest`: the Patient that was released last (W6).
 */
export type Which = 'chosen' | 'all' | 'this' | 'newest';

/**
 * The rooms that a step may act on. `any`: every room; `empty`: rooms without a Patient; `patient`: rooms with a
 * Patient; `top`, `bottom`: the top or bottom room of each column; `outer`: the rooms of the two outer columns;
 * `near-patient`: rooms that are next to a Patient's room and hold no Patient themselves.
 */
export type Where = 'any' | 'empty' | 'patient' | 'top' | 'bottom' | 'outer' | 'near-patient';

export type Way = 'up' | 'down' | 'left' | 'right';

/** What a step can reveal about a position: its column, its height, its colour, or the room itself. */
export type PlaceTrait = 'column' | 'height' | 'colour' | 'room';

/**
 * How long a change lasts. `attempt`: for the current attempt. `turn`: to the end of the Patients' turn, or of their
 * next turn if it is a Victim's turn now.
 */
export type Lasts = 'attempt' | 'turn';

/**
 * One step of a card's text. Steps run in order; a step that cannot be done is skipped. In the comments below, "each
 * Victim" is each Victim that `whom` names, and "each Patient" is each Patient that `which` names.
 * When an effect moves a Patient, the Patient also searches the rooms that it enters. Victims who are found in this way
 * are caught as in the Patients' turn (with the windows W2 to W4). When an effect moves a Victim into a Patient's room,
 * the Victim is caught there, and the move ends. AE-RUL-41
 */
export type Effect =
  // Where Victims are

  /** Each Victim may move up to `n` rooms in secret. `n` is 1 to 4. */
  | { readonly do: 'move'; readonly whom: Whom; readonly n: number }
  /**
   * Each Victim must move `n` rooms in this direction, or as far as there are rooms. With `chosen`, the player of the
   * card names the direction. Everybody learns the direction, but not how far the Victims moved.
   */
  | { readonly do: 'push'; readonly whom: Whom; readonly way: Way | 'chosen'; readonly n: number }
  /**
   * Each Victim stays, or secretly moves to one of the rooms that `to` names, except rooms with a Patient or a block.
   * Others learn only `to`.
   */
  | { readonly do: 'teleport'; readonly whom: Whom; readonly to: Where }
  /** Each Victim draws a Movement card and uses it immediately. */
  | { readonly do: 'draw-movement'; readonly whom: Whom }
  /** Each Victim stumbles into the nearest Patient. AE-RUL-21 */
  | { readonly do: 'stumble'; readonly whom: Whom }

  // What is found and said

  /**
   * W2: the player of the card may move up to `n` rooms in secret before the announcements. A Victim who leaves a room
   * is no longer found in it (the same holds for `move` and `teleport` in W2). `n` is 1 or 2.
   */
  | { readonly do: 'slip-away'; readonly n: number }
  /** W2: in this movement of the Patients, the player of the card is not found, even in a searched room. */
  | { readonly do: 'stay-hidden' }
  /**
   * W2: if the player of the card is found, they may name any room that is at most `n` rooms away from the true one.
   * The catch takes place in the true room.
   */
  | { readonly do: 'false-announce'; readonly n: number }
  /** Each Victim tells everybody this trait of their room. `room` is meant only for effects that harm the Victim. */
  | { readonly do: 'reveal'; readonly whom: Whom; readonly what: PlaceTrait }
  /** The player of the card names a column, height or colour. Every other Victim who is there says so. */
  | { readonly do: 'sweep'; readonly what: Exclude<PlaceTrait, 'room'> }
  /**
   * Everybody learns which column, height or colour holds the most Victims, but neither who they are nor how many. In a
   * tie, everybody learns all of those columns, heights or colours.
   */
  | { readonly do: 'crowded'; readonly what: Exclude<PlaceTrait, 'room'> }
  /**
   * Every Victim who is at most `n` rooms away from the Patient says so, except the player of the card. With `all`,
   * each Patient is asked about separately. `n` is 1 or 2.
   */
  | { readonly do: 'ask-adjacent'; readonly which: Which; readonly n: number }
  /** The player of the card looks at the next `n` cards of a deck; the cards stay there. `n` is 1 to 3. */
  | { readonly do: 'peek'; readonly deck: 'camo-sabo' | 'movement' | 'bloodlust'; readonly n: number }
  /** The player of the card looks at the hand of each of these Victims. */
  | { readonly do: 'look-hand'; readonly whom: 'other' | 'others' | 'any' | 'all' | 'active' | 'caught' }

  // Patients

  /** The player of the card moves each Patient up to `n` rooms. */
  | { readonly do: 'move-patient'; readonly which: Which; readonly n: number }
  /** The Patients player moves each of these Patients up to `n` additional rooms. */
  | { readonly do: 'extra-move'; readonly which: Which; readonly n: number }
  /**
   * The player of the card names a room. The Patient that is nearest to the room goes up to `n` rooms toward it on a
   * shortest path. In a tie, the player of the card chooses the Patient.
   */
  | { readonly do: 'lure'; readonly n: number }
  /**
   * Each Patient skips its next movement: the movement of the current turn if it has not begun yet, otherwise the one of
   * the next turn. (A Patient does not move in the turn of its release.) The Patient still searches its room.
   */
  | { readonly do: 'stall'; readonly which: Which }
  /** W1: the coin allows `n` rooms, whatever it shows. */
  | { readonly do: 'set-coin'; readonly n: 0 | 1 | 2 | 3 }

  // The building

  /**
   * The player of the card names two rooms, which swap places with everything in them. `neighbours`: two rooms side by
   * side or one above the other.
   */
  | { readonly do: 'swap-rooms'; readonly pair: 'neighbours' | 'any' }
  /**
   * Destroys a room, which may cause collapses. The destruction itself kills nobody. AE-RUL-06. `choice`: the player of
   * the card names the room.
   */
  | { readonly do: 'destroy-room'; readonly where: Where; readonly pick: 'choice' | 'random' }
  /**
   * The player of the card names a room. `against` says who may not enter it. The block lasts for `turns` turns of the
   * Patients (1 or 2), including the current one.
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
  /** Adds these faces to the Catching Stat of each Patient. `lasts` may be `attempt` only in W3 and W4. */
  | { readonly do: 'extend-catch'; readonly which: Which; readonly faces: readonly DieFace[]; readonly lasts: Lasts }
  /**
   * These faces of each Patient do not kill. `lasts` may be `attempt` only in W3 and W4. A face that is both added and
   * removed does not kill.
   */
  | { readonly do: 'reduce-catch'; readonly which: Which; readonly faces: readonly DieFace[]; readonly lasts: Lasts }

  /**
   * Adds `n` rooms to the flight after this catch; `n` may be negative, but the flight is never below 0. This step
   * works only in the windows W3 and W4, at a Victim's moment `survived`, and in a Patient's ability `missed`.
   */
  | { readonly do: 'flight'; readonly n: number }

  // Cards

  /** Each Victim draws `n` Camo/Sabo cards. */
  | { readonly do: 'draw-cards'; readonly whom: Whom; readonly n: number }
  /** Each Victim discards `n` hand cards face up, at random or by choice. */
  | { readonly do: 'discard'; readonly whom: Whom; readonly n: number; readonly how: 'random' | 'choice' }
  /**
   * The player of the card takes a random card from the hand of each of these Victims. Bloodlust cards and Patients'
   * abilities cannot have this step.
   */
  | { readonly do: 'steal'; readonly whom: 'other' | 'others' | 'active' | 'caught' }
  /** In the window `cancel`: the Sabo just played does nothing. In W5: the Bloodlust card does nothing. */
  | { readonly do: 'cancel' }
  /**
   * These Victims may not draw a card in their next turn. If it is such a Victim's turn now and they have not drawn
   * yet, this turn counts instead.
   */
  | { readonly do: 'skip-draw'; readonly whom: Whom }
  /**
   * These Victims may hold at most `n` hand cards until the end of the next Patients' turn; they discard the excess
   * immediately.
   */
  | { readonly do: 'limit-hand'; readonly whom: Whom; readonly n: number }
  /** The Patients player draws another Bloodlust card. */
  | { readonly do: 'bloodlust-extra' }

  // Branches

  /** The player of the card chooses one branch. The pack's texts name the branch under the key `card/id`. */
  | { readonly do: 'either'; readonly of: readonly { readonly id: string; readonly steps: readonly Effect[] }[] }
  /** Flips the coin. In a match that rolls a die instead (AE-RUL-44), an odd number counts as heads. */
  | { readonly do: 'flip'; readonly heads: readonly Effect[]; readonly tails: readonly Effect[] };

/** The name of a step that a card may contain. */
export type Verb = Effect['do'];

// Camo/Sabo

/**
 * The windows: the moments in which cards may be played in response to a Patient or in another Victim's turn.
 * AE-RUL-22, AE-RUL-23
 * W1: after the coin is flipped.
 * W2: after all Patients have moved, before the announcements.
 * W3: while a Victim is being caught, before each roll of the die.
 * W4: after a killing roll, before the death.
 * W5: after a Bloodlust card has been read, before its effect.
 * W6: after a release has been announced.
 * `drawn`: after another Victim has drawn a card in their turn, before they move.
 * `played`: after another Victim has played a card in their turn and its effect is over.
 * `ending`: at the end of another Victim's turn.
 * `cancel`: after somebody else has played a Sabo, before its effect. Only cards whose first step is `cancel` can be
 * played in this window.
 */
export type Window = 'W1' | 'W2' | 'W3' | 'W4' | 'W5' | 'W6' | 'drawn' | 'played' | 'ending' | 'cancel';

/**
 * Limits when a card may be played in the windows W3 and W4. `me`: only while its owner is being caught. `other`: only
 * while another Victim is being caught. `either`: in both cases.
 */
export type CaughtVictim = 'me' | 'other' | 'either';

/** A Camo protects its owner (32 cards); a Sabo harms others (28 cards). AE-SYM-01, AE-SYM-02 */
export interface CamoSaboCard {
  /** Such as `laundry-chute`; the engine numbers the copies (`laundry-chute.2`). */
  readonly id: string;
  /** The number of copies in the deck; the default is 1. The deck holds 60 cards in total. */
  readonly count?: number;
  readonly kind: 'camo' | 'sabo';
  /**
   * The symbols; at least one. `own`: in the owner's turn, before or after drawing and moving. `other`: in another
   * Victim's turn. `response`: in response to a Patient's action.
   */
  readonly symbols: readonly ('own' | 'other' | 'response')[];
  /**
   * The windows in which the card may be played. W1 to W6 need the symbol `response`; `drawn`, `played` and `ending`
   * need `other`; `cancel` needs one of the two. If this field is left out, a card with `other` may be played in all
   * three windows of another Victim's turn. A card with `response` may then be played in W4, or in W2 if it begins with
   * `slip-away`, `stay-hidden` or `false-announce`.
   */
  readonly windows?: readonly Window[];
  /** Applies only to W3 and W4. The default is `me` for a Camo and `other` for a Sabo. */
  readonly about?: CaughtVictim;
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
  /** Faces that kill this Victim in addition to the Patient's Catching Stat; `spared` takes precedence. */
  readonly doomed?: readonly DieFace[];
  /** A Stumble card counts as a card that allows this number of rooms. */
  readonly sureFoot?: number;
  /** The Victim may draw no Camo/Sabo card (1) or no Movement card (2) in their first turn. */
  readonly dazed?: 1 | 2;
}

/**
 * The moment at which a boon or flaw acts.
 * `turn`: at the beginning of the Victim's turn.
 * `caught`: when the Victim is caught, before the first attempt.
 * `survived`: when the Victim has survived all attempts, before the flight.
 * `drew-movement`, `drew-card`: when the Victim has drawn a Movement card or a Camo/Sabo card in their own turn, before
 * using it.
 * `killed-other`: when another Victim is killed.
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
  /** The smallest number of rooms that the Patient may move, whatever the coin shows. */
  readonly least?: number;
  /** Attempts in each catch; the default is 1. */
  readonly attempts?: number;
  /** The Patient may enter blocked rooms. */
  readonly unblocked?: true;
}

/**
 * The moment at which an ability acts.
 * `released`: when the Patient is released, before the catches.
 * `moved`: when all Patients have moved in their turn, after the catches.
 * `missed`: when an attempt by this Patient has failed.
 * `killed`: when this Patient has killed a Victim.
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
  /** The Location where the Patient starts. */
  readonly start: string;
  /** The colour of the starting Location, as printed on the card. AE-RUL-16 */
  readonly colour: Colour;
  /** The Catching Stat. */
  readonly catches: readonly DieFace[];
  readonly ability?: PatientAbility;
}

// Movement and Bloodlust

/**
 * A card that allows a number of rooms, or the card Stumble Into Nearest Patient. The deck holds 8 cards with 1 room,
 * 12 with 2, 10 with 3, 4 with 4, and 6 Stumble cards.
 */
export interface MovementCard {
  readonly id: string;
  readonly count: number;
  readonly n: number | 'stumble';
}

/** A card that favours the Patients. The Patients player makes all choices for it. */
export interface BloodlustCard {
  readonly id: string;
  /** The number of copies in the deck; the default is 1. The deck holds 24 cards in total. */
  readonly count?: number;
  readonly steps: readonly Effect[];
}

/**
 * All cards of the game, as JSON. The numbers below are those of the library's own pack. Other packs may have other
 * numbers of cards, except for Locations.
 */
export interface Pack {
  readonly format: 1;
  readonly id: string;
  /** 25 cards, five of each colour. */
  readonly locations: readonly LocationCard[];
  /** 12 cards. */
  readonly victims: readonly VictimCard[];
  /** 8 cards. */
  readonly patients: readonly PatientCard[];
  /** 4 cards. */
  readonly specials: readonly PatientCard[];
  /** 60 cards, counting all copies. */
  readonly camoSabo: readonly CamoSaboCard[];
  /** 40 cards, counting all copies. */
  readonly movement: readonly MovementCard[];
  /** 24 cards, counting all copies. */
  readonly bloodlust: readonly BloodlustCard[];
}
