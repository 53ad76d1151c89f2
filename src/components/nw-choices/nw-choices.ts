// <nw-choices>: what is asked, in a page, which may refuse an answer.
import type { Fault } from '../../engine/kernel/types.js';
import { Announcer } from '../shared/announcer.js';
import { modelFault } from '../shared/model-fault.js';
import { Question } from './choice-list.js';
import { styles } from './refused.styles.js';

/**
 * A question and its answers, each a sentence on a slip of paper: what it costs before it, its rule behind it.
 *
 * One tab stop: arrows, Home and End move, Enter or Space chooses. A refused answer stays in the list, and says why when it
 * is asked for. Where the answers are pointed at on a table (`onTable`) the list opens on demand, and so does
 * the rest of a long one where `--nw-fold` says that there is little room. When the next question comes while the focus is
 * inside, the focus goes to its first answer, to the button of the list, or, without either, to the question.
 *
 * @summary A question, and its answers with cost and rule.
 * @tag nw-choices
 * @slot - A caption.
 * @fires {NwChooseEvent} nw-choose - An answer was chosen: `targetId` is its id.
 * @csspart prompt - The question.
 * @csspart choice - One answer; also `refused`. Its id in the shadow tree is that of the model.
 * @csspart cost - What it costs.
 * @csspart rule - Its rule.
 * @csspart list - The button that opens the list.
 * @csspart more - The button that opens what is folded.
 * @cssprop --nw-fold - `1` where there is little room: of a long list the first two answers show, and that which ends.
 * @example
 * <nw-choices model='{"version":1,"prompt":"Take it?","choices":[{"id":"take","text":"Take it.","rule":"SAN-ACT-06"}]}'></nw-choices>
 */
export class Choices extends Question {
  static override readonly tag = 'nw-choices';
  static override styles = [...Question.styles, styles];

  readonly #voice = new Announcer(this);

  /** The question and its answers as text. */
  describe(): string {
    return [this.drawn.prompt, ...this.choices.map(({ text, refused = '' }) => `${text} ${refused}`.trim())].join('\n');
  }

  protected override take(id: string): void {
    const { refused } = this.choices.find((each) => each.id === id) ?? {};
    if (refused) this.#voice.say(refused);
    else super.take(id);
  }

  protected override fault(): Fault | null {
    return modelFault(this.model, 'choices', 'id', 'text', 'rule');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nw-choices': Choices;
  }
}
