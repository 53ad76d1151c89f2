// The content of a pack. A game with cards describes its cards here.

export interface Pack {
  readonly id: string;
  /** The number of candles at the beginning, unless the options give another one. */
  readonly candles: number;
  /** The maximum number of candles that a player puts out in one turn. */
  readonly most: number;
}
