// Refusals and faults with sentences in message tables: in English for a console, and as key and values for a page,
// which shows them in its own language.
import type { Messages } from '../../messages/message.js';
import type { Fault, Refusal, RuleId } from '../kernel/index.js';
import { speak, type Params } from './speak.js';

/** Makes refusals from a message table (English): `refuseBy(messages)('SAN-ACT-01', 'too-few-points', { ap: 1 })`. */
export const refuseBy =
  <K extends string>(messages: Messages<K>) =>
  (rule: RuleId, reason: K, values: Params = {}): Refusal => ({
    rule,
    reason,
    values,
    message: speak(messages, 'en', reason, values),
  });

/** A longer path may come from a hostile key. */
const LONGEST_PATH = 200;

/** Makes faults of packs and situations from a message table (English); the code of a fault is the message key. */
export const faultBy =
  <K extends string>(messages: Messages<K>) =>
  (path: string, code: K, params: Params = {}): Fault => ({
    code,
    path: path.slice(0, LONGEST_PATH),
    params,
    message: speak(messages, 'en', code, params),
  });
