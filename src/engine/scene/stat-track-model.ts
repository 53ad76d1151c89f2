// The model of a count that goes up or down. A game's scene makes it and `<nw-stat-track>` draws it.

export interface StatTrackModel {
  readonly version: 1;
  readonly name: string;
  /** The number, drawn large. */
  readonly value: number;
  /** The meaning of the number, in words. */
  readonly caption?: string;
  /** The steps in order. Without steps, only the number is drawn. */
  readonly steps?: readonly { readonly state: 'full' | 'empty' | 'goal'; readonly big?: true }[];
  /** How a step is drawn: `match` or `box`. */
  readonly art?: string;
  /** A second number at the other end of the row, such as the number of cards in hand. */
  readonly against?: { readonly value: number; readonly caption: string };
}
