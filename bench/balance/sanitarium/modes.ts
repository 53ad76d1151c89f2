// The measured modes of Sanitarium, and their bots.
import type { Bot } from '../../../src/engine/bots/bot.js';
import { random } from '../../../src/engine/bots/random.js';
import { expert } from '../../../src/engine/games/sanitarium/bot/expert.js';

export interface Mode {
  readonly id: string;
  readonly options: { readonly mode: 'competitive' | 'cooperative' };
  /** The bots of the seats. After each match, they move on by one seat. */
  readonly bots: readonly Bot[];
}

const of = (bot: Bot, seats: number): Bot[] => Array.from({ length: seats }, () => bot);

export const modes: readonly Mode[] = [
  ...[2, 3, 4].map((seats): Mode => ({
    id: `competitive-${seats}`,
    options: { mode: 'competitive' },
    bots: of(expert, seats),
  })),
  ...[2, 3, 4].map((seats): Mode => ({
    id: `cooperative-${seats}`,
    options: { mode: 'cooperative' },
    bots: of(expert, seats),
  })),
  { id: 'solo', options: { mode: 'cooperative' }, bots: [expert] },
  { id: 'against-chance', options: { mode: 'competitive' }, bots: [expert, random] },
];
