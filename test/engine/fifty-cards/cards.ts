// The fifty cards, and the order in which book.spec.ts looks for new words: one card of each game in turn.
import asylumEscape from './cards/asylum-escape.js';
import comaWard from './cards/coma-ward.js';
import lobotomy2 from './cards/lobotomy-2.js';
import mansionsOfMadness from './cards/mansions-of-madness.js';
import sanitarium from './cards/sanitarium.js';
import type { Card } from './words.js';

export const cards = {
  sanitarium: sanitarium,
  'asylum-escape': asylumEscape,
  'coma-ward': comaWard,
  'mansions-of-madness': mansionsOfMadness,
  'lobotomy-2': lobotomy2,
} as const satisfies Readonly<Record<string, Readonly<Record<string, Card>>>>;

/** The first card of each game, then the second card of each game, and so on. */
export const order: readonly (readonly [game: keyof typeof cards, card: string])[] = Array.from(
  { length: 10 },
  (_, i) =>
    (Object.keys(cards) as (keyof typeof cards)[]).map((game) => [game, Object.keys(cards[game])[i] ?? ''] as const),
).flat();
