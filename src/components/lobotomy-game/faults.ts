// What is wrong with a setup or a position, in the language of the place; fetched when something is.
import type { Fault } from '../../engine/kernel/index.js';
import { speak } from '../../engine/speech/speak.js';
import en from '../../messages/en/lobotomy-2/pack-setup-faults.js';

/** The fault with its sentence in the language; where there is none it is English. */
export async function inWords(fault: Fault, lang: string): Promise<Fault> {
  const [table, tag] = lang.startsWith('de')
    ? [(await import('../../messages/de/lobotomy-2/pack-setup-faults.js')).default, lang]
    : [en, 'en'];
  return Object.hasOwn(table, fault.code)
    ? { ...fault, message: speak<string>(table, tag, fault.code, fault.params) }
    : fault;
}
