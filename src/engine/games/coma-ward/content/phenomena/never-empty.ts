import type { PhenomenonCards } from '../../cards/card-types.js';

export const neverEmpty: PhenomenonCards = {
  // Who the six Shadowy Figures are: one for each player, the others are strangers.
  secrets: ['patient.0', 'patient.1', 'patient.2', 'patient.3', 'patient.4', 'patient.5'],
};
