// Tests what decided a match, in whole matches between bots.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decidedIn } from '../../../src/components/game/session/decided.js';
import type { Telling } from '../../../src/components/game/session/between-turns.js';
import type { Bot } from '../../../src/engine/bots/bot.js';
import type { Event, MatchSetup, Rules } from '../../../src/engine/kernel/index.js';
import { playOut } from '../../support/bot-matches.js';

interface Told<S, C, O, V, T> {
  readonly rules: Rules<S, C, O, V>;
  readonly telling: Telling<T>;
  readonly contextOf: (view: V) => T;
  readonly turnOf: (event: Event) => number | undefined;
  readonly bot: Bot;
  readonly setups: readonly MatchSetup[];
  /** The last turning point, by the rule that ends the match. */
  readonly last: Readonly<Record<string, RegExp>>;
}

export function testTurningPoints<S, C, O, V, T>({
  rules,
  telling,
  contextOf,
  turnOf,
  bot,
  setups,
  last,
}: Told<S, C, O, V, T>): void {
  for (const setup of setups)
    test(`the match "${setup.seed}" was decided in at most three moments, the last of which ended it`, () => {
      const match = playOut(
        rules,
        setup,
        Array.from({ length: 8 }, () => bot),
      );
      const { outcome } = match;
      assert.ok(outcome);
      const record = match.record(0);
      const { points, replay } = decidedIn(record, outcome, telling, contextOf, turnOf);
      assert.ok(points.length >= 1 && points.length <= 3);
      const acts = points.map(({ act }) => act);
      assert.deepEqual(
        acts,
        [...new Set(acts)].sort((a, b) => a - b),
      );
      assert.match(points.at(-1)?.text ?? '', last[outcome.rule] ?? /^$/, outcome.rule);
      for (const { text, act } of points) {
        assert.match(text, /^[^{}]+\.$/);
        const seen = record.frames.slice(0, act + 1).slice(-2);
        assert.deepEqual(
          replay(act).map(({ state }) => state),
          seen.map(({ state }) => state),
          'the viewer’s own views are shown again',
        );
      }
    });
}
