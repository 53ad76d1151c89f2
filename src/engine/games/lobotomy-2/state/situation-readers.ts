// Readers of what positions alone have: numbers by name, and yes or no.
import { object, whole, Wrong } from './readers.js';

/** Numbers by name, as in {"wood": 2}. */
export function numbers<K extends string>(
  value: unknown,
  keys: readonly K[],
  path: string,
  max: number,
): Partial<Record<K, number>> {
  const said = object<Record<K, number>>(value ?? {}, keys, path);
  return Object.fromEntries(
    Object.entries(said).map(([key, n]) => [key, whole(n, `${path}/${key}`, 0, max)]),
  ) as Partial<Record<K, number>>;
}

export function yesNo(value: unknown, path: string): boolean {
  if (value !== undefined && typeof value !== 'boolean') throw new Wrong(path, 'not-yes-no');
  return value === true;
}
