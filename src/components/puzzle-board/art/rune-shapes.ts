// The chalk drawings on the slates of the runes 7, 8 and 9, as data (MOM-RUL-128). A cell of the board is 100 units
// wide.
export type Shape =
  | { readonly circle: readonly [x: number, y: number]; readonly radius: number }
  /** A filled dot. */
  | { readonly dot: readonly [x: number, y: number]; readonly radius: number }
  | { readonly line: readonly (readonly [x: number, y: number])[] }
  | { readonly polygon: readonly (readonly [x: number, y: number])[] };

export const runes: Readonly<Record<string, readonly Shape[]>> = {
  7: [
    { circle: [150, 100], radius: 70 },
    { circle: [150, 100], radius: 20 },
    {
      line: [
        [20, 180],
        [280, 20],
      ],
    },
    {
      line: [
        [20, 20],
        [70, 70],
      ],
    },
    { dot: [250, 150], radius: 15 },
  ],
  8: [
    { circle: [200, 150], radius: 95 },
    {
      line: [
        [10, 150],
        [390, 150],
      ],
    },
    {
      line: [
        [60, 110],
        [10, 150],
        [60, 190],
      ],
    },
    { circle: [360, 150], radius: 20 },
    {
      line: [
        [150, 10],
        [150, 290],
      ],
    },
    { dot: [250, 30], radius: 12 },
    {
      polygon: [
        [250, 262],
        [235, 290],
        [265, 290],
      ],
    },
  ],
  9: [
    {
      line: [
        [150, 150],
        [190, 150],
        [190, 110],
        [110, 110],
        [110, 190],
        [230, 190],
        [230, 70],
        [70, 70],
        [70, 230],
        [270, 230],
        [270, 30],
        [30, 30],
        [30, 270],
        [270, 270],
      ],
    },
    { dot: [150, 50], radius: 14 },
    { circle: [50, 150], radius: 18 },
    {
      line: [
        [5, 150],
        [95, 150],
      ],
    },
  ],
};
