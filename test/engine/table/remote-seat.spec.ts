// Tests seats over a message channel, for every game with an element: the messages reveal nothing that the seat may not
// know, and the seat accepts only what a seat can see.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createChance, type Fault } from '../../../src/engine/kernel/index.js';
import { joinRemoteSeat } from '../../../src/engine/table/remote-seat.js';
import { serveTable, type Port } from '../../../src/engine/table/seat-channel.js';
import { Table } from '../../../src/engine/table/table.js';
import { published, type Subject } from '../every-game/games.js';
import { anyChoice, begin, resume, scrambled, type Live } from '../every-game/properties.js';
import { TestClock } from './test-clock.js';

const seated = (match: Live): Table =>
  new Table({ match, clock: new TestClock(), occupants: match.recipe.seats.map(() => ({ kind: 'person' }) as const) });

/** Both ends of a channel, and everything that the host sends. `alter` may change it on the way. */
function channel(alter: (said: unknown) => unknown = (said) => said): {
  readonly host: Port;
  readonly guest: Port;
  readonly said: string[];
} {
  const said: string[] = [];
  const host: Port = {
    onmessage: null,
    postMessage: (message) => {
      said.push(JSON.stringify(message));
      queueMicrotask(() => guest.onmessage?.({ data: alter(structuredClone(message)) }));
    },
  };
  const guest: Port = {
    onmessage: null,
    postMessage: (message) => {
      queueMicrotask(() => host.onmessage?.({ data: structuredClone(message) }));
    },
  };
  return { host, guest, said };
}

/** A match after at most `most` random choices, which are too few to end it. */
function played(subject: Subject, most: number): Live {
  const match = begin({ subject, setup: subject.setups.at(-1) ?? {}, seed: 5 });
  const chance = createChance('played');
  const choices = Math.min(most, Math.floor(subject.limit / 10));
  for (let i = 0; i < choices; i++) assert.ok(match.choose(...anyChoice(match, chance)).ok);
  return match;
}

async function saidTo(match: Live, seat: number | null, intents: readonly string[]): Promise<readonly string[]> {
  const { host, guest, said } = channel();
  serveTable(seated(match), seat, host);
  for (const [call, [act, ...given]] of [
    ['record'],
    ['view'],
    ['view', 3],
    ['canUndo'],
    ...intents.map((intent) => ['why', intent]),
  ].entries())
    guest.postMessage({ call, act, with: given });
  for (let i = 0; i < 20; i++) await Promise.resolve();
  assert.equal(said.length, 4 + intents.length);
  return said;
}

for (const subject of published.filter(({ viewFault }) => viewFault)) {
  const { rules } = subject;
  const stateFault = subject.viewFault ?? assert.fail();

  test(`${rules.id}: in matches that differ only in secrets, a seat gets the same messages of the same length`, async () => {
    const match = played(subject, 60);
    const chance = createChance('twins');
    const intents = match.questions.flatMap(({ options }) => options.map(({ id }) => id)).slice(0, 20);
    for (const seat of [...match.recipe.seats.keys(), null]) {
      const twin = scrambled(match, subject, seat ?? match.recipe.seats.length, chance);
      assert.deepEqual(
        await saidTo(twin, seat, seat === null ? [] : intents),
        await saidTo(resume(match, match.snapshot()), seat, seat === null ? [] : intents),
        `seat ${seat}`,
      );
    }
  });

  test(`${rules.id}: a remote seat sees the same as a seat at the table, answers only for itself, and records what it saw`, async () => {
    const match = played(subject, 30);
    const table = seated(match);
    const { seat } = match.questions.find(({ standing }) => !standing) ?? assert.fail();
    const { host, guest } = channel();
    serveTable(table, seat, host);
    const sat = await joinRemoteSeat(guest, rules, stateFault, undefined, (fault) => assert.fail(fault.message));
    if (!sat.ok) assert.fail(sat.error.message);
    const there = sat.value.as();
    assert.equal(there.seat, seat);
    const seen = await there.view();
    assert.deepEqual(seen, await table.as(seat).view());
    const [question] = seen.questions.filter(({ standing }) => !standing);
    assert.ok((await there.choose(question?.n ?? 0, question?.options[0]?.id ?? '')).ok);
    assert.equal((await there.choose(question?.n ?? 0, 'nonsense')).ok, false);
    await there.view(seen.cursor);
    assert.deepEqual(sat.value.record(), JSON.parse(JSON.stringify(table.record(seat))));
    assert.equal(sat.value.save(), null);
  });

  const put =
    (path: string, value: unknown) =>
    (answer: unknown): unknown => {
      const keys = path.split('/');
      const last = keys.pop() ?? '';
      const at = keys.reduce((inner, key) => inner[key] as Record<string, unknown>, answer as Record<string, unknown>);
      at[last] = value;
      return answer;
    };
  const question = { n: 1, seat: 0, player: 0, kind: 'act', rule: 'X-1', options: [{ id: 'end', rule: 'X-1' }] };
  const hostile: Readonly<Record<string, Readonly<Record<string, (answer: unknown) => unknown>>>> = {
    record: {
      nothing: () => null,
      'a number': () => 7,
      'a list': () => [],
      'another game': put('game', 'tic-tac-toe'),
      'another version': put('version', 99),
      'no seat': put('seat', 99),
      'no frames': put('frames', []),
      'a state with an unknown field': put('frames/0/state/strange', 1),
      'an event that is null': put('frames/0/events', [null]),
      'names that are not strings': put('seats', [1, 2, 3]),
    },
    view: {
      nothing: () => null,
      'a text': () => 'view',
      'a state with an unknown field': put('state/strange', 1),
      'no state': put('state', null),
      'a question to another seat': put('questions', [{ ...question, seat: 1 }]),
      'a question with an unknown field': put('questions', [{ ...question, html: '<b>' }]),
      'an option whose id is an object': put('questions', [{ ...question, options: [{ id: {}, rule: 'X-1' }] }]),
      'too many questions': put(
        'questions',
        Array.from({ length: 99 }, () => question),
      ),
      'an event without fields': put('events', [{}]),
      'a cursor that goes back': put('cursor', -1),
      'an outcome with an unknown winner': put('outcome', { winners: [99], rule: 'X-1' }),
      'a field that every object inherits': (answer) => ({
        ...(answer as object),
        ...(JSON.parse('{"toString":1}') as object),
      }),
      'too much': put('questions', [{ ...question, kind: 'x'.repeat(9e6) }]),
    },
  };

  test(`${rules.id}: an impossible view from the table is refused with the path of the fault`, async () => {
    const match = played(subject, 10);
    const table = seated(match);
    for (const [act, ways] of Object.entries(hostile))
      for (const [what, change] of Object.entries(ways)) {
        let calls = 0;
        const told: Fault[] = [];
        const { host, guest } = channel((said) => {
          const { call, answer } = said as { call?: number; answer?: unknown };
          const isIt = call !== undefined && ++calls === (act === 'record' ? 1 : 2);
          return isIt ? { call, answer: change(answer) } : said;
        });
        serveTable(table, 0, host);
        const sat = await joinRemoteSeat(guest, rules, stateFault, undefined, (fault) => told.push(fault));
        if (act === 'record') assert.ok(!sat.ok, `${act}: ${what}`);
        else if (!sat.ok) assert.fail(sat.error.message);
        else {
          let came = false;
          void sat.value
            .as()
            .view()
            .then(() => {
              came = true;
            });
          await new Promise((go) => {
            setImmediate(go);
          });
          assert.deepEqual([came, told.map(({ code }) => code)], [false, ['table-shape']], `${act}: ${what}`);
        }
      }
  });
}

test('invalid messages are ignored at both ends', async () => {
  const subject = published.find(({ viewFault }) => viewFault) ?? assert.fail();
  const match = played(subject, 10);
  const { host, guest, said } = channel();
  const end = serveTable(seated(match), 0, host);
  for (const junk of [
    null,
    undefined,
    7,
    'view',
    [],
    { call: 1 },
    { call: 1, act: 'save', with: [] },
    { call: 1, act: 'constructor', with: [] },
    { call: 1, act: 'choose', with: [{}, []] },
    { call: '1', act: 'view', with: [] },
  ])
    host.onmessage?.({ data: junk });
  await Promise.resolve();
  assert.deepEqual(said, []);
  const sat = joinRemoteSeat(guest, match.rules, subject.viewFault ?? assert.fail(), undefined, (fault) =>
    assert.fail(fault.message),
  );
  for (const junk of [null, undefined, 7, 'answer', { call: 99, answer: {} }, { answer: 1 }])
    guest.onmessage?.({ data: junk });
  assert.ok((await sat).ok);
  end();
  assert.equal(host.onmessage, null, 'nobody listens after the end');
});
