// Decides which monster the bot pushes and where, and how valuable each push is.
import type { CardCell } from '../state/state.js';
import { isSafe, spread, type Ways } from './map.js';
import { horror, others, threat, type Outlook } from './outlook.js';

const menace = [3, 2.4, 1.2, 0.6, 0.3];

/** Returns the value of having a monster in a space: high near opponents, low near the player and its partners. */
function lurking(outlook: Outlook): (at: CardCell) => number {
  const { view, ways, player } = outlook;
  const fears = [player, ...others(outlook)].map((id) => {
    const at = view.players[id]?.at ?? -1;
    const far = at < 0 ? new Map<CardCell, number>() : spread(ways, [at]);
    return {
      far,
      weight:
        (id === player ? -1.3 : view.mode === 'competitive' ? threat(outlook, id) : -1) *
        (isSafe(view, id, at) ? 0.3 : 1),
    };
  });
  return (at) => fears.reduce((total, { far, weight }) => total + weight * (menace[far.get(at) ?? 9] ?? 0), 0);
}

export interface Push {
  /** The id of the option, in the form `push:monster:space`. */
  readonly id: string;
  readonly gain: number;
}

/** The first step of the best push over up to `n` spaces; undefined if no push helps. */
export function bestPush(outlook: Outlook, ids: readonly string[], n = 1): Push | undefined {
  const good = lurking(outlook);
  let best: Push | undefined;
  for (const id of ids) {
    const [what, monster, to] = id.split(':');
    const from = outlook.view.monsters.find((each) => String(each.id) === monster)?.at;
    if (what !== 'push' || from === undefined) continue;
    const gain = Math.max(...within(outlook.ways, Number(to), n - 1).map(good)) - good(from);
    if (gain > (best?.gain ?? 0.1)) best = { id, gain };
  }
  return best;
}

/** Every space within `n` doorways. */
function within(ways: Ways, from: CardCell, n: number): CardCell[] {
  let edge = [from];
  const found = new Set(edge);
  for (let i = 0; i < n; i++) {
    edge = edge.flatMap((at) => ways(at).filter((to) => !found.has(to)));
    for (const at of edge) found.add(at);
  }
  return [...found];
}

/** All pushes that a card with that reach would offer. */
export const pushesWithin = ({ view, me, ways, hunters }: Outlook, reach: number): string[] =>
  view.monsters.flatMap(({ id, at }, i) =>
    reach >= 99 || (hunters[i]?.get(me.at) ?? Infinity) <= reach ? ways(at).map((to) => `push:${id}:${to}`) : [],
  );

/**
 * The value of spending these Monster Points on opponents who are not safe now. Each monster that reaches an opponent
 * frightens them. SAN-MON-02, SAN-MON-05
 */
export function assault(outlook: Outlook, mp: number): number {
  const { view, hunters } = outlook;
  if (view.mode === 'cooperative') return 0;
  const prey = others(outlook).filter((id) => !isSafe(view, id, view.players[id]?.at ?? -1));
  const hits = hunters
    .flatMap((far) => prey.map((id) => ({ far: far.get(view.players[id]?.at ?? -1) ?? Infinity, id })))
    .filter(({ far }) => far > 0 && far <= mp)
    .sort((a, b) => a.far - b.far);
  let [left, gain] = [mp, 0];
  for (const { far, id } of hits) {
    if (far > left) break;
    left -= far;
    gain += horror * threat(outlook, id);
  }
  return gain;
}
