// The bot of Coma Ward in the Prologue.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expert } from '../../../../src/engine/games/coma-ward/bot/expert.js';
import { rules } from '../../../../src/engine/games/coma-ward/rules/rules.js';
import { createChance } from '../../../../src/engine/kernel/index.js';
import { play } from '../../../support/play.js';

/** Plays the Prologue with this bot in every seat. Returns the number of Clues that were found. */
function cluesFound(seed: number): number {
  const match = play(rules, { seats: 4, seed });
  const chance = createChance(`bot ${seed}`);
  for (let count = 0; count < 2000 && match.state.act !== 'phenomenon'; count++) {
    const question = match.questions.find(({ standing }) => !standing);
    if (!question) break;
    const thought = expert.think(() => match.determinize(question.seat, chance), question.seat, chance);
    let step = thought.next();
    while (!step.done) step = thought.next();
    assert.ok(match.choose(question.seat, step.value.n, step.value.id).ok, step.value.id);
  }
  return match.state.clues.length;
}

test('four bots usually find the three Clues', () => {
  const found = Array.from({ length: 12 }, (_, seed) => cluesFound(seed));
  assert.ok(found.filter((n) => n === 3).length >= 6, `Clues found: ${found.join(' ')}`);
});
