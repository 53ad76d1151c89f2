// The words of effects that cards share: whom an effect acts on, what a condition counts, how long dice last, and who
// is not acted on. Each test is about a Food whose effect is the words in question.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type {
  Condition,
  MoveTarget,
  PlayerGroup,
  Words,
} from '../../../../../src/engine/games/coma-ward/cards/card-types.js';
import type { Player, State } from '../../../../../src/engine/games/coma-ward/state/state.js';
import { play, type RecordedMatch } from '../../../../support/play.js';
import { room } from '../support/acting.js';
import { cluesFor, situation, start, type Position } from '../support/situations.js';
import { rulesWithItem } from '../support/fixed-pack.js';

/** Player 0 has the Food, 1 is beside them, 2 is dead, 3 sees them, 4 is on the same Floor, 5 is elsewhere. */
const company: Position = {
  players: [
    { items: ['probe.1'], terror: 1 },
    { terror: 1 },
    { alive: false },
    { at: '2:3,1', terror: 1 },
    { at: '2:0,1', terror: 1 },
    { at: '0:3,1', terror: 1 },
  ],
};

/** Eats the Food with this effect. */
function eat(effect: Words, position: Position = company): RecordedMatch<State, unknown> {
  const match = play(rulesWithItem({ id: 'probe', type: 'food', effect }), {
    seats: position.players?.length ?? 2,
    situation: situation(position),
  });
  choose(match, 'use:probe.1');
  return match;
}

function choose(match: Pick<RecordedMatch<State, unknown>, 'questions' | 'choose'>, id: string): void {
  const question = match.questions.find(({ options }) => options.some((option) => option.id === id));
  assert.ok(question, `"${id}" is not offered`);
  assert.ok(match.choose(question.seat, question.n, id).ok);
}

const groups: Readonly<Record<PlayerGroup, readonly number[]>> = {
  everyone: [0, 1, 3, 4, 5],
  others: [1, 3, 4, 5],
  'in-sight': [0, 1, 3],
  'others-in-sight': [1, 3],
  here: [0, 1],
  'others-here': [1],
  'same-floor': [0, 1, 3, 4],
  'others-same-floor': [1, 3, 4],
  left: [1],
  nearest: [1],
};

for (const [of, whom] of Object.entries(groups))
  test(`an effect on "${of}" acts on these players and no others`, () => {
    const { players } = eat([{ do: 'each', of: of as PlayerGroup, then: [{ do: 'gain-terror', n: 1 }] }]).state;
    assert.deepEqual(
      players.flatMap(({ terror }, player) => (terror === 2 ? player : [])),
      whom,
    );
  });

/** What each condition counts in the position, after the Food is eaten. */
const carrier: Position = {
  players: [
    { items: ['probe.1', 'broom.1', 'knife.1', 'soup.1', 'pills.1', 'apron.1'], health: 4, terror: 2 },
    {},
    { at: '2:3,1' },
    { at: '2:0,1' },
  ],
  rooms: { [start]: room(null, { rummaged: 1 }) },
  clues: cluesFor('AB'),
  shadows: [start, start, '2:3,1'],
};
const counts: readonly (readonly [of: Condition['of'], n: number])[] = [
  ['health', 4],
  ['terror', 2],
  ['items', 5],
  ['weapons', 2],
  ['food', 1],
  ['medicine', 1],
  ['clothing', 1],
  ['others-here', 1],
  ['others-in-sight', 2],
  ['others-same-floor', 3],
  ['floor', 2],
  ['clues', 2],
  ['rummaged', 1],
  ['on-room', 1],
  ['shadows-here', 2],
];

/** Whether the condition holds for the player who eats. */
const holds = (is: Condition): boolean =>
  eat([{ do: 'if', is, then: [{ do: 'lose-health', n: 1 }] }], carrier).state.players[0]?.health === 3;

for (const [of, n] of counts)
  test(`a condition on "${of}" counts exactly`, () => {
    assert.ok(holds({ of }), 'it is at least 1');
    assert.ok(holds({ of, least: n, most: n }), `it is ${n}`);
    assert.ok(!holds({ of, least: n + 1 }), `it is not ${n + 1}`);
    assert.ok(!holds({ of, most: n - 1 }), `it is more than ${n - 1}`);
  });

test('an effect no longer acts on a player whom it has killed', () => {
  const dead: Words = [{ do: 'lose-health', n: 9 }];
  const after: readonly Words[] = [
    [{ do: 'each', of: 'others', then: [{ do: 'gain-terror', n: 1 }] }],
    [{ do: 'if', is: { of: 'clues', most: 9 }, then: [{ do: 'each', of: 'others', then: [] }] }],
    [{ do: 'choose-player', from: 'others', then: [{ do: 'gain-terror', n: 1 }] }],
    [{ do: 'roll', of: [{ upTo: 6, then: [] }] }] as unknown as Words,
    [{ do: 'bonus-dice', on: 'focus', n: 1, for: 'turn' }],
    [{ do: 'grant-moves', n: 1 }],
    [{ do: 'move-to', to: 'start' }],
    [{ do: 'draw-item', n: 1 }],
    [{ do: 'lose-item', n: 1 }],
    [{ do: 'forced-move', n: 1 }],
  ];
  for (const words of after) {
    const { log, state } = eat([...dead, ...words]);
    const died = log.findIndex(({ type }) => type === 'died');
    assert.ok(died >= 0, 'the player is dead');
    assert.deepEqual(
      log.slice(died + 1).filter((event) => 'player' in event && event.player === 0 && event.type !== 'turn-ended'),
      [],
      JSON.stringify(words),
    );
    assert.ok(state.players.every(({ terror, alive }) => !alive || terror === 1));
  }
});

test('dice that are gained in the own turn last through the next one, and those of others through theirs', () => {
  const bonus: Words = [{ do: 'bonus-dice', on: 'focus', n: 1, for: 'turn' }];
  const lasting = (player: number, words: Words) => eat(words).state.players[player]?.bonusDice;
  assert.deepEqual(lasting(0, bonus), [{ on: 'focus', n: 1, for: 'next-turn' }]);
  assert.deepEqual(lasting(1, [{ do: 'each', of: 'others-here', then: bonus }]), [{ on: 'focus', n: 1, for: 'turn' }]);
  assert.deepEqual(lasting(0, [{ do: 'bonus-dice', on: 'focus', n: 1, for: 'check' }]), [
    { on: 'focus', n: 1, for: 'check' },
  ]);
});

const targets: Readonly<Record<MoveTarget, readonly string[]>> = {
  start: [],
  'nearest-player': ['2:3,1'],
  'any-player': ['0:3,1', '2:0,1', '2:3,1'],
  room: ['2:1,0', '2:6,3'],
  hallway: [],
  stairs: ['2:0,1'],
  elevator: ['2:6,1'],
};
const apart: Position = {
  players: [{ items: ['probe.1'] }, { alive: false }, { at: '2:3,1' }, { at: '2:0,1' }, { at: '0:3,1' }],
  rooms: { '2:1,0': room('plain-ward-1'), '2:3,0': room('plain-ward-2', { lock: 2 }), '1:1,0': room('plain-ward-3') },
};

for (const to of ['nearest-player', 'any-player', 'room', 'stairs', 'elevator'] as const)
  test(`an effect that moves a player to "${to}" offers these Spaces`, () => {
    const match = eat([{ do: 'move-to', to }], apart);
    const offered = match.questions
      .filter(({ standing }) => !standing)
      .flatMap(({ options }) => options.flatMap(({ id }) => (id.startsWith('put:') ? id.slice(4) : [])));
    const { at } = match.state.players[0] as Player;
    assert.deepEqual(at === start ? offered.sort() : [at], targets[to]);
  });

test('an effect moves a player back to the start', () => {
  const { state } = eat([{ do: 'move-to', to: 'start' }], { players: [{ items: ['probe.1'], at: '0:3,1' }, {}] });
  assert.equal(state.players[0]?.at, start);
});

test('a Room does not act at the end of the Move on a player who was moved in the turn of another', () => {
  const frightened = (of: PlayerGroup, from: string, to: string): number | undefined => {
    const match = eat([{ do: 'each', of, then: [{ do: 'move-to', to: 'room' }] }], {
      players: [{ items: ['probe.1'], at: from }, { at: '0:0,1' }],
      rooms: { '0:1,0': room('end-move-frightens'), '0:3,0': room('plain-ward-1') },
    });
    choose(match, `put:${to}`);
    choose(match, 'end');
    return match.state.players[0]?.terror;
  };
  // With nobody In Sight, the end of the turn brings 2 Terror.
  assert.equal(frightened('others', '0:1,0', '0:3,0'), 5, 'only the other player was moved');
  assert.equal(frightened('here', '0:3,0', '0:1,0'), 4, 'the active player was moved');
});

test('Items are lost by choice, at random, or dropped where the player stands', () => {
  const two: Position = { players: [{ items: ['probe.1', 'soup.1', 'pills.1'] }, {}] };
  const chosen = eat([{ do: 'lose-item', n: 1 }], two);
  choose(chosen, 'discard:pills.1');
  assert.deepEqual(chosen.state.players[0]?.items, ['soup.1']);
  assert.ok(chosen.state.itemDiscards.includes('pills.1'));
  const random = eat([{ do: 'lose-item', n: 1, random: true }], two);
  assert.equal(random.state.players[0]?.items.length, 1);
  const dropped = eat([{ do: 'drop-item', n: 1 }], two);
  choose(dropped, 'drop:pills.1');
  assert.deepEqual(dropped.state.dropped, { [start]: ['pills.1'] });
});

test('a choice of a player may be declined only if the words say so', () => {
  const words = (may?: true): Words => [
    { do: 'choose-player', from: 'others-here', then: [{ do: 'gain-terror', n: 1 }], ...(may && { may }) },
  ];
  const ids = (match: RecordedMatch<State, unknown>) =>
    match.questions.find(({ standing }) => !standing)?.options.map(({ id }) => id);
  assert.deepEqual(ids(eat(words())), ['player:1']);
  assert.deepEqual(ids(eat(words(true))), ['player:1', 'nobody']);
});
