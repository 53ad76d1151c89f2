import type { PhenomenonCards } from '../../cards/card-types.js';

export const theVisitor: PhenomenonCards = { roles: ['visitor'] };
