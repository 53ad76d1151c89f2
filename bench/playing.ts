// Whole matches between bots, as a table would let them play, without its clock.
import type { Bot } from '../src/engine/bots/bot.js';
import { createChance, openMatch, type LiveMatch, type MatchSetup, type Rules } from '../src/engine/kernel/index.js';

/** What a bot needed for one answer, in milliseconds. */
export interface Thought {
  readonly kind: string;
  readonly ms: number;
  readonly longestSlice: number;
}

/** Plays to the end; `thoughts` are kept when asked for. */
export function playOut<S, C, O, V>(rules: Rules<S, C, O, V>, setup: MatchSetup, bots: readonly Bot[], thoughts?: Thought[]): { match: LiveMatch<S, V> } {
  const opened = openMatch(rules, setup);
  if (!opened.ok) throw new Error(opened.error.message);
  const match = opened.value;
  const chance = createChance(`${String(setup.seed)}|bots`);
  for (;;) {
    const question = match.questions.find(({ standing }) => !standing);
    if (!question) return { match };
    const bot = bots[question.seat];
    if (!bot) throw new Error(`nobody sits at seat ${String(question.seat)}`);
    const thinking = bot.think(() => match.determinize(question.seat, chance), question.seat, chance);
    let ms = 0;
    let longestSlice = 0;
    for (;;) {
      const began = performance.now();
      const next = thinking.next();
      const slice = performance.now() - began;
      ms += slice;
      longestSlice = Math.max(longestSlice, slice);
      if (!next.done) continue;
      const chosen = match.choose(question.seat, next.value.n, next.value.id);
      if (!chosen.ok) throw new Error(`${bot.id} chose ${next.value.id}: ${chosen.error.message}`);
      break;
    }
    thoughts?.push({ kind: question.kind, ms, longestSlice });
  }
}
