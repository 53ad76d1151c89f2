// What <tile-grid> tells its page of a board on which a reader looks about.
import type { TargetId } from '../../engine/kernel/types.js';
import { NwEvent } from '../shared/events.js';

/** The reader looks from another space. */
export class NwViewEvent extends NwEvent {
  /** From where. */
  readonly viewer: TargetId;
  /** What is seen from there, the space itself left out. */
  readonly seen: readonly TargetId[];
  constructor(viewer: TargetId, seen: readonly TargetId[]) {
    super('nw-view');
    this.viewer = viewer;
    this.seen = seen;
  }
}

/** The reader has opened or closed a door. */
export class NwDoorEvent extends NwEvent {
  readonly door: TargetId;
  readonly open: boolean;
  constructor(door: TargetId, open: boolean) {
    super('nw-door');
    this.door = door;
    this.open = open;
  }
}

declare global {
  interface HTMLElementEventMap {
    'nw-view': NwViewEvent;
    'nw-door': NwDoorEvent;
  }
}
