// nightward/bots: opponents by id.
import type { Bot } from './bot.js';
import { random } from './random.js';
import { steady } from './steady.js';

export type { Answer, Bot } from './bot.js';
export const bots: Readonly<Record<'random' | 'steady', Bot>> = { random, steady };
