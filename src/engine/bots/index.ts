// nightward/bots: opponents by id.
// Made by `node scripts/build/registry.js`; not to be edited by hand.
import type { Bot } from './bot.js';
import { random } from './random.js';
import { lurker } from '../games/asylum-escape/bot/lurker.js';
import { crew } from '../games/lobotomy-2/bot/crew.js';
import { steady } from '../games/sanitarium/bot/steady.js';

export type { Answer, Bot } from './bot.js';

/** `random` plays any game and takes each legal option equally often; `lurker` plays asylum-escape, `crew` plays lobotomy-2, `steady` plays sanitarium, as sensible people would. */
export const bots: Readonly<Record<'random' | 'lurker' | 'crew' | 'steady', Bot>> = {
  random,
  lurker,
  crew,
  steady,
};
