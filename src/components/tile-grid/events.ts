// Events of <tile-grid>. They are fired only for a board that the page has set.
import type { TargetId } from '../../engine/kernel/types.js';
import { NwEvent } from '../shared/events.js';

/** The reader looks from another space. */
export class NwViewEvent extends NwEvent {
  /** The id of the space from which the reader looks. */
  readonly viewer: TargetId;
  /** The ids of the other spaces that are visible from that space. */
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
