// The bot of Coma Ward.
import { comaWardBot } from './coma-ward-bot.js';

export const expert = comaWardBot('expert');
