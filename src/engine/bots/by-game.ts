// A bot that plays several games. In each game it is the bot of that game.
import { asLiveMatch, type Match } from '../kernel/index.js';
import type { Bot } from './bot.js';

export const botByGame = (id: string, games: Readonly<Record<string, Bot>>): Bot => ({
  id,
  think(imagine, seat, chance) {
    const first = imagine();
    const game = asLiveMatch(first).rules.id;
    const bot = games[game];
    if (!bot) throw new Error(`The bot ${id} does not play ${game}; let the bot "random" play it.`);
    // The bot of the game also needs the first imagined match: imagining another one would draw chance once more.
    const rest = [first];
    return bot.think((): Match => rest.pop() ?? imagine(), seat, chance);
  },
});
