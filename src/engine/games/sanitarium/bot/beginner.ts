// The weakest bot: besides the faults of the bot `casual`, it soon has enough of a turn and goes to safety.
import { sanitariumBot } from './sanitarium-bot.js';

export const beginner = sanitariumBot('beginner', {
  usesEffects: false,
  weighsDice: false,
  choosesPlaces: false,
  zeal: 2,
});
