// An untrusted pack file: what it may contain besides cards, and the first check of its form.
import * as v from 'valibot';
import { untrustedJsonFault, type Fault, type Result } from '../kernel/index.js';
import { schemaFault, type SchemaFault } from './pack-faults.js';
import type { PackLanguage } from './pack-language.js';

/** What a pack may contain besides its cards. */
export interface PackExtras<Speaker extends string> {
  /** The texts of the cards, by message key. */
  readonly texts?: Readonly<Record<string, string>>;
  /** The addresses of pictures, relative to the pack, by key. */
  readonly pictures?: Readonly<Record<string, string>>;
  readonly language?: PackLanguage<Speaker>;
}

/** A pack file that has been read. `P` is the type of its cards. */
export interface AnyPackFile<P, Speaker extends string> extends PackExtras<Speaker> {
  readonly pack: P;
}

/**
 * Checks the form of a file. Returns its content, or all faults, each with its path.
 * @param most The approximate limit, in bytes of JSON.
 * @param faultAt Makes a fault with the game's sentence for the code.
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
