// Makes the faults of packs and situations. The code of a fault is the key of a message. The console shows this message
// in English, and a page shows it in the page's language.
import faults from '../../../../../messages/en/sanitarium/pack.js';
import { faultBy } from '../../../../speech/reasons.js';

export type FaultCode = keyof typeof faults;

export const faultAt = faultBy(faults);
