// Who knows what in one position, and what a seat's imagined matches contain. Follows the table "Hidden information" in
// docs/rules/sanitarium.md. knowledge-in-matches.spec.ts checks whole matches.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createChance } from '../../../../../src/engine/kernel/index.js';
import { cardOf } from '../../../../../src/engine/games/sanitarium/cards/card-index.js';
import type { Content } from '../../../../../src/engine/games/sanitarium/cards/card-types.js';
import type { State } from '../../../../../src/engine/games/sanitarium/state/state.js';
import { choose, play } from '../../../../support/play.js';
import { draws, row, situation } from '../support/situations.js';
import { rules } from '../support/fixed-pack.js';

/**
 * A match of three players. Player 0 has searched tin-saint.1, has left it where it is, and is about to lay
 * brass-bell.2, which they have drawn. Nobody has seen the other face-down card, wheelchair.1.
 */
function table() {
  const players = [
    {
      at: [6, 0],
      items: ['brass-bell.1'],
      actions: ['sleight-of-hand.1'],
      hallucinations: ['moths'],
      things: ['wheelchair'],
    },
    { actions: ['run-for-it.1'], items: ['night-key.1'], claimed: ['night-key'], things: ['case-file'] },
  ] as const;
  const match = play(rules, {
    seats: 3,
    faces: draws('brass-bell.2'),
    situation: situation(row(['chapel', 'wheelchair.1', 'dark.1', 'tin-saint.1']), {
      ap: 4,
      bottom: ['music-box.1'],
      players: players,
    }),
  });
  for (const act of ['search', 'leave', 'explore']) choose(match, act);
  return match;
}

/** The facts about a card: its face, whether it is an Item or Action or neither, and whether it is an Action. */
const factsOf = (id: string): string[] => [`card:${id}`, `type:${id}`, `action:${id}`];
const knownTo = (seats: string, ...facts: readonly string[]): Record<string, string> =>
  Object.fromEntries(facts.map((fact) => [fact, seats]));

test('every fact of a position is known to the seats that may know it', () => {
  const { state, stack } = table();
  const known: Record<string, string> = {};
  const unknown: string[] = [];
  for (const { id, seen } of rules.secrets(state, stack)) {
    if (seen === 0) unknown.push(id);
    else known[id] = [0, 1, 2].filter((seat) => seen & (1 << seat)).join('');
  }
  assert.deepEqual(known, {
    ...knownTo('012', ...factsOf('chapel'), ...factsOf('dark.1'), ...factsOf('music-box.1')),
    ...knownTo('012', ...factsOf('brass-bell.1'), ...factsOf('night-key.1'), 'hallucination:moths'),
    // Everybody sees that a face-down card lies there.
    'type:wheelchair.1': '012',
    ...knownTo('0', ...factsOf('tin-saint.1')),
    'type:tin-saint.1': '012',
    ...knownTo('0', ...factsOf('brass-bell.2')),
    ...knownTo('0', ...factsOf('sleight-of-hand.1')),
    'action:sleight-of-hand.1': '012',
    ...knownTo('1', ...factsOf('run-for-it.1')),
    'action:run-for-it.1': '012',
    'thing:night-key': '012',
    'thing:wheelchair': '0',
    'thing:case-file': '1',
  });
  const hidden = [
    ...state.deck.flatMap(factsOf),
    'card:wheelchair.1',
    'action:wheelchair.1',
    ...state.hallucinations.map((card) => `hallucination:${card}`),
    ...state.undealt.map((kind) => `thing:${kind}`),
  ];
  assert.deepEqual(unknown.sort(), hidden.sort());
});

test('a spectator sees Rooms and Dark Hallways, but no hidden card', () => {
  const { map, drawn, players } = table().view(null).state;
  assert.deepEqual([drawn, ...map.map(({ card }) => card)], [null, 'chapel', null, 'dark.1', null]);
  assert.deepEqual(
    players.map(({ actions, safeThings }) => [...actions, ...safeThings.map(({ kind }) => kind)]),
    [[null, null], [null, 'night-key', null], []],
  );
});

test('in a solo match, one seat knows what both players know', () => {
  const players = [{ actions: ['run-for-it.1'] }, { actions: ['sleight-of-hand.1'], things: ['case-file'] }];
  const match = play(rules, { seats: 1, situation: situation(row(['chapel']), { players }) });
  for (const { state } of [match.view(0), match.determinize(0, createChance(1)).view(0)]) {
    assert.deepEqual(
      state.players.map(({ actions }) => actions),
      [['run-for-it.1'], ['sleight-of-hand.1']],
    );
    assert.equal(state.players[1]?.safeThings[0]?.kind, 'case-file');
  }
});

test('only the paying player sees the cards of an incomplete payment, and they are discarded when it is complete', () => {
  const players = [
    { items: ['brass-bell.1', 'music-box.1'], actions: ['hold-the-door.1'], hallucinations: ['confusion.1'] },
  ];
  const match = play(rules, {
    seats: 2,
    situation: situation(row(['chapel', 'wheelchair.1']), { monsters: [[2, 0]], players }),
  });
  const seen = (seat: number | null) => match.view(seat).state.payment;
  const nothing = { cost: 0, slots: [], pool: 0 };
  choose(match, 'disbelieve:confusion.1');
  choose(match, 'pay:music-box.1');
  assert.deepEqual([seen(0), seen(1), seen(null)], [{ cost: 3, slots: [1], pool: 0 }, nothing, nothing]);
  choose(match, 'pay:brass-bell.1');
  assert.deepEqual([seen(0), match.state.payment], [nothing, nothing]);
  const { monsters, supply } = match.view(1).state;
  assert.deepEqual([monsters, supply], [[{ id: 0, at: 2 }], [1, 2]], 'everybody sees the monsters');
});

test('the order of unknown Safe Things makes no difference to a seat’s imagined match', () => {
  const worlds = [
    ['case-file', 'music-box'],
    ['music-box', 'case-file'],
  ].map((things) => {
    const match = play(rules, { seats: 2, situation: situation(row(['chapel']), { players: [{}, { things }] }) });
    return Array.from({ length: 12 }, (_, seed) =>
      match.determinize(0, createChance(seed)).state.players[1]?.safeThings.map(({ kind }) => kind),
    );
  });
  assert.deepEqual(worlds[0], worlds[1]);
});

/** All cards and Safe Things that may be hidden from somebody, wherever they are. */
const everything = ({ deck, drawn, map, undealt, players }: State): string[] =>
  [
    ...deck,
    drawn ?? '',
    ...map.map(({ card }) => card),
    ...undealt,
    ...players.flatMap(({ actions, safeThings }) => [...actions, ...safeThings.map(({ kind }) => kind)]),
  ].sort();

for (const seat of [0, 1, 2] as const)
  test(`everything that seat ${seat} does not know is dealt anew among its possible places`, () => {
    const match = table();
    const content = match.content as Content;
    const [typeOf, real] = [(card: string | null | undefined): string => cardOf(content, card ?? '').type, match.state];
    const found = {
      action: new Set(),
      other: new Set(),
      laid: new Set(),
      seen: new Set(),
      drawn: new Set(),
      thing: new Set(),
      foreign: new Set(),
    };
    for (let seed = 0; seed < 24; seed++) {
      const world = match.determinize(seat, createChance(seed));
      const {
        map,
        players: [first, second],
        drawn,
      } = world.state;
      assert.deepEqual(world.view(seat).state, match.view(seat).state);
      assert.deepEqual(everything(world.state), everything(real), 'no card is lost, and no card occurs twice');
      for (const action of [first?.actions[0], second?.actions[0]]) assert.equal(typeOf(action), 'action');
      for (const { card, face } of map) if (face === 'down') assert.ok(['item', 'action'].includes(typeOf(card)), card);
      for (const [place, what] of [
        [found.action, first?.actions[0]],
        [found.other, second?.actions[0]],
        [found.laid, map[1]?.card],
        [found.seen, map[3]?.card],
        [found.drawn, drawn],
        [found.thing, first?.safeThings[0]?.kind],
        [found.foreign, second?.safeThings[1]?.kind],
      ] as const)
        place.add(what);
      assert.deepEqual(second?.safeThings[0], { kind: 'night-key', claimed: true, shown: true });
    }
    const [secret, open] = [
      (place: Set<unknown>): void => {
        assert.ok(place.size > 5, [...place].join());
      },
      (place: Set<unknown>, what: string | undefined): void => {
        assert.deepEqual([...place], [what]);
      },
    ];
    secret(found.laid);
    assert.deepEqual(new Set([...found.laid].map((card) => typeOf(card as string))), new Set(['item', 'action']));
    if (seat === 0) {
      open(found.action, 'sleight-of-hand.1');
      open(found.seen, 'tin-saint.1');
      open(found.drawn, 'brass-bell.2');
      open(found.thing, 'wheelchair');
    } else for (const place of [found.action, found.seen, found.drawn, found.thing]) secret(place);
    if (seat === 1) {
      open(found.other, 'run-for-it.1');
      open(found.foreign, 'case-file');
    } else for (const place of [found.other, found.foreign]) secret(place);
  });
