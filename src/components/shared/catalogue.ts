// The messages of an element in each language, and how they are loaded.
import { languages, type TableName } from '../../messages/languages.js';
import type { Messages } from '../../messages/message.js';

export type Loader = () => Promise<{ default: Messages }>;
/** English is included; every other language is fetched when it is first needed. */
export type Catalogue = { readonly en: Messages } & Readonly<Record<string, Messages | Loader>>;

/** Makes a catalogue of these English messages and, for every other language, the tables with these names. */
export function catalogueOf(en: Messages, ...names: readonly TableName[]): Catalogue {
  const others = Object.entries(languages).map(([language, tables]): [string, Loader] => [
    language,
    async () => {
      const fetched = await Promise.all(names.map(async (name) => tables[name]?.()));
      return { default: Object.assign({}, ...fetched.map((table) => table?.default)) as Messages };
    },
  ]);
  return { ...Object.fromEntries(others), en };
}

/**
 * The languages of packs, each under its own tag such as `es-x-p0`. Each entry is a function that returns the messages
 * of an element.
 */
export const packLanguages = new Map<
  string,
  (speaker: { readonly tag: string; readonly catalogue: Catalogue }) => Messages
>();

/** The result of each fetch; undefined if it failed. */
const fetched = new Map<Loader, Messages | undefined>();

/**
 * The messages in a language, or their loader if they have not been fetched yet. Undefined if there are none, or if
 * they could not be fetched. The table `de` is also used for `de-AT`.
 */
export function tableOf(catalogue: Catalogue, language: string): Messages | Loader | undefined {
  const served = [language, language.split('-')[0] ?? ''].find((tag) => Object.hasOwn(catalogue, tag));
  const entry = served === undefined ? undefined : catalogue[served];
  return typeof entry === 'function' && fetched.has(entry) ? fetched.get(entry) : entry;
}

/**
 * Fetches a table. If that fails, it tries once more, because a network may fail for a moment. (Firefox 153 remembers
 * failed imports, so there it fails again: whatwg/html#10327.) `failed` is called the first time that a table cannot be
 * fetched.
 */
export async function fetchTable(loader: Loader, failed: (error: unknown) => void = () => undefined): Promise<void> {
  try {
    fetched.set(loader, (await loader().catch(loader)).default);
  } catch (error) {
    if (fetched.has(loader)) return;
    fetched.set(loader, undefined);
    failed(error);
  }
}

/** Allows another attempt to fetch the tables that could not be fetched. */
export function forgetFailures(): void {
  fetched.forEach((messages, loader) => messages ?? fetched.delete(loader));
}

/** Returns the messages of a language, and fetches them if necessary; English if there are none. */
export async function messagesIn(catalogue: Catalogue, language: string): Promise<Messages> {
  const table = tableOf(catalogue, language);
  if (typeof table === 'function') await fetchTable(table);
  const messages = tableOf(catalogue, language);
  return typeof messages === 'object' ? messages : catalogue.en;
}
