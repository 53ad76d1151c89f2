// What cards do and when: rolls, costs, Abilities, and every word of their steps. The closed vocabulary of cards.ts.
import * as v from 'valibot';
import { id, listOf, partialObject, integer, literalTrue } from '../../../../cards/pack-schema-parts.js';
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

/** Steps lie within steps. */
const inner: v.GenericSchema<Effect> = v.lazy(() => effect);
const step = (least: number) => listOf(inner, least, 16);
/** A list of steps; one that must not be empty. */
export const steps = step(0);
const acts = step(1);

// Rolls

const dice = partialObject({ green: any, red: any, blue: any, brown: any });
const keywords = listOf(keyword, 1, 13);
const conversion = v.strictObject({ from: colour, to: colour, n: v.exactOptional(some) });
export const bolt = v.strictObject({
  auto: v.exactOptional(some),
  keywords: v.exactOptional(keywords),
  infects: v.exactOptional(attribute),
  then: v.exactOptional(acts),
});
const reach = integer(0, 99);
const modEntries = {
  dice: v.exactOptional(dice),
  auto: v.exactOptional(any),
  keywords: v.exactOptional(keywords),
  infects: v.exactOptional(attribute),
  bolt: v.exactOptional(bolt),
  range: v.exactOptional(v.strictTuple([reach, reach])),
  unseen: v.exactOptional(literalTrue),
  reroll: v.exactOptional(many),
  convert: v.exactOptional(conversion),
  convertFoe: v.exactOptional(conversion),
  turn: v.exactOptional(v.strictObject({ from: sign, to: sign })),
  immune: v.exactOptional(keywords),
  then: v.exactOptional(acts),
};
export const mods = v.strictObject(modEntries);
export const attackEntries = { ...modEntries, dice };
export const attack = v.strictObject(attackEntries);

// What is paid

export const junkCost = partialObject({
  glass: some,
  wood: some,
  rope: some,
  paper: some,
  pipe: some,
  rock: some,
  any: some,
});
export const cost = partialObject({
  ap: any,
  insanity: v.union([any, v.literal('x')], 'not-count'),
  junk: v.union([any, junkCost], 'not-junk'),
  meds: any,
  wounds: any,
  discard: literalTrue,
  tap: literalTrue,
});

// Where, whom and whether

export const where = v.union(
  [v.picklist(['here', 'sight', 'anywhere']), v.strictObject({ range: reach, sight: v.exactOptional(literalTrue) })],
  'not-where',
);
export const whom = v.strictObject({
  of: v.picklist(['character', 'monster']),
  take: v.picklist(['one', 'each']),
  where,
  other: v.exactOptional(literalTrue),
  type: v.exactOptional(id),
  class: v.exactOptional(monsterClass),
  may: v.exactOptional(literalTrue),
});
/** A test of the table may lie within another. */
const untrue: v.GenericSchema<Whether> = v.lazy(() => whether);
export const whether: v.GenericSchema<Whether> = v.union(
  [
    v.strictObject({ wounded: any }),
    v.strictObject({ insanity: any }),
    v.strictObject({ monsters: any, where }),
    v.strictObject({ alone: literalTrue }),
    v.strictObject({ aura: literalTrue }),
    v.strictObject({ flag: id }),
    v.strictObject({ not: untrue }),
  ],
  'not-whether',
);

// Abilities

export const passive = v.strictObject({
  attributes: v.exactOptional(
    partialObject({ strength: change, dexterity: change, wisdom: change, imagination: change }),
  ),
  health: v.exactOptional(change),
  ap: v.exactOptional(change),
  mp: v.exactOptional(change),
  limits: v.exactOptional(partialObject({ insanity: any, items: any, disorders: any })),
  loot: v.exactOptional(any),
  search: v.exactOptional(any),
  rebate: v.exactOptional(any),
  stealth: v.exactOptional(literalTrue),
  ethereal: v.exactOptional(literalTrue),
  calms: v.exactOptional(listOf(id, 1, 20)),
  attack: v.exactOptional(mods),
  defense: v.exactOptional(mods),
  test: v.exactOptional(mods),
  while: v.exactOptional(whether),
});
export const ability = v.strictObject({
  type: v.picklist(['passive', 'active', 'attack', 'weapon-attack', 'defense', 'roll']),
  cost: v.exactOptional(cost),
  cooldown: v.exactOptional(some),
  once: v.exactOptional(literalTrue),
  action: v.exactOptional(literalTrue),
  rolls: v.exactOptional(listOf(v.picklist(['attack', 'defense', 'test', 'search']), 1, 4)),
  passive: v.exactOptional(passive),
  trigger: v.exactOptional(trigger),
  may: v.exactOptional(literalTrue),
  mods: v.exactOptional(mods),
  each: v.exactOptional(mods),
  attack: v.exactOptional(attack),
  steps: v.exactOptional(acts),
  if: v.exactOptional(whether),
});
export const abilities = listOf(ability, 1, 3);

// Steps

const word = <const T extends string, E extends v.ObjectEntries>(name: T, entries: E) =>
  v.strictObject({ do: v.literal(name), ...entries });
const alone = <const T extends string>(name: T) => v.strictObject({ do: v.literal(name) });
const results = listOf(v.strictObject({ from: reach, to: reach, steps }), 1, 12);
const off = v.exactOptional(literalTrue);
const one = v.picklist(['one', 'each']);
const thing = v.picklist(['insanity', 'junk', 'meds', 'item']);

const words = v.variant(
  'do',
  [
    // Whom and whether
    word('on', { whom, steps: acts }),
    word('if', { is: whether, then: steps, else: v.exactOptional(acts) }),
    word('choose', { of: listOf(steps, 1, 6) }),
    word('pay', { cost, then: steps, else: v.exactOptional(acts) }),
    // Dice
    word('test', { attribute, target: some, pass: v.exactOptional(acts), fail: v.exactOptional(acts) }),
    word('test-count', { attribute, results }),
    word('d6', { results }),
    word('d3', { results }),
    word('attack', { attack, whom: v.exactOptional(whom) }),
    // Body
    word('heal', { n: count }),
    word('wound', { n: count, defended: v.exactOptional(literalTrue) }),
    alone('kill'),
    word('afflict', { condition }),
    word('cure', { condition }),
    word('infect', { attribute: v.exactOptional(attribute) }),
    word('attribute', { attribute, n: change, until }),
    word('mods', { roll: v.picklist(['attack', 'defense', 'test']), mods, until }),
    // What is held
    word('insanity', { n: count }),
    word('junk', { n: count, kind: v.exactOptional(junk) }),
    word('meds', { n: count, colour: v.exactOptional(colour) }),
    word('item', { deck: v.picklist(['weapon', 'equipment']), n: some }),
    word('disorder', { deck: v.exactOptional(disorder) }),
    word('lose', { what: thing, n: count }),
    word('give', { what: thing, n: many }),
    word('cool', { n: change, which: v.picklist(['one', 'all']) }),
    alone('untap'),
    word('ap', { n: count }),
    word('mp', { n: count }),
    // Places
    word('move', { n: count, stealth: v.exactOptional(literalTrue), ethereal: v.exactOptional(literalTrue) }),
    word('blink', { n: count }),
    word('stealth', { until }),
    word('ethereal', { until }),
    word('push', { n: some }),
    alone('pull'),
    alone('swap'),
    word('door', { to: v.picklist(['open', 'closed']), where, take: one }),
    word('breach', { where }),
    word('wall', { where }),
    word('locker', { at: v.exactOptional(space) }),
    word('reveal-locker', { where, take: one }),
    alone('search'),
    alone('mine'),
    word('detonate', { attack }),
    alone('gun'),
    // Monsters and the hunt
    word('spawn', { monster: v.exactOptional(id), colour: v.picklist([...spawnColours, 'drawn', 'chosen']), n: some }),
    word('hunt', { n: change }),
    alone('empower'),
    word('monsters', {
      stat: v.picklist(['movement', 'green', 'red', 'blue', 'brown', 'health', 'auto']),
      n: change,
      until,
      type: v.exactOptional(id),
    }),
    word('still', { what: v.picklist(['move', 'attack', 'both']) }),
    alone('strike'),
    word('skip-spawn', { n: some }),
    // The Scenario
    word('chapter', { cid }),
    word('card', { deck: v.picklist(['scenario', 'nightmare', 'memory']) }),
    word('flag', { name: id, off }),
    word('count', { name: id, n: change }),
    word('quest', { n: some }),
    word('place', { token: id, space }),
    word('take-away', { token: id }),
    word('monster-at', { monster: id, space, n: some }),
    word('reveal-token', { where }),
    word('reveal-tile', { tile: id }),
    word('objective', { id, off }),
    word('boss', { monster: id, space }),
    alone('death-is-final'),
    alone('final-battle'),
    alone('win'),
    alone('lose-game'),
  ],
  'not-word',
);

/** A word that the rules have and packs have not does not compile. */
type Missing = Exclude<Effect['do'], v.InferOutput<typeof words>['do']>;
/** Every word of a step. */
export const effect: v.GenericSchema<Effect> = words satisfies [Missing] extends [never] ? unknown : never;
