// The cards of a pack: Characters, Disorders, Items, Monsters, the decks of the hunt, Lockers, difficulty, lost memories.
import * as v from 'valibot';
import { id, listOf, partialObject, integer, literalTrue } from '../../../../cards/pack-schema-parts.js';
import { abilities, ability, attackEntries, attack, cost, junkCost, mods, passive, steps } from './effect-schema.js';
import {
  any,
  attribute,
  change,
  disorder,
  keyword,
  levels,
  many,
  monsterClass,
  some,
  spawnColours,
} from './value-schema.js';

const health = integer(1, 60);

// Characters

export const characterSide = v.strictObject({
  health,
  attributes: v.strictObject({ strength: any, dexterity: any, wisdom: any, imagination: any }),
  abilities: listOf(ability, 0, 6),
});
const quest = v.strictObject({
  n: many,
  counts: v.picklist([
    'kills',
    'elite-kills',
    'searches',
    'wounds-dealt',
    'wounds-taken',
    'heals',
    'loot',
    'upgrades',
    'trades',
    'tests-passed',
    'doors',
    'spaces',
    'insanity',
    'steps',
    'fled',
    'boss-wounds',
  ]),
});
export const character = v.strictObject({
  id,
  disorders: listOf(disorder, 1, 4),
  blue: characterSide,
  insane: characterSide,
  quest,
});
export const disorderCard = v.strictObject({ id, deck: disorder, abilities });
export const memory = v.strictObject({ id, character: id, steps, own: steps });

// Items

export const row = v.strictObject({
  cost: junkCost,
  skilled: v.exactOptional(literalTrue),
  mods: v.exactOptional(mods),
  passive: v.exactOptional(passive),
  ability: v.exactOptional(ability),
});
const item = {
  id,
  basic: v.exactOptional(literalTrue),
  mods: v.exactOptional(mods),
  passive: v.exactOptional(passive),
  abilities: v.exactOptional(abilities),
  rows: listOf(row, 0, 3),
};
export const weapon = v.strictObject({
  ...item,
  key: v.picklist(['strength', 'dexterity', 'wisdom', 'any']),
  threshold: v.exactOptional(some),
});
export const equipment = v.strictObject({
  ...item,
  armor: v.exactOptional(literalTrue),
  reusable: v.exactOptional(literalTrue),
  untap: v.exactOptional(cost),
});

// Monsters

export const monsterSide = v.strictObject({
  health,
  movement: any,
  attacks: listOf(
    v.strictObject({ ...attackEntries, id: v.exactOptional(id), upTo: v.exactOptional(integer(1, 6)) }),
    0,
    6,
  ),
  defense: mods,
  flee: v.exactOptional(v.strictObject({ attribute, min: some, penalty: steps })),
  immune: v.exactOptional(listOf(keyword, 1, 13)),
  walks: v.exactOptional(v.literal('ethereal')),
  harmless: v.exactOptional(literalTrue),
  prey: v.exactOptional(v.picklist(['weakest', 'strongest', 'most-insane', 'farthest'])),
});
const bossDeck = v.picklist(['huntmaster', 'wendigo']);
export const monster = v.strictObject({
  id,
  class: monsterClass,
  minis: integer(1, 12),
  normal: monsterSide,
  empowered: v.exactOptional(monsterSide),
  deck: v.exactOptional(bossDeck),
});
export const bossCard = v.strictObject({
  id,
  deck: bossDeck,
  movement: v.exactOptional(any),
  attack: v.exactOptional(attack),
  steps: v.exactOptional(steps),
});

// The hunt

export const huntCard = v.strictObject({ id, aura: v.exactOptional(literalTrue), steps });
export const spawnCard = v.variant('kind', [
  v.strictObject({ id, kind: v.literal('monster'), slot: integer(1, 6), colour: v.picklist(spawnColours) }),
  v.strictObject({ id, kind: v.literal('event'), number: integer(1, 5) }),
  v.strictObject({ id, kind: v.literal('reshuffle') }),
]);

// Lockers and difficulty

export const locker = v.strictObject({
  id,
  weapon: v.exactOptional(some),
  equipment: v.exactOptional(some),
  meds: v.exactOptional(some),
  junk: any,
});
export const difficultyRow = partialObject({
  health: change,
  insanity: any,
  loot: change,
  spawns: change,
  track: change,
  bossHealth: change,
  meds: change,
  monsterHealth: change,
});
export const difficulty = v.strictObject({
  id,
  rows: v.strictObject(
    Object.fromEntries(levels.map((level) => [level, difficultyRow])) as Record<
      (typeof levels)[number],
      typeof difficultyRow
    >,
  ),
});
