// The strongest bot of Lobotomy 2.
import { lobotomyBot } from './lobotomy-bot.js';

export const expert = lobotomyBot('expert', {
  usesAbilities: true,
  improves: true,
  sharesTasks: true,
  fear: 1,
});
