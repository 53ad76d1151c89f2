// Caches the items of a map by id. An item stays the same object while its inputs are the same, so it is drawn once.
export class KeptItems {
  readonly #kept = new Map<string, readonly [from: string, made: unknown]>();

  keep<T>(id: string, from: readonly unknown[], make: () => T): T {
    const key = JSON.stringify(from);
    const kept = this.#kept.get(id);
    if (kept?.[0] === key) return kept[1] as T;
    const made = make();
    this.#kept.set(id, [key, made]);
    return made;
  }

  clear(): void {
    this.#kept.clear();
  }
}
