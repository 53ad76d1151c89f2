// Events of every element. A piece defines its own events in the same way: as classes with typed fields and an entry in
// HTMLElementEventMap. All events bubble and are composed, so that a page can listen in one place.
import type { Fault } from '../../engine/kernel/types.js';

export class NwEvent extends Event {
  constructor(type: string, init?: EventInit) {
    super(type, { bubbles: true, composed: true, ...init });
  }
}

/** Fired once, after the first drawing without a fault. */
export class NwReadyEvent extends NwEvent {
  constructor() {
    super('nw-ready');
  }
}

/** The input cannot be used; the element shows why. */
export class NwErrorEvent extends NwEvent implements Fault {
  readonly code: string;
  readonly path: string;
  readonly message: string;
  constructor({ code, path, message }: Fault) {
    super('nw-error');
    this.code = code;
    this.path = path;
    this.message = message;
  }
}

/** Somebody has chosen something in a piece. */
export class NwChooseEvent extends NwEvent {
  /** The id of what was chosen. (The `target` of every event is an element.) */
  readonly targetId: string;
  constructor(targetId: string) {
    super('nw-choose');
    this.targetId = targetId;
  }
}

declare global {
  interface HTMLElementEventMap {
    'nw-choose': NwChooseEvent;
    'nw-ready': NwReadyEvent;
    'nw-error': NwErrorEvent;
  }
}
