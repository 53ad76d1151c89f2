// Runs words that are nested in other words: passes values on to them, and marks where an effect ends if it is cut
// short.
import type { Together } from '../../../src/engine/kernel/index.js';
import { named } from './selectors.js';
import type { Figure, Table, Word } from './words.js';

const handedOn = ['who', 'by', 'it', 'card', 'as'] as const;

/** A copy of `word`, a word nested in `from`. The fields in `handedOn` that it lacks are taken from `from`. */
export function inside(m: Table, from: Word, word: Word): Word {
  const out: Record<string, unknown> = { ...word };
  for (const key of handedOn) {
    const name = word[key] ?? from[key];
    if (name !== undefined) out[key] = named(m, from, name);
  }
  if (word.to !== undefined) out['to'] = named(m, from, word.to);
  return out as unknown as Word;
}

export const together = (of: readonly Word[]): Together => ({ do: 'together', of });

export function run(m: Table, from: Word, words: readonly Word[] = []): void {
  m.push(...words.map((word) => inside(m, from, word)));
}

/**
 * Runs words as one effect or movement that `stop` can cut short. The last step cancels the events that were announced
 * inside and have not happened yet.
 */
export function scope(m: Table, kind: 'effect' | 'march', from: Word, words: readonly Word[] = []): void {
  run(m, from, words.concat({ do: `${kind}-over`, n: m.state.soon.length }));
}

/**
 * Takes a card away from a figure, from the hand or from the open cards. Returns false if the figure does not have it.
 */
export function lose(figure: Figure, card: string): boolean {
  for (const cards of [figure.hand, figure.open]) {
    const at = cards.indexOf(card);
    if (at >= 0) {
      cards.splice(at, 1);
      return true;
    }
  }
  return false;
}
