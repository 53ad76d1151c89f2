// Refusals and faults whose sentences are in message tables: in English for a console, and by key and values for a page,
// which says them in its own language.
import type { Messages } from '../../messages/message.js';
import type { Fault, Refusal, RuleId } from '../kernel/index.js';
import { speak, type Params } from './speak.js';

/** Makes refusals with the sentences of that table (English): `refuseBy(messages)('SAN-ACT-01', 'too-few-points', { ap: 1 })`. */
export const refuseBy =
  <K extends string>(messages: Messages<K>) =>
  (rule: RuleId, reason: K, values: Params = {}): Refusal => ({
    rule,
    reason,
    values,
    message: speak(messages, 'en', reason, values),
  });

/** A path that is longer may come from a hostile key. */
const LONGEST_PATH = 200;

/** Makes faults of packs and situations with the sentences of that table (English); the code of a fault is the sentence's key. */
export const faultBy =
  <K extends string>(messages: Messages<K>) =>
  (path: string, code: K, params: Params = {}): Fault => ({
    code,
    path: path.slice(0, LONGEST_PATH),
    params,
    message: speak(messages, 'en', code, params),
  });
