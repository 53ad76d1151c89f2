// Night Watch: which function does which step, and which function asks which question.
import type { Rules } from '../../../kernel/index.js';
import type { Pack } from '../cards/card-types.js';
import { pack } from '../content/pack.js';
import type { GameEvent } from '../state/events.js';
import type { NightWatchView, State } from '../state/state.js';
import type { Step } from '../state/steps.js';
import { explain } from '../table/explain.js';
import { begin, readOptions, setup, type Options } from './setup.js';
import { putOut, turn } from './turn.js';

export const rules: Rules<State, Pack, Options, NightWatchView, Step, GameEvent> = {
  id: 'night-watch',
  version: 1,
  seats: { min: 2, max: 4 },
  pack,
  options: readOptions,
  setup,
  steps: { begin, 'put-out': putOut },
  asks: { turn },
  // A view is a copy. In a game with secrets, copy only what the seat knows.
  view: ({ state }) => ({ ...state }),
  secrets: () => [],
  determinize: () => undefined,
  explain,
};
