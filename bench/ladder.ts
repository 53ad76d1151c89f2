// Measures how much stronger each bot is than the next weaker one, in every game.
// npm run ladder -- [--matches 1000] [--game sanitarium,lobotomy-2]
import { parseArgs } from 'node:util';
import type { Bot } from '../src/engine/bots/bot.js';
import { bots } from '../src/engine/bots/index.js';
import { strengths, type Strength } from '../src/engine/bots/strengths.js';
import { rules as asylumEscape } from '../src/engine/games/asylum-escape/rules/rules.js';
import { rules as comaWard } from '../src/engine/games/coma-ward/rules/rules.js';
import { rules as lobotomy } from '../src/engine/games/lobotomy-2/rules/rules.js';
import { rules as sanitarium } from '../src/engine/games/sanitarium/rules/rules.js';
import type { MatchSetup, Rules, Seat } from '../src/engine/kernel/index.js';
import { phenomenon } from '../test/engine/games/coma-ward/support/situations.js';
import { playOut } from '../test/support/bot-matches.js';
import { share } from './balance/figures.js';
import { dealt } from './balance/lobotomy-2/play.js';
import { points, table } from './balance/print.js';

/** How bots are measured in a game. A match depends only on its number. */
interface Contest {
  readonly game: string;
  readonly mode: string;
  readonly rules: Rules;
  setup(number: number): Omit<MatchSetup, 'seed'>;
  /** The seats of the stronger bot; left out if all players win or lose together. */
  strongerSeats?(number: number): readonly Seat[];
}

/** A Phenomenon begins, and all four players are unhurt. */
const opened = (id: string) => ({ seats: 4, situation: phenomenon(id, { players: [{}, {}, {}, {}] }) });

const contests: readonly Contest[] = [
  {
    game: 'sanitarium',
    mode: 'competitive, two players',
    rules: sanitarium as Rules,
    setup: () => ({ seats: 2, options: { mode: 'competitive' } }),
    strongerSeats: (number) => [number % 2],
  },
  {
    game: 'sanitarium',
    mode: 'co-operative, three players',
    rules: sanitarium as Rules,
    setup: () => ({ seats: 3, options: { mode: 'cooperative' } }),
  },
  {
    game: 'asylum-escape',
    mode: 'short, four players',
    rules: asylumEscape as Rules,
    setup: () => ({ seats: 4, options: { version: 'short', patients: 0 } }),
    strongerSeats: (number) => (number % 2 === 0 ? [0] : [1, 2, 3]),
  },
  {
    game: 'lobotomy-2',
    mode: 'S1, four Characters',
    rules: lobotomy as Rules,
    setup: (number) => ({
      seats: 4,
      options: { scenario: 'S1', characters: dealt(`ladder ${number}`, 4).map((name) => [name]), difficulty: 'normal' },
    }),
  },
  {
    game: 'coma-ward',
    mode: 'P06 Fever Ward, four players',
    rules: comaWard as Rules,
    setup: () => opened('P06'),
  },
  {
    game: 'coma-ward',
    mode: 'P12 Discharge Papers, four players',
    rules: comaWard as Rules,
    setup: () => opened('P12'),
    strongerSeats: (number) => (number % 2 === 0 ? [0, 2] : [1, 3]),
  },
];

const { values } = parseArgs({
  options: { matches: { type: 'string', default: '1000' }, game: { type: 'string', default: '' } },
});
const matches = Number(values.matches);
const named = values.game.split(',').filter((name) => name !== '');

const winnersOf = ({ rules, setup }: Contest, number: number, seated: readonly Bot[]): readonly Seat[] =>
  playOut(rules, { ...setup(number), seed: `ladder ${number}` }, seated).outcome?.winners ?? [];

/** How many decided matches the stronger bot won. */
function duel(contest: Contest, stronger: Strength, weaker: Strength): string[] {
  let [won, decided] = [0, 0];
  for (let number = 0; number < matches; number++) {
    const seats = contest.strongerSeats?.(number) ?? [];
    const seated = Array.from({ length: 4 }, (_, seat) => bots[seats.includes(seat) ? stronger : weaker]);
    const winners = winnersOf(contest, number, seated);
    if (winners.length > 0) decided++;
    if (winners.some((seat) => seats.includes(seat))) won++;
  }
  return [contest.game, contest.mode, `${stronger} against ${weaker}`, String(decided), points(share(won, decided))];
}

/** How many matches a group of equal bots won. */
function alone(contest: Contest, strength: Strength): string[] {
  let won = 0;
  for (let number = 0; number < matches; number++)
    if (winnersOf(contest, number, Array<Bot>(4).fill(bots[strength])).length > 0) won++;
  return [contest.game, contest.mode, `only ${strength}`, String(matches), points(share(won, matches))];
}

const steps = strengths.flatMap((weaker, i) => {
  const stronger = strengths[i + 1];
  return stronger ? [[stronger, weaker] as const] : [];
});
console.log(table(['game', 'mode', 'bots', 'matches', 'won, %'], []));
for (const contest of contests.filter(({ game }) => named.length === 0 || named.includes(game)))
  for (const cells of contest.strongerSeats
    ? steps.map(
        ([stronger, weaker]) =>
          () =>
            duel(contest, stronger, weaker),
      )
    : strengths.map((strength) => () => alone(contest, strength)))
    console.log(`| ${cells().join(' | ')} |`);
