// What can be done at any game's table, beside what its rules ask.
export type PointEvent = Event & { readonly targetId: string };

export interface TableActs {
  point(event: PointEvent): void;
  unpoint(event: Event): void;
  choose(event: PointEvent): void;
  undo(): void;
  share(): void;
  /** Other cards for the same players. */
  newMatch(): void;
  rematch(): void;
  leave(): void;
}
