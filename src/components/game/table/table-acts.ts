// What a player can do at any game's table.
import type { Speed } from '../session/speed.js';

export type PointEvent = Event & { readonly targetId: string };

export interface TableActs {
  /** Goes on after a great moment. */
  goOn(): void;
  /** Skips what others do until the viewer is asked. */
  skip(): void;
  setSpeed(speed: Speed): void;
  /** Shows an act again; `act` is the number in a line of the recap, or of what decided the match. */
  replay(act: number): void;
  point(event: PointEvent): void;
  unpoint(event: Event): void;
  choose(event: PointEvent): void;
  undo(): void;
  share(): void;
  /** Begins a match with the same settings and another seed. */
  newMatch(): void;
  /** Begins the same match again, with the same seed. */
  rematch(): void;
  leave(): void;
}
