// <nw-log>: what has happened, in a page.
import type { Fault } from '../../engine/kernel/types.js';
import { modelFault } from '../shared/model-fault.js';
import { Story } from './log-lines.js';

/**
 * The story of a match: the newest line, which opens to all of them, turn by turn.
 * @summary The newest line of a log, which opens to the whole.
 * @tag nw-log
 * @slot - A caption.
 * @attr {string} rules - Where rules can be read: an address with `{id}` in it, or one behind which the id is put; inherited from ancestors. Without it our text opens beside the line.
 * @csspart latest - The newest line, which opens the others.
 * @csspart lines - What opens; it scrolls inside itself.
 * @csspart line - One line.
 * @csspart rule - The rule of a line, a link or a button where its text can be read.
 * @csspart turn - The number of the turn, before its first line.
 * @example
 * <nw-log model='{"version":1,"lines":[{"n":1,"turn":1,"text":"The lamp went out.","rule":"SAN-OUT-01"}]}'></nw-log>
 */
export class Log extends Story {
  static override readonly tag = 'nw-log';

  /** All lines as text. */
  describe(): string {
    return (this.drawn.lines ?? []).map(({ text }) => text).join('\n');
  }

  protected override fault(): Fault | null {
    return modelFault(this.model, 'lines', 'text');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nw-log': Log;
  }
}
