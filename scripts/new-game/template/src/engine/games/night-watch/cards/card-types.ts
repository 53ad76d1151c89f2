// What Night Watch is played with. A game with cards describes them here.

export interface Pack {
  readonly id: string;
  /** How many candles burn when nobody has said otherwise. */
  readonly candles: number;
  /** The most candles that go out in one turn. */
  readonly most: number;
}
