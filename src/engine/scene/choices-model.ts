// Choices and events in words: the models that `<nw-choices>` and `<nw-log>` draw.
import type { RuleId } from '../kernel/types.js';

export interface ChoiceModel {
  /** The option's id. */
  readonly id: string;
  /** The choice, as a whole sentence. */
  readonly text: string;
  /** A second sentence, with something that the player should consider. */
  readonly note?: string | undefined;
  /** The cost, in a few characters. */
  readonly cost?: string | undefined;
  readonly rule: RuleId;
  /** Why the choice is impossible now. The choice is still shown, and pressing it shows this reason. */
  readonly refused?: string;
  /** Set on the choice that ends something or declines it. It is drawn apart from the others. */
  readonly last?: true;
  /** Set on a last choice that ends the turn. On a table, it has a place of its own, so that it never moves. */
  readonly ends?: true;
  /** Set on a choice that would change nothing now. It comes after the others under its heading. */
  readonly idle?: true;
  /** The heading under which a long list shows the choice. */
  readonly group?: string;
  /** Set on a choice that the player will hardly want. It is marked in the colour of alarm. */
  readonly alarm?: true;
}

export interface ChoicesModel {
  readonly version: 1;
  readonly prompt: string;
  /** The number of the question: the same text with a higher number is a new question. */
  readonly n?: number;
  readonly choices: readonly ChoiceModel[];
  /** Set if players choose by pointing at things on the table, so that the list is only a text alternative. */
  readonly onTable?: true;
}

/** The id of the choice "back" in a confirmation and after pointing. No option of a game has this id. */
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
