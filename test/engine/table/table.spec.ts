// The table: seats see only their own views, bots plan on imagined matches, and time comes from a clock that is passed
// in.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MessageChannel } from 'node:worker_threads';
import { random } from '../../../src/engine/bots/random.js';
import type { Bot } from '../../../src/engine/bots/bot.js';
import { restoreMatch, type LiveMatch, type Rules } from '../../../src/engine/kernel/index.js';
import { TimeLimits } from '../../../src/engine/table/time-limits.js';
import { remoteTable, serveTable, type Port } from '../../../src/engine/table/seat-channel.js';
import { Table, type Occupant, type TableSetup } from '../../../src/engine/table/table.js';
import { optionIds, play, type TestSetup } from '../../support/play.js';
import { rules as ticTacToe } from '../test-games/tic-tac-toe.js';
import { rules as whispers, type Seen, type State } from '../test-games/whispers.js';
import { TestClock } from './test-clock.js';

const person: Occupant = { kind: 'person' };
const bot = (bot: Bot): Occupant => ({ kind: 'bot', bot });

function seated<S, V>(
  // oxlint-disable-next-line typescript/no-explicit-any -- any game
  rules: Rules<S, any, any, V>,
  occupants: readonly Occupant[],
  more: Partial<TableSetup<V>> = {},
  setup: TestSetup = {},
) {
  const clock = new TestClock();
  const match = play(rules, { seats: occupants.length, ...setup });
  return { clock, match, table: new Table<S, V>({ match, occupants, clock, ...more }) };
}

for (const rules of [ticTacToe, whispers] as const)
  test(`bots alone play ${rules.id} to its end`, () => {
    for (let seed = 0; seed < 10; seed++) {
      const { clock, table, match } = seated<unknown, unknown>(
        rules as Rules,
        [bot(random), bot(random)],
        { seed },
        { seed },
      );
      clock.pass(10);
      assert.ok(table.outcome);
      assert.deepEqual(table.outcome, match.outcome);
      assert.equal(clock.waiting, 0);
    }
  });

test('a bot answers a person after the pace, and not before', async () => {
  const { clock, table } = seated(ticTacToe, [person, bot(random)], { pace: 500 });
  const seat = table.as(0);
  let changes = 0;
  const end = seat.subscribe(() => {
    changes++;
  });
  assert.ok((await seat.choose(1, 'mark:4')).ok);
  clock.pass(499);
  assert.equal(changes, 1);
  clock.pass(1);
  assert.equal(changes, 2);
  assert.equal((await seat.view()).events.length, 2);
  end();
  assert.ok((await seat.choose(2, optionIds({ questions: (await seat.view()).questions } as never)[0] ?? '')).ok);
  assert.equal(changes, 2, 'a listener that was removed is not called');
});

test('the table passes for a person who does not want to be asked; the person does not see the question, and the match does not wait', async () => {
  let asked = true;
  const { clock, table } = seated(ticTacToe, [person, person], {
    autoAnswer: ({ seat, options: [first] }) => (seat === 1 && !asked ? (first?.id ?? null) : null),
  });
  const [first, second] = [table.as(0), table.as(1)];
  asked = false;
  assert.ok((await first.choose(1, 'mark:4')).ok);
  assert.deepEqual((await second.view()).questions, []);
  assert.deepEqual(table.asked, []);
  clock.pass(0);
  assert.deepEqual(table.asked, [0]);
  assert.equal((await first.view()).events.length, 2);
});

test('a bot’s thinking is divided into short parts', () => {
  let parts = 0;
  const slow: Bot = {
    id: 'slow',
    *think(imagine, seat) {
      const question = imagine().view(seat).questions[0];
      for (; parts < 40; parts++) yield;
      return { n: question?.n ?? 0, id: question?.options[0]?.id ?? '' };
    },
  };
  let now = 0;
  let longest = 0;
  const waiting: (() => void)[] = [];
  const clock = {
    // Each reading of the clock takes a millisecond, so that thinking takes time.
    now: () => now++,
    after: (_: number, call: () => void) => {
      waiting.push(call);
      return () => {
        waiting.splice(waiting.indexOf(call), 1);
      };
    },
  };
  new Table({ match: play(ticTacToe), occupants: [bot(slow), person], clock });
  for (let call = waiting.shift(); call; call = waiting.shift()) {
    const began = now;
    const before = parts;
    call();
    longest = Math.max(longest, now - began);
    assert.ok(parts - before < 12);
  }
  assert.equal(parts, 40);
  assert.ok(longest <= 9, `a slice of ${longest} ms`);
});

test('a bot plans only on an imagined match: it neither changes nor knows the real one', () => {
  let truth: State | null = null;
  const meddler: Bot = {
    id: 'meddler',
    *think(imagine, seat) {
      const world = imagine() as LiveMatch<State, Seen>;
      const { n, options } = world.view(seat).questions.find(({ standing }) => !standing) ?? { n: 0, options: [] };
      assert.notDeepEqual([world.state.hands[1], world.state.deck], [truth?.hands[1], truth?.deck]);
      assert.deepEqual(world.state.hands[0], truth?.hands[0]);
      world.state.hands[0] = [];
      yield;
      return { n, id: options[0]?.id ?? '' };
    },
  };
  const { clock, match, table } = seated(whispers, [bot(meddler), person], {}, { seed: 3 });
  truth = structuredClone(match.state);
  clock.pass(1);
  assert.equal(match.choices.length, 1);
  assert.deepEqual(match.state.hands, truth.hands);
  assert.deepEqual(table.asked, [1]);
});

test('a seat is given only its own questions, hand and events, and answers only for itself', async () => {
  const { match, table } = seated(whispers, [person, person, person], {}, { seed: 5 });
  const handles = [table.as(0), table.as(1), table.as(2)];
  for (const [seat, handle] of handles.entries()) {
    const seen = await handle.view();
    assert.deepEqual(seen.state.hand, match.state.hands[seat]);
    assert.ok(seen.questions.every((question) => question.seat === seat));
    const others = match.state.hands.filter((_, each) => each !== seat).flat();
    const record = await handle.record();
    const whole = JSON.stringify([seen, record]);
    for (const card of [...others, ...match.state.deck])
      assert.ok(!whole.includes(`"${card}"`), `seat ${seat} is given ${card}`);
  }
  const card = match.state.hands[1]?.[0] ?? '';
  const refused = await table.as(0).choose(1, `lay:${card}`);
  assert.ok(!refused.ok);
  assert.equal((await table.as(null).choose(1, `lay:${card}`)).ok, false);
  assert.equal((await table.as(0).why(`lay:${card}`))?.rule, 'WSP-02');
  assert.equal(await table.as(0).why(`lay:${match.state.hands[0]?.[0] ?? ''}`), null);
});

test('undo goes through the table, and a bot that was thinking starts again', async () => {
  const { clock, match, table } = seated(ticTacToe, [person, bot(random)], { pace: 100 });
  const seat = table.as(0);
  await seat.choose(1, 'mark:0');
  assert.ok(await seat.canUndo());
  clock.pass(50);
  assert.ok((await seat.undo()).ok);
  clock.pass(1000);
  assert.deepEqual(match.choices, []);
  await seat.choose(1, 'mark:1');
  clock.pass(99);
  assert.equal(match.choices.length, 1);
  clock.pass(1);
  assert.equal(match.choices.length, 2);
  assert.ok(!(await seat.canUndo()), 'the bot has chosen since');
});

test('many standing acts in quick succession do not make a bot wait longer', async () => {
  const first: Bot = {
    id: 'first',
    *think(imagine, seat) {
      yield;
      const [{ n, options } = { n: 0, options: [] }] = imagine().view(seat).questions;
      return { n, id: options[0]?.id ?? '' };
    },
  };
  const { clock, match, table } = seated(whispers, [bot(first), person, person, person], { pace: 500 }, { seats: 4 });
  for (const seat of [1, 2, 3]) {
    const whisper = match.questions.find((question) => question.seat === seat && question.standing);
    assert.ok((await table.as(seat).choose(whisper?.n ?? 0, whisper?.options[0]?.id ?? '')).ok);
    clock.pass(seat === 3 ? 99 : 200);
  }
  assert.equal(match.choices.length, 3);
  clock.pass(1);
  assert.deepEqual(match.choices.at(-1)?.[0], 0);
});

/** Tic-tac-toe in which both players decide together about each mark: every question is a common decision. */
const together: typeof ticTacToe = {
  ...ticTacToe,
  asks: { turn: (m, step) => ({ ...(ticTacToe.asks.turn?.(m, step) ?? assert.fail()), common: true }) },
};

test('at a table where common decisions are open to all, the first answer counts as the answer of the seat that was asked', async () => {
  const { match, table } = seated(together, [person, person], { openToAll: true });
  const [one, other] = [table.as(0), table.as(1)];
  assert.deepEqual(table.asked, [0, 1]);
  const [asked, same] = [(await one.view()).questions, (await other.view()).questions];
  assert.deepEqual(
    [asked.map(({ seat }) => seat), same.map(({ seat }) => seat), same[0]?.options],
    [[0], [1], asked[0]?.options],
  );
  assert.equal(await other.why('mark:4'), null);
  assert.ok((await other.choose(same[0]?.n ?? 0, 'mark:4')).ok);
  assert.deepEqual(match.choices, [[0, 1, 'mark:4']]);
  assert.equal(
    (await one.choose(asked[0]?.n ?? 0, 'mark:0')).ok,
    false,
    'who was late has not answered the next question',
  );
  assert.equal((await table.as(null).view()).questions.length, 0);
  const closed = seated(together, [person, person]).table;
  assert.deepEqual([closed.asked, (await closed.as(1).view()).questions], [[0], []]);
});

test('bots leave common decisions to people, if there are any', () => {
  const { clock, match } = seated(together, [bot(random), person], { openToAll: true });
  clock.pass(1000);
  assert.deepEqual(match.choices, []);
  const alone = seated(together, [bot(random), bot(random)], { openToAll: true });
  alone.clock.pass(1000);
  assert.ok(alone.table.outcome);
});

test('when the time runs out, the fallback is chosen, and recorded like any choice', async () => {
  const { clock, match, table } = seated(whispers, [person, person], { limits: new TimeLimits() }, { seed: 1 });
  for (const seat of [0, 1]) {
    const [question] = (await table.as(seat).view()).questions;
    assert.ok((await table.as(seat).choose(question?.n ?? 0, question?.options[0]?.id ?? '')).ok);
  }
  assert.deepEqual(
    match.questions.filter(({ standing }) => !standing).map(({ kind }) => kind),
    ['answer', 'answer'],
  );
  clock.pass(7999);
  assert.equal(match.choices.length, 2);
  clock.pass(1);
  assert.deepEqual(
    match.choices.slice(2).map(([seat, , id]) => [seat, id]),
    [
      [0, 'wait'],
      [1, 'wait'],
    ],
  );
  table.close();
  assert.equal(clock.waiting, 0);
});

/**
 * A match of Whispers in which both seats have laid their cards, so that the reaction window is open. Seat 1 holds a
 * Hush.
 */
async function answering(occupants: readonly Occupant[] = [person, person]) {
  const faces = [
    ['red-6', 'grey-5'],
    ['red-2', 'grey-2'],
    ['red-1', 'hush-2'],
  ].flatMap((cards) => cards.map((card) => ({ deck: 'deck', card })));
  const at = seated(whispers, occupants, { limits: new TimeLimits() }, { faces });
  for (const [seat, card] of [
    [0, 'red-6'],
    [1, 'grey-5'],
  ] as const) {
    const question = at.match.questions.find((each) => each.seat === seat && each.kind === 'lay');
    assert.ok(!question || (await at.table.as(seat).choose(question.n, `lay:${card}`)).ok);
  }
  const n = (seat: number): number =>
    at.match.questions.find((each) => each.seat === seat && each.kind === 'answer')?.n ??
    assert.fail('no answer is waited for');
  return { ...at, n };
}

test('a reaction window lasts for its full time, and no answer is revealed earlier', async () => {
  const { clock, match, table, n } = await answering();
  const other = table.as(0);
  const before = await other.view();
  const heard: (number | null)[] = [];
  for (const seat of [0, 1, null])
    table.as(seat).subscribe(() => {
      heard.push(seat);
    });
  clock.pass(3000);
  assert.ok((await table.as(1).choose(n(1), 'hush:hush-2')).ok);
  assert.deepEqual(heard, [1]);
  assert.deepEqual(await other.view(), before);
  assert.equal(((await other.undo()) as { error: { rule: string } }).error.rule, 'NW-UNDO-WINDOW');
  assert.equal(await other.canUndo(), false);
  assert.ok((await other.choose(n(0), 'wait')).ok);
  assert.deepEqual(table.asked, []);
  clock.pass(4999);
  assert.equal(match.choices.length, 2, 'all have answered, but the window is still open');
  clock.pass(1);
  assert.deepEqual(
    match.choices.slice(2).map(([seat, , id]) => [seat, id]),
    [
      [0, 'wait'],
      [1, 'hush:hush-2'],
    ],
  );
  assert.deepEqual(heard, [1, 0, 0, 1, null], 'one change for all revealed answers');
});

test('the table keeps an answer in a reaction window until the window closes; until then, the seat is not asked again, and can undo it', async () => {
  const { clock, match, table, n } = await answering();
  const seat = table.as(1);
  const question = n(1);
  assert.equal(await seat.canUndo(), false);
  const refusal = async (id: string): Promise<string> =>
    ((await seat.choose(question, id)) as { error: { rule: string } }).error.rule;
  assert.equal(await refusal('hush:grey-2'), 'WSP-04');
  assert.equal(await seat.why('wait'), null);
  assert.ok((await seat.choose(question, 'wait')).ok);
  assert.deepEqual(
    (await seat.view()).questions.filter(({ standing }) => !standing),
    [],
  );
  assert.equal((await seat.why('wait'))?.rule, 'NW-LATE');
  assert.equal(await seat.why('whisper:grey-2:0'), null, 'the standing question stays open');
  assert.equal(await refusal('hush:hush-2'), 'NW-LATE');
  assert.ok(await seat.canUndo());
  assert.ok((await seat.undo()).ok);
  assert.deepEqual(
    (await seat.view()).questions[0]?.options.map(({ id }) => id),
    ['wait', 'hush:hush-2'],
  );
  assert.ok((await seat.choose(question, 'hush:hush-2')).ok);
  clock.pass(8000);
  assert.deepEqual(
    match.choices.slice(2).map(([, , id]) => id),
    ['wait', 'hush:hush-2'],
  );
});

test('a standing act changes neither the time of a reaction window nor the answers in it that are still options', async () => {
  const { clock, match, table, n } = await answering();
  assert.ok((await table.as(1).choose(n(1), 'hush:hush-2')).ok);
  clock.pass(5000);
  const whisper = match.questions.find(({ kind, seat }) => kind === 'whisper' && seat === 0);
  assert.ok((await table.as(0).choose(whisper?.n ?? 0, 'whisper:red-2:1')).ok);
  clock.pass(2999);
  assert.equal(match.choices.length, 3);
  clock.pass(1);
  assert.deepEqual(
    match.choices.slice(3).map(([, , id]) => id),
    ['wait', 'hush:hush-2'],
  );
});

test('a bot’s answer in a window is kept like a person’s, and every window has its own time', async () => {
  const { clock, match, table } = await answering([person, bot(random)]);
  const answers = (): number => match.log.filter(({ type }) => type === 'scored').length;
  for (const rounds of [1, 2, 3]) {
    clock.pass(10);
    assert.deepEqual(table.asked, [0]);
    clock.pass(7989);
    assert.equal(answers(), rounds - 1);
    clock.pass(1);
    assert.equal(answers(), rounds);
    clock.pass(10);
    const lay = match.questions.find(({ kind, seat }) => kind === 'lay' && seat === 0);
    assert.ok((await table.as(0).choose(lay?.n ?? 0, lay?.options[0]?.id ?? '')).ok);
  }
  table.close();
  assert.equal(clock.waiting, 0);
});

test('a spectator learns of undone choices and misses no later event', async () => {
  const { table } = seated(ticTacToe, [person, person]);
  const [one, other, watcher] = [table.as(0), table.as(1), table.as(null)];
  await one.choose(1, 'mark:0');
  const seen = await other.view();
  assert.deepEqual([seen.events.length, seen.undone], [1, 0]);
  const cells = (view: { readonly events: readonly unknown[] }): unknown[] =>
    view.events.map((event) => (event as { cell: number }).cell);
  assert.ok((await one.undo()).ok);
  await one.choose(1, 'mark:4');
  const next = await other.view(seen.cursor);
  assert.deepEqual([cells(next), next.undone], [[4], 1]);
  assert.ok(next.cursor > seen.cursor, 'a cursor never decreases');
  assert.deepEqual([cells(await other.view(next.cursor)), (await other.view(next.cursor)).undone], [[], 0]);
  await one.undo();
  await one.choose(1, 'mark:8');
  await other.choose(1, 'mark:2');
  const last = await other.view(seen.cursor);
  assert.deepEqual([cells(last), last.undone], [[8, 2], 1], 'however often it went back');
  assert.deepEqual([cells(await watcher.view()), (await watcher.view()).undone], [[8, 2], 0]);
  for (const since of [-1, Number.NaN, Infinity, 1e300, 0.5]) assert.ok((await other.view(since)).events.length <= 2);
});

test('without time limits, no time runs out', () => {
  const { clock } = seated(whispers, [person, person]);
  assert.equal(clock.waiting, 0);
});

test('a bot that chooses an unknown option is reported, and the table waits', () => {
  const wrong: Bot = {
    id: 'wrong',
    *think() {
      yield;
      return { n: 1, id: 'nonsense' };
    },
  };
  const errors: unknown[] = [];
  const { clock, match } = seated(ticTacToe, [bot(wrong), person], { failed: (error) => errors.push(error) });
  clock.pass(100);
  assert.equal(errors.length, 1);
  assert.deepEqual(match.choices, []);
  assert.equal(clock.waiting, 0);
});

test('a match saved at one table continues at another', () => {
  const { clock, table } = seated(whispers, [bot(random), bot(random)], { pace: 10 });
  clock.pass(100);
  table.close();
  const restored = restoreMatch(whispers, JSON.parse(JSON.stringify(table.save())));
  assert.ok(restored.ok);
  const other = new TestClock();
  const next = new Table({ match: restored.value, occupants: [bot(random), bot(random)], clock: other });
  assert.equal(next.outcome, null);
  other.pass(10);
  assert.ok(next.outcome);
});

test('a seat can be played over a port, and nothing else gets through it', async () => {
  const { match, table } = seated(whispers, [person, person], {}, { seed: 2 });
  const { port1, port2 } = new MessageChannel();
  try {
    serveTable(table as Table, 1, port1 as unknown as Port);
    for (const junk of [
      null,
      7,
      { call: 1, act: 'save', with: [] },
      { call: 1, act: 'choose', with: [1, {}] },
      { call: 1, act: 'constructor', with: [] },
    ])
      port2.postMessage(junk);
    const handle = remoteTable<Seen>(port2 as unknown as Port, 1);
    let changes = 0;
    handle.subscribe(() => {
      changes++;
    });
    const seen = await handle.view();
    assert.deepEqual(seen, await table.as(1).view());
    assert.equal((await handle.why('lay:nothing'))?.rule, 'WSP-02');
    const [question] = seen.questions;
    assert.ok((await handle.choose(question?.n ?? 0, question?.options[0]?.id ?? '')).ok);
    assert.equal(changes, 1);
    assert.deepEqual(
      match.choices.map(([seat]) => seat),
      [1],
    );
    assert.ok(await handle.canUndo());
    assert.ok((await handle.undo()).ok);
    assert.deepEqual(await handle.record(), match.record(1));
  } finally {
    port1.close();
    port2.close();
  }
});
