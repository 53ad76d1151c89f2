// Lobotomy 2, all of it: what a match needs, and why something is not possible.
import type { Rules } from '../../kernel/index.js';
import type { Content } from './content.js';
import type { Happening } from './events.js';
import { explain } from './explain.js';
import type { M } from './play.js';
import { playing } from './playing.js';
import type { State } from './state.js';
import type { Step } from './steps.js';
import type { Options } from './table.js';

export const rules: Rules<State, Content, Options, State, Step, Happening> = {
  ...playing,
  explain: (state, questions, _seat, intent, content) => explain({ state, content } as M, questions, intent),
};
