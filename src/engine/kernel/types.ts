// The vocabulary of the kernel: the questions of a match, their answers, and what a game must define. Everything is
// plain data, except the functions of a game (Rules) and the match itself.
import type { Chance, Faces } from './chance.js';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** Somebody who sees a view and chooses, by number: 0 to n − 1, clockwise. */
export type Seat = number;
/** Somebody whom the rules act on, by number: 0 to n − 1. A seat may own several players. */
export type PlayerId = number;
/** An id of `docs/rules`, such as `SAN-TURN-07`. */
export type RuleId = string;
/** The id of a thing on the table that an option points at, such as `space:12`. */
export type TargetId = string;

export type Result<T, E = Refusal> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Why an act is not allowed: the rule, and the values that it depends on. */
export interface Refusal {
  readonly rule: RuleId;
  readonly message: string;
  /** A stable name of the reason: a message key of the game. */
  readonly reason?: string;
  /** The values of the sentence's placeholders. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** An error in outside input. */
export interface Fault {
  /** A stable name in lower case, such as `save-hash`. */
  readonly code: string;
  /** A path such as `cards/night-key/steps/0`; `''` is the whole input. */
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
 * One legal answer. Its id consists of the names of what it affects and is never an index, so it stays the same when
 * other options come and go.
 */
export interface Option {
  readonly id: string;
  /** What a player points at on the table to choose this, in order: first the thing, then its destination. */
  readonly targets?: readonly TargetId[];
  readonly rule: RuleId;
  /** Set on an answer that players may regret: the message key of the confirmation. Bots avoid it. */
  readonly confirm?: string;
}

/** An option as a game makes it, including the steps that it causes. */
export interface Offer<T extends Step = Step> extends Option {
  readonly then: readonly T[];
}

/** A question of a game, computed from the state whenever it is needed. A question without an option is not asked. */
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
  /** At a table with time limits: the seconds before any answer is revealed, so that a quick answer reveals nothing. */
  readonly least?: number;
  /** The highest number that may be chosen, if the options do not show it, such as the rooms of a move. */
  readonly upTo?: number;
  /** A decision of all players, which this seat makes for them; a table may let anybody answer it. */
  readonly common?: true | undefined;
}

export interface Question {
  /** The number of the question, counted for each seat. An answer names this number, so a late answer is refused. */
  readonly n: number;
  readonly seat: Seat;
  readonly player: PlayerId;
  /** The name of the question step. */
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
  /** The cursor to pass next time. */
  readonly cursor: number;
  readonly outcome: Outcome | null;
}

/**
 * One hidden fact. From these facts the kernel computes who learned what, and therefore which choices may be undone.
 */
export interface Secret {
  /** The name of the fact for the whole match: of a card, not of its place. */
  readonly id: string;
  /** Who knows it, as a bit mask: bit s is set when seat s does. */
  readonly seen: number;
}

export interface Setup<C = unknown, O = unknown> {
  readonly seats: readonly string[];
  readonly options: O;
  readonly content: C;
  /** A position to start from instead of the beginning. Untrusted: the game's `setup` checks it. */
  readonly situation: Json | null;
}

/** What the functions of a game work with: the state, which they change in place, and the kernel's functions. */
export interface Play<S, C = unknown, T extends Step = Step, E extends Event = Event> {
  state: S;
  /** Cards and other content; no step changes it. */
  readonly content: C;
  readonly chance: Chance;
  /** Adds steps, which run in this order before all steps that are already waiting. */
  push(...steps: readonly T[]): void;
  /**
   * Drops the steps that wait before the next step of that name ("the effect ends at once"). If there is none, nothing
   * happens.
   */
  cut(name: T['do']): void;
  /** Announces an event to everybody; only the seats in `to` also see the fields of `more`. */
  emit(event: E, to?: readonly Seat[], more?: object): void;
  /** Announces an event to these seats only; for all others nothing happened. */
  tell(to: readonly Seat[], event: E): void;
  /** Ends the match; waiting steps are dropped. */
  end(winners: readonly Seat[], rule: RuleId): void;
}

/** Opens several questions at once. Answers stay sealed until all are in; then their steps run in the order of `of`. */
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

/** A game: small functions over a JSON state, by the names of their steps. */
export interface Rules<S = any, C = any, O = any, V = any, T extends Step = any, E extends Event = any> {
  readonly id: string;
  /** Increased whenever a state of the previous version would mean something else. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** The game's own content, in the form of a pack. */
  readonly pack: unknown;
  /** Prepares a valid pack for lookups; if left out, the pack itself is the content. */
  content?(pack: unknown): C;
  /**
   * Reads an untrusted pack: returns the pack to play with, or every fault with its path. A game without this function
   * accepts no packs.
   */
  readPack?(json: unknown): Result<{ readonly pack: unknown }, readonly Fault[]>;
  /** Checks untrusted options and fills in the defaults. */
  options(json: unknown, seats: number): Result<O, Fault>;
  /** The state before the first step, and the steps that begin the match or continue from its situation. */
  setup(setup: Setup<C, O>): Result<{ readonly state: S; readonly steps: readonly T[] }, Fault>;
  readonly steps: StepTable<S, C, T, E>;
  readonly asks: AskTable<S, C, T, E>;
  /** Question steps that are open beside the blocking ones and need no answer; those without an option are left out. */
  standing?(m: Play<S, C, T | Together, E>): readonly T[];
  /** What the seat (null: a spectator) knows. Build it by copying what is known, never by deleting what is not. */
  view(m: Readonly<Play<S, C, T, E>>, seat: Seat | null): V;
  /** The hidden facts of a position. `stack` holds the steps still to do; the last one is done next. */
  secrets(state: S, stack: readonly Step[]): readonly Secret[];
  /**
   * Replaces in place everything that the seat does not know with something that it cannot distinguish from the truth.
   */
  determinize(m: Play<S, C, T, E>, seat: Seat, chance: Chance): void;
  /**
   * The rule that forbids this act, judged only by what the seat knows. Called only for acts that are not an option
   * now. If left out, a refusal names the rule of the open question.
   */
  explain?(view: V, questions: readonly Question[], seat: Seat, intent: string, content: C): Refusal;
  /**
   * The part of the content that a match depends on (ids, counts, numbers and steps). Packs with equal parts play
   * alike. A string is used as the fingerprint itself.
   */
  fingerprint?(content: C): Json;
  /**
   * Turns a position of another version into one of this version; also called with a position of this version that a
   * match was continued from. The snapshot is untrusted, so this must check its shape. If left out, saves with
   * positions are refused.
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
  /** The cards and other content of the match; never changed. Not secret: it does not reveal where anything is. */
  readonly content: unknown;
  /** The open questions; empty when the match is over. */
  readonly questions: readonly Question[];
  readonly outcome: Outcome | null;
  /** Answers question `n` of that seat. After a refusal, the match is unchanged. */
  choose(seat: Seat, n: number, optionId: string): Result<void, Refusal | Fault>;
  /** What the seat (null: a spectator) may know, with its events since the cursor `since` (left out: all of them). */
  view(seat: Seat | null, since?: number): View<V>;
  /** Takes back the seat's last choice, as long as it revealed nothing and nobody else has chosen since. */
  undo(seat: Seat): Result<void>;
  clone(): Match<V>;
  /** The whole truth, secrets included, as JSON. */
  save(): Save;
  /** What that seat saw, as JSON: it can be watched, but not continued, and reveals nothing else. */
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
   * The position that the choices start from, if the match did not begin with a set-up (a match of an older version).
   */
  readonly from?: Json;
  readonly choices: readonly Choice[];
  /** The position, for a later version that cannot replay the choices. */
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

/** For a value that is still under construction. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };
