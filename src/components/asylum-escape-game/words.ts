// The words of a match in the language of the page, as speech and scene want them. They come with the table.
import type { Tongue } from '../../engine/games/asylum-escape/words/names.js';
import { inLanguage } from '../../engine/speech/language-rules.js';
import type { Params } from '../../engine/speech/speak.js';
import type gameReplay from '../../messages/en/game/page.js';
import gameTable from '../../messages/en/game/table.js';
import type gameWhy from '../../messages/en/game/rules.js';
import cards from '../../messages/en/asylum-escape/cards.js';
import type end from '../../messages/en/asylum-escape/table-end.js';
import type riddle from '../../messages/en/asylum-escape/page-riddle.js';
import table from '../../messages/en/asylum-escape/table-panels.js';
import type sought from '../../messages/en/asylum-escape/page-likely-rooms.js';
import type texts from '../../messages/en/asylum-escape/cards-texts.js';
import type why from '../../messages/en/asylum-escape/rules-why-not.js';
import ui from '../../messages/en/asylum-escape/table.js';
import type { NwElement } from '../shared/nw-element.js';
import type { StartKey } from './start/start-form.js';

export const en = { ...gameTable, ...ui, ...table, ...cards };
export type Key =
  | keyof typeof en
  | keyof typeof why
  | keyof typeof gameWhy
  | keyof typeof gameReplay
  | keyof typeof texts
  | keyof typeof end
  | keyof typeof riddle
  | keyof typeof sought
  | StartKey;

/** The element that all of it is said and drawn in. */
export type Game = NwElement<Key> & { calm: boolean; sound: boolean; layout: string; describe(): string };

/** Whatever says its words. */
export type Speaker = Pick<NwElement<Key>, 'say'>;

export interface Words {
  readonly say: (key: Key, params?: Params) => string;
  readonly lang: string;
  /** Of the seats. */
  readonly names: readonly string[];
  readonly calm: boolean;
}

/** A tongue that speaks by the element's own messages; calm has no lines of mood. */
export function tongueOf({ say, lang, names, calm }: Words): Tongue {
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
