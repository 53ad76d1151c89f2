// The words of the kernel: what a match is asked, what it answers, what a game has to say of itself.
// Everything here is plain data; the machine that moves it is machine.ts.
import type { Chance, Faces } from './chance.js';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** A place at the table with eyes and hands: 0 to n − 1, clockwise. */
export type Seat = number;
/** Whom the rules act on: 0 to n − 1. A seat may own several. */
export type PlayerId = number;
/** An id of `docs/rules`, such as `SAN-TURN-07`. */
export type RuleId = string;
/** The id of a thing on the table that an option points at, such as `space:12`. */
export type TargetId = string;

export type Result<T, E = Refusal> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Why an act is not allowed: the rule, and the values it was measured by. */
export interface Refusal {
  readonly rule: RuleId;
  readonly message: string;
  /** The stable name of the reason: the key of its sentence in the game's message tables. */
  readonly reason?: string;
  /** What the sentence is filled with. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What is wrong with something that came from outside. */
export interface Fault {
  /** Stable and lower case, such as `save-hash`. */
  readonly code: string;
  /** Where: a path such as `cards/night-key/steps/0`. */
  readonly path: string;
  /** English. */
  readonly message: string;
  /** What the sentence is filled with, where `code` is the key of one in the game's table of faults. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/** One thing to do; `do` names the function of the game that does it. Never changed once made. */
export interface Step {
  readonly do: string;
}

/** One legal answer. Its id is built from what it names, never an index. */
export interface Option {
  readonly id: string;
  /** What is pointed at on the table, in the order of pointing: what, then where. */
  readonly targets?: readonly TargetId[];
  readonly rule: RuleId;
  /** An answer that is regretted: names the sentence by which a table asks once more before it is given. Bots leave it alone. */
  readonly confirm?: string;
}

/** An option as a game writes it: with the steps that it causes. */
export interface Offer<T extends Step = Step> extends Option {
  readonly then: readonly T[];
}

/** What a question step asks, computed anew from the state whenever it is needed; without an option it is not asked. */
export interface Asked<T extends Step = Step> {
  readonly seat: Seat;
  readonly player: PlayerId;
  readonly rule: RuleId;
  readonly options: readonly Offer<T>[];
  /** The option that the table's clock chooses when time runs out, and after how many seconds. */
  readonly fallback?: string | undefined;
  readonly limit?: number | undefined;
  /** A reaction window: it stays open for the whole limit, so that time tells nobody who could have answered. */
  readonly window?: true;
  /** Seconds before which no answer comes out where time counts, so that a quick one tells nothing. */
  readonly least?: number;
  /** The most of what may be chosen, where the options do not say it: the rooms of a move. */
  readonly upTo?: number;
  /** A decision of all who play, that the seat makes for them; a table may open it to all. */
  readonly common?: true | undefined;
}

export interface Question {
  /** Counted per seat; an answer names it, so a late one is refused. */
  readonly n: number;
  readonly seat: Seat;
  readonly player: PlayerId;
  /** The question step's name. */
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

/** A fact in order, without duration. */
export interface Event {
  readonly type: string;
  readonly rule: RuleId;
  /** Further rules that the same fact shows. */
  readonly also?: readonly RuleId[];
}

export interface Outcome {
  readonly winners: readonly Seat[];
  readonly rule: RuleId;
}

/** All that a seat (or a spectator, seat null) may know. JSON. */
export interface View<V = unknown> {
  readonly state: V;
  readonly questions: readonly Question[];
  /** What this seat saw since the cursor it named. */
  readonly events: readonly Event[];
  /** The cursor to name next time. */
  readonly cursor: number;
  readonly outcome: Outcome | null;
}

/**
 * One hidden fact. The kernel reads from these who learned what, so that undo is computed and never declared.
 * `id` names the fact for the whole match (a card, not a place); `seen` has bit s set when seat s knows it.
 */
export interface Secret {
  readonly id: string;
  readonly seen: number;
}

export interface Setup<C = unknown, O = unknown> {
  readonly seats: readonly string[];
  readonly options: O;
  readonly content: C;
  /** A validated position to start from instead of the beginning. */
  readonly situation: Json | null;
}

/** What steps and questions work with: the state to change in place, and the acts of the kernel. */
export interface Play<S, C = unknown, T extends Step = Step, E extends Event = Event> {
  state: S;
  /** Cards and other content; never changed by a step. */
  readonly content: C;
  readonly chance: Chance;
  /** Adds steps that run, in this order, before everything that is already waiting. */
  push(...steps: readonly T[]): void;
  /** Drops what waits above the next step of that name ("the effect ends at once"); without one, nothing. */
  cut(name: T['do']): void;
  /** Tells everybody; `more` is added for the seats in `to` only. */
  emit(event: E, to?: readonly Seat[], more?: object): void;
  /** Tells only these seats that anything happened at all. */
  tell(to: readonly Seat[], event: E): void;
  /** Ends the match: nothing that waits is done. */
  end(winners: readonly Seat[], rule: RuleId): void;
}

/** Opens several questions at once; their answers' steps run in this order when all are in. */
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

/** A game: tables of small functions over a JSON state. */
export interface Rules<S = any, C = any, O = any, V = any, T extends Step = any, E extends Event = any> {
  readonly id: string;
  /** Raised when a state of the last version means something else now. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Our own content, in the form of a pack. */
  readonly pack: unknown;
  /** The content of a valid pack, ready to be looked up; without it the pack itself is. */
  content?(pack: unknown): C;
  /** Checks options from outside and fills in the defaults. */
  options(json: unknown, seats: number): Result<O, Fault>;
  /** The state before the first step, and the steps that begin the match (or go on from the situation). */
  setup(setup: Setup<C, O>): Result<{ readonly state: S; readonly steps: readonly T[] }, Fault>;
  readonly steps: StepTable<S, C, T, E>;
  readonly asks: AskTable<S, C, T, E>;
  /** Question steps that stand open beside the one that blocks; those without an option are left out. */
  standing?(m: Play<S, C, T | Together, E>): readonly T[];
  /** What the seat knows, copied in; null is a spectator. */
  view(m: Readonly<Play<S, C, T, E>>, seat: Seat | null): V;
  /** The hidden facts of a position; `stack` holds the steps still to do, the last is the next. */
  secrets(state: S, stack: readonly Step[]): readonly Secret[];
  /** Replaces in place what the seat cannot know by something it cannot tell from it. */
  determinize(m: Play<S, C, T, E>, seat: Seat, chance: Chance): void;
  /**
   * Which rule forbids this act, told from what the seat knows alone. Called only for what is no option.
   * Left out where a page asks for it apart: then a refusal names the rule of the open question.
   */
  explain?(view: V, questions: readonly Question[], seat: Seat, intent: string, content: C): Refusal;
  /** What has to be equal for two packs to play alike: ids, counts, numbers and steps; as a text, the fingerprint of that, where it is known. */
  fingerprint?(content: C): Json;
  /**
   * A position of that version as one of this; asked too for one of this version that a match went on from. It comes from
   * outside, so its shape is checked here: what is let through is played. Without it saves go on from no position.
   */
  migrate?(snapshot: Json, version: number): Result<Json, Fault>;
}
/* oxlint-enable typescript/no-explicit-any */

export interface MatchSetup {
  readonly seed: string | number;
  /** How many seats, or their names. */
  readonly seats: number | readonly string[];
  readonly options?: unknown;
  /** Content in place of the game's own; validated before. */
  readonly pack?: unknown;
  /** Scripted results, used up before chance is. */
  readonly faces?: Faces;
  readonly situation?: Json;
}

export interface Match<V = unknown> {
  /** Open now; empty when the match is over. */
  readonly questions: readonly Question[];
  readonly outcome: Outcome | null;
  /** Answers question `n` of that seat. Refused, the match is unchanged. */
  choose(seat: Seat, n: number, optionId: string): Result<void, Refusal | Fault>;
  view(seat: Seat | null, since?: number): View<V>;
  /** Takes the seat's last choice back, as long as nothing came out and nobody else has chosen since. */
  undo(seat: Seat): Result<void>;
  clone(): Match<V>;
  /** The whole truth, as JSON. */
  save(): Save;
  /** What that seat saw, as JSON: it replays, and never resumes or reveals. */
  record(seat: Seat | null): SeatRecord<V>;
}

/** A choice as it is kept: whose question, its number, and the option's id. */
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
  /** The position that the choices start from, where that is not the set-up (an older version's match). */
  readonly from?: Json;
  readonly choices: readonly Choice[];
  /** The position itself, for a later version that cannot replay. */
  readonly snapshot: Json;
  readonly hash: string;
}

export interface SeatRecord<V = unknown> {
  readonly format: 1;
  readonly game: string;
  readonly version: number;
  /** Of the cards it was played with, as in a save. */
  readonly pack: string;
  readonly seat: Seat | null;
  readonly seats: readonly string[];
  readonly frames: readonly { readonly state: V; readonly events: readonly Event[] }[];
  readonly outcome: Outcome | null;
}

/** While it is being made. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };
