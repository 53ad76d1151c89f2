// A fault of a pack or a situation. Its code is the key of a sentence, which a console shows in English and a page in
// its own language.
import type { Fault } from '../../../../kernel/index.js';
import { speak, type Params } from '../../../../speech/speak.js';
import faults from '../../../../../messages/en/asylum-escape/pack.js';

export type FaultCode = keyof typeof faults;

export const faultAt = (path: string, code: FaultCode, params: Params = {}): Fault => ({
  code,
  path: path.slice(0, 200),
  params,
  message: speak(faults, 'en', code, params),
});
