// The riddle of a replay: which Victims are hidden at a moment, and where, in the match of the example page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { hiddenIn, truthOf } from '../../../../../src/engine/games/asylum-escape/table/riddle.js';
import { rules } from '../../../../../src/engine/games/asylum-escape/rules/rules.js';
import { restoreMatch } from '../../../../../src/engine/kernel/index.js';
import type { Replay } from '../../../../../src/engine/table/replay.js';

const { save } = JSON.parse(readFileSync('examples/matches/where-is-everybody.json', 'utf8')) as Replay;
const restored = restoreMatch(rules, save);
assert.ok(restored.ok);
const match = restored.value;
const frames = match.frames(null);

test('AE-SET-12 the answer is what the Victim knows at that moment, and public information does not contain it', () => {
  const truth = truthOf(save);
  assert.equal(truth.length, frames.length);
  let asked = 0;
  for (let moment = 2; moment < frames.length; moment += 9) {
    const { state, choices } = frames[moment]!;
    const then = match.replayed(choices);
    for (const victim of hiddenIn(state)) {
      const own = then.view(victim).state.victims.find(({ seat }) => seat === victim)?.at;
      assert.equal(truth[moment]?.get(victim), own);
      const { at, suspects } = state.victims.find(({ seat }) => seat === victim)!;
      assert.equal(at, null);
      assert.ok(suspects.includes(own ?? ''));
      asked++;
    }
  }
  assert.ok(asked >= 10);
});

test('there is no riddle about a Victim before hiding, after being found, or after the end', () => {
  assert.deepEqual(hiddenIn(frames[0]!.state), []);
  const found = frames.find(({ state }) =>
    state.victims.some(({ alive, suspects }) => alive && suspects.length === 1),
  )!.state;
  const { seat } = found.victims.find(({ alive, suspects }) => alive && suspects.length === 1)!;
  assert.ok(!hiddenIn(found).includes(seat));
  assert.deepEqual(hiddenIn(frames.at(-1)!.state), []);
});

test('a match that was altered has no answer', () => {
  assert.deepEqual(truthOf({ ...save!, seed: 'another' }), []);
  assert.deepEqual(truthOf(undefined), []);
});
