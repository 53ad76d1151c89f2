// A bot that fights and follows the story, but forgets its Abilities.
import { lobotomyBot } from './lobotomy-bot.js';

export const casual = lobotomyBot('casual', {
  usesAbilities: false,
  improves: true,
  sharesTasks: true,
  fear: 1,
});
