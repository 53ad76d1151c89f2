// The answer to “why not?” for any game: what can be done with a thing, or why nothing can be done, with the rule.
import type { Outcome, PlayerId, Question, Refusal, RuleId, Seat, TargetId } from '../../engine/kernel/index.js';
import type { AskedBy } from './why-controller.js';
import type { WhyAnswer, Reason } from './why-popover.js';

/** The maximum number of options or acts that a popover shows. */
export const MAX_REASONS = 3;

/** A view of the table, and its viewer. */
export interface SeenTable {
  readonly seen: { readonly questions: readonly Question[]; readonly outcome: Outcome | null };
  readonly player: PlayerId;
  /** The viewer's seat; null for a spectator, who gets no reasons. */
  readonly viewer: Seat | null;
}

/** What a game knows about the thing that a player asks about. */
export interface ThingAsked {
  readonly say: (key: string, values?: Refusal['values']) => string;
  /**
   * Names the act in a sentence. `can` says whether the act is possible now. Returns undefined if the thing itself
   * makes the act clear.
   */
  readonly act: (
    question: Question,
    act: { readonly id: string; readonly rule: RuleId },
    can: boolean,
  ) => string | undefined;
  readonly explain: (viewer: Seat, intent: string) => Refusal;
  /** Unavailable acts that a player may look for. */
  readonly missed: () => readonly string[];
  /** Acts that a player may intend when selecting the thing. */
  readonly meant: () => readonly string[];
  /** The name and description of the thing. */
  readonly place?: Omit<WhyAnswer, 'reasons'> | undefined;
}

/**
 * Returns the answer about the thing with this id or, for the id '', about all unavailable acts. Null if there is
 * nothing to say.
 */
export function answerOf(
  { seen: { questions, outcome }, player, viewer }: SeenTable,
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
    option: option.id,
  });
  const reasonsOf = (intents: readonly string[]): Reason[] =>
    viewer === null
      ? []
      : intents.map((intent) => {
          const option = offered.find((each) => each.option.id === intent);
          if (option) return possible(option);
          const { rule, reason, values, message } = explain(viewer, intent);
          return { act: act(asked, { id: intent, rule }, false), text: reason ? say(reason, values) : message, rule };
        });
  if (id === 'undo') return { name: say('undo'), reasons: [{ text: say('no-undo') }] };
  if (id === '') {
    const reasons = reasonsOf(missed());
    return reasons.length ? { name: say('ask-why'), reasons } : null;
  }
  const open = offered.filter(({ option }) => option.id === id || option.targets?.includes(id));
  // A resting pointer gets an answer only while the player has to choose something and cannot act on the thing.
  if (how === 'hover' && (open.length > 0 || !questions.some(({ standing }) => !standing))) return null;
  const intents = viewer === null ? [] : meant();
  const reasons = open.length
    ? open.slice(0, MAX_REASONS).map(possible)
    : outcome && intents.length
      ? [{ text: say('is-over'), rule: outcome.rule }]
      : reasonsOf(intents);
  return place || reasons.length ? { ...place, reasons } : null;
}
