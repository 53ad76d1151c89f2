// Makes the lexicon of a match from the messages of an element and the texts of a pack.
import type { Lexicon } from '../../engine/games/lobotomy-2/words/names.js';
import { inLanguage } from '../../engine/speech/language-rules.js';
import { speak, type Params } from '../../engine/speech/speak.js';
import type { Messages } from '../../messages/message.js';
import type { Key } from './words.js';

export interface Words {
  readonly say: (key: Key, params?: Params) => string;
  readonly lang: string;
  /** Names of the players by seat. */
  readonly names: readonly string[];
  /** The texts of a page's own pack. They take precedence over the element's messages. */
  readonly texts: Messages;
}

export function lexiconOf({ say, lang, names, texts }: Words): Lexicon {
  const list = inLanguage(lang, (tag) => new Intl.ListFormat(tag));
  return {
    say,
    names,
    card: (id, part) => {
      const key = (part === undefined ? id : `${id}.${part}`) as Key;
      if (Object.hasOwn(texts, key)) return speak(texts, lang, key);
      const said = say(key);
      return said === key ? undefined : said;
    },
    list: (parts) => list.format(parts),
  };
}
