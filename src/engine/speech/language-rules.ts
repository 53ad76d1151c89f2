// Rules of languages: plural forms, numbers and lists.

/** Calls `make` for a language; an invalid tag counts as English. */
export function inLanguage<T>(lang: string, make: (lang: string) => T): T {
  try {
    return make(lang);
  } catch {
    return make('en');
  }
}
