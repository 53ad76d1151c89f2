// Lexicons of Asylum Escape for tests: in English, in German and in the pseudo-locale. They assert that every requested
// message exists and has a value for each placeholder.
import assert from 'node:assert/strict';
import type { Lexicon } from '../../../../../src/engine/games/asylum-escape/words/names.js';
import { speak } from '../../../../../src/engine/speech/speak.js';
import { pseudo } from '../../../../../src/engine/speech/pseudo-locale.js';
import type { Messages } from '../../../../../src/messages/message.js';
import deCards from '../../../../../src/messages/de/asylum-escape/cards.js';
import dePage from '../../../../../src/messages/de/asylum-escape/page.js';
import de from '../../../../../src/messages/de/asylum-escape/table.js';
import cards from '../../../../../src/messages/en/asylum-escape/cards.js';
import page from '../../../../../src/messages/en/asylum-escape/page.js';
import en from '../../../../../src/messages/en/asylum-escape/table.js';

const english: Messages = { ...cards, ...page, ...en };

export const tables = {
  en: english,
  de: { ...deCards, ...dePage, ...de } as Messages,
  pseudo: pseudo(english),
};
export type Lang = keyof typeof tables;
export const langs = Object.keys(tables) as readonly Lang[];

export function tongueOf(lang: Lang): Lexicon {
  const table = tables[lang];
  return {
    say: (key, params) => {
      assert.ok(Object.hasOwn(table, key), `"${key}" in ${lang}`);
      const spoken = (values: typeof params): string => speak(table, lang === 'de' ? 'de' : 'en', key, values);
      // Braces are removed from the values, because the name of a room in another author's pack may contain some. So
      // any brace that is left belongs to a placeholder without a value.
      const plain = Object.entries(params ?? {}).map(([name, value]) => [
        name,
        typeof value === 'string' ? value.replace(/[{}]/g, '') : value,
      ]);
      assert.doesNotMatch(spoken(Object.fromEntries(plain) as typeof params), /[{}]/, key);
      return spoken(params);
    },
    card: (id, part) => {
      const key = part ? `${id}.${part}` : id;
      return Object.hasOwn(table, key) ? speak(table, 'en', key) : undefined;
    },
    list: (parts) => parts.join(', '),
    names: [],
  };
}
