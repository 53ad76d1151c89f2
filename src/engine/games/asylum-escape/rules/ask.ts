// How a player is asked, and what is chosen for an absent player in another player's turn. AE-RUL-43
import type { Asked, Offer, PlayerId, RuleId, Together } from '../../../kernel/index.js';
import type { Context } from '../state/step-context.js';
import type { Step } from '../state/steps.js';

/** Seconds to answer in another player's turn. */
const awaySeconds = 60;

/**
 * The steps that ask a question or, if it has only one answer, those of the answer. Only for questions whose options
 * everybody knows: otherwise a question that is left out would tell that the player had no choice.
 */
export function askUnlessClear<S extends Step>(
  m: Context,
  asks: (m: Context, step: S) => Asked<Step | Together>,
  step: S,
): readonly (Step | Together)[] {
  const [only, another] = asks(m, step).options;
  return only && !another ? only.then : [step];
}

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
