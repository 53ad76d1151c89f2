// Checks whole random matches against the table "Hidden information" in docs/rules/sanitarium.md: nothing that a seat
// sees or is told names a card or a Safe Thing that is hidden from the seat.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createChance } from '../../../../../src/engine/kernel/index.js';
import { rules } from '../support/fixed-pack.js';
import type { State } from '../../../../../src/engine/games/sanitarium/state/state.js';
import { choose, play } from '../../../../support/play.js';
import { row, situation } from '../support/situations.js';

/** Ids of cards and kinds of Safe Things that the seat may not know. */
function hiddenFrom(state: State, seat: number | null): Set<string> {
  const own = (player: number): boolean => (state.solo ? seat === 0 : player === seat);
  const sees = (seen: number): boolean => seat !== null && (seen & (1 << seat)) !== 0;
  // All players know the card that the start player searches the deck for.
  const drawn = state.drawn !== null && !own(state.explorer) && !sees(state.drawnSeen) ? [state.drawn] : [];
  return new Set([
    ...state.deck,
    ...state.undealt,
    ...drawn,
    ...state.map.flatMap(({ card, face, seen }) => (face === 'down' && !sees(seen) ? [card] : [])),
    ...state.players.flatMap(({ actions, safeThings }, player) =>
      own(player) ? [] : [...actions, ...safeThings.filter(({ shown }) => !shown).map(({ kind }) => kind)],
    ),
  ]);
}

const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.split(':')
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(texts)
      : [];

/** Plays a random match and reads everything that each seat sees. */
function readAlong(seats: number, mode: string, seed: number): void {
  const match = play(rules, { seats, options: { mode }, seed });
  const chance = createChance(seed);
  const viewers = [...Array(seats).keys(), null];
  const cursors = viewers.map(() => 0);
  let before = viewers.map((seat) => hiddenFrom(match.state, seat));
  while (!match.outcome) {
    const question = match.questions[chance.below(match.questions.length)];
    const option = question?.options[chance.below(question.options.length)];
    assert.ok(question && option && match.choose(question.seat, question.n, option.id).ok);
    const now = viewers.map((seat) => hiddenFrom(match.state, seat));
    viewers.forEach((seat, i) => {
      const { state, questions, events, cursor } = match.view(seat, cursors[i]);
      cursors[i] = cursor;
      const named = texts([state, questions]).filter((id) => now[i]?.has(id));
      // An event may name a card that is hidden now, if everybody knew it then: a discarded card may be drawn again.
      const told = texts(events).filter((id) => now[i]?.has(id) && before[i]?.has(id));
      assert.deepEqual([...named, ...told], [], `seat ${seat} after "${option.id}"`);
    });
    before = now;
  }
}

for (const [seats, mode] of [
  [1, 'cooperative'],
  [2, 'competitive'],
  [4, 'competitive'],
  [3, 'cooperative'],
] as const)
  test(`nothing that ${seats} ${seats === 1 ? 'person sees' : 'people see'} names a hidden card (${mode})`, () => {
    for (const seed of [1, 2, 3, 4, 5]) readAlong(seats, mode, seed);
  });

test('an imagined match gives a paying player enough cards to pay, and hides what has been paid', () => {
  const players = [{ items: ['brass-bell.1'], actions: ['sleight-of-hand.1'], hallucinations: ['the-long-turn'] }];
  const match = play(rules, {
    seats: 2,
    options: { mode: 'cooperative' },
    situation: situation(row(['chapel', 'wheelchair.1']), { players }),
  });
  choose(match, 'disbelieve:the-long-turn');
  choose(match, 'pay:brass-bell.1');
  for (let seed = 1; seed <= 8; seed++) {
    const imagined = match.determinize(1, createChance(seed));
    assert.deepEqual(imagined.state.payment, { cost: match.state.payment.cost, slots: [], pool: 0 });
    for (;;) {
      const [question] = imagined.questions;
      assert.ok(question?.options[0], 'the player has cards to pay with');
      if (question.kind !== 'pay') break;
      choose(imagined, question.options[0].id, 0);
    }
    assert.deepEqual(imagined.state.players[0]?.hallucinations, []);
  }
});
