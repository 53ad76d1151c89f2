// Checks the state of a view that comes from outside, before it is drawn.
import { integer, objectOf } from '../../../kernel/json-shape.js';
import type { NightWatchView } from './state.js';

/** The path of the first fault; null if the JSON is a valid state of a view. */
export const viewFault = (json: unknown, seats: number): string | null =>
  objectOf<NightWatchView>({ players: integer(seats, seats), candles: integer(0, 99), active: integer(0, seats - 1) })(
    json,
  );
