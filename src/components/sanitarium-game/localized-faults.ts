// What is wrong with a pack or a position, in the language of the place.
import type { Fault } from '../../engine/kernel/index.js';
import { speak } from '../../engine/speech/speak.js';

/** The fault with its sentence in the language; where there is none it stays English. */
export async function localizedFault(fault: Fault, lang: string): Promise<Fault> {
  const table = lang.startsWith('de') ? (await import('../../messages/de/sanitarium/pack.js')).default : {};
  return Object.hasOwn(table, fault.code)
    ? { ...fault, message: speak<string>(table, lang, fault.code, fault.params) }
    : fault;
}
