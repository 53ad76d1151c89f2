// The cards of a pack: Locations, Victims, Patients, and the three decks.
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
import { colours, type About, type PatientMoment, type VictimMoment, type Window } from '../card-types.js';
import { faces, steps } from './effect-schema.js';

/** What a field is that stands in several places, with an example of it. */
const about = {
  id: ['The id: lower-case letters, digits and dashes, used once.', 'snowblind'],
  colour: ['The colour of a Location, or of the one where a Patient starts.', 'air'],
  steps: ['What happens, one after the other.', [{ do: 'crowded', what: 'column' }]],
  count: ['How many copies the deck holds; 1 if left out.', 2],
} as const;

const colour = v.picklist(colours);
const some = integer(1, 9);
/** How many of it a deck holds. */
const count = v.exactOptional(integer(1, 40));

export const location = v.strictObject({ id: field(id, ...about.id), colour: field(colour, ...about.colour) });

// Victims

const victimMods = partialObject({
  move: field(integer(-4, 4), 'Rooms more, or fewer, with a Movement card of the own turn.', 1),
  flight: field(integer(-4, 4), 'Rooms more, or fewer, in flight.', 1),
  hand: field(integer(-7, 9), 'Cards in hand more, or fewer, than 7.', -2),
  start: field(integer(-1, 6), 'Camo/Sabo cards more, or fewer, at setup than one.', 1),
  spared: field(faces, 'Faces that never kill the Victim; every Patient needs one that does.', [6]),
  doomed: field(faces, 'Faces that kill the Victim besides those of the Patient.', [1]),
  sureFoot: field(some, 'Stumble counts as a Movement card of so many rooms.', 1),
  dazed: field(
    v.picklist([1, 2]),
    'In the first own turn no Camo/Sabo card (1) or no Movement card (2) may be drawn.',
    2,
  ),
});
const victimMoment = v.picklist([
  'turn',
  'caught',
  'survived',
  'drew-movement',
  'drew-card',
  'killed-other',
] as const satisfies readonly VictimMoment[]);
const quirk = v.strictObject({
  mods: optional(victimMods, 'What is always so; numbers of boon, flaw and held card are added up.', { hand: -2 }),
  on: optional(
    victimMoment,
    'The moment: the own turn begins; the Victim is caught, or has survived; a Movement or Camo/Sabo card was drawn in the own turn; another Victim is killed.',
    'turn',
  ),
  steps: optional(steps, ...about.steps),
});
export const victim = v.strictObject({
  id: field(id, ...about.id),
  boon: field(quirk, 'What is good for the Victim: always ("mods"), or at a moment ("on" and "steps").', {
    on: 'drew-movement',
    steps: [{ do: 'flip', heads: [{ do: 'move', whom: 'me', n: 1 }], tails: [] }],
  }),
  flaw: field(quirk, 'What is bad for the Victim: always ("mods"), or at a moment ("on" and "steps").', {
    mods: { hand: -2, start: -1 },
  }),
});

// Patients

const patientMods = partialObject({
  stride: field(integer(1, 4), 'Rooms more than the coin allows.', 1),
  least: field(integer(1, 4), 'Rooms that it may move whatever the coin shows.', 2),
  attempts: field(integer(2, 4), 'Attempts at each catch.', 2),
  unblocked: field(literalTrue, 'Goes through blocks.', true),
});
const patientMoment = v.picklist(['released', 'moved', 'missed', 'killed'] as const satisfies readonly PatientMoment[]);
const ability = v.strictObject({
  mods: optional(patientMods, 'What is always so.', { stride: 1 }),
  on: optional(
    patientMoment,
    'The moment: it is released; all Patients have moved; an attempt of its own has failed; it has killed.',
    'moved',
  ),
  steps: optional(steps, ...about.steps),
});
export const patient = v.strictObject({
  id: field(id, ...about.id),
  start: field(id, 'The id of the Location where it starts.', 'greenhouse'),
  colour: field(colour, ...about.colour),
  catches: field(faces, 'The Catching Stat: the faces that kill.', [1, 3, 5]),
  ability: optional(ability, 'What the Patient can do: always ("mods"), or at a moment ("on" and "steps").', {
    on: 'moved',
    steps: [{ do: 'crowded', what: 'column' }],
  }),
});

// Decks

const window = v.picklist([
  'W1',
  'W2',
  'W3',
  'W4',
  'W5',
  'W6',
  'drawn',
  'played',
  'ending',
  'cancel',
] as const satisfies readonly Window[]);
export const camoSabo = v.strictObject({
  id: field(id, ...about.id),
  count: field(count, ...about.count),
  kind: field(v.picklist(['camo', 'sabo']), 'A Camo protects its owner, a Sabo harms others.', 'camo'),
  symbols: field(
    listOf(v.picklist(['own', 'other', 'response']), 1, 3),
    'When it may be played: in the own turn, in another Victim’s, in response to Patients.',
    ['own', 'response'],
  ),
  windows: optional(
    listOf(window, 1, 10),
    'The moments of its symbols; left out: with "other" all three of another’s turn, with "response" W4, or W2 for a card that begins with "slip-away", "stay-hidden" or "false-announce".',
    ['W1'],
  ),
  about: optional(
    v.picklist(['me', 'other', 'either'] as const satisfies readonly About[]),
    'Whom W3 and W4 are about; left out: of a Camo "me", of a Sabo "other".',
    'either',
  ),
  hold: optional(literalTrue, 'It lies on the table for all to see.', true),
  while: optional(victimMods, 'What holds for its owner while it lies there.', { flight: 1 }),
  steps: field(steps, ...about.steps),
});
export const movement = v.strictObject({
  id: field(id, ...about.id),
  count: field(integer(1, 40), 'How many copies the deck holds.', 8),
  n: field(v.union([some, v.literal('stumble')], 'not-rooms'), 'So many rooms, or "stumble".', 2),
});
export const bloodlust = v.strictObject({
  id: field(id, ...about.id),
  count: field(count, ...about.count),
  steps: field(steps, ...about.steps),
});
