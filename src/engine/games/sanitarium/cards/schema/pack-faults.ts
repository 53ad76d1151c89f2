// A fault of a pack or a situation: its code is the key of a sentence, so that it is said in English to a console and in
// the language of the place to a reader.
import type { Fault } from '../../../../kernel/index.js';
import { speak, type Params } from '../../../../speech/speak.js';
import faults from '../../../../../messages/en/sanitarium/pack.js';

export type FaultCode = keyof typeof faults;

export const faultAt = (path: string, code: FaultCode, params: Params = {}): Fault => ({
  code,
  path: path.slice(0, 200),
  params,
  message: speak(faults, 'en', code, params),
});
