// A language that comes with a pack: it is spoken by the element and all that is in it.
import type { PackLanguage } from '../../engine/cards/pack-language.js';
import type { Messages } from '../../messages/message.js';
import { brought } from '../shared/nw-element.js';

/** Who says something, by the tag of its class; a game's stage speaks as the game. */
const speakerOf = (tag: string): string => tag.replace(/^nw1?-/, '').replace(/-stage$/, '-game');

/** Makes a pack's words a language of the page. Gives its tag, which is that of nothing else. */
export function tongueOf({ lang, words }: PackLanguage): string {
  const tag = `${lang}-x-p${String(brought.size)}`;
  const tables = new WeakMap<Messages, Messages>();
  brought.set(tag, ({ tag: speaker, catalogue: { en } }) => {
    // Late words of ours take the place of the table, and those that the pack leaves out are ours.
    const table = tables.get(en) ?? { ...en, ...words[speakerOf(speaker)] };
    tables.set(en, table);
    return table;
  });
  return tag;
}
