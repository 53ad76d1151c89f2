// Pointing at things on the table: what every piece says when something of it is tapped, dragged or entered by key.
// Which act is meant by it, if any, is not the piece's business.
import type { TargetId } from '../../../engine/kernel/types.js';
import { NwEvent } from '../events.js';

/** Something is pointed at, by tap, key or either end of a drag. */
export class NwPointEvent extends NwEvent {
  /** What is pointed at; `target` is the element, as in every event. */
  constructor(readonly targetId: TargetId) {
    super('nw-point');
  }
}

/** The last pointing is taken back, by Escape or by a drop on nothing. */
export class NwUnpointEvent extends NwEvent {
  constructor() {
    super('nw-unpoint');
  }
}

declare global {
  interface HTMLElementEventMap {
    'nw-point': NwPointEvent;
    'nw-unpoint': NwUnpointEvent;
  }
}
