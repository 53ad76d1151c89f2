// Tests of the events and questions in a match of Asylum Escape. Each row of a test table shows who learns what.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event } from '../../../../../src/engine/kernel/index.js';
import { factLine, optionLine, questionLine } from '../../../../support/spoken-lines.js';
import { RuleTest } from '../../../../support/rule-coverage.js';

export interface Row {
  readonly what: string;
  /** Begins the match. */
  readonly plays: (t: RuleTest) => void;
  /** The options to choose, by id. A choice also names the seat if several seats are offered the same option. */
  readonly choices?: readonly (string | readonly [id: string, seat: number])[];
  /**
   * The last events between the last choice and the next player's turn. An event or fact that not everybody learns is
   * in brackets, after the seats that learn it.
   */
  readonly tells?: readonly string[];
  /**
   * For each seat, a line for its question and a line for each option. A seat's standing questions do not count, unless
   * the key also names a kind of question, such as `1 preference`. An empty list means that the seat has no such
   * question.
   */
  readonly asks?: Readonly<Record<string, readonly string[]>>;
}

const withoutRules = (line: string): string => line.replaceAll(/ AE-[A-Z]+-\d+/g, '');

const seats = [0, 1, 2, 3, 4, 5, 6, null];

/**
 * Returns lines for the events from the n-th on, up to the next player's turn. Each line shows which seats have seen
 * the event and its facts. To find out, the function compares each event with the next event that the seat has seen: it
 * is the same event if all facts that the seat has seen agree.
 */
function told(t: RuleTest, n: number): string[] {
  const sitting = seats.slice(0, (t.state.victims as unknown[]).length + 1).concat(null);
  const seen = sitting.map((seat) => [...t.events(seat)]);
  const lines = t
    .events()
    .map((event) => {
      const entries = Object.entries(event).filter(([what]) => !['type', 'rule', 'also'].includes(what));
      const by = seen.map((events) =>
        events[0] &&
        Object.entries(events[0]).every(([what, value]) => JSON.stringify(value) === JSON.stringify(event[what]))
          ? events.shift()
          : undefined,
      );
      const only = (knows: (own: Event | undefined) => boolean, line: string): string =>
        by.every(knows) ? line : `[${sitting.filter((_, i) => knows(by[i])).join()}: ${line}]`;
      const facts = entries.map((entry) =>
        by.some((own) => own && !(entry[0] in own))
          ? only((own) => own !== undefined && entry[0] in own, factLine(entry))
          : factLine(entry),
      );
      return only((own) => own !== undefined, [event.type, ...facts].join(' '));
    })
    .slice(n);
  const next = lines.findIndex((line, i) => i > 0 && line.startsWith('turn-began'));
  return next < 0 ? lines : lines.slice(0, next);
}

function asked(t: RuleTest, whom: string): string[] {
  const [seat = '', kind] = whom.split(' ');
  const question = t
    .view(Number(seat))
    .questions.find((each) => (kind === undefined ? !each.standing : each.kind === kind));
  return question ? [questionLine(question), ...question.options.map(optionLine)].map(withoutRules) : [];
}

export function rowTest(title: string, { what, plays, choices = [], tells, asks = {} }: Row): void {
  test(`${title}: ${what}`, () => {
    const t = new RuleTest();
    plays(t);
    let before = 0;
    for (const choice of choices) {
      before = t.events().length;
      const [id, seat] = typeof choice === 'string' ? [choice] : choice;
      t.choose(id, seat);
    }
    if (tells) assert.deepEqual(told(t, before).slice(tells.length > 0 ? -tells.length : 0), tells);
    for (const [whom, lines] of Object.entries(asks)) assert.deepEqual(asked(t, whom), lines, `seat ${whom}`);
    t.assertFacesUsed();
  });
}
