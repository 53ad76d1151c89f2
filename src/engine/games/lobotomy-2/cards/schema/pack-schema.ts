// What a pack of Lobotomy 2 looks like from outside. A pack is a stranger's program: names, counts, words and numbers are checked
// here, and what passes can be run. A list that is left out is ours, and `more` adds to it: a house Scenario is a file of one.
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

/** About how many bytes of JSON a pack may have: twice what all our cards and their words need. */
export const mostOfPack = 1_000_000;

/** Elements and parts of elements that say something. */
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

/** Each list: its cards, what it is and an example of it, with the fewest and the most that it may have; of what is added there may be as many, and one is enough. */
const lists = {
  characters: [character, 5, 40, 'Characters: two sides, their Disorders, a Quest.'],
  disorders: [
    disorderCard,
    4,
    200,
    'Disorder cards of the four decks.',
    [{ id: 'tallying', deck: 'ocd', abilities: [{ type: 'active', cooldown: 2, steps: [{ do: 'heal', n: 1 }] }] }],
  ],
  weapons: [weapon, 3, 100, 'Weapons; three at least are "basic", so that everybody can begin with one.'],
  equipment: [
    equipment,
    1,
    100,
    'Equipment, Armor too; one at least is "basic".',
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
    'What Bosses with a deck draw.',
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
    'Spawn cards; one at least is of a Monster.',
    [{ id: 'cinders', kind: 'monster', slot: 1, colour: 'red' }],
  ],
  lockers: [locker, 1, 60, 'Faces of Lockers: what a Search finds there.', [{ id: 'lunch-tin', meds: 1, junk: 2 }]],
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
    'Map Tiles: Spaces on five by five cells, what stands between them, Spawn Points.',
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
  scenarios: [scenario, 1, 24, 'Scenarios and Nightmares; of Nightmares three or none.'],
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
    Object.entries(lists).map(([name, [of, min, max, description, example]]) => [
      name,
      optional(listOf(of, least ?? min, max), description, example),
    ]),
  );

/** What a file says. */
type Written = PackAdditions<Pick<Pack, (typeof names)[number]>> & PackExtras<Speaker> & { readonly $schema?: string };

export const packSchema = v.strictObject({
  /** Where an author's editor finds the JSON form of this schema. */
  $schema: optional(
    v.string(),
    'The address of this schema, so that an editor helps; the game passes it over.',
    './node_modules/nightward/cdn/lobotomy-2-pack.schema.json',
  ),
  format: field(v.literal(1), 'The version of this form.', 1),
  id: field(id, 'The name of the pack: lower-case letters, digits and dashes.', 'night-shift'),
  ...listed(),
  /** Cards beside those of the lists; one with an id that is there takes its place. */
  more: optional(
    v.strictObject(listed(1)),
    'Cards beside those of the lists; one with an id that is there takes its place.',
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
  /** Words by name, as in our own tables: `hellhound`, `hellhound.text`, `ward.A`, `S5-A.text`, `act.open-hatch`; `….notes` says what may distress, `….calm` stands in its place. */
  texts: optional(
    v.record(v.string(), text(1200)),
    'Words by name: "coal-man" is the name of a card, "coal-man.text" what it says, "coal-man.flavour" a line of mood, "coal-man.notes" what may distress; "ward.A" a Space, "S5-A" a Chapter, "act.bank-fire" what can be done. With ".calm" at its end ("coal-man.calm", "coal-man.text.calm") it is what a calm game says instead.',
    {
      'coal-man': 'Coal Man',
      'coal-man.flavour': 'He was delivered in October, by the hundredweight.',
      'coal-man.notes': 'fire',
      'coal-man.calm': 'Stoker',
    },
  ),
  /** Addresses of pictures by card id, `….token` for a Monster on the map; `….calm` in place of either. */
  pictures: optional(
    v.record(v.string(), address),
    'Pictures by card id, and by "coal-man.token" a Monster on the map: addresses relative to this file, on the same host. With ".calm" at its end it is what a calm game shows instead.',
    { 'coal-man': 'third-shift/coal-man.svg', 'coal-man.token': 'third-shift/coal-man-token.svg' },
  ),
  /** What the table says, in the language of the pack: by the element that says it, and the key of the message. */
  language: optional(
    languageSchema(speakers),
    'What the table says, in the language of the pack. cdn/lobotomy-2-words.json has all of it in English, to be translated.',
    { lang: 'es', words: { 'lobotomy-game': { title: 'Lobotomy 2' } } },
  ),
}) as unknown as v.GenericSchema<unknown, Written>;

/** Its pack is whole: with our lists where it leaves some out. */
export type PackFile = AnyPackFile<Pack, Speaker>;

/**
 * The pack in a JSON value, or its faults, each with its path: all of the first kind that there are (its form, its names, its maps).
 * @param own Our pack, of which is taken what the other leaves out.
 */
export function parsePack(json: unknown, own: Pack): Result<PackFile, readonly Fault[]> {
  const read = readPackFile(json, packSchema, mostOfPack, faultAt);
  return read.ok
    ? completePack(read.value, own, {
        lists: names,
        checks: [nameFaults, tileFaults, referenceFaults, needFaults, mapFaults],
        textFaults,
        pictureFaults,
      })
    : read;
}
