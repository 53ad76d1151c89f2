// Helpers for tests of puzzles in a match.
import assert from 'node:assert/strict';
import { rules } from '../../../src/engine/games/mansions-of-madness/rules/rules.js';
import type { Situation } from '../../../src/engine/games/mansions-of-madness/state/situation.js';
import type { ScriptedResult, Json } from '../../../src/engine/kernel/index.js';
import type { Position, Puzzle } from '../../../src/engine/puzzle/index.js';
import type { RuleTest } from '../../support/rule-coverage.js';

/** Scripted results that shuffle a pile into this order. Pieces that are not named lie below these in any order. */
export const order = (deck: string, pieces: string): ScriptedResult[] =>
  pieces.split(' ').map((card) => ({ deck, card }));

/**
 * Starts a match in which an investigator immediately meets a card with this puzzle. `dealt` is the order of the pile.
 * By default, the Intellect is 8, which is enough for most puzzles.
 */
export function meet(
  t: RuleTest,
  puzzle: string | Puzzle,
  dealt = '',
  { timeLimit = null, ...situation }: Situation & { readonly timeLimit?: number | null } = {},
): void {
  const deck =
    typeof puzzle !== 'string'
      ? `${puzzle.kind}-${puzzle.id}`
      : /[123]A/.test(puzzle)
        ? 'wiring'
        : /[456]A/.test(puzzle)
          ? 'lock'
          : `rune-${puzzle}`;
  const house: Situation = { cards: { card: { puzzle } }, investigators: [{ intellect: 8 }], ...situation };
  t.match(rules, {
    seats: 2,
    options: { timeLimit },
    situation: house as Json,
    faces: dealt ? order(deck, dealt) : [],
  });
  t.choose('meet:card');
}

/** Makes the moves; only the last one may end the attempt. */
export function make(t: RuleTest, moves: string): void {
  for (const move of moves.split(' ')) {
    assert.ok(t.state.puzzles.attempt !== null, `the attempt is over before ${move}`);
    t.choose(move);
  }
}

/** The position in the last event that contains one. */
export function lying(t: RuleTest): Position {
  return (t.events().findLast(({ position }) => position)?.['position'] ?? { pieces: [], turns: [] }) as Position;
}

/** How the last attempt ended: `solved`, or the reason why it ended unsolved. Null if it has not ended. */
export function ended(t: RuleTest): string | null {
  const last = t
    .events()
    .findLast(({ type }) => type === 'puzzle-solved' || type === 'puzzle-unsolved' || type === 'puzzle-attempt');
  return last?.type === 'puzzle-attempt' ? null : String(last?.['over'] ?? '');
}

/** The number of puzzle actions that are left. */
export const left = (t: RuleTest): number =>
  Number(t.events().findLast(({ left: n }) => n !== undefined)?.['left'] ?? -1);
