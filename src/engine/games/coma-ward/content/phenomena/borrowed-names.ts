import type { PhenomenonCards } from '../../cards/card-types.js';

/** The names on the Name Tags, four for each of six players. */
const names = [
  ...['ada', 'albin', 'berta', 'clemens', 'dora', 'edgar', 'fanny', 'gustav', 'hedda', 'ignaz', 'jola', 'konrad'],
  ...['leonie', 'magnus', 'nelly', 'oskar', 'paula', 'quirin', 'rosa', 'simon', 'thea', 'ulrich', 'vera', 'wenzel'],
];

export const borrowedNames: PhenomenonCards = {
  items: names.map((name) => ({ id: `name-${name}`, type: 'special', light: true })),
};
