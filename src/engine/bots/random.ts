// Chooses any legal option, all equally likely, unless the question has a fallback.
import type { Chance, Question } from '../kernel/index.js';
import type { Answer, Bot } from './bot.js';

export const random: Bot = {
  id: 'random',
  *think(imagine, seat, chance) {
    const { questions } = imagine().view(seat, Infinity);
    yield;
    return anyAnswer(questions, chance);
  },
};

/**
 * The fallback if there is one. Otherwise any option that needs no confirmation, among those of all open questions. If
 * there is none, any option of the blocking question.
 */
export function anyAnswer(questions: readonly Question[], chance: Chance): Answer {
  const question = questions.find(({ standing }) => !standing);
  if (!question) throw new Error('This seat has no open question; let a bot think only when its seat has one.');
  const { n, fallback, options } = question;
  if (fallback !== undefined) return { n, id: fallback };
  const mild = questions.flatMap((each) =>
    each.options.filter(({ confirm }) => confirm === undefined).map(({ id }) => ({ n: each.n, id })),
  );
  const answers = mild.length > 0 ? mild : options.map(({ id }) => ({ n, id }));
  const answer = answers[chance.below(answers.length)];
  if (!answer) throw new Error('This question has no option; give every question at least one.');
  return answer;
}

/** The option that a bot has chosen, if the question offers it; otherwise `any`. */
export const offeredOr = (any: Answer, { n, options }: Question, chosen: string | undefined): Answer =>
  chosen !== undefined && options.some(({ id }) => id === chosen) ? { n, id: chosen } : any;
