// All Phenomena, in the order of their numbers.
import { borrowedNames } from './borrowed-names.js';
import { feverWard } from './fever-ward.js';
import { nightShift } from './night-shift.js';
import type { Phenomenon } from './phenomenon-types.js';

export const phenomena: readonly Phenomenon[] = [nightShift, feverWard, borrowedNames];
