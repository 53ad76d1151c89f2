// All Phenomena, in the order of the Phenomenon Chart.
import type { Phenomenon } from './phenomenon-types.js';

export const phenomena: readonly Phenomenon[] = [];
