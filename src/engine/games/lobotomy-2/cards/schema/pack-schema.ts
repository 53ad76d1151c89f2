// What a pack of Lobotomy 2 looks like from outside. A pack is a stranger's program: names, counts, words and numbers are checked
// here, and what passes can be run. A list that is left out is ours, and `more` adds to it: a house Scenario is a file of one.
import * as v from 'valibot';
import { readPackFile, type AnyPackFile, type PackExtras } from '../../../../cards/pack-file.js';
import { address, languageSchema, text } from '../../../../cards/pack-language.js';
import { id, listOf } from '../../../../cards/pack-schema-parts.js';
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

/** Each list, with the fewest and the most that it may have; of what is added there may be as many, and one is enough. */
const lists = {
  characters: [character, 5, 40],
  disorders: [disorderCard, 4, 200],
  weapons: [weapon, 3, 100],
  equipment: [equipment, 1, 100],
  monsters: [monster, 1, 60],
  bossCards: [bossCard, 0, 60],
  hunt: [huntCard, 12, 40],
  spawns: [spawnCard, 1, 60],
  lockers: [locker, 1, 60],
  difficulties: [difficulty, 2, 12],
  tiles: [tile, 1, 24],
  scenarios: [scenario, 1, 24],
  memories: [memory, 0, 60],
} as const;
const listed = (least?: number) =>
  Object.fromEntries(
    Object.entries(lists).map(([name, [of, min, max]]) => [name, v.exactOptional(listOf(of, least ?? min, max))]),
  );

/** What a file says. */
type Written = PackAdditions<Pick<Pack, (typeof names)[number]>> & PackExtras<Speaker> & { readonly $schema?: string };

export const packSchema = v.strictObject({
  /** Where an author's editor finds the JSON form of this schema. */
  $schema: v.exactOptional(v.string()),
  format: v.literal(1),
  id,
  ...listed(),
  /** Cards beside those of the lists; one with an id that is there takes its place. */
  more: v.exactOptional(v.strictObject(listed(1))),
  /** Words by name, as in our own tables: `hellhound`, `hellhound.text`, `ward.A`, `S5-A.text`, `act.open-hatch`; `….notes` says what may distress, `….calm` stands in its place. */
  texts: v.exactOptional(v.record(v.string(), text(1200))),
  /** Addresses of pictures by card id, `….token` for a Monster on the map; `….calm` in place of either. */
  pictures: v.exactOptional(v.record(v.string(), address)),
  /** What the table says, in the language of the pack: by the element that says it, and the key of the message. */
  language: v.exactOptional(languageSchema(speakers)),
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
