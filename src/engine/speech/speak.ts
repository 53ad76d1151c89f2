// Formats messages. Every string that a person sees or hears comes from a message table, which is plain data: each
// message is a whole sentence with {placeholders} and, if it counts something, plural forms.
import type { Messages } from '../../messages/message.js';
import { inLanguage } from './language-rules.js';

export type Params = Readonly<Record<string, string | number>>;

/** Makes one formatter for each language, when it is first needed. An invalid tag counts as English. */
function byLanguage<T>(make: (tag: string) => T): (lang: string) => T {
  const made = new Map<string, T>();
  return (lang) => {
    const found = made.get(lang) ?? inLanguage(lang, make);
    made.set(lang, found);
    return found;
  };
}

const pluralRules = byLanguage((tag) => new Intl.PluralRules(tag));
const numberFormat = byLanguage((tag) => new Intl.NumberFormat(tag));

/**
 * The message `key` with its placeholders filled in. A missing key is returned as it is; a missing parameter stays a
 * `{placeholder}`.
 * @param lang A BCP 47 tag, for plural forms and numbers.
 * @param params The parameter `n` chooses the plural form.
 */
export function speak<K extends string>(
  messages: Partial<Messages<K>>,
  lang: string,
  key: K,
  params: Params = {},
): string {
  // A page may supply the table as JSON. A value that is not a message counts as missing.
  const message: unknown = Object.hasOwn(messages, key) ? messages[key] : key;
  const forms = Object(message) as Readonly<Record<string, unknown>>;
  const text =
    typeof message === 'string' ? message : (forms[pluralRules(lang).select(Number(params['n']))] ?? forms['other']);
  return (typeof text === 'string' ? text : key).replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = Object.hasOwn(params, name) ? (params[name] ?? place) : place;
    return typeof value === 'number' ? numberFormat(lang).format(value) : value;
  });
}
