// What a pack of Sanitarium cards looks like from outside. A pack is a stranger's program: names, counts, verbs and numbers
// are checked here, and what passes can be run.
import * as v from 'valibot';
import { readPackFile, type AnyPackFile } from '../../../../cards/pack-file.js';
import { address, languageSchema, text as textOf } from '../../../../cards/pack-language.js';
import { field, id, optional, step, integer } from '../../../../cards/pack-schema-parts.js';
import type { Fault, Result } from '../../../../kernel/index.js';
import type { Modifier, Pack } from '../card-types.js';
import { faultAt } from './pack-faults.js';

/** What a field is that stands in several places, with an example of it. */
const about = {
  n: ['How many, or how far.', 2],
  reach: ['How many doorways away at most: 0 the own space, 1 the next ones, 99 the whole map.', 1],
  kind: ['The id of the card, used once in the pack, and no word of the table itself.', 'storm-lantern'],
  value: ['Worth in Sanity when it is laid down; of a Hallucination, what it costs to be rid of it.', 2],
  when: [
    'The moment at which it can be used: in the own Actions phase (if left out), after the own roll, or instead of making a Horror Roll.',
    'dice',
  ],
  steps: ['What it does, one after the other.', [{ do: 'walk', n: 2 }]],
  mods: ['What it changes while it lies in front of a player. Values of all cards there are added up.', { horror: -1 }],
} as const;

/** About how many bytes of JSON a pack may have: twice what the longest texts need. */
export const mostOfPack = 200_000;

const few = integer(-9, 9);
const count = integer(1, 9);
const reach = integer(0, 99);
const worth = integer(0, 9);

/** Every verb of a card, with what it takes. */
const effect = v.variant('do', [
  step('walk', 'Go through up to n doorways without spending a point.', { n: 2 }, { n: field(count, ...about.n) }),
  step('to-room', 'Go to any Room on the map.'),
  step('gain-ap', 'Gain, or lose, Action Points.', { n: 2 }, { n: field(few, ...about.n) }),
  step('change-mp', 'Change the Monster Points, never below none.', { n: -2 }, { n: field(few, ...about.n) }),
  step('gain-sanity', 'Hold that much Sanity for this turn.', { n: 2 }, { n: field(count, ...about.n) }),
  step('reroll', 'Roll one die again; goes with "when": "dice".'),
  step('set-die', 'Turn one die to any value; goes with "when": "dice".'),
  step('ignore-horror', 'Make no Horror Roll; goes with "when": "horror".'),
  step('horror-roll', 'Make a Horror Roll.'),
  step(
    'explore',
    'Draw a card and lay it.',
    { where: 'next' },
    {
      where: field(
        v.picklist(['anywhere', 'next']),
        'Where the card may be laid: "next" to the player, or "anywhere".',
        'next',
      ),
    },
  ),
  step(
    'peek',
    'Look at up to n face-down cards within reach.',
    { n: 1, reach: 2 },
    { n: field(count, ...about.n), reach: field(reach, ...about.reach) },
  ),
  step('search-free', 'Search without spending a point.'),
  step(
    'take-item',
    'Take an unprotected Item from somebody within reach, or hand one over where all play together.',
    { reach: 1 },
    { reach: field(reach, ...about.reach) },
  ),
  step('draw-bottom', 'Take the last card under the deck.'),
  step('close-door', 'A doorway of the own space stays shut until the own next turn.'),
  step(
    'push-monster',
    'Move a monster within reach up to n spaces.',
    { n: 1, reach: 1 },
    { n: field(count, ...about.n), reach: field(reach, ...about.reach) },
  ),
  step('lull', 'No monster moves in the own next Creeping Darkness.'),
  step(
    'remove-monster',
    'A monster within reach leaves the map.',
    { reach: 1 },
    { reach: field(reach, ...about.reach) },
  ),
  step('place-monster', 'A monster comes in at a Dark Hallway.'),
  step('gain-hallucination', 'Suffer a Hallucination.'),
  step('drop-hallucination', 'Be rid of a Hallucination.'),
  step('hide', 'Be safe from monsters until the own next turn.'),
]);

const steps = v.pipe(v.array(effect), v.minLength(1), v.maxLength(8));
const yes = v.literal(1);
/** What costs less than it does would cost nothing, and could be done without end. */
const more = integer(0, 9);
const changes = v.partial(
  v.strictObject({
    horror: field(few, 'Added to the result of Horror Rolls.', -1),
    'first-move': field(more, 'Added to the cost of the first Move of a turn.', 1),
    search: field(more, 'Added to the cost of a Search.', 1),
    ap: field(few, 'Added to the Action Points of a turn.', -1),
    worth: field(few, 'Added to what each card laid down is worth.', -1),
    creep: field(yes, 'The nearest monster steps once more in Creeping Darkness.', 1),
    'no-jump': field(yes, 'No slipping from Room to Room.', 1),
    'no-concentrate': field(yes, 'No Concentration.', 1),
    'move-first': field(yes, 'The first act of a turn that costs points has to be a Move.', 1),
    'neighbour-die': field(yes, 'The left neighbour takes the die.', 1),
  } satisfies Record<Modifier, unknown>),
);
const when = v.picklist(['actions', 'dice', 'horror']);
const words = v.record(v.string(), textOf(400));

/** Elements and parts of elements that say something. */
export const speakers = [
  'sanitarium-game',
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
  $schema: optional(
    v.string(),
    'The address of this schema, so that an editor helps; the game passes it over.',
    './node_modules/nightward/cdn/sanitarium-pack.schema.json',
  ),
  format: field(v.literal(1), 'The version of this form.', 1),
  id: field(id, 'The name of the pack: lower-case letters, digits and dashes.', 'night-shift'),
  items: field(
    v.pipe(
      v.array(
        v.strictObject({
          kind: field(id, ...about.kind),
          value: field(worth, ...about.value),
          use: field(
            v.picklist(['passive', 'free', 'discard']),
            '"passive" works by its mods while it lies there, "free" is used once a turn, "discard" goes under the deck when it is used.',
            'free',
          ),
          when: optional(when, ...about.when),
          steps: optional(steps, ...about.steps),
          mods: optional(changes, ...about.mods),
        }),
      ),
      v.length(13),
    ),
    '13 kinds of Items. Two copies of each are in the deck, and each is also a Safe Thing.',
    [{ kind: 'storm-lantern', value: 2, use: 'free', steps: [{ do: 'push-monster', n: 1, reach: 1 }] }],
  ),
  actions: field(
    v.pipe(
      v.array(
        v.strictObject({
          kind: field(id, ...about.kind),
          value: field(worth, ...about.value),
          when: optional(when, ...about.when),
          steps: field(steps, ...about.steps),
        }),
      ),
      v.length(5),
    ),
    '5 kinds of Actions. Two copies of each are in the deck; a used one is discarded.',
    [{ kind: 'long-strides', value: 1, steps: [{ do: 'walk', n: 2 }] }],
  ),
  rooms: field(v.pipe(v.array(id), v.length(9)), 'The ids of 9 Rooms. They have a name in "texts" and do nothing.', [
    'sluice',
    'night-desk',
  ]),
  dark: field(v.literal(9), 'How many Dark Hallways there are: always 9.', 9),
  hallucinations: field(
    v.pipe(
      v.array(
        v.strictObject({
          kind: field(id, ...about.kind),
          value: field(worth, ...about.value),
          mods: optional(changes, ...about.mods),
        }),
      ),
      v.length(9),
    ),
    '9 Hallucinations, one copy of each.',
    [{ kind: 'ether', value: 3, mods: { horror: 1 } }],
  ),
  confusion: field(
    v.strictObject({
      kind: field(id, ...about.kind),
      value: field(worth, ...about.value),
      mods: optional(changes, ...about.mods),
    }),
    'The Confusion that each player begins with; four copies.',
    { kind: 'muddle', value: 3, mods: { 'first-move': 1 } },
  ),
  /** Words by card kind, as in our own tables: `kind`, `kind.text`, `kind.flavour`, `kind.notes`, `kind.safe`; `….calm` in place of them. */
  texts: optional(
    words,
    'Words by card: "pager" is the name, "pager.text" what it says, "pager.flavour" a line of mood, "pager.notes" what may distress, "pager.safe" the line of mood of its Safe Thing. Only cards of this pack, and "dark", the Dark Hallway: "dark.flavour" is for all nine, "dark.1.flavour" for one. With ".calm" at its end ("pager.calm", "pager.text.calm", "pager.flavour.calm", "pager.safe.calm") it is what a calm game says instead, if the card has notes.',
    { pager: 'Pager', 'pager.text': 'Once a turn: call, and any monster moves one space.', dark: 'Unlit Corridor' },
  ),
  /** Addresses of pictures by card kind, `dark.1` … `dark.9`, `table.back` and `table.monster`; `….calm` in place of them. */
  pictures: optional(
    v.record(v.string(), address),
    'Pictures by card id, "dark.1" or "dark" for Dark Hallways, "table.back" for cards that lie face down and "table.monster" for monsters: addresses relative to this file, on the same host. A card without one has no picture. With ".calm" at its end ("pager.calm", "table.monster.calm") it is what a calm game shows instead of what distresses.',
    { pager: 'pictures/pager.webp', 'table.monster': 'pictures/matron.svg' },
  ),
  /** What the table says, in the language of the pack: by the element that says it, and the key of the message. */
  language: optional(
    languageSchema(speakers),
    'What the table says, in the language of the pack. cdn/sanitarium-words.json has all of it in English, to be translated.',
    { lang: 'es', words: { 'sanitarium-game': { title: 'El sanatorio' } } },
  ),
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
