// Finds the cheapest routes to all Spaces. Costs are in Movement Points; Doors and Monsters on the way cost more.
import type { PlayerId } from '../../../kernel/index.js';
import { attributeOf, hasPassive, monsterSide, monstersAt } from '../rules/values-in-force.js';
import { edgesOf, exits } from '../rules/board/board.js';
import type { Position } from '../state/step-context.js';
import type { Monster, Space } from '../state/state.js';

export interface Routes {
  /** The cost of the route to each Space, in Movement Points. It is Infinity if there is no route. */
  readonly costs: readonly number[];
  /** The previous Space on the route to each Space. */
  readonly before: readonly Space[];
}

/** A fight on the way costs as much as one and a half Move Actions. */
const fightCost = 3;
const fleeCost = 2;

/** Finds the cheapest routes from a Space. `leavingCosts` has the extra Movement Points for leaving each Space. */
export function routesFrom(m: Position, leavingCosts: ReadonlyMap<Space, number>, start: Space): Routes {
  const n = m.content.map(m.state.scenario).ids.length;
  const costs = Array<number>(n).fill(Infinity);
  const before = Array<Space>(n).fill(-1);
  /**
   * The reached Spaces by the cost of their routes. If a Space was later reached at a lower cost, its old entry is
   * skipped.
   */
  const reached: Space[][] = [[start]];
  costs[start] = 0;
  for (let cost = 0; cost < reached.length; cost++)
    for (const here of reached[cost] ?? []) {
      if (costs[here] !== cost) continue;
      const left = cost + (here === start ? 0 : (leavingCosts.get(here) ?? 0));
      const reach = (to: Space, there: number): void => {
        if (there >= (costs[to] ?? 0)) return;
        costs[to] = there;
        before[to] = here;
        while (reached.length <= there) reached.push([]);
        reached[there]?.push(to);
      };
      for (const to of exits(m, here, 'walker')) reach(to, left + 1);
      for (const { kind, to } of edgesOf(m, here)) if (kind === 'closed-door' && to !== null) reach(to, left + 2);
    }
  return { costs, before };
}

export function leavingCosts(m: Position, player: PlayerId): ReadonlyMap<Space, number> {
  const costs = new Map<Space, number>();
  for (const { at } of m.state.monsters) if (!costs.has(at)) costs.set(at, leavingCost(m, player, at));
  return costs;
}

export function firstStep({ before }: Routes, start: Space, to: Space): Space {
  let step = to;
  while (before[step] !== start && (before[step] ?? -1) >= 0) step = before[step] ?? -1;
  return step;
}

function leavingCost(m: Position, player: PlayerId, space: Space): number {
  const { fights, paysToLeave } = engagementAt(m, player, space);
  return fights.length > 0 ? fightCost * fights.length : paysToLeave ? fleeCost : 0;
}

export interface Engagement {
  /**
   * The Monsters that prevent the Character from leaving the Space: several Monsters, or a single Monster whose card
   * does not let any Character leave.
   */
  readonly fights: readonly Monster[];
  /** Whether a single Monster is on the Space and the Character suffers its penalty for leaving. */
  readonly paysToLeave: boolean;
}

/** Finds out whether Monsters prevent the Character from leaving the Space freely. LOB-MOV-06, LOB-FLE, LOB-RUL-37 */
export function engagementAt(m: Position, player: PlayerId, space: Space): Engagement {
  const there = monstersAt(m, space).filter(
    ({ card, conditions }) =>
      conditions.stun === undefined && conditions.frost === undefined && !monsterSide(m, card).harmless,
  );
  if (there.length === 0 || hasPassive(m, player, 'stealth')) return { fights: [], paysToLeave: false };
  const { flee } = monsterSide(m, there[0]?.card ?? '');
  if (there.length > 1 || !flee) return { fights: there, paysToLeave: false };
  return { fights: [], paysToLeave: attributeOf(m, player, flee.attribute) < flee.min };
}
