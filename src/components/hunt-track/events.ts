// Events of <hunt-track>.
import { NwEvent } from '../shared/events.js';

/** Somebody walked on or back along the track. */
export class NwMoveEvent extends NwEvent {
  /** The space that was left, and the one that was reached; 0 is before the first. */
  readonly from: number;
  readonly to: number;
  constructor(from: number, to: number) {
    super('nw-move');
    this.from = from;
    this.to = to;
  }
}

/** A card was turned over. */
export class NwRevealEvent extends NwEvent {
  readonly space: number;
  /** The name of the card; null where nobody has said what it is. */
  readonly card: string | null;
  constructor(space: number, card: string | null) {
    super('nw-reveal');
    this.space = space;
    this.card = card;
  }
}

/** The last space was left. */
export class NwEndEvent extends NwEvent {
  constructor() {
    super('nw-end');
  }
}

declare global {
  interface HTMLElementEventMap {
    'nw-move': NwMoveEvent;
    'nw-reveal': NwRevealEvent;
    'nw-end': NwEndEvent;
  }
}
