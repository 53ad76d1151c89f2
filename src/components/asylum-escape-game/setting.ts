// The place that a session is given at the table's element.
import type { Place as AnyPlace } from '../game/place.js';
import type { Calm } from './calm.js';

/** What the session asks of the element it is drawn in. */
export interface Place extends AnyPlace {
  calm(): Calm | null;
}
