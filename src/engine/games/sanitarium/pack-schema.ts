// What a pack of Sanitarium cards looks like from outside. A pack is a stranger's program: names, counts, verbs and numbers
// are checked here, and what passes can be run.
import * as v from 'valibot';
import type { Fault, Result } from '../../kernel/index.js';
import { mods, type Pack } from './content.js';

const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'has to be lower case letters, digits and dashes'));
const few = v.pipe(v.number(), v.integer(), v.minValue(-9), v.maxValue(9));
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9));
const reach = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const worth = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
const verb = <const T extends string>(name: T) => v.strictObject({ do: v.literal(name) });

/** Every verb of a card, with what it takes. */
const effect = v.variant('do', [
  v.strictObject({ do: v.literal('walk'), n: count }),
  verb('to-room'),
  v.strictObject({ do: v.literal('gain-ap'), n: few }),
  v.strictObject({ do: v.literal('change-mp'), n: few }),
  v.strictObject({ do: v.literal('gain-sanity'), n: count }),
  verb('reroll'),
  verb('set-die'),
  verb('ignore-horror'),
  verb('horror-roll'),
  v.strictObject({ do: v.literal('explore'), where: v.picklist(['anywhere', 'next']) }),
  v.strictObject({ do: v.literal('peek'), n: count, reach }),
  verb('search-free'),
  v.strictObject({ do: v.literal('take-item'), reach }),
  verb('draw-bottom'),
  verb('close-door'),
  v.strictObject({ do: v.literal('push-monster'), n: count, reach }),
  verb('lull'),
  v.strictObject({ do: v.literal('remove-monster'), reach }),
  verb('place-monster'),
  verb('gain-hallucination'),
  verb('drop-hallucination'),
  verb('hide'),
]);

const steps = v.pipe(v.array(effect), v.minLength(1), v.maxLength(8));
const changes = v.partial(v.strictObject(v.entriesFromList(mods, few)));
const when = v.picklist(['actions', 'dice', 'horror']);
const words = v.record(v.string(), v.pipe(v.string(), v.maxLength(400)));

export const packSchema = v.strictObject({
  /** Where an author's editor finds the JSON form of this schema. */
  $schema: v.exactOptional(v.string()),
  format: v.literal(1),
  id,
  items: v.pipe(
    v.array(v.strictObject({ kind: id, value: worth, use: v.picklist(['passive', 'free', 'discard']), when: v.exactOptional(when), steps: v.exactOptional(steps), mods: v.exactOptional(changes) })),
    v.length(13, 'has to hold 13 kinds of Items'),
  ),
  actions: v.pipe(v.array(v.strictObject({ kind: id, value: worth, when: v.exactOptional(when), steps })), v.length(5, 'has to hold 5 kinds of Actions')),
  rooms: v.pipe(v.array(id), v.length(9, 'has to name 9 Rooms')),
  dark: v.literal(9),
  hallucinations: v.pipe(v.array(v.strictObject({ kind: id, value: worth, mods: v.exactOptional(changes) })), v.length(9, 'has to hold 9 Hallucinations')),
  confusion: v.strictObject({ kind: id, value: worth, mods: v.exactOptional(changes) }),
  /** Words by card kind, as in our own tables: `kind`, `kind.text`, `kind.flavour`, `kind.notes`. */
  texts: v.exactOptional(words),
});

export interface PackFile {
  readonly pack: Pack;
  readonly texts?: Readonly<Record<string, string>>;
}

/** The pack in a JSON value, or all its faults, each with its path. */
export function parsePack(json: unknown): Result<PackFile, readonly Fault[]> {
  const read = v.safeParse(packSchema, json);
  if (!read.success)
    return { ok: false, error: read.issues.map((issue) => ({ code: 'pack', path: (issue.path ?? []).map(({ key }) => String(key)).join('/'), message: issue.message })) };
  const { texts, $schema: _, ...pack } = read.output;
  const twice = repeated([...pack.items, ...pack.actions, ...pack.hallucinations, pack.confusion].map(({ kind }) => kind).concat(pack.rooms, 'dark'));
  if (twice !== null) return { ok: false, error: [{ code: 'pack', path: twice, message: `the id "${twice}" is used twice` }] };
  // What passed is exactly a pack; the schema's own type only spells optional fields in another way.
  return { ok: true, value: texts ? { pack: pack as Pack, texts } : { pack: pack as Pack } };
}

function repeated(ids: readonly string[]): string | null {
  return ids.find((each, i) => ids.indexOf(each) < i) ?? null;
}
