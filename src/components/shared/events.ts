// What every element tells its page. An event of a piece is a class like these beside the piece: typed fields, and an
// entry of HTMLElementEventMap. All bubble and are composed, so that a page listens in one place.
import type { Fault } from '../../engine/kernel/types.js';

export class NwEvent extends Event {
  constructor(type: string, init?: EventInit) {
    super(type, { bubbles: true, composed: true, ...init });
  }
}

/** Once, after the first drawing without a fault. */
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

/** Somebody pointed at a thing of the piece: what options call their target. */
export class NwChooseEvent extends NwEvent {
  /** Not `target`, which every event has for the element it comes from. */
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
