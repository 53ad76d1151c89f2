// A pack as the file of a stranger: what it may bring besides its cards, and the door through which its form is looked at.
import * as v from 'valibot';
import { untrustedJsonFault, type Fault, type Result } from '../kernel/index.js';
import { schemaFault, type SchemaFault } from './pack-faults.js';
import type { PackLanguage } from './pack-language.js';

/** What a pack brings besides its cards. */
export interface PackExtras<Speaker extends string> {
  /** Words of the pack's own cards, and of nothing else. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Relative addresses. */
  readonly pictures?: Readonly<Record<string, string>>;
  readonly language?: PackLanguage<Speaker>;
}

/** A pack that was read: `P` is what is played. */
export interface AnyPackFile<P, Speaker extends string> extends PackExtras<Speaker> {
  readonly pack: P;
}

/**
 * What the file says, or everything that is wrong with its form, each with its path.
 * @param most About how many bytes of JSON it may have.
 * @param faultAt Says it in the words of the game, which has a sentence for every code.
 */
export function readPackFile<T>(
  json: unknown,
  schema: v.GenericSchema<unknown, T>,
  most: number,
  faultAt: (path: string, code: never, params: SchemaFault['params']) => Fault,
): Result<T, readonly Fault[]> {
  const outside = untrustedJsonFault(json, most);
  if (outside) return { ok: false, error: [outside] };
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
