// Lobotomy 2 with the steps of all Scenarios.
import { furtherAsks, furtherSteps } from './further-table.js';
import { playing } from './playing.js';

export const playingAll: typeof playing = {
  ...playing,
  steps: { ...playing.steps, ...furtherSteps },
  asks: { ...playing.asks, ...furtherAsks },
};
