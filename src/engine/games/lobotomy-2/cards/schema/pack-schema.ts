// The schema of a pack of Lobotomy 2. A pack can come from anybody, so its names, numbers, effects and texts are
// checked here. Every pack that passes can be played. Lists that are left out are taken from the built-in pack, and
// `more` adds cards, so a pack can consist of a single new Scenario.
import * as v from 'valibot';
import { readPackFile, type AnyPackFile, type PackExtras } from '../../../../cards/pack-file.js';
import { address, languageSchema, text } from '../../../../cards/pack-language.js';
import { field, id, listOf, optional } from '../../../../cards/pack-schema-parts.js';
import { completePack, type PackAdditions } from '../../../../cards/complete-pack.js';
import type { Fault, Result } from '../../../../kernel/index.js';
import type { Pack } from '../card-index.js';
import {
  bossCard,
  character,
  difficulty,
  disorderCard,
  equipment,
  huntCard,
  locker,
  memory,
  monster,
  spawnCard,
  weapon,
} from './card-schema.js';
import { faultAt } from './pack-faults.js';
import { mapFaults, tileFaults } from './map-checks.js';
import { lists as names, nameFaults, pictureFaults, textFaults } from './name-checks.js';
import { needFaults } from './requirement-checks.js';
import { referenceFaults } from './reference-checks.js';
import { scenario, tile } from './scenario-schema.js';

/** The largest size of a pack, in bytes of JSON: about twice the size of the built-in cards and their texts. */
export const mostOfPack = 1_000_000;

/** The elements whose messages a pack can translate. */
export const speakers = [
  'lobotomy-game',
  'dice-pool',
  'tile-grid',
  'hunt-track',
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
 * For each list: the schema of its cards, the smallest and the largest number of cards, a description and perhaps an
 * example. A list in `more` may have a single card.
 */
const lists = {
  characters: [character, 5, 40, 'Characters: two sides, their Disorders, a Quest.'],
  disorders: [
    disorderCard,
    4,
    200,
    'Disorder cards of the four decks.',
    [{ id: 'tallying', deck: 'ocd', abilities: [{ type: 'active', cooldown: 2, steps: [{ do: 'heal', n: 1 }] }] }],
  ],
  weapons: [weapon, 3, 100, 'Weapons; at least three are "basic", so that everybody can start with one.'],
  equipment: [
    equipment,
    1,
    100,
    'Equipment, including Armor; at least one is "basic".',
    [
      {
        id: 'ash-apron',
        armor: true,
        mods: { dice: { blue: 1 } },
        rows: [{ cost: { rope: 2 }, mods: { dice: { blue: 1 } } }],
      },
    ],
  ],
  monsters: [monster, 1, 60, 'Monsters and Bosses; one Boss has "deck": "huntmaster".'],
  bossCards: [
    bossCard,
    0,
    60,
    'The cards that Bosses with a deck draw.',
    [{ id: 'long-stride', deck: 'huntmaster', movement: 3, attack: { dice: { red: 3 } } }],
  ],
  hunt: [
    huntCard,
    12,
    40,
    'Hunt Track Event cards; exactly one is the Aura.',
    [{ id: 'back-stairs', steps: [{ do: 'hunt', n: -1 }] }],
  ],
  spawns: [
    spawnCard,
    1,
    60,
    'Spawn cards; at least one spawns a Monster.',
    [{ id: 'cinders', kind: 'monster', slot: 1, colour: 'red' }],
  ],
  lockers: [
    locker,
    1,
    60,
    'Lockers: what a Search can find, and for how many successes.',
    [{ id: 'lunch-tin', meds: 1, junk: 2 }],
  ],
  difficulties: [
    difficulty,
    2,
    12,
    'Difficulty Modifier cards, each with four rows.',
    [
      {
        id: 'short-staff',
        rows: { easiest: { meds: 1 }, easier: { insanity: 0 }, harder: { insanity: 1 }, hardest: { insanity: 2 } },
      },
    ],
  ],
  tiles: [
    tile,
    1,
    24,
    'Map Tiles: Spaces on five by five cells, the boundaries between them, Spawn Points.',
    [
      {
        id: 'yard',
        board: {
          version: 1,
          spaces: [
            {
              id: 'A',
              cells: [
                [0, 0],
                [1, 0],
              ],
            },
            { id: 'B', cells: [[2, 0]] },
          ],
          boundaries: [{ between: ['A', 'B'], kind: 'open' }],
        },
      },
    ],
  ],
  scenarios: [scenario, 1, 24, 'Scenarios and Nightmares; at least three Nightmares, or none.'],
  memories: [
    memory,
    0,
    60,
    'Lost memories of Characters.',
    [{ id: 'clocking-in', character: 'ian-mcfellow', steps: [{ do: 'heal', n: 1 }], own: [{ do: 'insanity', n: 1 }] }],
  ],
} as const satisfies Record<string, readonly [v.GenericSchema, number, number, string, object?]>;
const listed = (least?: number) =>
  Object.fromEntries(
    Object.entries(lists).map(([name, [entry, min, max, description, example]]) => [
      name,
      optional(listOf(entry, least ?? min, max), description, example),
    ]),
  );

/** A pack file as JSON. */
type PackJson = PackAdditions<Pick<Pack, (typeof names)[number]>> & PackExtras<Speaker> & { readonly $schema?: string };

export const packSchema = v.strictObject({
  /** The address of the JSON Schema, for the author's editor. */
  $schema: optional(
    v.string(),
    'The address of this schema, for your editor. The game ignores it.',
    './node_modules/nightward/cdn/lobotomy-2-pack.schema.json',
  ),
  format: field(v.literal(1), 'The version of the pack format.', 1),
  id: field(id, 'The id of the pack: lower-case letters, digits and dashes.', 'night-shift'),
  ...listed(),
  /** Additional cards. A card with an existing id replaces that card. */
  more: optional(
    v.strictObject(listed(1)),
    'Cards that are added to those of the lists. A card with an existing id replaces that card.',
    {
      weapons: [
        {
          id: 'clinker-rake',
          key: 'strength',
          threshold: 3,
          mods: { range: [0, 1], dice: { green: 1 } },
          rows: [{ cost: { pipe: 1, any: 1 }, skilled: true, mods: { bolt: { keywords: ['fire'] } } }],
        },
      ],
    },
  ),
  /**
   * Texts by key, such as `hellhound`, `hellhound.text`, `ward.A`, `S5-A.text` and `act.open-hatch`. Keys that end in
   * `.notes` hold content warnings. In a calm match, the text `<key>.calm` replaces the text `<key>`.
   */
  texts: optional(
    v.record(v.string(), text(1200)),
    'Names and texts. "coal-man" is the name of a card, "coal-man.text" says what it does, "coal-man.flavour" is its flavour text, and "coal-man.notes" lists its content warnings; "ward.A" is a Space, "S5-A" a Chapter, "act.bank-fire" an act. A calm match uses the texts that end in ".calm" instead ("coal-man.calm", "coal-man.text.calm").',
    {
      'coal-man': 'Coal Man',
      'coal-man.flavour': 'He was delivered in October, by the hundredweight.',
      'coal-man.notes': 'fire',
      'coal-man.calm': 'Stoker',
    },
  ),
  /**
   * Addresses of pictures by card id. If a key ends in `.token`, the picture shows a Monster on the map. If a key ends
   * in `.calm`, the picture is used in calm matches.
   */
  pictures: optional(
    v.record(v.string(), address),
    'The addresses of pictures, by the id of the card; "coal-man.token" is a Monster on the map. Addresses are relative to this file, on the same host. A calm match uses the pictures that end in ".calm" instead.',
    { 'coal-man': 'third-shift/coal-man.svg', 'coal-man.token': 'third-shift/coal-man-token.svg' },
  ),
  /** Translations of messages into the language of the pack, by element and message key. */
  language: optional(
    languageSchema(speakers),
    'What the table says, in the language of the pack. cdn/lobotomy-2-words.json contains all messages in English, ready to translate.',
    { lang: 'es', words: { 'lobotomy-game': { title: 'Lobotomy 2' } } },
  ),
}) as unknown as v.GenericSchema<unknown, PackJson>;

/** A pack file that has been read. Its pack is complete: lists of the built-in pack replace missing lists. */
export type PackFile = AnyPackFile<Pack, Speaker>;

/**
 * Returns the pack, or its faults with their paths. The form, names, maps and other parts are checked one after the
 * other. If a check fails, only its faults are returned.
 * @param ownPack The built-in pack, whose lists replace missing lists.
 */
export function parsePack(json: unknown, ownPack: Pack): Result<PackFile, readonly Fault[]> {
  const read = readPackFile(json, packSchema, mostOfPack, faultAt);
  return read.ok
    ? completePack(read.value, ownPack, {
        lists: names,
        checks: [nameFaults, tileFaults, referenceFaults, needFaults, mapFaults],
        textFaults,
        pictureFaults,
      })
    : read;
}
