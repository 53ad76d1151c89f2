// English messages for faults of options, situations and attack notation. Elements show the messages in the language of
// the page instead.
import type { Fault, Result } from '../../../kernel/index.js';
import { speak } from '../../../speech/speak.js';
import { setup as faults } from '../../../../messages/en/lobotomy-2/pack.js';

export type FaultCode = keyof typeof faults;

export const inEnglish = <T>(read: Result<T, Fault>): Result<T, Fault> =>
  read.ok
    ? read
    : { ok: false, error: { ...read.error, message: speak<string>(faults, 'en', read.error.code, read.error.params) } };
