// A bot that knows what it needs for an escape, but not what cards, dice and places can do for it.
import { sanitariumBot } from './sanitarium-bot.js';

export const casual = sanitariumBot('casual', {
  usesEffects: false,
  weighsDice: false,
  choosesPlaces: false,
  zeal: Infinity,
});
