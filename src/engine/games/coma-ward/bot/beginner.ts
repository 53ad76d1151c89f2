// The weakest bot: besides the faults of the bot `casual`, it forgets its aim more often.
import { comaWardBot } from './coma-ward-bot.js';

export const beginner = comaWardBot('beginner', { usesWhatItHas: false, forgetsEvery: 3 });
