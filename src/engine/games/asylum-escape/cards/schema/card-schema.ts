// The schemas of the cards of a pack: Locations, Victims, Patients, and the three decks.
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
import { colours, type CaughtVictim, type PatientMoment, type VictimMoment, type Window } from '../card-types.js';
import { faces, steps } from './effect-schema.js';

/** Descriptions and examples of fields that occur in several places. */
const about = {
  id: ['The id: lower-case letters, digits and dashes, used once.', 'snowblind'],
  colour: ['The colour of the Location; for a Patient, the colour of the Location where it starts.', 'air'],
  steps: ['What happens, in order.', [{ do: 'crowded', what: 'column' }]],
  count: ['The number of copies in the deck; 1 by default.', 2],
} as const;

const colour = v.picklist(colours);
const some = integer(1, 9);
const count = v.exactOptional(integer(1, 40));

export const location = v.strictObject({ id: field(id, ...about.id), colour: field(colour, ...about.colour) });

// Victims

const victimMods = partialObject({
  move: field(integer(-4, 4), 'Added to the rooms that a Movement card allows in the Victim’s own turn.', 1),
  flight: field(integer(-4, 4), 'Added to the rooms of a flight.', 1),
  hand: field(integer(-7, 9), 'Added to the hand limit of 7 cards.', -2),
  start: field(integer(-1, 6), 'Added to the one Camo/Sabo card that the Victim starts with.', 1),
  spared: field(faces, 'Faces that never kill the Victim. Every Patient still needs at least one face that does.', [6]),
  doomed: field(faces, 'Faces that kill the Victim in addition to those of the Patient.', [1]),
  sureFoot: field(some, 'A Stumble card counts as a Movement card with this many rooms.', 1),
  dazed: field(
    v.picklist([1, 2]),
    'In the first turn, the Victim draws no Camo/Sabo card (1) or no Movement card (2).',
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
  mods: optional(victimMods, 'What always applies. The numbers of the boon, the flaw and the held card are added up.', {
    hand: -2,
  }),
  on: optional(
    victimMoment,
    'When the steps happen: the Victim’s turn begins ("turn"); the Victim is caught, or has survived; the Victim has drawn a Movement card or a Camo/Sabo card ("drew-card") in the own turn; another Victim is killed.',
    'turn',
  ),
  steps: optional(steps, ...about.steps),
});
export const victim = v.strictObject({
  id: field(id, ...about.id),
  boon: field(
    quirk,
    'The good effect for the Victim: one that always applies ("mods"), or one at a certain moment ("on" and "steps").',
    {
      on: 'drew-movement',
      steps: [{ do: 'flip', heads: [{ do: 'move', whom: 'me', n: 1 }], tails: [] }],
    },
  ),
  flaw: field(
    quirk,
    'The bad effect for the Victim: one that always applies ("mods"), or one at a certain moment ("on" and "steps").',
    {
      mods: { hand: -2, start: -1 },
    },
  ),
});

// Patients

const patientMods = partialObject({
  stride: field(integer(1, 4), 'How many more rooms than the coin allows.', 1),
  least: field(integer(1, 4), 'The smallest number of rooms that the Patient may move, whatever the coin shows.', 2),
  attempts: field(integer(2, 4), 'The number of attempts in each catch.', 2),
  unblocked: field(literalTrue, 'The Patient ignores blocks.', true),
});
const patientMoment = v.picklist(['released', 'moved', 'missed', 'killed'] as const satisfies readonly PatientMoment[]);
const ability = v.strictObject({
  mods: optional(patientMods, 'What always applies.', { stride: 1 }),
  on: optional(
    patientMoment,
    'When the steps happen: the Patient is released; all Patients have moved; an attempt of this Patient has failed ("missed"); this Patient has killed.',
    'moved',
  ),
  steps: optional(steps, ...about.steps),
});
export const patient = v.strictObject({
  id: field(id, ...about.id),
  start: field(id, 'The id of the Location where the Patient starts.', 'greenhouse'),
  colour: field(colour, ...about.colour),
  catches: field(faces, 'The Catching Stat: the faces of the die that kill.', [1, 3, 5]),
  ability: optional(
    ability,
    'The ability of the Patient: one that always applies ("mods"), or one at a certain moment ("on" and "steps").',
    {
      on: 'moved',
      steps: [{ do: 'crowded', what: 'column' }],
    },
  ),
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
  kind: field(v.picklist(['camo', 'sabo']), 'A Camo card protects its owner, and a Sabo card harms others.', 'camo'),
  symbols: field(
    listOf(v.picklist(['own', 'other', 'response']), 1, 3),
    'When the card can be played: in your own turn, in the turn of another Victim, or in response to Patients.',
    ['own', 'response'],
  ),
  windows: optional(
    listOf(window, 1, 10),
    'The exact moments for the symbols. By default, an "other" card can be played during the whole turn of another Victim, and a "response" card in W4, or in W2 if its first step is "slip-away", "stay-hidden" or "false-announce".',
    ['W1'],
  ),
  about: optional(
    v.picklist(['me', 'other', 'either'] as const satisfies readonly CaughtVictim[]),
    'For W3 and W4: which Victim is being caught. The default is "me" for a Camo card and "other" for a Sabo card.',
    'either',
  ),
  hold: optional(literalTrue, 'The card stays on the table, face up.', true),
  while: optional(victimMods, 'What applies to the owner while the card is on the table.', { flight: 1 }),
  steps: field(steps, ...about.steps),
});
export const movement = v.strictObject({
  id: field(id, ...about.id),
  count: field(integer(1, 40), 'The number of copies in the deck.', 8),
  n: field(v.union([some, v.literal('stumble')], 'not-rooms'), 'The number of rooms, or "stumble".', 2),
});
export const bloodlust = v.strictObject({
  id: field(id, ...about.id),
  count: field(count, ...about.count),
  steps: field(steps, ...about.steps),
});
