// How fair and how decidable Sanitarium is: whole matches between bots, counted.
// npx tsx bench/balance.ts [matches, 1000 if not said] [only the pairings whose name contains this]
import type { Bot } from '../src/engine/bots/bot.js';
import { random } from '../src/engine/bots/random.js';
import { steady } from '../src/engine/bots/steady.js';
import { rules } from '../src/engine/games/sanitarium/rules.js';
import { playOut } from '../test/support/bots.js';

interface Pairing {
  readonly what: string;
  readonly mode: 'competitive' | 'cooperative';
  readonly bots: readonly Bot[];
}

const pairings: readonly Pairing[] = [
  { what: 'random, random', mode: 'competitive', bots: [random, random] },
  { what: 'steady, random', mode: 'competitive', bots: [steady, random] },
  { what: 'steady, steady', mode: 'competitive', bots: [steady, steady] },
  { what: 'steady ×3', mode: 'competitive', bots: [steady, steady, steady] },
  { what: 'steady ×4', mode: 'competitive', bots: [steady, steady, steady, steady] },
  { what: 'co-op ×2', mode: 'cooperative', bots: [steady, steady] },
  { what: 'co-op ×3', mode: 'cooperative', bots: [steady, steady, steady] },
  { what: 'co-op ×4', mode: 'cooperative', bots: [steady, steady, steady, steady] },
  { what: 'solo', mode: 'cooperative', bots: [steady] },
];

const count = Number(process.argv[2] ?? 1000);
const named = process.argv[3] ?? '';
const percent = (part: number, of: number): string => `${((100 * part) / Math.max(1, of)).toFixed(1).padStart(5)} %`;

for (const { what, mode, bots } of pairings.filter((each) => each.what.includes(named))) {
  let decided = 0;
  let first = 0;
  let turns = 0;
  let starters = 0;
  let left = 0;
  for (let seed = 0; seed < count; seed++) {
    // Seats alternate, so that who begins is no advantage.
    const shift = seed % bots.length;
    const seated = bots.map((_, seat) => bots[(seat + shift) % bots.length] ?? random);
    const match = playOut(rules, { seed: `balance ${String(seed)}`, seats: bots.length, options: { mode } }, seated);
    const winners = match.outcome?.winners ?? [];
    turns += match.state.turn.number;
    left += match.state.deck.length + match.state.bottom.length;
    if (mode === 'competitive' && winners.includes(match.state.start)) starters++;
    if (winners.length > 0) decided++;
    if (winners.some((seat) => (seat + shift) % bots.length === 0)) first++;
  }
  const wins = mode === 'cooperative' ? '' : `, won by the first bot ${percent(first, decided)}, by who began ${percent(starters, decided)}`;
  console.log(`${what.padEnd(16)} decided ${percent(decided, count)} of ${String(count)}${wins}; ${(turns / count).toFixed(1)} turns, ${(left / count).toFixed(1)} cards left`);
}
