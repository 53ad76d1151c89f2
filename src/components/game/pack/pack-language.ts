// A language in a pack. The game's element and all pieces inside it use the language.
import type { PackLanguage } from '../../../engine/cards/pack-language.js';
import type { Messages } from '../../../messages/message.js';
import { packLanguages } from '../../shared/catalogue.js';
import type { PackHost, LanguageSwitch } from './page-pack.js';

/** The key under which a pack has the words of an element. A game's stage and guide share the key of its element. */
const speakerOf = (tag: string): string => tag.replace(/^nw1?-/, '').replace(/-(?:stage|guide)$/, '-game');

/** Registers a pack's words as a language with its own tag. */
export function languageSwitch({ lang, words }: PackLanguage, host: PackHost): LanguageSwitch {
  const tag = `${lang}-x-p${packLanguages.size}`;
  const tables = new WeakMap<Messages, Messages>();
  packLanguages.set(tag, ({ tag: speaker, catalogue: { en } }) => {
    // Messages that the pack leaves out are taken from our own. When more of our messages have been loaded, both are
    // merged again.
    const table = tables.get(en) ?? { ...en, ...words[speakerOf(speaker)] };
    tables.set(en, table);
    return table;
  });
  /** The `lang` attribute that the element had before the pack's language was used. */
  let said: string | null = null;
  return {
    use: () => {
      said = host.getAttribute('lang');
      host.lang = tag;
    },
    restore: () => {
      if (said === null) host.removeAttribute('lang');
      else host.lang = said;
    },
  };
}
