// Every step that a card of a pack may hold: the closed vocabulary of cards.ts, with its numbers in their ranges.
import * as v from 'valibot';
import { field, id, listOf, step, integer } from '../../../../cards/pack-schema-parts.js';
import type { DieFace, Effect, Lasts, PlaceTrait, Way, Where, Which, Whom } from '../card-types.js';

/** What a field is that stands in several places, with an example of it. */
const about = {
  whom: [
    'The Victims that it acts on: "me", "caught", "active" in whose turn it is, "other" or "any" as the player of the card chooses, "others" and "all" each.',
    'other',
  ],
  n: ['How many, or how far.', 1],
  what: ['What is told of a room.', 'column'],
  which: [
    'The Patients that it acts on: "chosen" by the player of the card, "all", "this" whose attempt or ability it is, "newest" released last.',
    'chosen',
  ],
  where: ['Rooms to choose from.', 'empty'],
  faces: ['Faces of the die.', [6]],
  lasts: ['For the attempt that is made, or until the end of the Patients’ turn.', 'turn'],
} as const;

/** Steps lie within steps. */
const inner: v.GenericSchema<Effect> = v.lazy(() => effect);
const stepList = (least: number) => listOf(inner, least, 12);
export const steps = stepList(1);
/** One side of a coin may do nothing. */
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
/** Told of a place without naming the room; or the room too. */
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
      'Victims move in secret, as they like.',
      { whom: 'me', n: 1 },
      { whom: field(whom, ...about.whom), n: field(far, ...about.n) },
    ),
    step(
      'push',
      'Victims have to go that way, as far as there are rooms.',
      { whom: 'other', way: 'chosen', n: 1 },
      {
        whom: field(whom, ...about.whom),
        way: field(way, 'The way; "chosen": the player of the card names it.', 'chosen'),
        n: field(far, ...about.n),
      },
    ),
    step(
      'teleport',
      'Victims go in secret to one of these rooms, or stay.',
      { whom: 'me', to: 'top' },
      { whom: field(whom, ...about.whom), to: field(where, 'Rooms that may be gone to.', 'top') },
    ),
    step(
      'draw-movement',
      'Victims draw a Movement card and use it at once.',
      { whom: 'other' },
      { whom: field(whom, ...about.whom) },
    ),
    step(
      'stumble',
      'Victims stumble into the nearest Patient.',
      { whom: 'active' },
      { whom: field(whom, ...about.whom) },
    ),
    // What is found and said
    step(
      'slip-away',
      'Before the announcements (W2): up to so many rooms in secret.',
      { n: 1 },
      { n: field(near, ...about.n) },
    ),
    step('stay-hidden', 'W2: this movement of the Patients does not find the player of the card.'),
    step(
      'false-announce',
      'W2: the player of the card may name another room, at most so far away.',
      { n: 2 },
      { n: field(far, ...about.n) },
    ),
    step(
      'reveal',
      'Victims tell this of their room.',
      { whom: 'other', what: 'column' },
      { whom: field(whom, ...about.whom), what: field(trait, ...about.what) },
    ),
    step(
      'sweep',
      'The player of the card names a column, height or colour; who is there says so.',
      { what: 'height' },
      { what: field(part, ...about.what) },
    ),
    step(
      'crowded',
      'It is told which column, height or colour holds most Victims.',
      { what: 'column' },
      { what: field(part, ...about.what) },
    ),
    step(
      'ask-adjacent',
      'Victims at most so many rooms from a Patient say so.',
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
      'The nearest Patient goes toward a room that the player of the card names.',
      { n: 2 },
      { n: field(far, ...about.n) },
    ),
    step(
      'stall',
      'Patients stay where they are in this movement, or the next.',
      { which: 'chosen' },
      { which: field(which, ...about.which) },
    ),
    step(
      'set-coin',
      'After the coin (W1): it allows so many rooms.',
      { n: 2 },
      { n: field(v.picklist([0, 1, 2, 3]), 'So many rooms.', 2) },
    ),
    // The building
    step(
      'swap-rooms',
      'Two rooms change places, with all that is in them.',
      { pair: 'any' },
      { pair: field(v.picklist(['neighbours', 'any']), 'Two that touch, or any two.', 'neighbours') },
    ),
    step(
      'destroy-room',
      'A room is destroyed; nobody is killed by it.',
      { where: 'top', pick: 'random' },
      {
        where: field(where, ...about.where),
        pick: field(v.picklist(['choice', 'random']), 'By choice, or at random.', 'random'),
      },
    ),
    step(
      'block',
      'A room that may not be entered for a while.',
      { where: 'empty', against: 'victims', turns: 1 },
      {
        where: field(where, ...about.where),
        against: field(v.picklist(['patients', 'victims', 'all']), 'Who may not enter.', 'patients'),
        turns: field(near, 'Until the end of so many of the Patients’ turns.', 1),
      },
    ),
    // Catching
    step('survive', 'After a killing roll (W4): the attempt fails.'),
    step('skip-attempt', 'Before the die (W3): the attempt is not made.'),
    step('reroll', 'The die (W4) or the coin (W1) is thrown again.'),
    step(
      'change-die',
      'W4: the die shows more, or less.',
      { n: -1 },
      { n: field(integer(-5, 5), 'So much more, or below 0 less.', -1) },
    ),
    step(
      'extend-catch',
      'These faces kill as well.',
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
      'The flight of this catch goes further, or less far.',
      { n: 1 },
      { n: field(integer(-9, 9), 'Rooms further, or below 0 less far.', 1) },
    ),
    // Cards
    step(
      'draw-cards',
      'Victims draw Camo/Sabo cards.',
      { whom: 'me', n: 1 },
      { whom: field(whom, ...about.whom), n: field(some, ...about.n) },
    ),
    step(
      'discard',
      'Victims discard cards of the hand.',
      { whom: 'other', n: 1, how: 'random' },
      {
        whom: field(whom, ...about.whom),
        n: field(some, ...about.n),
        how: field(v.picklist(['random', 'choice']), 'At random, or as whoever has them chooses.', 'random'),
      },
    ),
    step(
      'steal',
      'The player of the card takes a card at random.',
      { whom: 'other' },
      { whom: field(robbed, ...about.whom) },
    ),
    step('cancel', 'The Sabo, or in W5 the Bloodlust card, does nothing.'),
    step(
      'skip-draw',
      'Victims draw no card in their next turn.',
      { whom: 'other' },
      { whom: field(whom, ...about.whom) },
    ),
    step(
      'limit-hand',
      'Victims hold fewer cards for a while.',
      { whom: 'others', n: 3 },
      { whom: field(whom, ...about.whom), n: field(integer(0, 9), 'So many cards at most.', 3) },
    ),
    step('bloodlust-extra', 'One more Bloodlust card is drawn.'),
    // Forks
    step(
      'either',
      'The player of the card chooses.',
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
              steps: field(steps, 'What happens, one after the other.', [{ do: 'crowded', what: 'column' }]),
            }),
            2,
            6,
          ),
          'The choices, each with an id that its words go by.',
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

/** A word that the rules have and packs have not does not compile. */
type Missing = Exclude<Effect['do'], v.InferOutput<typeof words>['do']>;
/** Every word of a step. */
export const effect: v.GenericSchema<Effect> = words satisfies [Missing] extends [never] ? unknown : never;
