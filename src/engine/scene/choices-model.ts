// Choices and events in words: the models that `<nw-choices>` and `<nw-log>` draw.
import type { RuleId } from '../kernel/types.js';

export interface ChoiceModel {
  /** The option's id. */
  readonly id: string;
  /** A whole sentence. */
  readonly text: string;
  /** A second whole sentence, with something to consider. */
  readonly note?: string | undefined;
  /** The cost, in a few characters. */
  readonly cost?: string | undefined;
  readonly rule: RuleId;
  /** Why the choice is impossible now. Such a choice is shown, and shows this reason when it is pressed. */
  readonly refused?: string;
  /** Set on the choice that ends or declines, which is drawn apart. */
  readonly last?: true;
}

export interface ChoicesModel {
  readonly version: 1;
  /** The question. */
  readonly prompt: string;
  /** The number of the question: the same text with a higher number is a new question. */
  readonly n?: number;
  readonly choices: readonly ChoiceModel[];
  /** Set if the answer is pointed at on the table and the list is only its text form. */
  readonly onTable?: true;
}

/** The id of the answer "back" when a choice has to be confirmed; no game has such an option. */
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
