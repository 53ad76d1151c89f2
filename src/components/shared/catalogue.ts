// The messages of an element by language: which table serves a language, and where it is fetched from.
import { languages, type TableName } from '../../messages/languages.js';
import type { Messages } from '../../messages/message.js';

export type Loader = () => Promise<{ default: Messages }>;
/** English is at hand; every other language is fetched when it is first needed. */
export type Catalogue = { readonly en: Messages } & Readonly<Record<string, Messages | Loader>>;

/** English, which is at hand, and in every other language the tables of these names, fetched together. */
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

/** What an element says in a language that came with a pack. Such a language has a tag of its own, `es-x-p0`. */
export const packLanguages = new Map<
  string,
  (speaker: { readonly tag: string; readonly catalogue: Catalogue }) => Messages
>();

/** Tables that were fetched; undefined where one could not be. */
const fetched = new Map<Loader, Messages | undefined>();

/** The table of a language, its loader while it is not fetched, or nothing; `de-AT` is served by `de`. */
export function tableOf(catalogue: Catalogue, language: string): Messages | Loader | undefined {
  const served = [language, language.split('-')[0] ?? ''].find((tag) => Object.hasOwn(catalogue, tag));
  const entry = served === undefined ? undefined : catalogue[served];
  return typeof entry === 'function' && fetched.has(entry) ? fetched.get(entry) : entry;
}

/**
 * Fetches a table. It tries twice, as a network may fail for a moment; Firefox 153 remembers a failure, and only fails
 * again (whatwg/html#10327). `failed` is called the first time that a table cannot be fetched.
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

/** Lets tables that could not be fetched be tried again. */
export function forgetFailures(): void {
  fetched.forEach((messages, loader) => messages ?? fetched.delete(loader));
}

/** The messages of a language, fetched if need be; English where there are none. */
export async function messagesIn(catalogue: Catalogue, language: string): Promise<Messages> {
  const table = tableOf(catalogue, language);
  if (typeof table === 'function') await fetchTable(table);
  const messages = tableOf(catalogue, language);
  return typeof messages === 'object' ? messages : catalogue.en;
}
