// What a card of the seam test may say: words with parameters, the state they change, and what they ask of a game.
import type { Asked, Event, Play, RuleId, Step, Together } from '../../../src/engine/kernel/index.js';

/** A number, or what to count: a selector (how many it finds) or a number of the figure acted on; `-` in front negates. */
export type Amount = number | string;
/** `[highest score, what happens]`, in ascending order. */
export type Row = readonly [most: number, then: readonly Word[]];

/** One verb with its parameters. Names may be `me` (whose card it is), `it` (chosen last) or `who`. */
export interface Word extends Step {
  // What a word hands on to the words inside it:
  /** On whom it acts; in the beginning the card's owner. */
  readonly who?: string;
  /** Whose card it is. */
  readonly by?: string;
  /** What was chosen last: a figure, a space, a card. */
  readonly it?: string;
  readonly card?: string;
  /** Who decides in the owner's place. */
  readonly as?: string;

  readonly n?: Amount;
  readonly what?: string;
  readonly on?: string;
  readonly at?: string;
  readonly to?: string;
  readonly deck?: string;
  readonly die?: string;
  /** Which of the names handed on the choice becomes; `it` unless said otherwise. */
  readonly let?: 'it' | 'card';
  /** Where to choose from: a selector, or names. */
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
  /** It was announced, and happens now. */
  readonly sure?: 1;
  /** How many cards had been played when the window was last open. */
  readonly since?: number;
  readonly dice?: readonly string[];
  readonly guard?: readonly string[];
}

/** A card's content. Without `on` it is played in the own turn. */
export interface Card {
  readonly text: readonly Word[];
  /** The window in which it may be played. */
  readonly on?: string;
  /** In whose case: by default only in the owner's own. */
  readonly of?: 'any' | 'other';
  /** It happens, whether its owner likes or not, and the card stays. */
  readonly must?: 1;
  /** Stays after use. */
  readonly keep?: 1;
  readonly cost?: Readonly<Record<string, number>>;
  readonly if?: { readonly n: Amount; readonly least?: Amount; readonly most?: number };
  /** While it lies open before its owner, `no-act` forbids that act until the named number is above 0. */
  readonly while?: Readonly<Record<`no-${string}`, string>>;
}
export interface Pack {
  readonly cards: Readonly<Record<string, Card>>;
}

export interface Figure {
  /** Whose eyes and hands it has; none: a monster. */
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
  /** Whose turn it is. */
  turn: string;
  links: Record<string, string[]>;
  /** Columns of rooms from the bottom (Asylum Escape). */
  columns?: string[][];
  /** Rooms that are to be destroyed, in this order. */
  doomed?: string[];
  /** Cards in no order yet. */
  decks: Record<string, string[]>;
  /** Cards on top whose order is fixed; they come first. */
  tops: Record<string, string[]>;
  /** Bit s: seat s knows this card, wherever it lies, beyond what everybody knows. */
  seen: Record<string, number>;
  /** What was chosen in secret, out of what, and who knows. */
  sealed: Record<string, { value: string; from: string[]; seen: number }>;
  /** What is about to happen and may be reacted to, the innermost last. */
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

/** What the vocabulary asks of a game. */
export interface Game {
  readonly id: string;
  /** The rule that speaks where no card does. */
  readonly rule: RuleId;
  readonly verbs?: Readonly<Record<string, Verb>>;
  readonly asks?: Readonly<Record<string, Ask>>;
  /** Verbs that are themselves data. */
  readonly macros?: Readonly<Record<string, readonly Word[]>>;
  /** Words that are announced before they happen, so that cards may change or cancel them. */
  readonly pauses?: readonly string[];
  /** Who is asked in a window, able to answer or not; unnamed windows ask those who can. */
  readonly windows?: Readonly<Record<string, string>>;
  /** Windows in which one round of answers is all. */
  readonly once?: readonly string[];
  readonly selectors?: Readonly<Record<string, (m: Table, step: Word) => string[]>>;
  /** Highest value of a number, and what takes the excess. */
  readonly limits?: Readonly<Record<string, readonly [most: number, excess?: string]>>;
  /** What happens when a number has come to 0. */
  readonly ends?: Readonly<Record<string, string>>;
  /** What a player may do in the own turn; `from` gives the targets. */
  readonly acts?: Readonly<
    Record<string, { readonly cost?: Amount; readonly from?: string; readonly then: readonly Word[] }>
  >;
  /** Rolls a test and gives its score. */
  test?(m: Table, step: Word): number;
  /** A drawn card that does not go to the hand: true when it was dealt with. */
  drawn?(m: Table, step: Word, card: string): boolean;
  readonly openDecks?: readonly string[];
  /** Whether the open cards of the dead fall to the floor. */
  readonly drops?: true;
  /** Fields of a figure that only its seat knows. */
  readonly hidden?: { readonly at?: true; readonly n?: readonly string[] };
}
