// All Phenomena, in the order of their numbers.
import { codeGrey } from './code-grey.js';
import { lastBed } from './last-bed.js';
import { borrowedNames } from './borrowed-names.js';
import { feverWard } from './fever-ward.js';
import { nightShift } from './night-shift.js';
import type { Phenomenon } from './phenomenon-types.js';
import { theDonor } from './the-donor.js';

export const phenomena: readonly Phenomenon[] = [nightShift, theDonor, lastBed, codeGrey];
export const phenomena: readonly Phenomenon[] = [nightShift, feverWard, borrowedNames];
