// What follows from a thing that is replaced and never changed is worked out when it is first asked for.

/** An answer for as long as what it is about is kept. */
export function kept<K extends object, T>(answer: (of: K) => T): (of: K) => T {
  const known = new WeakMap<K, T>();
  return (of) => {
    let found = known.get(of);
    if (found === undefined) known.set(of, (found = answer(of)));
    return found;
  };
}

/** Of how many names answers about one thing are kept. */
const most = 2000;

/** Several answers about one thing, by name. */
export function keptByName<T>(): (of: object, name: string | number, answer: () => T) => T {
  const known = kept(() => new Map<string | number, T>());
  return (of, name, answer) => {
    const answers = known(of);
    let found = answers.get(name);
    if (found !== undefined) return found;
    if (answers.size === most) answers.clear();
    answers.set(name, (found = answer()));
    return found;
  };
}
