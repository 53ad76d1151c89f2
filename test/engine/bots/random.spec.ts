// The random bot chooses any legal option, unless a rule says what bots do.
import assert from 'node:assert/strict';
import type { Bot } from '../../../src/engine/bots/bot.js';
import { bots } from '../../../src/engine/bots/index.js';
import { pack } from '../../../src/engine/games/sanitarium/content/pack.js';
import { rules } from '../../../src/engine/games/sanitarium/rules/rules.js';
import { createChance, type LiveMatch, type Question } from '../../../src/engine/kernel/index.js';
import { rule, type RuleTest } from '../../support/rule-coverage.js';
import { thinkOnce } from '../../support/bot-matches.js';
import { dice, row, situation } from '../games/sanitarium/support/situations.js';

const { random, expert } = bots;
const corridor = row(['chapel', 'felt-slippers.1', 'stopped-watch.1', 'dark.1']);

/** All answers that the random bot may give, sorted. It is asked so often that each of them occurs. */
function answers(t: RuleTest, match: LiveMatch<never, unknown>, seat = 0): string[] {
  assert.ok(t.options(seat).length > 1);
  return [
    ...new Set(
      Array.from(
        { length: 60 },
        (_, i) => thinkOnce(match, seat, random, createChance(i), createChance(i + 100)).answer.id,
      ),
    ),
  ].sort();
}

rule('SAN-RUL-07 if a monster has several ways, a bot chooses the one with the lowest (y, x)', (t) => {
  const ring = [
    ['dark.1', 'h', 0, 0],
    ['wheelchair.1', 'v', 2, -1],
    ['tin-saint.1', 'v', 1, 1],
    ['music-box.1', 'h', 2, 1],
  ] as const;
  const match = t.match(rules, {
    seats: 2,
    situation: situation(ring, { phase: 'turn', monsters: [[0, 0]], players: [{ at: [2, 1] }, { at: [3, 1] }] }),
  });
  assert.deepEqual(answers(t, match as never), ['way:0:3']);
});

rule('SAN-RUL-41 during another player’s turn a bot loses its cheapest Item, and during its own turn any Item', (t) => {
  const me = { at: [2, 0] as const, items: ['night-key.1', 'brass-bell.1', 'hand-mirror.1'] };
  const other = t.match(rules, {
    seats: 2,
    situation: situation(corridor, { active: 1, phase: 'monsters', mp: 1, monsters: [[3, 0]], players: [me] }),
    faces: dice(2),
  });
  t.choose('push:0:2');
  assert.deepEqual(answers(t, other as never), ['lose:brass-bell.1']);
  const own = t.match(rules, {
    seats: 2,
    situation: situation(corridor, { phase: 'dice', dice: [3, 3, 6], players: [me] }),
    faces: dice(2),
  });
  t.choose('die:6');
  assert.deepEqual(answers(t, own as never), ['lose:brass-bell.1', 'lose:hand-mirror.1', 'lose:night-key.1']);
});

rule('SAN-RUL-18 a bot never gives up a Protected Item, neither for its effect nor for Sanity', (t) => {
  const me = { claimed: ['night-key'], items: ['night-key.1', 'felt-slippers.2'], hallucinations: ['puppet-strings'] };
  const match = t.match(rules, {
    seats: 3,
    situation: situation([...corridor, ['records', 'h', 20, 0]], { players: [{ ...me, at: [1, 0] }] }),
  });
  assert.ok(t.options().includes('use:night-key.1') && t.options().includes('disbelieve:puppet-strings'));
  assert.deepEqual(answers(t, match as never), ['end', 'use:felt-slippers.2']);
  const paying = t.match(rules, {
    seats: 3,
    situation: situation(corridor, {
      players: [
        {
          ...me,
          items: ['night-key.1', 'wheelchair.1', 'tin-saint.2', 'brass-bell.1'],
          hallucinations: ['confusion.1'],
        },
      ],
    }),
  });
  t.choose('disbelieve:confusion.1');
  assert.ok(t.options().includes('pay:night-key.1'));
  assert.ok(!answers(t, paying as never).includes('pay:night-key.1'));
});

/** Plays a whole match between bots. Calls `look` with the open questions before each answer. */
function playBots(
  t: RuleTest,
  seed: number,
  bot: (seat: number) => Bot,
  look: (questions: readonly Question[]) => void = () => undefined,
): void {
  const match = t.match(rules, { seed, seats: 1 + (seed % 4), options: seed % 8 < 4 ? { mode: 'cooperative' } : {} });
  const chance = createChance(seed);
  for (;;) {
    const question = match.questions.find(({ standing }) => !standing);
    if (!question) return;
    look(match.questions);
    const { answer } = thinkOnce(match, question.seat, bot(question.seat), chance, chance);
    assert.ok(match.choose(question.seat, answer.n, answer.id).ok);
  }
}

rule('SAN-RUL-18 in whole matches, no bot gives up a Protected Item, even when it could', (t) => {
  let [could, claimed] = [0, 0];
  for (let seed = 0; seed < 32; seed++) {
    playBots(
      t,
      seed,
      (seat) => (seat === 1 ? expert : random),
      (questions) => {
        if (questions.some(({ options }) => options.some(({ confirm }) => confirm === 'confirm-protected'))) could++;
      },
    );
    claimed += t.events().filter(({ type }) => type === 'claimed').length;
    assert.ok(!t.events().some(({ type }) => type === 'unclaimed'));
    assert.ok(!t.events().some(({ type }) => type === 'accused'), 'nor does it accuse anybody');
  }
  assert.ok(could > 20 && claimed > 20, `${could} chances, ${claimed} claims`);
});

rule('SAN-RUL-27 bots discard several cards together by descending value', (t) => {
  const values = new Map<string, number>(
    [...pack.items, ...pack.actions].flatMap(({ kind, value }) =>
      [1, 2].map((copy) => [`${kind}.${copy}`, value] as const),
    ),
  );
  const items = ['brass-bell.1', 'hand-mirror.1', 'wheelchair.1', 'smelling-salts.1', 'knucklebone.1'];
  for (const bot of [random, expert])
    for (let turn = 0; turn < items.length; turn++) {
      const held = [...items.slice(turn), ...items.slice(0, turn)];
      const match = t.match(rules, {
        seats: 2,
        situation: situation(corridor, { pool: turn % 2, players: [{ items: held, hallucinations: ['white-noise'] }] }),
      });
      t.choose('disbelieve:white-noise');
      for (let i = 0; match.questions[0]?.kind === 'pay'; i++) {
        const { answer } = thinkOnce(match, 0, bot, createChance(i), createChance(i));
        assert.ok(match.choose(0, answer.n, answer.id).ok);
      }
      const paid = (t.state.bottom as string[]).map((card) => values.get(card) ?? NaN);
      assert.ok(paid.length > 1);
      assert.deepEqual(
        paid,
        [...paid].sort((a, b) => b - a),
        bot.id,
      );
    }
  const escaping = t.match(rules, {
    seats: 2,
    options: { mode: 'cooperative' },
    situation: situation(corridor, {
      common: ['tin-saint'],
      commonClaimed: ['tin-saint'],
      players: [{ at: [6, 0], items }],
    }),
  });
  t.choose('escape');
  for (let i = 0; i < items.length - 1; i++) {
    const { answer } = thinkOnce(escaping, 0, i % 2 === 0 ? random : expert, createChance(i), createChance(i));
    assert.ok(escaping.choose(0, answer.n, answer.id).ok);
  }
  assert.deepEqual(
    (t.state.bottom as string[]).map((card) => values.get(card)),
    [2, 2, 1, 1, 1],
  );
});
