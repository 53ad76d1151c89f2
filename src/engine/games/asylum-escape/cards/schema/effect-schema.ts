// Every step that a card of a pack may hold: the closed vocabulary of cards.ts, with its numbers in their ranges.
import * as v from 'valibot';
import { id, integer, listOf } from '../../../../cards/pack-schema-parts.js';
import type { DieFace, Effect, Lasts, PlaceTrait, Way, Where, Which, Whom } from '../card-types.js';

/** Steps lie within steps. */
const inner: v.GenericSchema<Effect> = v.lazy(() => effect);
const step = (least: number) => listOf(inner, least, 12);
export const steps = step(1);
/** One side of a coin may do nothing. */
const side = step(0);

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

const word = <const T extends string, E extends v.ObjectEntries>(name: T, entries: E) =>
  v.strictObject({ do: v.literal(name), ...entries });
const alone = <const T extends string>(name: T) => v.strictObject({ do: v.literal(name) });

const words = v.variant(
  'do',
  [
    // Where Victims are
    word('move', { whom, n: far }),
    word('push', { whom, way, n: far }),
    word('teleport', { whom, to: where }),
    word('draw-movement', { whom }),
    word('stumble', { whom }),
    // What is found and said
    word('slip-away', { n: near }),
    alone('stay-hidden'),
    word('false-announce', { n: far }),
    word('reveal', { whom, what: trait }),
    word('sweep', { what: part }),
    word('crowded', { what: part }),
    word('ask-adjacent', { which, n: near }),
    word('peek', { deck: v.picklist(['camo-sabo', 'movement', 'bloodlust']), n: integer(1, 3) }),
    word('look-hand', { whom: looked }),
    // Patients
    word('move-patient', { which, n: far }),
    word('extra-move', { which, n: far }),
    word('lure', { n: far }),
    word('stall', { which }),
    word('set-coin', { n: v.picklist([0, 1, 2, 3]) }),
    // The building
    word('swap-rooms', { pair: v.picklist(['neighbours', 'any']) }),
    word('destroy-room', { where, pick: v.picklist(['choice', 'random']) }),
    word('block', { where, against: v.picklist(['patients', 'victims', 'all']), turns: near }),
    // Catching
    alone('survive'),
    alone('skip-attempt'),
    alone('reroll'),
    word('change-die', { n: integer(-5, 5) }),
    word('extend-catch', { which, faces, lasts }),
    word('reduce-catch', { which, faces, lasts }),
    word('flight', { n: integer(-9, 9) }),
    // Cards
    word('draw-cards', { whom, n: some }),
    word('discard', { whom, n: some, how: v.picklist(['random', 'choice']) }),
    word('steal', { whom: robbed }),
    alone('cancel'),
    word('skip-draw', { whom }),
    word('limit-hand', { whom, n: integer(0, 9) }),
    alone('bloodlust-extra'),
    // Forks
    word('either', { of: listOf(v.strictObject({ id, steps }), 2, 6) }),
    word('flip', { heads: side, tails: side }),
  ],
  'not-word',
);

/** A word that the rules have and packs have not does not compile. */
type Missing = Exclude<Effect['do'], v.InferOutput<typeof words>['do']>;
/** Every word of a step. */
export const effect: v.GenericSchema<Effect> = words satisfies [Missing] extends [never] ? unknown : never;
