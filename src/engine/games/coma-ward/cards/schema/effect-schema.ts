// The schema of every word that the effect of a card may contain (see `Word` in card-types.ts), with the ranges of its
// numbers.
import * as v from 'valibot';
import {
  field,
  id,
  integer,
  listOf,
  literalTrue,
  optional,
  partialObject,
  step,
} from '../../../../cards/pack-schema-parts.js';
import type { Statistic } from '../../../../track/patient-mat.js';
import type { BonusDuration, Condition, CountName, DiceUse, MoveTarget, PlayerGroup, Word } from '../card-types.js';

/** Descriptions and examples of fields that occur in several places. */
const about = {
  n: ['How many, or how far.', 1],
  group: [
    'The living players of a group, seen from the player of the effect: "in-sight", "here" and "same-floor" include that player, and those that begin with "others" do not. "left" is the player to the left, "nearest" whoever is nearest by Moves.',
    'others-here',
  ],
  where: ['The Space of the player ("here"), or one that the player chooses ("choose").', 'here'],
  successes: ['How many successes are needed.', 2],
  statistic: ['The statistic that is checked.', 'focus'],
} as const;

/** Words may contain words. */
const inner: v.GenericSchema<Word> = v.lazy(() => effect);
/** The words of an effect, in order; a side of a branch may be empty. */
const branch = listOf(inner, 0, 12);
export const words = listOf(inner, 1, 12);

const group = v.picklist([
  'everyone',
  'others',
  'in-sight',
  'others-in-sight',
  'here',
  'others-here',
  'same-floor',
  'others-same-floor',
  'left',
  'nearest',
] as const satisfies readonly PlayerGroup[]);
export const statistic = v.picklist(['strength', 'dexterity', 'focus'] as const satisfies readonly Statistic[]);
const diceUse = v.picklist(['strength', 'dexterity', 'focus', 'attack', 'dodge'] as const satisfies readonly DiceUse[]);
const where = v.picklist(['here', 'choose']);
const successes = integer(1, 6);
const upTo = integer(1, 6);

const extra = (use: string) => field(integer(-6, 6), `Added to the dice ${use}; it may be negative.`, 1);
export const dice = partialObject({
  strength: extra('of Strength Checks'),
  dexterity: extra('of Dexterity Checks'),
  focus: extra('of Focus Checks'),
  attack: extra('of Attack and Counter-Attack Checks'),
  dodge: extra('for dodging'),
} satisfies Record<DiceUse, unknown>);

export const condition: v.GenericSchema<Condition> = v.strictObject({
  of: field(
    v.picklist([
      'health',
      'terror',
      'items',
      'weapons',
      'food',
      'medicine',
      'clothing',
      'others-here',
      'others-in-sight',
      'others-same-floor',
      'floor',
      'clues',
      'rummaged',
      'on-room',
      'shadows-here',
    ] as const satisfies readonly CountName[]),
    'The number that is tested, of the player of the effect. "floor" is 0 in the Basement and 1 to 3 above it; "rummaged" and "on-room" are 1 or 0.',
    'others-here',
  ),
  least: optional(integer(0, 99), 'The smallest number. Without "least" and "most", it is 1.', 1),
  most: optional(integer(0, 99), 'The largest number.', 0),
});

/** The options of a choice, by the last part of the key of their text. */
export const options = v.pipe(v.record(id, branch), v.minEntries(2, 'not-options'), v.maxEntries(6, 'not-options'));

const vocabulary = v.variant(
  'do',
  [
    // Words around other words
    step(
      'each',
      'Acts on each player of a group, the active player first.',
      { of: 'others-in-sight', then: [{ do: 'lose-terror', n: 1 }] },
      { of: field(group, ...about.group), then: field(words, 'What happens to each of them.') },
    ),
    step(
      'choose-player',
      'The player of the effect chooses somebody of a group.',
      { from: 'others-same-floor', then: [{ do: 'lose-terror', n: 2 }] },
      {
        from: field(group, ...about.group),
        then: field(words, 'What happens to the chosen player.'),
        may: optional(literalTrue, 'The player may also choose nobody.', true),
      },
    ),
    step(
      'options',
      'The player chooses one of 2 to 6 effects.',
      { of: { drink: [{ do: 'gain-health', n: 1 }], pour: [] } },
      {
        of: field(options, 'The effects. The key of each is the last part of the key of its text.', {
          drink: [{ do: 'gain-health', n: 1 }],
          pour: [],
        }),
      },
    ),
    step(
      'if',
      'Something happens only under a condition.',
      { is: { of: 'others-here', least: 1 }, then: [{ do: 'lose-terror', n: 1 }] },
      {
        is: field(condition, 'The condition.', { of: 'others-here', least: 1 }),
        then: field(branch, 'What happens if it is met.', [{ do: 'lose-terror', n: 1 }]),
        else: optional(branch, 'What happens if it is not met.', [{ do: 'gain-terror', n: 1 }]),
      },
    ),
    step(
      'check',
      'The player makes a Check.',
      { of: 'dexterity', need: 2, fail: [{ do: 'lose-health', n: 1 }] },
      {
        of: field(statistic, ...about.statistic),
        need: optional(successes, 'How many successes are needed; 1 by default.', 2),
        pass: optional(branch, 'What happens if the player passes.', [{ do: 'draw-item', n: 1 }]),
        fail: optional(branch, 'What happens if the player fails.', [{ do: 'gain-terror', n: 1 }]),
      },
    ),
    step(
      'roll',
      'One die is rolled, and decides what happens.',
      {
        rows: [
          [3, [{ do: 'gain-terror', n: 1 }]],
          [6, [{ do: 'lose-terror', n: 1 }]],
        ],
      },
      {
        rows: field(
          listOf(v.strictTuple([integer(1, 6), branch]), 1, 6),
          'Rows of the highest result and what then happens: [3, [...]] is for 1 to 3 if it comes first. The last row is for 6.',
          [
            [3, [{ do: 'gain-terror', n: 1 }]],
            [6, []],
          ],
        ),
      },
    ),
    // Health and Terror
    step('gain-health', 'The player gains Health.', { n: 1 }, { n: field(integer(1, 5), ...about.n) }),
    step('lose-health', 'The player loses Health.', { n: 1 }, { n: field(integer(1, 5), ...about.n) }),
    step('gain-terror', 'The player gains Terror.', { n: 1 }, { n: field(upTo, ...about.n) }),
    step('lose-terror', 'The player loses Terror.', { n: 1 }, { n: field(upTo, ...about.n) }),
    // Items
    step('draw-item', 'The player draws Items.', { n: 1 }, { n: field(integer(1, 4), ...about.n) }),
    step(
      'lose-item',
      'The player discards Items.',
      { n: 1 },
      {
        n: field(upTo, ...about.n),
        random: optional(literalTrue, 'At random; otherwise the player chooses.', true),
      },
    ),
    step('drop-item', 'The player drops Items on the Space.', { n: 1 }, { n: field(upTo, ...about.n) }),
    step(
      'give-item',
      'The player gives an Item to somebody else of a group.',
      { to: 'others-here' },
      { to: field(group, ...about.group) },
    ),
    // Dice
    step(
      'bonus-dice',
      'The player rolls more dice, or fewer if n is negative.',
      { on: 'focus', n: 1, for: 'check' },
      {
        on: field(
          diceUse,
          'The Checks that use the dice: of a statistic, or only for Attacks and Counter-Attacks, or for dodging.',
          'focus',
        ),
        n: field(integer(-6, 6), 'The number of dice; it may be negative.', 1),
        for: field(
          v.picklist(['check', 'turn'] as const satisfies readonly BonusDuration[]),
          'For the next such Check, or until the end of the player’s next turn.',
          'check',
        ),
      },
    ),
    // Moving
    step('grant-moves', 'The player may make more Moves.', { n: 2 }, { n: field(upTo, ...about.n) }),
    step(
      'move-to',
      'The player is put on another Space; if several fit, the player chooses.',
      { to: 'stairs' },
      {
        to: field(
          v.picklist([
            'start',
            'nearest-player',
            'hallway',
            'stairs',
            'elevator',
            'room',
            'any-player',
          ] as const satisfies readonly MoveTarget[]),
          'The Nurses’ Station where the match began ("start"), a Space with another player, or a Space of this kind on the same Floor.',
          'stairs',
        ),
      },
    ),
    step(
      'forced-move',
      'The player to the left chooses where the player has to go.',
      { n: 1 },
      { n: field(upTo, ...about.n) },
    ),
    step('end-turn', 'The turn of the active player ends.'),
    step('skip-main-action', 'The player loses the next main action.'),
    // The board
    step('place-portal', 'The player chooses two revealed Rooms, and a portal leads from the first to the second.'),
    step(
      'replace-room',
      'A Hallucination Room takes the place of a Room Card.',
      { where: 'here' },
      { where: field(where, ...about.where) },
    ),
    step(
      'lock',
      'A Room is locked; a Strength Check opens it.',
      { where: 'here', need: 2 },
      { where: field(where, ...about.where), need: field(successes, ...about.successes) },
    ),
    step('unlock', 'A Room is unlocked.', { where: 'choose' }, { where: field(where, ...about.where) }),
    step('remove-rummage', 'A Room can be rummaged again.', { where: 'here' }, { where: field(where, ...about.where) }),
    step('place-shadow', 'A Shadowy Figure appears.', { where: 'here' }, { where: field(where, ...about.where) }),
    step('move-shadow', 'The player moves one Shadowy Figure.', { n: 3 }, { n: field(upTo, ...about.n) }),
    // Cards
    step('draw-hallucination', 'The player draws a Hallucination Card.'),
    step('reveal-quirk', 'The player reveals the own Quirk.'),
    step(
      'add-quirk-counter',
      'The player’s Quirk gets counters, in the Prologue.',
      { n: 1 },
      { n: field(integer(1, 5), ...about.n) },
    ),
  ],
  'not-word',
);

/** The words that the rules have but this schema lacks. If there are any, the statement below does not compile. */
type Missing = Exclude<Word['do'], v.InferOutput<typeof vocabulary>['do']>;
export const effect: v.GenericSchema<Word> = vocabulary satisfies [Missing] extends [never] ? unknown : never;
