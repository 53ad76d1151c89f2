// As much of our pack as a match of the introduction needs: a page begins with it, and fetches the other Scenarios for another match.
import type { Pack } from '../content.js';
import { box } from './box.js';
import { s1 } from './scenarios/s1.js';

export const introduction: Pack = { ...box, scenarios: [s1] };

/** Of all our pack: a match of the introduction is the same with either, and so is its save. */
export const ourFingerprint = '8b1915f0c42b21af';
