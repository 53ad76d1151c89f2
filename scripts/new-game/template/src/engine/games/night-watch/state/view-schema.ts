// What a view has to look like when it comes from outside, field by field, before it is drawn.
import { integer, objectOf } from '../../../kernel/json-shape.js';
import type { NightWatchView } from './state.js';

/** Where JSON is no view of this game, as a path; null if it is one. */
export const viewFault = (json: unknown, seats: number): string | null =>
  objectOf<NightWatchView>({ players: integer(seats, seats), candles: integer(0, 99), active: integer(0, seats - 1) })(
    json,
  );
