// Movement, targets and order of Monsters, and the acts of Bosses. LOB-MMV, -MAT-01 to -05, -BMP, -BOS-03,
// -04, -06, and related rulings
import assert from 'node:assert/strict';
import type { BoardData } from '../../../../../../src/engine/board/types.js';
import type { MonsterSide } from '../../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import type { Pack } from '../../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import type { Monster, State } from '../../../../../../src/engine/games/lobotomy-2/state/state.js';
import type { Step } from '../../../../../../src/engine/games/lobotomy-2/state/steps.js';
import { rule, type RuleTest } from '../../../../../support/rule-coverage.js';
import { from, noFight, play, space, telling, world } from '../../support/ward-pack.js';
import { draws, eventsOf, item, monster } from '../../support/match-builder.js';

type Placed = readonly [card: string, letter: string, more?: Partial<Monster>];
interface Position {
  readonly at: readonly string[];
  readonly monsters: readonly Placed[];
  readonly change?: (state: State) => void;
  readonly pack?: Pack;
  readonly faces?: readonly object[];
}

/**
 * Puts Characters on these Spaces (all further Characters on the last Space), and Monsters with numbers from 10. Then
 * runs these steps.
 */
function phase(
  t: RuleTest,
  steps: readonly Step[],
  { at, monsters, change = () => undefined, pack = world, faces = [] }: Position,
): void {
  from(
    t,
    (state) => {
      state.characters.forEach((each, i) => {
        each.at = space(at[i] ?? at.at(-1) ?? '');
      });
      state.monsters = monsters.map(([card, letter, more], i) => monster(10 + i, card, space(letter), more));
      state.nextMonster = 10 + monsters.length;
      change(state);
    },
    steps,
    { pack, faces, instead: noFight },
  );
}
const moving = (t: RuleTest, position: Position): void => phase(t, [{ do: 'movement' }], position);
const attacking = (t: RuleTest, position: Position): void => phase(t, [{ do: 'attacks' }], position);
const acting = (t: RuleTest, position: Position): void => phase(t, [{ do: 'bosses' }], position);
const places = (t: RuleTest): unknown[] => t.state.monsters.map(({ at }: Monster) => 'ABCDEFGHIJKLMNO'[at]);
const strikes = (t: RuleTest): unknown[] => eventsOf(t, 'strikes').map(({ monster: id, target }) => [id, target]);
const withSide = (id: string, side: Partial<MonsterSide>): Pack => ({
  ...world,
  monsters: world.monsters.map((card) => (card.id === id ? { ...card, normal: { ...card.normal, ...side } } : card)),
});

// Movement

rule('LOB-MMV-01 a Monster moves towards the nearest Character, by the shortest route', (t) => {
  moving(t, { at: ['C', 'O'], monsters: [['state-trooper', 'A']] });
  assert.deepEqual(places(t), ['C']);
});

rule('LOB-MMV-02 walls stop a Monster', (t) => {
  moving(t, { at: ['J'], monsters: [['orderly', 'I']] });
  assert.deepEqual(places(t), ['D'], 'the Monster goes round through the Door');
});

rule('LOB-MMV-03 a Monster passes a Closed Door without penalty, and the Door remains Closed', (t) => {
  moving(t, { at: ['E'], monsters: [['state-trooper', 'C']] });
  assert.deepEqual(places(t), ['E']);
  assert.deepEqual([t.state.edges, eventsOf(t, 'monster-passes').length], [{}, 1]);
});

rule('LOB-MMV-03 a Monster passes a Closed Door only if no open edge leads to the same Space', (t) => {
  for (const [beside, passed] of [
    ['wall', 1],
    ['closed-door', 1],
    ['open-door', 0],
    ['open', 0],
  ] as const) {
    const board: BoardData = {
      version: 1,
      spaces: ['A', 'B'].map((id, x) => ({
        id,
        cells: [
          [x, 0],
          [x, 1],
        ],
      })),
      boundaries: [
        { cell: [0, 0], side: 1, kind: 'closed-door' },
        { cell: [0, 1], side: 1, kind: beside },
      ],
    };
    moving(t, {
      at: ['B'],
      monsters: [['orderly', 'A']],
      pack: telling(
        { map: [{ tile: 'hall', at: [0, 0], shown: true }], lockers: [], starts: ['hall.A'] },
        { tiles: [{ id: 'hall', board }] },
      ),
    });
    assert.deepEqual([places(t), eventsOf(t, 'monster-passes').length], [['B'], passed], beside);
  }
});

rule('LOB-MMV-04 a Monster stops when it meets a Character or has used its Movement', (t) => {
  moving(t, {
    at: ['D'],
    monsters: [
      ['hellhound', 'C'],
      ['state-trooper', 'A'],
    ],
  });
  assert.deepEqual(places(t), ['D', 'C']);
});

rule('LOB-MMV-04 a Monster stops when it meets a Character on its way to another', (t) => {
  moving(t, { at: ['B', 'D'], monsters: [['hellhound', 'A']], pack: withSide('hellhound', { prey: 'farthest' }) });
  assert.deepEqual(places(t), ['B']);
});

rule('LOB-MMV-05 a Monster that starts on a Character’s Space does not move', (t) => {
  moving(t, { at: ['C', 'D'], monsters: [['hellhound', 'C']] });
  assert.deepEqual([places(t), eventsOf(t, 'monster-waits').length], [['C'], 1]);
});

rule('LOB-MMV-06 between equally near Characters the players decide', (t) => {
  moving(t, { at: ['A', 'C', 'O'], monsters: [['orderly', 'B']] });
  assert.deepEqual(t.options(0), [`goal:10:${space('A')}`, `goal:10:${space('C')}`]);
  t.choose(`goal:10:${space('C')}`);
  assert.deepEqual(places(t), ['C']);
});

rule('LOB-MMV-06 the players decide between several shortest routes, step by step', (t) => {
  moving(t, { at: ['H'], monsters: [['state-trooper', 'B']] });
  t.choose(`way:10:${space('G')}`);
  assert.deepEqual(places(t), ['H']);
  assert.deepEqual(
    eventsOf(t, 'moved').map(({ to }) => to),
    [space('G'), space('H')],
  );
});

rule('LOB-MMV-07 a Monster with a ranged attack still moves closer', (t) => {
  moving(t, { at: ['C'], monsters: [['orderly', 'B']] });
  assert.deepEqual(places(t), ['C']);
});

rule('LOB-RUL-15 the nearest Character is measured along routes that the Monster can walk', (t) => {
  moving(t, { at: ['J', 'G'], monsters: [['orderly', 'I']] });
  assert.deepEqual(places(t), ['H'], 'J is behind a wall, and G is two steps away');
  moving(t, { at: ['J', 'G'], monsters: [['orderly', 'I']], pack: withSide('orderly', { walks: 'ethereal' }) });
  assert.deepEqual(places(t), ['J'], 'an Ethereal Monster walks through the wall');
});

rule('LOB-RUL-16 without a route to a Character, the Monster does not move', (t) => {
  const walled = {
    phase: 'movement',
    tiles: ['ward', 'annex'],
    edges: [['ward.K', 'annex.P', 'wall']],
    decks: { spawn: ['event-2', 'event-3', 'event-4', 'event-5'] },
  } as const;
  play(t, {
    situation: {
      ...walled,
      characters: Array.from({ length: 4 }, () => ({ at: 'annex.P' })),
      monsters: [{ card: 'hellhound', at: 'ward.A' }],
    },
  });
  assert.deepEqual([places(t), eventsOf(t, 'monster-waits').length], [['A'], 1]);
});

rule('LOB-RUL-87 if all Characters are dead, a Monster has nobody to go to', (t) => {
  moving(t, {
    at: ['C'],
    monsters: [['hellhound', 'A']],
    change: ({ characters }) => {
      for (const each of characters) each.dead = true;
    },
  });
  assert.deepEqual([places(t), eventsOf(t, 'monster-waits').map(({ rule: why }) => why)], [['A'], ['LOB-RUL-87']]);
});

rule('LOB-MMV-01 a Monster with a preferred target moves only towards Characters that it can reach', (t) => {
  for (const [prey, one, others] of [
    ['weakest', { wounds: 5 }, {}],
    ['strongest', {}, { wounds: 5 }],
    ['most-insane', { insanity: 5 }, {}],
    ['farthest', {}, {}],
  ] as const) {
    const pack = telling(
      { tokens: [{ between: ['ward.K', 'annex.P'], kind: 'wall' }] },
      { monsters: withSide('hellhound', { prey }).monsters },
    );
    moving(t, {
      at: ['O', 'C'],
      monsters: [['hellhound', 'A']],
      pack,
      change: (state) => {
        state.tiles = 3;
        state.characters.forEach((each, i) => Object.assign(each, i === 0 ? { at: 15, ...one } : others));
      },
    });
    assert.deepEqual(places(t), ['C'], prey);
  }
});

rule('LOB-RUL-17 if several Monsters have a choice, the players decide which moves first', (t) => {
  const two: Position = {
    at: ['H'],
    monsters: [
      ['state-trooper', 'B'],
      ['state-trooper', 'D'],
      ['orderly', 'F'],
    ],
  };
  moving(t, two);
  assert.deepEqual(t.options(0), ['in-order', 'next:10', 'next:11', 'next:12']);
  t.choose('next:11');
  assert.ok(
    t.options(0).every((id) => id.startsWith('way:11:')),
    t.options(0).join(' '),
  );
  t.choose(`way:11:${space('C')}`);
  assert.deepEqual(places(t).slice(1), ['H', 'F'], 'the others follow by number: now 10 has a choice');
  t.choose(`way:10:${space('C')}`);
  assert.deepEqual(places(t), ['H', 'H', 'G']);
  moving(t, {
    at: ['H'],
    monsters: [
      ['state-trooper', 'B'],
      ['orderly', 'F'],
    ],
  });
  assert.ok(
    t.options(0).every((id) => id.startsWith('way:10:')),
    'a single choice needs no order',
  );
});

rule('LOB-RUL-17 after the choice of the usual order, only ties of single Monsters are asked about', (t) => {
  moving(t, {
    at: ['H'],
    monsters: [
      ['state-trooper', 'B'],
      ['state-trooper', 'D'],
      ['state-trooper', 'L'],
    ],
  });
  t.choose('in-order');
  const asked: string[] = [];
  for (let [question] = t.view(0).questions; question?.kind !== 'act'; [question] = t.view(0).questions) {
    asked.push(question?.kind ?? '');
    t.choose(question?.options[0]?.id ?? '');
  }
  assert.deepEqual(asked, ['monster-way', 'monster-way', 'monster-way']);
});

rule('LOB-MMV-01 a Monster that left the Board before its move is skipped', (t) => {
  phase(t, [{ do: 'move-next', left: [99, 10] }], { at: ['C', 'O'], monsters: [['hellhound', 'A']] });
  assert.deepEqual(places(t), ['C']);
});

rule('LOB-RUL-18 the First Character’s player decides, or else the next living Character’s in the ring', (t) => {
  const tie: Position = {
    at: ['A', 'C', 'C', 'A'],
    monsters: [['orderly', 'B']],
    change: (state) => {
      state.first = 2;
    },
  };
  moving(t, tie);
  assert.deepEqual([t.options(0), t.options(1).length, t.view(1).questions[0]?.player], [[], 2, 2]);
  moving(t, {
    ...tie,
    change: (state) => {
      state.first = 3;
      Object.assign(state.characters[3]!, { dead: true });
    },
  });
  assert.deepEqual([t.options(0).length, t.view(0).questions[0]?.player], [2, 0]);
  assert.equal(t.view(0).questions[0]?.common, true, 'a table may let everybody answer');
  t.choose(`goal:10:${space('A')}`);
  assert.deepEqual(places(t), ['A']);
});

rule('LOB-RUL-51 a Monster placed by a Spawn card does not move in that Round', (t) => {
  phase(t, [{ do: 'spawns' }, { do: 'movement' }], {
    at: ['M'],
    monsters: [],
    faces: draws('spawn', 'slot-2-red', 'event-2', 'event-3', 'event-4'),
  });
  assert.deepEqual(places(t), ['K']);
  phase(
    t,
    [
      { do: 'spawn-at', monster: 'hellhound', space: space('K'), by: 'LOB-SPN-02' },
      { do: 'spawns' },
      { do: 'movement' },
    ],
    {
      at: ['G'],
      monsters: [],
      faces: draws('spawn', 'event-1', 'event-2', 'event-3', 'event-4'),
      change: (state) => {
        state.phase = 'hunt';
      },
    },
  );
  t.choose(`way:10:${space('L')}`);
  assert.deepEqual(places(t), ['G'], 'a Monster that came in the Hunt Phase moves');
  // A Monster that has just spawned may attack.
  phase(t, [{ do: 'spawns' }, { do: 'attacks' }], {
    at: ['K'],
    monsters: [],
    faces: draws('spawn', 'slot-2-red', 'event-2', 'event-3', 'event-4'),
    change: (state) => {
      state.characters[0]!.wounds = 1;
    },
  });
  assert.deepEqual(strikes(t), [[10, 0]]);
});

rule('LOB-RUL-53 a Stunned Monster neither moves nor attacks', (t) => {
  phase(t, [{ do: 'movement' }, { do: 'attacks' }], {
    at: ['C', 'O'],
    monsters: [
      ['hellhound', 'A', { conditions: { stun: 1 } }],
      ['hellhound', 'C', { conditions: { stun: 1 } }],
    ],
  });
  assert.deepEqual([places(t), strikes(t)], [['A', 'C'], []]);
  phase(t, [{ do: 'bosses' }], { at: ['C', 'O'], monsters: [['pops', 'C', { conditions: { stun: 1 } }]] });
  assert.deepEqual(strikes(t), [], 'a Stunned Boss does not attack either');
  phase(t, [{ do: 'movement' }], { at: ['C'], monsters: [['hellhound', 'A', { conditions: { stun: 2 } }]] });
  assert.deepEqual(places(t), ['C'], 'a token for the next Monster Phase has no effect yet');
});

rule('LOB-RUL-55 Frost reduces the Movement of a Monster by 1, to no less than 0', (t) => {
  moving(t, {
    at: ['O'],
    monsters: [
      ['state-trooper', 'A', { conditions: { frost: 1 } }],
      ['orderly', 'A', { conditions: { frost: 1 } }],
    ],
  });
  assert.deepEqual(places(t), ['B', 'A']);
});

rule('LOB-MON-03 a Monster moves up to its Movement', (t) => {
  moving(t, {
    at: ['E'],
    monsters: [
      ['orderly', 'A'],
      ['state-trooper', 'A'],
      ['hellhound', 'A'],
    ],
  });
  assert.deepEqual(places(t), ['B', 'C', 'D']);
});

rule('LOB-MON-07 Basic and Elite Monsters act in the same phases', (t) => {
  phase(t, [{ do: 'movement' }, { do: 'attacks' }], {
    at: ['C'],
    monsters: [
      ['hellhound', 'B'],
      ['orderly', 'B'],
      ['pops', 'B'],
    ],
  });
  assert.deepEqual(places(t), ['C', 'C', 'B']);
  assert.deepEqual(t.options(0), ['in-order', 'next:10', 'next:11'], 'a Boss has a phase of its own');
});

// Attacks

rule('LOB-MAT-01 a Monster attacks a Character on its Space, or in Range and sight', (t) => {
  attacking(t, { at: ['C', 'O'], monsters: [['hellhound', 'B']] });
  assert.deepEqual(strikes(t), []);
  attacking(t, { at: ['C', 'O'], monsters: [['orderly', 'B']] });
  assert.deepEqual(strikes(t), [[10, 0]]);
  attacking(t, { at: ['J', 'O'], monsters: [['orderly', 'I']] });
  assert.deepEqual(strikes(t), [], 'a wall stands between');
  attacking(t, { at: ['C', 'O'], monsters: [['hellhound', 'C']] });
  assert.deepEqual(strikes(t), [[10, 0]]);
});

rule(
  'LOB-MAT-01 a minimum Range does not apply to the Monster’s own Space; an attack without line of sight goes through walls',
  (t) => {
    const far = withSide('hellhound', { attacks: [{ dice: { green: 2 }, range: [2, 3] }] });
    for (const [letter, all] of [
      ['C', [[10, 0]]],
      ['B', []],
      ['A', [[10, 0]]],
    ] as const) {
      attacking(t, { at: ['C', 'O'], monsters: [['hellhound', letter]], pack: far });
      assert.deepEqual(strikes(t), all, letter);
    }
    attacking(t, {
      at: ['J', 'O'],
      monsters: [['orderly', 'I']],
      pack: withSide('orderly', { attacks: [{ dice: { green: 2 }, range: [0, 1], unseen: true }] }),
    });
    assert.deepEqual(strikes(t), [[10, 0]]);
  },
);

rule('LOB-MAT-02 the players order the attacks', (t) => {
  attacking(t, {
    at: ['C', 'O'],
    monsters: [
      ['hellhound', 'C'],
      ['state-trooper', 'C'],
      ['orderly', 'B'],
    ],
  });
  t.choose('next:12');
  t.choose('next:10');
  assert.deepEqual(strikes(t), [
    [12, 0],
    [10, 0],
    [11, 0],
  ]);
});

rule('LOB-MAT-03 the Character with the least Health left is attacked; the players break ties', (t) => {
  const weak =
    (...wounds: readonly number[]) =>
    (state: State): void =>
      wounds.forEach((n, i) => {
        state.characters[i]!.wounds = n;
      });
  attacking(t, { at: ['C'], monsters: [['hellhound', 'C']], change: weak(2, 5, 0, 4) });
  assert.deepEqual(strikes(t), [[10, 1]]);
  attacking(t, { at: ['C'], monsters: [['hellhound', 'C']], change: weak(2, 5, 5, 4) });
  assert.deepEqual(t.options(0), ['target:10:1', 'target:10:2']);
  t.choose('target:10:2');
  assert.deepEqual(strikes(t), [[10, 2]]);
});

rule('LOB-MAT-03 a Monster with a preferred target attacks that target', (t) => {
  attacking(t, {
    at: ['C'],
    monsters: [['hellhound', 'C']],
    pack: withSide('hellhound', { prey: 'most-insane' }),
    change: (state) => {
      state.characters[3]!.insanity = 4;
      state.characters[0]!.wounds = 6;
    },
  });
  assert.deepEqual(strikes(t), [[10, 3]]);
});

rule('LOB-MAT-04 a Monster that has a Character within reach only later in the phase attacks too', (t) => {
  const dragged: Step = { do: 'arrive', mini: 0, to: space('C'), how: 'push' };
  from(
    t,
    (state) => {
      for (const each of state.characters) each.at = space('O');
      state.characters[0]!.at = space('B');
      state.monsters = [monster(10, 'hellhound', space('B')), monster(11, 'state-trooper', space('C'))];
    },
    [{ do: 'attacks' }],
    {
      instead: {
        'attack-begin': (m: { push: (step: Step) => void }) => {
          m.push(dragged);
        },
      },
    },
  );
  assert.deepEqual(strikes(t), [
    [10, 0],
    [11, 0],
  ]);
});

rule('LOB-MAT-05 each Monster attacks once in the phase', (t) => {
  phase(t, [{ do: 'attacks' }, { do: 'attack-next' }], {
    at: ['C', 'O'],
    monsters: [
      ['hellhound', 'C'],
      ['hellhound', 'C'],
    ],
  });
  assert.deepEqual(strikes(t), [
    [10, 0],
    [11, 0],
  ]);
});

rule('LOB-MAT-02 the players are asked for the order only where it makes a difference', (t) => {
  const asked = (...monsters: readonly Placed[]): unknown => {
    attacking(t, { at: ['C', 'D', 'O'], monsters });
    return t.view(0).questions[0]?.kind;
  };
  assert.equal(asked(['hellhound', 'C'], ['hellhound', 'C'], ['hellhound', 'C']), 'act');
  assert.equal(asked(['hellhound', 'C'], ['state-trooper', 'C']), 'attack-order');
  assert.equal(asked(['hellhound', 'C'], ['hellhound', 'D']), 'attack-order');
  assert.equal(asked(['hellhound', 'C'], ['hellhound', 'C', { wounds: 1 }]), 'attack-order');
  assert.equal(asked(['hellhound', 'C', { conditions: { fire: 1 } }], ['hellhound', 'C']), 'attack-order');
});

rule('LOB-RUL-48 only attacks of this phase get the bonus of earlier attackers', (t) => {
  const seen: unknown[] = [];
  const instead = {
    'attack-begin': (_: unknown, { by, bonus = false }: { by: number; bonus?: boolean }) => {
      seen.push([by, bonus]);
    },
  };
  from(
    t,
    (state) => {
      state.monsters = [
        monster(10, 'hellhound', space('H')),
        monster(11, 'pops', space('H')),
        monster(12, 'hellhound', space('H')),
      ];
      for (const each of state.characters) each.attackers = 2;
      state.characters[1]!.wounds = 1;
    },
    [{ do: 'monster-attack', monster: 10 }, { do: 'bosses' }, { do: 'attacks' }],
    { instead, faces: [{ die: 'd6', face: 2 }] },
  );
  assert.deepEqual(seen.splice(0).slice(-4), [
    [10, false],
    [11, false],
    [10, true],
    [12, true],
  ]);
  assert.deepEqual(
    t.state.characters.map(({ attackers }: never) => attackers),
    [0, 0, 0, 0],
  );
});

rule('LOB-RUL-50 a Monster chooses its target when it attacks, and never a dead Character', (t) => {
  from(
    t,
    (state) => {
      for (const each of state.characters) each.at = space('O');
      state.characters[0]!.at = space('B');
      state.monsters = [monster(10, 'hellhound', space('B')), monster(11, 'state-trooper', space('B'))];
    },
    [{ do: 'attacks' }],
    {
      instead: {
        'attack-begin': (m: { push: (step: Step) => void }) => {
          m.push({ do: 'die', player: 0, rule: 'LOB-DTH-01' });
        },
      },
    },
  );
  t.choose('in-order');
  assert.deepEqual(strikes(t), [[10, 0]]);
});

rule('LOB-EX-37 the Dog Grapple protects its holder from a Hellhound, but not from a State Trooper', (t) => {
  attacking(t, {
    at: ['C', 'O'],
    monsters: [
      ['hellhound', 'C'],
      ['state-trooper', 'C'],
    ],
    change: (state) => {
      state.characters[0]!.items = [{ card: 'dog-grapple', rows: 0, tapped: false, untapped: false, worn: false }];
    },
  });
  t.options();
  assert.deepEqual(strikes(t), [[11, 0]]);
});

rule('LOB-RUL-122 a Hellhound on the Space of the Dog Grapple attacks nobody, at any Range', (t) => {
  const attacked = (...at: readonly string[]): unknown => {
    attacking(t, {
      at,
      monsters: [['hellhound', 'C']],
      pack: withSide('hellhound', { attacks: [{ dice: { green: 3 }, range: [0, 1] }] }),
      change: (state) => {
        state.characters[0]!.wounds = 1;
        state.characters[1]!.items = [item('dog-grapple', 0, false)];
      },
    });
    return strikes(t);
  };
  assert.deepEqual(attacked('C', 'C', 'O'), [], 'a companion on the same Space');
  assert.deepEqual(attacked('B', 'C', 'O'), [], 'a companion in Range');
  assert.deepEqual(attacked('C', 'B', 'O'), [[10, 0]], 'the holder is on another Space');
});

rule('LOB-MON-04 a Monster makes the Attack on its card', (t) => {
  const seen: unknown[] = [];
  from(
    t,
    (state) => {
      state.monsters = [monster(10, 'orderly', space('H'))];
      state.characters[2]!.wounds = 1;
    },
    [{ do: 'attacks' }],
    {
      instead: {
        'attack-begin': (_: unknown, step: object) => {
          seen.push(step);
        },
      },
    },
  );
  assert.deepEqual(seen.slice(-1), [
    {
      do: 'attack-begin',
      by: 10,
      with: 'orderly',
      target: 2,
      space: space('H'),
      attack: { dice: { green: 2, red: 1 }, range: [0, 1] },
      bonus: true,
    },
  ]);
});

// Bosses

rule('LOB-BMP-01 a Boss moves, then attacks if possible', (t) => {
  acting(t, { at: ['C', 'O'], monsters: [['pops', 'A']], faces: [{ die: 'd6', face: 1 }] });
  assert.deepEqual([places(t), strikes(t)], [['C'], [[10, 0]]]);
});

rule('LOB-BMP-02 a Boss moves towards the closest Character; the players break ties', (t) => {
  acting(t, { at: ['A', 'E', 'O'], monsters: [['pops', 'C']], faces: [{ die: 'd6', face: 1 }] });
  t.choose(`goal:10:${space('E')}`);
  assert.deepEqual(places(t), ['E']);
});

rule('LOB-BMP-02 a Movement bonus for all Monsters applies to a Boss too, even if the Boss draws a card', (t) => {
  const moved = (name: string, n: number, faces: readonly object[] = []): unknown => {
    acting(t, {
      at: ['E'],
      monsters: [[name, 'A']],
      faces,
      change: (state) => {
        state.changes = [{ stat: 'movement', n, until: 'round' }];
      },
    });
    return places(t);
  };
  assert.deepEqual(
    [moved('pops', 0), moved('pops', 1), moved('pops', -9), moved('huntmaster', 1, draws('huntmaster', 'dash'))],
    [['C'], ['D'], ['A'], ['E']],
  );
});

rule('LOB-BMP-03 the players choose the order of Bosses; each finishes before the next', (t) => {
  acting(t, {
    at: ['C', 'O'],
    monsters: [
      ['pops', 'B'],
      ['pops', 'D'],
    ],
    faces: [
      { die: 'd6', face: 1 },
      { die: 'd6', face: 6 },
    ],
  });
  assert.deepEqual(t.options(0), ['next:10', 'next:11']);
  t.choose('next:11');
  assert.deepEqual(
    eventsOf(t, 'strikes').map(({ monster: id, with: by }) => [id, by]),
    [
      [11, 'belt'],
      [10, 'roar'],
    ],
  );
  const order = t
    .events()
    .filter(({ type }) => type === 'moved' || type === 'strikes')
    .map(({ mini, monster: id }) => (mini ?? id) as number);
  assert.deepEqual(order, [11, 11, 10, 10]);
});

rule('LOB-BMP-04 without a Character in reach, a Boss does not attack, and no die is rolled', (t) => {
  acting(t, { at: ['O'], monsters: [['pops', 'A']] });
  t.choose(t.options(0)[0] ?? '');
  for (let i = 0; i < 3 && t.options(0)[0]?.startsWith('way:'); i++) t.choose(t.options(0)[0] ?? '');
  assert.deepEqual([strikes(t), eventsOf(t, 'boss-rolled')], [[], []]);
  acting(t, {
    at: ['A'],
    monsters: [['pops', 'A']],
    faces: [{ die: 'd6', face: 3 }],
    change: (state) => {
      state.characters[2]!.wounds = 1;
    },
  });
  assert.deepEqual(strikes(t), [[10, 2]]);
});

rule('LOB-RUL-122 a card that calms a Boss prevents it from attacking', (t) => {
  const charm = { id: 'charm', passive: { calms: ['pops'] }, rows: [] };
  const struck = (...at: readonly string[]): unknown => {
    acting(t, {
      at,
      monsters: [['pops', 'C']],
      pack: { ...world, equipment: [...world.equipment, charm] },
      faces: at[0] === 'C' ? [] : [{ die: 'd6', face: 1 }],
      change: (state) => Object.assign(state.characters[0]!, { wounds: 5, items: [item('charm', 0, false)] }),
    });
    return strikes(t);
  };
  assert.deepEqual([struck('C', 'C', 'O'), struck('C', 'O'), struck('B', 'C', 'O')], [[], [], [[10, 1]]]);
});

rule(
  'LOB-BMP-04 a Boss rolls the d6 if any of its attacks reaches a Character, even if the selected attack then reaches nobody',
  (t) => {
    const pack = withSide('pops', {
      movement: 0,
      attacks: [
        { id: 'belt', upTo: 3, dice: { red: 3 } },
        { id: 'roar', upTo: 6, dice: { red: 2 }, range: [0, 2] },
      ],
    });
    for (const [face, all] of [
      [6, [[10, 0]]],
      [1, []],
    ] as const) {
      acting(t, { at: ['C', 'O'], monsters: [['pops', 'B']], pack, faces: [{ die: 'd6', face }] });
      assert.deepEqual(strikes(t), all);
    }
  },
);

rule('LOB-BMP-04 a Boss that has left the Board is skipped', (t) => {
  phase(t, [{ do: 'boss-next', left: [99, 10] }], {
    at: ['C', 'O'],
    monsters: [['pops', 'C']],
    faces: [{ die: 'd6', face: 1 }],
  });
  assert.deepEqual(strikes(t), [[10, 0]]);
});

rule('LOB-BOS-03 a d6 selects the attack: 1 to 3 the belt, 4 to 6 the roar', (t) => {
  for (const [face, attack] of [
    [1, 'belt'],
    [3, 'belt'],
    [4, 'roar'],
    [6, 'roar'],
  ] as const) {
    acting(t, { at: ['C', 'O'], monsters: [['pops', 'C']], faces: [{ die: 'd6', face }] });
    assert.deepEqual(
      eventsOf(t, 'strikes').map(({ with: by }) => by),
      [attack],
    );
  }
});

rule('LOB-BOS-04 a Boss acts only in its own phase', (t) => {
  phase(t, [{ do: 'bosses' }, { do: 'movement' }, { do: 'attacks' }], {
    at: ['C', 'O'],
    monsters: [['pops', 'B']],
    faces: [{ die: 'd6', face: 1 }],
  });
  assert.deepEqual(strikes(t), [[10, 0]]);
});

rule('LOB-BOS-06 a drawn card decides the Huntmaster’s Movement, effects and attack', (t) => {
  const draw = (card: string): void =>
    acting(t, { at: ['C', 'O'], monsters: [['huntmaster', 'A']], faces: draws('huntmaster', card) });
  draw('dash');
  assert.deepEqual([places(t), eventsOf(t, 'strikes').map(({ with: by }) => by)], [['C'], ['dash']]);
  draw('claws');
  assert.deepEqual([places(t), strikes(t)], [['B'], []]);
  draw('howl');
  assert.deepEqual([t.state.counters['howls'], strikes(t), t.state.decks.huntmaster.out], [1, [], ['howl']]);
});

rule('LOB-RUL-49 a Boss also attacks the Character with the least Health left', (t) => {
  acting(t, {
    at: ['C'],
    monsters: [['pops', 'C']],
    faces: [{ die: 'd6', face: 1 }],
    change: (state) => {
      state.characters[3]!.wounds = 3;
      state.characters[1]!.wounds = 3;
    },
  });
  assert.deepEqual(t.options(0), ['target:10:1', 'target:10:3']);
  t.choose('target:10:3');
  assert.deepEqual(strikes(t), [[10, 3]]);
});

rule('LOB-BMP-01 Monsters skip an activity that a card forbids', (t) => {
  for (const [what, moved, attacked] of [
    ['move', 0, 1],
    ['attack', 1, 1],
    ['both', 0, 0],
  ] as const) {
    phase(t, [{ do: 'movement' }, { do: 'attacks' }, { do: 'bosses' }], {
      at: ['C', 'O'],
      monsters: [
        ['hellhound', 'B'],
        ['orderly', 'C'],
        ['huntmaster', 'O'],
      ],
      faces: draws('huntmaster', 'howl'),
      change: (state) => {
        state.still = what;
      },
    });
    assert.deepEqual(
      [eventsOf(t, 'moved').length, Math.min(1, eventsOf(t, 'strikes').length)],
      [moved, what === 'move' ? attacked : 0],
      what,
    );
  }
});
