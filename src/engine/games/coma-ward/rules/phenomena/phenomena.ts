// All Phenomena, in the order of their numbers.
import { lastBed } from './last-bed.js';
import { nightShift } from './night-shift.js';
import type { Phenomenon } from './phenomenon-types.js';
import { theDonor } from './the-donor.js';

export const phenomena: readonly Phenomenon[] = [nightShift, theDonor, lastBed];
