// What the Phenomena bring along, in the order of their numbers.
import type { PhenomenonCards } from '../../cards/card-types.js';
import { borrowedNames } from './borrowed-names.js';
import { nightShift } from './night-shift.js';

export const phenomenonCards: readonly PhenomenonCards[] = [nightShift, borrowedNames];
