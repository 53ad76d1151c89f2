// The parts of a Scenario, as data: a map, tokens, Monsters, Events and Chapters. LOB-CMP, LOB-CID
import type { BoardData, BoundaryKind, Cell } from '../../../board/types.js';
import type { Effect, Requirement } from './card-types.js';

/** A Map Tile as printed. On a map, its Spaces have the ids `<tile>.<space>`. Its points are Spawn Points. */
export interface MapTile {
  readonly id: string;
  readonly board: BoardData;
}

/**
 * The position of a tile: `at` is its upper left cell after turning; `turn` is the number of clockwise quarter turns.
 */
export interface TilePlacement {
  readonly tile: string;
  readonly at: Cell;
  readonly turn?: 0 | 1 | 2 | 3;
  /** The tile is revealed from the start. Other tiles are revealed by the effect `reveal-tile`. */
  readonly shown?: true;
}

/** A Door, Wall or Breach token on the edge between two Spaces. LOB-SET-02 */
export interface EdgeToken {
  readonly between: readonly [string, string];
  readonly kind: BoundaryKind;
  readonly id?: string;
}

/** The event that sets off a trigger. Triggers are checked after every act. LOB-CMP-02 */
export type TriggerEvent =
  /** A living Character is on the Space. If `all` is set, every living Character has to be there. */
  | { readonly on: 'enter'; readonly space: string; readonly all?: true }
  /** Adds an act that a Character on the Space can choose for `ap` Action Points. The key of its text is `act.<id>`. */
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

/** The key of a Chapter's text is its `cid`. Its triggers are active as soon as the Chapter has been read. */
export interface Chapter {
  readonly cid: string;
  readonly steps: readonly Effect[];
  readonly triggers?: readonly ChapterTrigger[];
  /** The players choose one of these lists of effects. The keys of their texts are `<cid>.1`, `<cid>.2` … */
  readonly choice?: readonly (readonly Effect[])[];
}

/**
 * An Event or Reference card. It is named by a Chapter, or drawn from the deck of its Scenario or of Daily Nightmares.
 * LOB-CID-02
 */
export interface ScenarioCard {
  readonly cid: string;
  readonly steps: readonly Effect[];
  readonly deck?: true;
  /** The rules that this card of the Introductory Scenario introduces. LOB-RUL-105 */
  readonly teaches?: readonly string[];
}

/**
 * A lost memory. It is drawn when a Character picks up a Memory token. `steps` act on this Character. If the memory is
 * the Character's own, `own` acts on the Character too. LOB-RUL-104
 */
export interface MemoryCard {
  readonly id: string;
  readonly character: string;
  readonly steps: readonly Effect[];
  readonly own: readonly Effect[];
}

export interface Scenario {
  /** The series and number with which its CIDs begin, such as `S1` or `DN3`. LOB-CID-01 */
  readonly id: string;
  readonly kind: 'introduction' | 'campaign' | 'nightmare';
  readonly map: readonly TilePlacement[];
  readonly tokens: readonly EdgeToken[];
  readonly lockers: readonly string[];
  readonly starts: readonly string[];
  /** The Monster types in the six slots of the Spawn cards. LOB-RUL-84 */
  readonly slots: readonly string[];
  readonly monsters: readonly { readonly monster: string; readonly space: string }[];
  readonly hunt: {
    /**
     * The Space of the Aura on the track: always 6, or null in an Introductory Scenario without an Aura. LOB-RUL-105
     */
    readonly aura: number | null;
    readonly end: 'defeat' | 'final-battle';
    /** The map Space of each track Space, if the track is on the Board. LOB-RUL-98 */
    readonly onBoard?: readonly string[];
  };
  /** Events 1 to 5 of the Spawn cards. LOB-SPN-06 */
  readonly events: readonly (readonly Effect[])[];
  /**
   * The first Chapter is read at the start. Reading the last Chapter of a Nightmare begins another Nightmare.
   * LOB-RUL-104
   */
  readonly chapters: readonly Chapter[];
  readonly cards?: readonly ScenarioCard[];
  /**
   * The ids of the objectives, in display order. The effect `objective` opens and closes them. The keys of their texts
   * are `objective.<id>`.
   */
  readonly objectives: readonly string[];
  /**
   * Number or Letter tokens, placed at random and face down, one on each Space. A Character on the Space can turn up
   * the token for 1 AP (`act.turn-up`). LOB-RUL-108
   */
  readonly riddles?: {
    readonly values: readonly string[];
    readonly spaces: readonly string[];
    readonly steps: Readonly<Record<string, readonly Effect[]>>;
  };
  /** The flags of earlier Scenarios that this Scenario uses. LOB-RUL-107 */
  readonly keeps?: readonly string[];
}
