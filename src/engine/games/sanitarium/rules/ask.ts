// Asks a player a question. In another player's turn, a default answer is chosen for an absent player. SAN-RUL-41
import type { Asked, Offer, PlayerId, RuleId } from '../../../kernel/index.js';
import { seatOf } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { Step } from '../state/steps.js';

/** The seconds that a player has to answer in another player's turn. */
const answerSeconds = 60;

/**
 * A question to a player. In another player's turn, the question has a time limit and a fallback. The fallback is the
 * option `away`. Without `away`, it is an option that causes no steps, or else the first option that needs no
 * confirmation, or else the first option.
 */
export function ask(
  { state }: Context,
  player: PlayerId,
  rule: RuleId,
  options: readonly Offer<Step>[],
  away?: string,
): Asked<Step> {
  const asked = { seat: seatOf(state, player), player, rule, options };
  if (player === state.active || state.turn.phase === 'setup') return asked;
  const fallback =
    away ??
    (options.find(({ then }) => then.length === 0) ?? options.find(({ confirm }) => !confirm) ?? options[0])?.id;
  return fallback === undefined ? asked : { ...asked, fallback, limit: answerSeconds };
}

/** Asks the question of this step, or, if it has only one answer, gives that answer at once. SAN-RUL-47 */
export function askOrAnswer<S extends Step>(
  m: Context,
  questionOf: (m: Context, step: S) => Asked<Step>,
  step: S,
): void {
  const { options } = questionOf(m, step);
  m.push(...(options.length === 1 ? options.flatMap(({ then }) => then) : [step]));
}
