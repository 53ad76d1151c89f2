// Events of <rules-example>.
import { NwEvent } from '../shared/events.js';

/** The reader has gone to another step. */
export class NwStepEvent extends NwEvent {
  /** @param step The number of steps taken; 0 at the start. */
  constructor(readonly step: number) {
    super('nw-step');
  }
}

declare global {
  interface HTMLElementEventMap {
    'nw-step': NwStepEvent;
  }
}
