// Tests a hundred hand-made wrong inputs (test/broken). Each must lead to the expected fault at the expected path, and
// must not throw. test/package/pages/handmade-faults.spec.js gives the same inputs to the elements of a page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  openMatch,
  restoreMatch,
  type Fault,
  type LiveMatch,
  type MatchSetup,
  type Result,
} from '../../../src/engine/kernel/index.js';
import { playExample } from '../../../src/engine/table/example.js';
import { readReplay } from '../../../src/engine/table/replay.js';
import { validatePack } from '../../../src/engine/validate-pack.js';
import { inputs, kindsOf, passedOn, type Kind } from '../../broken/inputs.js';
import { games, type OutsideGame } from './games.js';

type Read = (json: unknown) => Result<unknown, Fault | readonly Fault[]>;

/** A match after a few choices. The hand-made inputs are changed copies of it. */
function aMatch({ rules }: OutsideGame): LiveMatch<unknown, unknown> {
  const opened = openMatch(rules, { seed: 'broken', seats: ['Ada', 'Bruno'] });
  assert.ok(opened.ok);
  for (let i = 0; i < 4; i++) {
    const [question] = opened.value.questions;
    assert.ok(question?.options[0]);
    opened.value.choose(question.seat, question.n, question.options[0].id);
  }
  return opened.value;
}

/** Opens the match and makes the first choices until a fault occurs. */
function begin({ rules }: OutsideGame, setup: MatchSetup): Result<unknown, Fault> {
  const opened = openMatch(rules, setup);
  for (let i = 0; i < 20 && opened.ok; i++) {
    const [question] = opened.value.questions;
    const chosen = question?.options[0] && opened.value.choose(question.seat, question.n, question.options[0].id);
    if (chosen && !chosen.ok) return chosen as Result<unknown, Fault>;
  }
  return opened;
}

const doors: Readonly<Record<Kind, (game: OutsideGame) => Read>> = {
  packs:
    ({ rules }) =>
    (json) =>
      validatePack(rules, json),
  saves:
    ({ rules }) =>
    (json) =>
      restoreMatch(rules, json),
  situations:
    ({ rules }) =>
    (json) =>
      openMatch(rules, { seed: 'broken', seats: 2, situation: json as never }),
  setups: (game) => (json) => begin(game, json as MatchSetup),
  examples:
    ({ rules }) =>
    (json) =>
      playExample(rules, json),
  matches:
    ({ rules, stateFault }) =>
    (json) =>
      readReplay(rules, json, stateFault),
};

for (const game of games) {
  const good: Partial<Record<Kind, unknown>> = {
    saves: JSON.parse(JSON.stringify(aMatch(game).save())) as unknown,
    matches: passedOn(aMatch(game), game.id),
  };
  for (const [kind, door] of Object.entries(doors) as [Kind, (typeof doors)[Kind]][]) {
    const read = door(game);
    for (const { why, text, code, path } of kindsOf(game.id).includes(kind) ? inputs(kind, game.id, good[kind]) : []) {
      // Only the elements, not these functions, refuse input that is not JSON, is not a match, or names no game.
      if (['pack-unread', 'fault-json', 'fault-game', 'replay-none'].includes(code)) continue;
      const json: unknown = JSON.parse(text);
      test(`${game.id}, ${kind}: ${why}`, () => {
        const result = read(json);
        assert.ok(!result.ok, 'the input was accepted');
        const first = Array.isArray(result.error) ? (result.error as readonly Fault[])[0] : (result.error as Fault);
        assert.ok(first);
        assert.deepEqual([first.code, first.path], [code, path]);
        assert.ok(first.message.length > 10 && first.message.length < 500);
      });
    }
  }
}
