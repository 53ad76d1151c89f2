// Reads packs of Asylum Escape. A pack is untrusted, so its ids, counts, texts and numbers are checked here. A pack
// that passes can be played. If a pack leaves out a list of cards, the list of the library's own pack is used. Cards
// under `more` are added to the lists, so a pack file may contain nothing but one additional Victim.
import * as v from 'valibot';
import { readPackFile, type AnyPackFile, type PackExtras } from '../../../../cards/pack-file.js';
import { address, languageSchema, text } from '../../../../cards/pack-language.js';
import { field, id, listOf, optional } from '../../../../cards/pack-schema-parts.js';
import { completePack, type PackAdditions } from '../../../../cards/complete-pack.js';
import type { Fault, Result } from '../../../../kernel/index.js';
import type { Pack } from '../card-index.js';
import { bloodlust, camoSabo, location, movement, patient, victim } from './card-schema.js';
import { faultAt } from './pack-faults.js';
import { momentFaults } from './effect-moments.js';
import { lists as names, nameFaults, pictureFaults, textFaults } from './name-checks.js';
import { needFaults } from './requirement-checks.js';

/**
 * The approximate maximum size of a pack in bytes of JSON: twice the size of the library's own cards with their texts.
 */
export const mostOfPack = 200_000;

/** The elements, and the parts of elements, whose messages a pack may translate. */
export const speakers = [
  'asylum-escape-game',
  'dice-pool',
  'house',
  'notebook',
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

/**
 * For each list of cards: the schema of a card, the minimum and maximum number of cards, a description, and an example.
 * Three of the minimums follow from the rules. Twelve Victims are enough for six players who each draw a second one.
 * Two Patients enter the building, one at setup and one on turn 3. One Special Patient enters on turn 5. AE-RUL-38,
 * AE-RUL-46
 */
const lists = {
  locations: [
    location,
    25,
    25,
    'The 25 rooms of the building, five of each colour.',
    [{ id: 'chapel', colour: 'staff' }],
  ],
  victims: [
    victim,
    12,
    40,
    'The Victims, each with a boon and a flaw.',
    [
      {
        id: 'skater',
        boon: { on: 'drew-movement', steps: [{ do: 'flip', heads: [{ do: 'move', whom: 'me', n: 1 }], tails: [] }] },
        flaw: { mods: { hand: -2, start: -1 } },
      },
    ],
  ],
  patients: [
    patient,
    2,
    40,
    'The Patients. One enters at the start of the match, and one in turn 3.',
    [
      {
        id: 'snowblind',
        start: 'greenhouse',
        colour: 'air',
        catches: [1, 3, 5],
        ability: { on: 'moved', steps: [{ do: 'crowded', what: 'column' }] },
      },
    ],
  ],
  specials: [
    patient,
    1,
    20,
    'The Special Patients. One enters in turn 5.',
    [
      {
        id: 'head-stoker',
        start: 'boiler-room',
        colour: 'service',
        catches: [1, 2, 4, 5],
        ability: { on: 'missed', steps: [{ do: 'limit-hand', whom: 'caught', n: 3 }] },
      },
    ],
  ],
  camoSabo: [camoSabo, 6, 120, 'The Camo/Sabo deck.'],
  movement: [
    movement,
    1,
    40,
    'The Movement deck; at least one card has a number.',
    [{ id: 'sleepwalk', count: 2, n: 2 }],
  ],
  bloodlust: [
    bloodlust,
    1,
    60,
    'The Bloodlust deck.',
    [
      {
        id: 'the-long-frost',
        steps: [
          { do: 'block', where: 'empty', against: 'victims', turns: 1 },
          { do: 'extra-move', which: 'chosen', n: 2 },
        ],
      },
    ],
  ],
} as const satisfies Record<string, readonly [v.GenericSchema, number, number, string, object?]>;
const listed = (least?: number) =>
  Object.fromEntries(
    Object.entries(lists).map(([name, [entry, min, max, description, example]]) => [
      name,
      optional(listOf(entry, least ?? min, max), description, example),
    ]),
  );

/** The form of a pack file. */
type Written = PackAdditions<Pick<Pack, (typeof names)[number]>> & PackExtras<Speaker> & { readonly $schema?: string };

export const packSchema = v.strictObject({
  /** Where an author's editor finds the JSON Schema of packs. */
  $schema: optional(
    v.string(),
    'The address of this schema, for your editor. The game ignores it.',
    './node_modules/nightward/cdn/asylum-escape-pack.schema.json',
  ),
  format: field(v.literal(1), 'The version of the pack format.', 1),
  id: field(id, 'The id of the pack: lower-case letters, digits and dashes.', 'night-shift'),
  ...listed(),
  /** Cards added to the lists; a card with an existing id replaces it. */
  more: optional(
    v.strictObject(listed(1)),
    'Cards that are added to those of the lists. A card with an existing id replaces that card.',
    {
      victims: [
        {
          id: 'skater',
          boon: { on: 'drew-movement', steps: [{ do: 'flip', heads: [{ do: 'move', whom: 'me', n: 1 }], tails: [] }] },
          flaw: { mods: { hand: -2, start: -1 } },
        },
      ],
    },
  ),
  /**
   * Names and texts by their keys: `cook`, `cook.boon`, `held-breath.text`, `back-stairs/richer`. A key that ends in
   * `.notes` holds a content warning, and a key that ends in `.calm` holds the softened version.
   */
  texts: optional(
    v.record(v.string(), text(600)),
    'Names and texts. "skater" is the name of a card or room, "footprints.text" says what a card does, "skater.boon" and "skater.flaw" describe the boon and the flaw of a Victim, "breath-on-the-glass/wipe" is a choice on a card, "skater.flavour" is flavour text, and "snowblind.notes" lists content warnings. A calm match uses the texts that end in ".calm" instead ("snowblind.calm", "snowblind.text.calm").',
    {
      snowblind: 'The Snowblind',
      'snowblind.text': 'After the Patients have moved, the column with the most Victims is announced.',
      'snowblind.notes': 'blindness, freezing',
      'snowblind.calm': 'The White Guest',
    },
  ),
  /**
   * The addresses of pictures, by the id of a card or room. A key that ends in `.token` is for the piece of a Patient.
   */
  pictures: optional(
    v.record(v.string(), address),
    'The addresses of pictures, by the id of a card or room; "snowblind.token" is a Patient in the house. Addresses are relative to this file, on the same host. A calm match shows none of these pictures.',
    { snowblind: 'snowed-in/snowblind.svg', 'snowblind.token': 'snowed-in/snowblind-token.svg' },
  ),
  /** The messages of the elements in the language of the pack, by element and message key. */
  language: optional(
    languageSchema(speakers),
    'What the table says, in the language of the pack. cdn/asylum-escape-words.json contains all messages in English, ready to translate.',
    { lang: 'es', words: { 'asylum-escape-game': { title: 'Asylum Escape' } } },
  ),
}) as unknown as v.GenericSchema<unknown, Written>;

/**
 * A pack file that has been read. Its pack is complete: lists that the file leaves out come from the library's own
 * pack.
 */
export type PackFile = AnyPackFile<Pack, Speaker>;

/**
 * Reads the pack in a JSON value, or returns its faults with their paths. The checks run in this order: form, ids,
 * requirements of the rules, steps, texts and pictures. If a check fails, all faults that it finds are returned, and
 * later checks do not run.
 * @param ownPack The library's own pack, which supplies the lists that are left out.
 */
export function parsePack(json: unknown, ownPack: Pack): Result<PackFile, readonly Fault[]> {
  const read = readPackFile(json, packSchema, mostOfPack, faultAt);
  return read.ok
    ? completePack(read.value, ownPack, {
        lists: names,
        checks: [nameFaults, needFaults, momentFaults],
        textFaults,
        pictureFaults,
      })
    : read;
}
