// What a session is given: the match's setting, and the place at the table's element where it is drawn.
import type { SessionHost as AnyPlace, SessionSetup } from '../game/session/session-host.js';
import type { Calm } from './softened-content.js';
import type { Chosen } from './pack/chosen-pack.js';

/** What a match is played with, whether it begins or goes on. */
export type Setting = Chosen & SessionSetup;

/** What the session asks of the element it is drawn in. */
export interface Place extends AnyPlace {
  calm(): Calm | null;
}
