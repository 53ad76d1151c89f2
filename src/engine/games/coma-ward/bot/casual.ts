// A bot that forgets its Neurosis and its Items, and now and then its aim.
import { comaWardBot } from './coma-ward-bot.js';

export const casual = comaWardBot('casual', { usesWhatItHas: false, forgetsEvery: 5 });
