// A language that comes with a pack. The element and all pieces in it speak it.
import type { PackLanguage } from '../../../engine/cards/pack-language.js';
import type { Messages } from '../../../messages/message.js';
import { packLanguages } from '../../shared/catalogue.js';
import type { PackHost, LanguageSwitch } from './page-pack.js';

/** The key in a pack's words for an element of that tag; a game's stage and guide share the key of the game. */
const speakerOf = (tag: string): string => tag.replace(/^nw1?-/, '').replace(/-(?:stage|guide)$/, '-game');

/** Makes a pack's words a language of the page, under a tag of its own. */
export function languageSwitch({ lang, words }: PackLanguage, reader: PackHost): LanguageSwitch {
  const tag = `${lang}-x-p${packLanguages.size}`;
  const tables = new WeakMap<Messages, Messages>();
  packLanguages.set(tag, ({ tag: speaker, catalogue: { en } }) => {
    // Sentences that the pack leaves out are taken from ours; when ours change, the two are merged again.
    const table = tables.get(en) ?? { ...en, ...words[speakerOf(speaker)] };
    tables.set(en, table);
    return table;
  });
  /** The element's own lang attribute, while the pack's language is used. */
  let said: string | null = null;
  return {
    use: () => {
      said = reader.getAttribute('lang');
      reader.lang = tag;
    },
    restore: () => {
      if (said === null) reader.removeAttribute('lang');
      else reader.lang = said;
    },
  };
}
