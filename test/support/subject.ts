// What the tests of every game need to know of one: test/engine/games/<id>/subject.ts says it. It is never part of the package.
import type fc from 'fast-check';
import type { Chance, Json, MatchSetup, Rules, Seat, View } from '../../src/engine/kernel/index.js';
import type { StateFault } from '../../src/engine/table/replay.js';
import type { TestSetup } from './play.js';

/* oxlint-disable typescript/no-explicit-any -- games of different states in one list */
export interface Subject {
  /** Those of nightward/games/<id>. */
  readonly rules: Rules;
  /** Numbers of seats, options and situations that make a difference. */
  readonly setups: readonly TestSetup[];
  /** What many random matches begin with (soak.spec.ts, recorded-matches.spec.ts); the games that only tests know have none. */
  readonly soaked?: readonly TestSetup[];
  /**
   * Changes in place what the seat may not know into something else that is possible. Written from the table "Hidden
   * information" of the specification, and never from `determinize`, whose faults it has to find.
   */
  readonly scramble: (state: any, seat: Seat, chance: Chance) => void;
  /** A random legal position in the middle of a game. Left out where play from the beginning reaches every kind of position. */
  readonly midGame?: (setup: TestSetup, seed: number) => Json;
  /** A random match is over after so many choices. */
  readonly limit: number;
  /** How many random matches of each set-up a property is tried on, and at every how many-th choice. */
  readonly runs: number;
  readonly stride: number;
  /** Why a state from outside is not what a seat may see. Left out where no element takes one. */
  readonly viewFault?: StateFault;
  /** What comes from outside, where an element of the game takes any: it is refused or played, whatever it is. */
  readonly outside?: OutsideInput;
  /** Matches that are passed on, to be looked at again. */
  readonly replay?: {
    /** A match of three or more. */
    readonly match: MatchSetup;
    readonly others: readonly MatchSetup[];
    /** A path in the first view of `match`, and a value that may not stand there. */
    readonly odd: readonly [path: string, value: Json];
  };
  /** Matches kept in test/corpus: their names there, and how many choices were made in each. */
  readonly saved?: readonly {
    readonly name: string;
    readonly setup: Omit<MatchSetup, 'seed'>;
    readonly choices: number;
  }[];
}

export interface OutsideInput {
  /** Set-ups that make a difference; a position may stand on the first three. */
  readonly tables: readonly Omit<MatchSetup, 'seed'>[];
  /** Positions that there can be. */
  readonly situations: fc.Arbitrary<Json>;
  /** A set-up with scripted results. */
  readonly scripted: MatchSetup;
  /** Matches that are passed on when they are over. */
  readonly passed: readonly MatchSetup[];
  /** Worked examples. */
  readonly examples?: readonly Json[];
  /** A table at which a pack is played whose cards were changed at random; left out where the game has its own test of that. */
  readonly packTable?: (pack: any, chance: Chance) => Omit<MatchSetup, 'seed'>;
  /** Says and draws everything that a seat sees, so that it throws if something cannot be drawn. */
  readonly drawn: (seen: View<never>, content: any, seat: Seat | null) => void;
  /** How many choices lie between two looks of `drawn`, which takes its time. */
  readonly everyNth: number;
}
/* oxlint-enable typescript/no-explicit-any */
