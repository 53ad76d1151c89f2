// A fault of a pack or a situation. Its code is the key of a sentence, which a console shows in English and a page in
// its own language.
import faults from '../../../../../messages/en/lobotomy-2/pack.js';
import { faultBy } from '../../../../speech/reasons.js';

export type FaultCode = keyof typeof faults;

export const faultAt = faultBy(faults);
