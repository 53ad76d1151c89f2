// Which function does which step of Attacks, Tests and Searches, and which asks which question.
import type { AskTable, StepTable } from '../../../kernel/types.js';
import type { Content } from '../content.js';
import type { Happening } from '../events.js';
import type { State } from '../state.js';
import type { Step } from '../steps.js';

export const attackSteps: StepTable<State, Content, Step, Happening> = {};
export const attackAsks: AskTable<State, Content, Step, Happening> = {};
