// How a player is asked, and what is chosen for an absent player in another player's turn. AE-RUL-43
import type { Asked, Offer, PlayerId, RuleId, Together } from '../../../kernel/index.js';
import type { Context } from '../state/step-context.js';
import type { Step } from '../state/steps.js';

/** Seconds to answer in another player's turn. */
const awaySeconds = 60;

/**
 * Makes a question for a player. If it is another player's turn, the question has a fallback: the option `done` if
 * there is one, otherwise the first option. The first option must therefore be one that the player would not regret.
 */
export function ask(
  { state }: Context,
  player: PlayerId,
  rule: RuleId,
  options: readonly Offer<Step | Together>[],
): Asked<Step | Together> {
  const asked = { seat: player, player, rule, options };
  const taken = options.find(({ id }) => id === 'done') ?? options[0];
  return !taken || player === state.active || state.stage === 'setup'
    ? asked
    : { ...asked, fallback: taken.id, limit: awaySeconds };
}
