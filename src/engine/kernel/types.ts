// The types of the kernel: the questions of a match, their answers, and what a game must define. Everything is plain
// data, except the functions of a game (`Rules`) and the match itself.
import type { Chance, Faces } from './chance.js';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** The number of a seat: 0 to n − 1, clockwise. A seat sees a view of the match and makes choices. */
export type Seat = number;
/** The number of a player: 0 to n − 1. The rules act on players. A seat may own several players. */
export type PlayerId = number;
/** The id of a rule in `docs/rules`, such as `SAN-TURN-07`. */
export type RuleId = string;
/** The id of a thing on the table that an option points at, such as `space:12`. */
export type TargetId = string;

export type Result<T, E = Refusal> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Why an act is not allowed: the rule, and the values that it depends on. */
export interface Refusal {
  readonly rule: RuleId;
  readonly message: string;
  /** A stable name for the reason. It is also the key of a message of the game. */
  readonly reason?: string;
  /** The values of the message's placeholders. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** An error in untrusted input. */
export interface Fault {
  /** A stable name in lower case, such as `save-hash`. */
  readonly code: string;
  /** The path of the wrong value, such as `cards/night-key/steps/0`; `''` is the whole input. */
  readonly path: string;
  /** A sentence in English. */
  readonly message: string;
  /** The values of the placeholders, if `code` is a message key of the game. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/** One thing to do. `do` names the game's function that does it. A step is never changed once it exists. */
export interface Step {
  readonly do: string;
}

/**
 * One legal answer to a question. Its id is made of the names of what the option affects, never of an index, so it
 * stays the same when other options come and go.
 */
export interface Option {
  readonly id: string;
  /**
   * The things on the table that a player points at to choose this option, in order: for example, a figure, then a
   * space.
   */
  readonly targets?: readonly TargetId[];
  readonly rule: RuleId;
  /** The message key of a confirmation, for an option that players might regret. Bots avoid such options. */
  readonly confirm?: string;
}

/** An option as a game makes it, including the steps that it causes. */
export interface Offer<T extends Step = Step> extends Option {
  readonly then: readonly T[];
}

/**
 * A question as a game makes it, computed from the state whenever it is needed. It is not asked if it has no options.
 */
export interface Asked<T extends Step = Step> {
  readonly seat: Seat;
  readonly player: PlayerId;
  readonly rule: RuleId;
  readonly options: readonly Offer<T>[];
  /** The id of the option that the table chooses when time runs out. */
  readonly fallback?: string | undefined;
  /** Seconds until time runs out. */
  readonly limit?: number | undefined;
  /**
   * Marks a reaction window: the question stays open for the whole `limit`, so that its duration does not reveal who
   * could have answered.
   */
  readonly window?: true;
  /**
   * At a table with time limits: the minimum number of seconds before an answer is revealed. It hides how fast the
   * player answered.
   */
  readonly least?: number;
  /** The largest number allowed, if the options do not show it: for example, how many rooms a figure may move. */
  readonly upTo?: number;
  /** Set if this seat decides for all players. A table may let anybody answer such a question. */
  readonly common?: true | undefined;
  /** The id of the card that causes the question, for the sentence of the question. */
  readonly about?: string | undefined;
  /** If there is only one option, it is chosen without asking. */
  readonly skipSole?: boolean;
  /**
   * For a standing question whose answer is a wish, for example when the seat wants to be asked: it changes nothing that
   * another seat can see. No other seat is told of the answer, and an undo keeps it.
   */
  readonly isWish?: true;
}

export interface Question {
  /** The number of the question, counted for each seat. An answer names this number, so a late answer is refused. */
  readonly n: number;
  readonly seat: Seat;
  readonly player: PlayerId;
  /** The name of the step that asks the question. */
  readonly kind: string;
  readonly rule: RuleId;
  readonly options: readonly Option[];
  readonly standing?: true;
  readonly fallback?: string;
  readonly limit?: number;
  readonly window?: true;
  readonly least?: number;
  readonly upTo?: number;
  readonly common?: true;
  readonly about?: string;
}

/** Something that happened. Events come in order and have no duration. */
export interface Event {
  readonly type: string;
  readonly rule: RuleId;
  /** Other rules that also apply to the event. */
  readonly also?: readonly RuleId[];
}

export interface Outcome {
  readonly winners: readonly Seat[];
  readonly rule: RuleId;
}

/** Everything that a seat (null: a spectator) may know. Plain JSON. */
export interface View<V = unknown> {
  readonly state: V;
  readonly questions: readonly Question[];
  /** The events that this seat saw since the cursor that was passed to `view`. */
  readonly events: readonly Event[];
  /** The cursor to pass to `view` next time. */
  readonly cursor: number;
  readonly outcome: Outcome | null;
}

/**
 * One hidden fact. From these facts the kernel computes who learned what, and therefore which choices may be undone.
 */
export interface Secret {
  /** A name that stays the same during the match: it names a card, for example, not the place where the card lies. */
  readonly id: string;
  /** The seats that know the fact, as a bit mask: bit s is set if seat s knows it. */
  readonly seen: number;
}

export interface Setup<C = unknown, O = unknown> {
  readonly seats: readonly string[];
  readonly options: O;
  readonly content: C;
  /**
   * A position to start from instead of the normal beginning; null if there is none. Untrusted: the game's `setup`
   * checks it.
   */
  readonly situation: Json | null;
}

/** What the functions of a game receive: the state, which they change in place, and functions of the kernel. */
export interface Play<S, C = unknown, T extends Step = Step, E extends Event = Event> {
  state: S;
  /** Cards and other content; no step changes it. */
  readonly content: C;
  readonly chance: Chance;
  /** Adds steps, which run in this order before all steps that are already waiting. */
  push(...steps: readonly T[]): void;
  /**
   * Drops all waiting steps that come before the next step with that name. This is for cards that say "the effect ends
   * at once". If there is no such step, nothing happens.
   */
  cut(name: T['do']): void;
  /** Announces an event to everybody; only the seats in `to` also see the fields of `more`. */
  emit(event: E, to?: readonly Seat[], more?: object): void;
  /** Announces an event to these seats only. The others do not learn of it. */
  tell(to: readonly Seat[], event: E): void;
  /** Ends the match; waiting steps are dropped. */
  end(winners: readonly Seat[], rule: RuleId): void;
}

/**
 * A step that asks several questions at once. The answers stay sealed until all questions are answered; then the steps
 * of the answers run in the order of `of`.
 */
export interface Together {
  readonly do: 'together';
  readonly of: readonly Step[];
}

/* oxlint-disable typescript/no-explicit-any -- a table of games of different states needs one type for all */
export type StepTable<S, C, T extends Step, E extends Event> = {
  readonly [K in T['do']]?: (m: Play<S, C, T | Together, E>, step: Extract<T, { do: K }>) => void;
};
export type AskTable<S, C, T extends Step, E extends Event> = {
  readonly [K in T['do']]?: (m: Play<S, C, T | Together, E>, step: Extract<T, { do: K }>) => Asked<T | Together>;
};

/** The rules of a game: small functions that work on a JSON state, each under the name of the steps that it handles. */
export interface Rules<S = any, C = any, O = any, V = any, T extends Step = any, E extends Event = any> {
  readonly id: string;
  /** Increased whenever a state of the previous version would mean something else. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** The game's own content, in the form of a pack. */
  readonly pack: unknown;
  /** Prepares a valid pack for lookups. Without this function, the pack itself is the content. */
  content?(pack: unknown): C;
  /**
   * Reads an untrusted pack: returns the pack to play with, or every fault with its path. A game without this function
   * accepts no packs.
   */
  readPack?(json: unknown): Result<{ readonly pack: unknown }, readonly Fault[]>;
  /** Checks untrusted options and fills in the defaults. */
  options(json: unknown, seats: number): Result<O, Fault>;
  /** The state before the first step, and the steps that begin the match or continue from the situation. */
  setup(setup: Setup<C, O>): Result<{ readonly state: S; readonly steps: readonly T[] }, Fault>;
  readonly steps: StepTable<S, C, T, E>;
  readonly asks: AskTable<S, C, T, E>;
  /**
   * The steps that ask the standing questions. Standing questions stay open beside other questions and need no answer.
   */
  standing?(m: Play<S, C, T | Together, E>): readonly T[];
  /**
   * Everything that the seat may know; null is a spectator. Build it by copying what is known, never by deleting what
   * is secret. Then a forgotten field cannot reveal a secret.
   */
  view(m: Readonly<Play<S, C, T, E>>, seat: Seat | null): V;
  /** The hidden facts of a position. `stack` holds the steps that still have to be done; the last one is done next. */
  secrets(state: S, stack: readonly Step[]): readonly Secret[];
  /**
   * Replaces, in place, everything that the seat does not know with something that it could not distinguish from the
   * truth.
   */
  determinize(m: Play<S, C, T, E>, seat: Seat, chance: Chance): void;
  /**
   * The rule that forbids this act, judged only by what the seat knows. Called only for acts that are not an option
   * now. Without this function, a refusal names the rule of the open question.
   */
  explain?(view: V, questions: readonly Question[], seat: Seat, intent: string, content: C): Refusal;
  /**
   * The part of the content that affects play: ids, counts, numbers and steps. Packs with the same fingerprint play in
   * the same way. If the result is a string, it is the fingerprint itself.
   */
  fingerprint?(content: C): Json;
  /**
   * Converts a position of another version to this version. Also called with a position of this version, if the saved
   * match began with that position. The snapshot is untrusted, so this function must check its shape. Without this
   * function, saves that begin with a position or have another version are refused.
   */
  migrate?(snapshot: Json, version: number): Result<Json, Fault>;
}
/* oxlint-enable typescript/no-explicit-any */

export interface MatchSetup {
  readonly seed: string | number;
  /** How many seats, or their names. */
  readonly seats: number | readonly string[];
  readonly options?: unknown;
  /** Replaces the game's own content; must be valid (see `validatePack`). */
  readonly pack?: unknown;
  /** Scripted results, used before any random ones. */
  readonly faces?: Faces;
  readonly situation?: Json;
}

export interface Match<V = unknown> {
  /**
   * The cards and other content of the match. They never change, and they are not secret: they do not show where a card
   * is.
   */
  readonly content: unknown;
  /** The open questions; empty when the match is over. */
  readonly questions: readonly Question[];
  readonly outcome: Outcome | null;
  /** Answers question `n` of that seat. After a refusal, the match is unchanged. */
  choose(seat: Seat, n: number, optionId: string): Result<void, Refusal | Fault>;
  /**
   * What the seat may know; null is a spectator. The view contains the seat's events since the cursor `since`, or by
   * default all its events.
   */
  view(seat: Seat | null, since?: number): View<V>;
  /** Takes back the seat's last choice, as long as it revealed nothing and nobody else has chosen since. */
  undo(seat: Seat): Result<void>;
  clone(): Match<V>;
  /** The whole match as JSON, with all its secrets. */
  save(): Save;
  /** What that seat saw, as JSON. It can be watched but not continued, and it reveals nothing else. */
  record(seat: Seat | null): SeatRecord<V>;
}

/** A choice as it is saved: the seat, the number of its question, and the option's id. */
export type Choice = readonly [seat: Seat, n: number, optionId: string];

export interface Save {
  readonly format: 1;
  readonly game: string;
  readonly version: number;
  readonly pack: string;
  readonly seats: readonly string[];
  readonly options: Json;
  readonly seed: string | number;
  readonly faces: Faces;
  readonly situation: Json;
  /**
   * The position that the choices start from. Present only if the match was continued from a save of another version,
   * so that it did not begin with a set-up.
   */
  readonly from?: Json;
  readonly choices: readonly Choice[];
  /** The position after all choices, for a later version that cannot replay them. */
  readonly snapshot: Json;
  readonly hash: string;
}

export interface SeatRecord<V = unknown> {
  readonly format: 1;
  readonly game: string;
  readonly version: number;
  /** The fingerprint of the pack that the match was played with, as in a save. */
  readonly pack: string;
  readonly seat: Seat | null;
  readonly seats: readonly string[];
  readonly frames: readonly { readonly state: V; readonly events: readonly Event[] }[];
  readonly outcome: Outcome | null;
}

/** `T` with writable properties, for a value that is still being built. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };
