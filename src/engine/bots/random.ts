// Plays anything that is legal, each option alike; but for what the rules say that bots do.
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
 * The fallback where there is one, for that is what somebody takes who does not think. Otherwise any option of all the
 * open questions that no table would ask about once more.
 */
export function anyAnswer(questions: readonly Question[], chance: Chance): Answer {
  const question = questions.find(({ standing }) => !standing);
  if (!question) throw new Error('a bot thinks only when its seat is asked');
  const { n, fallback, options } = question;
  if (fallback !== undefined) return { n, id: fallback };
  const mild = questions.flatMap((each) =>
    each.options.filter(({ confirm }) => confirm === undefined).map(({ id }) => ({ n: each.n, id })),
  );
  const answers = mild.length > 0 ? mild : options.map(({ id }) => ({ n, id }));
  const answer = answers[chance.below(answers.length)];
  if (!answer) throw new Error('a question has an option');
  return answer;
}
