// Decides where the bot lays a card: useful cards near itself, and cards that bring monsters near its
// opponents.
import type { Option, PlayerId } from '../../../kernel/index.js';
import { cardOf } from '../cards/card-index.js';
import { spotId } from '../rules/exploring.js';
import { cellOf, placements } from '../state/map.js';
import type { CardCell } from '../state/state.js';
import { isSafe, spread } from './map.js';
import { gainOf, others, threat, type Outlook } from './outlook.js';

export function placeCard(outlook: Outlook, options: readonly Option[]): string | undefined {
  const { view, content, player, me } = outlook;
  const { drawn } = view;
  if (drawn === null || !outlook.skill.choosesPlaces) return undefined;
  const { type } = cardOf(content, drawn);
  const rival = worstRival(outlook);
  const lurks = type === 'dark' && view.supply.length > 0;
  const mine = type === 'room' || (type === 'dark' ? !lurks : gainOf(outlook, drawn) > 0);
  if (mine) return beside(outlook, Math.max(0, me.at), options, type === 'room' ? 0 : waiting(outlook));
  if (lurks && view.mode === 'competitive' && rival >= 0 && player === view.active)
    return beside(outlook, rival, options);
  return farthest(outlook, options);
}

/** The space of the opponent whom a monster would set back most; −1 before the start. */
function worstRival(outlook: Outlook): CardCell {
  const { view } = outlook;
  const harm = (id: PlayerId): number => threat(outlook, id) * (isSafe(view, id, view.players[id]?.at ?? -1) ? 0.3 : 1);
  const [worst = -1] = others(outlook).sort((a, b) => harm(b) - harm(a));
  return view.players[worst]?.at ?? -1;
}

/**
 * During the setup of a competitive game, the number of opponents whose turns come before the player's. These opponents
 * could take a card that lies next to the first Room. In all other cases, the number is 0.
 */
const waiting = ({ view, player }: Outlook): number =>
  view.mode === 'competitive' && view.turn.phase === 'setup'
    ? (player - view.start + view.players.length) % view.players.length
    : 0;

/** The position nearest to `from`, in doorways. If possible, it is at least `least` doorways away. */
function beside({ view, ways }: Outlook, from: CardCell, options: readonly Option[], least = 0): string | undefined {
  const offered = new Set(options.map(({ id }) => id));
  const spaces = [...spread(ways, [from])];
  for (const [at] of [
    ...spaces.filter(([, far]) => far >= least),
    ...spaces.filter(([, far]) => far < least).reverse(),
  ]) {
    const spots = placements(view, view.map[at >> 1]?.face === 'down' ? [at] : [at, at + 1]).map(spotId);
    const spot = spots.find((id) => offered.has(id));
    if (spot !== undefined) return spot;
  }
  return undefined;
}

/** The position that is farthest from the player by columns and rows, regardless of doorways. */
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
