// What decided a match of Asylum Escape.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decidedIn } from '../../../../../src/components/game/session/decided.js';
import { casual } from '../../../../../src/engine/games/asylum-escape/bot/casual.js';
import { contentOf } from '../../../../../src/engine/games/asylum-escape/cards/card-index.js';
import { pack, rules } from '../../../../../src/engine/games/asylum-escape/index.js';
import type { GameEvent } from '../../../../../src/engine/games/asylum-escape/state/events.js';
import type { AsylumView } from '../../../../../src/engine/games/asylum-escape/state/knowledge.js';
import * as moments from '../../../../../src/engine/games/asylum-escape/words/moments.js';
import type { SpeechContext } from '../../../../../src/engine/games/asylum-escape/words/names.js';
import { createChance, openMatch, type Event } from '../../../../../src/engine/kernel/index.js';
import { testTurningPoints } from '../../../every-game/turning-points.js';
import { tongueOf } from '../support/languages.js';

const contextOf = (view: AsylumView): SpeechContext => ({ view, content: contentOf(pack), lexicon: tongueOf('en') });
const turnOf = (event: Event): number | undefined =>
  event.type === 'turn-began' ? (event as Event & { readonly number: number }).number : undefined;

testTurningPoints({
  rules,
  telling: moments,
  contextOf,
  turnOf,
  bot: casual,
  setups: ['a', 'b', 'c', 'd', 'e', 'f'].map((seed, i) => ({ seed, seats: 2 + (i % 4) })),
  last: { 'AE-FIN-07': /kills .* in the /, 'AE-RUL-32': /kills .* in the /, 'AE-FIN-06': /was the last\.$/ },
});

test('AE-CAT-03 a death is told with its Patient and its room, and the viewer’s own ends their part', () => {
  const match = openMatch(rules, {
    seats: 3,
    seed: 1,
    options: { patients: 1 },
    situation: {
      phase: 'march',
      rooms: 1,
      patients: [{ card: 'warden', at: 'library' }],
      victims: [
        { card: 'cook', at: 'bell-tower' },
        { card: 'reporter', at: 'office' },
      ],
    },
    faces: [{ die: 'd6', face: 1 }],
  });
  assert.ok(match.ok);
  const { value: live } = match;
  for (const id of ['patient:0:office', 'pass', 'pass', 'pass', 'pass', 'pass', 'pass']) {
    const question = live.questions.find(({ options }) => options.some((option) => option.id === id));
    if (question) live.choose(question.seat, question.n, id);
  }
  const { state, events } = live.view(0);
  const killed = events.find(({ type }) => type === 'killed');
  assert.ok(killed);
  const title = 'The Warden kills Ada in the Office.';
  const card = (own: boolean): unknown => moments.momentOf(contextOf(state), killed, () => own, []);
  assert.deepEqual(card(false), { title, picture: 'warden', mood: 'loss' });
  assert.deepEqual(card(true), {
    title: 'You are dead.',
    text: title,
    picture: 'warden',
    mood: 'loss',
    isOut: true,
  });
  const { points } = decidedIn(live.record(0), { winners: [1], rule: 'AE-FIN-07' }, moments, contextOf, turnOf);
  assert.ok(points.some(({ text }) => text === title));
});

test('what the card of another player does to the viewer is a moment, with the card', () => {
  const match = openMatch(rules, { seats: 3, seed: 1, options: { patients: 2 } });
  assert.ok(match.ok);
  const { state } = match.value.view(0);
  const rule = 'AE-RUL-41';
  const card = (by: number, event: GameEvent): unknown =>
    moments.momentOf(contextOf(state), event, (player) => player === 0, [
      { type: 'played', rule, by, card: 'draught-under-the-door', window: 'own' } satisfies GameEvent as GameEvent,
    ]);
  const pushed: GameEvent = { type: 'pushed', rule, victim: 0, way: 'up', n: 1 };
  assert.deepEqual(card(1, pushed), {
    title: 'Ada is pushed up.',
    text: 'Bruno plays Draught Under the Door.',
    picture: 'draught-under-the-door',
    mood: 'loss',
  });
  assert.equal(card(0, pushed), null, 'the viewer has done it');
  assert.equal(card(1, { ...pushed, victim: 2 }), null, 'it is done to another');
});

test('a Bloodlust card that finds the viewer’s room is a moment', () => {
  const match = openMatch(rules, {
    seats: 3,
    seed: 1,
    options: { patients: 2 },
    situation: {
      patients: [{ card: 'warden', at: 'library' }],
      victims: [
        { card: 'cook', at: 'bell-tower' },
        { card: 'clerk', at: 'office' },
      ],
    },
  });
  assert.ok(match.ok);
  const { state } = match.value.view(0);
  const column = state.columns.findIndex((rooms) => rooms.includes('bell-tower')) + 1;
  const card = (value: number): unknown => {
    const crowded: GameEvent = { type: 'crowded', rule: 'AE-RUL-41', what: 'column', values: [String(value)] };
    return moments.momentOf(contextOf(state), crowded, (player) => player === 0, []);
  };
  assert.deepEqual(card(column), {
    title: `The column with the most Victims: ${'ABCDE'.charAt(column - 1)}.`,
    text: 'You are there.',
    mood: 'loss',
  });
  assert.equal(card((column % 5) + 1), null);
});

test('only Patients leave trails, since the moves of Victims are secret', () => {
  for (const seed of [1, 2, 3]) {
    const match = openMatch(rules, { seats: 4, seed });
    assert.ok(match.ok);
    const { value: live } = match;
    const chance = createChance(seed);
    while (live.questions.length > 0) {
      const question = live.questions[chance.below(live.questions.length)];
      const option = question?.options[chance.below(question.options.length)];
      assert.ok(question && option && live.choose(question.seat, question.n, option.id).ok);
    }
    const { state, events } = live.view(null);
    const walkers = events.flatMap((event) => moments.moveOf(contextOf(state), event)?.figure ?? []);
    assert.ok(walkers.length > 0);
    assert.deepEqual(
      walkers.filter((figure) => !figure.startsWith('patient:')),
      [],
    );
  }
});
