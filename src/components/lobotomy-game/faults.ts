// Faults come in English; here they are said in the language of the page. Fetched when something is wrong.
import type { Fault } from '../../engine/kernel/index.js';
import { speak } from '../../engine/speech/speak.js';

const languages = { de: () => import('../../messages/de/lobotomy-2/pack.js') };

/** A fault of a pack (`default`), or of options, a situation or a described Attack (`setup`). */
const translated =
  (table: 'default' | 'setup') =>
  async (fault: Fault, lang: string): Promise<Fault> => {
    const load = (languages as Partial<Record<string, (typeof languages)['de']>>)[lang.split('-')[0] ?? ''];
    const messages = load && (await load())[table];
    return messages && Object.hasOwn(messages, fault.code)
      ? { ...fault, message: speak<string>(messages, lang, fault.code, fault.params) }
      : fault;
  };

export const packFaultInWords = translated('default');
export const inWords = translated('setup');
