// Questions that are open, and the answers that are sealed until all are in.
import type { Asked, Offer, Option, Question, Seat, Step, Writable } from './types.js';

/** A question that is open: the step that asks, and the answer once it is there. */
export interface Open {
  readonly n: number;
  readonly step: Step;
  readonly standing: boolean;
  readonly asked: Asked;
  answer: Offer | null;
}

/** A question that was open when a standing one was answered. Asked again unchanged, it keeps its number and its sealed answer. */
export interface Before {
  readonly seat: Seat;
  readonly n: number;
  readonly options: readonly string[];
  readonly answer: string | null;
}

/** The questions that blocked when a standing one was answered. */
export interface Reopened extends Step {
  readonly do: 'together';
  readonly of: readonly Step[];
  readonly before?: readonly Before[];
}

const idsOf = ({ options }: Asked): string[] => options.map(({ id }) => id);

export function beforeOf({ n, asked, answer }: Open): Before {
  return { seat: asked.seat, n, options: idsOf(asked), answer: answer?.id ?? null };
}

/** Whether the same is asked again. */
export function isUnchanged({ seat, options }: Asked, before: Before): boolean {
  return (
    seat === before.seat &&
    options.length === before.options.length &&
    options.every(({ id }, i) => id === before.options[i])
  );
}

export function offerOf({ options }: Asked, id: string | null): Offer | null {
  return options.find((offer) => offer.id === id) ?? null;
}

/** Those that are not answered yet. */
export function questionsOf(open: readonly Open[]): readonly Question[] {
  const questions: Question[] = [];
  for (const each of open) if (!each.answer) questions.push(questionOf(each));
  return questions;
}

function questionOf({ n, step, standing, asked }: Open): Question {
  const { seat, player, rule, options, fallback, limit, window, least, upTo, common } = asked;
  const question: Writable<Question> = { n, seat, player, kind: step.do, rule, options: options.map(optionOf) };
  if (standing) question.standing = standing;
  if (fallback !== undefined) question.fallback = fallback;
  if (limit !== undefined) question.limit = limit;
  if (window) question.window = window;
  if (least !== undefined) question.least = least;
  if (upTo !== undefined) question.upTo = upTo;
  if (common) question.common = common;
  return question;
}

/** Without the steps: they are the game's, not the asker's. */
function optionOf({ id, targets, rule, confirm }: Offer): Option {
  if (confirm === undefined) return targets ? { id, targets, rule } : { id, rule };
  return targets ? { id, targets, rule, confirm } : { id, rule, confirm };
}
