// Translates the messages of faults in a game's options, situations and packs into the element's language.
import type { Fault } from '../../engine/kernel/index.js';
import { speak } from '../../engine/speech/speak.js';
import { languages, type TableName } from '../../messages/languages.js';

/** Returns the fault with a message in this language; the message stays English if the language has none. */
export type FaultSpeaker = (fault: Fault, language: string) => Promise<Fault>;

/**
 * @param part The export of the module that contains the messages. The export `setup` contains the messages for options
 * and situations.
 */
export const faultsFrom =
  (name: TableName, part: 'default' | 'setup' = 'default'): FaultSpeaker =>
  async (fault, language) => {
    const tables = languages[language] ?? languages[language.split('-')[0] ?? ''];
    const messages = (await tables?.[name]?.())?.[part];
    return messages && Object.hasOwn(messages, fault.code)
      ? { ...fault, message: speak<string>(messages, language, fault.code, fault.params) }
      : fault;
  };
