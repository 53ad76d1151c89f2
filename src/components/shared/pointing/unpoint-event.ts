// What maps say when a pointing is taken back.
import { NwEvent } from '../events.js';

/** The last pointing is taken back, by Escape or by a drop on nothing. */
export class NwUnpointEvent extends NwEvent {
  constructor() {
    super('nw-unpoint');
  }
}

declare global {
  interface HTMLElementEventMap {
    'nw-unpoint': NwUnpointEvent;
  }
}
