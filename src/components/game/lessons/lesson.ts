// A lesson: a worked example in which the learner makes the choices. Tests check its claims.
import type { Example, ExampleStep } from '../../../engine/table/example.js';

export interface Task extends ExampleStep {
  /** Every option whose id begins with this text is accepted. */
  readonly any?: string;
}

export interface Lesson extends Example {
  /** The first part of the keys of its messages: `<id>-name`, `<id>-0` for the first act and so on, `<id>-done`. */
  readonly id: string;
  /** Set if what the learner had in the lesson before is gone. The guide says so. */
  readonly anew?: true;
  readonly steps: readonly Task[];
}

export const exampleOf = ({ id: _, anew: _anew, steps, ...example }: Lesson): Example => ({
  ...example,
  steps: steps.map(({ any: _any, ...step }) => step),
});
