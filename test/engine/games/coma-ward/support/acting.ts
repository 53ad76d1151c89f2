// Short ways to begin a match and to look at it, for tests of rules.
import type { Player, RoomState } from '../../../../../src/engine/games/coma-ward/state/state.js';
import type { RuleTest } from '../../../../support/rule-coverage.js';
import { rules } from './fixed-pack.js';
import { situation, suspense, type Position } from './situations.js';

/** A Room with this card. */
export const room = (card: string | null, more: Partial<RoomState> = {}): RoomState => ({
  card,
  rummaged: 0,
  lock: 0,
  visited: 0,
  ...more,
});

/** Begins a match with the fixed pack in this position; there are as many seats as it describes players. */
export function begin(t: RuleTest, position: Position = {}, ...faces: readonly (readonly object[])[]): void {
  const seats = position.players?.length ?? 2;
  t.match(rules, { seats, situation: situation(position), faces: faces.flat() as never });
}

/** A Check of n dice that all fail, and one of three successes and a failure. */
export const failed = (n = 4): object[] => suspense(...Array<number>(n).fill(1));
export const passed = suspense(5, 5, 5, 1);

export const playerOf = (t: RuleTest, player = 0): Player => t.state.players[player] as Player;
export const terror = (t: RuleTest, player = 0): number => playerOf(t, player).terror;
export const health = (t: RuleTest, player = 0): number => playerOf(t, player).health;
export const at = (t: RuleTest, player = 0): string => playerOf(t, player).at;
export const items = (t: RuleTest, player = 0): readonly string[] => playerOf(t, player).items;

/** The types of the events of these types, in order. */
export const happened = (t: RuleTest, ...types: string[]): string[] =>
  t
    .events()
    .filter(({ type }) => types.includes(type))
    .map(({ type }) => type);

/** What the events of a Phenomenon's story tell, in order. */
export const stories = (t: RuleTest): unknown[] =>
  t
    .events()
    .filter(({ type }) => type === 'story')
    .map(({ what }) => what as unknown);
