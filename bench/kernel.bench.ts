// Compares the kernel with boardgame.io in one run: tic-tac-toe moves per second, with and without the views of both
// seats after each move. Then measures the memory of a match, a copy, and restoring a save of 300 choices.
import { createChance, createMatch, restoreMatch, type Match } from '../src/engine/kernel/index.js';
import type { LiveMatch } from '../src/engine/kernel/match.js';
import { rules } from '../test/engine/test-games/tic-tac-toe.js';
import type { Measure } from './measure.js';

// Outside production, boardgame.io checks and freezes everything.
process.env['NODE_ENV'] = 'production';
const { Client } = await import('boardgame.io/client');

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** The game of the boardgame.io tutorial. */
const theirs = {
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, cell: number): unknown => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G: { cells }, ctx }: { G: { cells: (string | null)[] }; ctx: { currentPlayer: string } }): unknown => {
    if (lines.some(([a = 0, b = 0, c = 0]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]))
      return { winner: ctx.currentPlayer };
    return cells.includes(null) ? undefined : { draw: true };
  },
};

/** The same sequences of moves for both libraries, so that they do the same work. */
const orders = Array.from({ length: 64 }, (_, seed) => {
  const chance = createChance(seed);
  const cells = Array.from({ length: 9 }, (_each, cell) => String(cell));
  return Array.from({ length: 9 }, () => Number(chance.draw('cells', cells)));
});

function playOurs(order: readonly number[], views: boolean): number {
  const match: Match = createMatch(rules, { seed: 1, seats: 2 });
  let moves = 0;
  for (const cell of order) {
    const [question] = match.questions;
    if (!question) break;
    const chosen = match.choose(question.seat, question.n, `mark:${cell}`);
    if (!chosen.ok) throw new Error(chosen.error.message);
    moves++;
    if (views && match.view(0).cursor !== match.view(1).cursor) throw new Error('both see all');
  }
  return moves;
}

function playTheirs(order: readonly number[], views: boolean): number {
  const client = Client({ game: theirs as never, debug: false, numPlayers: 2 });
  let moves = 0;
  for (const cell of order) {
    if (client.store.getState().ctx.gameover) break;
    client.moves['mark']?.(cell);
    moves++;
    if (views) {
      client.updatePlayerID('0');
      client.getState();
      client.updatePlayerID('1');
      client.getState();
      client.updatePlayerID(null);
    }
  }
  return moves;
}

/**
 * Returns the moves per second of each function; they are measured in turn. The best of several rounds counts, because
 * other work on the machine can only slow a round down.
 */
function rates(plays: readonly ((order: readonly number[]) => number)[], rounds = 6, milliseconds = 200): number[] {
  const best = plays.map(() => 0);
  for (let round = 0; round < rounds; round++)
    plays.forEach((play, which) => {
      let moves = 0;
      const began = performance.now();
      for (let i = 0; performance.now() - began < milliseconds; i++) moves += play(orders[i % orders.length] ?? []);
      best[which] = Math.max(best[which] ?? 0, (moves * 1000) / (performance.now() - began));
    });
  return best;
}

function heap(): number {
  for (let i = 0; i < 3; i++) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

/** A game that never ends, for matches of any number of choices. */
const endless: typeof rules = {
  ...rules,
  steps: {
    mark: (m, { player, cell }) => {
      m.emit({ type: 'marked', rule: 'TTT-01', player, cell });
      m.push({ do: 'turn', player: 1 - player });
    },
  },
};

function choices(match: Match, count: number): void {
  for (let i = 0; i < count; i++) {
    const [question] = match.questions;
    match.choose(question?.seat ?? 0, question?.n ?? 0, question?.options[i % 9]?.id ?? '');
  }
}

/** Returns the median of many runs, in microseconds. */
function each(times: number, act: () => void): number {
  for (let i = 0; i < times; i++) act();
  const taken = Array.from({ length: times }, () => {
    const began = performance.now();
    act();
    return (performance.now() - began) * 1000;
  });
  return taken.sort((a, b) => a - b)[times >> 1] ?? 0;
}

export default function kernel(): Measure[] {
  const [ours = 0, their = 0, oursSeen = 0, theirsSeen = 0] = rates([
    (order) => playOurs(order, false),
    (order) => playTheirs(order, false),
    (order) => playOurs(order, true),
    (order) => playTheirs(order, true),
  ]);

  for (let i = 0; i < 2000; i++) playOurs(orders[i % 64] ?? [], false);
  const before = heap();
  for (let moves = 0; moves < 1_000_000;) moves += playOurs(orders[moves % 64] ?? [], false);
  const grown = heap() - before;

  const long = createMatch(endless, { seed: 1, seats: 2 }) as LiveMatch<unknown, unknown>;
  choices(long, 2000);
  const short = heap();
  choices(long, 100_000);
  const perChoice = (heap() - short) / 100_000;

  const middle = createMatch(endless, { seed: 1, seats: 2 });
  choices(middle, 300);
  const save = JSON.parse(JSON.stringify(middle.save())) as unknown;
  const restore = each(200, () => {
    if (!restoreMatch(endless, save).ok) throw new Error('the save cannot be restored');
  });

  return [
    { what: 'tic-tac-toe, nightward', value: ours, unit: 'moves/s' },
    { what: 'tic-tac-toe, boardgame.io', value: their, unit: 'moves/s' },
    { what: 'tic-tac-toe, ratio', value: ours / their, unit: '×', atLeast: 50 },
    { what: 'with both views, nightward', value: oursSeen, unit: 'moves/s' },
    { what: 'with both views, boardgame.io', value: theirsSeen, unit: 'moves/s' },
    { what: 'with both views, ratio', value: oursSeen / theirsSeen, unit: '×', atLeast: 20 },
    { what: 'heap after a million choices', value: grown / 1024, unit: 'kB', atMost: 512 },
    { what: 'memory for each choice of a match', value: perChoice, unit: 'bytes', atMost: 200 },
    { what: 'clone after 300 choices', value: each(2000, () => void middle.clone()), unit: 'µs', atMost: 30 },
    { what: 'restore a save of 300 choices', value: restore / 1000, unit: 'ms', atMost: 10 },
  ];
}
