// What a bot knows when it decides: its seat's view, and nothing else.
import type { Event, PlayerId, Question, Seat } from '../../../kernel/index.js';
import type { Content } from '../cards/card-index.js';
import type { CardId } from '../cards/card-types.js';
import { phenomena } from '../rules/phenomena/phenomena.js';
import { isUndiscovered } from '../rules/movement.js';
import { isRoom, spaceOf, type SpaceId, type SpaceType } from '../state/hospital.js';
import type { ComaWardView } from '../state/knowledge.js';

export type Me = ComaWardView['players'][number];

export interface Outlook {
  readonly view: ComaWardView;
  readonly content: Content;
  readonly seat: Seat;
  readonly me: Me;
  readonly question: Question;
  /** What the seat has seen happen so far. */
  readonly events: () => readonly Event[];
}

export const offers = ({ question }: Outlook, id: string): boolean => question.options.some((each) => each.id === id);

/** The offered options whose ids begin like this, without this beginning. */
export const offered = ({ question }: Outlook, prefix: string): string[] =>
  question.options.filter(({ id }) => id.startsWith(prefix)).map(({ id }) => id.slice(prefix.length));

/** The option with the highest score. Undefined if no option has a score above `least`. */
export function best<T>(options: readonly T[], scoreOf: (option: T) => number, least = -Infinity): T | undefined {
  let [found, highest]: [T | undefined, number] = [undefined, least];
  for (const option of options) {
    const score = scoreOf(option);
    if (score > highest) [found, highest] = [option, score];
  }
  return found;
}

export const others = ({ view, seat }: Outlook): PlayerId[] =>
  view.players.flatMap(({ alive }, player) => (alive && player !== seat ? [player] : []));

export const playerAt = ({ view }: Outlook, player: PlayerId): SpaceId => view.players[player]?.at ?? '';

/** The other living players in this Space. */
export const othersAt = (outlook: Outlook, at: SpaceId): PlayerId[] =>
  others(outlook).filter((player) => playerAt(outlook, player) === at);

/** Whether another player is In Sight of this Space. */
export const hasCompany = (outlook: Outlook, at: SpaceId): boolean => {
  const { inSight } = spaceOf(outlook.content.hospital, at);
  return others(outlook).some((player) => inSight.has(playerAt(outlook, player)));
};

/** How the bot would see things if it stood there. */
export function asIfAt(outlook: Outlook, at: SpaceId): Outlook {
  const me = { ...outlook.me, at };
  const players = outlook.view.players.map((each, player) => (player === outlook.seat ? me : each));
  return { ...outlook, me, view: { ...outlook.view, players } };
}

/** Whether all players win or lose together, as in the Prologue. */
export function isCooperative({ view }: Outlook): boolean {
  const mode = view.act === 'phenomenon' ? phenomena.find(({ id }) => id === view.phenomenon)?.mode : 'cooperative';
  return mode === 'cooperative';
}

/** Whether another player has refused something in this turn. Nobody is asked twice. */
export function wasRefused(outlook: Outlook): boolean {
  const events = outlook.events();
  const began = events.findLastIndex(({ type }) => type === 'turn-began');
  return events.slice(began).some(({ type }) => type === 'trade-refused' || type === 'item-refused');
}

/** The Spaces of this type. */
export const spacesOf = ({ content }: Outlook, type: SpaceType): SpaceId[] =>
  [...content.hospital.spaces.values()].filter((space) => space.type === type).map(({ id }) => id);

/** The number of a tally of a player; 0 if there is none. */
export const tallyOf = ({ view }: Outlook, player: PlayerId, of: string): number =>
  view.players[player]?.tally[of] ?? 0;

/** The Spaces where such cards lie. */
export const spacesWith = ({ view }: Outlook, fits: (card: CardId) => boolean): SpaceId[] =>
  Object.keys(view.dropped).filter((at) => view.dropped[at]?.some(fits));

export const isRevealedRoom = ({ view, content }: Outlook, at: SpaceId): boolean =>
  isRoom(spaceOf(content.hospital, at)) && !isUndiscovered(view, content, at);
