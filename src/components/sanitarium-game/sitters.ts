// Who sits where: a person, or a bot by name; the bots are fetched when one is seated.
import type { Bot } from '../../engine/bots/bot.js';
import { random } from '../../engine/bots/random.js';
import type { Sitter } from '../../engine/table/table.js';

export const sitterNames = ['person', 'steady', 'random'] as const;
export type SitterName = (typeof sitterNames)[number];

const bots: Record<Exclude<SitterName, 'person'>, () => Promise<Bot>> = {
  random: () => Promise.resolve(random),
  steady: () => import('../../engine/bots/steady.js').then(({ steady }) => steady),
};

export async function seatAll(names: readonly SitterName[]): Promise<Sitter[]> {
  return Promise.all(names.map(async (name): Promise<Sitter> => (name === 'person' ? { kind: 'person' } : { kind: 'bot', bot: await bots[name]() })));
}

/** `seats="person steady"`; null if a word is none of ours. */
export function readSitters(text: string): SitterName[] | null {
  const words = text.trim().split(/[\s,]+/);
  return words.every((word): word is SitterName => (sitterNames as readonly string[]).includes(word)) ? words : null;
}
