// The schemas of the cards of a pack: Items, Rooms, Hallucinations, Quirks, Neuroses and Entities, and of the board.
import * as v from 'valibot';
import { field, id, integer, listOf, literalTrue, optional } from '../../../../cards/pack-schema-parts.js';
import { quirkEvents, type ClueKind, type RoomTiming } from '../card-types.js';
import { condition, dice, options, statistic, words } from './effect-schema.js';

/** Descriptions and examples of fields that occur in several places. */
const about = {
  id: ['The id: lower-case letters, digits and dashes, used once.', 'thermos'],
  count: ['The number of copies in the deck; 1 by default.', 2],
  effect: ['What the Item does when it is used, in order.', [{ do: 'gain-health', n: 1 }]],
  dice: ['Dice that are added to Checks.', { focus: 1 }],
  words: ['What happens, in order.', [{ do: 'lose-terror', n: 1 }]],
} as const;

const base = { id: field(id, ...about.id), count: optional(integer(1, 40), ...about.count) };

export const item = v.variant(
  'type',
  [
    v.strictObject({
      ...base,
      type: field(v.literal('weapon'), 'A Weapon, which is carried in the hands.', 'weapon'),
      hands: field(v.picklist([1, 2]), 'How many hands it takes.', 1),
      attack: field(integer(0, 9), 'The dice that it adds to Attack and Counter-Attack Checks.', 2),
      damage: field(integer(0, 5), 'The Damage Rating.', 1),
    }),
    v.strictObject({
      ...base,
      type: field(v.literal('clothing'), 'A piece of Clothing, which always applies.', 'clothing'),
      reduction: optional(integer(1, 5), 'The Health that is not lost in each lost Attack.', 1),
      limit: optional(integer(1, 9), 'By how much it raises the Carried Item Limit.', 1),
      counts: optional(literalTrue, 'It counts against the Carried Item Limit.', true),
      dice: optional(dice, ...about.dice),
    }),
    v.strictObject({
      ...base,
      type: field(v.literal('food'), 'Food, which is discarded when it is used.', 'food'),
      effect: field(words, ...about.effect),
      shared: optional(literalTrue, 'It may be used on a willing player in the same Space.', true),
    }),
    v.strictObject({
      ...base,
      type: field(v.literal('medicine'), 'Medicine, which is discarded when it is used.', 'medicine'),
      effect: field(words, ...about.effect),
      offensive: optional(literalTrue, 'It may be used on an unwilling player, by an Attack.', true),
    }),
    v.strictObject({
      ...base,
      type: field(v.literal('clue'), 'A Clue, which is revealed when it is drawn.', 'clue'),
      clue: field(
        v.picklist(['A', 'B', 'C', 'D'] as const satisfies readonly ClueKind[]),
        'The kind of the Clue. The kinds of the three Clues that are found select the Phenomenon.',
        'A',
      ),
    }),
  ],
  'not-type',
);

export const room = v.strictObject({
  id: field(id, ...about.id),
  revealed: optional(words, 'What happens to the player who reveals the Room.', [{ do: 'gain-terror', n: 1 }]),
  enter: optional(words, 'What happens to whoever enters the Room, except by revealing it.', [
    { do: 'skip-main-action' },
  ]),
  endMove: optional(words, 'What happens to whoever ends the Move in the Room.', [{ do: 'drop-item', n: 1 }]),
  endTurn: optional(words, 'What happens to whoever ends the turn in the Room.', [{ do: 'gain-terror', n: 1 }]),
  first: optional(
    v.strictObject({
      on: field(
        v.picklist(['enter', 'endMove', 'endTurn'] as const satisfies readonly RoomTiming[]),
        'The moment; revealing the Room also counts as the first "enter".',
        'endMove',
      ),
      then: field(words, ...about.words),
    }),
    'What happens to each player only the first time.',
    { on: 'endMove', then: [{ do: 'draw-item', n: 1 }] },
  ),
  dice: optional(dice, 'Dice that are added to the Checks of everybody in the Room.', { dexterity: -1 }),
});

export const hallucination = v.strictObject({
  id: field(
    v.pipe(v.string(), v.regex(/^(?!constructor\.)[a-z][a-z0-9-]{0,39}\.[a-z0-9]{1,9}$/, 'not-version')),
    'The scenario and the version, with a dot between them. All versions of a scenario have the same options.',
    'last-visitor.a',
  ),
  options: optional(
    options,
    'What the options of the scenario lead to in this version. The key of each option is part of the keys of its texts.',
    { answer: [{ do: 'lose-terror', n: 1 }], wait: [{ do: 'gain-terror', n: 1 }] },
  ),
  result: optional(words, 'What happens, if there is nothing to choose.', [{ do: 'gain-terror', n: 1 }]),
});

export const quirk = v.strictObject({
  id: field(id, ...about.id),
  on: field(
    v.picklist([...quirkEvents, 'claim']),
    'What earns a counter. "claim" is something about the persons at the table, which the owner claims.',
    'rummaged',
  ),
  tiers: field(
    listOf(
      v.strictObject({
        least: field(integer(1, 5), 'The smallest number of counters.', 3),
        then: field(words, ...about.words),
      }),
      1,
      5,
    ),
    'What the counters are worth at the end of the Prologue, in ascending order; only the highest tier that is reached counts.',
    [
      { least: 1, then: [{ do: 'lose-terror', n: 1 }] },
      { least: 3, then: [{ do: 'gain-health', n: 1 }] },
    ],
  ),
});

const level = v.strictObject({
  timing: field(
    v.picklist(['free', 'end']),
    'A free action, once in a turn, or an effect at the end of each turn.',
    'end',
  ),
  if: optional(condition, 'The condition for it.', { of: 'others-here', most: 0 }),
  then: field(words, ...about.words),
});
const levels = v.strictTuple([level, level, level]);
const exampleLevels = [
  { timing: 'free', then: [{ do: 'grant-moves', n: 1 }] },
  { timing: 'free', then: [{ do: 'bonus-dice', on: 'focus', n: 1, for: 'check' }] },
  { timing: 'end', if: { of: 'others-here', most: 0 }, then: [{ do: 'gain-terror', n: 1 }] },
] as const;
export const neurosis = v.strictObject({
  id: field(id, ...about.id),
  adrenaline: field(statistic, 'The statistic that Adrenaline raises.', 'strength'),
  front: field(levels, 'Levels I to III of the front side, by Terror.', exampleLevels),
  hidden: field(levels, 'Levels I to III of the hidden side.', exampleLevels),
});

export const entity = v.strictObject({
  id: field(id, ...about.id),
  uses: field(integer(1, 3), 'How often it may be used in a round.', 1),
  on: field(
    v.picklist(['actor', 'anyone']),
    'Whom it may be used on: the player who has just acted, or anybody who lives.',
    'actor',
  ),
  then: field(words, ...about.words),
});

/** The Floors that the results 1 to 6 of the elevator die allow. CW-RUL-12 */
export const elevator = v.pipe(v.array(listOf(integer(0, 3), 0, 4)), v.length(6));

/** Four Floors from the Basement up, each of five rows of seven letters. CW-RUL-09 */
export const board = v.pipe(
  v.array(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[RHNLECSV.]{7}$/, 'not-row'))), v.length(5))),
  v.length(4),
);
