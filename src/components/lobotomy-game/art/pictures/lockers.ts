// The fronts of the Lockers: the contents of the shelves, and a yellow mark for each point of the cost. LOB-SEA-02
import { burst, poster } from './parts.js';

/**
 * For each Locker: the costs of the Weapon, the Equipment and the Meds (0 if there is none inside), and the amount of
 * Junk at the bottom.
 */
const FACES: readonly (readonly [weapon: number, equipment: number, meds: number, junk: number])[] = [
  [1, 3, 2, 0],
  [1, 3, 3, 0],
  [1, 3, 0, 1],
  [1, 4, 0, 1],
  [1, 0, 2, 0],
  [1, 0, 0, 2],
  [2, 2, 2, 0],
  [2, 2, 0, 0],
  [2, 3, 1, 0],
  [2, 3, 2, 1],
  [2, 3, 0, 1],
  [2, 4, 3, 1],
  [2, 0, 1, 0],
  [2, 0, 2, 1],
  [2, 0, 3, 1],
  [3, 2, 0, 1],
  [3, 4, 4, 2],
  [3, 0, 1, 1],
  [3, 0, 2, 1],
  [4, 3, 1, 0],
  [0, 2, 2, 1],
  [0, 2, 0, 3],
  [0, 3, 1, 1],
  [0, 3, 2, 1],
  [0, 3, 3, 3],
  [0, 4, 1, 2],
  [0, 4, 2, 2],
];

const WEAPONS = [
  'eM52 56H104V63H52zM98 48H116V72H98z',
  'eM50 62L84 52 88 66zM84 48H90V70H84zM90 56H118V64H90z',
  'eM50 56H60V68H50zM60 59H112V65H60zM112 54H118V70H112z',
  'eM50 58H92V64H50zM92 50H108L118 61 108 72H92z',
];
const CASES = [
  'eM56 96H110V118H56zM74 90H92V96H88V93H78V96H74z',
  'eM60 88Q84 78 108 88L104 118H64z',
  'eM56 104Q56 90 70 90H98Q110 90 110 104V118H56z',
];
const SCRAPS = ['sM50 192L72 186 76 194 54 200z', 'sM82 200V184H90V200z', 'sM98 200L104 184 114 190 118 200z'];
const WALLS = ['g', 'r', 'u', 'v', 'x', 's', 'y'];

/** Draws marks in the column beside the shelves. */
const marks = (n: number, y: number): string =>
  Array.from(
    { length: n },
    (_, i) => `yM${126 + (i % 2) * 14} ${y - (n > 2 ? 13 : 5) + Math.floor(i / 2) * 16}h10v10h-10z`,
  ).join('|');

const locker = (n: number): string => {
  const [weapon = 0, equipment = 0, meds = 0, junk = 0] = FACES[n] ?? [];
  const shelf = (cost: number, y: number, thing: string): string =>
    cost
      ? `${thing}|${marks(cost, y)}|`
      : `I1M44 ${y - 18}L64 ${y - 18}M44 ${y - 18}L48 ${y + 4}M44 ${y - 8}Q50 ${y - 10} 54 ${y - 18}|`;
  return poster(
    WALLS[n % WALLS.length] ?? '',
    `z${burst(100, 260, 22)}|zM164 24L186 34V226H164z|kM34 16H166V224H34z|iM38 20H162V220H38z|bM44 26H156V212H44z|${shelf(weapon, 61, WEAPONS[n % 4] ?? '')}${shelf(equipment, 104, CASES[n % 3] ?? '')}${shelf(meds, 152, 'xM74 142H84V150Q94 154 94 162V168H64V162Q64 154 74 150z|eM72 136H86V142H72zM64 160H94V164H64z')}${Array.from({ length: junk }, (_, i) => `${SCRAPS[(n + i) % 3] ?? ''}|`).join('')}K4M44 76H156M44 122H156M44 172H156|kM4 30L30 20V222L4 212z|iM8 35L28 27V216L8 207z|K2.5M12 52L24 48M12 60L24 56M12 68L24 64|pM11 90L25 87V102L11 104z`,
  );
};

export const lockers = (): Readonly<Record<string, string>> =>
  Object.fromEntries(FACES.map((_, n) => [`locker-${n + 1}`, locker(n)]));
