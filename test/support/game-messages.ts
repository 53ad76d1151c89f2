// Loads all messages of a game in one language.
import { readdirSync } from 'node:fs';
import type { Messages } from '../../src/messages/message.js';

export async function messagesOf(game: string, language = 'en'): Promise<Messages> {
  const folder = new URL(`../../src/messages/${language}/${game}/`, import.meta.url);
  const tables = await Promise.all(
    readdirSync(folder).map((file) => import(new URL(file, folder).href) as Promise<{ default: Messages }>),
  );
  return Object.assign({}, ...tables.map((table) => table.default)) as Messages;
}
