// The words of a match in the language of the page, as speech and scene want them. They come with the table.
import type { Onward } from '../../engine/games/lobotomy-2/campaign.js';
import type { Tongue } from '../../engine/games/lobotomy-2/speech.js';
import { inLanguage } from '../../engine/speech/language.js';
import { speak, type Params } from '../../engine/speech/messages.js';
import type { Messages } from '../../messages/message.js';
import type gameReplay from '../../messages/en/game-replay.js';
import type gameWhy from '../../messages/en/game-why.js';
import gameTable from '../../messages/en/game-table.js';
import cards from '../../messages/en/lobotomy-cards.js';
import type hearing from '../../messages/en/lobotomy-hearing.js';
import type odds from '../../messages/en/lobotomy-odds.js';
import log from '../../messages/en/lobotomy-log.js';
import scene from '../../messages/en/lobotomy-scene.js';
import table from '../../messages/en/lobotomy-table.js';
import tiles from '../../messages/en/lobotomy-tiles.js';
import type why from '../../messages/en/lobotomy-why.js';
import ui from '../../messages/en/lobotomy.js';
import type { NwElement } from '../shared/nw-element.js';
import type { StartKey } from './start-panel.js';

export const en = { ...gameTable, ...ui, ...log, ...scene, ...table, ...cards, ...tiles };
export type Key = keyof typeof en | keyof typeof why | keyof typeof gameWhy | keyof typeof hearing | keyof typeof odds | keyof typeof gameReplay | StartKey;

/** The element that all of it is said and drawn in. */
export type Game = NwElement<Key> & { calm: boolean; sound: boolean; layout: string; describe(): string; goOn(next: Onward): void };

export interface Words {
  readonly say: (key: Key, params?: Params) => string;
  readonly lang: string;
  /** Of the seats. */
  readonly names: readonly string[];
  /** What a pack of the page says of its cards; it goes before what we say of ours. */
  readonly texts: Messages;
}

/** A tongue that speaks by the element's own messages. */
export function tongueOf({ say, lang, names, texts }: Words): Tongue {
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
