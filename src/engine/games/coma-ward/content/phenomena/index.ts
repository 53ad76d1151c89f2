// What the Phenomena bring along, in the order of their numbers.
import type { PhenomenonCards } from '../../cards/card-types.js';
import { dischargePapers } from './discharge-papers.js';
import { flatline } from './flatline.js';
import { neverEmpty } from './never-empty.js';
import { nightShift } from './night-shift.js';

export const phenomenonCards: readonly PhenomenonCards[] = [nightShift, flatline, dischargePapers, neverEmpty];
