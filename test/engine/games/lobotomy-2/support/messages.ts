// The words of Lobotomy 2 from their tables, for tests: what an element makes of its messages.
import type { Lexicon } from '../../../../../src/engine/games/lobotomy-2/words/names.js';
import { speak } from '../../../../../src/engine/speech/speak.js';
import type { Messages } from '../../../../../src/messages/message.js';

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

export const tables = ['rules', 'table', 'cards', 'story', 'page'] as const;
export type Table = (typeof tables)[number];

async function read(lang: Language): Promise<Record<Table, Messages>> {
  const files = await Promise.all(
    tables.map(
      (table) => import(`../../../../../src/messages/${lang}/lobotomy-2/${table}.ts`) as Promise<{ default: Messages }>,
    ),
  );
  return Object.fromEntries(tables.map((table, i) => [table, files[i]?.default ?? {}])) as Record<Table, Messages>;
}
/** Every table that an element speaks from, by its language. */
export const messages: Record<Language, Record<Table, Messages>> = { en: await read('en'), de: await read('de') };

/** What is said at the table, and what stands on cards, tiles and Chapters. */
const merged = (...of: readonly Table[]): Record<Language, Messages> => ({
  en: Object.assign({}, ...of.map((table) => messages.en[table])) as Messages,
  de: Object.assign({}, ...of.map((table) => messages.de[table])) as Messages,
});
export const spoken = merged('table');
export const printed = merged('cards', 'story', 'page');
/** All of it at once, as an element has it. */
export const all = merged(...tables);

/** `said` hears of each key. */
export const lexiconOf = (lang: Language, said: (key: string) => void = () => undefined): Lexicon => ({
  say: (key, params) => {
    said(key);
    return speak(spoken[lang], lang, key, params);
  },
  card: (id, part) => {
    const key = part === undefined ? id : `${id}.${part}`;
    return Object.hasOwn(printed[lang], key) ? speak(printed[lang], lang, key) : undefined;
  },
  list: (parts) => new Intl.ListFormat(lang).format(parts),
  names: [],
});
