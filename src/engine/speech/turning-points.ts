// The turning points: what decided a match, in a few moments from its record.
import type { Event } from '../kernel/types.js';
import type { Act } from './recap.js';

export interface TurningPoint {
  readonly text: string;
  /** The index of the act. */
  readonly act: number;
  /** The number of the turn or Round; 0 before the first. */
  readonly turn: number;
  /** The id of the figure that acts; null if no figure does. */
  readonly figure: string | null;
  /** The id of the picture of the moment. */
  readonly picture: string | undefined;
}

/** How a game tells what decided a match. */
export interface TurningPointWords<T> {
  /** The sentence about an event; null if it has none. */
  sentence(context: T, event: Event): string | null;
  /** How much an event decided the match, from 0 to 9. */
  swing(event: Event): number;
  /** How much an event matters to the other players, from 0 to 3. */
  weight(event: Event): number;
  figure(event: Event): string | null;
  picture(context: T, event: Event): string | undefined;
  /** The number of the turn that this event begins; undefined if it does not begin one. */
  turnOf(event: Event): number | undefined;
}

/** What has happened before decides less each time: a third death is no third turning point if something else is. */
const AGAIN = 2;

interface Told {
  readonly act: number;
  readonly turn: number;
  readonly event: Event;
  readonly swing: number;
}

/** The act that ended the match is always one of the turning points; the others decided most before it. */
export function turningPoints<T>(
  acts: readonly Act<T>[],
  { sentence, swing, weight, figure, picture, turnOf }: TurningPointWords<T>,
  most = 3,
): readonly TurningPoint[] {
  let turn = 0;
  const told = acts.flatMap((each, act): readonly Told[] => {
    const isLast = act === acts.length - 1;
    const [main] = each.events
      .map((event) => {
        turn = turnOf(event) ?? turn;
        return { act, turn, event, swing: swing(event) };
      })
      .filter(({ event, swing: n }) => (n > 0 || isLast) && sentence(each.context, event) !== null)
      .sort((a, b) => b.swing - a.swing || weight(b.event) - weight(a.event));
    return main ? [main] : [];
  });
  const last = told.at(-1);
  const times = new Map<string, number>(last && [[last.event.type, 1]]);
  const earlier = told
    .slice(0, -1)
    .sort((a, b) => b.swing - a.swing || b.act - a.act)
    .map((each) => {
      const before = times.get(each.event.type) ?? 0;
      times.set(each.event.type, before + 1);
      return { ...each, swing: each.swing - AGAIN * before };
    })
    .sort((a, b) => b.swing - a.swing || b.act - a.act);
  return [...earlier.slice(0, most - 1), ...(last ? [last] : [])]
    .sort((a, b) => a.act - b.act)
    .map(({ act, turn: n, event }) => {
      const { context } = acts[act] as Act<T>;
      return {
        text: sentence(context, event) ?? '',
        act,
        turn: n,
        figure: figure(event),
        picture: picture(context, event),
      };
    });
}
