// Events of <nw-attack-odds>.
import { NwEvent } from '../shared/events.js';

/** The reader has changed the attack or its target. */
export class NwAttackEvent extends NwEvent {
  constructor(
    readonly attack: string,
    readonly against: string,
  ) {
    super('nw-attack');
  }
}

declare global {
  interface HTMLElementEventMap {
    'nw-attack': NwAttackEvent;
  }
}
