// A second implementation of doorways and legal positions (SAN-RUL-01 and SAN-RUL-04), written independently of the
// engine in order to check it.
import type { State } from '../../../../../src/engine/games/sanitarium/state/state.js';

type Outline = Pick<State['map'][number], 'x' | 'y' | 'facing'>;

const cells = ({ x, y, facing }: Outline): string[] => [
  `${x},${y}`,
  facing === 'h' ? `${x + 1},${y}` : `${x},${y + 1}`,
];

/** The four outer doorways of a card, one in each direction: the cell of the card, and the cell beyond the doorway. */
function doors({ x, y, facing }: Outline): [from: string, to: string][] {
  const at = (dx: number, dy: number): string => `${x + dx},${y + dy}`;
  return facing === 'h'
    ? [
        [at(0, 0), at(-1, 0)],
        [at(0, 0), at(0, -1)],
        [at(1, 0), at(2, 0)],
        [at(1, 0), at(1, 1)],
      ]
    : [
        [at(0, 0), at(0, -1)],
        [at(0, 0), at(1, 0)],
        [at(0, 1), at(0, 2)],
        [at(0, 1), at(-1, 1)],
      ];
}

/** Ids of all legal card positions, sorted; found by trying every position near the map. */
export function legalPlaces(map: readonly Outline[]): string[] {
  const taken = new Set(map.flatMap(cells));
  const met = new Set(map.flatMap(doors).map(([from, to]) => `${to}>${from}`));
  const places: string[] = [];
  const xs = map.map(({ x }) => x);
  const ys = map.map(({ y }) => y);
  for (let x = Math.min(...xs) - 3; x <= Math.max(...xs) + 3; x++)
    for (let y = Math.min(...ys) - 3; y <= Math.max(...ys) + 3; y++)
      for (const facing of ['h', 'v'] as const) {
        const card = { x, y, facing };
        if (!cells(card).some((cell) => taken.has(cell)) && doors(card).some(([from, to]) => met.has(`${from}>${to}`)))
          places.push(`place:${facing}:${x}:${y}`);
      }
  return places.sort();
}

/**
 * Returns a function that counts the doorways from the nearest of these cells to a card position. The position is given
 * by its id. The count includes the doorway into the new card, and is Infinity if there is no way. SAN-RUL-07
 */
export function doorwaysFrom(map: State['map'], starts: readonly string[]): (place: string) => number {
  const passable = new Set(map.flatMap(doors).map(([from, to]) => `${from}>${to}`));
  const far = new Map(starts.map((cell) => [cell, 0]));
  const reach = (cell: string, n: number): boolean => n < (far.get(cell) ?? Infinity) && !!far.set(cell, n);
  for (let again = true; again;) {
    again = false;
    for (const laid of map) {
      const [first = '', second = ''] = cells(laid);
      const inner = laid.face === 'down' ? 1 : 0;
      const links: [string, string, number][] = [
        [first, second, inner],
        [second, first, inner],
        ...doors(laid).flatMap(([from, to]): [string, string, number][] =>
          passable.has(`${to}>${from}`) ? [[from, to, 1]] : [],
        ),
      ];
      for (const [from, to, n] of links) if (reach(to, (far.get(from) ?? Infinity) + n)) again = true;
    }
  }
  return (place) => {
    const [, facing, x, y] = place.split(':');
    const met = doors({ x: Number(x), y: Number(y), facing: facing === 'v' ? 'v' : 'h' }).filter(([from, to]) =>
      passable.has(`${to}>${from}`),
    );
    return 1 + Math.min(...met.map(([, to]) => far.get(to) ?? Infinity));
  };
}
