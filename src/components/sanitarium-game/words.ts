// The words of a match in the language of the page, as speech and scene want them. They come with the table.
import type { Tongue } from '../../engine/games/sanitarium/words/speech.js';
import { inLanguage } from '../../engine/speech/language-rules.js';
import { speak, type Params } from '../../engine/speech/speak.js';
import type { Messages } from '../../messages/message.js';
import type aid from '../../messages/en/sanitarium/table-reference-cards.js';
import type hearing from '../../messages/en/sanitarium/table-spoken.js';
import type replay from '../../messages/en/game/page.js';
import type gameWhy from '../../messages/en/game/rules.js';
import gameTable from '../../messages/en/game/table.js';
import type texts from '../../messages/en/sanitarium/cards-texts.js';
import cards from '../../messages/en/sanitarium/cards.js';
import type why from '../../messages/en/sanitarium/rules-why-not.js';
import ui from '../../messages/en/sanitarium/table.js';
import type { NwElement } from '../shared/nw-element.js';
import type { StartKey } from './start/start-form.js';

export const en = { ...gameTable, ...ui, ...cards };
export type Key =
  | keyof typeof en
  | keyof typeof why
  | keyof typeof gameWhy
  | keyof typeof aid
  | keyof typeof hearing
  | keyof typeof replay
  | keyof typeof texts
  | StartKey;

/** The element that all of it is said and drawn in. */
export type Game = NwElement<Key> & { calm: boolean; sound: boolean; layout: string; describe(): string };

export interface Words {
  readonly say: (key: Key, params?: Params) => string;
  readonly lang: string;
  readonly names: readonly string[];
  /** What a pack of the page says of its cards; it goes before what we say of ours. */
  readonly texts: Messages;
}

/** A tongue that speaks by the element's own messages; a foreign card without words is called by its id. */
export function tongueOf({ say, lang, names, texts }: Words): Tongue {
  const list = inLanguage(lang, (tag) => new Intl.ListFormat(tag));
  const foreign = (key: string): string | undefined =>
    Object.hasOwn(texts, key) ? speak(texts, lang, key) : undefined;
  return {
    say,
    names,
    card: (kind) => foreign(kind) ?? (Object.hasOwn(cards, kind) ? say(kind as Key) : kind),
    words: (kind, part) => {
      const key = `${kind}.${part}`;
      const said = foreign(key) ?? say(key as Key);
      return said === key || !said ? undefined : said;
    },
    list: (parts) => list.format(parts),
  };
}
