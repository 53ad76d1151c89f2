// Which function does which step, and which asks which question.
import type { AskTable, StepTable } from '../../kernel/types.js';
import type { Content } from './content.js';
import type { Happening } from './events.js';
import type { State } from './state.js';
import type { Step } from './steps.js';

export const turnSteps: StepTable<State, Content, Step, Happening> = {};
export const turnAsks: AskTable<State, Content, Step, Happening> = {};
