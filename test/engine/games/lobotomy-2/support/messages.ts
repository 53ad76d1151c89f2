// The messages of Lobotomy 2 for tests, and a lexicon of them like the one in `<lobotomy-game>`.
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
/** The message tables of an element, by language. */
export const messages: Record<Language, Record<Table, Messages>> = { en: await read('en'), de: await read('de') };

const merged = (...of: readonly Table[]): Record<Language, Messages> => ({
  en: Object.assign({}, ...of.map((table) => messages.en[table])) as Messages,
  de: Object.assign({}, ...of.map((table) => messages.de[table])) as Messages,
});
/** The messages for the table, such as log lines, labels and prompts. */
export const spoken = merged('table');
/** The texts of cards, tiles and Chapters. */
export const printed = merged('cards', 'story', 'page');
/** All messages of the element in one table, by language. */
export const all = merged(...tables);

/** @param said Is called with each key that is spoken. */
export const lexiconOf = (lang: Language, said: (key: string) => void = () => undefined): Lexicon => ({
  say: (key, params) => {
    said(key);
    return speak(all[lang], lang, key, params);
  },
  card: (id, part) => {
    const key = part === undefined ? id : `${id}.${part}`;
    return Object.hasOwn(printed[lang], key) ? speak(printed[lang], lang, key) : undefined;
  },
  list: (parts) => new Intl.ListFormat(lang).format(parts),
  names: [],
});
