// Effects of cards on the Board: moving minis, opening doors, breaking walls, placing Lockers and tokens.
import { revealLocker } from '../turn/search.js';
import { ask, askFor, atEdge, atLocker, type OfferedAct } from '../ask.js';
import type { Where } from '../../cards/card-types.js';
import { chooser, isInArea, placeOf } from '../values-in-force.js';
import { edgesOf, isRevealed, spaceOf } from '../board/board.js';
import type { Context, Position } from '../../state/step-context.js';
import { isCharacter } from '../../state/state.js';
import type { EffectOf, Step, StepOf } from '../../state/steps.js';
import type { Edge } from '../../cards/scenario-map.js';
import type { EffectSource } from '../../state/turn-steps.js';
import { amount } from './body.js';
import type { EffectHandlers } from './effect-handlers.js';

export const forLiving = {
  /** A Monster moves towards its target. If a Character moves, its player chooses the way. LOB-KEY-26 */
  move(m, { n, stealth, ethereal }, { on, card }) {
    m.push(
      isCharacter(on)
        ? {
            do: 'free-move',
            player: on,
            n: amount(m, n),
            card,
            ...(stealth && { stealth }),
            ...(ethereal && { ethereal }),
          }
        : { do: 'monster-move', monster: on, left: amount(m, n) },
    );
  },
  push(m, { n }, acting) {
    m.push({ do: 'push-where', left: n, ...acting });
  },
  pull(m, _, { by, on }) {
    if (by >= 0) m.push({ do: 'arrive', mini: on, to: placeOf(m, by), how: 'push' });
  },
  swap(m, _, { by, on }) {
    if (by >= 0)
      m.push(
        { do: 'arrive', mini: on, to: placeOf(m, by), how: 'blink' },
        { do: 'arrive', mini: by, to: placeOf(m, on), how: 'blink' },
      );
  },
} satisfies EffectHandlers;

export const forCharacters = {
  blink(m, { n }, { on, card }) {
    m.push({ do: 'free-blink', player: on, n: amount(m, n), card });
  },
  /** The Character searches a Locker on its Space for 0 Action Points. */
  search(m, _, { on }) {
    const locker = m.state.lockers.findIndex(({ space }) => space === placeOf(m, on));
    if (locker < 0) return;
    revealLocker(m, on, locker);
    m.push({ do: 'check', kind: 'search', player: on, attribute: 'imagination', then: { kind: 'locker', locker } });
  },
} satisfies EffectHandlers;

// Boundaries

type EdgeChange = StepOf<'set-edge'>['to'];

/** Returns the boundaries of these kinds in the area, without those at the edge of the map. */
function edgesInArea(m: Position, { by }: EffectSource, where: Where, kinds: readonly Edge['kind'][]): string[] {
  const spaces = m.content
    .map(m.state.scenario)
    .ids.map((_, space) => space)
    .filter((space) => isRevealed(m, space) && isInArea(m, by, space, where));
  return [
    ...new Set(
      spaces.flatMap((space) =>
        edgesOf(m, space)
          .filter(({ kind, to }) => to !== null && kinds.includes(kind))
          .map(({ id }) => id),
      ),
    ),
  ];
}

/**
 * The boundaries that the effect can change. A Breach replaces a solid wall, and a wall fills a gap or doorway.
 * LOB-MAP-07
 */
export function changeableEdges(
  m: Position,
  effect: EffectOf<'door' | 'breach' | 'wall'>,
  acting: EffectSource,
): string[] {
  const { where } = effect;
  switch (effect.do) {
    case 'door':
      return edgesInArea(m, acting, where, [effect.to === 'open' ? 'closed-door' : 'open-door']);
    case 'breach':
      return edgesInArea(m, acting, where, ['wall']);
    case 'wall':
      return edgesInArea(m, acting, where, ['gap', 'open-door', 'closed-door', 'breach']);
  }
}

function changeEdges(
  m: Context,
  acting: EffectSource,
  to: EdgeChange,
  edges: readonly string[],
  take: 'one' | 'each',
): void {
  if (take === 'each') m.push(...edges.map((edge): Step => ({ do: 'set-edge', edge, to, by: acting.by })));
  else m.push({ do: 'which-edge', to, edges, ...acting });
}

export const forAll = {
  door(m, effect, acting) {
    const to = effect.to === 'open' ? 'open-door' : 'closed-door';
    changeEdges(m, acting, to, changeableEdges(m, effect, acting), effect.take);
  },
  breach(m, effect, acting) {
    changeEdges(m, acting, 'breach', changeableEdges(m, effect, acting), 'one');
  },
  wall(m, effect, acting) {
    changeEdges(m, acting, 'wall', changeableEdges(m, effect, acting), 'one');
  },
  locker(m, { at }, { on }) {
    const space = at === undefined ? placeOf(m, on) : spaceOf(m, at);
    const waiting = m.state.lockers.filter(({ face }) => face === null).length;
    if (m.state.lockerStock.length > waiting) m.state.lockers.push({ space, face: null });
  },
  'reveal-locker'(m, { where, take }, { by }) {
    const player = chooser(m, by);
    const hidden = m.state.lockers.flatMap(({ space, face }, n) =>
      face === null && isInArea(m, by, space, where) ? [n] : [],
    );
    if (take === 'each') m.push(...hidden.map((locker): Step => ({ do: 'reveal-locker', player, locker })));
    else m.push({ do: 'locker-which', player, lockers: hidden });
  },
  mine(m, _, { by }) {
    m.state.mine = placeOf(m, by);
    m.emit({ type: 'mine', rule: 'LOB-RUL-116', at: m.state.mine });
  },
  /** Attacks the Space of the mine, even if the holder of the card is elsewhere, and removes the mine. LOB-RUL-116 */
  detonate(m, { attack }, { by }) {
    const { mine: space } = m.state;
    if (space === null) return;
    m.state.mine = null;
    m.emit({ type: 'mine', rule: 'LOB-RUL-116', at: null });
    m.push({ do: 'attack-begin', by, with: 'mine', target: null, space, attack });
  },
  gun(m, _, { by }) {
    if (!isCharacter(by)) return;
    m.state.gun = placeOf(m, by);
    m.emit({ type: 'gun', rule: 'LOB-RUL-127', player: by, at: m.state.gun });
  },
} satisfies EffectHandlers;

export function whichEdge(m: Position, { to, edges, by, card }: StepOf<'which-edge'>) {
  return askFor(
    m,
    by,
    'LOB-MAP-07',
    edges.map((edge): OfferedAct => ({
      id: `edge:${edge}`,
      targets: [atEdge(edge)],
      rule: 'LOB-MAP-07',
      then: [{ do: 'set-edge', edge, to, by }],
    })),
    card,
  );
}

// Lockers

export const lockerWhich = (m: Position, { player, lockers }: StepOf<'locker-which'>) =>
  ask(
    m,
    player,
    'LOB-RUL-32',
    lockers.map((locker): OfferedAct => ({
      id: `locker:${locker}`,
      targets: [atLocker(m.state, locker)],
      rule: 'LOB-RUL-32',
      then: [{ do: 'reveal-locker', player, locker }],
    })),
  );
export function revealLockerByCard(m: Context, { player, locker }: StepOf<'reveal-locker'>): void {
  revealLocker(m, player, locker);
}
