// What the tests in this folder have to know about a game. The tests run for every game, and each game provides its
// driver in test/components/<id>/driver.ts.
import type { GameDescriptor } from '../../../src/engine/game-descriptor.js';
import type { Rules } from '../../../src/engine/kernel/index.js';
import type { Messages } from '../../../src/messages/message.js';
import { stages } from '../../../src/components/registry.js';
import type { Attributes, GameOnPage } from './on-page.js';

/** The attributes and properties that start a match on a page. */
export interface Table {
  readonly attributes: Attributes;
  readonly properties?: object;
}

/**
 * An invalid attribute: a name for the test, all attributes of the element, and the code, path and message of the
 * fault.
 */
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
  /** The options that the rules need for a match of two players. */
  readonly options?: object;
  /** The attributes for a match of one person with bots. */
  readonly table: Attributes;
  readonly botsAlone: Attributes;
  /** Returns what is on the board, without anything that loads later, such as pictures and words. */
  readonly board: (game: Element) => unknown;
  /** A person's turn, and the id of an option that the person can choose. */
  readonly turn: Table & { readonly act: string };
  /**
   * A turn in which the option `act` reveals nothing and can be undone. Not defined for a game in which every choice
   * reveals something.
   */
  readonly undo?: Table & { readonly act: string };

  readonly attributes: {
    /**
     * For each attribute: a value that differs from its default, and the value of the property after the attribute is
     * removed.
     */
    readonly defaults: Readonly<Record<string, readonly [given: string, fallen: unknown]>>;
    readonly wrong: readonly WrongAttribute[];
    /** An attribute with an invalid value, the message about it in English and German, and a valid value. */
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
  /**
   * A match with distressing words: a pattern that recognizes them, and a function that returns the names that may
   * contain them. Not defined for a game without softened content.
   */
  readonly softened?: Table & { readonly distressing: RegExp; readonly names: (game: Element) => string };

  /** True if the game has sound; otherwise not defined. */
  readonly sound?: true;
  /** True if dice fall on the table; otherwise not defined. */
  readonly dice?: true;
  /** True if the game has lessons; otherwise not defined. */
  readonly lessons?: true;
  /** True if the game says what decided a match; otherwise not defined. */
  readonly decides?: true;

  readonly ends: readonly (Table & {
    readonly title: string;
    readonly finish: (game: GameOnPage) => Promise<unknown>;
    readonly heading: string;
    readonly rule: RegExp;
  })[];
  /** The buttons that start another match: with the same cards, and with other cards. */
  readonly again: { readonly same: string; readonly other: string };

  readonly pageLayout: Table & {
    /** The HTML of the page's pieces and table parts. */
    readonly parts: string;
    /** Asserts that the pieces and parts show the match. */
    readonly filled: (game: GameOnPage) => void;
    /** Makes a choice by pressing something in one of the pieces or parts. */
    readonly press: (game: GameOnPage) => Promise<void>;
  };

  /**
   * The matches in which several people share a device, and how to check them. Not defined for a game without secrets.
   */
  readonly curtain?: {
    readonly tables: readonly { readonly names: readonly string[]; readonly attributes: Attributes }[];
    /** Asserts that `everything` (all that can be read or heard while the curtain is shown) contains no secret. */
    readonly secret: (game: GameOnPage, everything: string) => void;
    /** Asserts that the seat sees its own secrets and no others. */
    readonly fair: (game: GameOnPage, seat: number) => Promise<void>;
    /** Returns the id of the option that ends the turn soonest. */
    readonly pass: (game: Element) => string;
  };

  /** A position in which something on the table cannot be used. */
  readonly whyNot: Table & {
    /** The id of the thing that cannot be used. Not defined if nothing on the table can be pointed at. */
    readonly closed?: string;
    /** A pattern for the id of the rule that forbids its use. */
    readonly rule: RegExp;
    /** A word in the list of all unavailable acts. */
    readonly missed: string;
    /** The id of an option that can be chosen. */
    readonly act: string;
  };

  /** A worked example whose first step can be chosen from the list, and words that describe its position. */
  readonly example: { readonly json: { readonly steps: readonly unknown[] }; readonly words: readonly string[] };
  /** A path in the first view of a match, and a value that is invalid there. */
  readonly oddView: readonly [path: string, value: unknown];
}

/** The game that the environment variable GAME names, if only one game is tested. */
const { game: only } = document.documentElement.dataset;

/** The drivers of all games by the id of the game. */
export const drivers: Readonly<Record<string, GameDriver>> = Object.fromEntries(
  (
    await Promise.all(
      (only ? [only] : Object.keys(stages)).map(async (id): Promise<readonly [string, GameDriver][]> => {
        const { game } = (await import(`../../../src/engine/games/${id}/game.ts`)) as {
          readonly game: GameDescriptor;
        };
        // A game without bots has no element of its own.
        if (game.bots.length === 0) return [];
        const { driver } = (await import(`../${id}/driver.ts`)) as { readonly driver: GameDriver };
        return [[id, driver]];
      }),
    )
  ).flat(),
);
