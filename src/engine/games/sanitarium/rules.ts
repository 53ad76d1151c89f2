// Sanitarium, all of it: what a match needs, positions to begin from, and why an act is not possible.
import { explain } from './explain.js';
import { playing } from './playing.js';
import { emptyTable } from './setup.js';
import { situate } from './situation.js';

export const rules: typeof playing = {
  ...playing,
  setup: (setup) => (setup.situation === null ? playing.setup(setup) : situate(emptyTable(setup.seats.length, setup.options), setup.content, setup.situation)),
  explain: (view, questions, seat, intent, content) => explain(content, view, questions, seat, intent),
};
