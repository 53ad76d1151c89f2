// The words of a match in the language of the page, as speech and scene want them.
import type { Tongue } from '../../engine/games/sanitarium/speech.js';
import { speak, type Messages, type Params } from '../../engine/speech/messages.js';
import cards from '../../messages/en/sanitarium-cards.js';
import ui from '../../messages/en/sanitarium.js';

export const en = { ...ui, ...cards };
export type Key = keyof typeof en;

export interface Words {
  readonly say: (key: Key, params?: Params) => string;
  readonly lang: string;
  readonly names: readonly string[];
  /** What stands on the cards, once fetched; a page's own words come first. */
  readonly texts: Messages;
}

/** A tongue that speaks by the element's own messages; a foreign card without words is called by its id. */
export function tongueOf({ say, lang, names, texts }: Words): Tongue {
  const list = new Intl.ListFormat(lang);
  return {
    say,
    names,
    card: (kind) => say(kind as Key),
    words: (kind, part) => (`${kind}.${part}` in texts ? speak(texts, lang, `${kind}.${part}`) : undefined),
    list: (parts) => list.format(parts),
  };
}

/** What stands on the cards, in the language of the page. */
export const cardTexts = (lang: string): Promise<Messages> =>
  (lang.startsWith('de') ? import('../../messages/de/sanitarium-card-texts.js') : import('../../messages/en/sanitarium-card-texts.js')).then((module) => module.default);
