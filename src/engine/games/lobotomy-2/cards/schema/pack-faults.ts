// Makes faults of packs and situations. The code of a fault is the key of a message, which consoles show in English and
// pages in their own language.
import faults from '../../../../../messages/en/lobotomy-2/pack.js';
import { faultBy } from '../../../../speech/reasons.js';

export type FaultCode = keyof typeof faults;

export const faultAt = faultBy(faults);
