// The points that a die gives, and the costs of acts and of an escape. They are shown before a player chooses.
import type { PlayerId, RuleId } from '../../../kernel/index.js';
import type { Player, State } from '../state/state.js';

/** The costs of the acts in Action Points; a Hallucination may add to them. */
export const costs = { move: 1, search: 1, explore: 2, concentrate: 3, give: 1 } as const;
/** The Sanity that one Concentrate gives for the turn. SAN-ACT-12 */
export const concentration = 2;

/**
 * What happens with the other two dice if the die with this value is taken for Action Points: `mp` is their difference,
 * and `pair` is true if they are equal. SAN-TURN-05, -06, -08
 */
export function resultOfTaking(
  dice: readonly number[],
  value: number,
): { readonly mp: number; readonly pair: boolean } {
  const others = [...dice];
  others.splice(others.indexOf(value), 1);
  const [a = 0, b = 0] = others;
  return { mp: Math.abs(a - b), pair: a === b };
}

/** The prices of an escape, in Sanity, each with its rule. The index is the number of claimed Safe Things. */
const prices = [
  [18, 'SAN-ESC-06'],
  [12, 'SAN-ESC-05'],
  [6, 'SAN-ESC-04'],
  [3, 'SAN-ESC-03'],
] as const satisfies readonly (readonly [number, RuleId])[];

/** The price of an escape, in Sanity, for each common Safe Thing that is not claimed. */
export const commonPrice = 4;

export type EscapeTable = Pick<State, 'mode' | 'solo' | 'common'> & {
  readonly players: readonly Pick<Player, 'items'>[];
};

/**
 * The cost of an escape for this player now. In a competitive game of two, one claimed Safe Thing does not count.
 * SAN-TWO-02
 */
export function escapeCost(
  { mode, common, players }: EscapeTable,
  player: PlayerId,
): readonly [sanity: number, rule: RuleId] {
  if (mode === 'cooperative') return [commonPrice * common.filter(({ claimed }) => !claimed).length, 'SAN-COOP-08'];
  return competitivePrice(players.length, players[player]?.items.filter(({ safe }) => safe).length ?? 0);
}

/** The price of an escape in a competitive game of this many players, with this many claimed Safe Things. */
export function competitivePrice(players: number, claimed: number): readonly [sanity: number, rule: RuleId] {
  if (players === 2) return [prices[Math.min(3, Math.max(0, claimed - 1))]?.[0] ?? 18, 'SAN-TWO-02'];
  return prices[Math.min(3, claimed)] ?? prices[0];
}
