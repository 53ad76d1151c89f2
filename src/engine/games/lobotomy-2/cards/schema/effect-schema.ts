// What cards do and when: rolls, costs, Abilities, and every word of their steps. The closed vocabulary of cards.ts.
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
import type { Effect, Whether } from '../card-types.js';
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

/** What a field is that stands in several places, with an example of it. */
const about = {
  n: ['How many, or how far; "x" is what was paid.', 1],
  auto: ['Successes, or Shields, without a die.', 1],
  keywords: ['Keywords that hold for the roll.', ['stun']],
  infects: ['The Attribute that Infection lowers; without it the victim chooses.', 'strength'],
  then: ['What happens after the roll.', [{ do: 'heal', n: 1 }]],
  take: ['One of them, or each.', 'one'],
  where: ['On the own Space, in sight, at most so far, or anywhere.', 'sight'],
  may: ['It can be declined.', true],
  stealth: ['Passes Monsters.', true],
  ethereal: ['Passes walls.', true],
  cost: ['What is paid, all of it at once.', { insanity: 2 }],
  mods: ['What joins the roll.', { dice: { green: 1 } }],
  attack: ['The Attack.', { dice: { red: 2 } }],
  steps: ['What happens, one after the other.', [{ do: 'heal', n: 1 }]],
  whom: ['Who it happens to.', { of: 'character', take: 'one', where: 'sight' }],
  else: ['What happens otherwise.', [{ do: 'insanity', n: 1 }]],
  attribute: ['The Attribute that is meant.', 'dexterity'],
  results: ['What happens from one number to another.', [{ from: 1, to: 3, steps: [{ do: 'heal', n: 1 }] }]],
  condition: ['Fire, Frost or Stun.', 'stun'],
  until: ['The end of the Turn, of the Round, or for good.', 'round'],
  colour: ['The colour that is meant.', 'red'],
  what: ['What it is about.', 'insanity'],
  monster: ['The id of a Monster.', 'coal-man'],
  name: ['The name that is remembered.', 'grate-open'],
  off: ['It is taken back.', true],
  token: ['The id of a token.', 'grate'],
  space: ['A Space of the map: its tile, and its letter.', 'boiler.H'],
} as const;

/** Steps lie within steps. */
const inner: v.GenericSchema<Effect> = v.lazy(() => effect);
const stepList = (least: number) => listOf(inner, least, 16);
/** A list of steps; one that must not be empty. */
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
  from: field(colour, 'The colour that is turned.', 'green'),
  to: field(colour, 'The colour that it becomes.', 'red'),
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
  bolt: optional(bolt, 'What a Bolt does.', { keywords: ['fire'] }),
  range: optional(
    v.strictTuple([reach, reach]),
    'From how many Spaces to how many; without it the own Space only.',
    [0, 2],
  ),
  unseen: optional(literalTrue, 'Needs no line of sight.', true),
  reroll: optional(many, 'How many dice may be rerolled; 99 is any number.', 1),
  convert: optional(conversion, 'Turns own dice into those of another colour.', { from: 'green', to: 'red' }),
  convertFoe: optional(conversion, 'Turns dice that are rolled against the bearer.', { from: 'red', to: 'green' }),
  turn: optional(
    v.strictObject({
      from: field(sign, 'The symbol that is turned.', 'star'),
      to: field(sign, 'The symbol that it counts as.', 'spike'),
    }),
    'Counts each of one symbol as another.',
    { from: 'star', to: 'spike' },
  ),
  immune: optional(keywords, 'Keywords that do nothing here.', ['fire']),
  then: optional(acts, ...about.then),
};
export const mods = v.strictObject(modEntries);
export const attackEntries = {
  ...modEntries,
  dice: field(dice, 'Dice by colour: green and red attack, blue and brown defend and test.', { green: 2 }),
};
export const attack = v.strictObject(attackEntries);

// What is paid

export const junkCost = partialObject({
  glass: field(some, 'Glass.', 1),
  wood: field(some, 'Pieces of wood.', 1),
  rope: field(some, 'Lengths of rope.', 1),
  paper: field(some, 'Sheets of paper.', 1),
  pipe: field(some, 'Pieces of pipe.', 1),
  rock: field(some, 'Pieces of rock.', 1),
  any: field(some, 'Junk of any kind, in addition.', 1),
});
export const cost = partialObject({
  ap: field(any, 'Action Points.', 1),
  insanity: field(
    v.union([any, v.literal('x')], 'not-count'),
    'How much Insanity; "x" is any, and the effect grows with it.',
    2,
  ),
  junk: field(v.union([any, junkCost], 'not-junk'), 'How much Junk, of any kind or by name.', 2),
  meds: field(any, 'How many Meds.', 1),
  wounds: field(any, 'How many Wounds.', 1),
  discard: field(literalTrue, 'The card itself.', true),
  tap: field(literalTrue, 'The card is tapped.', true),
});

// Where, whom and whether

export const where = v.union(
  [
    v.picklist(['here', 'sight', 'anywhere']),
    v.strictObject({
      range: field(reach, 'At most so many Spaces away.', 2),
      sight: optional(literalTrue, 'And in sight.', true),
    }),
  ],
  'not-where',
);
export const whom = v.strictObject({
  of: field(v.picklist(['character', 'monster']), 'Characters, or Monsters.', 'character'),
  take: field(v.picklist(['one', 'each']), ...about.take),
  where: field(where, ...about.where),
  other: optional(literalTrue, 'Not whoever acts.', true),
  type: optional(id, 'Monsters of this type.', 'hellhound'),
  class: optional(monsterClass, 'Basic, Elite or Boss.', 'basic'),
  may: optional(literalTrue, ...about.may),
});
/** A test of the table may lie within another. */
const untrue: v.GenericSchema<Whether> = v.lazy(() => whether);
export const whether: v.GenericSchema<Whether> = v.union(
  [
    v.strictObject({ wounded: field(any, 'So many Wounds at least.', 3) }),
    v.strictObject({ insanity: field(any, 'So much Insanity at least.', 4) }),
    v.strictObject({ monsters: field(any, 'So many Monsters at least.', 1), where: field(where, ...about.where) }),
    v.strictObject({ alone: field(literalTrue, 'No other Character is on the Space.', true) }),
    v.strictObject({ aura: field(literalTrue, 'The Aura works.', true) }),
    v.strictObject({ flag: field(id, 'The flag stands.', 'grate-open') }),
    v.strictObject({ not: field(untrue, 'This is not so.', { alone: true }) }),
  ],
  'not-whether',
);

// Abilities

export const passive = v.strictObject({
  attributes: optional(
    partialObject({
      strength: field(change, 'Strength, or what is added to it.', 2),
      dexterity: field(change, 'Dexterity, or what is added to it.', 2),
      wisdom: field(change, 'Wisdom, or what is added to it.', 2),
      imagination: field(change, 'Imagination, or what is added to it.', 2),
    }),
    'What is added to Attributes.',
    { strength: 1 },
  ),
  health: optional(change, 'Added to the health.', 1),
  ap: optional(change, 'Added to the Action Points of a Turn.', 1),
  mp: optional(change, 'Added to the Movement Points of a Move.', 1),
  limits: optional(
    partialObject({
      insanity: field(any, 'Above 6 Insanity.', 1),
      items: field(any, 'Above 6 Items.', 1),
      disorders: field(any, 'Above 4 Disorders.', 1),
    }),
    'How much more can be held.',
    { items: 1 },
  ),
  loot: optional(any, 'Added to the Junk of a Loot Action.', 1),
  search: optional(any, 'Successes that join each Search.', 1),
  rebate: optional(any, 'Junk that an upgrade costs less.', 1),
  stealth: optional(literalTrue, ...about.stealth),
  ethereal: optional(literalTrue, ...about.ethereal),
  calms: optional(listOf(id, 1, 20), 'Types of Monsters that do not attack the holder.', ['hellhound']),
  attack: optional(mods, 'Joins each Attack.', { dice: { green: 1 } }),
  defense: optional(mods, 'Joins each Defense.', { dice: { blue: 1 } }),
  test: optional(mods, 'Joins each Test.', { dice: { brown: 1 } }),
  while: optional(whether, 'Holds only while this is so.', { wounded: 1 }),
});
export const ability = v.strictObject({
  type: field(
    v.picklist(['passive', 'active', 'attack', 'weapon-attack', 'defense', 'roll']),
    'What it is: it holds all the time, is used in a Turn, is an Attack, or joins a roll.',
    'active',
  ),
  cost: optional(cost, ...about.cost),
  cooldown: optional(some, 'How many Cooldown tokens come onto the card.', 2),
  once: optional(literalTrue, 'Once in each Turn.', true),
  action: optional(literalTrue, 'Is an Action: it ends a Move.', true),
  rolls: optional(listOf(v.picklist(['attack', 'defense', 'test', 'search']), 1, 4), 'The rolls that it may join.', [
    'attack',
  ]),
  passive: optional(passive, 'What changes while the card is held.', { mp: 1 }),
  trigger: optional(trigger, 'What makes a Passive work.', 'kills'),
  may: optional(literalTrue, ...about.may),
  mods: optional(mods, ...about.mods),
  each: optional(mods, 'Joins the roll once for each Insanity that "x" was.', { dice: { red: 1 } }),
  attack: optional(attack, ...about.attack),
  steps: optional(acts, ...about.steps),
  if: optional(whether, 'Only while this is so.', { wounded: 1 }),
});
export const abilities = listOf(ability, 1, 3);

// Steps

const results = listOf(
  v.strictObject({
    from: field(reach, 'From this on, or what is turned.', 1),
    to: field(reach, 'Up to this, or what it becomes.', 3),
    steps: field(steps, ...about.steps),
  }),
  1,
  12,
);
const off = v.exactOptional(literalTrue);
const one = v.picklist(['one', 'each']);
const thing = v.picklist(['insanity', 'junk', 'meds', 'item']);

const words = v.variant(
  'do',
  [
    // Whom and whether
    step(
      'on',
      'For one or each Character or Monster.',
      { whom: { of: 'character', take: 'one', where: 'sight', other: true }, steps: [{ do: 'heal', n: 1 }] },
      { whom: field(whom, ...about.whom), steps: field(acts, ...about.steps) },
    ),
    step(
      'if',
      'By a test of the table.',
      { is: { wounded: 1 }, then: [{ do: 'heal', n: 1 }] },
      {
        is: field(whether, 'What has to be so.', { wounded: 1 }),
        then: field(steps, ...about.then),
        else: optional(acts, ...about.else),
      },
    ),
    step(
      'choose',
      'One of some lists of steps.',
      { of: [[{ do: 'heal', n: 1 }], [{ do: 'ap', n: 1 }]] },
      {
        of: field(listOf(steps, 1, 6), 'Lists of steps, of which one is chosen.', [
          [{ do: 'heal', n: 1 }],
          [{ do: 'ap', n: 1 }],
        ]),
      },
    ),
    step(
      'pay',
      'Whoever pays does the one, others the other.',
      { cost: { meds: 1 }, then: [{ do: 'heal', n: 2 }] },
      { cost: field(cost, ...about.cost), then: field(steps, ...about.then), else: optional(acts, ...about.else) },
    ),
    // Dice
    step(
      'test',
      'A Test of an Attribute.',
      { attribute: 'wisdom', target: 2, fail: [{ do: 'insanity', n: 1 }] },
      {
        attribute: field(attribute, ...about.attribute),
        target: field(some, 'How many successes it takes.', 2),
        pass: optional(acts, 'What happens with as many.', [{ do: 'heal', n: 1 }]),
        fail: optional(acts, 'What happens with fewer.', [{ do: 'insanity', n: 1 }]),
      },
    ),
    step(
      'test-count',
      'A Test of which the successes are counted.',
      { attribute: 'wisdom', results: [{ from: 0, to: 1, steps: [{ do: 'insanity', n: 1 }] }] },
      { attribute: field(attribute, ...about.attribute), results: field(results, ...about.results) },
    ),
    step(
      'd6',
      'A die of six.',
      { results: [{ from: 1, to: 3, steps: [{ do: 'heal', n: 1 }] }] },
      { results: field(results, ...about.results) },
    ),
    step(
      'd3',
      'A die of six that counts from 1 to 3.',
      { results: [{ from: 1, to: 1, steps: [{ do: 'heal', n: 1 }] }] },
      { results: field(results, ...about.results) },
    ),
    step(
      'attack',
      'An Attack with dice of its own.',
      { attack: { dice: { red: 2 } }, whom: { of: 'monster', take: 'one', where: 'here' } },
      { attack: field(attack, ...about.attack), whom: optional(whom, ...about.whom) },
    ),
    // Body
    step('heal', 'Wounds are healed.', { n: 1 }, { n: field(count, ...about.n) }),
    step(
      'wound',
      'Wounds are suffered.',
      { n: 1, defended: true },
      { n: field(count, ...about.n), defended: optional(literalTrue, 'A Defense Roll is made.', true) },
    ),
    step('kill', 'Whoever is meant dies.'),
    step('afflict', 'A condition comes.', { condition: 'stun' }, { condition: field(condition, ...about.condition) }),
    step('cure', 'A condition goes.', { condition: 'fire' }, { condition: field(condition, ...about.condition) }),
    step(
      'infect',
      'An Attribute goes down by Infection.',
      { attribute: 'strength' },
      { attribute: optional(attribute, ...about.attribute) },
    ),
    step(
      'attribute',
      'An Attribute changes.',
      { attribute: 'strength', n: 1, until: 'round' },
      {
        attribute: field(attribute, ...about.attribute),
        n: field(change, ...about.n),
        until: field(until, ...about.until),
      },
    ),
    step(
      'mods',
      'Something joins rolls for a while.',
      { roll: 'attack', mods: { dice: { green: 1 } }, until: 'turn' },
      {
        roll: field(v.picklist(['attack', 'defense', 'test']), 'The roll that it joins.', 'attack'),
        mods: field(mods, ...about.mods),
        until: field(until, ...about.until),
      },
    ),
    // What is held
    step('insanity', 'Insanity is gained.', { n: 1 }, { n: field(count, ...about.n) }),
    step(
      'junk',
      'Junk is gained.',
      { n: 2, kind: 'wood' },
      { n: field(count, ...about.n), kind: optional(junk, 'The kind of Junk.', 'wood') },
    ),
    step(
      'meds',
      'Meds are gained.',
      { n: 1 },
      { n: field(count, ...about.n), colour: optional(colour, ...about.colour) },
    ),
    step(
      'item',
      'Items are drawn.',
      { deck: 'weapon', n: 1 },
      { deck: field(v.picklist(['weapon', 'equipment']), 'What is drawn.', 'weapon'), n: field(some, ...about.n) },
    ),
    step(
      'disorder',
      'A Disorder is drawn.',
      { deck: 'ocd' },
      { deck: optional(disorder, 'The Disorder; without it any.', 'ocd') },
    ),
    step(
      'lose',
      'Something is lost.',
      { what: 'meds', n: 1 },
      { what: field(thing, ...about.what), n: field(count, ...about.n) },
    ),
    step(
      'give',
      'Something is handed on.',
      { what: 'junk', n: 1 },
      { what: field(thing, ...about.what), n: field(many, ...about.n) },
    ),
    step(
      'cool',
      'Cooldown tokens come, or below 0 go.',
      { n: -1, which: 'one' },
      { n: field(change, ...about.n), which: field(v.picklist(['one', 'all']), 'One card, or all.', 'one') },
    ),
    step('untap', 'A tapped card is ready again.'),
    step('ap', 'Action Points of this Turn.', { n: 1 }, { n: field(count, ...about.n) }),
    step('mp', 'Movement Points of this Turn.', { n: 2 }, { n: field(count, ...about.n) }),
    // Places
    step(
      'move',
      'Goes so far.',
      { n: 2, stealth: true },
      {
        n: field(count, ...about.n),
        stealth: optional(literalTrue, ...about.stealth),
        ethereal: optional(literalTrue, ...about.ethereal),
      },
    ),
    step('blink', 'Vanishes, and is on a Space near by.', { n: 2 }, { n: field(count, ...about.n) }),
    step('stealth', 'Passes Monsters for a while.', { until: 'turn' }, { until: field(until, ...about.until) }),
    step('ethereal', 'Passes walls for a while.', { until: 'turn' }, { until: field(until, ...about.until) }),
    step('push', 'Whoever is meant is moved by the player.', { n: 1 }, { n: field(some, ...about.n) }),
    step('pull', 'Whoever is meant comes to the own Space.'),
    step('swap', 'Both change places.'),
    step(
      'door',
      'Doors open or close.',
      { to: 'closed', where: 'sight', take: 'one' },
      {
        to: field(v.picklist(['open', 'closed']), 'What the Doors become.', 'closed'),
        where: field(where, ...about.where),
        take: field(one, ...about.take),
      },
    ),
    step('breach', 'A Breach is laid.', { where: 'here' }, { where: field(where, ...about.where) }),
    step('wall', 'A Wall is laid.', { where: 'here' }, { where: field(where, ...about.where) }),
    step(
      'locker',
      'One more Locker is laid.',
      { at: 'hall.L' },
      { at: optional(space, 'The Space; without it the own.', 'boiler.H') },
    ),
    step(
      'reveal-locker',
      'Lockers are turned up.',
      { where: 'sight', take: 'one' },
      { where: field(where, ...about.where), take: field(one, ...about.take) },
    ),
    step('search', 'A Locker of the own Space is searched without an Action Point.'),
    step('mine', 'A mine is laid on the own Space.'),
    step('detonate', 'The mine attacks.', { attack: { dice: { red: 3 } } }, { attack: field(attack, ...about.attack) }),
    step('gun', 'A gun is set up on the own Space.'),
    // Monsters and the hunt
    step(
      'spawn',
      'Monsters come to a Spawn Point.',
      { colour: 'drawn', n: 1 },
      {
        monster: optional(id, ...about.monster),
        colour: field(v.picklist([...spawnColours, 'drawn', 'chosen']), ...about.colour),
        n: field(some, ...about.n),
      },
    ),
    step('hunt', 'The Huntmaster goes on, or below 0 back.', { n: 1 }, { n: field(change, ...about.n) }),
    step('empower', 'The Monsters turn over.'),
    step(
      'monsters',
      'Monsters are stronger or weaker for a while.',
      { stat: 'movement', n: 1, until: 'round' },
      {
        stat: field(
          v.picklist(['movement', 'green', 'red', 'blue', 'brown', 'health', 'auto']),
          'What of the Monsters changes.',
          'movement',
        ),
        n: field(change, ...about.n),
        until: field(until, ...about.until),
        type: optional(id, 'Monsters of this type only.', 'hellhound'),
      },
    ),
    step(
      'still',
      'Monsters leave something out.',
      { what: 'move' },
      { what: field(v.picklist(['move', 'attack', 'both']), 'What the Monsters leave out.', 'move') },
    ),
    step('strike', 'The Monster that is meant attacks now.'),
    step('skip-spawn', 'So many Spawn cards are not drawn.', { n: 1 }, { n: field(some, ...about.n) }),
    // The Scenario
    step(
      'chapter',
      'A Chapter or card is read; only a Scenario does it.',
      { cid: 'S5-C' },
      { cid: field(cid, 'The Scenario, and a letter or number.', 'S5-B') },
    ),
    step(
      'card',
      'A card of the Scenario, a Nightmare or a memory is drawn.',
      { deck: 'memory' },
      { deck: field(v.picklist(['scenario', 'nightmare', 'memory']), 'Which deck.', 'scenario') },
    ),
    step(
      'flag',
      'Something is remembered.',
      { name: 'grate-open' },
      { name: field(id, ...about.name), off: field(off, ...about.off) },
    ),
    step(
      'count',
      'Something is counted.',
      { name: 'shovels', n: 1 },
      { name: field(id, ...about.name), n: field(change, ...about.n) },
    ),
    step('quest', 'The own Quest goes on.', { n: 1 }, { n: field(some, 'How many times.', 4) }),
    step(
      'place',
      'A token is laid; only a Scenario does it.',
      { token: 'grate', space: 'boiler.H' },
      { token: field(id, ...about.token), space: field(space, ...about.space) },
    ),
    step('take-away', 'A token goes.', { token: 'grate' }, { token: field(id, ...about.token) }),
    step(
      'monster-at',
      'Monsters come there; only a Scenario does it.',
      { monster: 'coal-man', space: 'boiler.H', n: 1 },
      { monster: field(id, ...about.monster), space: field(space, ...about.space), n: field(some, ...about.n) },
    ),
    step(
      'reveal-token',
      'Tokens that lie face down are turned up.',
      { where: 'here' },
      { where: field(where, ...about.where) },
    ),
    step(
      'reveal-tile',
      'A part of the map comes onto the table; only a Scenario does it.',
      { tile: 'hall' },
      { tile: field(id, 'The id of a tile.', 'hall') },
    ),
    step(
      'objective',
      'There is something to do, or it is done; only a Scenario does it.',
      { id: 'clock-out' },
      { id: field(id, 'One of the list.', 'clock-out'), off: field(off, ...about.off) },
    ),
    step(
      'boss',
      'A Boss comes; only a Scenario does it.',
      { monster: 'huntmaster', space: 'boiler.H' },
      { monster: field(id, ...about.monster), space: field(space, ...about.space) },
    ),
    step('death-is-final', 'Nobody who dies comes back.'),
    step('final-battle', 'The Huntmaster leaves the track for the last fight.'),
    step('win', 'The Characters have won.'),
    step('lose-game', 'The Characters have lost.'),
  ],
  'not-word',
);

/** A word that the rules have and packs have not does not compile. */
type Missing = Exclude<Effect['do'], v.InferOutput<typeof words>['do']>;
/** Every word of a step. */
export const effect: v.GenericSchema<Effect> = words satisfies [Missing] extends [never] ? unknown : never;
