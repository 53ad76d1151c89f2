// nightward/bots: opponents by id.
import type { Bot } from './bot.js';
import { crew } from '../games/lobotomy-2/bot/crew.js';
import { lurker } from '../games/asylum-escape/bot/lurker.js';
import { random } from './random.js';
import { steady } from '../games/sanitarium/bot/steady.js';

export type { Answer, Bot } from './bot.js';

/** `random` plays any game, each legal option alike; `steady` plays Sanitarium, `crew` Lobotomy 2 and `lurker` Asylum Escape, as sensible people would. */
export const bots: Readonly<Record<'crew' | 'lurker' | 'random' | 'steady', Bot>> = { crew, lurker, random, steady };
