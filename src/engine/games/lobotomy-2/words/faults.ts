// The sentences for what is wrong with options, a situation or a described Attack: in English to a console, in the language of
// the place to a reader.
import type { Fault, Result } from '../../../kernel/index.js';
import { speak } from '../../../speech/speak.js';
import { setup as faults } from '../../../../messages/en/lobotomy-2/pack.js';

export type FaultCode = keyof typeof faults;

/** What was read, or what is wrong with it, in English. */
export const inEnglish = <T>(read: Result<T, Fault>): Result<T, Fault> =>
  read.ok
    ? read
    : { ok: false, error: { ...read.error, message: speak<string>(faults, 'en', read.error.code, read.error.params) } };
