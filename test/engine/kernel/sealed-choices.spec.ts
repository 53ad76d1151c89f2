// Sealed answers and simultaneous questions of three players: undo, imagined matches, and questions that are asked
// again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createChance, explain } from '../../../src/engine/kernel/index.js';
import { choose, play } from '../../support/play.js';
import { rules as whispers } from '../test-games/whispers.js';
import { words } from '../test-games/made-up-game.js';

const faces = [
  ['red-6', 'grey-5', 'red-4'],
  ['red-2', 'grey-2', 'grey-3'],
  ['hush-1', 'hush-2', 'hush-3'],
]
  .flat()
  .map((card) => ({ deck: 'deck', card }));
const lays = ['lay:red-6', 'lay:grey-5', 'lay:red-4'] as const;

/** A round of three players in which these seats have laid their cards face down, in this order. */
function round(...laid: readonly (0 | 1 | 2)[]) {
  const match = play(whispers, { seats: 3, faces });
  for (const seat of laid) choose(match, lays[seat], seat);
  return match;
}
const standing = (match: ReturnType<typeof round>): number[][] =>
  match.open.filter((each) => each.standing).map(({ asked, n }) => [asked.seat, n]);

test('a sealed answer can be undone while the others’ answers are still sealed, whether it was given before or after them', () => {
  for (const order of [
    [0, 1],
    [1, 0],
    [0, 2],
    [2, 1],
  ] as const) {
    const match = round(...order);
    const last = order[1];
    assert.ok(match.canUndo(last), order.join());
    assert.ok(match.undo(last).ok);
    assert.deepEqual(
      match.open.filter(({ answer }) => answer).map(({ asked }) => asked.seat),
      [order[0]],
      'the other’s stays sealed',
    );
  }
});

test('the answer that revealed the others’ sealed answers cannot be undone', () => {
  const match = round(0, 1, 2);
  const refused = match.undo(2);
  assert.equal(refused.ok ? '' : refused.error.rule, 'NW-UNDO-REVEALED');
});

test('after a standing act, the standing questions of the other seats stay open with their numbers', () => {
  const match = round();
  const before = standing(match);
  assert.deepEqual(
    before.map(([seat]) => seat),
    [0, 1, 2],
  );
  choose(match, 'whisper:red-2:1', 0);
  assert.deepEqual(standing(match), before.slice(1));
});

/**
 * A match in which three players lay cards face down, and a standing question lets seat 1 ring a bell. Seats 0 and 1
 * have laid their cards, and seat 1 has rung the bell.
 */
function belfry() {
  const card = (seat: number, id: string) => ({ id: `${id}${seat}`, rule: 'W-01', then: [] });
  const rules = words(
    {},
    {
      ring: (m) => {
        (m.state as { rung: number }).rung++;
        m.push({ do: 'reply' });
      },
    },
    {
      setup: () => ({
        ok: true,
        value: {
          state: { rung: 0 },
          steps: [{ do: 'together', of: [0, 1, 2].map((seat) => ({ do: 'seal', seat })) }, { do: 'rest' }],
        },
      }),
      asks: {
        seal: (_, { seat }: { seat: number }) => ({
          seat,
          player: seat,
          rule: 'W-01',
          options: ['high', 'low', 'none'].map((id) => card(seat, id)),
        }),
        reply: () => ({ seat: 2, player: 2, rule: 'W-02', options: [{ id: 'hear', rule: 'W-02', then: [] }] }),
        bell: () => ({
          seat: 1,
          player: 1,
          rule: 'W-03',
          options: [{ id: 'ring', rule: 'W-03', then: [{ do: 'ring' }] }],
        }),
        rest: () => ({
          seat: 0,
          player: 0,
          rule: 'W-04',
          options: [{ id: 'on', rule: 'W-04', then: [{ do: 'rest' }] }],
        }),
      },
      standing: ({ state }) => ((state as { rung: number }).rung ? [] : [{ do: 'bell' }]),
    },
  );
  const match = play(rules, { seats: 3 });
  choose(match, 'high0', 0);
  choose(match, 'low1', 1);
  choose(match, 'ring', 1);
  return match;
}

test('while a standing act interrupts sealed choices, an imagined match guesses the sealed answers of the other seats', () => {
  const match = belfry();
  assert.deepEqual(
    match.questions.map(({ kind, seat }) => [kind, seat]),
    [['reply', 2]],
  );
  const guessed = { others: new Set<string | null>(), own: new Set<string | null>(), open: new Set<string | null>() };
  for (let seed = 0; seed < 30; seed++) {
    const world = match.determinize(0, createChance(seed));
    const [own, others, open] = (
      world.stack.find((step) => step.do === 'together') as unknown as { before: { answer: string | null }[] }
    ).before;
    guessed.own.add(own!.answer);
    guessed.others.add(others!.answer);
    guessed.open.add(open!.answer);
  }
  assert.deepEqual([...guessed.own], ['high0']);
  assert.deepEqual([...guessed.others].sort(), ['high1', 'low1', 'none1']);
  assert.deepEqual([...guessed.open], [null], 'a seat that has not answered has no guessed answer');
});

test('an imagined match continues like the real one: guessed answers are sealed again, and seats without an answer are asked', () => {
  const world = belfry().determinize(1, createChance(3));
  const [reply] = world.questions;
  assert.ok(world.choose(2, reply!.n, 'hear').ok);
  assert.deepEqual(
    world.questions.map(({ kind, seat }) => [kind, seat]),
    [['seal', 2]],
  );
  assert.equal(world.open.find(({ asked }) => asked.seat === 1)?.answer?.id, 'low1');
  assert.match(world.open.find(({ asked }) => asked.seat === 0)?.answer?.id ?? '', /^(high|low|none)0$/);
});

test('in an imagined match, the seat’s own standing question keeps its number', () => {
  const match = round(0);
  choose(match, 'whisper:grey-2:2', 1);
  const world = match.determinize(2, createChance(1));
  const own = (of: typeof match): number[] =>
    of.open.filter((each) => each.standing && each.asked.seat === 2).map(({ n }) => n);
  assert.deepEqual(own(world), own(match));
});

test('an option of another open question is refused with NW-ELSEWHERE, and an unknown option with the rule of the open question', () => {
  const { explain: _, ...rules } = words(
    {},
    {},
    {
      setup: () => ({ ok: true, value: { state: {}, steps: [{ do: 'ask' }] } }),
      asks: {
        ask: () => ({ seat: 0, player: 0, rule: 'W-01', options: [{ id: 'on', rule: 'W-01', then: [{ do: 'ask' }] }] }),
        bell: () => ({ seat: 0, player: 0, rule: 'W-03', options: [{ id: 'ring', rule: 'W-03', then: [] }] }),
      },
      standing: () => [{ do: 'bell' }],
    },
  );
  const match = play(rules, { seats: 2 });
  const ask = match.questions.find(({ kind }) => kind === 'ask')!;
  const elsewhere = match.choose(0, ask.n, 'ring');
  assert.deepEqual(elsewhere, {
    ok: false,
    error: { rule: 'NW-ELSEWHERE', message: 'Another open question offers this; answer that question.' },
  });
  assert.deepEqual(explain(match, 0, 'dance'), {
    rule: 'W-01',
    message: 'This is not possible now; choose an option of an open question.',
  });
  assert.deepEqual(explain(match, 1, 'dance'), {
    rule: 'NW-LATE',
    message: 'This is not possible now; choose an option of an open question.',
  });
  assert.equal(explain(match, 0, 'ring'), null);
});
