// The bots of Sanitarium: the expert beats random play, ends every kind of match and keeps its Protected Items. No bot
// knows secrets.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bots } from '../../../../src/engine/bots/index.js';
import { strengths } from '../../../../src/engine/bots/strengths.js';
import type { Bot } from '../../../../src/engine/bots/bot.js';
import { rules } from '../../../../src/engine/games/sanitarium/rules/rules.js';
import type { SanitariumView } from '../../../../src/engine/games/sanitarium/state/knowledge.js';
import type { State } from '../../../../src/engine/games/sanitarium/state/state.js';
import { copy, createChance, LiveMatch, openMatch, type Json, type Seat } from '../../../../src/engine/kernel/index.js';
import { playOut, thinkOnce } from '../../../support/bot-matches.js';
import { scramble } from './scramble.js';
import { row, situation } from './support/situations.js';

const { random, expert } = bots;
type Sanitarium = LiveMatch<State, SanitariumView>;

const seated = (bot: Bot, count: number): Bot[] => Array.from({ length: count }, () => bot);

/** The ids of the options that the expert chooses in this situation, one for each of five seeds. */
function answers(json: Json, seats = 2): string[] {
  const opened = openMatch(rules, { seed: 1, seats, situation: json });
  if (!opened.ok) assert.fail(opened.error.message);
  return Array.from(
    { length: 5 },
    (_, i) => thinkOnce(opened.value, 0, expert, createChance(i), createChance(i + 100)).answer.id,
  );
}

test('against the random bot, the expert wins at least nine of ten decided matches, and most matches are decided', () => {
  let [won, decided, byChance] = [0, 0, 0];
  for (let seed = 0; seed < 60; seed++) {
    const seat = seed % 2;
    const { outcome } = playOut(rules, { seed, seats: 2 }, seat === 0 ? [expert, random] : [random, expert]);
    if (outcome?.winners.length) decided++;
    if (outcome?.winners.includes(seat)) won++;
  }
  for (let seed = 0; seed < 10; seed++)
    if (playOut(rules, { seed, seats: 2 }, [random, random]).outcome?.winners.length) byChance++;
  assert.ok(decided >= 50, `${decided} of 60 matches were decided`);
  assert.ok(won >= 0.9 * decided, `${won} of ${decided} decided matches were won`);
  assert.ok(byChance <= 2, `chance alone decides ${byChance} of 10 matches`);
});

for (const [what, seats, mode, least] of [
  ['solo', 1, 'cooperative', 4],
  ['co-operative', 2, 'cooperative', 8],
  ['co-operative', 3, 'cooperative', 6],
  ['co-operative', 4, 'cooperative', 4],
  ['competitive', 2, 'competitive', 10],
  ['competitive', 3, 'competitive', 10],
  ['competitive', 4, 'competitive', 10],
] as const)
  test(`${what}, ${seats} at the table: every match ends, at least ${least} of 12 by an escape, and no Protected Item is given away (SAN-RUL-18)`, () => {
    let escapes = 0;
    for (let seed = 0; seed < 12; seed++) {
      let cursor = 0;
      const { outcome } = playOut(rules, { seed, seats, options: { mode } }, seated(expert, seats), {
        look(match) {
          const seen = match.view(null, cursor);
          cursor = seen.cursor;
          assert.ok(!seen.events.some(({ type }) => type === 'unclaimed'));
        },
      });
      assert.ok(outcome);
      if (outcome.winners.length > 0) escapes++;
    }
    assert.ok(escapes >= least, `${escapes} of 12 matches ended by an escape`);
  });

test('SAN-RUL-18 the bot pays with Sanity from Concentrate and an unprotected card, never with a Protected Item, even one of a better value', () => {
  const me = { items: ['tin-saint.1', 'music-box.1'], claimed: ['tin-saint'], hallucinations: ['confusion.1'] };
  const opened = openMatch(rules, {
    seed: 1,
    seats: 2,
    situation: situation(row(['chapel', 'dark.1']), { players: [me, {}], ap: 0, pool: 2 }),
  });
  if (!opened.ok) assert.fail(opened.error.message);
  const match = opened.value;
  for (let i = 0; i < 3; i++) {
    const { answer } = thinkOnce(match, 0, expert, createChance(i), createChance(i));
    assert.ok(match.choose(0, answer.n, answer.id).ok);
  }
  assert.deepEqual(match.state.players[0]?.hallucinations, []);
  assert.deepEqual(match.state.players[0]?.items, [{ card: 'tin-saint.1', safe: 'own' }]);
});

test('SAN-RUL-18 the bot keeps a Hallucination if only a Protected Item could pay for it', () => {
  const me = { items: ['hooked-cane.1'], claimed: ['hooked-cane'], hallucinations: ['confusion.1'] };
  const opened = openMatch(rules, {
    seed: 1,
    seats: 2,
    situation: situation(row(['chapel', 'dark.1']), { players: [me, {}], ap: 2 }),
  });
  assert.ok(
    opened.ok && opened.value.questions[0]?.options.some(({ id }) => id === 'disbelieve:confusion.1'),
    'the rules would allow paying with the Protected Item',
  );
  for (const id of answers(situation(row(['chapel', 'dark.1']), { players: [me, {}], ap: 2 })))
    assert.notEqual(id, 'disbelieve:confusion.1');
});

test('the bot escapes if it is in a Dark Hallway and can pay', () => {
  const me = {
    at: [2, 0] as const,
    items: ['night-key.1', 'tin-saint.1', 'music-box.1', 'night-key.2', 'wheelchair.1'],
    claimed: ['tin-saint', 'music-box', 'wheelchair', 'night-key'],
  };
  assert.deepEqual(
    new Set(answers(situation(row(['chapel', 'dark.1']), { players: [me, {}], ap: 3 }))),
    new Set(['escape']),
  );
});

test('the bot walks toward a Dark Hallway if it has everything for an escape, and otherwise to a card', () => {
  const ready = {
    items: ['night-key.1', 'tin-saint.1', 'music-box.1', 'case-file.1'],
    things: ['stopped-watch'],
    claimed: ['tin-saint', 'music-box', 'night-key'],
  };
  const rich = { ...ready, items: [...ready.items, 'hooked-cane.1', 'hooked-cane.2'] };
  const map = [
    ...row(['chapel', 'dark.1']),
    ...row(['stopped-watch.1'], -2, 0).map(([card, facing, x, y]) => [card, facing, x, y, [0]] as const),
  ];
  assert.deepEqual(new Set(answers(situation(map, { players: [rich, {}], ap: 2 }))), new Set(['move:2']));
  const poor = { things: ['tin-saint', 'music-box', 'stopped-watch', 'night-key'] };
  assert.deepEqual(new Set(answers(situation(map, { players: [poor, {}], ap: 3 }))), new Set(['move:5']));
});

test('the bot never takes a card if none is left to replace it (SAN-OUT-01)', () => {
  const json = situation(
    [
      ['chapel', 'h', 0, 0],
      ['stopped-watch.1', 'h', 2, 0, [0]],
    ],
    { players: [{ at: [2, 0], things: ['stopped-watch'] }, {}], deck: [], bottom: [], ap: 2 },
  );
  const opened = openMatch(rules, { seed: 1, seats: 2, situation: json });
  if (!opened.ok) assert.fail(opened.error.message);
  const match = opened.value;
  const question = match.questions[0];
  assert.ok(question && match.choose(0, question.n, 'search').ok);
  assert.equal(thinkOnce(match, 0, expert, createChance(1), createChance(2)).answer.id, 'leave');
});

test('SAN-COOP-03 the bot asks for another player’s Item that it needs, but only once', () => {
  const json = situation(row(['chapel', 'dark.1']), {
    players: [{ things: ['night-key'] }, { items: ['night-key.1'] }],
    ap: 1,
  });
  const opened = openMatch(rules, { seed: 1, seats: 2, options: { mode: 'cooperative' }, situation: json });
  if (!opened.ok) assert.fail(opened.error.message);
  const match = opened.value;
  const { answer } = thinkOnce(match, 0, expert, createChance(1), createChance(2));
  assert.equal(answer.id, 'want:night-key.1');
  assert.ok(match.choose(0, answer.n, answer.id).ok);
  // In the player's next turn, the bot may ask again, but does not.
  let offered = 0;
  for (const turn = match.state.turn.number; match.state.turn.number < turn + 3;) {
    const question = match.questions.find(({ standing }) => !standing);
    assert.ok(question);
    if (question.seat === 0 && match.questions.some(({ seat, kind }) => seat === 0 && kind === 'signal')) offered++;
    // The other player does nothing.
    const idle = question.options.find(({ id }) => id === 'end') ?? question.options[0];
    const next =
      question.seat === 0
        ? thinkOnce(match, 0, expert, createChance(3), createChance(4)).answer
        : { n: question.n, id: idle?.id ?? '' };
    assert.notEqual(next.id, 'want:night-key.1');
    assert.ok(match.choose(question.seat, next.n, next.id).ok);
  }
  assert.ok(offered > 0);
});

/** Copies the match, and changes everything in the copy that the seat may not know. */
function twinOf(match: Sanitarium, seat: Seat, seed: number): Sanitarium {
  const snapshot = copy(match.snapshot());
  scramble(snapshot.state as unknown as State, seat, createChance(seed));
  const twin = new LiveMatch(match.rules, { ...match.recipe, snapshot });
  assert.ok(twin.begin().ok);
  return twin;
}

for (const bot of strengths.map((strength) => bots[strength]))
  test(`${bot.id}: the answer does not depend on secrets or on the imagined match`, () => {
    let differing = 0;
    for (const [seed, seats, mode] of [
      [1, 2, 'competitive'],
      [2, 3, 'competitive'],
      [3, 2, 'cooperative'],
      [4, 4, 'cooperative'],
      [5, 1, 'cooperative'],
    ] as const) {
      let decision = 0;
      playOut(rules, { seed, seats, options: { mode } }, seated(bot, seats), {
        look(match, seat) {
          if (++decision % 5 > 0) return;
          const twin = twinOf(match, seat, decision);
          if (JSON.stringify(twin.state) !== JSON.stringify(match.state)) differing++;
          const real = thinkOnce(match, seat, bot, createChance(decision), createChance('bot'));
          assert.deepEqual(
            thinkOnce(twin, seat, bot, createChance(decision + 1), createChance('bot')).answer,
            real.answer,
          );
        },
      });
    }
    assert.ok(differing > 50, `only ${differing} worlds were different`);
  });
