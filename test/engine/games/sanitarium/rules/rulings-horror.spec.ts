// Rulings on exposure, Horror Rolls and Hallucinations. SAN-RUL-09 to -14
import assert from 'node:assert/strict';
import { rules } from '../../../../../src/engine/games/sanitarium/rules/rules.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { dice, draws, row, situation } from '../support/situations.js';

/**
 * The cards and their spaces: chapel (0), wheelchair (2 and 3), felt-slippers (4 and 5), dark.1 (6). A Horror Roll of 2
 * has no effect on a player without Items.
 */
const corridor = row(['chapel', 'wheelchair.1', 'felt-slippers.1', 'dark.1']);
const scares = (t: RuleTest): (readonly [player: number, monster: number])[] =>
  t
    .events()
    .filter(({ type }) => type === 'horror')
    .map(({ player, monster }) => [player, monster] as const);

rule('SAN-RUL-09 one Horror Roll when the player walks onto a monster', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, { ap: 3, players: [{ at: [2, 0] }], monsters: [[3, 0]] }),
    faces: dice(2, 2),
  });
  t.choose('move:3');
  assert.deepEqual(scares(t), [[0, 0]]);
  t.choose('move:2');
  assert.deepEqual(scares(t).length, 1);
  t.choose('move:3');
  assert.equal(scares(t).length, 2, 'each encounter causes a Horror Roll');
});

rule("SAN-RUL-09 one Horror Roll when a monster walks onto a player, in anybody's turn", (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, { phase: 'monsters', mp: 2, players: [{}, { at: [4, 0] }], monsters: [[5, 0]] }),
    faces: dice(2),
  });
  t.choose('push:0:4');
  assert.deepEqual(scares(t), [[1, 0]]);
});

rule('SAN-RUL-09 if a Dark Hallway replaces a card, its monster causes one Horror Roll', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, { ap: 1, players: [{ at: [4, 0] }] }),
    faces: [...draws('dark.2'), ...dice(2)],
  });
  t.choose('search');
  t.choose('take');
  assert.deepEqual(scares(t), [[0, 0]]);
});

rule('SAN-RUL-09 one Horror Roll when the companion leaves', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, { ap: 1, players: [{ at: [4, 0] }, { at: [4, 0] }], monsters: [[4, 0]] }),
    faces: dice(2),
  });
  assert.deepEqual(scares(t), []);
  t.choose('move:5');
  assert.deepEqual(scares(t), [[1, 0]]);
});

rule(
  'SAN-RUL-09 a player who stays with a monster makes one Horror Roll in each of their own Creeping Darkness phases',
  (t) => {
    t.match(rules, {
      seats: 2,
      situation: situation(corridor, { phase: 'turn', players: [{ at: [4, 0] }, { at: [2, 0] }], monsters: [[4, 0]] }),
      faces: dice(2, 1, 2, 6),
    });
    assert.deepEqual(scares(t), [[0, 0]]);
    t.choose('place:h:-2:0');
    t.choose('die:6');
    t.choose('end');
    t.choose('stop');
    assert.deepEqual(t.state.monsters[0].at, 3, 'the monster goes away in the other player’s turn');
    assert.equal(scares(t).length, 1);
  },
);

rule(
  'SAN-RUL-09 a monster that arrives in this step causes one Horror Roll, and a monster that was there before causes another',
  (t) => {
    t.match(rules, {
      seats: 2,
      situation: situation(corridor, {
        phase: 'turn',
        players: [{ at: [4, 0] }],
        monsters: [
          [5, 0],
          [4, 0],
        ],
      }),
      faces: dice(2, 2),
    });
    assert.deepEqual(
      scares(t),
      [
        [0, 0],
        [0, 1],
      ],
      'each of the two monsters causes one roll',
    );
    assert.equal(t.view(0).questions[0]?.kind, 'place');
  },
);

rule('SAN-RUL-10 in one Monster Movement, a monster scares each player only once, however often it steps in', (t) => {
  t.match(rules, {
    seats: 3,
    situation: situation(corridor, {
      phase: 'monsters',
      mp: 5,
      players: [{ at: [4, 0] }, { at: [2, 0] }, {}],
      monsters: [
        [5, 0],
        [5, 0],
      ],
    }),
    faces: dice(2, 2),
  });
  t.choose('push:0:4');
  t.choose('push:0:5');
  t.choose('push:0:4');
  assert.deepEqual(scares(t), [[0, 0]]);
  t.choose('push:1:4');
  assert.deepEqual(
    scares(t),
    [
      [0, 0],
      [0, 1],
    ],
    'another monster scares the player',
  );
  t.match(rules, {
    seats: 3,
    situation: situation(corridor, {
      phase: 'monsters',
      mp: 4,
      players: [{ at: [4, 0] }, { at: [3, 0] }, {}],
      monsters: [[5, 0]],
    }),
    faces: dice(2, 2),
  });
  for (const to of [4, 3, 4]) t.choose(`push:0:${to}`);
  assert.deepEqual(
    scares(t),
    [
      [0, 0],
      [1, 0],
    ],
    'another player is scared',
  );
});

rule('SAN-RUL-09 outside Monster Movement a monster that was pushed away and comes back scares again', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, {
      phase: 'turn',
      monsters: [[5, 0]],
      players: [{ at: [4, 0], items: ['brass-bell.1', 'storm-lantern.1'] }],
    }),
    faces: [...dice(6, 1, 2, 6, 6), ...draws('records'), { deck: 'hallucinations', card: 'moths' }],
  });
  for (const choice of ['place:h:-2:0', 'die:6', 'use:brass-bell.1', 'push:0:5', 'use:storm-lantern.1', 'push:0:4'])
    t.choose(choice);
  assert.deepEqual(scares(t), [
    [0, 0],
    [0, 0],
  ]);
});

rule('SAN-RUL-11 simultaneous Horror Rolls: nobody is asked for their order, and each is resolved completely', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, {
      ap: 1,
      players: [{ at: [2, 0], items: ['music-box.1', 'night-key.1'] }],
      monsters: [
        [3, 0],
        [3, 0],
      ],
    }),
    faces: dice(2, 3),
  });
  t.choose('move:3');
  assert.deepEqual(scares(t), [[0, 0]]);
  t.choose('lose:music-box.1');
  assert.deepEqual(scares(t), [
    [0, 0],
    [0, 1],
  ]);
  assert.deepEqual(t.state.players[0].items, []);
});

rule('SAN-RUL-11 simultaneous Horror Rolls of several players: active player first, then clockwise', (t) => {
  t.match(rules, {
    seats: 4,
    situation: situation(corridor, {
      active: 2,
      ap: 1,
      players: [{ at: [4, 0] }, { at: [0, 0] }, { at: [4, 0] }, { at: [0, 0] }],
      monsters: [
        [4, 0],
        [4, 0],
        [5, 0],
      ],
    }),
    faces: dice(2, 2, 2),
  });
  t.choose('move:5');
  // Player 2, who is active, meets the monster in space 5. Player 0 is left alone with two monsters in space 4.
  assert.deepEqual(scares(t), [
    [2, 2],
    [0, 0],
    [0, 1],
  ]);
});

rule(
  'SAN-RUL-12 the player chooses which unprotected Item is lost; it goes under the deck; Actions are no Items',
  (t) => {
    const me = {
      items: ['wheelchair.2', 'music-box.1', 'night-key.1'],
      claimed: ['wheelchair'],
      actions: ['run-for-it.1'],
    };
    for (const die of [2, 3]) {
      t.match(rules, {
        seats: 2,
        situation: situation(corridor, { phase: 'dice', players: [me], bottom: ['tin-saint.2'] }),
        faces: dice(1, 1, 6, die),
      });
      t.choose('die:6');
      assert.deepEqual(t.options(), ['lose:music-box.1', 'lose:night-key.1']);
      assert.equal(t.why(0, 'lose:run-for-it.1')?.rule, 'SAN-RUL-12');
      assert.equal(t.why(0, 'lose:wheelchair.2')?.rule, 'SAN-SAFE-02');
      t.choose('lose:night-key.1');
      assert.deepEqual(t.state.bottom, ['tin-saint.2', 'night-key.1']);
      assert.deepEqual(
        t.state.players[0].items.map(({ card }: { card: string }) => card),
        ['wheelchair.2', 'music-box.1'],
      );
    }
  },
);

rule('SAN-RUL-12 a player without an unprotected Item loses nothing', (t) => {
  const me = { items: ['wheelchair.2'], claimed: ['wheelchair'], actions: ['run-for-it.1'] };
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, { phase: 'dice', players: [me] }),
    faces: dice(1, 1, 6, 3),
  });
  t.choose('die:6');
  assert.equal(t.view(0).questions[0]?.kind, 'act');
  assert.equal(t.state.players[0].items.length, 1);
  assert.deepEqual(t.state.players[0].actions, ['run-for-it.1']);
});

rule('SAN-RUL-13 if the Hallucination deck and its pile are empty, no Hallucination is suffered', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, { phase: 'dice', hallucinations: [] }),
    faces: dice(1, 1, 6, 5),
  });
  t.choose('die:6');
  assert.deepEqual(t.state.players[0].hallucinations, []);
  assert.equal(t.view(0).questions[0]?.kind, 'act');
});

rule(
  'SAN-RUL-14 a discarded Confusion goes on the face-up pile and comes back with it; undealt ones stay in the box',
  (t) => {
    const me = { hallucinations: ['confusion.1'], items: ['night-key.1'] };
    t.match(rules, {
      seats: 2,
      situation: situation(corridor, { players: [me], hallucinations: [], mp: 0 }),
      faces: [...dice(1, 1, 6, 4)],
    });
    t.choose('disbelieve:confusion.1');
    assert.deepEqual(t.view(null).state.pile, ['confusion.1']);
    t.choose('end');
    t.choose(t.options()[0] ?? '');
    t.choose('die:6');
    assert.deepEqual(t.state.players[1].hallucinations, ['confusion.1'], 'the pile has been shuffled again');
    assert.deepEqual(t.state.pile, []);
    t.match(rules, { seats: 2 });
    assert.equal(t.state.hallucinations.length, 9);
    assert.ok(!t.state.hallucinations.some((card: string) => card.startsWith('confusion')));
  },
);

rule('SAN-RUL-09 a monster that was moved onto a player frightens them only once before they can act', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, {
      phase: 'monsters',
      mp: 1,
      players: [{ at: [0, 0] }, { at: [4, 0] }],
      monsters: [[5, 0]],
    }),
    faces: [...dice(2, 1, 2, 6, 1, 2, 6), ...draws('records', 'day-room')],
  });
  t.choose('push:0:4');
  assert.deepEqual(scares(t), [[1, 0]]);
  t.choose(t.options(1)[0] ?? '');
  t.choose('die:6');
  assert.deepEqual(scares(t), [[1, 0]], 'the player of the turn could not go away in the meantime');
  t.choose('end');
  t.choose('stop');
  t.choose(t.options(0)[0] ?? '');
  t.choose('die:6');
});

rule('SAN-RUL-09 a monster frightens a player who could go away and stayed, but not again after triples', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, { phase: 'turn', players: [{ at: [4, 0] }], monsters: [[4, 0]] }),
    faces: [...dice(2, 3, 3, 3, 1, 2, 6), ...draws('records', 'day-room')],
  });
  assert.deepEqual(scares(t), [[0, 0]]);
  t.choose(t.options(0)[0] ?? '');
  assert.ok(t.events().some(({ type }) => type === 'triples'));
  assert.deepEqual(scares(t), [[0, 0]], 'the Creeping Darkness after triples leaves no time to go away');
  t.choose(t.options(0)[0] ?? '');
  t.choose('die:6');
});
