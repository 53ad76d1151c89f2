// Pieces fire these events when somebody points at things in them. A piece does not know which act is meant.
import type { TargetId } from '../../../engine/kernel/types.js';
import { NwEvent } from '../events.js';

/** Somebody points at a thing: by a tap, a key, or the beginning or end of a drag. */
export class NwPointEvent extends NwEvent {
  /** @param targetId What is pointed at. (The `target` of every event is an element.) */
  constructor(readonly targetId: TargetId) {
    super('nw-point');
  }
}

/** The last pointing is taken back: by Escape, or by a drop on nothing. */
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
