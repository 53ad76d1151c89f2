// Faults of packs. The code of a fault is the key of its message, in English for the console and in the language of the
// page for readers.
import type { Fault } from '../../../../kernel/index.js';
import { speak, type Params } from '../../../../speech/speak.js';
import faults from '../../../../../messages/en/lobotomy-2/pack.js';

export type FaultCode = keyof typeof faults;

export const faultAt = (path: string, code: FaultCode, params: Params = {}): Fault => ({
  code,
  path: path.slice(0, 200),
  params,
  message: speak(faults, 'en', code, params),
});
