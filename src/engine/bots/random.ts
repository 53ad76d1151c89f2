// Plays anything that is legal, each option alike.
import type { Bot } from './bot.js';

export const random: Bot = {
  id: 'random',
  *think(imagine, seat, chance) {
    const { questions } = imagine().view(seat, Infinity);
    const question = questions.find(({ standing }) => !standing);
    const option = question?.options[chance.below(question.options.length)];
    if (!question || !option) throw new Error('a bot thinks only when its seat is asked');
    yield;
    return { n: question.n, id: option.id };
  },
};
