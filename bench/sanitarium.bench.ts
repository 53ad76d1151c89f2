// Sanitarium on the kernel: one choice, one copy, one save of 300 choices restored, and what a long match weighs.
import { rules } from '../src/engine/games/sanitarium/rules/rules.js';
import { createChance, createMatch, restoreMatch, type Match } from '../src/engine/kernel/index.js';

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const micros = (act: () => void): number => {
  const start = performance.now();
  act();
  return (performance.now() - start) * 1000;
};

/** Plays on at random; `each` is given every choice as an act. */
function play(match: Match, seed: string, limit: number, each: (act: () => void) => void): void {
  const chance = createChance(seed);
  for (let i = 0; i < limit && !match.outcome; i++) {
    const { questions } = match;
    const question = questions[chance.below(questions.length)];
    const option = question?.options[chance.below(question.options.length)];
    if (question && option)
      each(() => {
        match.choose(question.seat, question.n, option.id);
      });
  }
}

const newMatch = (seed: string): Match => createMatch(rules, { seed, seats: 4 });

/** The first match that chance alone does not end before so many choices. */
function lasting(choices: number): Match {
  for (let n = 0; ; n++) {
    const match = newMatch(`long ${n}`);
    play(match, `long ${n}`, choices, (act) => {
      act();
    });
    if (match.save().choices.length === choices) return match;
  }
}

export default function bench(): object[] {
  const choices: number[] = [];
  for (let game = 0; game < 40; game++)
    play(newMatch(`warm ${game}`), `warm ${game}`, 600, (act) => {
      act();
    });
  for (let game = 0; game < 40; game++)
    play(newMatch(`game ${game}`), `game ${game}`, 600, (act) => {
      choices.push(micros(act));
    });

  const middle = newMatch('middle');
  play(middle, 'middle', 150, (act) => {
    act();
  });
  const clones = Array.from({ length: 2000 }, () =>
    micros(() => {
      middle.clone();
    }),
  );

  const save = JSON.stringify(lasting(300).save());
  const restores = Array.from(
    { length: 30 },
    () =>
      micros(() => {
        restoreMatch(rules, JSON.parse(save));
      }) / 1000,
  );

  return [
    { what: 'Sanitarium: a choice, median', value: median(choices), unit: 'µs', atMost: 20 },
    { what: 'Sanitarium: clone(), median', value: median(clones), unit: 'µs', atMost: 30 },
    { what: 'Sanitarium: a save of 300 choices restored, median', value: median(restores), unit: 'ms', atMost: 10 },
    { what: 'Sanitarium: a save', value: save.length / 1024, unit: 'kB' },
  ];
}
