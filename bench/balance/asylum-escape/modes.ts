// The measured modes of Asylum Escape: both versions, with different numbers of players.
import type { Mode as Counted } from '../game.js';

export interface Mode extends Counted {
  readonly version: 'short' | 'long';
  readonly seats: number;
}

/** The cards are balanced for this mode: the Patients and three Victims. */
export const usual = 4;

/** With one Victim there is only the short version. AE-RUL-01 */
export const modes: readonly Mode[] = (['short', 'long'] as const).flatMap((version) =>
  [2, 3, 4, 5, 6, 7]
    .filter((seats) => seats > 2 || version === 'short')
    .map((seats): Mode => ({
      id: `${version}-${seats}`,
      version,
      seats,
      matches: seats === usual ? 1000 : 200,
    })),
);
