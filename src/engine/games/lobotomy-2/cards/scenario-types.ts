// What a Scenario is made of, as data: a map, tokens, Monsters, Events and Chapters. LOB-CMP, LOB-CID
import type { BoardData, BoundaryKind, Cell } from '../../../board/types.js';
import type { Effect, Whether } from './card-types.js';

/** A Map Tile as it is printed. Its Spaces are called `<tile>.<space>` on a map; its points are Spawn Points. */
export interface MapTile {
  readonly id: string;
  readonly board: BoardData;
}

/** Where a tile lies, the corner of its upper left cell once it is turned; quarter turns clockwise. */
export interface Placement {
  readonly tile: string;
  readonly at: Cell;
  readonly turn?: 0 | 1 | 2 | 3;
  /** Lies there from the beginning; others come by `reveal-tile`. */
  readonly shown?: true;
}

/** Door, Wall and Breach tokens on edges of the map. LOB-SET-02 */
export interface EdgeToken {
  readonly between: readonly [string, string];
  readonly kind: BoundaryKind;
  readonly id?: string;
}

/** What makes the next Chapter be read, or steps run: looked at after every act. LOB-CMP-02 */
export type Happens =
  /** A living Character is on the Space; all of them. */
  | { readonly on: 'enter'; readonly space: string; readonly all?: true }
  /** A Character there acts by the option that this adds for so many AP: its sentence is `act.<id>`. */
  | { readonly on: 'act'; readonly id: string; readonly space: string; readonly ap: number; readonly if?: Whether }
  | { readonly on: 'defeated'; readonly monster: string; readonly n: number }
  | { readonly on: 'counter'; readonly name: string; readonly n: number }
  | { readonly on: 'flag'; readonly name: string }
  | { readonly on: 'hunt'; readonly space: number }
  | { readonly on: 'round'; readonly n: number }
  | { readonly on: 'clear'; readonly space: string };

export interface Trigger {
  readonly happens: Happens;
  readonly steps: readonly Effect[];
  /** Works again and again. */
  readonly again?: true;
}

/** A Chapter: what it says is `<cid>` in the tables of texts; its triggers hold from when it is read. */
export interface Chapter {
  readonly cid: string;
  readonly steps: readonly Effect[];
  readonly triggers?: readonly Trigger[];
  /** The players choose, by the sentences `<cid>.1`, `<cid>.2` … */
  readonly choice?: readonly (readonly Effect[])[];
}

/** An Event or Reference card, read by name, or drawn where it lies in the deck of its Scenario (or of Daily Nightmares). LOB-CID-02 */
export interface ScenarioCard {
  readonly cid: string;
  readonly steps: readonly Effect[];
  readonly deck?: true;
  /** These rules are taught now, in the Introductory Scenario. LOB-RUL-105 */
  readonly teaches?: readonly string[];
}

/** A lost memory of a Character: drawn for a Memory token that is taken up. Its steps act on whoever has it; `own` too, if it is its own. LOB-RUL-104 */
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
  readonly map: readonly Placement[];
  readonly tokens: readonly EdgeToken[];
  readonly lockers: readonly string[];
  readonly starts: readonly string[];
  /** Monster types of the six slots of the Spawn cards. LOB-RUL-84 */
  readonly slots: readonly string[];
  readonly monsters: readonly { readonly monster: string; readonly space: string }[];
  readonly hunt: {
    /** Where the Aura lies; 6 but for an Introductory Scenario, which may leave it out. LOB-RUL-105 */
    readonly aura: number | null;
    readonly end: 'defeat' | 'final-battle';
    /** Space n of the track lies on this Space of the map. LOB-RUL-98 */
    readonly onBoard?: readonly string[];
  };
  /** Events 1 to 5 of the Spawn cards. LOB-SPN-06 */
  readonly events: readonly (readonly Effect[])[];
  /** The first is read at the start; when the last of a Nightmare is read, another Nightmare begins. LOB-RUL-104 */
  readonly chapters: readonly Chapter[];
  readonly cards?: readonly ScenarioCard[];
  /** Named things to do, in the order they are shown; `objective` switches them. Their sentences are `objective.<id>`. */
  readonly objectives: readonly string[];
  /** Number or Letter tokens lying face down: shuffled, one on each Space. A Character there turns one up for 1 AP, `act.turn-up`. LOB-RUL-108 */
  readonly riddles?: {
    readonly values: readonly string[];
    readonly spaces: readonly string[];
    readonly steps: Readonly<Record<string, readonly Effect[]>>;
  };
  /** Flags of earlier Scenarios that this one keeps. LOB-RUL-107 */
  readonly keeps?: readonly string[];
}
