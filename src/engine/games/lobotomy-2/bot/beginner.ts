// The weakest bot: besides the fault of the bot `casual`, it does not improve its Character, does not share the work,
// and keeps too far away from Monsters.
import { lobotomyBot } from './lobotomy-bot.js';

export const beginner = lobotomyBot('beginner', {
  usesAbilities: false,
  improves: false,
  sharesTasks: false,
  fear: 2,
});
