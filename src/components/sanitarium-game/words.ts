// The words of a match in the language of the page, as speech and scene want them.
import type { Tongue } from '../../engine/games/sanitarium/speech.js';
import type { Params } from '../../engine/speech/messages.js';
import cards from '../../messages/en/sanitarium-cards.js';
import ui from '../../messages/en/sanitarium.js';
import why from '../../messages/en/sanitarium-why.js';

export const en = { ...ui, ...cards, ...why };
export type Key = keyof typeof en;

/** A tongue that speaks by the element's own messages; a foreign card without words is called by its id. */
export function tongueOf(say: (key: Key, params?: Params) => string, lang: string, names: readonly string[]): Tongue {
  const list = new Intl.ListFormat(lang);
  return { say, card: (kind) => say(kind as Key), list: (parts) => list.format(parts), names };
}
