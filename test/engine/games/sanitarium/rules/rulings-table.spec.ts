// Rulings on the supply of monsters, order, co-operation, escapes, the end, absent players and modes. SAN-RUL-24 to -46
import assert from 'node:assert/strict';
import { createChance, openMatch, type LiveMatch } from '../../../../../src/engine/kernel/index.js';
import { pack } from '../../../../../src/engine/games/sanitarium/content/pack.js';
import { rules } from '../support/fixed-pack.js';
import type { Situation } from '../../../../../src/engine/games/sanitarium/state/situation.js';
import type { State } from '../../../../../src/engine/games/sanitarium/state/state.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { doorwaysFrom, legalPlaces } from '../support/reference-map.js';
import { dice, draws, row, situation } from '../support/situations.js';

type Lying = NonNullable<Situation['players']>[number];
const cooperative = { mode: 'cooperative' };
const common = ['wheelchair', 'brass-bell', 'tin-saint', 'music-box', 'case-file'];

// The cards and their spaces: chapel (0), wheelchair (2 and 3), dark.1 (4), dark.2 (6).
const map = row(['chapel', 'wheelchair.1', 'dark.1', 'dark.2']);
const lay = (t: RuleTest): void => {
  t.choose(t.options()[0] ?? '');
};
const typed = (t: RuleTest, wanted: string) => t.events().filter(({ type }) => type === wanted);
const held = (t: RuleTest, player: number): string[] =>
  t.state.players[player].items.map(({ card }: { card: string }) => card);

rule('SAN-RUL-24 a Dark Hallway without a monster stays so; a removed monster comes to the next Dark Hallway', (t) => {
  const banishing = {
    ...pack,
    actions: pack.actions.map((card) =>
      card.kind === 'run-for-it' ? { ...card, steps: [{ do: 'remove-monster', reach: 99 }] } : card,
    ),
  };
  t.match(rules, {
    seats: 2,
    pack: banishing,
    faces: draws('dark.3', 'dark.4'),
    situation: situation(map, {
      ap: 4,
      monsters: [
        [4, 0],
        [4, 0],
        [6, 0],
      ],
      players: [{ actions: ['run-for-it.1'] }],
    }),
  });
  t.choose('explore');
  lay(t);
  assert.equal(t.state.monsters.length, 3, 'no monster is left for the fourth Dark Hallway');
  t.choose('use:run-for-it.1');
  t.choose('banish:1');
  assert.deepEqual(t.state.supply, [1]);
  assert.ok(
    t.state.monsters.every(({ at }: { at: number }) => at !== 8),
    'no monster comes there later either',
  );
  t.choose('explore');
  lay(t);
  assert.deepEqual(
    t.state.monsters.map(({ id, at }: { id: number; at: number }) => [id, at]),
    [
      [0, 4],
      [2, 6],
      [1, 10],
    ],
  );
});

rule(
  'SAN-RUL-25 the monster of a new Dark Hallway does not move in the same Creeping Darkness, but moves if triples repeat the phase',
  (t) => {
    const begin = (...rolled: number[]): void => {
      t.match(rules, {
        seats: 2,
        situation: situation(row(['chapel', 'wheelchair.1']), { phase: 'darkness' }),
        faces: [...draws('dark.1', 'records').slice(0, rolled.length / 3), ...dice(...rolled)],
      });
      t.choose('place:h:4:0');
    };
    begin(1, 2, 6);
    assert.deepEqual(t.state.monsters, [{ id: 0, at: 4 }]);
    assert.equal(t.view(0).questions[0]?.kind, 'choose-die');
    begin(4, 4, 4, 1, 2, 6);
    assert.deepEqual(t.state.monsters, [{ id: 0, at: 3 }], 'the monster moves one space toward the player');
    lay(t);
    assert.deepEqual(t.state.monsters, [{ id: 0, at: 3 }]);
  },
);

rule('SAN-RUL-26 turns go clockwise from the start player', (t) => {
  t.match(rules, {
    seats: 4,
    situation: situation(row(['chapel']), { active: 2 }),
    faces: [...draws('records', 'day-room', 'ward-nine', 'boiler-room'), ...dice(1, 2, 6, 1, 2, 6, 1, 2, 6, 1, 2, 6)],
  });
  const order: number[] = [];
  for (let i = 0; i < 5; i++) {
    order.push(t.state.active);
    t.choose('end');
    if (i === 4) break;
    lay(t);
    t.choose('die:6');
  }
  assert.deepEqual(order, [2, 3, 0, 1, 2]);
});

rule('SAN-RUL-27 cards discarded together go to the bottom in the order that their owner chooses', (t) => {
  for (const order of [
    ['brass-bell.1', 'run-for-it.1', 'knucklebone.1'],
    ['run-for-it.1', 'knucklebone.1', 'brass-bell.1'],
  ]) {
    t.match(rules, {
      seats: 2,
      situation: situation(map, {
        bottom: ['records'],
        players: [
          { items: ['knucklebone.1', 'brass-bell.1'], actions: ['run-for-it.1'], hallucinations: ['confusion.1'] },
        ],
      }),
    });
    t.choose('disbelieve:confusion.1');
    for (const card of order) t.choose(`pay:${card}`);
    assert.deepEqual(t.state.bottom, ['records', ...order]);
  }
});

rule('SAN-RUL-27 the cards of an escaping player go to the bottom in the order that their owner chooses', (t) => {
  const me: Lying = {
    at: [4, 0],
    claimed: ['night-key'],
    items: ['wheelchair.2', 'night-key.1', 'knucklebone.1', 'hooked-cane.1'],
    actions: ['run-for-it.1'],
  };
  const leave = (more: Lying): void => {
    t.match(rules, {
      seats: 3,
      options: cooperative,
      situation: situation(map, { common, commonClaimed: common, bottom: ['records'], players: [{ ...me, ...more }] }),
    });
    t.choose('escape');
  };
  for (const order of [
    ['run-for-it.1', 'knucklebone.1', 'hooked-cane.1'],
    ['hooked-cane.1', 'run-for-it.1', 'knucklebone.1'],
  ]) {
    leave({});
    assert.deepEqual(
      t.options(0).filter((id) => id.startsWith('under:')),
      ['under:knucklebone.1', 'under:hooked-cane.1', 'under:run-for-it.1'],
      'no Protected Item is offered',
    );
    assert.equal(t.view(0).questions[0]?.fallback, 'under:hooked-cane.1', 'a bot discards by descending value');
    for (const card of order.slice(0, -1)) t.choose(`under:${card}`);
    assert.deepEqual(t.state.bottom, ['records', ...order], 'the last card needs no question');
    assert.deepEqual(held(t, 0), ['wheelchair.2', 'night-key.1']);
  }
  leave({ items: ['night-key.1'] });
  assert.deepEqual(t.state.bottom, ['records', 'run-for-it.1'], 'a single card needs no question');
});

rule('SAN-RUL-28 there is no limit to the Items and Actions of a player', (t) => {
  const items = pack.items.slice(1).map(({ kind }) => `${kind}.1`);
  const actions = pack.actions.flatMap(({ kind }) => [`${kind}.1`, `${kind}.2`]).slice(1);
  t.match(rules, {
    seats: 2,
    situation: situation(row(['chapel', 'wheelchair.1', 'hold-the-door.1']), {
      ap: 5,
      players: [{ at: [2, 0], items, actions }],
    }),
    faces: draws('records', 'ward-nine'),
  });
  t.choose('search');
  t.choose('take');
  assert.equal(held(t, 0).length, 13);
  t.choose('move:4');
  t.choose('search');
  t.choose('take');
  assert.equal(t.state.players[0].actions.length, 10);
  assert.deepEqual(t.state.bottom, []);
});

rule(
  'SAN-RUL-29 in the co-operative game, giving an unprotected Item to a player in the same space costs one point',
  (t) => {
    const giver: Lying = {
      at: [2, 0],
      items: ['night-key.1', 'wheelchair.2', 'hand-mirror.1'],
      claimed: ['hand-mirror'],
    };
    const table = (mode: object, more: Partial<Situation> = {}): void => {
      t.match(rules, {
        seats: 3,
        options: mode,
        situation: situation(map, {
          ap: 1,
          ...(mode === cooperative && { common, commonClaimed: ['wheelchair'] }),
          players: [giver, { at: [2, 0], things: ['night-key'] }, {}],
          ...more,
        }),
      });
    };
    table(cooperative);
    assert.deepEqual(
      t.options(0).filter((id) => id.startsWith('give:')),
      ['give:night-key.1:1'],
      'a Protected Item cannot be given, and nobody elsewhere gets an Item',
    );
    for (const id of ['give:hand-mirror.1:1', 'give:wheelchair.2:1', 'give:night-key.1:2'])
      assert.equal(t.why(0, id)?.rule, 'SAN-RUL-29', id);
    t.choose('give:night-key.1:1');
    assert.equal(t.state.turn.ap, 0);
    assert.deepEqual(held(t, 1), ['night-key.1']);
    t.choose('claim:night-key.1', 1);
    assert.equal(t.state.players[1].items[0].safe, 'own', 'the receiver may claim at once');
    assert.equal(t.view(0).questions[0]?.kind, 'act');
    table({});
    assert.equal(t.why(0, 'give:night-key.1:1')?.rule, 'SAN-RUL-29', 'giving is not possible in the competitive game');
    table(cooperative, { ap: 0 });
    assert.equal(t.why(0, 'give:night-key.1:1')?.rule, 'SAN-RUL-29', 'giving needs an Action Point');
  },
);

rule('SAN-RUL-30 a slip is punished if the majority of the other players agrees', (t) => {
  const table = (seats: number): void => {
    t.match(rules, {
      seats,
      options: cooperative,
      situation: situation(map, { common, players: [{ things: ['night-key'] }] }),
    });
  };
  const suffered = (): number => t.state.players[0].hallucinations.length;
  table(4);
  t.choose('report:0', 1);
  t.choose('agree:0', 2);
  assert.equal(typed(t, 'voted').length, 0, 'no vote is revealed before all have voted');
  t.choose('deny:0', 3);
  assert.equal(suffered(), 1, 'two of three are a majority');
  const match = t.match(rules, { seats: 4, options: cooperative, situation: situation(map, { common }) });
  t.choose('report:0', 1);
  t.choose('deny:0', 2);
  t.choose('deny:0', 3);
  assert.equal(suffered(), 0, 'one of three is no majority');
  assert.equal(match.undo(3).ok, false, 'a vote cannot be undone after the votes are revealed');
  table(3);
  t.choose('report:0', 1);
  t.choose('deny:0', 2);
  assert.equal(suffered(), 0, 'half of the votes is no majority');
  table(2);
  t.choose('report:0', 1);
  assert.equal(suffered(), 1, 'with two players, the reporting player alone is the majority');
});

rule('SAN-RUL-30 a second report during a vote does not change the first vote', (t) => {
  t.match(rules, { seats: 4, options: cooperative, situation: situation(map, { common }) });
  t.choose('report:0', 1);
  t.choose('agree:0', 2);
  t.choose('report:1', 3);
  for (const seat of [0, 2]) t.choose('deny:1', seat);
  assert.deepEqual(
    typed(t, 'voted').map(({ accused, yes, of }) => [accused, yes, of]),
    [[1, 1, 3]],
  );
  t.choose('deny:0', 3);
  assert.deepEqual(
    typed(t, 'voted').map(({ accused, yes, of }) => [accused, yes, of]),
    [
      [1, 1, 3],
      [0, 2, 3],
    ],
  );
  assert.equal(t.state.players[0].hallucinations.length, 1);
});

rule('SAN-RUL-30 players may ask only for Items that match their own Safe Thing, and once per turn', (t) => {
  t.match(rules, {
    seats: 3,
    options: cooperative,
    situation: situation(map, {
      common,
      players: [{ items: ['night-key.1', 'night-key.2', 'hand-mirror.1'] }, { things: ['night-key'] }],
    }),
  });
  assert.equal(t.why(1, 'want:hand-mirror.1')?.rule, 'SAN-RUL-30');
  assert.equal(t.why(0, 'want:night-key.1')?.rule, 'SAN-RUL-30', 'players cannot ask for their own Items');
  t.choose('want:night-key.1', 1);
  assert.equal(t.why(1, 'want:night-key.2')?.rule, 'SAN-RUL-30');
});

const wayOf = (t: RuleTest, monster: number): number[] =>
  t
    .events()
    .flatMap((event) =>
      event.type === 'monster-moved' && event.rule === 'SAN-COOP-05' && event['monster'] === monster
        ? [event['to'] as number]
        : [],
    );

rule(
  'SAN-RUL-31 the active player chooses the order of the monsters, and each moves toward the player who is nearest before its first step',
  (t) => {
    // Player 1 is in dark.1, and both monsters are one space away. The deck may run out between the two Horror Rolls.
    const long = row(['chapel', 'wheelchair.1', 'dark.1', 'brass-bell.1', 'records']);
    const table = (): void => {
      t.match(rules, {
        seats: 2,
        options: cooperative,
        situation: situation(long, {
          phase: 'monsters',
          mp: 0,
          common,
          deck: ['day-room'],
          monsters: [
            [3, 0],
            [6, 0],
          ],
          players: [{ at: [0, 0] }, { at: [4, 0] }],
        }),
        faces: dice(5, 5),
      });
    };
    for (const first of [0, 1]) {
      table();
      assert.deepEqual(
        t.options(0).filter((id) => id.startsWith('next:')),
        ['next:0', 'next:1'],
      );
      t.choose(`next:${first}`);
      assert.deepEqual(
        typed(t, 'hunts').map(({ monster, prey }) => [monster, prey]),
        [
          [first, 1],
          [1 - first, 1],
        ],
      );
      assert.deepEqual([wayOf(t, 0), wayOf(t, 1)], [[4], [4]], 'each monster stops at the player with a step left');
      const phase = t.events().slice(
        0,
        t.events().findIndex(({ type }) => type === 'turn-began'),
      );
      assert.deepEqual(
        phase.filter(({ type }) => type === 'horror').map(({ monster }) => monster),
        [first, 1 - first],
      );
    }
  },
);

rule(
  'SAN-RUL-31 distances are measured at the start of the phase, even if a Horror Roll opens a shorter way meanwhile',
  (t) => {
    // The map has two separate parts. Monster 1, in dark.1 (space 4), is 3 spaces away from player 0. Monster 0 and
    // player 1 are in the eastern part.
    const house: Situation['map'] = [
      ...row(['records', 'wheelchair.1', 'dark.1']),
      ...row(['felt-slippers.1', 'dark.2'], 8),
    ];
    t.match(rules, {
      seats: 2,
      options: cooperative,
      faces: [...dice(1), ...draws('ward-nine')],
      situation: situation(house, {
        phase: 'monsters',
        mp: 0,
        common,
        monsters: [
          [9, 0],
          [4, 0],
        ],
        players: [{ at: [0, 0] }, { at: [8, 0] }],
      }),
    });
    // Player 1 lays a Room between the two parts. Now player 1 is only 2 spaces away from monster 1.
    t.choose('place:h:6:0', 1);
    assert.deepEqual(
      typed(t, 'hunts').map(({ monster, prey }) => [monster, prey]),
      [
        [0, 1],
        [1, 0],
      ],
    );
    assert.deepEqual(wayOf(t, 1), [3, 2]);
  },
);

rule(
  'SAN-RUL-31 monsters move toward players in Rooms, but not toward escaped ones, and a stun ends with the phase',
  (t) => {
    t.match(rules, {
      seats: 3,
      options: cooperative,
      situation: situation(map, {
        phase: 'monsters',
        mp: 0,
        common,
        monsters: [[3, 0]],
        players: [{ at: [6, 0] }, { escaped: true }, { at: [0, 0] }],
      }),
    });
    t.choose('prey:0:2');
    assert.deepEqual(wayOf(t, 0), [2, 0], 'the monster moves into the Room');
    t.match(rules, {
      seats: 2,
      options: cooperative,
      situation: situation(map, { phase: 'monsters', mp: 5, common, monsters: [[6, 0]] }),
    });
    assert.deepEqual(wayOf(t, 0), [], 'the monster is stunned');
    assert.deepEqual(
      t.events().find(({ type }) => type === 'monster-moved')?.rule,
      'SAN-TURN-02',
      'the monster moves again in the next Creeping Darkness',
    );
  },
);

rule('SAN-RUL-32 if a pair gives 0 Monster Points, no monster is stunned, and the Horror Roll comes first', (t) => {
  t.match(rules, {
    seats: 2,
    options: cooperative,
    situation: situation(map, { phase: 'dice', dice: [3, 3, 6], common, monsters: [[2, 0]] }),
    faces: dice(5),
  });
  t.choose('die:6');
  assert.deepEqual(
    typed(t, 'horror').map(({ player, monster }) => [player, monster]),
    [[0, undefined]],
  );
  t.choose('end');
  assert.deepEqual(
    typed(t, 'stunned').map(({ monsters }) => monsters),
    [[]],
  );
  assert.deepEqual(wayOf(t, 0), [0]);
});

rule('SAN-RUL-33 in the co-operative game, each of two players needs both of their own Safe Things', (t) => {
  const table = (me: Lying): void => {
    t.match(rules, {
      seats: 2,
      options: cooperative,
      situation: situation(map, { common, commonClaimed: common, players: [{ at: [4, 0], ...me }] }),
    });
  };
  table({ claimed: ['night-key'], things: ['hand-mirror'], items: ['night-key.1'] });
  assert.equal(t.why(0, 'escape')?.rule, 'SAN-RUL-33');
  table({ claimed: ['night-key', 'hand-mirror'], items: ['night-key.1', 'hand-mirror.1'] });
  t.choose('escape');
  assert.ok(t.state.players[0].escaped);
});

rule('SAN-RUL-34 common Safe Things stay claimed after an escape; other cards go under the deck', (t) => {
  const me: Lying = {
    at: [4, 0],
    claimed: ['night-key'],
    items: ['wheelchair.2', 'night-key.1', 'knucklebone.1'],
    actions: ['run-for-it.1'],
  };
  t.match(rules, {
    seats: 3,
    options: cooperative,
    situation: situation(map, {
      common,
      commonClaimed: common,
      players: [me, { at: [4, 0], claimed: ['hand-mirror'], items: ['hand-mirror.1'] }],
    }),
  });
  t.choose('escape');
  t.choose('under:knucklebone.1');
  assert.deepEqual(held(t, 0), ['wheelchair.2', 'night-key.1']);
  assert.deepEqual([t.state.players[0].actions, t.state.bottom], [[], ['knucklebone.1', 'run-for-it.1']]);
  assert.ok(t.state.common.every(({ claimed }: { claimed: boolean }) => claimed));
});

rule('SAN-RUL-35 if the deck runs out after an escape, all players lose', (t) => {
  t.match(rules, {
    seats: 3,
    options: cooperative,
    situation: situation(map, { phase: 'turn', active: 1, common, deck: [], players: [{ escaped: true }] }),
  });
  assert.deepEqual(t.outcome, { winners: [], rule: 'SAN-OUT-01' });
});

const half = (kinds: readonly string[], more: readonly string[] = []): Lying => ({
  at: [4, 0],
  claimed: kinds,
  items: [...kinds.map((kind) => `${kind}.1`), ...more],
});

rule(
  'SAN-RUL-36 in the solo game each half pays for itself, and Sanity from Concentrate helps only the active half',
  (t) => {
    const table = (pool: number, second: readonly string[], active = 0): void => {
      const players = [half(['night-key', 'hand-mirror']), half(['felt-slippers', 'knucklebone'], second)];
      t.match(rules, {
        seats: 1,
        situation: situation(map, { active, pool, common, commonClaimed: common.slice(1), players }),
      });
    };
    table(8, []);
    assert.deepEqual([t.why(0, 'escape')?.rule, t.why(0, 'escape')?.values], ['SAN-COOP-08', { sanity: 0, cost: 4 }]);
    table(4, ['hooked-cane.1', 'hooked-cane.2']);
    t.choose('escape');
    assert.equal(t.outcome, null);
    t.choose('pay:hooked-cane.1');
    assert.deepEqual(t.outcome, { winners: [0], rule: 'SAN-COOP-06' });
    table(0, ['hooked-cane.1'], 1);
    assert.deepEqual(t.why(0, 'escape')?.values, { sanity: 0, cost: 4 }, 'the same holds for the other half');
  },
);

rule('SAN-RUL-36 in the solo game the halves may leave in the turn of either, from the same Dark Hallway', (t) => {
  for (const active of [0, 1]) {
    const players = [half(['night-key', 'hand-mirror']), half(['felt-slippers', 'knucklebone'])];
    t.match(rules, { seats: 1, situation: situation(map, { active, common, commonClaimed: common, players }) });
    t.choose('escape');
    assert.deepEqual(t.outcome?.winners, [0]);
    t.match(rules, {
      seats: 1,
      situation: situation(map, {
        active,
        common,
        commonClaimed: common,
        players: [players[0] ?? {}, { ...players[1], at: [6, 0] }],
      }),
    });
    assert.equal(t.why(0, 'escape')?.rule, 'SAN-SOLO-03');
  }
});

rule('SAN-RUL-37 an escape is completed before the companion who stays is exposed', (t) => {
  t.match(rules, {
    seats: 3,
    options: cooperative,
    situation: situation(map, {
      common,
      commonClaimed: common,
      monsters: [[4, 0]],
      players: [half(['night-key']), { at: [4, 0] }],
    }),
    faces: dice(5),
  });
  t.choose('escape');
  const then = t
    .events()
    .filter(({ type }) => ['escaped', 'horror', 'phase'].includes(type))
    .slice(1, 4);
  assert.deepEqual(
    then.map(({ type, player }) => [type, player]),
    [
      ['escaped', 0],
      ['horror', 1],
      ['phase', undefined],
    ],
    'the Horror Roll comes before the monsters move',
  );
});

rule('SAN-RUL-38 the game ends at once, even during an effect, when a card has to be drawn and none is left', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(map, { ap: 3, deck: [], monsters: [[2, 0]], players: [{}, { at: [6, 0] }] }),
    faces: dice(1),
  });
  t.choose('move:2');
  assert.deepEqual(t.outcome, { winners: [], rule: 'SAN-OUT-01' });
  assert.deepEqual(t.options(), []);
  assert.equal(t.state.turn.ap, 2, 'the game ends during the Horror Roll');
});

rule('SAN-RUL-39 a player may use any number of cards in a turn, but the free effect of each Item only once', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(map, {
      ap: 0,
      players: [
        { items: ['wheelchair.2', 'night-key.1', 'felt-slippers.1'], actions: ['run-for-it.1', 'run-for-it.2'] },
      ],
    }),
    faces: [...draws('records', 'ward-nine'), ...dice(1, 2, 6, 1, 2, 6)],
  });
  const use = (card: string, ...answers: readonly string[]): void => {
    for (const id of [`use:${card}`, ...answers]) t.choose(id);
  };
  use('wheelchair.2', 'move:2');
  assert.equal(t.why(0, 'use:wheelchair.2')?.rule, 'SAN-RUL-39');
  use('run-for-it.1', 'move:3', 'move:4');
  use('run-for-it.2', 'move:6', 'stay');
  use('felt-slippers.1', 'move:4', 'move:3');
  assert.equal(t.state.players[0].at, 3);
  t.choose('end');
  for (const seat of [1, 0]) {
    t.choose(t.options(seat)[0] ?? '');
    t.choose('die:6');
    if (seat === 1) t.choose('end');
  }
  assert.equal(t.why(0, 'use:wheelchair.2'), null, 'the Item can be used again in the next turn');
});

rule('SAN-RUL-40 the player always chooses one of the three dice; equal dice are one choice', (t) => {
  const offered = (...shown: number[]): string[] => {
    t.match(rules, { seats: 2, situation: situation(map, { phase: 'dice', dice: shown }) });
    return t.options();
  };
  assert.deepEqual(offered(5, 2, 4), ['die:2', 'die:4', 'die:5']);
  assert.deepEqual(offered(3, 6, 3), ['die:3', 'die:6']);
  assert.equal(t.why(0, 'die:5')?.rule, 'SAN-RUL-40');
  const [low, high] = t.view(0).questions[0]?.options ?? [];
  assert.deepEqual(
    [low?.rule, high?.rule],
    ['SAN-TURN-09', 'SAN-TURN-08'],
    'each offer says whether it brings a Horror Roll',
  );
});

rule('SAN-RUL-41 an absent player loses the Item of the lowest value', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(map, {
      phase: 'monsters',
      mp: 1,
      monsters: [[4, 0]],
      players: [
        {},
        { at: [3, 0], items: ['night-key.1', 'brass-bell.1', 'hand-mirror.1', 'tin-saint.1'], claimed: ['tin-saint'] },
      ],
    }),
    faces: dice(4),
  });
  t.choose('push:0:3');
  assert.equal(t.view(1).questions[0]?.fallback, 'lose:brass-bell.1');
  assert.ok((t.view(1).questions[0]?.limit ?? 0) > 0);
  // A player who makes a Horror Roll in their own turn is not absent.
  for (const die of [1, 2]) {
    t.match(rules, {
      seats: 2,
      situation: situation(map, {
        ap: 1,
        monsters: [[2, 0]],
        players: [{ items: ['night-key.1', 'brass-bell.1'] }, { at: [6, 0] }],
      }),
      faces: dice(die),
    });
    t.choose('move:2');
    assert.equal(t.view(0).questions[0]?.fallback, undefined);
  }
});

rule('SAN-RUL-41 the horror card of an absent player is laid as far from all players as possible', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(map, { phase: 'monsters', mp: 1, monsters: [[4, 0]], players: [{}, { at: [3, 0] }] }),
    faces: dice(1),
  });
  t.choose('push:0:3');
  const away = doorwaysFrom(t.state.map, ['0,0', '3,0']);
  const places = legalPlaces(t.state.map);
  assert.equal(away(t.view(1).questions[0]?.fallback ?? ''), Math.max(...places.map(away)));
  assert.ok(Math.max(...places.map(away)) > Math.min(...places.map(away)));
  // A part of the map that nobody can reach counts as the farthest.
  const house: Situation['map'] = [...map, ['records', 'v', 0, 9]];
  t.match(rules, {
    seats: 2,
    situation: situation(house, { phase: 'monsters', mp: 1, monsters: [[4, 0]], players: [{}, { at: [3, 0] }] }),
    faces: dice(1),
  });
  t.choose('push:0:3');
  assert.equal(doorwaysFrom(t.state.map, ['0,0', '3,0'])(t.view(1).questions[0]?.fallback ?? ''), Infinity);
});

// Every effect that may ask a question. The cards with these effects are used during Horror Rolls, so that the
// questions are asked in another player's turn.
const verbs = [
  { do: 'walk', n: 2 },
  { do: 'to-room' },
  { do: 'explore', where: 'anywhere' },
  { do: 'explore', where: 'next' },
  { do: 'peek', n: 2, reach: 99 },
  { do: 'search-free' },
  { do: 'take-item', reach: 9 },
  { do: 'draw-bottom' },
  { do: 'close-door' },
  { do: 'push-monster', n: 2, reach: 99 },
  { do: 'remove-monster', reach: 99 },
  { do: 'place-monster' },
  { do: 'drop-hallucination' },
  { do: 'horror-roll' },
  { do: 'hide' },
  { do: 'reroll' },
  { do: 'set-die' },
  { do: 'ignore-horror' },
];
const frightened = {
  ...pack,
  items: pack.items.map(({ kind, value }, i) => ({ kind, value, use: 'discard', when: 'horror', steps: [verbs[i]] })),
  actions: pack.actions.map((card, i) => ({ ...card, when: 'horror', steps: [verbs[13 + i]] })),
};
/** Player 1 holds all of these cards, and some of the Items are protected. A monster is in the next space. */
const atTheDoor = situation(
  [...row(['chapel', 'wheelchair.1', 'dark.1', 'dark.2', 'records']), ['music-box.2', 'v', 30, 0]],
  {
    phase: 'monsters',
    mp: 1,
    monsters: [
      [4, 0],
      [6, 0],
    ],
    bottom: ['ward-nine', 'tin-saint.2'],
    players: [
      {},
      {
        at: [3, 0],
        claimed: ['night-key', 'hooked-cane', 'case-file', 'felt-slippers'],
        things: ['brass-bell'],
        hallucinations: ['moths', 'confusion.1'],
        items: pack.items.map(({ kind }, i) => `${kind}.${i === 0 ? '2' : '1'}`),
        actions: pack.actions.map(({ kind }) => `${kind}.1`),
      },
      { at: [2, 0], items: ['night-key.2', 'brass-bell.2'] },
    ],
  },
);

rule('SAN-RUL-41 every question outside a player’s own turn has a fallback, which loses no Protected Item', (t) => {
  const kinds = new Set<string>();
  const safe = (match: LiveMatch<State, unknown>): number =>
    match.state.players.flatMap(({ items }) => items).filter((item) => item.safe).length;
  for (let seed = 0; seed < 160; seed++) {
    const whole = seed % 4 === 0;
    const setup = whole
      ? { seats: 1 + ((seed / 4) % 4), options: seed % 32 < 16 ? cooperative : {} }
      : { seats: 3, pack: frightened, situation: atTheDoor };
    const match = t.match(rules, { seed, ...setup });
    const chance = createChance(seed);
    if (!whole) t.choose('push:0:3');
    for (let count = 0; match.questions.length > 0 && (whole || count < 12); count++) {
      for (const { seat, player, kind, n, standing, fallback, limit, options } of match.questions) {
        const {
          active,
          turn: { phase },
        } = match.state;
        if (standing || player === active || phase === 'setup') continue;
        kinds.add(kind);
        assert.ok(
          options.some(({ id, confirm }) => id === fallback && !confirm),
          `${kind}: ${fallback}`,
        );
        assert.ok((limit ?? 0) > 0, kind);
        const other = match.clone();
        assert.ok(other.choose(seat, n, fallback ?? '').ok);
        assert.ok(safe(other) >= safe(match), `${kind}: ${fallback} gives up what is protected`);
      }
      const question = match.questions[chance.below(match.questions.length)];
      const option = question?.options[chance.below(question.options.length)];
      assert.ok(question && option && match.choose(question.seat, question.n, option.id).ok);
    }
  }
  const wanted = [
    'place',
    'lose-item',
    'horror-answer',
    'choose-die',
    'claim-or-wait',
    'vote',
    'walk-on',
    'go-to-room',
    'peek-at',
    'take-or-leave',
    'which-item',
    'which-door',
    'push-which',
    'push-on',
    'remove-which',
    'place-where',
    'drop-which',
  ];
  assert.deepEqual(
    wanted.filter((kind) => !kinds.has(kind)),
    [],
    'all of these questions came up',
  );
});

rule('SAN-RUL-42 one person plays solo; two to four play competitively or co-operatively', (t) => {
  const shape = (seats: number, mode?: string) => {
    t.match(rules, { seats, ...(mode && { options: { mode } }) });
    return [t.state.mode, t.state.solo, t.state.players.length];
  };
  for (const mode of [undefined, 'competitive', 'cooperative'])
    assert.deepEqual(shape(1, mode), ['cooperative', true, 2]);
  for (const seats of [2, 3, 4])
    for (const mode of ['competitive', 'cooperative']) assert.deepEqual(shape(seats, mode), [mode, false, seats]);
  assert.deepEqual(shape(3), ['competitive', false, 3]);
  assert.equal(openMatch(rules, { seed: 1, seats: 3, options: { mode: 'solo' } }).ok, false);
});

rule('SAN-RUL-43 a monster in the Dark Hallway does not prevent an escape, but its Horror Roll comes first', (t) => {
  const enter = (die: number): void => {
    t.match(rules, {
      seats: 3,
      situation: situation(map, { ap: 1, pool: 18, monsters: [[4, 0]], players: [{ at: [3, 0] }] }),
      faces: dice(die),
    });
    t.choose('move:4');
  };
  enter(2);
  t.choose('escape');
  assert.deepEqual(t.outcome?.winners, [0]);
  enter(5);
  assert.equal(t.why(0, 'escape')?.rule, 'SAN-ESC-02');
});

rule('SAN-RUL-44 the solo player knows the secrets of both halves, so there are no slips and no requests', (t) => {
  const players = [
    { at: [2, 0] as const, things: ['night-key'], items: ['hand-mirror.1'], actions: ['run-for-it.1'] },
    { at: [2, 0] as const, things: ['hand-mirror'], actions: ['run-for-it.2'] },
  ];
  t.match(rules, { seats: 1, situation: situation(map, { ap: 2, common, monsters: [[2, 0]], players }) });
  const seen = t.view(0).state.players;
  assert.deepEqual(
    seen.map(({ safeThings, actions }: { safeThings: { kind: string }[]; actions: string[] }) => [
      safeThings[0]?.kind,
      actions[0],
    ]),
    [
      ['night-key', 'run-for-it.1'],
      ['hand-mirror', 'run-for-it.2'],
    ],
  );
  for (const id of ['report:1', 'want:hand-mirror.1']) assert.equal(t.why(0, id)?.rule, 'SAN-RUL-44', id);
  t.choose('give:hand-mirror.1:1');
  t.choose('claim:hand-mirror.1');
  assert.equal(t.state.players[1].items[0].safe, 'own', 'for Give, both halves count as players');
  assert.equal(typed(t, 'horror').length, 0, 'the halves keep each other safe');
});

rule('SAN-RUL-45 setup has no Horror Rolls, and the Hallucinations are shuffled', (t) => {
  t.match(rules, {
    seats: 4,
    faces: [{ deck: 'rooms', card: 'records' }, ...draws('dark.1', 'dark.2', 'dark.3', 'dark.4')],
  });
  while (t.state.turn.phase === 'setup') lay(t);
  const before = t.events().slice(
    0,
    t.events().findIndex(({ type }) => type === 'turn-began'),
  );
  assert.equal(before.filter(({ type }) => type === 'monster-came').length, 3);
  assert.ok(!before.some(({ type }) => type === 'horror'));
  assert.equal(t.state.hallucinations.length, 9);
  const drawn = new Set(
    [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      t.match(rules, { seats: 2, seed, situation: situation(map, { phase: 'dice', dice: [3, 3, 6] }), faces: dice(5) });
      t.choose('die:6');
      return t.state.players[0].hallucinations[0] as string;
    }),
  );
  assert.ok(drawn.size > 3);
});

rule('SAN-RUL-46 rolled triples start the turn again at once, before any card can be used', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(map, { phase: 'dice', players: [{ items: ['knucklebone.1', 'stopped-watch.1'] }] }),
    faces: [...dice(4, 4, 4), ...draws('records')],
  });
  assert.equal(t.view(0).questions[0]?.kind, 'place', 'Creeping Darkness begins again');
  assert.equal(t.why(0, 'use:knucklebone.1')?.rule, 'SAN-RUL-15');
});

rule('SAN-RUL-46 triples also count if a card causes them by a new roll or by turning a die', (t) => {
  for (const [card, act, faces] of [
    ['knucklebone.1', 'reroll:2', dice(4)],
    ['stopped-watch.1', 'set:2:4', []],
  ] as const) {
    t.match(rules, {
      seats: 2,
      situation: situation(map, { phase: 'dice', dice: [4, 4, 1], players: [{ items: [card] }] }),
      faces: [...faces, ...draws('records')],
    });
    t.choose(`use:${card}`);
    t.choose(act);
    assert.equal(typed(t, 'triples').length, 1);
    assert.equal(t.view(0).questions[0]?.kind, 'place');
  }
});

rule('SAN-RUL-49 after an escape together, the monsters move; none is stunned', (t) => {
  t.match(rules, {
    seats: 2,
    options: cooperative,
    situation: situation(map, {
      mp: 5,
      common,
      commonClaimed: common,
      monsters: [[2, 0]],
      players: [half(['night-key', 'hand-mirror']), { at: [0, 0] }],
    }),
    faces: draws('records'),
  });
  t.choose('escape');
  assert.deepEqual(
    t.events().flatMap(({ type, monsters }) => (type === 'stunned' ? [monsters] : [])),
    [[]],
  );
  assert.ok(
    t.events().some(({ type, to }) => type === 'monster-moved' && to === 0),
    'the monster goes to the player who is left',
  );
});
