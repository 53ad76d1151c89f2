// The schema of the cards of a pack: Characters, Disorders, Items, Monsters, the hunt, Lockers, difficulty, memories.
import * as v from 'valibot';
import {
  field,
  id,
  listOf,
  partialObject,
  optional,
  integer,
  literalTrue,
} from '../../../../cards/pack-schema-parts.js';
import { abilities, ability, attackEntries, attack, cost, junkCost, mods, passive, steps } from './effect-schema.js';
import type { Level } from '../card-types.js';
import { any, attribute, change, disorder, keyword, many, monsterClass, some, spawnColours } from './value-schema.js';

/** Descriptions and examples of fields that occur several times. */
const about = {
  abilities: [
    'The Abilities of the Character or Monster that holds the card.',
    [{ type: 'active', cost: { insanity: 2 }, steps: [{ do: 'heal', n: 1 }] }],
  ],
  id: ['The id: lower-case letters, digits and dashes, used once.', 'coal-man'],
  steps: ['The effects, in order.', [{ do: 'heal', n: 1 }]],
  mods: ['What is added to the roll.', { dice: { green: 1 } }],
  passive: ['What changes while the card is held.', { mp: 1 }],
  movement: ['How many Spaces it moves.', 2],
} as const;

const health = integer(1, 60);

// Characters

export const characterSide = v.strictObject({
  health: field(health, 'How many Wounds it can take.', 3),
  attributes: field(
    v.strictObject({
      strength: field(any, 'Strength.', 2),
      dexterity: field(any, 'Dexterity.', 2),
      wisdom: field(any, 'Wisdom.', 2),
      imagination: field(any, 'Imagination.', 2),
    }),
    'The four Attributes.',
    { strength: 3, dexterity: 2, wisdom: 2, imagination: 1 },
  ),
  abilities: field(listOf(ability, 0, 6), ...about.abilities),
});
const quest = v.strictObject({
  n: field(many, 'How often it has to happen.', 4),
  counts: field(
    v.picklist([
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
    'What counts for the Quest.',
    'doors',
  ),
});
export const character = v.strictObject({
  id: field(id, ...about.id),
  disorders: field(listOf(disorder, 1, 4), 'The Disorder decks that the Character draws from.', ['ocd', 'aggression']),
  blue: field(characterSide, 'The side at the start.'),
  insane: field(characterSide, 'The INSANE! side, available after the Quest.'),
  quest: field(quest, 'What has to happen, and how often.', { n: 4, counts: 'doors' }),
});
export const disorderCard = v.strictObject({
  id: field(id, ...about.id),
  deck: field(disorder, 'The Disorder.', 'ocd'),
  abilities: field(abilities, ...about.abilities),
});
export const memory = v.strictObject({
  id: field(id, ...about.id),
  character: field(id, 'Whose memory it is.', 'ian-mcfellow'),
  steps: field(steps, ...about.steps),
  own: field(steps, 'More effects if that Character finds the memory.', [{ do: 'heal', n: 1 }]),
});

// Items

export const row = v.strictObject({
  cost: field(junkCost, 'The Junk that the row costs.', { pipe: 1, any: 1 }),
  skilled: optional(literalTrue, 'Works only for a Skilled Character.', true),
  mods: optional(mods, ...about.mods),
  passive: optional(passive, ...about.passive),
  ability: optional(ability, 'The Ability that the row adds.', {
    type: 'active',
    cost: { insanity: 2 },
    steps: [{ do: 'heal', n: 1 }],
  }),
});
const item = {
  id: field(id, ...about.id),
  basic: optional(literalTrue, 'A Basic card, which Characters start with.', true),
  mods: optional(mods, ...about.mods),
  passive: optional(passive, ...about.passive),
  abilities: optional(abilities, ...about.abilities),
  rows: field(listOf(row, 0, 3), 'The upgrade rows, first to last.', [
    { cost: { pipe: 1 }, mods: { dice: { green: 1 } } },
  ]),
};
export const weapon = v.strictObject({
  ...item,
  key: field(
    v.picklist(['strength', 'dexterity', 'wisdom', 'any']),
    'The Attribute that makes a Character Skilled with it.',
    'strength',
  ),
  threshold: optional(
    some,
    'The lowest value that makes a Character Skilled. By default, every Character is Skilled.',
    3,
  ),
});
export const equipment = v.strictObject({
  ...item,
  armor: optional(
    literalTrue,
    'The card is Armor: a Character wears it, and its "mods" apply to the Defense Roll.',
    true,
  ),
  reusable: optional(literalTrue, 'Using it taps the card instead of discarding it.', true),
  untap: optional(cost, 'The cost of untapping the card.', { ap: 1 }),
});

// Monsters

export const monsterSide = v.strictObject({
  health: field(
    health,
    'How many Wounds the Monster can take; for a Boss, this is multiplied by the number of Characters.',
    3,
  ),
  movement: field(any, ...about.movement),
  attacks: field(
    listOf(
      v.strictObject({
        ...attackEntries,
        id: optional(id, ...about.id),
        upTo: optional(integer(1, 6), 'The highest d6 result that selects this attack.', 6),
      }),
      0,
      6,
    ),
    'The attack of the Monster. If there are several, each needs an "id" and an "upTo", and the last "upTo" is 6.',
    [{ dice: { green: 2, red: 1 } }],
  ),
  defense: field(mods, 'Its Defense Roll.', { dice: { blue: 1 } }),
  flee: optional(
    v.strictObject({
      attribute: field(attribute, 'Which Attribute.', 'dexterity'),
      min: field(some, 'The lowest value that is enough.', 2),
      penalty: field(steps, 'What happens to a Character with a lower value.', [{ do: 'insanity', n: 1 }]),
    }),
    'What a Character needs to leave its Space freely.',
    { attribute: 'dexterity', min: 2, penalty: [{ do: 'insanity', n: 1 }] },
  ),
  immune: optional(listOf(keyword, 1, 13), 'Keywords that have no effect.', ['fire']),
  walks: optional(v.literal('ethereal'), 'The Monster moves through walls.', 'ethereal'),
  harmless: optional(literalTrue, 'The Monster never keeps a Character on its Space.', true),
  prey: optional(
    v.picklist(['weakest', 'strongest', 'most-insane', 'farthest']),
    'Which Character the Monster attacks; by default, the nearest.',
    'weakest',
  ),
});
const bossDeck = v.picklist(['huntmaster', 'wendigo']);
export const monster = v.strictObject({
  id: field(id, ...about.id),
  class: field(monsterClass, 'Basic, Elite or Boss.', 'basic'),
  minis: field(integer(1, 12), 'How many minis there are.', 4),
  normal: field(monsterSide, 'The side at the start.', {
    health: 3,
    movement: 1,
    attacks: [{ dice: { green: 2, red: 1 } }],
    defense: { dice: { blue: 1 } },
    flee: { attribute: 'dexterity', min: 2, penalty: [{ do: 'insanity', n: 1 }] },
  }),
  empowered: optional(monsterSide, 'The Empowered side, after the Aura.', {
    health: 4,
    movement: 2,
    attacks: [{ dice: { green: 1, red: 2 }, bolt: { keywords: ['fire'] } }],
    defense: { dice: { blue: 2 } },
  }),
  deck: optional(bossDeck, 'The deck that the Boss draws from. Without a deck, a d6 selects its attack.', 'huntmaster'),
});
export const bossCard = v.strictObject({
  id: field(id, ...about.id),
  deck: field(bossDeck, 'The deck that the card belongs to.', 'huntmaster'),
  movement: optional(any, ...about.movement),
  attack: optional(attack, 'The Attack.', { dice: { red: 2 } }),
  steps: optional(steps, ...about.steps),
});

// The hunt

export const huntCard = v.strictObject({
  id: field(id, ...about.id),
  aura: optional(literalTrue, 'This card is the Aura.', true),
  steps: field(steps, ...about.steps),
});
export const spawnCard = v.variant('kind', [
  v.strictObject({
    id: field(id, ...about.id),
    kind: field(v.literal('monster'), 'Spawns a Monster.', 'monster'),
    slot: field(integer(1, 6), 'The slot that names the Monster in each Scenario.', 1),
    colour: field(v.picklist(spawnColours), 'Which colour.', 'red'),
  }),
  v.strictObject({
    id: field(id, ...about.id),
    kind: field(v.literal('event'), 'Starts one of the five Events of the Scenario.', 'event'),
    number: field(integer(1, 5), 'The number of the Event.', 1),
  }),
  v.strictObject({
    id: field(id, ...about.id),
    kind: field(v.literal('reshuffle'), 'The deck is reshuffled.', 'reshuffle'),
  }),
]);

// Lockers and difficulty

export const locker = v.strictObject({
  id: field(id, ...about.id),
  weapon: optional(some, 'The successes that a Weapon costs.', 1),
  equipment: optional(some, 'The successes that Equipment costs.', 1),
  meds: optional(some, 'The successes that Meds cost.', 1),
  junk: field(any, 'How much Junk it holds.', 2),
});
export const difficultyRow = partialObject({
  health: field(change, 'Added to the Health of Characters.', -1),
  insanity: field(any, 'Insanity at the start.', 1),
  loot: field(change, 'Added to the Junk of a Loot Action.', -1),
  spawns: field(change, 'Added to the Spawn cards drawn in a Round.', 1),
  track: field(change, 'The Huntmaster’s head start in Spaces; below 0 the Rounds before his first step.', -1),
  bossHealth: field(change, 'Added to the Health of Bosses, for each Character.', 1),
  meds: field(change, 'Added to the Meds at the start.', 1),
  monsterHealth: field(change, 'Added to the Health of other Monsters.', 1),
});
const levelRow = (level: Level, example: object) =>
  field(difficultyRow, `The changes at the level “${level}”.`, example);
export const difficulty = v.strictObject({
  id: field(id, ...about.id),
  rows: field(
    v.strictObject({
      easiest: levelRow('easiest', { meds: 1 }),
      easier: levelRow('easier', {}),
      harder: levelRow('harder', {}),
      hardest: levelRow('hardest', { insanity: 1 }),
    }),
    'What each level changes.',
    { easiest: { meds: 1 }, easier: {}, harder: {}, hardest: { insanity: 1 } },
  ),
});
