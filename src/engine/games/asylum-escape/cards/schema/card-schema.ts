// The cards of a pack: Locations, Victims, Patients, and the three decks.
import * as v from 'valibot';
import { id, listOf, partialObject, integer, literalTrue } from '../../../../cards/pack-schema-parts.js';
import { colours, type About, type PatientMoment, type VictimMoment, type Window } from '../card-types.js';
import { faces, steps } from './effect-schema.js';

const colour = v.picklist(colours);
const some = integer(1, 9);
/** How many of it a deck holds. */
const count = v.exactOptional(integer(1, 40));

export const location = v.strictObject({ id, colour });

// Victims

const victimMods = partialObject({
  move: integer(-4, 4),
  flight: integer(-4, 4),
  hand: integer(-7, 9),
  start: integer(-1, 6),
  spared: faces,
  doomed: faces,
  sureFoot: some,
  dazed: v.picklist([1, 2]),
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
  mods: v.exactOptional(victimMods),
  on: v.exactOptional(victimMoment),
  steps: v.exactOptional(steps),
});
export const victim = v.strictObject({ id, boon: quirk, flaw: quirk });

// Patients

const patientMods = partialObject({
  stride: integer(1, 4),
  least: integer(1, 4),
  attempts: integer(2, 4),
  unblocked: literalTrue,
});
const patientMoment = v.picklist(['released', 'moved', 'missed', 'killed'] as const satisfies readonly PatientMoment[]);
const ability = v.strictObject({
  mods: v.exactOptional(patientMods),
  on: v.exactOptional(patientMoment),
  steps: v.exactOptional(steps),
});
export const patient = v.strictObject({ id, start: id, colour, catches: faces, ability: v.exactOptional(ability) });

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
  id,
  count,
  kind: v.picklist(['camo', 'sabo']),
  symbols: listOf(v.picklist(['own', 'other', 'response']), 1, 3),
  windows: v.exactOptional(listOf(window, 1, 10)),
  about: v.exactOptional(v.picklist(['me', 'other', 'either'] as const satisfies readonly About[])),
  hold: v.exactOptional(literalTrue),
  while: v.exactOptional(victimMods),
  steps,
});
export const movement = v.strictObject({
  id,
  count: integer(1, 40),
  n: v.union([some, v.literal('stumble')], 'not-rooms'),
});
export const bloodlust = v.strictObject({ id, count, steps });
