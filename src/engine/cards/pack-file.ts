// A pack file from outside: what it may contain besides cards, and the first check of its form.
import * as v from 'valibot';
import { untrustedJsonFault, type Fault, type Result } from '../kernel/index.js';
import { schemaFault, type SchemaFault } from './pack-faults.js';
import type { PackLanguage } from './pack-language.js';

/** What a pack may contain besides its cards. */
export interface PackExtras<Speaker extends string> {
  /** Words of the pack's own cards, by message key. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Addresses relative to the pack, by key. */
  readonly pictures?: Readonly<Record<string, string>>;
  readonly language?: PackLanguage<Speaker>;
}

/** A pack file that was read; `P` are the cards. */
export interface AnyPackFile<P, Speaker extends string> extends PackExtras<Speaker> {
  readonly pack: P;
}

/**
 * The content of the file, or all faults of its form, each with its path.
 * @param most About how many bytes of JSON are accepted.
 * @param faultAt Makes a fault with the game's sentence for that code.
 */
export function readPackFile<T>(
  json: unknown,
  schema: v.GenericSchema<unknown, T>,
  most: number,
  faultAt: (path: string, code: never, params: SchemaFault['params']) => Fault,
): Result<T, readonly Fault[]> {
  const inputFault = untrustedJsonFault(json, most);
  if (inputFault) return { ok: false, error: [inputFault] };
  const read = v.safeParse(schema, json);
  if (read.success) return { ok: true, value: read.output };
  return {
    ok: false,
    error: read.issues.map((issue) => {
      const { path, code, params } = schemaFault(issue);
      return faultAt(path, code as never, params);
    }),
  };
}
