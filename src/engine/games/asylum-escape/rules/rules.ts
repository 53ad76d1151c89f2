// Asylum Escape, all of it: what a match needs, why something is not possible, and positions to begin from.
import { explain } from '../table/explain.js';
import { playing } from './step-table.js';
import { emptyTable } from './setup.js';
import { situate } from '../state/situation.js';

export const rules: typeof playing = {
  ...playing,
  explain: (view, questions, seat, intent, content) => explain(content, view, questions, seat, intent),
  setup: (setup) =>
    setup.situation === null
      ? playing.setup(setup)
      : situate(emptyTable(setup.seats.length, setup.options, setup.content), setup.content, setup.situation),
};
