// Questions to players who may be away: in another player's turn, a question has a time limit and a fallback, so that
// an absent player never stops the game.
import type { Asked, Offer, PlayerId, RuleId, Seat, Step } from '../kernel/index.js';

/** The seconds that a player has to answer in another player's turn. */
const answerSeconds = 60;

export interface AskedPlayer {
  readonly seat: Seat;
  readonly player: PlayerId;
  /** Whether the game waits for this player as long as it takes, as in the player's own turn. */
  readonly isOwnTurn: boolean;
}

/**
 * A question to a player. For an absent player, `away` is chosen: by default the option that causes no steps, or else
 * the first one that needs no confirmation, or else the first one.
 */
export function askPlayer<T extends Step>(
  { seat, player, isOwnTurn }: AskedPlayer,
  rule: RuleId,
  options: readonly Offer<T>[],
  away?: string,
): Asked<T> {
  const asked = { seat, player, rule, options };
  if (isOwnTurn) return asked;
  const fallback =
    away ??
    (options.find(({ then }) => then.length === 0) ?? options.find(({ confirm }) => !confirm) ?? options[0])?.id;
  return fallback === undefined ? asked : { ...asked, fallback, limit: answerSeconds };
}
