// The weakest bot: besides the fault of the bot `casual`, it does not improve its Character, and does not
// share the work.
import { lobotomyBot } from './lobotomy-bot.js';

export const beginner = lobotomyBot('beginner', {
  usesAbilities: false,
  improves: false,
  sharesTasks: false,
});
