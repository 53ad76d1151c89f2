/** Calls `make` with a language tag, or with `en` if the tag is invalid. */
export function inLanguage<T>(lang: string, make: (lang: string) => T): T {
  try {
    return make(lang);
  } catch {
    return make('en');
  }
}
