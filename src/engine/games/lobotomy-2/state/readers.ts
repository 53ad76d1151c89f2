// Reads and checks JSON of unknown form, such as options and situations.
import type { Fault, Result } from '../../../kernel/index.js';
import type { Params } from '../../../speech/speak.js';
import type { FaultCode } from '../words/faults.js';

/** Thrown at the first mistake. `catchFault` turns the error into a fault. */
export class InputFault extends Error {
  constructor(
    readonly path: string,
    readonly code: FaultCode,
    readonly params: Params = {},
  ) {
    super(code);
  }
}

/**
 * Returns the result of `read`, or a fault if `read` throws an `InputFault`. The message of the fault is its code;
 * `inEnglish` replaces it with a sentence.
 */
export function catchFault<T>(read: () => T): Result<T, Fault> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    const { path, code, params } = error;
    return { ok: false, error: { code, path: path.slice(0, 200), params, message: code } };
  }
}

/** Shortens untrusted text to 60 characters, so that messages can quote it. */
export const quoted = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** Checks that the value is an object without unknown properties. The caller checks the value of each property. */
export function object<T>(
  value: unknown,
  known: readonly (keyof T & string)[],
  path: string,
): { readonly [K in keyof T]?: unknown } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new InputFault(path, 'not-object');
  const unknownField = Object.keys(value).find((name) => !known.some((field) => field === name));
  if (unknownField !== undefined)
    throw new InputFault(`${path}/${quoted(unknownField)}`, 'unknown-field', { fields: known.join(', ') });
  return value;
}

export function list(value: unknown, path: string, max = 99): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new InputFault(path, 'not-list');
  if (value.length > max) throw new InputFault(path, 'too-many', { n: max });
  return value;
}

export function listOf<T>(value: unknown, path: string, read: (item: unknown, path: string) => T, max?: number): T[] {
  return list(value, path, max).map((item, i) => read(item, `${path}/${i}`));
}

export function text(value: unknown, path: string): string {
  if (typeof value !== 'string' || value.length > 80) throw new InputFault(path, 'not-text');
  return value;
}

export function wholeNumber(value: unknown, path: string, min: number, max: number): number {
  if (!Number.isInteger(value) || (value as number) < min || (value as number) > max)
    throw new InputFault(path, 'not-whole', { min, max });
  return value as number;
}

export function oneOf<T extends string>(value: unknown, choices: readonly T[], path: string): T {
  if (!choices.includes(value as T)) throw new InputFault(path, 'not-one-of', { choices: choices.join(', ') });
  return value as T;
}

/** Reads an object with numbers as values, such as {"wood": 2}. */
export function numbers<K extends string>(
  value: unknown,
  keys: readonly K[],
  path: string,
  max: number,
): Partial<Record<K, number>> {
  const counts = object<Record<K, number>>(value ?? {}, keys, path);
  return Object.fromEntries(
    Object.entries(counts).map(([key, n]) => [key, wholeNumber(n, `${path}/${key}`, 0, max)]),
  ) as Partial<Record<K, number>>;
}

export function yesNo(value: unknown, path: string): boolean {
  if (value !== undefined && typeof value !== 'boolean') throw new InputFault(path, 'not-yes-no');
  return value === true;
}
