// Types for the vocabulary of the fifty cards: words with parameters, the state that the words change, and what the
// vocabulary needs from a game.
import type { Asked, Event, Play, RuleId, Step, Together } from '../../../src/engine/kernel/index.js';

/**
 * A number, or the name of one. A selector stands for the number of its results, and any other name for a number of the
 * affected figure. A leading `-` makes the number negative.
 */
export type Amount = number | string;
/** One row of a table of results: the words run if the score is at most `most`. Rows are in ascending order. */
export type Row = readonly [most: number, then: readonly Word[]];

/**
 * A verb with its parameters. Parameters that name something may also be `me` (the card’s owner), `it` (what was chosen
 * last) or `who` (the figure that the word acts on).
 */
export interface Word extends Step {
  // A word passes the following five fields on to the words inside it.
  /** The figure that the word acts on; at first the card's owner. */
  readonly who?: string;
  /** The owner of the card. */
  readonly by?: string;
  /** What was chosen last: a figure, a space or a card. */
  readonly it?: string;
  readonly card?: string;
  /** The figure that decides instead of the owner. */
  readonly as?: string;

  readonly n?: Amount;
  readonly what?: string;
  readonly on?: string;
  readonly at?: string;
  readonly to?: string;
  readonly deck?: string;
  readonly die?: string;
  /** The field that contains what was chosen, in the words that follow; `it` by default. */
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
  /** Set if the word has already been announced, so that it happens without another window for reactions. */
  readonly sure?: 1;
  /** The number of cards that had been played when this window was last opened. */
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
  /** The card acts whether or not its owner wants it to, and stays in play. */
  readonly must?: 1;
  /** The card stays after use. */
  readonly keep?: 1;
  readonly cost?: Readonly<Record<string, number>>;
  readonly if?: { readonly n: Amount; readonly least?: Amount; readonly most?: number };
  /**
   * While the card lies open in front of its owner, `{'no-search': 'moved'}` forbids the act `search` until the owner’s
   * number `moved` is above 0.
   */
  readonly while?: Readonly<Record<`no-${string}`, string>>;
}
export interface Pack {
  readonly cards: Readonly<Record<string, Card>>;
}

export interface Figure {
  /** The seat that controls the figure; none for a monster. */
  seat?: number;
  /** The space of the figure; empty if the figure is not on the board. */
  at: string;
  n: Record<string, number>;
  /** Cards that only the figure’s seat sees. */
  hand: string[];
  /** Cards that everybody sees. */
  open: string[];
}
export interface State {
  figures: Record<string, Figure>;
  /** The figure whose turn it is. */
  turn: string;
  links: Record<string, string[]>;
  /** Columns of rooms, each from bottom to top (only in Asylum Escape). */
  columns?: string[][];
  /** Rooms that are to be destroyed, in this order. */
  doomed?: string[];
  /** Cards whose order is not fixed yet. */
  decks: Record<string, string[]>;
  /** Cards with a fixed order on top of a deck. They are drawn first. */
  tops: Record<string, string[]>;
  /** For each card, the seats that know it although they do not hold it. Bit s stands for seat s. */
  seen: Record<string, number>;
  /**
   * For each secret choice: what was chosen, what could have been chosen, and the seats that know it (bit s for seat
   * s).
   */
  sealed: Record<string, { value: string; from: string[]; seen: number }>;
  /** Events that are about to happen and may be reacted to, the innermost last. */
  soon: Word[];
  /** How many cards have been played. */
  plays: number;
  /** The cards that lie in each space. */
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
  /** The rule that events and options cite by default. */
  readonly rule: RuleId;
  readonly verbs?: Readonly<Record<string, Verb>>;
  readonly asks?: Readonly<Record<string, Ask>>;
  /** Verbs that are defined as data. */
  readonly macros?: Readonly<Record<string, readonly Word[]>>;
  /** Words that are announced before they happen, so that cards may change or cancel them. */
  readonly pauses?: readonly string[];
  /**
   * For some windows, a selector of players who are asked even if they cannot react. In all other windows, only players
   * who can react are asked.
   */
  readonly windows?: Readonly<Record<string, string>>;
  /** Windows with only one round of answers. */
  readonly once?: readonly string[];
  readonly selectors?: Readonly<Record<string, (m: Table, step: Word) => string[]>>;
  /** The maximum of a number, and another number from which any excess is subtracted. */
  readonly limits?: Readonly<Record<string, readonly [most: number, excess?: string]>>;
  /** The word that runs when a number reaches 0. */
  readonly ends?: Readonly<Record<string, string>>;
  /** What a player may do in their own turn. `from` selects the targets. */
  readonly acts?: Readonly<
    Record<string, { readonly cost?: Amount; readonly from?: string; readonly then: readonly Word[] }>
  >;
  /** Rolls a test and returns its score. */
  test?(m: Table, step: Word): number;
  /** Handles a drawn card that does not go to the hand. Returns whether it has handled the card. */
  drawn?(m: Table, step: Word, card: string): boolean;
  readonly openDecks?: readonly string[];
  /** Whether a figure that dies drops its open cards in its space. */
  readonly drops?: true;
  /** Fields of a figure that only its seat knows. */
  readonly hidden?: { readonly at?: true; readonly n?: readonly string[] };
}
