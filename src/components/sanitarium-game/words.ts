// The English messages of a match, and the lexicon that is made from them in the language of the page.
import type { Lexicon } from '../../engine/games/sanitarium/words/names.js';
import { inLanguage } from '../../engine/speech/language-rules.js';
import { speak, type Params } from '../../engine/speech/speak.js';
import gameTable from '../../messages/en/game/table.js';
import gameRules from '../../messages/en/game/rules.js';
import type gamePage from '../../messages/en/game/page.js';
import cards from '../../messages/en/sanitarium/cards.js';
import rules from '../../messages/en/sanitarium/rules.js';
import table from '../../messages/en/sanitarium/table.js';
import type { Messages } from '../../messages/message.js';
import type { NwElement } from '../shared/nw-element.js';
import type { StartKey } from './start/start-form.js';

export const words = { ...gameTable, ...gameRules, ...table, ...cards, ...rules };
export type Key = keyof typeof words | keyof typeof gamePage | StartKey;

/** The element in which the match is drawn. */
export type SanitariumElement = NwElement<Key> & {
  calm: boolean;
  sound: boolean;
  layout: string;
  describe(): string;
};

export interface LexiconSource {
  readonly say: (key: Key, params?: Params) => string;
  readonly lang: string;
  readonly names: readonly string[];
  /** The texts of a page's own pack. They take precedence over the element's messages. */
  readonly texts: Messages;
}

/** Makes a lexicon from the element's messages. If a card in a page's pack has no name, its id is used as its name. */
export function createLexicon({ say, lang, names, texts }: LexiconSource): Lexicon {
  const list = inLanguage(lang, (tag) => new Intl.ListFormat(tag));
  const textOfPack = (key: string): string | undefined =>
    Object.hasOwn(texts, key) ? speak(texts, lang, key) : undefined;
  return {
    say,
    names,
    card: (kind) => textOfPack(kind) ?? (Object.hasOwn(cards, kind) ? say(kind as Key) : kind),
    words: (kind, part) => {
      const key = `${kind}.${part}`;
      const text = textOfPack(key) ?? say(key as Key);
      return text === key || !text ? undefined : text;
    },
    list: (parts) => list.format(parts),
  };
}
