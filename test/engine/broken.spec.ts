// A hundred inputs that are wrong by hand (test/broken), and what each has to end in: a fault with that code at that path, soon,
// and never a throw. The elements of a page are given the same in test/package/broken.spec.js.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentOf } from '../../src/engine/games/sanitarium/content.js';
import { pack } from '../../src/engine/games/sanitarium/content/pack.js';
import { parsePack } from '../../src/engine/games/sanitarium/pack-schema.js';
import { rules } from '../../src/engine/games/sanitarium/rules.js';
import type { SanitariumView } from '../../src/engine/games/sanitarium/hidden.js';
import { viewFault } from '../../src/engine/games/sanitarium/seen.js';
import type { State } from '../../src/engine/games/sanitarium/state.js';
import { openMatch, restoreMatch, type Fault, type LiveMatch, type MatchSetup, type Result } from '../../src/engine/kernel/index.js';
import { playExample } from '../../src/engine/table/example.js';
import { readReplay } from '../../src/engine/table/replay.js';
import { inputs, passedOn } from '../broken/inputs.js';

type Read = (json: unknown) => Result<unknown, Fault | readonly Fault[]>;

/** A match that somebody changes by hand. */
function aMatch(): LiveMatch<State, SanitariumView> {
  const opened = openMatch(rules, { seed: 'broken', seats: ['Ada', 'Bruno'] });
  assert.ok(opened.ok);
  for (let i = 0; i < 4; i++) {
    const [question] = opened.value.questions;
    assert.ok(question?.options[0]);
    opened.value.choose(question.seat, question.n, question.options[0].id);
  }
  return opened.value;
}

/** Opens it, and makes the first choices until something is wrong. */
function begin(setup: MatchSetup): Result<unknown, Fault> {
  const opened = openMatch(rules, setup);
  for (let i = 0; i < 20 && opened.ok; i++) {
    const [question] = opened.value.questions;
    const chosen = question?.options[0] && opened.value.choose(question.seat, question.n, question.options[0].id);
    if (chosen && !chosen.ok) return chosen as Result<unknown, Fault>;
  }
  return opened;
}

const doors: Readonly<Record<'packs' | 'saves' | 'situations' | 'setups' | 'examples' | 'matches', Read>> = {
  packs: parsePack,
  saves: (json) => restoreMatch(rules, json),
  situations: (json) => openMatch(rules, { seed: 'broken', seats: 2, situation: json as never }),
  setups: (json) => begin(json as MatchSetup),
  examples: (json) => playExample(rules, json),
  matches: (json) => readReplay(rules, json, (state, seats) => viewFault(state, seats, contentOf(pack))),
};
const good = { saves: JSON.parse(JSON.stringify(aMatch().save())) as unknown, matches: passedOn(aMatch()) };

for (const [kind, read] of Object.entries(doors) as [keyof typeof doors, Read][]) {
  for (const { why, text, code, path } of inputs(kind, kind in good ? good[kind as keyof typeof good] : undefined)) {
    // What is no JSON at all, no match, or names no game, is met by the elements.
    if (['pack-unread', 'fault-json', 'fault-game', 'replay-none'].includes(code)) continue;
    const json: unknown = JSON.parse(text);
    test(`${kind}: ${why}`, () => {
      const began = performance.now();
      const result = read(json);
      const took = performance.now() - began;
      assert.ok(!result.ok, 'it was taken');
      const first = Array.isArray(result.error) ? (result.error as readonly Fault[])[0] : (result.error as Fault);
      assert.ok(first);
      assert.deepEqual([first.code, first.path], [code, path]);
      assert.ok(first.message.length > 10 && first.message.length < 500);
      assert.ok(took < 500, `${String(took)} ms`);
    });
  }
}
