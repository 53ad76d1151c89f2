// What a Scenario is made of, as data: a map, tokens, Monsters, Events and Chapters. LOB-CMP, LOB-CID
import type { BoardData, BoundaryKind, Cell } from '../../../board/types.js';
import type { Effect, Requirement } from './card-types.js';

/** A Map Tile as printed. On a map its Spaces are called `<tile>.<space>`. Its points are Spawn Points. */
export interface MapTile {
  readonly id: string;
  readonly board: BoardData;
}

/** Where a tile lies: `at` is its upper left cell after turning; `turn` counts quarter turns clockwise. */
export interface TilePlacement {
  readonly tile: string;
  readonly at: Cell;
  readonly turn?: 0 | 1 | 2 | 3;
  /** On the table from the start. `reveal-tile` adds the others. */
  readonly shown?: true;
}

/** Door, Wall and Breach tokens on edges of the map. LOB-SET-02 */
export interface EdgeToken {
  readonly between: readonly [string, string];
  readonly kind: BoundaryKind;
  readonly id?: string;
}

/** What sets off a trigger. Checked after every act. LOB-CMP-02 */
export type TriggerEvent =
  /** A living Character is on the Space; with `all`, every living Character is. */
  | { readonly on: 'enter'; readonly space: string; readonly all?: true }
  /** Adds an act that a Character on that Space can choose for that many AP. Its text is `act.<id>`. */
  | { readonly on: 'act'; readonly id: string; readonly space: string; readonly ap: number; readonly if?: Requirement }
  | { readonly on: 'defeated'; readonly monster: string; readonly n: number }
  | { readonly on: 'counter'; readonly name: string; readonly n: number }
  | { readonly on: 'flag'; readonly name: string }
  | { readonly on: 'hunt'; readonly space: number }
  | { readonly on: 'round'; readonly n: number }
  | { readonly on: 'clear'; readonly space: string };

export interface ChapterTrigger {
  readonly happens: TriggerEvent;
  readonly steps: readonly Effect[];
  /** The trigger can go off any number of times. */
  readonly again?: true;
}

/** A Chapter. Its text is the message `<cid>`. Its triggers are live from the moment it is read. */
export interface Chapter {
  readonly cid: string;
  readonly steps: readonly Effect[];
  readonly triggers?: readonly ChapterTrigger[];
  /** The players choose one. The texts are the messages `<cid>.1`, `<cid>.2` … */
  readonly choice?: readonly (readonly Effect[])[];
}

/**
 * An Event or Reference card. A Chapter names it, or it is drawn from the deck of its Scenario (or of Daily Nightmares)
 * if it lies there. LOB-CID-02
 */
export interface ScenarioCard {
  readonly cid: string;
  readonly steps: readonly Effect[];
  readonly deck?: true;
  /** The rules that this card introduces, in the Introductory Scenario. LOB-RUL-105 */
  readonly teaches?: readonly string[];
}

/**
 * A lost memory, drawn for a Memory token that a Character picks up. `steps` act on whoever found it; `own` too, if the
 * memory is that Character's. LOB-RUL-104
 */
export interface MemoryCard {
  readonly id: string;
  readonly character: string;
  readonly steps: readonly Effect[];
  readonly own: readonly Effect[];
}

export interface Scenario {
  /** `S1`, `DN3`: the series and number of its CIDs. LOB-CID-01 */
  readonly id: string;
  readonly kind: 'introduction' | 'campaign' | 'nightmare';
  readonly map: readonly TilePlacement[];
  readonly tokens: readonly EdgeToken[];
  readonly lockers: readonly string[];
  readonly starts: readonly string[];
  /** The Monster types of the six slots on Spawn cards. LOB-RUL-84 */
  readonly slots: readonly string[];
  readonly monsters: readonly { readonly monster: string; readonly space: string }[];
  readonly hunt: {
    /** The Space of the Aura. Always 6, except that an Introductory Scenario may leave it out. LOB-RUL-105 */
    readonly aura: number | null;
    readonly end: 'defeat' | 'final-battle';
    /** If the track runs over the Board: the map Space of each track Space. LOB-RUL-98 */
    readonly onBoard?: readonly string[];
  };
  /** Events 1 to 5 of the Spawn cards. LOB-SPN-06 */
  readonly events: readonly (readonly Effect[])[];
  /** The first is read at the start. When the last of a Nightmare is read, another Nightmare begins. LOB-RUL-104 */
  readonly chapters: readonly Chapter[];
  readonly cards?: readonly ScenarioCard[];
  /**
   * The objectives, in display order; the effect `objective` switches them on and off. Their texts are
   * `objective.<id>`.
   */
  readonly objectives: readonly string[];
  /**
   * Number or Letter tokens, shuffled and laid face down, one on each Space. A Character there turns one up for 1 AP
   * (`act.turn-up`). LOB-RUL-108
   */
  readonly riddles?: {
    readonly values: readonly string[];
    readonly spaces: readonly string[];
    readonly steps: Readonly<Record<string, readonly Effect[]>>;
  };
  /** Flags of earlier Scenarios that carry over into this one. LOB-RUL-107 */
  readonly keeps?: readonly string[];
}
