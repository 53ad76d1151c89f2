// Copies and fingerprints of JSON values.
import type { Json } from './types.js';
import { hash32 } from './hash.js';

/** A deep copy of a JSON value. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const out: unknown[] = new Array<unknown>(value.length);
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i];
      out[i] = typeof item === 'object' ? copy(item) : item;
    }
    return out as T;
  }
  const out: Record<string, unknown> = {};
  for (const key in value) {
    const item: unknown = value[key];
    out[key] = typeof item === 'object' ? copy(item) : item;
  }
  return out as T;
}

/** A 64-bit fingerprint of a JSON value, as 16 hexadecimal digits. The order of keys does not matter. */
export function fingerprint(value: Json | undefined): string {
  const text = JSON.stringify(value, (_, item: unknown) =>
    item && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
  return ['0|', '1|'].map((each) => (hash32(each + text) >>> 0).toString(16).padStart(8, '0')).join('');
}
