// All Phenomena, in the order of their numbers.
import { dischargePapers } from './discharge-papers.js';
import { flatline } from './flatline.js';
import { neverEmpty } from './never-empty.js';
import { nightShift } from './night-shift.js';
import type { Phenomenon } from './phenomenon-types.js';
import { wager } from './wager.js';

export const phenomena: readonly Phenomenon[] = [nightShift, wager, flatline, dischargePapers, neverEmpty];
