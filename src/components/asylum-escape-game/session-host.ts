// The place that a session is given at the table's element.
import type { SessionHost as AnyPlace } from '../game/session/session-host.js';
import type { Calm } from './softened-content.js';

/** What the session asks of the element it is drawn in. */
export interface SessionHost extends AnyPlace {
  calm(): Calm | null;
}
