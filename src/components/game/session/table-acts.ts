// What can be done at any game's table besides answering questions.
export type PointEvent = Event & { readonly targetId: string };

export interface TableActs {
  point(event: PointEvent): void;
  unpoint(event: Event): void;
  choose(event: PointEvent): void;
  undo(): void;
  share(): void;
  /** Begins a match of the same players with another seed. */
  newMatch(): void;
  /** Begins the same match again, with the same seed. */
  rematch(): void;
  leave(): void;
}
