// Whole matches between bots, for tests and benches: as a table would let them play, without its clock.
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

/** What a bot needed for one answer, in milliseconds. */
export interface Thought {
  readonly kind: string;
  readonly ms: number;
  readonly longestSlice: number;
}

/** One answer of a bot to the open question of its seat, on worlds that it cannot tell from the real one. */
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

/** A match played to its end. `thoughts` collects what each answer took; `look` sees the match before each. */
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
