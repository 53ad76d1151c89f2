// The strongest bot of Asylum Escape.
import { asylumEscapeBot } from './asylum-escape-bot.js';

export const expert = asylumEscapeBot('expert', {
  reasons: 'conclusions',
  foreseesHunt: true,
  playsCards: true,
});
