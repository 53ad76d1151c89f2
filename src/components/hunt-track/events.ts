// Events of <hunt-track>.
import { NwEvent } from '../shared/events.js';

/** The figure moved forward or back along the track. */
export class NwMoveEvent extends NwEvent {
  /** The space where the move began; 0 is before the first space. */
  readonly from: number;
  /** The space where the move ended; 0 is before the first space. */
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
  /** The name of the card; null if it is unknown. */
  readonly card: string | null;
  constructor(space: number, card: string | null) {
    super('nw-reveal');
    this.space = space;
    this.card = card;
  }
}

/** The figure left the last space. */
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
