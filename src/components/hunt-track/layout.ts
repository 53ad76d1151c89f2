// Where the spaces of a track lie, and the way along them. All in em: a card keeps its size, and the track folds.
/** How the spaces lie. */
export type Kind = 'row' | 'u' | 'ring' | 'free';
export type Point = readonly [x: number, y: number];

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** How wide a space is. */
  readonly pitch: number;
  /** The upper left corner of each. */
  readonly places: readonly Point[];
  /** Where one stands: before the first space, on each, and behind the last. */
  readonly feet: readonly Point[];
  /** The way from each of them to the next. */
  readonly legs: readonly (readonly Point[])[];
}

/** How wide a space is at least; on a phone, where three are in a row; and at most. */
export const NARROW = 5.2;
const [SMALL, WIDE] = [4.2, 7.2];
const FEW = 3;
/** Room before the first space and behind the last; less on a phone. */
export const LEAD = 1.9;
const PHONE = 21;
/** How far below the top of a card the way runs, and the top of the next row below that. */
export const BELOW = 7.85;
export const GAP = 0.85;

/** From the top of a row to the way, and to the next row. */
export interface Measure {
  readonly foot: number;
  readonly row: number;
}

/** So many cards in as few rows as there is room for. */
export const inRows = (n: number, room: number): Layout =>
  placed(rows(n, room, { foot: BELOW, row: BELOW + GAP }), () => BELOW);

/** The spaces on a way. @param up How far above it each begins. */
export const placed = (way: Laid, up: (i: number) => number): Layout => ({
  ...way,
  places: way.feet.slice(1, -1).map(([x, y], i) => [x - way.pitch / 2, y - up(i)]),
});

export type Laid = Omit<Layout, 'places'>;

/**
 * As few rows as there is room for, each running back below the one before (LOB-RUL-119).
 * @param room How much width there is, in em.
 * @param most How many spaces lie in a row at most.
 */
export function rows(n: number, room: number, { foot, row }: Measure, most = n): Laid {
  const lead = room < PHONE ? 1.15 : LEAD;
  const fit = (width: number): number => Math.max(1, Math.floor((room - 2 * lead) / width));
  const fits = Math.min(most, Math.max(fit(NARROW), Math.min(FEW, fit(SMALL))));
  const count = Math.ceil(n / fits);
  const columns = Math.ceil(n / count);
  // A box may be narrower than what is left free at both ends.
  const pitch = Math.min(WIDE, Math.max(0, room - 2 * lead) / columns);
  const width = columns * pitch + 2 * lead;
  const isBack = (i: number): boolean => Math.floor(i / columns) % 2 > 0;
  const on = Array.from({ length: n }, (_, i): Point => [
    lead + pitch * (isBack(i) ? columns - (i % columns) - 0.5 : (i % columns) + 0.5),
    Math.floor(i / columns) * row + foot,
  ]);
  const [x, y] = on.at(-1) ?? [0, foot];
  const feet: Point[] = [[0.8, foot], ...on, [x + (isBack(n - 1) ? -1 : 1) * (pitch / 2 + lead - 0.8), y]];
  const legs = feet.slice(1).map((to, i) => {
    const from = feet[i] ?? to;
    if (from[1] === to[1]) return [to];
    // Round the edge of the row, and back.
    const [edge, bend] = isBack(i - 1) ? [0.7, 0.6] : [width - 0.7, -0.6];
    return [[edge + bend, from[1]], [edge, from[1] + 0.6], [edge, to[1] - 0.6], [edge + bend, to[1]], to] as const;
  });
  return { width, height: Math.ceil(n / columns) * row, pitch, feet, legs };
}
