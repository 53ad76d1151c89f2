// A fault of a pack or a situation: its code is the key of a sentence, so that it is said in English to a console and in
// the language of the place to a reader.
import faults from '../../../../../messages/en/sanitarium/pack.js';
import { faultBy } from '../../../../speech/reasons.js';

export type FaultCode = keyof typeof faults;

export const faultAt = faultBy(faults);
