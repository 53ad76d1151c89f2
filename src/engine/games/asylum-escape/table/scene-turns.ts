// The Patients' turns, past and future: releases, the final three turns, and how many are left.
import { isFinal } from '../state/state.js';
import type { SpeechContext } from '../words/names.js';

export interface Countdown {
  readonly turn: number;
  /** The turn after which the match ends; null while no end is in sight. */
  readonly last: number | null;
  readonly final: boolean;
  readonly text: string;
  /** What is coming: how many turns are left, and who is released. */
  readonly notes: readonly string[];
  readonly steps: readonly {
    readonly n: number;
    readonly state: 'past' | 'now' | 'coming';
    readonly final: boolean;
    readonly releases?: 'patient' | 'special';
  }[];
}

/** The turns in which Patients are released. AE-REL-01, AE-REL-04 */
const releases: Readonly<Record<number, 'patient' | 'special'>> = { 3: 'patient', 5: 'special' };

/** How many turns of the Patients are not over yet; null while no end is in sight. AE-FIN-03, AE-FIN-06 */
export function turnsLeft({ view: { last, turn, stage } }: SpeechContext): number | null {
  if (last === null) return null;
  return last - turn + (turn > 0 && stage !== 'victims' ? 1 : 0);
}

export function countdownOf(context: SpeechContext): Countdown {
  const { view, lexicon } = context;
  const { turn, last, version, trigger, final } = view;
  const steps = Array.from({ length: last ?? Math.max(5, turn) }, (_, i) => {
    const n = i + 1;
    const released = releases[n];
    return {
      n,
      state: n < turn ? ('past' as const) : n === turn ? ('now' as const) : ('coming' as const),
      final: isFinal({ version, trigger, turn: n }),
      ...(released && { releases: released }),
    };
  });
  const next = steps.find(({ state, releases: released }) => state === 'coming' && released);
  return {
    turn,
    last,
    final,
    steps,
    text:
      turn === 0
        ? lexicon.say('on-setup')
        : last === null
          ? lexicon.say('on-turn', { n: turn })
          : lexicon.say('on-turn-of', { n: turn, last }),
    notes: [
      ...(final ? [lexicon.say('final-three')] : []),
      last === null ? lexicon.say('turns-open') : lexicon.say('turns-left', { n: turnsLeft(context) ?? 0 }),
      ...(next
        ? [lexicon.say(next.releases === 'special' ? 'next-release-special' : 'next-release', { n: next.n })]
        : []),
    ],
  };
}
