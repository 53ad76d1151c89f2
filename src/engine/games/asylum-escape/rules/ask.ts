// What is asked, and what is chosen for somebody who is away while it is the turn of another. AE-RUL-43
import type { Asked, Offer, PlayerId, RuleId, Together } from '../../../kernel/index.js';
import type { Context } from '../state/step-context.js';
import type { Step } from '../state/steps.js';

/** Seconds in which somebody answers in the turn of another. */
const awaySeconds = 60;

/**
 * A question to a player. In the turn of another it carries its fallback: to do no more, or the first option, which is never
 * one to be regretted.
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
