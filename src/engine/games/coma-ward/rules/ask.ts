// Asks a player of Coma Ward. In another player's turn, an absent player's question is answered for them. CW-RUL-60
import { askPlayer } from '../../../effects/ask.js';
import type { Asked, Offer, PlayerId, RuleId } from '../../../kernel/index.js';
import type { Context } from '../state/step-context.js';
import type { Step } from '../state/steps.js';

export type Act = Offer<Step>;

export const ask = (
  { state }: Context,
  player: PlayerId,
  rule: RuleId,
  options: readonly Act[],
  away?: string,
): Asked<Step> =>
  askPlayer({ seat: player, player, isOwnTurn: state.act === 'setup' || player === state.active }, rule, options, away);
