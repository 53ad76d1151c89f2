// Open questions, and answers that stay sealed until all of them are in.
import type { Asked, Offer, Option, Question, Seat, Step, Writable } from './types.js';

/** An open question: the step that asks it, and its answer, which is null until it is given. */
export interface OpenQuestion {
  readonly n: number;
  readonly step: Step;
  readonly standing: boolean;
  readonly asked: Asked;
  answer: Offer | null;
}

/**
 * A question that was open when a standing question was answered. If it is asked again unchanged, it keeps its number
 * and its sealed answer.
 */
export interface EarlierQuestion {
  readonly seat: Seat;
  readonly n: number;
  readonly options: readonly string[];
  readonly answer: string | null;
}

/** The step that asks the blocking questions again after a standing question has been answered. */
export interface Reopened extends Step {
  readonly do: 'together';
  readonly of: readonly Step[];
  readonly before?: readonly EarlierQuestion[];
}

const idsOf = ({ options }: Asked): string[] => options.map(({ id }) => id);

export function earlierQuestionOf({ n, asked, answer }: OpenQuestion): EarlierQuestion {
  return { seat: asked.seat, n, options: idsOf(asked), answer: answer?.id ?? null };
}

export function isUnchanged({ seat, options }: Asked, before: EarlierQuestion): boolean {
  return (
    seat === before.seat &&
    options.length === before.options.length &&
    options.every(({ id }, i) => id === before.options[i])
  );
}

export function offerOf({ options }: Asked, id: string | null): Offer | null {
  return options.find((offer) => offer.id === id) ?? null;
}

/** The first question that has to be answered before the match goes on. Standing questions need no answer. */
export function blockingQuestion(questions: readonly Question[]): Question | undefined {
  return questions.find(({ standing }) => !standing);
}

export function questionsOf(open: readonly OpenQuestion[]): readonly Question[] {
  const questions: Question[] = [];
  for (const each of open) if (!each.answer) questions.push(questionOf(each));
  return questions;
}

function questionOf({ n, step, standing, asked }: OpenQuestion): Question {
  const { seat, player, rule, options, fallback, limit, window, least, upTo, common, about } = asked;
  const question: Writable<Question> = { n, seat, player, kind: step.do, rule, options: options.map(optionOf) };
  if (standing) question.standing = standing;
  if (fallback !== undefined) question.fallback = fallback;
  if (limit !== undefined) question.limit = limit;
  if (window) question.window = window;
  if (least !== undefined) question.least = least;
  if (upTo !== undefined) question.upTo = upTo;
  if (common) question.common = common;
  if (about !== undefined) question.about = about;
  return question;
}

/** Leaves out the steps that the option causes, because only the game needs them. */
function optionOf({ id, targets, rule, confirm }: Offer): Option {
  if (confirm === undefined) return targets ? { id, targets, rule } : { id, rule };
  return targets ? { id, targets, rule, confirm } : { id, rule, confirm };
}
