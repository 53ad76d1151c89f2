// Events of <nw-elevator>.
import { NwEvent } from '../shared/events.js';

/** A ride is over: the reader chose a Floor, or the elevator did not move. Floors are numbers; 0 is the Basement. */
export class NwRideEvent extends NwEvent {
  /** The Floor on which the reader called the elevator. */
  readonly from: number;
  /** The Floor on which the reader is now; the same one if the reader stayed or the elevator did not move. */
  readonly to: number;
  /** The result of the die, from 1 to 6. */
  readonly result: number;
  constructor(from: number, to: number, result: number) {
    super('nw-ride');
    this.from = from;
    this.to = to;
    this.result = result;
  }
}

declare global {
  interface HTMLElementEventMap {
    'nw-ride': NwRideEvent;
  }
}
