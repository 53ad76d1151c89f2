// A bot for any game. It chooses the fallback of a question if there is one, and otherwise a random option.
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
 * Returns the fallback of the question that has to be answered. If it has no fallback, returns a random option of all
 * open questions that needs no confirmation. If there is no such option, returns a random option of the question that
 * has to be answered.
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
