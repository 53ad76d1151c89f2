// What the Phenomena bring along, in the order of their numbers.
import type { PhenomenonCards } from '../../cards/card-types.js';
import { flatline } from './flatline.js';
import { nightShift } from './night-shift.js';

export const phenomenonCards: readonly PhenomenonCards[] = [nightShift, flatline];
