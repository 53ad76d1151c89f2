// The words of Lobotomy 2 from their tables, for tests: what an element makes of its messages.
import type { Tongue } from '../../../../../src/engine/games/lobotomy-2/words/names.js';
import { speak } from '../../../../../src/engine/speech/speak.js';
import type { Messages } from '../../../../../src/messages/message.js';

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

const stories = ['s1', 's2', 's3', 's4', 'dn1', 'dn2', 'dn3', 'dn4'].map((id) => `-story-${id}`);

async function tablesOf(names: readonly string[]): Promise<Record<Language, Messages>> {
  const read = async (lang: Language): Promise<Messages> => {
    const tables = await Promise.all(
      names.map((name) => import(`../../../src/messages/${lang}/lobotomy${name}.ts`) as Promise<{ default: Messages }>),
    );
    return Object.assign({}, ...tables.map((table) => table.default)) as Messages;
  };
  return { en: await read('en'), de: await read('de') };
}

/** What is said. */
export const spoken = await tablesOf(['', '-log', '-further', '-hearing']);
/** What stands on cards. */
export const printed = await tablesOf([
  '-cast',
  '-cards',
  '-further-cards',
  '-characters',
  '-disorders',
  '-items',
  '-monsters',
  '-events',
  '-memories',
  '-tiles',
  '-further-tiles',
  '-story',
  ...stories,
]);

/** `said` hears of each key. */
export const tongueOf = (lang: Language, said: (key: string) => void = () => undefined): Tongue => ({
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
