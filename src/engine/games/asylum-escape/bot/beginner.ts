// The weakest bot: besides the faults of the bot `casual`, it writes nothing down, and hides anywhere.
import { asylumEscapeBot } from './asylum-escape-bot.js';

export const beginner = asylumEscapeBot('beginner', {
  reasons: 'nothing',
  foreseesHunt: false,
  playsCards: false,
});
