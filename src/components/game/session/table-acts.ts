// What a player can do at any game's table.
export type PointEvent = Event & { readonly targetId: string };

export interface TableActs {
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
