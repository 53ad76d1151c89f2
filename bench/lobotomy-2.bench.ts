// Lobotomy 2 on the kernel: whole random matches, then one choice, one copy, one save of 300 choices restored.
import { rules } from '../src/engine/games/lobotomy-2/rules/rules.js';
import { createChance, createMatch, restoreMatch, type Match } from '../src/engine/kernel/index.js';
import { quantile, type Measure } from './measure.js';

const setups = ['S1', 'S4', 'DN1'].flatMap((scenario) => [1, 3, 4].map((seats) => ({ seats, options: { scenario } })));
/** Matches of each set-up: what is compiled late is compiled by then. */
const warm = 60;
const counted = 20;
/** Who is walled in by cards and goes on at random may never come out. */
const endless = 2000;

/** Plays on at random, at most so many choices; says how many. */
function play(
  match: Match,
  seed: string,
  limit = endless,
  each: (act: () => void) => void = (act) => {
    act();
  },
): number {
  const chance = createChance(seed);
  let choices = 0;
  for (; choices < limit && !match.outcome; choices++) {
    const { questions } = match;
    const question = questions[chance.below(questions.length)];
    const option = question?.options[chance.below(question.options.length)];
    if (question && option)
      each(() => {
        match.choose(question.seat, question.n, option.id);
      });
  }
  return choices;
}

/** Choices of so many matches of each set-up. */
function playAll(name: string, matches: number): number {
  let choices = 0;
  for (let n = 0; n < matches; n++)
    for (const setup of setups) choices += play(createMatch(rules, { ...setup, seed: `${name} ${n}` }), `${name} ${n}`);
  return choices;
}

function micros(act: () => void): number {
  const began = performance.now();
  act();
  return (performance.now() - began) * 1000;
}

export default function bench(): Measure[] {
  playAll('warm', warm);
  // What else the machine does only slows down: the best of several rounds.
  let [best, choices] = [0, 0];
  for (let round = 0; round < 12; round++) {
    const began = performance.now();
    choices = playAll('counted', counted);
    best = Math.max(best, (choices * 1000) / (performance.now() - began));
  }

  const each: number[] = [];
  for (const setup of setups)
    play(createMatch(rules, { ...setup, seed: 'each' }), 'each', endless, (act) => {
      each.push(micros(act));
    });

  const middle = createMatch(rules, { seed: 'middle', seats: 4 });
  play(middle, 'middle', 150);
  const clones = Array.from({ length: 2000 }, () =>
    micros(() => {
      middle.clone();
    }),
  );

  const long = createMatch(rules, { seed: 'long', seats: 4 });
  play(long, 'long', 300);
  const save = JSON.stringify(long.save());
  const restores = Array.from(
    { length: 30 },
    () =>
      micros(() => {
        restoreMatch(rules, JSON.parse(save));
      }) / 1000,
  );

  return [
    { what: 'Lobotomy 2: random matches', value: best, unit: 'choices/s', atLeast: 100_000 },
    { what: 'Lobotomy 2: a random match, mean', value: choices / (counted * setups.length), unit: 'choices' },
    { what: 'Lobotomy 2: a choice, median', value: quantile(each, 0.5), unit: 'µs' },
    { what: 'Lobotomy 2: clone(), median', value: quantile(clones, 0.5), unit: 'µs', atMost: 30 },
    {
      what: `Lobotomy 2: a save of ${long.save().choices.length} choices restored, median`,
      value: quantile(restores, 0.5),
      unit: 'ms',
    },
    { what: 'Lobotomy 2: a save', value: save.length / 1024, unit: 'kB' },
  ];
}
