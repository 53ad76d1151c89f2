// Every string a person sees or hears comes from a table of messages; this is how one is spoken.
// A table is plain data, a message a whole sentence with {places} and, where it counts, plural forms.
import type { Messages } from '../../messages/message.js';
import { inLanguage } from './language-rules.js';

export type Params = Readonly<Record<string, string | number>>;

const rules = new Map<string, readonly [Intl.PluralRules, Intl.NumberFormat]>();

/** Plural rules and number format of a language; a tag that is none counts as English. */
function rulesOf(lang: string): readonly [Intl.PluralRules, Intl.NumberFormat] {
  const found =
    rules.get(lang) ?? inLanguage(lang, (tag) => [new Intl.PluralRules(tag), new Intl.NumberFormat(tag)] as const);
  rules.set(lang, found);
  return found;
}

/**
 * The message `key` in words. A key that is missing is spoken as itself, a parameter that is missing stays a `{place}`.
 * @param lang A BCP 47 tag, for plural forms and numbers.
 */
export function speak<K extends string>(
  messages: Partial<Messages<K>>,
  lang: string,
  key: K,
  params: Params = {},
): string {
  // A table may be a page's own JSON: what is no sentence in it counts as missing.
  const message: unknown = Object.hasOwn(messages, key) ? messages[key] : key;
  const [plural, number] = rulesOf(lang);
  const forms = Object(message) as Readonly<Record<string, unknown>>;
  const text = typeof message === 'string' ? message : (forms[plural.select(Number(params['n']))] ?? forms['other']);
  return (typeof text === 'string' ? text : key).replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = Object.hasOwn(params, name) ? (params[name] ?? place) : place;
    return typeof value === 'number' ? number.format(value) : value;
  });
}
