// Events of <nw-patient-mat>.
import { NwEvent } from '../shared/events.js';

/** The reader moved one of the sliders. */
export class NwMatEvent extends NwEvent {
  /** Health, from 0 to 5. */
  readonly health: number;
  /** Terror, from 0 to 6. */
  readonly terror: number;
  constructor(health: number, terror: number) {
    super('nw-mat');
    this.health = health;
    this.terror = terror;
  }
}

declare global {
  interface HTMLElementEventMap {
    'nw-mat': NwMatEvent;
  }
}
