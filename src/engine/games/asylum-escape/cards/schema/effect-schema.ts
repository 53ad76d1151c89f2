// The schema of every step that a card may contain (see `Effect` in card-types.ts), with the ranges of its numbers.
import * as v from 'valibot';
import { field, id, listOf, step, integer } from '../../../../cards/pack-schema-parts.js';
import type { DieFace, Effect, Lasts, PlaceTrait, Way, Where, Which, Whom } from '../card-types.js';

/** Descriptions and examples of fields that occur in several places. */
const about = {
  whom: [
    'The Victims that are affected. "me" is the player of the card, "caught" is the Victim being caught, "active" is the Victim whose turn it is. For "other" or "any", the player of the card chooses one. "others" and "all" are several Victims.',
    'other',
  ],
  n: ['How many, or how far.', 1],
  what: ['What is announced about a room.', 'column'],
  which: [
    'The Patients that are affected: "chosen" is one that the player of the card chooses, "all" is every Patient, "this" is the Patient of the attempt or ability, "newest" is the Patient that was released last.',
    'chosen',
  ],
  where: ['The rooms to choose from.', 'empty'],
  faces: ['The faces of the die.', [6]],
  lasts: ['For this attempt only, or until the end of the Patients’ turn.', 'turn'],
} as const;

/** Steps may contain steps. */
const inner: v.GenericSchema<Effect> = v.lazy(() => effect);
const stepList = (least: number) => listOf(inner, least, 12);
export const steps = stepList(1);
/** The steps for one side of a coin; the list may be empty. */
const side = stepList(0);

export const faces = listOf(v.picklist([1, 2, 3, 4, 5, 6] as const satisfies readonly DieFace[]), 1, 6);

const whom = v.picklist(['me', 'other', 'any', 'others', 'all', 'caught', 'active'] as const satisfies readonly Whom[]);
const looked = v.picklist(['other', 'others', 'any', 'all', 'active', 'caught']);
const robbed = v.picklist(['other', 'others', 'active', 'caught']);
const which = v.picklist(['chosen', 'all', 'this', 'newest'] as const satisfies readonly Which[]);
const where = v.picklist([
  'any',
  'empty',
  'patient',
  'top',
  'bottom',
  'outer',
  'near-patient',
] as const satisfies readonly Where[]);
const way = v.picklist(['up', 'down', 'left', 'right', 'chosen'] as const satisfies readonly (Way | 'chosen')[]);
/** The traits of a position, except the room itself. */
const part = v.picklist(['column', 'height', 'colour']);
const trait = v.picklist(['column', 'height', 'colour', 'room'] as const satisfies readonly PlaceTrait[]);
const lasts = v.picklist(['attempt', 'turn'] as const satisfies readonly Lasts[]);
const far = integer(1, 4);
const near = integer(1, 2);
const some = integer(1, 9);

const words = v.variant(
  'do',
  [
    // Where Victims are
    step(
      'move',
      'The Victim moves up to n rooms in secret.',
      { whom: 'me', n: 1 },
      { whom: field(whom, ...about.whom), n: field(far, ...about.n) },
    ),
    step(
      'push',
      'The Victim has to move n rooms in this direction, or as far as there are rooms.',
      { whom: 'other', way: 'chosen', n: 1 },
      {
        whom: field(whom, ...about.whom),
        way: field(way, 'The direction; "chosen" means that the player of the card chooses it.', 'chosen'),
        n: field(far, ...about.n),
      },
    ),
    step(
      'teleport',
      'The Victim moves in secret to one of these rooms, or stays.',
      { whom: 'me', to: 'top' },
      { whom: field(whom, ...about.whom), to: field(where, 'The rooms that the Victim may move to.', 'top') },
    ),
    step(
      'draw-movement',
      'The Victim draws a Movement card and uses it immediately.',
      { whom: 'other' },
      { whom: field(whom, ...about.whom) },
    ),
    step(
      'stumble',
      'The Victim stumbles into the nearest Patient.',
      { whom: 'active' },
      { whom: field(whom, ...about.whom) },
    ),
    // What is found and said
    step(
      'slip-away',
      'W2, before the announcements: the player of the card moves up to n rooms in secret.',
      { n: 1 },
      { n: field(near, ...about.n) },
    ),
    step('stay-hidden', 'W2: the Patients’ movement does not find the player of the card.'),
    step(
      'false-announce',
      'W2: the player of the card may name another room, at most n rooms away.',
      { n: 2 },
      { n: field(far, ...about.n) },
    ),
    step(
      'reveal',
      'The Victim announces this about their room.',
      { whom: 'other', what: 'column' },
      { whom: field(whom, ...about.whom), what: field(trait, ...about.what) },
    ),
    step(
      'sweep',
      'The player of the card names a column, height or colour. Every Victim who is there says so.',
      { what: 'height' },
      { what: field(part, ...about.what) },
    ),
    step(
      'crowded',
      'The column, height or colour with the most Victims is announced.',
      { what: 'column' },
      { what: field(part, ...about.what) },
    ),
    step(
      'ask-adjacent',
      'Every Victim who is at most n rooms from a Patient says so.',
      { which: 'chosen', n: 1 },
      { which: field(which, ...about.which), n: field(near, ...about.n) },
    ),
    step(
      'peek',
      'The player of the card looks at the next cards of a deck.',
      { deck: 'movement', n: 2 },
      {
        deck: field(v.picklist(['camo-sabo', 'movement', 'bloodlust']), 'The deck.', 'movement'),
        n: field(integer(1, 3), ...about.n),
      },
    ),
    step(
      'look-hand',
      'The player of the card looks at hands.',
      { whom: 'others' },
      { whom: field(looked, ...about.whom) },
    ),
    // Patients
    step(
      'move-patient',
      'The player of the card moves Patients.',
      { which: 'chosen', n: 1 },
      { which: field(which, ...about.which), n: field(far, ...about.n) },
    ),
    step(
      'extra-move',
      'The Patients player moves Patients.',
      { which: 'all', n: 1 },
      { which: field(which, ...about.which), n: field(far, ...about.n) },
    ),
    step(
      'lure',
      'The nearest Patient moves up to n rooms toward a room that the player of the card names.',
      { n: 2 },
      { n: field(far, ...about.n) },
    ),
    step(
      'stall',
      'The Patients do not move in this movement; if none is under way, in the next.',
      { which: 'chosen' },
      { which: field(which, ...about.which) },
    ),
    step(
      'set-coin',
      'W1, after the coin: the coin allows n rooms.',
      { n: 2 },
      { n: field(v.picklist([0, 1, 2, 3]), 'The number of rooms.', 2) },
    ),
    // The building
    step(
      'swap-rooms',
      'Two rooms change places, with everything in them.',
      { pair: 'any' },
      { pair: field(v.picklist(['neighbours', 'any']), 'Two rooms that touch, or any two rooms.', 'neighbours') },
    ),
    step(
      'destroy-room',
      'A room is destroyed. This does not kill anybody.',
      { where: 'top', pick: 'random' },
      {
        where: field(where, ...about.where),
        pick: field(v.picklist(['choice', 'random']), 'By choice, or at random.', 'random'),
      },
    ),
    step(
      'block',
      'Nobody named in "against" may enter the room for a while.',
      { where: 'empty', against: 'victims', turns: 1 },
      {
        where: field(where, ...about.where),
        against: field(v.picklist(['patients', 'victims', 'all']), 'Who may not enter.', 'patients'),
        turns: field(near, 'How many of the Patients’ turns the block lasts.', 1),
      },
    ),
    // Catching
    step('survive', 'W4, after a roll that kills: the attempt fails.'),
    step('skip-attempt', 'W3, before the die is rolled: the attempt is skipped.'),
    step('reroll', 'The die (W4) is rolled again, or the coin (W1) is flipped again.'),
    step(
      'change-die',
      'W4: n is added to the result of the die.',
      { n: -1 },
      { n: field(integer(-5, 5), 'The number to add; it may be negative.', -1) },
    ),
    step(
      'extend-catch',
      'These faces kill, too.',
      { which: 'all', faces: [6], lasts: 'turn' },
      { which: field(which, ...about.which), faces: field(faces, ...about.faces), lasts: field(lasts, ...about.lasts) },
    ),
    step(
      'reduce-catch',
      'These faces do not kill.',
      { which: 'all', faces: [1, 2], lasts: 'turn' },
      { which: field(which, ...about.which), faces: field(faces, ...about.faces), lasts: field(lasts, ...about.lasts) },
    ),
    step(
      'flight',
      'n rooms are added to the flight after this catch.',
      { n: 1 },
      { n: field(integer(-9, 9), 'The number of rooms to add; it may be negative.', 1) },
    ),
    // Cards
    step(
      'draw-cards',
      'The Victim draws Camo/Sabo cards.',
      { whom: 'me', n: 1 },
      { whom: field(whom, ...about.whom), n: field(some, ...about.n) },
    ),
    step(
      'discard',
      'The Victim discards cards from the hand.',
      { whom: 'other', n: 1, how: 'random' },
      {
        whom: field(whom, ...about.whom),
        n: field(some, ...about.n),
        how: field(
          v.picklist(['random', 'choice']),
          'At random, or by choice of the Victim who has the cards.',
          'random',
        ),
      },
    ),
    step(
      'steal',
      'The player of the card takes a random card from the Victim’s hand.',
      { whom: 'other' },
      { whom: field(robbed, ...about.whom) },
    ),
    step('cancel', 'The Sabo card, or in W5 the Bloodlust card, has no effect.'),
    step(
      'skip-draw',
      'The Victim draws no card in their next turn.',
      { whom: 'other' },
      { whom: field(whom, ...about.whom) },
    ),
    step(
      'limit-hand',
      'The Victim has a lower hand limit for a while.',
      { whom: 'others', n: 3 },
      { whom: field(whom, ...about.whom), n: field(integer(0, 9), 'The hand limit.', 3) },
    ),
    step('bloodlust-extra', 'The Patients player draws one more Bloodlust card.'),
    // Branches
    step(
      'either',
      'The player of the card chooses one list of steps.',
      {
        of: [
          { id: 'near', steps: [{ do: 'crowded', what: 'column' }] },
          { id: 'far', steps: [{ do: 'crowded', what: 'height' }] },
        ],
      },
      {
        of: field(
          listOf(
            v.strictObject({
              id: field(id, 'The id: lower-case letters, digits and dashes, used once.', 'snowblind'),
              steps: field(steps, 'What happens, in order.', [{ do: 'crowded', what: 'column' }]),
            }),
            2,
            6,
          ),
          'The choices. The id of each choice is part of the key of its text.',
          [
            { id: 'wipe', steps: [{ do: 'reroll' }] },
            {
              id: 'write',
              steps: [
                { do: 'change-die', n: 2 },
                { do: 'draw-cards', whom: 'me', n: 1 },
              ],
            },
          ],
        ),
      },
    ),
    step(
      'flip',
      'The coin is flipped.',
      { heads: [{ do: 'crowded', what: 'column' }], tails: [] },
      {
        heads: field(side, 'What happens on heads.', [{ do: 'crowded', what: 'height' }]),
        tails: field(side, 'What happens on tails.', []),
      },
    ),
  ],
  'not-word',
);

/** The steps that the rules have but this schema lacks. If there are any, the statement below does not compile. */
type Missing = Exclude<Effect['do'], v.InferOutput<typeof words>['do']>;
export const effect: v.GenericSchema<Effect> = words satisfies [Missing] extends [never] ? unknown : never;
