// The summary of a match, counted from the events that a seat has seen.
import type { Event, PlayerId } from '../../../kernel/index.js';
import type { SanitariumEvent } from '../state/events.js';

/** The numbers in the summary, each with the types of events that it counts. */
const counted = {
  turns: ['turn-began'],
  moves: ['moved'],
  laid: ['laid', 'replaced'],
  used: ['used'],
  horror: ['horror-rolled'],
} as const satisfies Readonly<Record<string, readonly SanitariumEvent['type'][]>>;

export type Tally = { readonly [What in keyof typeof counted]: readonly number[] };

/** @param players The number of players. */
export function tally(events: readonly Event[], players: number): Tally {
  const count = (types: readonly string[], player: PlayerId): number =>
    events.filter(
      (event) => types.includes(event.type) && (event as Event & { readonly player?: PlayerId }).player === player,
    ).length;
  return Object.fromEntries(
    Object.entries(counted).map(([what, types]) => [
      what,
      Array.from({ length: players }, (_, player) => count(types, player)),
    ]),
  ) as unknown as Tally;
}
