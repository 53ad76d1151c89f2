// What the suites of this folder have to know of a game. test/components/<id>/driver.ts says it, and the suites run for every game
// that has one.
import type { GameDescriptor } from '../../../src/engine/game-descriptor.js';
import type { Rules } from '../../../src/engine/kernel/index.js';
import type { Messages } from '../../../src/messages/message.js';
import { stages } from '../../../src/components/registry.js';
import type { Attributes, GameOnPage } from './on-page.js';

/** A match on a page. */
export interface Table {
  readonly attributes: Attributes;
  readonly properties?: object;
}

/** A wrong attribute: what it is, the attributes of the element, and the code, the path and the words of the fault. */
export type WrongAttribute = readonly [
  what: string,
  attributes: Attributes,
  code: string,
  path: string,
  message: string,
];

export interface GameDriver {
  readonly tag: string;
  readonly rules: Rules;
  /** What the rules have to be told before two players can play. */
  readonly options?: object;
  /** A person against bots. */
  readonly table: Attributes;
  readonly botsAlone: Attributes;
  /** What lies on the board, without what arrives later, as pictures and words do. */
  readonly board: (game: Element) => unknown;
  /** A person's turn, and something that can be chosen in it. */
  readonly turn: Table & { readonly act: string };
  /** A turn with a choice that reveals nothing, after which it can be taken back; left out where every choice reveals something. */
  readonly undo?: Table & { readonly act: string };

  readonly attributes: {
    /** Values that differ from the defaults, and what the properties are again without them. */
    readonly defaults: Readonly<Record<string, readonly [given: string, fallen: unknown]>>;
    readonly wrong: readonly WrongAttribute[];
    /** A wrong value, what is said of it in English and in German, and a good value. */
    readonly mended: {
      readonly attribute: string;
      readonly wrong: string;
      readonly en: string;
      readonly de: string;
      readonly good: string;
    };
  };

  /** The messages of the form, in English and in German. */
  readonly page: Readonly<Record<'en' | 'de', Messages>>;
  /** A table on which something may distress: what is softened, where it is read, and the pieces that draw it; left out where nothing is softened. */
  readonly softened?: Table & { readonly distressing: RegExp; readonly names: (game: Element) => string };

  /** Left out where the game is silent. */
  readonly sound?: true;

  readonly ends: readonly (Table & {
    readonly title: string;
    /** Plays to the end. */
    readonly finish: (game: GameOnPage) => Promise<unknown>;
    readonly heading: string;
    readonly rule: RegExp;
  })[];
  /** The buttons that play again: with the same cards and with others. */
  readonly again: { readonly same: string; readonly other: string };

  /** A table that the page lays out. */
  readonly pageLayout: Table & {
    /** Pieces and places of the page. */
    readonly parts: string;
    /** Asserts what is shown in them. */
    readonly filled: (game: GameOnPage) => void;
    /** Presses something in a piece or place that acts. */
    readonly press: (game: GameOnPage) => Promise<void>;
  };

  /** Several people at one device who have secrets from one another; left out where nothing is hidden. */
  readonly curtain?: {
    readonly tables: readonly { readonly names: readonly string[]; readonly attributes: Attributes }[];
    /** Asserts that what is written and heard while the device goes round gives nothing away. */
    readonly secret: (game: GameOnPage, everything: string) => void;
    /** Asserts that the seat sees what is its own, and nothing that is another's. */
    readonly fair: (game: GameOnPage, seat: number) => Promise<void>;
    /** The choice that ends a turn soonest. */
    readonly pass: (game: Element) => string;
  };

  /** A position with something closed. */
  readonly whyNot: Table & {
    /** What is closed; left out where nothing on the table is pointed at. */
    readonly closed?: string;
    /** The rule that says so. */
    readonly rule: RegExp;
    /** A word in the list of all that is not possible now. */
    readonly missed: string;
    /** Another choice. */
    readonly act: string;
  };

  /** A worked example whose first step is a choice in the list. */
  readonly example: { readonly json: { readonly steps: readonly unknown[] }; readonly words: readonly string[] };
  /** A path in the first view of a match, and a value that may not stand there. */
  readonly oddView: readonly [path: string, value: unknown];
}

/** The game that GAME names, if only one is tested. */
const { game: only } = document.documentElement.dataset;

/** All of them, by the id of the game. */
export const drivers: Readonly<Record<string, GameDriver>> = Object.fromEntries(
  (
    await Promise.all(
      (only ? [only] : Object.keys(stages)).map(async (id): Promise<readonly [string, GameDriver][]> => {
        const { game } = (await import(`../../../src/engine/games/${id}/game.ts`)) as {
          readonly game: GameDescriptor;
        };
        // Only its puzzles can be played.
        if (game.bots.length === 0) return [];
        const { driver } = (await import(`../${id}/driver.ts`)) as { readonly driver: GameDriver };
        return [[id, driver]];
      }),
    )
  ).flat(),
);
