// Types for the vocabulary of the fifty cards: words with parameters, the state that they change, and what they need
// from a game.
import type { Asked, Event, Play, RuleId, Step, Together } from '../../../src/engine/kernel/index.js';

/**
 * A number, or what to count: a selector (the number of results) or a number of the affected figure; a leading `-`
 * negates.
 */
export type Amount = number | string;
/** `[highest score, words]`, in ascending order: the words run for scores up to the highest. */
export type Row = readonly [most: number, then: readonly Word[]];

/** A verb with its parameters. Names may be `me` (the card's owner), `it` (what was chosen last) or `who`. */
export interface Word extends Step {
  // What a word passes on to the words inside it:
  /** The figure that the word acts on; at first the card's owner. */
  readonly who?: string;
  /** The owner of the card. */
  readonly by?: string;
  /** What was chosen last: a figure, a space or a card. */
  readonly it?: string;
  readonly card?: string;
  /** Who decides instead of the owner. */
  readonly as?: string;

  readonly n?: Amount;
  readonly what?: string;
  readonly on?: string;
  readonly at?: string;
  readonly to?: string;
  readonly deck?: string;
  readonly die?: string;
  /** The name that the choice sets; `it` by default. */
  readonly let?: 'it' | 'card';
  /** The things to choose from: a selector, or names. */
  readonly from?: string | readonly string[];
  readonly of?: string | Readonly<Record<string, readonly Word[]>>;
  readonly then?: readonly Word[];
  readonly else?: readonly Word[];
  readonly pass?: readonly Word[];
  readonly fail?: readonly Word[];
  readonly rows?: readonly Row[];
  readonly need?: number;
  readonly plus?: Amount;
  readonly score?: number;
  readonly least?: Amount;
  readonly most?: number;
  readonly add?: Readonly<Record<string, Amount>>;
  readonly set?: Readonly<Record<string, string | number>>;
  readonly keys?: readonly string[];
  readonly may?: 1;
  readonly random?: 1;
  readonly secret?: 1;
  /** Set when an announced word happens. */
  readonly sure?: 1;
  /** How many cards had been played when the window was last open. */
  readonly since?: number;
  readonly dice?: readonly string[];
  readonly guard?: readonly string[];
}

/** A card's content. Without `on`, the card is played in the owner's turn. */
export interface Card {
  readonly text: readonly Word[];
  /** The window in which it may be played. */
  readonly on?: string;
  /** For whose events the card may be played; by default, only for the owner's. */
  readonly of?: 'any' | 'other';
  /** The card acts whether its owner wants it or not, and stays. */
  readonly must?: 1;
  /** The card stays after use. */
  readonly keep?: 1;
  readonly cost?: Readonly<Record<string, number>>;
  readonly if?: { readonly n: Amount; readonly least?: Amount; readonly most?: number };
  /** While the card lies open in front of its owner, `no-act` forbids that act until the named number is above 0. */
  readonly while?: Readonly<Record<`no-${string}`, string>>;
}
export interface Pack {
  readonly cards: Readonly<Record<string, Card>>;
}

export interface Figure {
  /** The seat that controls the figure; none for a monster. */
  seat?: number;
  /** Its space; empty when off the board. */
  at: string;
  n: Record<string, number>;
  /** Cards that only the seat sees. */
  hand: string[];
  /** Cards that all see. */
  open: string[];
}
export interface State {
  figures: Record<string, Figure>;
  /** The figure whose turn it is. */
  turn: string;
  links: Record<string, string[]>;
  /** Columns of rooms from the bottom (Asylum Escape). */
  columns?: string[][];
  /** Rooms that are to be destroyed, in this order. */
  doomed?: string[];
  /** Cards whose order is not fixed yet. */
  decks: Record<string, string[]>;
  /** Cards with a fixed order on top of a deck. They are drawn first. */
  tops: Record<string, string[]>;
  /** Bit s: seat s knows this card, wherever it lies, beyond what everybody knows. */
  seen: Record<string, number>;
  /** What was chosen in secret, the options, and the seats that know it, as bits. */
  sealed: Record<string, { value: string; from: string[]; seen: number }>;
  /** Events that are about to happen and may be reacted to, the innermost last. */
  soon: Word[];
  /** How many cards were played. */
  plays: number;
  /** Cards that lie in a space. */
  floor: Record<string, string[]>;
}

export interface Said extends Event {
  readonly who?: string;
  readonly what?: string;
  readonly card?: string;
  readonly n?: number;
  readonly at?: string;
}
export type Table = Play<State, Pack, Word | Together, Said>;
export type Verb = (m: Table, step: Word) => void;
export type Ask = (m: Table, step: Word) => Asked<Word | Together>;

/** What the vocabulary needs from a game. */
export interface Game {
  readonly id: string;
  /** The rule that is cited if no card is. */
  readonly rule: RuleId;
  readonly verbs?: Readonly<Record<string, Verb>>;
  readonly asks?: Readonly<Record<string, Ask>>;
  /** Verbs that are defined as data. */
  readonly macros?: Readonly<Record<string, readonly Word[]>>;
  /** Words that are announced before they happen, so that cards may change or cancel them. */
  readonly pauses?: readonly string[];
  /** Who is asked in a window, whether they can answer or not; in other windows only those who can answer are asked. */
  readonly windows?: Readonly<Record<string, string>>;
  /** Windows with only one round of answers. */
  readonly once?: readonly string[];
  readonly selectors?: Readonly<Record<string, (m: Table, step: Word) => string[]>>;
  /** The highest value of a number, and which number takes the excess. */
  readonly limits?: Readonly<Record<string, readonly [most: number, excess?: string]>>;
  /** The consequence when a number reaches 0. */
  readonly ends?: Readonly<Record<string, string>>;
  /** What a player may do in their own turn; `from` gives the targets. */
  readonly acts?: Readonly<
    Record<string, { readonly cost?: Amount; readonly from?: string; readonly then: readonly Word[] }>
  >;
  /** Rolls a test and gives its score. */
  test?(m: Table, step: Word): number;
  /** Handles a drawn card that does not go to the hand. Returns whether it has handled the card. */
  drawn?(m: Table, step: Word, card: string): boolean;
  readonly openDecks?: readonly string[];
  /** Whether the open cards of the dead fall to the floor. */
  readonly drops?: true;
  /** Fields of a figure that only its seat knows. */
  readonly hidden?: { readonly at?: true; readonly n?: readonly string[] };
}
