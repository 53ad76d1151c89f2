// Which function does which step, and which asks which question.
import type { AskTable, StepTable } from '../../kernel/types.js';
import type { Content } from './content.js';
import type { Happening } from './events.js';
import type { State } from './state.js';
import type { Step } from './steps.js';

export const worldSteps: StepTable<State, Content, Step, Happening> = { notice: () => undefined, 'check-death': () => undefined };
export const worldAsks: AskTable<State, Content, Step, Happening> = {};
