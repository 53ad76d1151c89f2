// The strongest bot of Sanitarium.
import { sanitariumBot } from './sanitarium-bot.js';

export const expert = sanitariumBot('expert', {
  usesEffects: true,
  weighsDice: true,
  choosesPlaces: true,
  zeal: Infinity,
});
