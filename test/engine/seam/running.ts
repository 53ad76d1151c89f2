// How words run inside one another: what they hand on, and the scopes that cut them short.
import type { Together } from '../../../src/engine/kernel/index.js';
import { named } from './reading.js';
import type { Figure, Table, Word } from './words.js';

const handedOn = ['who', 'by', 'it', 'card', 'as', 'in'] as const;

/** A word as it stands inside another: what it does not say itself it takes from there. */
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

/** Runs words as one effect, movement or turn that `stop` can cut short. */
export function scope(m: Table, kind: string, from: Word, words: readonly Word[] = []): void {
  const path = `${from.in ?? ''}${kind}.${String(m.state.scopes++)}/`;
  run(m, { ...from, in: path }, [...words, { do: 'over' }]);
}

/** Whether what it lies in was cut short: with all inside it, or (`=`) only its own next steps, what has begun inside it goes on. */
export const stopped = (m: Table, step: Word): boolean =>
  step.do !== 'over' && m.state.stopped.some((path) => (path.startsWith('=') ? step.in === path.slice(1) : step.in?.startsWith(path)));

/** Takes a card from a figure, wherever it holds it; false if it does not. */
export function lose(figure: Figure, card: string): boolean {
  for (const cards of [figure.hand, figure.open]) {
    const at = cards.indexOf(card);
    if (at >= 0) { cards.splice(at, 1); return true; }
  }
  return false;
}
