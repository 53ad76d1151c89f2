// What the Phenomena bring along, in the order of their numbers.
import type { PhenomenonCards } from '../../cards/card-types.js';
import { codeGrey } from './code-grey.js';
import { borrowedNames } from './borrowed-names.js';
import { nightShift } from './night-shift.js';
import { theDonor } from './the-donor.js';

export const phenomenonCards: readonly PhenomenonCards[] = [nightShift, theDonor, codeGrey];
export const phenomenonCards: readonly PhenomenonCards[] = [nightShift, borrowedNames];
