// The strongest bot: it uses what it has, and keeps its aim.
import { comaWardBot } from './coma-ward-bot.js';

export const expert = comaWardBot('expert', { usesWhatItHas: true, forgetsEvery: Infinity });
