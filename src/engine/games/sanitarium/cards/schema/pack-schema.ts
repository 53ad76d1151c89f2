// Reads packs of Sanitarium cards. A pack is untrusted, so its ids, counts, effects and numbers are checked here. A
// pack that passes can be played.
import * as v from 'valibot';
import { readPackFile, type AnyPackFile } from '../../../../cards/pack-file.js';
import { address, languageSchema, text as textOf } from '../../../../cards/pack-language.js';
import { field, id, optional, step, integer } from '../../../../cards/pack-schema-parts.js';
import type { Fault, Result } from '../../../../kernel/index.js';
import type { Modifier, Pack } from '../card-types.js';
import { faultAt } from './pack-faults.js';

/** Descriptions and examples of fields that occur in several places. */
const about = {
  n: ['How many, or how far.', 2],
  reach: ['The greatest distance in doorways: 0 is your own space, 1 the neighbouring spaces, 99 the whole map.', 1],
  kind: [
    'The id of the card. Each id is used only once in the pack, and is not a message key of the table.',
    'storm-lantern',
  ],
  value: ['What the card is worth in Sanity. For a Hallucination: the price of getting rid of it.', 2],
  when: [
    'When the card can be used: "actions" is during the player’s actions (the default), "dice" after the player has rolled the dice, "horror" instead of a Horror Roll.',
    'dice',
  ],
  steps: ['What the card does, in order.', [{ do: 'walk', n: 2 }]],
  mods: [
    'What the card changes while it lies in front of a player. The values of all cards there are added up.',
    { horror: -1 },
  ],
} as const;

/**
 * The approximate limit for a pack, in bytes of JSON. It is twice the size of a pack with the longest allowed texts.
 */
export const mostOfPack = 200_000;

const few = integer(-9, 9);
const count = integer(1, 9);
const reach = integer(0, 99);
const worth = integer(0, 9);

/** Every effect of a card, with its fields. */
const effect = v.variant('do', [
  step(
    'walk',
    'Move through up to n doorways without spending Action Points.',
    { n: 2 },
    { n: field(count, ...about.n) },
  ),
  step('to-room', 'Go to any Room on the map.'),
  step('gain-ap', 'Gain Action Points, or lose them if n is negative.', { n: 2 }, { n: field(few, ...about.n) }),
  step(
    'change-mp',
    'Add Monster Points, or remove them if n is negative; they never fall below 0.',
    { n: -2 },
    { n: field(few, ...about.n) },
  ),
  step('gain-sanity', 'Gain n Sanity for this turn.', { n: 2 }, { n: field(count, ...about.n) }),
  step('reroll', 'Reroll one die; needs "when": "dice".'),
  step('set-die', 'Set one die to any value; needs "when": "dice".'),
  step('ignore-horror', 'Skip the Horror Roll; needs "when": "horror".'),
  step('horror-roll', 'Make a Horror Roll.'),
  step(
    'explore',
    'Draw a card and lay it on the map.',
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
  step('search-free', 'Search without spending Action Points.'),
  step(
    'take-item',
    'Take an unprotected Item from a player within reach; in the co-operative game, give an Item to that player.',
    { reach: 1 },
    { reach: field(reach, ...about.reach) },
  ),
  step('draw-bottom', 'Take the bottom card of the deck.'),
  step('close-door', 'Close a doorway of your own space until your next turn.'),
  step(
    'push-monster',
    'Push a monster within reach up to n spaces.',
    { n: 1, reach: 1 },
    { n: field(count, ...about.n), reach: field(reach, ...about.reach) },
  ),
  step('lull', 'No monster moves in your next Creeping Darkness.'),
  step(
    'remove-monster',
    'Remove a monster within reach from the map.',
    { reach: 1 },
    { reach: field(reach, ...about.reach) },
  ),
  step('place-monster', 'Place a monster on a Dark Hallway.'),
  step('gain-hallucination', 'Suffer a Hallucination.'),
  step('drop-hallucination', 'Get rid of a Hallucination.'),
  step('hide', 'Monsters do not hunt you until your next turn.'),
]);

const steps = v.pipe(v.array(effect), v.minLength(1), v.maxLength(8));
const yes = v.literal(1);
/** These numbers cannot be negative, because an act that costs nothing could be repeated forever. */
const more = integer(0, 9);
const changes = v.partial(
  v.strictObject({
    horror: field(few, 'Added to the result of Horror Rolls.', -1),
    'first-move': field(more, 'Added to the cost of the first Move of a turn.', 1),
    search: field(more, 'Added to the cost of a Search.', 1),
    ap: field(few, 'Added to the Action Points of a turn.', -1),
    worth: field(few, 'Added to what each card is worth that is laid down as payment.', -1),
    creep: field(yes, 'The nearest monster moves one more step in Creeping Darkness.', 1),
    'no-jump': field(yes, 'The player cannot jump from Room to Room.', 1),
    'no-concentrate': field(yes, 'The player cannot Concentrate.', 1),
    'move-first': field(yes, 'The first action of a turn that costs Action Points has to be a Move.', 1),
    'neighbour-die': field(yes, 'The player on the left chooses this player’s die.', 1),
  } satisfies Record<Modifier, unknown>),
);
const when = v.picklist(['actions', 'dice', 'horror']);
const words = v.record(v.string(), textOf(400));

/** The elements, and parts of elements, that have messages. */
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
  $schema: optional(
    v.string(),
    'The address of this schema, for your editor. The game ignores it.',
    './node_modules/nightward/cdn/sanitarium-pack.schema.json',
  ),
  format: field(v.literal(1), 'The version of the pack format.', 1),
  id: field(id, 'The id of the pack: lower-case letters, digits and dashes.', 'night-shift'),
  items: field(
    v.pipe(
      v.array(
        v.strictObject({
          kind: field(id, ...about.kind),
          value: field(worth, ...about.value),
          use: field(
            v.picklist(['passive', 'free', 'discard']),
            'How the Item is used. "passive": its mods apply while it lies in front of the player. "free": it can be used once a turn. "discard": it goes to the bottom of the deck when it is used.',
            'free',
          ),
          when: optional(when, ...about.when),
          steps: optional(steps, ...about.steps),
          mods: optional(changes, ...about.mods),
        }),
      ),
      v.length(13),
    ),
    '13 kinds of Items. The deck has two copies of each, and each can also be a Safe Thing.',
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
    '5 kinds of Actions. The deck has two copies of each. An Action is discarded when it is used.',
    [{ kind: 'long-strides', value: 1, steps: [{ do: 'walk', n: 2 }] }],
  ),
  rooms: field(v.pipe(v.array(id), v.length(9)), 'The ids of 9 Rooms. A Room has a name in "texts" and no effect.', [
    'sluice',
    'night-desk',
  ]),
  dark: field(v.literal(9), 'The number of Dark Hallways: always 9.', 9),
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
    'The Confusion that each player starts with; four copies.',
    { kind: 'muddle', value: 3, mods: { 'first-move': 1 } },
  ),
  texts: optional(
    words,
    'The names and texts of the cards of this pack. "pager" is the name, "pager.text" says what the card does, "pager.flavour" is its flavour text, "pager.safe" is the flavour text on its Safe Thing, and "pager.notes" lists its content warnings. "dark" is the name of the Dark Hallways; "dark.flavour" applies to all nine, "dark.1.flavour" to one. If a card has content warnings, a calm match uses the texts that end in ".calm" instead: "pager.calm", "pager.text.calm", "pager.flavour.calm", "pager.safe.calm".',
    { pager: 'Pager', 'pager.text': 'Once a turn: call, and any monster moves one space.', dark: 'Unlit Corridor' },
  ),
  pictures: optional(
    v.record(v.string(), address),
    'The addresses of pictures, by the id of the card. "dark" is for all Dark Hallways, "dark.1" for one, "table.back" for the back of cards, and "table.monster" for monsters. Addresses are relative to this file, on the same host. A card without an address has no picture. A calm match uses the pictures that end in ".calm" instead ("pager.calm", "table.monster.calm").',
    { pager: 'pictures/pager.webp', 'table.monster': 'pictures/matron.svg' },
  ),
  language: optional(
    languageSchema(speakers),
    'What the table says, in the language of the pack. cdn/sanitarium-words.json contains all messages in English, ready to translate.',
    { lang: 'es', words: { 'sanitarium-game': { title: 'El sanatorio' } } },
  ),
});

export type PackFile = AnyPackFile<Pack, Speaker>;

/** Reads a pack from a JSON value. If the value is not a valid pack, returns every fault with its path. */
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
  // The checked value is a valid `Pack`. The cast is needed only because the type of the schema declares optional
  // fields differently.
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

/** The paths at which each id is defined. */
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
