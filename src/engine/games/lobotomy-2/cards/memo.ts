// Remembers results that are computed from objects. The objects must never be changed in place.

/** Computes the result for each object once, and remembers it as long as the object exists. */
export function memoByIdentity<K extends object, T>(answer: (of: K) => T): (of: K) => T {
  const known = new WeakMap<K, T>();
  return (of) => {
    let found = known.get(of);
    if (found === undefined) known.set(of, (found = answer(of)));
    return found;
  };
}

/** The largest number of results to remember for one object. */
const maxAnswers = 2000;

/** Remembers several results for each object, one for each name. */
export function memoByName<T>(): (of: object, name: string | number, answer: () => T) => T {
  const known = memoByIdentity(() => new Map<string | number, T>());
  return (of, name, answer) => {
    const answers = known(of);
    let found = answers.get(name);
    if (found !== undefined) return found;
    if (answers.size === maxAnswers) answers.clear();
    answers.set(name, (found = answer()));
    return found;
  };
}
