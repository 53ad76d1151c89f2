// Events of a game's element.
import type { Outcome, Seat } from '../../engine/kernel/index.js';
import { NwEvent } from '../shared/events.js';

/** Somebody at this device has chosen an option. The option's id may reveal what only that seat knows. */
export class NwActEvent extends NwEvent {
  constructor(
    readonly seat: Seat,
    readonly option: string,
  ) {
    super('nw-act');
  }
}

/** The match has ended. */
export class NwOverEvent extends NwEvent {
  constructor(readonly outcome: Outcome) {
    super('nw-over');
  }
}

declare global {
  interface HTMLElementEventMap {
    'nw-act': NwActEvent;
    'nw-over': NwOverEvent;
  }
}
