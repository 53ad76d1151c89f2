// A bot that writes down where everybody may be, but concludes nothing from it, and forgets its cards.
import { asylumEscapeBot } from './asylum-escape-bot.js';

export const casual = asylumEscapeBot('casual', {
  reasons: 'notes',
  foreseesHunt: true,
  playsCards: false,
});
