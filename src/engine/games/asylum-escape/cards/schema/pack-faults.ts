// Faults in packs and situations. The code of a fault is the key of its message, which a console shows in English, and
// a page in the language of the page.
import faults from '../../../../../messages/en/asylum-escape/pack.js';
import { faultBy } from '../../../../speech/reasons.js';

export type FaultCode = keyof typeof faults;

export const faultAt = faultBy(faults);
