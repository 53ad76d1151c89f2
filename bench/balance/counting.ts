// Counts and adds tallies. A tally contains only numbers, so the tallies of several workers can be added.

/** Adds `by` to the count at this index, and extends the list as necessary. */
export const bump = (list: number[], at: number, by = 1): void => {
  for (let i = list.length; i <= at; i++) list.push(0);
  list[at] = (list[at] ?? 0) + by;
};

type Numbers = number | readonly Numbers[] | { readonly [key: string]: Numbers };

/** The sum of two tallies, number by number. */
export const added = <T extends object>(a: T, b: T): T =>
  sumOf(a as unknown as Numbers, b as unknown as Numbers) as unknown as T;

function sumOf(a: Numbers | undefined, b: Numbers | undefined): Numbers {
  if (a === undefined || b === undefined) return a ?? b ?? 0;
  if (typeof a === 'number' || typeof b === 'number') return Number(a) + Number(b);
  if (Array.isArray(a) && Array.isArray(b))
    return Array.from({ length: Math.max(a.length, b.length) }, (_, i) => sumOf(a[i] as Numbers, b[i] as Numbers));
  const [left, right] = [a, b] as Record<string, Numbers>[];
  return Object.fromEntries(
    [...new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})])].map((key) => [
      key,
      sumOf(left?.[key], right?.[key]),
    ]),
  );
}
