// What a language counts, numbers and lists by.

/** What `make` gives for a language; a tag that is none counts as English. */
export function inLanguage<T>(lang: string, make: (lang: string) => T): T {
  try {
    return make(lang);
  } catch {
    return make('en');
  }
}
