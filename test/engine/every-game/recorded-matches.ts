// Plays whole matches from fixed seeds and hashes everything that is chosen and seen: the choices, the view of every
// seat after every `stride` choices, and the outcome. The hash does not depend on citations (`also`), on `upTo` of a
// question (added later), or on the order of properties.
import { createHash, type Hash } from 'node:crypto';
import { bots, type Bot } from '../../../src/engine/bots/index.js';
import type { LiveMatch } from '../../../src/engine/kernel/index.js';
import { playOut } from '../../support/bot-matches.js';
import type { TestSetup } from '../../support/play.js';
import { published } from './games.js';

/** Matches are recorded in blocks, so that a difference can be located in a small group. */
export const block = 50;
/** The strongest bot plays every tenth match. All others are played at random, which reaches more of the rules. */
const everyStrong = 10;
/** The views of all seats are recorded after every `stride` choices. */
const stride = 20;

/** The games that have a bot, and set-ups for many random matches. */
export const recordedGames = published
  .filter(({ bots: own, soakSetups }) => own.length > 0 && soakSetups)
  .map(({ id }) => id);

/** The hash of one block of matches of a game. The same number always means the same matches. */
export function hashOfBlock(game: string, number: number): string {
  const subject = published.find(({ id }) => id === game);
  if (!subject?.soakSetups) throw new Error(`no matches are recorded of ${game}`);
  const strongest = (bots as Readonly<Record<string, Bot>>)[subject.bots[0] ?? ''];
  const hash = createHash('sha256');
  for (let i = number * block; i < (number + 1) * block; i++) {
    const setup: TestSetup = subject.soakSetups[i % subject.soakSetups.length] ?? {};
    const bot = i % everyStrong === everyStrong - 1 ? strongest : undefined;
    let choices = 0;
    const cursors = new Map<number | null, number>();
    const match = playOut(
      subject.rules,
      { seats: 2, ...setup, seed: `recorded ${i}` },
      Array.from({ length: 8 }, () => bot ?? bots.random),
      {
        look: (at) => {
          if (choices++ % stride === 0) addViews(hash, at, cursors);
        },
      },
    );
    addViews(hash, match, cursors);
    add(hash, match.choices);
    add(hash, match.outcome);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Adds to the hash what each seat and a spectator see, with the events since the previous call. */
function addViews(hash: Hash, match: LiveMatch<unknown, unknown>, cursors: Map<number | null, number>): void {
  const seats = match.recipe.seats.map((_, seat): number | null => seat);
  for (const seat of [...seats, null]) {
    const { state, questions, events, cursor, outcome } = match.view(seat, cursors.get(seat) ?? 0);
    cursors.set(seat, cursor);
    add(hash, { state, questions: questions.map(({ upTo: _, ...question }) => question), events, outcome });
  }
}

const add = (hash: Hash, value: unknown): void => {
  hash.update(JSON.stringify(value, inOrder));
};

/** A replacer for JSON.stringify that sorts properties by name and leaves out `also`. */
const inOrder = (key: string, value: unknown): unknown =>
  key === 'also'
    ? undefined
    : typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
