// How an element of the page speaks of a match or an Attack: its messages, as speech and scene want them.
import type { Lexicon } from '../../engine/games/lobotomy-2/words/names.js';
import { inLanguage } from '../../engine/speech/language-rules.js';
import { speak, type Params } from '../../engine/speech/speak.js';
import type { Messages } from '../../messages/message.js';
import type { Key } from './words.js';

export interface Words {
  readonly say: (key: Key, params?: Params) => string;
  readonly lang: string;
  /** Of the seats. */
  readonly names: readonly string[];
  /** What a pack of the page says of its cards; it goes before what we say of ours. */
  readonly texts: Messages;
}

/** A lexicon that speaks by the element's own messages. */
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
