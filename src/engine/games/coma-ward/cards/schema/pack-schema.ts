// Reads packs of Coma Ward. A pack is untrusted, so its ids, counts, texts and numbers are checked here. A pack that
// passes can be played. If a pack leaves out a list of cards, the list of the library's own pack is used. Cards under
// `more` are added to the lists, so a pack file may contain nothing but one additional Room.
import * as v from 'valibot';
import { completePack, type PackAdditions } from '../../../../cards/complete-pack.js';
import { readPackFile, type AnyPackFile, type PackExtras } from '../../../../cards/pack-file.js';
import { address, languageSchema, text } from '../../../../cards/pack-language.js';
import { field, id, listOf, optional } from '../../../../cards/pack-schema-parts.js';
import type { Fault, Result } from '../../../../kernel/index.js';
import type { Pack } from '../card-types.js';
import { boardFaults } from './board-checks.js';
import { board, elevator, entity, hallucination, item, neurosis, quirk, room } from './card-schema.js';
import { lists as names, nameFaults, pictureFaults, textFaults } from './name-checks.js';
import { faultAt } from './pack-faults.js';
import { needFaults } from './requirement-checks.js';

/**
 * The approximate maximum size of a pack in bytes of JSON: about twice the size of the library's own cards with all
 * their texts.
 */
export const mostOfPack = 500_000;

/** The elements, and the parts of elements, whose messages a pack may translate. */
export const speakers = [
  'coma-ward-game',
  'dice-pool',
  'tile-grid',
  'card-hand',
  'choices',
  'log',
  'patient-mat',
  'why',
  'rule',
  'rule-panel',
  'match-replay',
  'rules-example',
  'share-panel',
] as const;
export type Speaker = (typeof speakers)[number];

const exampleNeurosis = {
  id: 'sleepless',
  adrenaline: 'focus',
  front: [
    { timing: 'free', then: [{ do: 'grant-moves', n: 1 }] },
    { timing: 'free', then: [{ do: 'bonus-dice', on: 'focus', n: 1, for: 'check' }] },
    { timing: 'end', if: { of: 'others-here', most: 0 }, then: [{ do: 'gain-terror', n: 1 }] },
  ],
  hidden: [
    { timing: 'free', then: [{ do: 'grant-moves', n: 1 }] },
    { timing: 'free', then: [{ do: 'grant-moves', n: 2 }] },
    { timing: 'end', then: [{ do: 'lose-terror', n: 1 }] },
  ],
};
const exampleRoom = { id: 'night-kiosk', first: { on: 'endMove', then: [{ do: 'draw-item', n: 1 }] } };

/**
 * For each list of cards: the schema of a card, the minimum and maximum number of cards, a description, and an example.
 * Six players each draw a Quirk and choose a Neurosis, and up to five of them become Entities. CW-SET-05, CW-SET-07,
 * CW-ENT-01
 */
const lists = {
  items: [
    item,
    5,
    120,
    'The Item deck: at least one Clue of each kind, and at least 8 pieces of Medicine.',
    [{ id: 'thermos', type: 'food', effect: [{ do: 'gain-health', n: 1 }], shared: true }],
  ],
  rooms: [room, 1, 60, 'The Room Cards, at least one for each letter R of the board.', [exampleRoom]],
  hallucinationRooms: [
    room,
    1,
    40,
    'The Hallucination Rooms, which take the place of Room Cards.',
    [{ id: 'ward-of-snow', endTurn: [{ do: 'gain-terror', n: 1 }] }],
  ],
  hallucinations: [
    hallucination,
    1,
    200,
    'The Hallucination deck. A Room or an Item may draw from it, so that on average a card draws less than one more.',
    [
      {
        id: 'last-visitor.a',
        options: { answer: [{ do: 'lose-terror', n: 1 }], wait: [{ do: 'gain-terror', n: 1 }] },
      },
    ],
  ],
  quirks: [
    quirk,
    6,
    40,
    'The Quirks. Each player draws one.',
    [
      {
        id: 'light-sleeper',
        on: 'turn-ended-in-hallway',
        tiers: [{ least: 1, then: [{ do: 'lose-terror', n: 1 }] }],
      },
    ],
  ],
  neuroses: [neurosis, 6, 40, 'The Neuroses. Each player chooses one.', [exampleNeurosis]],
  entities: [
    entity,
    5,
    40,
    'The Entity Cards, with which Eliminated players influence the living.',
    [{ id: 'draught', uses: 1, on: 'actor', then: [{ do: 'forced-move', n: 1 }] }],
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
type Written = PackAdditions<Pick<Pack, (typeof names)[number]>> &
  Partial<Pick<Pack, 'elevator' | 'board'>> &
  PackExtras<Speaker> & { readonly $schema?: string };

export const packSchema = v.strictObject({
  /** Where an author's editor finds the JSON Schema of packs. */
  $schema: optional(
    v.string(),
    'The address of this schema, for your editor. The game ignores it.',
    './node_modules/nightward/cdn/coma-ward-pack.schema.json',
  ),
  format: field(v.literal(1), 'The version of the pack format.', 1),
  id: field(id, 'The id of the pack: lower-case letters, digits and dashes.', 'night-shift'),
  ...listed(),
  elevator: optional(elevator, 'The Floors that the results 1 to 6 of the elevator die allow. 0 is the Basement.', [
    [],
    [0, 1],
    [1, 2],
    [2, 3],
    [0, 3],
    [0, 1, 2, 3],
  ]),
  board: optional(
    board,
    'The four Floors from the Basement up, each of five rows of seven letters: R is a space for a Room Card, H a hallway, N a Nurses’ Station, L the Lobby, E the Entrance, C a Closet, S stairs, V the elevator, and a dot is solid.',
    [
      ['.R.R.C.', 'SHHHHHV', '...H...', '.RHHHR.', '...R...'],
      ['.R.R.R.', 'SHHHHHV', 'RH.L.HR', '.HHHHHC', '.R.E...'],
      ['.R.R.R.', 'SHHHHHV', 'RH.N.HR', '.HHHHHC', '.R.R...'],
      ['.R.R.R.', 'SHHHHHV', 'RH.N.HR', 'CHHHHH.', '...R.R.'],
    ],
  ),
  /** Cards added to the lists; a card with an existing id replaces it. */
  more: optional(
    v.strictObject(listed(1)),
    'Cards that are added to those of the lists. A card with an existing id replaces that card.',
    { rooms: [exampleRoom] },
  ),
  /**
   * Names and texts by their keys: `soup`, `soup.text`, `pager.call`, `pager.b.call.effect`. A key that ends in `.notes`
   * holds a content warning, and a key that ends in `.calm` holds the softened version.
   */
  texts: optional(
    v.record(v.string(), text(1200)),
    'Names and texts. "night-kiosk" is the name of a card, "night-kiosk.text" says what it does, "night-kiosk.flavour" is flavour text, and "night-kiosk.notes" lists content warnings. A calm match uses the texts that end in ".calm" instead ("night-kiosk.calm", "night-kiosk.text.calm").',
    {
      'night-kiosk': 'Night Kiosk',
      'night-kiosk.text': 'The first time you end your Move here: draw an Item.',
      'night-kiosk.notes': 'isolation',
      'night-kiosk.calm': 'Sweet Shop',
    },
  ),
  /** The addresses of pictures, by the id of a card, the name of a scenario, or the key of an Enemy or a place. */
  pictures: optional(
    v.record(v.string(), address),
    'The addresses of pictures, by the id of a card or the name of a scenario. "enemy.orderly" is for an Enemy, "table.shadow" for Shadowy Figures, and "table.lobby" for a place that is printed on the board. Addresses are relative to this file, on the same host. A calm match uses the pictures that end in ".calm" instead.',
    { 'night-kiosk': 'visiting-hours/night-kiosk.svg' },
  ),
  /** The messages of the elements in the language of the pack, by element and message key. */
  language: optional(
    languageSchema(speakers),
    'What the table says, in the language of the pack. cdn/coma-ward-words.json contains all messages in English, ready to translate.',
    { lang: 'es', words: { 'coma-ward-game': { title: 'Coma Ward' } } },
  ),
}) as unknown as v.GenericSchema<unknown, Written>;

/**
 * A pack file that has been read. Its pack is complete: lists that the file leaves out come from the library's own
 * pack.
 */
export type PackFile = AnyPackFile<Pack, Speaker>;

/**
 * Reads the pack in a JSON value, or returns its faults with their paths. The checks run in this order: form, ids, board,
 * requirements of the rules, texts and pictures. If a check fails, all faults that it finds are returned, and later
 * checks do not run.
 * @param ownPack The library's own pack, which supplies the lists that are left out.
 */
export function parsePack(json: unknown, ownPack: Pack): Result<PackFile, readonly Fault[]> {
  const read = readPackFile(json, packSchema, mostOfPack, faultAt);
  return read.ok
    ? completePack(read.value, ownPack, {
        lists: names,
        checks: [nameFaults, boardFaults, needFaults],
        textFaults,
        pictureFaults,
      })
    : read;
}
