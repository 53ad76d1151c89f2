// The English messages of a match, and the lexicon that is made from them in the language of the page.
import type { Lexicon } from '../../engine/games/asylum-escape/words/names.js';
import { inLanguage } from '../../engine/speech/language-rules.js';
import type { Params } from '../../engine/speech/speak.js';
import type gameReplay from '../../messages/en/game/page.js';
import gameTable from '../../messages/en/game/table.js';
import gameWhy from '../../messages/en/game/rules.js';
import cards from '../../messages/en/asylum-escape/cards.js';
import rules from '../../messages/en/asylum-escape/rules.js';
import table from '../../messages/en/asylum-escape/table.js';
import type { NwElement } from '../shared/nw-element.js';
import type { StartKey } from './start/start-form.js';

export const words = { ...gameTable, ...gameWhy, ...table, ...cards, ...rules };
export type Key = keyof typeof words | keyof typeof gameReplay | StartKey;

/** The element in which the match is drawn. */
export type GameHost = NwElement<Key> & { calm: boolean; sound: boolean; layout: string; describe(): string };

export interface Words {
  readonly say: (key: Key, params?: Params) => string;
  readonly lang: string;
  /** Names of the players by seat. */
  readonly names: readonly string[];
  readonly calm: boolean;
}

/** Makes a lexicon from the element's messages. With softened content it has no flavour text. */
export function lexiconOf({ say, lang, names, calm }: Words): Lexicon {
  const list = inLanguage(lang, (tag) => new Intl.ListFormat(tag));
  return {
    say,
    names,
    card: (id, part) => {
      if (calm && part === 'flavour') return undefined;
      const key = (part === undefined ? id : `${id}.${part}`) as Key;
      const said = say(key);
      return said === key ? undefined : said;
    },
    list: (parts) => list.format(parts),
  };
}
