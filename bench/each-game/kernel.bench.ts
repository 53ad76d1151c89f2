// Measures a game on the kernel: whole random matches, one choice, one copy, and loading a save of a long match.
import { createChance, createMatch, restoreMatch, type Match } from '../../src/engine/kernel/index.js';
import { quantile, type BenchedGame, type Measure } from '../measure.js';

/** The largest number of choices in a match. It is needed because some random matches never end. */
const ENDLESS = 2000;
const LONG = 300;

function micros(act: () => void): number {
  const began = performance.now();
  act();
  return (performance.now() - began) * 1000;
}

/** Plays on at random, and returns the number of choices. `times` collects the microseconds of each choice. */
function play(match: Match, seed: string, limit = ENDLESS, times?: number[]): number {
  const chance = createChance(seed);
  let choices = 0;
  for (; choices < limit && !match.outcome; choices++) {
    const { questions } = match;
    const question = questions[chance.below(questions.length)];
    const option = question?.options[chance.below(question.options.length)];
    if (!question || !option) continue;
    const choose = (): void => {
      match.choose(question.seat, question.n, option.id);
    };
    if (times) times.push(micros(choose));
    else choose();
  }
  return choices;
}

export default function bench({ rules, setups }: BenchedGame): Measure[] {
  const begin = (seed: string, n: number): Match => createMatch(rules, { ...setups[n % setups.length]!, seed });

  /** Plays random matches of every set-up for this time. Every call plays the same matches. */
  function playFor(milliseconds: number): {
    readonly matches: number;
    readonly choices: number;
    readonly rate: number;
  } {
    const began = performance.now();
    let [matches, choices] = [0, 0];
    while (performance.now() - began < milliseconds || matches % setups.length > 0) {
      const seed = `match ${matches}`;
      choices += play(begin(seed, matches++), seed);
    }
    return { matches, choices, rate: (choices * 1000) / (performance.now() - began) };
  }
  playFor(4000);
  // Other work on the machine can only slow a round down, so the best of several rounds counts.
  const rounds = Array.from({ length: 5 }, () => playFor(1000));
  const best = rounds.reduce((one, other) => (other.rate > one.rate ? other : one));

  const times: number[] = [];
  for (const n of setups.keys()) play(begin('each', n), 'each', ENDLESS, times);

  const tried = Array.from({ length: 2 * setups.length }, (_, n) => {
    const match = begin(`long ${n}`, n);
    return { match, choices: play(match, `long ${n}`, LONG) };
  });
  const long = tried.reduce((one, other) => (other.choices > one.choices ? other : one));
  const clones = Array.from({ length: 2000 }, () =>
    micros(() => {
      long.match.clone();
    }),
  );
  const save = JSON.stringify(long.match.save());
  const restores = Array.from(
    { length: 30 },
    () =>
      micros(() => {
        restoreMatch(rules, JSON.parse(save));
      }) / 1000,
  );

  return [
    { what: 'random matches', value: best.rate, unit: 'choices/s' },
    { what: 'a random match, mean', value: best.choices / best.matches, unit: 'choices' },
    { what: 'a choice, median', value: quantile(times, 0.5), unit: 'µs', atMost: 20 },
    { what: 'clone(), median', value: quantile(clones, 0.5), unit: 'µs', atMost: 30 },
    {
      what: `a save of ${long.choices} choices restored, median`,
      value: quantile(restores, 0.5),
      unit: 'ms',
      atMost: 10,
    },
    { what: 'a save', value: save.length / 1024, unit: 'kB' },
  ];
}
