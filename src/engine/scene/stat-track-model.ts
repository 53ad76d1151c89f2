// A count that goes up or down, as plain data: what a game's scene makes and `<nw-stat-track>` draws.

export interface StatTrackModel {
  readonly version: 1;
  readonly name: string;
  /** The number that matters, large. */
  readonly value: number;
  /** What the number is, in words beside it. */
  readonly caption?: string;
  /** Steps in order; without them the number stands alone. */
  readonly steps?: readonly { readonly state: 'full' | 'empty' | 'goal'; readonly big?: true }[];
  /** Chooses how a step is drawn: `match`, `box`. */
  readonly art?: string;
  /** A second number at the far end, such as what is in hand. */
  readonly against?: { readonly value: number; readonly caption: string };
}
