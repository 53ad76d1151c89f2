// The answer to “why not?”, for any game: what can be done with the thing, or why nothing can, and by which rule.
import type { Outcome, PlayerId, Question, Refusal, RuleId, Seat, TargetId } from '../../engine/kernel/index.js';
import type { AskedBy } from './why-controller.js';
import type { WhyAnswer, Reason } from './why-popover.js';

/** How many options or acts of one thing a popover has room for. */
export const MAX_REASONS = 3;

/** What is seen of a table, and by whom. */
export interface SeenTable {
  readonly seen: { readonly questions: readonly Question[]; readonly outcome: Outcome | null };
  readonly player: PlayerId;
  /** The seat that looks; null for a spectator, who cannot be told why not. */
  readonly eye: Seat | null;
}

/** What a game knows of the thing that is asked about. */
export interface ThingAsked {
  readonly say: (key: string, values?: Refusal['values']) => string;
  /** An act as a sentence; `can`: it is possible now. Undefined where the thing makes it plain. */
  readonly act: (
    question: Question,
    act: { readonly id: string; readonly rule: RuleId },
    can: boolean,
  ) => string | undefined;
  readonly explain: (eye: Seat, intent: string) => Refusal;
  /** Acts that a player may look for and does not find. */
  readonly missed: () => readonly string[];
  /** Acts that a player may intend who points at the thing. */
  readonly meant: () => readonly string[];
  /** Name and description of the thing itself. */
  readonly place?: Omit<WhyAnswer, 'reasons'> | undefined;
}

/** The answer about a thing, or about all missing acts (''); null where there is nothing to say. */
export function answerOf(
  { seen: { questions, outcome }, player, eye }: SeenTable,
  id: TargetId,
  how: AskedBy,
  { say, act, explain, missed, meant, place }: ThingAsked,
): WhyAnswer | null {
  const asked = questions.find(({ standing }) => !standing) ?? {
    n: 0,
    seat: 0,
    player,
    kind: 'act',
    rule: '',
    options: [],
  };
  const offered = questions.flatMap((question) => question.options.map((option) => ({ question, option })));
  const possible = ({ question, option }: (typeof offered)[number]): Reason => ({
    act: act(question, option, true),
    text: say('can-now'),
    rule: option.rule,
  });
  const reasonsOf = (intents: readonly string[]): Reason[] =>
    eye === null
      ? []
      : intents.map((intent) => {
          const option = offered.find((each) => each.option.id === intent);
          if (option) return possible(option);
          const { rule, reason, values, message } = explain(eye, intent);
          return { act: act(asked, { id: intent, rule }, false), text: reason ? say(reason, values) : message, rule };
        });
  if (id === 'undo') return { name: say('undo'), reasons: [{ text: say('no-undo') }] };
  if (id === '') {
    const reasons = reasonsOf(missed());
    return reasons.length ? { name: say('ask-why'), reasons } : null;
  }
  const open = offered.filter(({ option }) => option.id === id || option.targets?.includes(id));
  // A pointer may rest on anything: it is answered only where its player might act and cannot.
  if (how === 'hover' && (open.length > 0 || !questions.some(({ standing }) => !standing))) return null;
  const intents = eye === null ? [] : meant();
  const reasons = open.length
    ? open.slice(0, MAX_REASONS).map(possible)
    : outcome && intents.length
      ? [{ text: say('is-over'), rule: outcome.rule }]
      : reasonsOf(intents);
  return place || reasons.length ? { ...place, reasons } : null;
}
