// Events of <dice-pool>.
import type { Roll } from '../../engine/dice/types.js';
import { NwEvent } from '../shared/events.js';

/** Dice are about to be thrown, by the reader or by a method; `preventDefault()` stops that. */
export class NwBeforeRollEvent extends NwEvent {
  /** The ids of the dice that are thrown again; empty if the whole pool or additional dice are thrown. */
  readonly dice: readonly string[];
  constructor(dice: readonly string[]) {
    super('nw-before-roll', { cancelable: true });
    this.dice = dice;
  }
}

/** Dice have been thrown. */
export class NwRollEvent extends NwEvent {
  readonly roll: Roll;
  constructor(roll: Roll) {
    super('nw-roll');
    this.roll = roll;
  }
}

/** Dice were selected or deselected, to be kept or thrown again. */
export class NwSelectEvent extends NwEvent {
  /** The ids of all dice that are selected now. */
  readonly selected: readonly string[];
  constructor(selected: readonly string[]) {
    super('nw-select');
    this.selected = selected;
  }
}

declare global {
  interface HTMLElementEventMap {
    'nw-before-roll': NwBeforeRollEvent;
    'nw-roll': NwRollEvent;
    'nw-select': NwSelectEvent;
  }
}
