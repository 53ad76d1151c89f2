// What a pack of Sanitarium cards looks like from outside. A pack is a stranger's program: names, counts, verbs and numbers
// are checked here, and what passes can be run.
import * as v from 'valibot';
import { readPackFile, type AnyPackFile } from '../../../../cards/pack-file.js';
import { address, languageSchema, text as textOf } from '../../../../cards/pack-language.js';
import { id, integer } from '../../../../cards/pack-schema-parts.js';
import type { Fault, Result } from '../../../../kernel/index.js';
import type { Mod, Pack } from '../card-index.js';
import { faultAt } from './pack-faults.js';

/** About how many bytes of JSON a pack may have: twice what the longest texts need. */
export const mostOfPack = 200_000;

const few = integer(-9, 9);
const count = integer(1, 9);
const reach = integer(0, 99);
const worth = integer(0, 9);
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
const yes = v.literal(1);
/** What costs less than it does would cost nothing, and could be done without end. */
const more = integer(0, 9);
const changes = v.partial(
  v.strictObject({
    horror: few,
    'first-move': more,
    search: more,
    ap: few,
    worth: few,
    creep: yes,
    'no-jump': yes,
    'no-concentrate': yes,
    'move-first': yes,
    'neighbour-die': yes,
  } satisfies Record<Mod, unknown>),
);
const when = v.picklist(['actions', 'dice', 'horror']);
const words = v.record(v.string(), textOf(400));

/** Elements and parts of elements that say something. */
export const speakers = [
  'sanitarium-game',
  'sanitarium-guide',
  'dice-pool',
  'tile-grid',
  'card-hand',
  'choices',
  'log',
  'why',
  'rule',
  'rule-panel',
  'match-replay',
  'rules-example',
  'share-panel',
] as const;
export type Speaker = (typeof speakers)[number];

export const packSchema = v.strictObject({
  /** Where an author's editor finds the JSON form of this schema. */
  $schema: v.exactOptional(v.string()),
  format: v.literal(1),
  id,
  items: v.pipe(
    v.array(
      v.strictObject({
        kind: id,
        value: worth,
        use: v.picklist(['passive', 'free', 'discard']),
        when: v.exactOptional(when),
        steps: v.exactOptional(steps),
        mods: v.exactOptional(changes),
      }),
    ),
    v.length(13),
  ),
  actions: v.pipe(v.array(v.strictObject({ kind: id, value: worth, when: v.exactOptional(when), steps })), v.length(5)),
  rooms: v.pipe(v.array(id), v.length(9)),
  dark: v.literal(9),
  hallucinations: v.pipe(
    v.array(v.strictObject({ kind: id, value: worth, mods: v.exactOptional(changes) })),
    v.length(9),
  ),
  confusion: v.strictObject({ kind: id, value: worth, mods: v.exactOptional(changes) }),
  /** Words by card kind, as in our own tables: `kind`, `kind.text`, `kind.flavour`, `kind.notes`, `kind.safe`; `….calm` in place of them. */
  texts: v.exactOptional(words),
  /** Addresses of pictures by card kind, `dark.1` … `dark.9`, `table.back` and `table.monster`; `….calm` in place of them. */
  pictures: v.exactOptional(v.record(v.string(), address)),
  /** What the table says, in the language of the pack: by the element that says it, and the key of the message. */
  language: v.exactOptional(languageSchema(speakers)),
});

export type PackFile = AnyPackFile<Pack, Speaker>;

/** The pack in a JSON value, or all its faults, each with its path. */
export function parsePack(json: unknown): Result<PackFile, readonly Fault[]> {
  const read = readPackFile(json, packSchema, mostOfPack, faultAt);
  if (!read.ok) return read;
  const { texts = {}, pictures = {}, language, $schema: _, ...pack } = read.value;
  const names = namesOf(pack);
  const kinds = new Set([...names.keys(), ...Array.from({ length: pack.dark }, (_, i) => `dark.${i + 1}`)]);
  const faults = [
    ...[...names].flatMap(([name, paths]) => paths.slice(1).map((path) => faultAt(path, 'id-twice', { id: name }))),
    ...Object.keys(texts).flatMap((key) =>
      kinds.has(key.replace(/(\.notes|(\.(text|flavour|safe))?(\.calm)?)$/, ''))
        ? []
        : [faultAt(`texts/${key}`, 'text-foreign')],
    ),
    ...Object.keys(pictures).flatMap((key) =>
      kinds.has(key.replace(/\.calm$/, '')) || /^table\.(back|monster)(\.calm)?$/.test(key)
        ? []
        : [faultAt(`pictures/${key}`, 'picture-foreign')],
    ),
  ];
  if (faults.length > 0) return { ok: false, error: faults };
  // What passed is exactly a pack; the schema's own type only spells optional fields in another way.
  return {
    ok: true,
    value: {
      pack: pack as Pack,
      ...(read.value.texts && { texts }),
      ...(read.value.pictures && { pictures }),
      ...(language && { language }),
    },
  };
}

/** Where each id is given. */
function namesOf({
  items,
  actions,
  hallucinations,
  confusion,
  rooms,
}: Pick<v.InferOutput<typeof packSchema>, 'items' | 'actions' | 'hallucinations' | 'confusion' | 'rooms'>): Map<
  string,
  string[]
> {
  const names = new Map([['dark', ['dark']]]);
  const add = (name: string, path: string): void => {
    names.set(name, [...(names.get(name) ?? []), path]);
  };
  for (const [list, cards] of Object.entries({ items, actions, hallucinations }))
    cards.forEach(({ kind }, i) => {
      add(kind, `${list}/${i}/kind`);
    });
  rooms.forEach((room, i) => {
    add(room, `rooms/${i}`);
  });
  add(confusion.kind, 'confusion/kind');
  return names;
}
