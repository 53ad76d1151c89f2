// Plays whole matches between bots for tests and benchmarks, as a table does, but without a clock.
import type { Answer, Bot } from '../../src/engine/bots/bot.js';
import {
  createChance,
  openMatch,
  type Chance,
  type LiveMatch,
  type MatchSetup,
  type Rules,
  type Seat,
} from '../../src/engine/kernel/index.js';

/** How long a bot thought about one answer, in milliseconds: in total, and the longest time without a pause. */
export interface Thought {
  readonly kind: string;
  readonly ms: number;
  readonly longestSlice: number;
}

/**
 * Lets a bot answer the open question of its seat. The bot sees only imagined matches. `worlds` is the source of chance
 * for these matches, and `chance` is the source for the decisions of the bot.
 */
export function thinkOnce<S, V>(
  match: LiveMatch<S, V>,
  seat: Seat,
  bot: Bot,
  worlds: Chance,
  chance: Chance,
): { readonly answer: Answer; readonly ms: number; readonly longestSlice: number } {
  const thinking = bot.think(() => match.determinize(seat, worlds), seat, chance);
  let ms = 0;
  let longestSlice = 0;
  for (;;) {
    const began = performance.now();
    const next = thinking.next();
    const slice = performance.now() - began;
    ms += slice;
    longestSlice = Math.max(longestSlice, slice);
    if (next.done) return { answer: next.value, ms, longestSlice };
  }
}

/**
 * Plays a match to its end. Adds the time for each answer to `thoughts`, and calls `look` with the match before each
 * answer.
 */
export function playOut<S, C, O, V>(
  rules: Rules<S, C, O, V>,
  setup: MatchSetup,
  bots: readonly Bot[],
  {
    thoughts,
    look,
  }: { readonly thoughts?: Thought[]; readonly look?: (match: LiveMatch<S, V>, seat: Seat) => void } = {},
): LiveMatch<S, V> {
  const opened = openMatch(rules, setup);
  if (!opened.ok) throw new Error(opened.error.message);
  const match = opened.value;
  const chance = createChance(`${setup.seed}|bots`);
  for (;;) {
    const question = match.questions.find(({ standing }) => !standing);
    if (!question) return match;
    const { seat, kind } = question;
    const bot = bots[seat];
    if (!bot) throw new Error(`nobody sits at seat ${seat}`);
    look?.(match, seat);
    const { answer, ms, longestSlice } = thinkOnce(match, seat, bot, chance, chance);
    const chosen = match.choose(seat, answer.n, answer.id);
    if (!chosen.ok) throw new Error(`${bot.id} chose ${answer.id}: ${chosen.error.message}`);
    thoughts?.push({ kind, ms, longestSlice });
  }
}
