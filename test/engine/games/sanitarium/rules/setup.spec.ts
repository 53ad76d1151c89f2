// Setup: the deal, the starting Room, the first explores, tokens and Confusion; and the differences with two players.
import assert from 'node:assert/strict';
import { openMatch } from '../../../../../src/engine/kernel/index.js';
import { rules } from '../../../../../src/engine/games/sanitarium/rules/rules.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { draws, row, situation } from '../support/situations.js';

const room = { deck: 'rooms', card: 'records' };
const start = (value: number) => ({ pick: 'start-player', value });

/** Lays each drawn card at the first legal position until setup is over. Returns the players who explored. */
function layOut(t: RuleTest): number[] {
  const explorers: number[] = [];
  while (t.state.turn.phase === 'setup') {
    explorers.push(t.state.explorer);
    t.choose(t.options()[0] ?? '');
  }
  return explorers;
}

rule('SAN-SET-01 the game is for one to four players', (t) => {
  for (const seats of [0, 5]) assert.equal(openMatch(rules, { seed: 1, seats }).ok, false);
  for (const seats of [2, 3, 4]) {
    t.match(rules, { seats });
    assert.equal(t.state.players.length, seats);
  }
  t.match(rules, { seats: 1 });
  assert.equal(t.view(0).questions.length, 1);
});

rule('SAN-SET-02 each player gets three secret Safe Things of the shuffled thirteen', (t) => {
  t.match(rules, { seats: 4 });
  const dealt = t.state.players.flatMap(({ safeThings }: { safeThings: { kind: string }[] }) =>
    safeThings.map(({ kind }) => kind),
  ) as string[];
  assert.deepEqual(
    t.state.players.map(({ safeThings }: { safeThings: unknown[] }) => safeThings.length),
    [3, 3, 3, 3],
  );
  assert.equal(new Set([...dealt, ...t.state.undealt]).size, 13);
  assert.equal(t.state.undealt.length, 1);
  for (const seat of [0, 1, 2, 3, null]) {
    const seen = t
      .view(seat)
      .state.players.map(({ safeThings }: { safeThings: { kind: string | null }[] }) =>
        safeThings.every(({ kind }) => kind !== null),
      );
    assert.deepEqual(
      seen,
      [0, 1, 2, 3].map((player) => player === seat),
      'a seat knows its own Safe Things only',
    );
    const told = t.events(seat).filter(({ type, things }) => type === 'dealt' && things !== undefined);
    assert.deepEqual(
      told.map(({ rule: by, player }) => [by, player]),
      seat === null ? [] : [['SAN-SET-02', seat]],
    );
  }
  const deals = [1, 2, 3, 4, 5, 6].map((seed) => {
    t.match(rules, { seats: 4, seed });
    return t.state.players[0].safeThings.map(({ kind }: { kind: string }) => kind).join();
  });
  assert.ok(new Set(deals).size > 3, 'the Safe Things are shuffled');
});

rule('SAN-SET-03 the start player is chosen at random', (t) => {
  const starts = new Set<number>();
  for (let seed = 1; seed <= 30; seed++) {
    t.match(rules, { seats: 3, seed });
    starts.add(t.state.start);
  }
  assert.deepEqual([...starts].sort(), [0, 1, 2]);
  t.match(rules, { seats: 3, faces: [start(2)] });
  layOut(t);
  assert.equal(t.state.active, 2);
  assert.equal(t.state.turn.number, 1);
});

rule('SAN-SET-04 one Room, face up, begins the map', (t) => {
  t.match(rules, { seats: 3, faces: [room] });
  assert.equal(t.state.map.length, 1);
  for (const seat of [0, 1, 2, null]) {
    const [room] = t.view(seat).state.map;
    assert.equal(room.card, 'records');
    assert.equal(room.face, 'room');
  }
});

rule('SAN-SET-05 in turn order, each player explores once without paying', (t) => {
  t.match(rules, { seats: 3, faces: [room, start(1), ...draws('dark.1', 'wheelchair.1', 'chapel')] });
  assert.deepEqual(layOut(t), [1, 2, 0]);
  assert.deepEqual(
    t.state.map.slice(1).map(({ card }: { card: string }) => card),
    ['dark.1', 'wheelchair.1', 'chapel'],
  );
  assert.deepEqual(
    t.events().flatMap(({ type, number }) => (type === 'looked' || type === 'turn-began' ? [number ?? type] : [])),
    ['looked', 'looked', 'looked', 1, 'looked'],
    'the fourth card belongs to the first Creeping Darkness',
  );
  assert.equal(t.state.turn.number, 1, 'no turn was used up');
});

rule(
  'SAN-SET-06 if no Dark Hallway was explored, the start player searches the deck for one, which brings a monster',
  (t) => {
    t.match(rules, {
      seats: 3,
      faces: [
        room,
        start(1),
        ...draws('wheelchair.1', 'run-for-it.1', 'chapel'),
        { deck: 'dark-hallways', card: 'dark.5' },
      ],
    });
    for (let i = 0; i < 3; i++) t.choose(t.options()[0] ?? '');
    const [question] = t.view(1).questions;
    assert.equal(question?.kind, 'place');
    assert.equal(t.view(1).state.drawn, 'dark.5');
    assert.deepEqual(
      [0, 1, 2, null].map((seat) => t.events(seat).find(({ rule: by }) => by === 'SAN-SET-06')?.['card']),
      ['dark.5', 'dark.5', 'dark.5', undefined],
      'all players see the card',
    );
    assert.ok(!t.state.deck.includes('dark.5'));
    assert.equal(t.why(1, 'place:h:0:0')?.rule, 'SAN-EXP-06', 'the rules of exploring apply');
    t.choose(t.options(1)[0] ?? '');
    assert.equal(t.state.map[4].card, 'dark.5');
    assert.equal(t.state.map[4].face, 'dark');
    assert.deepEqual(
      t.state.monsters.map(({ id }: { id: number }) => id),
      [0],
    );
    assert.equal(t.state.supply.length, 2);
  },
);

rule('SAN-SET-06 if a Dark Hallway was explored, the deck is not searched', (t) => {
  t.match(rules, { seats: 2, faces: [room, ...draws('chapel', 'wheelchair.1', 'dark.2', 'run-for-it.1')] });
  layOut(t);
  assert.equal(t.state.map.length, 5);
  assert.ok(!t.events().some((event) => event.rule === 'SAN-SET-06'));
  t.match(rules, { seats: 2, faces: [room, ...draws('chapel', 'wheelchair.1', 'wheelchair.2', 'run-for-it.1')] });
  layOut(t);
  assert.equal(t.state.map.length, 6);
});

rule('SAN-SET-07 all tokens begin on the starting Room', (t) => {
  t.match(rules, { seats: 4 });
  assert.deepEqual(
    t.state.players.map(({ at }: { at: number }) => at),
    [-1, -1, -1, -1],
    'no token is on the map before the players have explored',
  );
  layOut(t);
  assert.deepEqual(
    t.state.players.map(({ at }: { at: number }) => at),
    [0, 0, 0, 0],
  );
});

rule('SAN-SET-08 each player receives one Confusion', (t) => {
  t.match(rules, { seats: 3 });
  layOut(t);
  const suffered = t.state.players.map(
    ({ hallucinations }: { hallucinations: string[] }) => hallucinations,
  ) as string[][];
  for (const [player, cards] of suffered.entries()) {
    assert.equal(cards.length, 1);
    assert.match(cards[0] ?? '', /^confusion\./);
    assert.deepEqual(t.view(null).state.players[player].hallucinations, cards, 'everybody sees the Confusion');
  }
  assert.equal(new Set(suffered.flat()).size, 3);
});

rule('SAN-SET-08 the Confusion card of a fourth player has the same effect as the other three', (t) => {
  t.match(rules, {
    seats: 4,
    situation: situation(row(['chapel', 'records']), {
      active: 3,
      ap: 2,
      players: [{}, {}, {}, { hallucinations: ['confusion.4'] }],
    }),
  });
  t.choose('move:2');
  assert.equal(t.state.turn.ap, 0);
  t.match(rules, { seats: 4 });
  layOut(t);
  assert.deepEqual(
    t.state.players.map(({ hallucinations }: { hallucinations: string[] }) => hallucinations[0]),
    ['confusion.1', 'confusion.2', 'confusion.3', 'confusion.4'],
  );
});

rule(
  'SAN-SET-04 apart from the map and the dealt cards, the state is empty at first, and there is no standing question',
  (t) => {
    t.match(rules, { seats: 3, options: { mode: 'cooperative' } });
    const { bottom, pile, rolls, ballots, shut, turn, common, payment } = t.view(0).state;
    assert.deepEqual(
      [bottom, pile, rolls, ballots, shut, turn.dice, payment],
      [[], [], [], [], [], [], { cost: 0, slots: [], pool: 0 }],
    );
    assert.deepEqual(
      [...common, ...t.state.players.flatMap(({ safeThings }: { safeThings: object[] }) => safeThings)].map(
        ({ claimed }: { claimed?: boolean }) => claimed,
      ),
      Array(8).fill(false),
    );
    assert.deepEqual(
      t.view(0).questions.map(({ kind }) => kind),
      t.state.start === 0 ? ['place'] : [],
    );
    // During setup it is nobody's turn, so the question has no fallback.
    assert.deepEqual(
      [0, 1, 2].flatMap((seat) => t.view(seat).questions.map(({ fallback }) => fallback)),
      [undefined],
    );
  },
);

rule(
  'SAN-RUL-22 a random Room of nine is taken out, the other 53 cards are shuffled, and setup cards may be laid anywhere legal',
  (t) => {
    const rooms = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      t.match(rules, { seats: 4, seed });
      const [{ card }] = t.state.map;
      rooms.add(card);
      const left = [...t.state.deck, t.state.drawn];
      assert.equal(new Set([card, ...left]).size, 54);
      assert.equal(left.length, 53);
      assert.equal(t.options().length, 8);
    }
    assert.equal(rooms.size, 9);
  },
);

rule('SAN-RUL-22 the search finds any remaining Dark Hallway, and then any remaining card may come next', (t) => {
  const found = new Set<string>();
  const next = new Set<string>();
  for (let seed = 1; seed <= 80; seed++) {
    t.match(rules, { seats: 3, seed, faces: [...draws('wheelchair.1', 'run-for-it.1', 'chapel'), room] });
    for (let i = 0; i < 3; i++) t.choose(t.options()[0] ?? '');
    found.add(t.state.drawn);
    t.choose(t.options()[0] ?? '');
    next.add(t.state.drawn);
  }
  assert.equal(found.size, 9);
  assert.ok(next.size > 25, `${next.size} different cards follow`);
});

rule('SAN-RUL-23 with two players, the start player and the other explore in turn, twice each', (t) => {
  t.match(rules, { seats: 2, faces: [room, start(1), ...draws('dark.1', 'dark.2', 'dark.3', 'chapel')] });
  assert.deepEqual(layOut(t), [1, 0, 1, 0]);
});

rule('SAN-TWO-01 two players in competition get four secret Safe Things each', (t) => {
  t.match(rules, { seats: 2 });
  assert.deepEqual(
    t.state.players.map(({ safeThings }: { safeThings: unknown[] }) => safeThings.length),
    [4, 4],
  );
  assert.equal(t.state.undealt.length, 5);
  assert.deepEqual(t.state.common, []);
  assert.ok(t.view(0).state.players[1].safeThings.every(({ kind }: { kind: string | null }) => kind === null));
});

rule('SAN-TWO-03 two players explore twice each in setup', (t) => {
  t.match(rules, { seats: 2, faces: [room, ...draws('dark.1', 'dark.2', 'dark.3', 'chapel')] });
  const explorers = layOut(t);
  assert.deepEqual(
    [0, 1].map((player) => explorers.filter((each) => each === player).length),
    [2, 2],
  );
  assert.equal(t.state.map.length, 5);
});

rule(
  'SAN-TWO-04 two co-operating players get two secret Safe Things each and five common ones, and explore twice each in setup',
  (t) => {
    t.match(rules, {
      seats: 2,
      options: { mode: 'cooperative' },
      faces: [room, ...draws('dark.1', 'dark.2', 'dark.3', 'chapel')],
    });
    assert.deepEqual(
      t.state.players.map(({ safeThings }: { safeThings: unknown[] }) => safeThings.length),
      [2, 2],
    );
    assert.equal(t.state.common.length, 5);
    assert.equal(t.view(null).state.common.length, 5, 'the common Safe Things are face up');
    assert.equal(t.state.undealt.length, 4);
    assert.deepEqual(layOut(t).length, 4);
  },
);
