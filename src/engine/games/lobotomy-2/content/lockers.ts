// The 27 Lockers. The numbers under `weapon`, `equipment` and `meds` are prices in successes. A Locker contains only
// the things that have a price. Lockers with the cheapest Weapons come first. LOB-SEA-02, LOB-RUL-32
import type { LockerFace } from '../cards/card-types.js';

const faces: readonly Omit<LockerFace, 'id'>[] = [
  { weapon: 1, equipment: 3, meds: 2, junk: 0 },
  { weapon: 1, equipment: 3, meds: 3, junk: 0 },
  { weapon: 1, equipment: 3, junk: 1 },
  { weapon: 1, equipment: 4, junk: 1 },
  { weapon: 1, meds: 2, junk: 0 },
  { weapon: 1, junk: 2 },
  { weapon: 2, equipment: 2, meds: 2, junk: 0 },
  { weapon: 2, equipment: 2, junk: 0 },
  { weapon: 2, equipment: 3, meds: 1, junk: 0 },
  { weapon: 2, equipment: 3, meds: 2, junk: 1 },
  { weapon: 2, equipment: 3, junk: 1 },
  { weapon: 2, equipment: 4, meds: 3, junk: 1 },
  { weapon: 2, meds: 1, junk: 0 },
  { weapon: 2, meds: 2, junk: 1 },
  { weapon: 2, meds: 3, junk: 1 },
  { weapon: 3, equipment: 2, junk: 1 },
  { weapon: 3, equipment: 4, meds: 4, junk: 2 },
  { weapon: 3, meds: 1, junk: 1 },
  { weapon: 3, meds: 2, junk: 1 },
  { weapon: 4, equipment: 3, meds: 1, junk: 0 },
  { equipment: 2, meds: 2, junk: 1 },
  { equipment: 2, junk: 3 },
  { equipment: 3, meds: 1, junk: 1 },
  { equipment: 3, meds: 2, junk: 1 },
  { equipment: 3, meds: 3, junk: 3 },
  { equipment: 4, meds: 1, junk: 2 },
  { equipment: 4, meds: 2, junk: 2 },
];

export const lockers: readonly LockerFace[] = faces.map((face, n) => ({ id: `locker-${n + 1}`, ...face }));
