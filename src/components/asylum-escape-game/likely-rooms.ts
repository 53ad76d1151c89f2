// How likely somebody is where, for an example that asks for it: fetched by it alone.
import type { Content } from '../../engine/games/asylum-escape/cards/card-index.js';
import type { AsylumView } from '../../engine/games/asylum-escape/state/knowledge.js';
import { suspicion } from '../../engine/games/asylum-escape/state/suspicion.js';
import type { PlayerId } from '../../engine/kernel/index.js';
import type { Moment } from '../../engine/table/example.js';
import words from '../../messages/en/asylum-escape/page-likely-rooms.js';

export { words };

/** Of a Victim, for each room in the order of the pack, from all that was heard up to a moment; undefined where nothing can be said. */
export function weightsOf(
  content: Content,
  moments: readonly Moment<AsylumView>[],
  moment: Moment<AsylumView>,
  victim: PlayerId,
): readonly number[] | undefined {
  const events = moments.slice(0, moments.indexOf(moment) + 1).flatMap(({ seen }) => seen.events);
  // Who has drawn in this moment has not gone yet.
  const heard = moment.seen.events.at(-1)?.type === 'drew-movement' ? events.slice(0, -1) : events;
  return suspicion(content, { state: moment.seen.state, events: heard }).find((each) => each.victim === victim)
    ?.weights;
}
