// Makes refusals and faults from message tables. Each contains an English sentence for the console, and the key and the
// values with which a page shows the message in its own language.
import type { Messages } from '../../messages/message.js';
import type { Fault, Refusal, RuleId } from '../kernel/index.js';
import { speak, type Params } from './speak.js';

/** Makes refusals from an English message table: `refuseBy(messages)('SAN-ACT-01', 'too-few-points', { ap: 1 })`. */
export const refuseBy =
  <K extends string>(messages: Messages<K>) =>
  (rule: RuleId, reason: K, values: Params = {}): Refusal => ({
    rule,
    reason,
    values,
    message: speak(messages, 'en', reason, values),
  });

/** Longer paths are cut off, because a key in untrusted input may be very long. */
const LONGEST_PATH = 200;

/** Makes faults of packs and situations from an English message table. The code of a fault is the message key. */
export const faultBy =
  <K extends string>(messages: Messages<K>) =>
  (path: string, code: K, params: Params = {}): Fault => ({
    code,
    path: path.slice(0, LONGEST_PATH),
    params,
    message: speak(messages, 'en', code, params),
  });
