// Faults of a game's options, situations and packs come in English; here they are said in the element's language.
import type { Fault } from '../../engine/kernel/index.js';
import { speak } from '../../engine/speech/speak.js';
import { languages, type TableName } from '../../messages/languages.js';

/** Says a fault in that language; where the language has no sentence for it, it stays English. */
export type FaultSpeaker = (fault: Fault, language: string) => Promise<Fault>;

/** @param part The module's table of messages: its main one, or the one for options and situations. */
export const faultsFrom =
  (name: TableName, part: 'default' | 'setup' = 'default'): FaultSpeaker =>
  async (fault, language) => {
    const tables = languages[language] ?? languages[language.split('-')[0] ?? ''];
    const messages = (await tables?.[name]?.())?.[part];
    return messages && Object.hasOwn(messages, fault.code)
      ? { ...fault, message: speak<string>(messages, language, fault.code, fault.params) }
      : fault;
  };
