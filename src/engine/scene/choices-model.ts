// What can be chosen and what has happened, as plain data in words: what `<nw-choices>` and `<nw-log>` draw.
import type { RuleId } from '../kernel/types.js';

export interface Choice {
  /** The option's id. */
  readonly id: string;
  /** A whole sentence. */
  readonly text: string;
  /** A second whole sentence: what to mind. */
  readonly note?: string | undefined;
  /** What it costs, short: at the left edge of the slip. */
  readonly cost?: string | undefined;
  readonly rule: RuleId;
  /** Why it cannot be chosen now; such a choice is shown, and says so when asked. */
  readonly refused?: string;
  /** The one that ends or declines, kept apart. */
  readonly last?: true;
}

export interface ChoicesModel {
  readonly version: 1;
  /** What is asked. */
  readonly prompt: string;
  /** Of the question: the same words under a higher number are asked once more. */
  readonly n?: number;
  readonly choices: readonly Choice[];
  /** The answer is pointed at on the table; the list is only its text form. */
  readonly onTable?: true;
}

/** The answer that takes back a choice which is asked for a second time; no option of any game. */
export const BACK = 'back';

export interface LogModel {
  readonly version: 1;
  readonly lines: readonly {
    readonly n: number;
    readonly text: string;
    readonly rule?: RuleId;
    readonly turn?: number;
  }[];
}
