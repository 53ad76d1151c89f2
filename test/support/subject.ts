// What the tests for every game need to know about a game. test/engine/games/<id>/subject.ts exports it. It is not in
// the package.
import type fc from 'fast-check';
import type { Chance, Json, MatchSetup, Rules, Seat, View } from '../../src/engine/kernel/index.js';
import type { StateFault } from '../../src/engine/table/replay.js';
import type { TestSetup } from './play.js';

/* oxlint-disable typescript/no-explicit-any -- games with different states are in one list */
export interface Subject {
  /** The rules that nightward/games/<id> exports. */
  readonly rules: Rules;
  /** Set-ups with different numbers of seats, options and situations. */
  readonly setups: readonly TestSetup[];
  /**
   * The set-ups of the many random matches in soak.spec.ts and recorded-matches.spec.ts. Games that only tests use have
   * none.
   */
  readonly soakSetups?: readonly TestSetup[];
  /**
   * Changes everything that the seat may not know into something else that is possible, in the given state. It follows
   * the table "Hidden information" of the rules, and must not use `determinize`, because it has to find the faults of
   * `determinize`.
   */
  readonly scramble: (state: any, seat: Seat, chance: Chance) => void;
  /**
   * Makes a random legal position in the middle of a match. Not needed if play from the beginning reaches every kind of
   * position.
   */
  readonly midMatchSituation?: (setup: TestSetup, seed: number) => Json;
  /** No random match has more choices than this. */
  readonly limit: number;
  /** A property is checked in `runs` random matches of each set-up, after every `stride` choices. */
  readonly runs: number;
  readonly stride: number;
  /**
   * Checks a state from outside, and returns a fault if no seat could see such a state. Not needed if no element
   * accepts states.
   */
  readonly viewFault?: StateFault;
  /** Input from outside, if the game has an element. Any input has to be either refused or played. */
  readonly outside?: OutsideInput;
  /** Matches for tests of replays. */
  readonly replay?: {
    /** A match of at least three players. */
    readonly match: MatchSetup;
    readonly others: readonly MatchSetup[];
    /** A path in the first view of `match`, and a value that is invalid there. */
    readonly invalidField: readonly [path: string, value: Json];
  };
  /** The saves in test/corpus: their names, set-ups and numbers of choices. */
  readonly saved?: readonly {
    readonly name: string;
    readonly setup: Omit<MatchSetup, 'seed'>;
    readonly choices: number;
  }[];
}

export interface OutsideInput {
  /** Different set-ups. The first three may be used with a situation. */
  readonly tables: readonly Omit<MatchSetup, 'seed'>[];
  readonly situations: fc.Arbitrary<Json>;
  /** A set-up with scripted results. */
  readonly scripted: MatchSetup;
  /** Matches that are shared after their end. */
  readonly sharedMatches: readonly MatchSetup[];
  readonly examples?: readonly Json[];
  /** Makes a set-up for a pack with randomly changed cards. Not needed if the game has its own test of such packs. */
  readonly packTable?: (pack: any, chance: Chance) => Omit<MatchSetup, 'seed'>;
  /** Makes the texts and the scene of everything that a seat sees. Throws if this is impossible. */
  readonly drawEverything: (seen: View<never>, content: any, seat: Seat | null) => void;
  /** The number of choices between two calls of `drawEverything`, which is slow. */
  readonly everyNth: number;
}
/* oxlint-enable typescript/no-explicit-any */
