import { hospital } from '../shared/theme/hospital.styles.js';
import { world } from '../shared/theme/world.styles.js';

/** The theme of Coma Ward. */
export const comaWard = world(hospital);
