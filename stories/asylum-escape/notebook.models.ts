// Notebooks of a Victim for stories and tests, with the house of `midGame` in nw-house.models.ts.
import type { NotebookModel } from '../../src/engine/games/asylum-escape/table/notebook-model.js';
import { midGame } from '../pieces/nw-house.models.js';

export const notebook: NotebookModel = {
  version: 1,
  name: 'Ida Vance',
  columns: midGame.columns,
  own: 'dormitory',
  seen: midGame.figures,
  others: [
    { id: 't', name: 'Tobias', letter: 'T', told: 'drew a 2' },
    { id: 'o', name: 'Oona', letter: 'O', told: 'drew a 3' },
  ],
  turns: [
    { n: 1, text: 'Started in D1.' },
    { n: 2, text: 'Drew a 1, stayed.' },
    { n: 3, text: 'Drew a 2, D1 to E2.' },
  ],
};

export const blank: NotebookModel = {
  version: 1,
  name: 'Ida Vance',
  columns: midGame.columns,
  seen: [],
  others: notebook.others.map(({ id, name, letter }) => ({ id, name, letter })),
  turns: [],
};
