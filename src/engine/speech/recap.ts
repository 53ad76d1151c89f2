// The recap: what others have done since the viewer's last choice, in a few lines.
import type { Event, PlayerId } from '../kernel/types.js';

/** What one choice has caused, and the context in which it is put into words. */
export interface Act<T> {
  readonly context: T;
  readonly events: readonly Event[];
}

export interface RecapLine {
  readonly text: string;
  /** The index of the act that the line is about. */
  readonly act: number;
  /** The id of the figure that acts; null if no figure does. */
  readonly figure: string | null;
}

export interface Recap {
  readonly lines: readonly RecapLine[];
  /** How many lines were left out, because others are more important. */
  readonly left: number;
}

/** How a game puts acts into words. */
export interface RecapWords<T> {
  /** The sentences about the events of an act that are news to the viewer. */
  sentences(act: Act<T>, isOwn: (player: PlayerId) => boolean): readonly string[];
  /** How much an event matters to the other players, from 0 to 3. */
  weight(event: Event): number;
  figure(event: Event): string | null;
}

/** Up to this weight, only the last of a figure's successive acts has a line: the end of a walk, not its steps. */
const SMALL = 1;

/**
 * Each act has one line. If there are more than `most`, the most important acts remain and, of equally important ones,
 * the newest.
 */
export function recapOf<T>(
  acts: readonly Act<T>[],
  isOwn: (player: PlayerId) => boolean,
  { sentences, weight, figure }: RecapWords<T>,
  most = 7,
): Recap {
  const told = acts.flatMap((act, i) => {
    const text = sentences(act, isOwn).join(' ');
    const weights = act.events.map(weight);
    const main = act.events[weights.indexOf(Math.max(...weights))];
    return text && main ? [{ line: { text, act: i, figure: figure(main) }, weight: weight(main) }] : [];
  });
  const steps = told.filter(({ line, weight: n }, i) => {
    const next = told[i + 1];
    return n > SMALL || !next || next.weight > SMALL || next.line.figure !== line.figure;
  });
  const kept = new Set([...steps].sort((a, b) => b.weight - a.weight || b.line.act - a.line.act).slice(0, most));
  return {
    lines: steps.filter((each) => kept.has(each)).map(({ line }) => line),
    left: steps.length - kept.size,
  };
}
