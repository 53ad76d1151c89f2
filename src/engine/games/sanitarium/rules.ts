// Sanitarium, all of it: what a match needs, and positions to begin from.
import { playing } from './playing.js';
import { emptyTable } from './setup.js';
import { situate } from './situation.js';

export const rules: typeof playing = {
  ...playing,
  setup: (setup) => (setup.situation === null ? playing.setup(setup) : situate(emptyTable(setup.seats.length, setup.options), setup.content, setup.situation)),
};
