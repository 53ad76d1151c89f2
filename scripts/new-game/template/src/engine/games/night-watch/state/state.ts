// The state of a match, as plain JSON. It does not contain anything that can be computed from the rest.
import type { PlayerId } from '../../../kernel/index.js';

export interface State {
  readonly players: number;
  /** The number of burning candles. */
  candles: number;
  /** The player whose turn it is. */
  active: PlayerId;
}

/** Nothing is hidden, so every seat sees the whole state. */
export type NightWatchView = State;
