// Where the steady player of Sanitarium lays a card: what it wants beside itself, what brings a monster beside others.
import { cardOf } from '../games/sanitarium/content.js';
import { cellOf, placements } from '../games/sanitarium/map.js';
import { spotId } from '../games/sanitarium/explore.js';
import type { Place } from '../games/sanitarium/state.js';
import type { Option } from '../kernel/index.js';
import { gainOf, others, type Outlook } from './steady-outlook.js';
import { spread } from './steady-map.js';

export function placeCard(outlook: Outlook, options: readonly Option[]): string | undefined {
  const { view, content, player, me } = outlook;
  const { drawn } = view;
  if (drawn === null) return undefined;
  const { type } = cardOf(content, drawn);
  const rivals = others(outlook).map((id) => view.players[id]?.at ?? -1).filter((at) => at >= 0);
  const lurks = type === 'dark' && view.supply.length > 0;
  const mine = type === 'room' || (type === 'dark' ? !lurks : gainOf(outlook, drawn) > 0);
  if (mine) return beside(outlook, Math.max(0, me.at), options);
  if (lurks && view.mode === 'competitive' && rivals[0] !== undefined && player === view.active) return beside(outlook, rivals[0], options);
  return farthest(outlook, options);
}

/** The nearest space to build on, counted in doorways from there. */
function beside({ view, ways }: Outlook, from: Place, options: readonly Option[]): string | undefined {
  const offered = new Set(options.map(({ id }) => id));
  for (const at of spread(ways, [from]).keys()) {
    const spots = placements(view, view.map[at >> 1]?.face === 'down' ? [at] : [at, at + 1]).map(spotId);
    const spot = spots.find((id) => offered.has(id));
    if (spot !== undefined) return spot;
  }
  return undefined;
}

/** The place farthest from the player, as the crow flies. */
function farthest({ view, me }: Outlook, options: readonly Option[]): string | undefined {
  const ground = view.map[Math.max(0, me.at) >> 1];
  if (!ground) return undefined;
  const [x, y] = cellOf(ground, Math.max(0, me.at) & 1);
  const away = (id: string): number => {
    const [, , a, b] = id.split(':');
    return Math.abs(Number(a) - x) + Math.abs(Number(b) - y);
  };
  return options.reduce((most, { id }) => (away(id) > away(most) ? id : most), options[0]?.id ?? '');
}
