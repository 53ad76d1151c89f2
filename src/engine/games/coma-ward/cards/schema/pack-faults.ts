// Faults in the packs, options and situations of Coma Ward. The code of a fault is the key of its message. Consoles show the
// message in English, and pages show it in their own language.
import faults from '../../../../../messages/en/coma-ward/pack.js';
import { faultBy } from '../../../../speech/reasons.js';

export type FaultCode = keyof typeof faults;

export const faultAt = faultBy(faults);
