// Timing at a table of Asylum Escape: two matches that differ only in the cards, rooms and moves of two Victims look
// the same to everybody else at every moment.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bot } from '../../../../../src/engine/bots/bot.js';
import type { Situation } from '../../../../../src/engine/games/asylum-escape/state/situation.js';
import { passesForSoloPlayer } from '../../../../../src/engine/games/asylum-escape/table/automatic-passes.js';
import type { Json, Question, Seat } from '../../../../../src/engine/kernel/index.js';
import { TimeLimits } from '../../../../../src/engine/table/time-limits.js';
import { Table, type Occupant } from '../../../../../src/engine/table/table.js';
import { play } from '../../../../support/play.js';
import { TestClock } from '../../../table/test-clock.js';
import { at, d6, flees, lust, pack, rules } from '../support/small-match.js';

/** The secrets of Victims 1 and 2. */
interface Secret {
  readonly hands: readonly [string, string];
  readonly hides: string;
  readonly flight: string;
  /** Milliseconds that a slow person takes to answer. A bot with a choice thinks for a fiftieth of this time. */
  readonly after: number;
}

const able: Secret = { hands: ['save.1', 'slip.1'], hides: 'a2', flight: 'move:c2', after: 3000 };
const unable: Secret = { hands: ['blank.1', 'blank.2'], hides: 'e4', flight: 'move:c3', after: 500 };

/** Three Victims: one is in the Patient's room and has a card, one hides and has a card, and one has no cards. */
const night = ({ hands: [mine, others], hides }: Secret): Situation => ({
  phase: 'march',
  rooms: 1,
  patients: [at('c3')],
  victims: [
    { at: 'c3', hand: [mine], suspects: ['c3', 'd3'] },
    { at: hides, hand: [others], suspects: ['a2', 'e4'] },
    { at: 'b1' },
  ],
});

const answerTo = (
  { flight }: Secret,
  { kind, options, fallback }: Pick<Question, 'kind' | 'options' | 'fallback'>,
): string => (kind === 'move-to' ? flight : kind === 'act' ? 'end' : (fallback ?? options[0]?.id ?? ''));

type How = 'bot' | 'quick' | 'slow' | 'silent' | 'unasked';

/**
 * Plays from the end of the march until the Victims' turns begin. The first Victim is caught, survives and flees.
 * Returns everything that everybody else sees, with the times.
 */
async function met(secret: Secret, how: readonly [How, How], limits: boolean): Promise<readonly string[]> {
  const match = play(rules, {
    seats: 4,
    options: { patients: 0 },
    pack,
    faces: [...d6(5), ...flees('m1'), ...lust()],
    situation: night(secret) as unknown as Json,
  });
  const clock = new TestClock();
  const bot: Bot = {
    id: 'thinks',
    *think(imagine, seat) {
      const question = imagine().questions.find((each) => each.seat === seat && !each.standing) ?? assert.fail();
      yield;
      if (question.options.length > 1) clock.spend(secret.after / 50);
      return { n: question.n, id: answerTo(secret, question) };
    },
  };
  const person: Occupant = { kind: 'person' };
  const table = new Table({
    match,
    clock,
    pace: 800,
    ...(limits && { limits: new TimeLimits() }),
    occupants: [person, ...how.map((each): Occupant => (each === 'bot' ? { kind: 'bot', bot } : person)), person],
    autoAnswer: (question, view) =>
      how[question.seat - 1] === 'unasked' && question.window && passesForSoloPlayer(view(), question.seat, question)
        ? 'pass'
        : null,
  });
  const seen: string[] = [];
  for (const seat of [0, 3, null]) {
    const handle = table.as(seat);
    handle.subscribe(() => {
      const now = clock.now();
      void handle.view().then((view) => {
        seen.push(`${now} ${seat} ${JSON.stringify(view)}`);
      });
    });
  }
  const asked = new Map<string, number>();
  const answer = async (seat: Seat): Promise<void> => {
    const each = how[seat - 1];
    if (each === 'bot' || (each === 'silent' && limits)) return;
    for (const question of (await table.as(seat).view()).questions.filter(({ standing }) => !standing)) {
      const key = `${seat}:${question.n}`;
      if (!asked.has(key)) asked.set(key, clock.now());
      if (clock.now() - (asked.get(key) ?? 0) >= (each === 'slow' ? secret.after : 0))
        await table.as(seat).choose(question.n, answerTo(secret, question));
    }
  };
  await table.as(0).choose(match.questions.find(({ seat, standing }) => seat === 0 && !standing)?.n ?? 0, 'done');
  for (let steps = 0; match.state.stage !== 'victims' && steps < 1000; steps++) {
    await answer(1);
    await answer(2);
    clock.pass(100);
  }
  assert.equal(match.state.stage, 'victims', 'the Victims’ turns have begun');
  assert.equal(
    match.state.victims[0]?.at,
    how[0] === 'silent' ? 'c3' : secret.flight.slice(5),
    'the secret move was made',
  );
  table.close();
  return seen;
}

const people: readonly How[] = ['quick', 'slow', 'silent', 'unasked'];

for (const how of [
  ...people.map((each) => [each, each] as const),
  ['bot', 'bot'],
  ['unasked', 'bot'],
  ['slow', 'unasked'],
] as const)
  test(`AE-RUL-43, AE-RUL-19 when ${how.join(' and ')} answer, the time of an event never reveals who could react or moved`, async () => {
    const [one, other] = [await met(able, how, true), await met(unable, how, true)];
    assert.ok(one.length > 12);
    assert.deepEqual(one, other);
  });

test('AE-RUL-43, AE-RUL-19 in a window and for a secret move, bots take the same time whether or not they can react, and however long they have thought', async () => {
  assert.deepEqual(await met(able, ['bot', 'bot'], false), await met(unable, ['bot', 'bot'], false));
});

test('AE-RUL-19 a secret move takes effect after a fixed time; until then, the Victim is not asked again, and can undo it', async () => {
  const match = play(rules, {
    seats: 4,
    options: { patients: 0 },
    pack,
    faces: [{ deck: 'movement', card: 'm2.1' }],
    situation: { ...night(able), phase: 'victim', active: 3 } as unknown as Json,
  });
  const clock = new TestClock();
  const table = new Table({
    match,
    clock,
    occupants: Array.from({ length: 4 }, () => ({ kind: 'person' }) as const),
    limits: new TimeLimits(),
  });
  const me = table.as(3);
  const answers = async (id: string): Promise<boolean> => {
    const { questions } = await me.view();
    return (await me.choose(questions.find(({ options }) => options.some((option) => option.id === id))?.n ?? 0, id))
      .ok;
  };
  assert.ok(await answers('draw:movement'));
  clock.pass(8000);
  assert.ok(await answers('move:b3'));
  assert.equal(await answers('move:b2'), false);
  assert.equal(await table.as(0).canUndo(), false);
  assert.ok((await me.undo()).ok);
  assert.ok(await answers('move:b2'));
  clock.pass(7999);
  assert.equal(match.state.victims[2]?.at, 'b1');
  clock.pass(1);
  assert.equal(match.state.victims[2]?.at, 'b2');
  assert.ok(
    (await me.view()).questions.every(({ standing }) => standing),
    'the turn has ended',
  );
});

test('AE-RUL-43 when a preference changes, no other seat is told, and an earlier act of another seat can still be undone', async () => {
  const match = play(rules, {
    seats: 4,
    options: { patients: 0 },
    pack,
    situation: night(able) as unknown as Json,
  });
  const person: Occupant = { kind: 'person' };
  const table = new Table({ match, clock: new TestClock(), occupants: [person, person, person, person] });
  const choose = async (seat: Seat, id: string) => {
    const question = match.questions.find((each) => each.seat === seat && each.options.some((one) => one.id === id));
    assert.ok((await table.as(seat).choose(question?.n ?? 0, id)).ok, id);
  };
  await choose(0, 'patient:0:c4');
  const told: (Seat | null)[] = [];
  for (const seat of [0, 1, 2, 3, null]) table.as(seat).subscribe(() => told.push(seat));
  await choose(3, 'prefer:never');
  assert.deepEqual(told, [3]);
  assert.equal(await table.as(3).canUndo(), false, 'the player changes the preference again instead');
  assert.ok((await table.as(0).undo()).ok);
  assert.equal(match.view(0).state.patients[0]?.at, 'c3');
  assert.equal(match.view(3).state.victims[2]?.prefers, 'never');
});
