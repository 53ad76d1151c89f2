// What any game answers to whoever asks why not: what can be done with the thing, or why nothing can, by which rule.
import type { Outcome, PlayerId, Question, Refusal, RuleId, Seat, TargetId } from '../../engine/kernel/index.js';
import type { Asked } from './why-controller.js';
import type { Answer, Reason } from './why-popover.js';

/** As many options of one thing as a slip has room for. */
export const FEW = 3;

/** What is seen of a table, and by whom. */
export interface Looked {
  readonly seen: { readonly questions: readonly Question[]; readonly outcome: Outcome | null };
  readonly player: PlayerId;
  /** Null watches, and cannot be told why not. */
  readonly eye: Seat | null;
}

/** What a game knows of a thing on its table. */
export interface Grounds {
  readonly say: (key: string, values?: Refusal['values']) => string;
  /** The sentence of an act, which can be done now or not; undefined where it is plain from the thing. */
  readonly act: (
    question: Question,
    act: { readonly id: string; readonly rule: RuleId },
    can: boolean,
  ) => string | undefined;
  readonly explain: (eye: Seat, intent: string) => Refusal;
  /** Acts that might be missed. */
  readonly missed: () => readonly string[];
  /** Acts that are meant by who points at the thing. */
  readonly meant: () => readonly string[];
  /** What is said of the thing itself. */
  readonly place?: Omit<Answer, 'reasons'> | undefined;
}

/** What is said of a thing, or of all that might be missed (''); null where there is nothing to say. */
export function answerOf(
  { seen: { questions, outcome }, player, eye }: Looked,
  id: TargetId,
  how: Asked,
  { say, act, explain, missed, meant, place }: Grounds,
): Answer | null {
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
  // A pointer may rest on anything; it is told only what its player might do and cannot.
  if (how === 'hover' && (open.length > 0 || !questions.some(({ standing }) => !standing))) return null;
  const intents = eye === null ? [] : meant();
  const reasons = open.length
    ? open.slice(0, FEW).map(possible)
    : outcome && intents.length
      ? [{ text: say('is-over'), rule: outcome.rule }]
      : reasonsOf(intents);
  return place || reasons.length ? { ...place, reasons } : null;
}
