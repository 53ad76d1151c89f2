// All messages of `<sanitarium-game>` in each language, and a lexicon that uses them.
import type { Lexicon } from '../../../../../src/engine/games/sanitarium/words/names.js';
import { speak } from '../../../../../src/engine/speech/speak.js';
import type { Messages } from '../../../../../src/messages/message.js';

const files = [
  'game/page',
  'game/table',
  'game/rules',
  'sanitarium/page',
  'sanitarium/table',
  'sanitarium/cards',
  'sanitarium/rules',
];
export const languages: readonly string[] = ['en', 'de'];

async function tableOf(language: string): Promise<Messages> {
  const tables = await Promise.all(
    files.map((file) => import(`../../../../../src/messages/${language}/${file}.js`) as Promise<{ default: Messages }>),
  );
  return Object.assign({}, ...tables.map((table) => table.default)) as Messages;
}
export const tables: Readonly<Record<string, Messages>> = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await tableOf(language)] as const)),
);

export function lexiconOf(language = 'en'): Lexicon {
  const table = tables[language] ?? {};
  return {
    say: (key, params) => speak(table, language, key, params),
    card: (kind) => speak(table, language, kind),
    words: (kind, part) =>
      Object.hasOwn(table, `${kind}.${part}`) ? speak(table, language, `${kind}.${part}`) : undefined,
    list: (parts) => parts.join(', '),
    names: [],
  };
}
