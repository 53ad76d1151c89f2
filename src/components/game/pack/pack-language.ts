// A language that comes with a pack: it is spoken by the element and all that is in it.
import type { PackLanguage } from '../../../engine/cards/pack-language.js';
import type { Messages } from '../../../messages/message.js';
import { brought } from '../../shared/nw-element.js';
import type { PackHost, LanguageSwitch } from './page-pack.js';

/** Who says something, by the tag of its class; a game's stage speaks as the game. */
const speakerOf = (tag: string): string => tag.replace(/^nw1?-/, '').replace(/-stage$/, '-game');

/** Makes a pack's words a language of the page, by a tag which is that of nothing else. */
export function languageSwitch({ lang, words }: PackLanguage, reader: PackHost): LanguageSwitch {
  const tag = `${lang}-x-p${brought.size}`;
  const tables = new WeakMap<Messages, Messages>();
  brought.set(tag, ({ tag: speaker, catalogue: { en } }) => {
    // Late words of ours take the place of the table, and those that the pack leaves out are ours.
    const table = tables.get(en) ?? { ...en, ...words[speakerOf(speaker)] };
    tables.set(en, table);
    return table;
  });
  /** What the page has said of its language, while that of its pack is spoken. */
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
