// The state of a match: plain data, as small as it can be. What can be computed from it is not in it.
import type { PlayerId } from '../../../kernel/index.js';

export interface State {
  readonly players: number;
  /** How many candles burn. */
  candles: number;
  /** Whose turn it is. */
  active: PlayerId;
}

/** Nothing is hidden, so every seat sees the whole state. */
export type NightWatchView = State;
