// The cards of a pack: Characters, Disorders, Items, Monsters, the decks of the hunt, Lockers, difficulty, lost memories.
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

/** What a field is that stands in several places, with an example of it. */
const about = {
  abilities: [
    'What whoever holds it can do.',
    [{ type: 'active', cost: { insanity: 2 }, steps: [{ do: 'heal', n: 1 }] }],
  ],
  id: ['The id: lower-case letters, digits and dashes, used once.', 'coal-man'],
  steps: ['What happens, one after the other.', [{ do: 'heal', n: 1 }]],
  mods: ['What joins the roll.', { dice: { green: 1 } }],
  passive: ['What changes while the card is held.', { mp: 1 }],
  movement: ['How many Spaces it moves.', 2],
} as const;

const health = integer(1, 60);

// Characters

export const characterSide = v.strictObject({
  health: field(health, 'How many Wounds it takes.', 3),
  attributes: field(
    v.strictObject({
      strength: field(any, 'Strength, or what is added to it.', 2),
      dexterity: field(any, 'Dexterity, or what is added to it.', 2),
      wisdom: field(any, 'Wisdom, or what is added to it.', 2),
      imagination: field(any, 'Imagination, or what is added to it.', 2),
    }),
    'The four Attributes.',
    { strength: 3, dexterity: 2, wisdom: 2, imagination: 1 },
  ),
  abilities: field(listOf(ability, 0, 6), ...about.abilities),
});
const quest = v.strictObject({
  n: field(many, 'How many times.', 4),
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
  disorders: field(listOf(disorder, 1, 4), 'The Disorders that the Character draws, one after the other.', [
    'ocd',
    'aggression',
  ]),
  blue: field(characterSide, 'The side at the beginning.'),
  insane: field(characterSide, 'The side once the Quest is done.'),
  quest: field(quest, 'What has to be done so many times.', { n: 4, counts: 'doors' }),
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
  own: field(steps, 'What happens in addition to whoever it belongs to.', [{ do: 'heal', n: 1 }]),
});

// Items

export const row = v.strictObject({
  cost: field(junkCost, 'The Junk that the upgrade costs.', { pipe: 1, any: 1 }),
  skilled: optional(literalTrue, 'Works for whoever is Skilled only.', true),
  mods: optional(mods, ...about.mods),
  passive: optional(passive, ...about.passive),
  ability: optional(ability, 'What whoever has bought the row can do.', {
    type: 'active',
    cost: { insanity: 2 },
    steps: [{ do: 'heal', n: 1 }],
  }),
});
const item = {
  id: field(id, ...about.id),
  basic: optional(literalTrue, 'A Character may begin with it.', true),
  mods: optional(mods, ...about.mods),
  passive: optional(passive, ...about.passive),
  abilities: optional(abilities, ...about.abilities),
  rows: field(listOf(row, 0, 3), 'Upgrades, from the first to the last.', [
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
  threshold: optional(some, 'From which value on; without it everybody is Skilled.', 3),
});
export const equipment = v.strictObject({
  ...item,
  armor: optional(literalTrue, 'Is worn; its "mods" are the Defense Roll.', true),
  reusable: optional(literalTrue, 'Is tapped when it is used, and not discarded.', true),
  untap: optional(cost, 'What it costs to ready it.', { ap: 1 }),
});

// Monsters

export const monsterSide = v.strictObject({
  health: field(health, 'How many Wounds it takes; a Boss takes them for each Character.', 3),
  movement: field(any, ...about.movement),
  attacks: field(
    listOf(
      v.strictObject({
        ...attackEntries,
        id: optional(id, ...about.id),
        upTo: optional(integer(1, 6), 'The greatest d6 that chooses this attack.', 6),
      }),
      0,
      6,
    ),
    'Its attack; of several each has an "id", and "upTo" ends at 6.',
    [{ dice: { green: 2, red: 1 } }],
  ),
  defense: field(mods, 'Its Defense Roll.', { dice: { blue: 1 } }),
  flee: optional(
    v.strictObject({
      attribute: field(attribute, 'The Attribute that is meant.', 'dexterity'),
      min: field(some, 'From which value on.', 2),
      penalty: field(steps, 'What happens to whoever has less.', [{ do: 'insanity', n: 1 }]),
    }),
    'What it takes to leave its Space freely.',
    { attribute: 'dexterity', min: 2, penalty: [{ do: 'insanity', n: 1 }] },
  ),
  immune: optional(listOf(keyword, 1, 13), 'Keywords that do nothing here.', ['fire']),
  walks: optional(v.literal('ethereal'), 'Passes walls.', 'ethereal'),
  harmless: optional(literalTrue, 'Holds nobody on its Space.', true),
  prey: optional(
    v.picklist(['weakest', 'strongest', 'most-insane', 'farthest']),
    'Whom it goes for, where that is not the nearest.',
    'weakest',
  ),
});
const bossDeck = v.picklist(['huntmaster', 'wendigo']);
export const monster = v.strictObject({
  id: field(id, ...about.id),
  class: field(monsterClass, 'Basic, Elite or Boss.', 'basic'),
  minis: field(integer(1, 12), 'How many can be on the Board.', 4),
  normal: field(monsterSide, 'The side at the beginning.', {
    health: 3,
    movement: 1,
    attacks: [{ dice: { green: 2, red: 1 } }],
    defense: { dice: { blue: 1 } },
    flee: { attribute: 'dexterity', min: 2, penalty: [{ do: 'insanity', n: 1 }] },
  }),
  empowered: optional(monsterSide, 'The side after the Aura.', {
    health: 4,
    movement: 2,
    attacks: [{ dice: { green: 1, red: 2 }, bolt: { keywords: ['fire'] } }],
    defense: { dice: { blue: 2 } },
  }),
  deck: optional(bossDeck, 'The deck that the Boss draws from; without it a die chooses the attack.', 'huntmaster'),
});
export const bossCard = v.strictObject({
  id: field(id, ...about.id),
  deck: field(bossDeck, 'The deck that it lies in.', 'huntmaster'),
  movement: optional(any, ...about.movement),
  attack: optional(attack, 'The Attack.', { dice: { red: 2 } }),
  steps: optional(steps, ...about.steps),
});

// The hunt

export const huntCard = v.strictObject({
  id: field(id, ...about.id),
  aura: optional(literalTrue, 'This is the Aura.', true),
  steps: field(steps, ...about.steps),
});
export const spawnCard = v.variant('kind', [
  v.strictObject({
    id: field(id, ...about.id),
    kind: field(v.literal('monster'), 'A Monster comes to a Spawn Point.', 'monster'),
    slot: field(integer(1, 6), 'The Monster of this slot of the Scenario.', 1),
    colour: field(v.picklist(spawnColours), 'The colour that is meant.', 'red'),
  }),
  v.strictObject({
    id: field(id, ...about.id),
    kind: field(v.literal('event'), 'One of the five Events of the Scenario happens.', 'event'),
    number: field(integer(1, 5), 'The Event of this number of the Scenario.', 1),
  }),
  v.strictObject({
    id: field(id, ...about.id),
    kind: field(v.literal('reshuffle'), 'The deck is shuffled.', 'reshuffle'),
  }),
]);

// Lockers and difficulty

export const locker = v.strictObject({
  id: field(id, ...about.id),
  weapon: optional(some, 'Weapons that are drawn.', 1),
  equipment: optional(some, 'Equipment that is drawn.', 1),
  meds: optional(some, 'How many Meds.', 1),
  junk: field(any, 'How much Junk, of any kind or by name.', 2),
});
export const difficultyRow = partialObject({
  health: field(change, 'Added to the health of Characters.', -1),
  insanity: field(any, 'Insanity at the beginning.', 1),
  loot: field(change, 'Added to the Junk of a Loot Action.', -1),
  spawns: field(change, 'Added to the Spawn cards of a Round.', 1),
  track: field(change, 'Added to the Spaces of the Hunt track.', -1),
  bossHealth: field(change, 'Added to the health of Bosses, for each Character.', 1),
  meds: field(change, 'Added to the Meds at the beginning.', 1),
  monsterHealth: field(change, 'Added to the health of other Monsters.', 1),
});
const levelRow = (level: Level, example: object) =>
  field(difficultyRow, `The row for those who want it ${level}.`, example);
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
