// What a pack of Asylum Escape looks like from outside. A pack is a stranger's program: names, counts, words and numbers are
// checked here, and what passes can be run. A list that is left out is ours, and `more` adds to it: a house Victim is a file of one.
import * as v from 'valibot';
import { readPackFile, type AnyPackFile, type PackExtras } from '../../../../cards/pack-file.js';
import { address, languageSchema, text } from '../../../../cards/pack-language.js';
import { id, listOf } from '../../../../cards/pack-schema-parts.js';
import { completePack, type PackAdditions } from '../../../../cards/complete-pack.js';
import type { Fault, Result } from '../../../../kernel/index.js';
import type { Pack } from '../card-index.js';
import { bloodlust, camoSabo, location, movement, patient, victim } from './card-schema.js';
import { faultAt } from './faults.js';
import { momentFaults } from './effect-moments.js';
import { lists as names, nameFaults, pictureFaults, textFaults } from './name-checks.js';
import { needFaults } from './requirement-checks.js';

/** About how many bytes of JSON a pack may have: twice what all our cards and their words need. */
export const mostOfPack = 200_000;

/** Elements and parts of elements that say something. */
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

/** Each list, with the fewest and the most that it may have: six Victims who may each draw another, and a card for each; a Patient at setup and one on turn 3, a Special one on turn 5. AE-RUL-38, AE-RUL-46 */
const lists = {
  locations: [location, 25, 25],
  victims: [victim, 12, 40],
  patients: [patient, 2, 40],
  specials: [patient, 1, 20],
  camoSabo: [camoSabo, 6, 120],
  movement: [movement, 1, 40],
  bloodlust: [bloodlust, 1, 60],
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
  /** Words by name, as in our own tables: `cook`, `cook.boon`, `held-breath.text`, `back-stairs/richer`; `….notes` says what may distress, `….calm` stands in its place. */
  texts: v.exactOptional(v.record(v.string(), text(600))),
  /** Addresses of pictures by the id of a card or room, `….token` for a Patient in the house. */
  pictures: v.exactOptional(v.record(v.string(), address)),
  /** What the table says, in the language of the pack: by the element that says it, and the key of the message. */
  language: v.exactOptional(languageSchema(speakers)),
}) as unknown as v.GenericSchema<unknown, Written>;

/** Its pack is whole: with our lists where it leaves some out. */
export type PackFile = AnyPackFile<Pack, Speaker>;

/**
 * The pack in a JSON value, or its faults, each with its path: all of the first kind that there are (its form, its names, what the rules need, its steps).
 * @param own Our pack, of which is taken what the other leaves out.
 */
export function parsePack(json: unknown, own: Pack): Result<PackFile, readonly Fault[]> {
  const read = readPackFile(json, packSchema, mostOfPack, faultAt);
  return read.ok
    ? completePack(read.value, own, {
        lists: names,
        checks: [nameFaults, needFaults, momentFaults],
        textFaults,
        pictureFaults,
      })
    : read;
}
