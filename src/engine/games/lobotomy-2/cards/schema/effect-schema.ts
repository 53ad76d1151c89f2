// The schema of rolls, costs, Abilities and all effects. `card-types.ts` declares the same types.
import * as v from 'valibot';
import {
  field,
  id,
  listOf,
  partialObject,
  optional,
  step,
  integer,
  literalTrue,
} from '../../../../cards/pack-schema-parts.js';
import type { Effect, Requirement } from '../card-types.js';
import {
  any,
  attribute,
  change,
  cid,
  colour,
  condition,
  count,
  disorder,
  junk,
  keyword,
  many,
  monsterClass,
  sign,
  some,
  space,
  spawnColours,
  trigger,
  until,
} from './value-schema.js';

/** Descriptions and examples of fields that occur several times. */
const about = {
  n: ['How many, or how far; "x" is the number X that was paid.', 1],
  auto: ['Automatic successes or Shields.', 1],
  keywords: ['Keywords of the roll.', ['stun']],
  infects: [
    'The Attribute that Infection lowers. By default, the player of the infected Character chooses.',
    'strength',
  ],
  then: ['The effects after the roll.', [{ do: 'heal', n: 1 }]],
  take: ['"one", which the player chooses, or "each".', 'one'],
  where: ['On the same Space, in sight, within a range, or anywhere.', 'sight'],
  may: ['The player may decline.', true],
  stealth: ['Monsters do not restrict movement.', true],
  ethereal: ['Moves through walls.', true],
  cost: ['The cost, paid all at once.', { insanity: 2 }],
  mods: ['What is added to the roll.', { dice: { green: 1 } }],
  attack: ['The Attack.', { dice: { red: 2 } }],
  steps: ['The effects, in order.', [{ do: 'heal', n: 1 }]],
  whom: ['Who is affected.', { of: 'character', take: 'one', where: 'sight' }],
  else: ['The effects otherwise.', [{ do: 'insanity', n: 1 }]],
  attribute: ['The Attribute.', 'dexterity'],
  results: ['The effects for each range of results.', [{ from: 1, to: 3, steps: [{ do: 'heal', n: 1 }] }]],
  condition: ['Fire, Frost or Stun.', 'stun'],
  until: ['To the end of the Turn, to the next Hunt Phase, or forever.', 'round'],
  colour: ['The colour.', 'red'],
  what: ['What is lost or given.', 'insanity'],
  monster: ['The id of a Monster.', 'coal-man'],
  name: ['The name of the flag or counter.', 'grate-open'],
  off: ['Clears the flag or closes the objective.', true],
  token: ['The id of a token.', 'grate'],
  space: ['A Space of the map: tile and letter.', 'boiler.H'],
} as const;

/** Lazy, because effects can contain effects. */
const inner: v.GenericSchema<Effect> = v.lazy(() => effect);
const stepList = (least: number) => listOf(inner, least, 16);
/** A list of effects. `acts` is a list that must not be empty. */
export const steps = stepList(0);
const acts = stepList(1);

// Rolls

const dice = partialObject({
  green: field(any, 'Green dice.', 1),
  red: field(any, 'Red dice.', 1),
  blue: field(any, 'Blue dice.', 1),
  brown: field(any, 'Brown dice.', 1),
});
const keywords = listOf(keyword, 1, 13);
const conversion = v.strictObject({
  from: field(colour, 'The colour to change.', 'green'),
  to: field(colour, 'The colour it becomes.', 'red'),
  n: optional(some, ...about.n),
});
export const bolt = v.strictObject({
  auto: optional(some, ...about.auto),
  keywords: optional(keywords, ...about.keywords),
  infects: optional(attribute, ...about.infects),
  then: optional(acts, ...about.then),
});
const reach = integer(0, 99);
const modEntries = {
  dice: optional(dice, 'Dice by colour: green and red attack, blue and brown defend and test.', { green: 2 }),
  auto: optional(any, ...about.auto),
  keywords: optional(keywords, ...about.keywords),
  infects: optional(attribute, ...about.infects),
  bolt: optional(bolt, 'What Bolts give.', { keywords: ['fire'] }),
  range: optional(
    v.strictTuple([reach, reach]),
    'The shortest and longest Range in Spaces; by default, only the same Space.',
    [0, 2],
  ),
  unseen: optional(literalTrue, 'Needs no line of sight.', true),
  reroll: optional(many, 'How many dice may be rerolled; 99 means any number.', 1),
  convert: optional(conversion, 'Changes the colour of your own dice.', { from: 'green', to: 'red' }),
  convertFoe: optional(conversion, 'Changes the colour of dice rolled against you.', { from: 'red', to: 'green' }),
  turn: optional(
    v.strictObject({
      from: field(sign, 'The symbol to change.', 'star'),
      to: field(sign, 'The symbol it counts as.', 'spike'),
    }),
    'Counts one symbol as another.',
    { from: 'star', to: 'spike' },
  ),
  immune: optional(keywords, 'Keywords that have no effect.', ['fire']),
  then: optional(acts, ...about.then),
};
export const mods = v.strictObject(modEntries);
export const attackEntries = {
  ...modEntries,
  dice: field(dice, 'Dice by colour: green and red attack, blue and brown defend and test.', { green: 2 }),
};
export const attack = v.strictObject(attackEntries);

// Costs

export const junkCost = partialObject({
  glass: field(some, 'Glass.', 1),
  wood: field(some, 'Pieces of wood.', 1),
  rope: field(some, 'Lengths of rope.', 1),
  paper: field(some, 'Sheets of paper.', 1),
  pipe: field(some, 'Pieces of pipe.', 1),
  rock: field(some, 'Pieces of rock.', 1),
  any: field(some, 'Junk of any type, on top of the named types.', 1),
});
export const cost = partialObject({
  ap: field(any, 'Action Points.', 1),
  insanity: field(
    v.union([any, v.literal('x')], 'not-count'),
    'How much Insanity; "x" is any amount, and the effect grows with it.',
    2,
  ),
  junk: field(v.union([any, junkCost], 'not-junk'), 'How much Junk: a number of any type, or numbers by type.', 2),
  meds: field(any, 'How many Meds.', 1),
  wounds: field(any, 'How many Wounds.', 1),
  discard: field(literalTrue, 'The card is discarded.', true),
  tap: field(literalTrue, 'The card is tapped.', true),
});

// Areas, targets and requirements

export const where = v.union(
  [
    v.picklist(['here', 'sight', 'anywhere']),
    v.strictObject({
      range: field(reach, 'The greatest distance in Spaces.', 2),
      sight: optional(literalTrue, 'The target also has to be in sight.', true),
    }),
  ],
  'not-where',
);
export const whom = v.strictObject({
  of: field(v.picklist(['character', 'monster']), 'Characters, or Monsters.', 'character'),
  take: field(v.picklist(['one', 'each']), ...about.take),
  where: field(where, ...about.where),
  other: optional(literalTrue, 'Not the Character or Monster that acts.', true),
  type: optional(id, 'Monsters of this type.', 'hellhound'),
  class: optional(monsterClass, 'Basic, Elite or Boss.', 'basic'),
  may: optional(literalTrue, ...about.may),
});
/** Lazy, because a requirement can contain another requirement. */
const untrue: v.GenericSchema<Requirement> = v.lazy(() => whether);
export const whether: v.GenericSchema<Requirement> = v.union(
  [
    v.strictObject({ wounded: field(any, 'The Character has at least this many Wounds.', 3) }),
    v.strictObject({ insanity: field(any, 'The Character has at least this much Insanity.', 4) }),
    v.strictObject({
      monsters: field(any, 'There are at least this many Monsters.', 1),
      where: field(where, ...about.where),
    }),
    v.strictObject({ alone: field(literalTrue, 'No other Character is on the Space.', true) }),
    v.strictObject({ aura: field(literalTrue, 'The Aura is revealed.', true) }),
    v.strictObject({ flag: field(id, 'The flag is set.', 'grate-open') }),
    v.strictObject({ not: field(untrue, 'This requirement is not met.', { alone: true }) }),
  ],
  'not-whether',
);

// Abilities

export const passive = v.strictObject({
  attributes: optional(
    partialObject({
      strength: field(change, 'Added to Strength.', 2),
      dexterity: field(change, 'Added to Dexterity.', 2),
      wisdom: field(change, 'Added to Wisdom.', 2),
      imagination: field(change, 'Added to Imagination.', 2),
    }),
    'Added to Attributes.',
    { strength: 1 },
  ),
  health: optional(change, 'Added to Health.', 1),
  ap: optional(change, 'Added to the Action Points of a Turn.', 1),
  mp: optional(change, 'Added to the Movement Points of a Move.', 1),
  limits: optional(
    partialObject({
      insanity: field(any, 'Added to the limit of 6 Insanity.', 1),
      items: field(any, 'Added to the limit of 6 Items.', 1),
      disorders: field(any, 'Added to the limit of 4 Disorder cards.', 1),
    }),
    'Added to the limits of what can be held.',
    { items: 1 },
  ),
  loot: optional(any, 'Added to the Junk of a Loot Action.', 1),
  search: optional(any, 'Added to the successes of each Search.', 1),
  rebate: optional(any, 'Taken off the Junk that an upgrade costs.', 1),
  stealth: optional(literalTrue, ...about.stealth),
  ethereal: optional(literalTrue, ...about.ethereal),
  calms: optional(listOf(id, 1, 20), 'Types of Monsters that do not attack while they are on the holder’s Space.', [
    'hellhound',
  ]),
  attack: optional(mods, 'Added to each Attack.', { dice: { green: 1 } }),
  defense: optional(mods, 'Added to each Defense.', { dice: { blue: 1 } }),
  test: optional(mods, 'Added to each Test.', { dice: { brown: 1 } }),
  while: optional(whether, 'Applies only while this requirement is met.', { wounded: 1 }),
});
export const ability = v.strictObject({
  type: field(
    v.picklist(['passive', 'active', 'attack', 'weapon-attack', 'defense', 'roll']),
    'When the Ability works: all the time, in your own Turn, as an Attack, or with a roll.',
    'active',
  ),
  cost: optional(cost, ...about.cost),
  cooldown: optional(some, 'How many Cooldown tokens using it puts on the card.', 2),
  once: optional(literalTrue, 'Once in each Turn.', true),
  action: optional(literalTrue, 'The Ability is an Action, so it ends a Move Action.', true),
  rolls: optional(
    listOf(v.picklist(['attack', 'defense', 'test', 'search']), 1, 4),
    'The rolls that it can be used for.',
    ['attack'],
  ),
  passive: optional(passive, 'What changes while the card is held.', { mp: 1 }),
  trigger: optional(trigger, 'What triggers the Passive.', 'kills'),
  may: optional(literalTrue, ...about.may),
  mods: optional(mods, ...about.mods),
  each: optional(mods, 'Added to the roll once for each Insanity of "x".', { dice: { red: 1 } }),
  attack: optional(attack, ...about.attack),
  steps: optional(acts, ...about.steps),
  if: optional(whether, 'Usable only while this requirement is met.', { wounded: 1 }),
});
export const abilities = listOf(ability, 1, 3);

// Effects

const results = listOf(
  v.strictObject({
    from: field(reach, 'The lowest result.', 1),
    to: field(reach, 'The highest result.', 3),
    steps: field(steps, ...about.steps),
  }),
  1,
  12,
);
const off = v.exactOptional(literalTrue);
const one = v.picklist(['one', 'each']);
const thing = v.picklist(['insanity', 'junk', 'meds', 'item']);

const effects = v.variant(
  'do',
  [
    // Targets and conditions
    step(
      'on',
      'Does the steps for one Character or Monster, or for each.',
      { whom: { of: 'character', take: 'one', where: 'sight', other: true }, steps: [{ do: 'heal', n: 1 }] },
      { whom: field(whom, ...about.whom), steps: field(acts, ...about.steps) },
    ),
    step(
      'if',
      'Does one list of effects if a requirement is met, and another if not.',
      { is: { wounded: 1 }, then: [{ do: 'heal', n: 1 }] },
      {
        is: field(whether, 'The requirement.', { wounded: 1 }),
        then: field(steps, ...about.then),
        else: optional(acts, ...about.else),
      },
    ),
    step(
      'choose',
      'The player chooses one of several lists of effects.',
      { of: [[{ do: 'heal', n: 1 }], [{ do: 'ap', n: 1 }]] },
      {
        of: field(listOf(steps, 1, 6), 'The lists of effects.', [[{ do: 'heal', n: 1 }], [{ do: 'ap', n: 1 }]]),
      },
    ),
    step(
      'pay',
      'Does one list of effects if the player pays, and another if not.',
      { cost: { meds: 1 }, then: [{ do: 'heal', n: 2 }] },
      { cost: field(cost, ...about.cost), then: field(steps, ...about.then), else: optional(acts, ...about.else) },
    ),
    // Dice
    step(
      'test',
      'Makes a Test of an Attribute.',
      { attribute: 'wisdom', target: 2, fail: [{ do: 'insanity', n: 1 }] },
      {
        attribute: field(attribute, ...about.attribute),
        target: field(some, 'How many successes are needed.', 2),
        pass: optional(acts, 'The effects of passing.', [{ do: 'heal', n: 1 }]),
        fail: optional(acts, 'The effects of failing.', [{ do: 'insanity', n: 1 }]),
      },
    ),
    step(
      'test-count',
      'Makes a Test, and does the effects for the number of successes.',
      { attribute: 'wisdom', results: [{ from: 0, to: 1, steps: [{ do: 'insanity', n: 1 }] }] },
      { attribute: field(attribute, ...about.attribute), results: field(results, ...about.results) },
    ),
    step(
      'd6',
      'Rolls a d6, and does the effects for the result.',
      { results: [{ from: 1, to: 3, steps: [{ do: 'heal', n: 1 }] }] },
      { results: field(results, ...about.results) },
    ),
    step(
      'd3',
      'Rolls a d3, and does the effects for the result.',
      { results: [{ from: 1, to: 1, steps: [{ do: 'heal', n: 1 }] }] },
      { results: field(results, ...about.results) },
    ),
    step(
      'attack',
      'Makes an Attack with the given dice.',
      { attack: { dice: { red: 2 } }, whom: { of: 'monster', take: 'one', where: 'here' } },
      { attack: field(attack, ...about.attack), whom: optional(whom, ...about.whom) },
    ),
    // Body
    step('heal', 'Heals n Wounds.', { n: 1 }, { n: field(count, ...about.n) }),
    step(
      'wound',
      'Deals n Wounds.',
      { n: 1, defended: true },
      { n: field(count, ...about.n), defended: optional(literalTrue, 'With a Defense Roll.', true) },
    ),
    step('kill', 'Kills the target.'),
    step('afflict', 'Places a Condition.', { condition: 'stun' }, { condition: field(condition, ...about.condition) }),
    step('cure', 'Removes a Condition.', { condition: 'fire' }, { condition: field(condition, ...about.condition) }),
    step(
      'infect',
      'Lowers an Attribute by Infection.',
      { attribute: 'strength' },
      { attribute: optional(attribute, ...about.attribute) },
    ),
    step(
      'attribute',
      'Changes an Attribute for a while.',
      { attribute: 'strength', n: 1, until: 'round' },
      {
        attribute: field(attribute, ...about.attribute),
        n: field(change, ...about.n),
        until: field(until, ...about.until),
      },
    ),
    step(
      'mods',
      'Modifies rolls for a while.',
      { roll: 'attack', mods: { dice: { green: 1 } }, until: 'turn' },
      {
        roll: field(v.picklist(['attack', 'defense', 'test']), 'Which rolls.', 'attack'),
        mods: field(mods, ...about.mods),
        until: field(until, ...about.until),
      },
    ),
    // Possessions
    step('insanity', 'Gives Insanity.', { n: 1 }, { n: field(count, ...about.n) }),
    step(
      'junk',
      'Gives Junk.',
      { n: 2, kind: 'wood' },
      { n: field(count, ...about.n), kind: optional(junk, 'The type of Junk.', 'wood') },
    ),
    step('meds', 'Gives Meds.', { n: 1 }, { n: field(count, ...about.n), colour: optional(colour, ...about.colour) }),
    step(
      'item',
      'Draws Items.',
      { deck: 'weapon', n: 1 },
      { deck: field(v.picklist(['weapon', 'equipment']), 'Which deck.', 'weapon'), n: field(some, ...about.n) },
    ),
    step(
      'disorder',
      'Draws a Disorder card.',
      { deck: 'ocd' },
      {
        deck: optional(disorder, 'The deck. By default, the player chooses one of the decks of the Character.', 'ocd'),
      },
    ),
    step(
      'lose',
      'Takes something away from the Character.',
      { what: 'meds', n: 1 },
      { what: field(thing, ...about.what), n: field(count, ...about.n) },
    ),
    step(
      'give',
      'The acting Character gives something to the selected Character.',
      { what: 'junk', n: 1 },
      { what: field(thing, ...about.what), n: field(many, ...about.n) },
    ),
    step(
      'cool',
      'Adds Cooldown tokens, or removes them if n is negative.',
      { n: -1, which: 'one' },
      { n: field(change, ...about.n), which: field(v.picklist(['one', 'all']), 'One card, or all.', 'one') },
    ),
    step('untap', 'Untaps a card.'),
    step('ap', 'Adds Action Points in this Turn.', { n: 1 }, { n: field(count, ...about.n) }),
    step('mp', 'Adds Movement Points in this Turn.', { n: 2 }, { n: field(count, ...about.n) }),
    // Places
    step(
      'move',
      'Moves up to n Spaces.',
      { n: 2, stealth: true },
      {
        n: field(count, ...about.n),
        stealth: optional(literalTrue, ...about.stealth),
        ethereal: optional(literalTrue, ...about.ethereal),
      },
    ),
    step('blink', 'Jumps to a Space at most n Spaces away.', { n: 2 }, { n: field(count, ...about.n) }),
    step(
      'stealth',
      'Gives the Character Stealth for a while.',
      { until: 'turn' },
      { until: field(until, ...about.until) },
    ),
    step(
      'ethereal',
      'Makes the Character Ethereal for a while.',
      { until: 'turn' },
      { until: field(until, ...about.until) },
    ),
    step('push', 'The player moves the selected mini.', { n: 1 }, { n: field(some, ...about.n) }),
    step('pull', 'Moves the selected mini to the Space of the acting mini.'),
    step('swap', 'The selected mini and the acting mini swap places.'),
    step(
      'door',
      'Opens or closes Doors.',
      { to: 'closed', where: 'sight', take: 'one' },
      {
        to: field(v.picklist(['open', 'closed']), 'Open or closed.', 'closed'),
        where: field(where, ...about.where),
        take: field(one, ...about.take),
      },
    ),
    step('breach', 'Places a Breach.', { where: 'here' }, { where: field(where, ...about.where) }),
    step('wall', 'Places a Wall.', { where: 'here' }, { where: field(where, ...about.where) }),
    step(
      'locker',
      'Places another Locker.',
      { at: 'hall.L' },
      { at: optional(space, 'The Space; by default, the Space of the Character.', 'boiler.H') },
    ),
    step(
      'reveal-locker',
      'Reveals Lockers.',
      { where: 'sight', take: 'one' },
      { where: field(where, ...about.where), take: field(one, ...about.take) },
    ),
    step('search', 'Searches a Locker on the same Space without an Action Point.'),
    step('mine', 'Places a mine on the same Space.'),
    step(
      'detonate',
      'Sets off the mine.',
      { attack: { dice: { red: 3 } } },
      { attack: field(attack, ...about.attack) },
    ),
    step('gun', 'Places a gun on the same Space.'),
    // Monsters and the hunt
    step(
      'spawn',
      'Spawns Monsters.',
      { colour: 'drawn', n: 1 },
      {
        monster: optional(id, ...about.monster),
        colour: field(v.picklist([...spawnColours, 'drawn', 'chosen']), ...about.colour),
        n: field(some, ...about.n),
      },
    ),
    step('hunt', 'Moves the Huntmaster forward, or back if n is negative.', { n: 1 }, { n: field(change, ...about.n) }),
    step('empower', 'Empowers all Monsters.'),
    step(
      'monsters',
      'Makes Monsters stronger or weaker for a while.',
      { stat: 'movement', n: 1, until: 'round' },
      {
        stat: field(
          v.picklist(['movement', 'green', 'red', 'blue', 'brown', 'health', 'auto']),
          'The number that changes.',
          'movement',
        ),
        n: field(change, ...about.n),
        until: field(until, ...about.until),
        type: optional(id, 'Only Monsters of this type.', 'hellhound'),
      },
    ),
    step(
      'still',
      'Monsters skip their move or attack in this Round.',
      { what: 'move' },
      { what: field(v.picklist(['move', 'attack', 'both']), 'What they skip.', 'move') },
    ),
    step('strike', 'The selected Monster attacks now.'),
    step('skip-spawn', 'Skips n Spawn cards.', { n: 1 }, { n: field(some, ...about.n) }),
    // The Scenario
    step(
      'chapter',
      'Reads a Chapter or card. Only in Scenarios.',
      { cid: 'S5-C' },
      { cid: field(cid, 'The CID: Scenario and letter or number.', 'S5-B') },
    ),
    step(
      'card',
      'Draws a card from a deck of the Scenario or the Nightmares, or a Memory.',
      { deck: 'memory' },
      { deck: field(v.picklist(['scenario', 'nightmare', 'memory']), 'Which deck.', 'scenario') },
    ),
    step(
      'flag',
      'Sets a flag.',
      { name: 'grate-open' },
      { name: field(id, ...about.name), off: field(off, ...about.off) },
    ),
    step(
      'count',
      'Adds to a counter.',
      { name: 'shovels', n: 1 },
      { name: field(id, ...about.name), n: field(change, ...about.n) },
    ),
    step('quest', 'Advances the Character’s Quest.', { n: 1 }, { n: field(some, 'By how many.', 4) }),
    step(
      'place',
      'Places a token. Only in Scenarios.',
      { token: 'grate', space: 'boiler.H' },
      { token: field(id, ...about.token), space: field(space, ...about.space) },
    ),
    step('take-away', 'Removes a token.', { token: 'grate' }, { token: field(id, ...about.token) }),
    step(
      'monster-at',
      'Places Monsters. Only in Scenarios.',
      { monster: 'coal-man', space: 'boiler.H', n: 1 },
      { monster: field(id, ...about.monster), space: field(space, ...about.space), n: field(some, ...about.n) },
    ),
    step('reveal-token', 'Reveals face-down tokens.', { where: 'here' }, { where: field(where, ...about.where) }),
    step(
      'reveal-tile',
      'Puts a tile of the map on the table. Only in Scenarios.',
      { tile: 'hall' },
      { tile: field(id, 'The id of a tile.', 'hall') },
    ),
    step(
      'objective',
      'Opens or closes an objective. Only in Scenarios.',
      { id: 'clock-out' },
      { id: field(id, 'One of "objectives".', 'clock-out'), off: field(off, ...about.off) },
    ),
    step(
      'boss',
      'Places a Boss. Only in Scenarios.',
      { monster: 'huntmaster', space: 'boiler.H' },
      { monster: field(id, ...about.monster), space: field(space, ...about.space) },
    ),
    step('death-is-final', 'From now on the dead do not come back.'),
    step('final-battle', 'Starts the Final Battle with the Huntmaster.'),
    step('win', 'The Characters win.'),
    step('lose-game', 'The Characters lose.'),
  ],
  'not-word',
);

/** Makes a missing effect a compile error: every effect of the rules must be in this schema. */
type Missing = Exclude<Effect['do'], v.InferOutput<typeof effects>['do']>;
export const effect: v.GenericSchema<Effect> = effects satisfies [Missing] extends [never] ? unknown : never;
