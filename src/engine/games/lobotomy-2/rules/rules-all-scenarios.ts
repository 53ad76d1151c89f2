// Lobotomy 2 with the steps of all Scenarios.
import { furtherAsks, furtherSteps } from './step-table-all-scenarios.js';
import { playing } from './rules-introduction.js';

export const playingAll: typeof playing = {
  ...playing,
  steps: { ...playing.steps, ...furtherSteps },
  asks: { ...playing.asks, ...furtherAsks },
};
