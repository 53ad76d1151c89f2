// What a lesson of a guided start is: a worked example in which whoever learns does the acts. What it claims is checked by tests.
import type { Example, ExampleStep } from '../../../engine/table/example.js';

export interface Task extends ExampleStep {
  /** Every option that begins so will do. */
  readonly any?: string;
}

export interface Lesson extends Example {
  /** Of its messages: `<id>-name`, `<id>-0` for the first act and so on, `<id>-done`. */
  readonly id: string;
  readonly steps: readonly Task[];
}

/** A lesson as any example is played. */
export const exampleOf = ({ id: _, steps, ...example }: Lesson): Example => ({
  ...example,
  steps: steps.map(({ any: _any, ...step }) => step),
});
