// Finds the players and things within a player's reach, both for acts and for effects of cards.
import type { Offer, PlayerId } from '../../../kernel/index.js';
import { indexOf } from '../state/map.js';
import { clockwise, playerOf, type CardCell, type Player, type State } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { Step } from '../state/steps.js';

export const otherRooms = (state: Pick<State, 'map'>, at: CardCell): CardCell[] =>
  state.map.flatMap(({ face }, index) => (face === 'room' && index !== indexOf(at) ? [index * 2] : []));

export const onFaceDown = ({ map }: Pick<State, 'map'>, { at }: Pick<Player, 'at'>): boolean =>
  at >= 0 && map[indexOf(at)]?.face === 'down';

export const companions = (state: State, player: PlayerId): PlayerId[] => {
  const { at } = playerOf(state, player);
  return clockwise(state, player)
    .slice(1)
    .filter((other) => at >= 0 && playerOf(state, other).at === at);
};

/** Offers every unprotected Item to each of these players. */
export function gifts(m: Context, player: PlayerId, to: readonly PlayerId[], name: string): Offer<Step>[] {
  return playerOf(m.state, player).items.flatMap(({ card, safe }, item) =>
    safe
      ? []
      : to.map((other): Offer<Step> => ({
          id: `${name}:${card}:${other}`,
          targets: [`card:${card}`, `player:${other}`],
          rule: 'SAN-RUL-29',
          then: [{ do: 'give', player, item, to: other }],
        })),
  );
}
