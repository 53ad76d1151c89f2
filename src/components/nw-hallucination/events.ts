// Events of <nw-hallucination>.
import { NwEvent } from '../shared/events.js';

/** The reader chose an option, and its result is shown. */
export class NwHallucinationEvent extends NwEvent {
  /** The place of the option on the card, counted from 0. */
  readonly option: number;
  /** The title of the option. */
  readonly title: string;
  constructor(option: number, title: string) {
    super('nw-hallucination');
    this.option = option;
    this.title = title;
  }
}

declare global {
  interface HTMLElementEventMap {
    'nw-hallucination': NwHallucinationEvent;
  }
}
