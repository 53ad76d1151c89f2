// How Monsters spawn: Spawn cards, Spawn Points, the supply. LOB-SPN, -BOS-01, -02, -MON-02, LOB-RUL-14, -29, -30, -82
// to -85, -99, -114
import assert from 'node:assert/strict';
import { healthOf } from '../../../../../../src/engine/games/lobotomy-2/rules/values-in-force.js';
import { contentOf, type Pack } from '../../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import type { Monster, State } from '../../../../../../src/engine/games/lobotomy-2/state/state.js';
import type { Step } from '../../../../../../src/engine/games/lobotomy-2/state/steps.js';
import { rule, type RuleTest } from '../../../../../support/rule-coverage.js';
import { openMatch } from '../../../../../../src/engine/kernel/index.js';
import { from, play, scenario, space, world } from '../../support/ward-pack.js';
import { draws, eventsOf, four, rulesWith, three } from '../../support/match-builder.js';

interface Position {
  readonly at?: readonly string[];
  readonly change?: (state: State) => void;
  readonly pack?: Pack;
  readonly who?: readonly (readonly string[])[];
}

/** Puts Characters on these Spaces. Then runs these steps, in which these Spawn cards are drawn. */
function drawing(
  t: RuleTest,
  steps: readonly Step[],
  cards: readonly string[],
  { at = ['H'], change = () => undefined, pack = world, who = four }: Position = {},
): void {
  from(
    t,
    (state) => {
      state.characters.forEach((each, i) => {
        each.at = space(at[i] ?? at.at(-1) ?? '');
      });
      change(state);
    },
    steps,
    { pack, who, faces: draws('spawn', ...cards) },
  );
}
const phase: readonly Step[] = [{ do: 'spawns' }];
const effect = (more: object = { colour: 'drawn' }): readonly Step[] => [
  { do: 'spawn-effect', player: 0, ...more } as Step,
];
const none = ['event-2', 'event-3', 'event-4'];
const placed = (t: RuleTest): unknown[] =>
  t.state.monsters.map(({ card, at }: Monster) => [card, 'ABCDEFGHIJKLMNO'[at]]);

rule('LOB-SPN-01 each living Character draws one card in turn, beginning with the First Character', (t) => {
  drawing(t, phase, ['slot-1-red', 'slot-2-red', 'slot-3-red'], {
    change: (state) => {
      state.first = 2;
      state.characters[3]!.dead = true;
    },
  });
  assert.deepEqual(
    eventsOf(t, 'spawn-card').map(({ player }) => player),
    [2, 0, 1],
  );
  assert.deepEqual(placed(t), [
    ['state-trooper', 'K'],
    ['hellhound', 'K'],
    ['orderly', 'K'],
  ]);
});

rule('LOB-DTH-05 dead Characters draw no Spawn card', (t) => {
  drawing(t, [{ do: 'die', player: 1, rule: 'LOB-DTH-03' }, ...phase], ['slot-1-red', 'event-2', 'event-3']);
  assert.deepEqual(
    eventsOf(t, 'spawn-card').map(({ player }) => player),
    [0, 2, 3],
  );
});

rule('LOB-SPN-01 a Character that died during the phase draws no card', (t) => {
  const deadly = {
    ...world,
    scenarios: [
      {
        ...scenario,
        events: [[{ do: 'on', whom: { of: 'character', take: 'each', where: 'anywhere' }, steps: [{ do: 'kill' }] }]],
      },
    ],
  } as Pack;
  drawing(t, phase, ['event-1'], { pack: deadly });
  assert.deepEqual(
    eventsOf(t, 'spawn-card').map(({ player }) => player),
    [0],
  );
});

rule('LOB-SPN-02 a Monster spawns on the nearest Spawn Point of the colour', (t) => {
  drawing(t, phase, ['slot-1-green', ...none], { at: ['C', 'H'] });
  assert.deepEqual(placed(t), [['state-trooper', 'A']]);
});

rule('LOB-SPN-02 two Spawn Points of one colour on one Space need no decision', (t) => {
  const tiles = world.tiles.map((tile) =>
    tile.id === 'ward'
      ? {
          ...tile,
          board: { ...tile.board, points: [...(tile.board.points ?? []), { id: 'more', space: 'K', colour: 'red' }] },
        }
      : tile,
  );
  drawing(t, phase, ['slot-2-red', ...none], { pack: { ...world, tiles } });
  assert.deepEqual([eventsOf(t, 'spawn-card').length, placed(t)], [4, [['hellhound', 'K']]]);
});

rule(
  'LOB-EX-47 with green points at distances 3 and 5, a Monster spawns at 3, without sight; with two points at 3, the player chooses; without minis, nothing spawns',
  (t) => {
    const green = (at: string): void =>
      drawing(t, phase, ['slot-2-green', ...none.slice(0, at === 'L' ? 0 : 3)], { at: [at, 'H'] });
    drawing(t, phase, ['slot-2-green', ...none], {
      change: (state) => {
        state.tiles = 3;
        state.characters[0]!.at = contentOf(world).map('S1').numbers.get('annex.P') ?? -1;
      },
    });
    assert.deepEqual(placed(t), [['hellhound', 'A']]);
    green('L');
    assert.deepEqual(t.options(0), [`space:${space('A')}`, `space:${space('O')}`]);
    t.choose(`space:${space('O')}`);
    assert.deepEqual(placed(t)[0], ['hellhound', 'O']);
    drawing(t, phase, ['slot-2-green', ...none], {
      at: ['D', 'H'],
      change: (state) => {
        state.types.find(({ card }) => card === 'hellhound')!.pool = 0;
      },
    });
    t.options();
    assert.deepEqual([placed(t), eventsOf(t, 'no-spawn').length], [[], 1]);
  },
);

rule('LOB-SPN-03 spawning needs no line of sight', (t) => {
  drawing(t, phase, ['slot-1-blue', ...none], { at: ['J', 'H'] });
  assert.deepEqual(placed(t), [['state-trooper', 'E']]);
  drawing(t, phase, ['slot-1-green', ...none], { at: ['I', 'H'] });
  assert.deepEqual(placed(t), [['state-trooper', 'O']], 'the Spawn Point is behind a wall');
});

rule('LOB-RUL-14 with the house rule, the nearest point is measured on foot, for respawns too', (t) => {
  const come = (options: object): unknown => {
    play(t, {
      options,
      situation: { phase: 'spawns', characters: [{ at: 'ward.M' }, { dead: true }, { dead: true }, { dead: true }] },
      faces: draws('spawn', 'slot-1-green'),
    });
    return placed(t);
  };
  assert.deepEqual(
    [come({}), come({ nearest: 'range' }), come({ nearest: 'walking' })],
    [[['state-trooper', 'O']], [['state-trooper', 'O']], [['state-trooper', 'A']]],
    'a wall stands between N and O',
  );
  play(t, {
    options: { nearest: 'walking' },
    situation: { characters: [{ at: 'ward.M', dead: true }, {}, {}, {}] },
    faces: draws('spawn', 'slot-1-green'),
  });
  assert.equal(t.state.characters[0].at, space('A'));
  const asked = openMatch(rulesWith(world), { seed: 1, seats: 2, options: { nearest: 'near' } });
  assert.equal(!asked.ok && asked.error.path, 'options/nearest');
});

rule('LOB-RUL-14 the nearest point is measured through walls, on revealed tiles only', (t) => {
  drawing(t, phase, ['slot-1-green', ...none], { at: ['N', 'H'] });
  assert.deepEqual(placed(t), [['state-trooper', 'O']]);
  drawing(t, phase, ['slot-1-yellow', ...none]);
  assert.deepEqual(placed(t), []);
  drawing(t, [{ do: 'reveal-tile', tile: 'annex' }, ...phase], ['slot-1-yellow', ...none]);
  assert.equal(t.state.monsters[0].at, contentOf(world).map('S1').numbers.get('annex.P'));
});

rule('LOB-SPN-04 the player of the drawing Character decides a tie', (t) => {
  drawing(t, phase, [...none.slice(0, 2), 'slot-1-green'], { at: ['H', 'H', 'L', 'H'] });
  assert.deepEqual([t.options(0), t.view(1).questions[0]?.player], [[], 2]);
});

rule('LOB-SPN-05 without a mini in the supply, no Monster spawns', (t) => {
  drawing(t, phase, ['slot-1-red', ...none], {
    change: (state) => {
      state.types[0]!.pool = 0;
    },
  });
  assert.deepEqual(placed(t), []);
});

rule('LOB-RUL-30 the number of minis is limited, even for Monsters that a Chapter places', (t) => {
  drawing(
    t,
    Array.from(
      { length: 3 },
      () => ({ do: 'spawn-at', monster: 'orderly', space: space('A'), by: 'LOB-CMP-03' }) as const,
    ),
    [],
    {
      change: (state) => {
        state.types.find(({ card }) => card === 'orderly')!.pool = 2;
      },
    },
  );
  assert.equal(t.state.monsters.length, 2);
});

rule('LOB-SPN-06 in the Spawn Monsters Phase, an Event card triggers the Event of the Scenario, if it has one', (t) => {
  drawing(t, phase, ['event-1', ...none]);
  assert.deepEqual([t.state.counters, placed(t)], [{ event: 1 }, []]);
});

rule('LOB-SPN-07 outside the Spawn Monsters Phase, an Event card is a wildcard: the player chooses the colour', (t) => {
  drawing(t, effect({ monster: 'orderly', colour: 'drawn' }), ['event-1']);
  assert.deepEqual(t.options(0), ['colour:green', 'colour:blue', 'colour:red']);
  t.choose('colour:red');
  assert.deepEqual([placed(t), t.state.counters], [[['orderly', 'K']], {}]);
});

rule('LOB-RUL-82 for a wildcard, the next Monster card decides the type; its colour is ignored', (t) => {
  drawing(t, effect(), ['event-1', 'event-2', 'slot-2-green']);
  t.choose('colour:red');
  assert.deepEqual(placed(t), [['hellhound', 'K']]);
  assert.deepEqual([...t.state.decks.spawn.out].sort(), ['event-1', 'event-2', 'slot-2-green']);
});

rule('LOB-RUL-82 if the colour is given, the card after the Event card decides the type', (t) => {
  drawing(t, effect({ colour: 'red' }), ['event-1', 'slot-2-green']);
  assert.deepEqual(placed(t), [['hellhound', 'K']]);
});

rule('LOB-SPN-08 Reshuffle forms one deck of the remaining cards, the discards and the Reshuffle card', (t) => {
  drawing(t, phase, ['slot-1-red', 'reshuffle', 'slot-1-red', 'slot-2-red']);
  assert.equal(t.state.decks.spawn.left.length, 28);
  assert.deepEqual([...t.state.decks.spawn.out].sort(), ['slot-1-red', 'slot-2-red']);
});

rule('LOB-RUL-114 the Reshuffle card is in the new deck', (t) => {
  drawing(t, phase, [...none, 'reshuffle']);
  assert.ok(t.state.decks.spawn.left.includes('reshuffle'));
  assert.deepEqual([t.state.decks.spawn.left.length, t.state.decks.spawn.out], [30, []]);
});

rule('LOB-RUL-114 the Event card that led to the Reshuffle card is in the new deck', (t) => {
  const drawn = { ...world, scenarios: [{ ...scenario, events: [[{ do: 'spawn', colour: 'drawn', n: 1 }]] }] } as Pack;
  drawing(t, phase, ['event-1', 'reshuffle', 'slot-2-red', 'event-2', 'event-3', 'event-4'], { pack: drawn });
  assert.deepEqual(
    [t.state.decks.spawn.left.length, t.state.decks.spawn.left.includes('event-1'), placed(t)],
    [26, true, [['hellhound', 'K']]],
  );
});

rule('LOB-SPN-09 Reshuffle in the Spawn Monsters Phase: no Monster spawns for the drawing Character', (t) => {
  drawing(t, phase, ['reshuffle', ...none]);
  assert.deepEqual([eventsOf(t, 'spawn-card').length, placed(t)], [4, []]);
});

rule('LOB-SPN-10 Reshuffle outside the Spawn Monsters Phase: another card is drawn', (t) => {
  drawing(t, effect(), ['reshuffle', 'slot-2-red']);
  assert.deepEqual(placed(t), [['hellhound', 'K']]);
});

rule('LOB-SPN-10 if the type is given, the card after Reshuffle decides only the colour', (t) => {
  drawing(t, effect({ monster: 'orderly', colour: 'drawn' }), ['reshuffle', 'slot-2-red']);
  assert.deepEqual(placed(t), [['orderly', 'K']]);
});

rule('LOB-SPN-11 a resolved card is discarded', (t) => {
  drawing(t, phase, ['slot-1-red', ...none]);
  assert.deepEqual([...t.state.decks.spawn.out].sort(), [...none, 'slot-1-red'].sort());
});

rule('LOB-SPN-12 a type whose card shows its Empowered side spawns Empowered', (t) => {
  drawing(t, [{ do: 'empower' }, ...phase], ['slot-1-red', ...none]);
  assert.equal(healthOf({ state: t.state, content: contentOf(world) }, 10), 4);
  assert.deepEqual(
    eventsOf(t, 'spawned').map(({ health }) => health),
    [4],
  );
});

rule('LOB-MON-02 before its card shows the Empowered side, a type starts on its normal side', (t) => {
  drawing(
    t,
    [...phase, { do: 'empower' }, { do: 'spawn-at', monster: 'hellhound', space: space('A'), by: 'LOB-CMP-03' }],
    ['slot-1-red', ...none],
  );
  assert.deepEqual(
    eventsOf(t, 'spawned').map(({ health }) => health),
    [3, 3],
  );
});

rule('LOB-RUL-97 types that join the match later start Empowered', (t) => {
  drawing(t, [{ do: 'empower' }, { do: 'spawn-at', monster: 'hellhound', space: space('A'), by: 'LOB-CMP-03' }], [], {
    change: (state) => {
      state.types = state.types.filter(({ card }) => card !== 'hellhound');
    },
  });
  assert.deepEqual(
    eventsOf(t, 'spawned').map(({ health }) => health),
    [3],
  );
});

rule('LOB-HNT-07 a type without an Empowered side starts on its normal side, even when Monsters are Empowered', (t) => {
  drawing(t, [{ do: 'empower' }, { do: 'spawn-at', monster: 'orderly', space: space('A'), by: 'LOB-CMP-03' }], [], {
    change: (state) => {
      state.types = state.types.filter(({ card }) => card !== 'orderly');
    },
  });
  assert.equal(t.state.types.find(({ card }: never) => card === 'orderly').empowered, false);
});

rule('LOB-RUL-14 if distances are measured on foot, an unreachable Spawn Point is used if no other exists', (t) => {
  const walled = { phase: 'spawns', tiles: ['ward', 'annex'], edges: [['ward.K', 'annex.P', 'wall']] } as const;
  play(t, {
    options: { nearest: 'walking' },
    situation: { ...walled, characters: [{ at: 'annex.P' }, { dead: true }, { dead: true }, { dead: true }] },
    faces: draws('spawn', 'slot-1-red'),
  });
  assert.equal(t.state.monsters[0].at, space('K'));
});

rule('LOB-RUL-29 the discards refill an empty Spawn deck', (t) => {
  drawing(t, phase, ['slot-1-red', 'slot-2-red', 'slot-1-red', 'slot-2-red'], {
    change: (state) => {
      state.decks.spawn = { left: ['slot-1-red'], out: ['slot-2-red'] };
    },
  });
  assert.equal(t.state.monsters.length, 4);
  assert.equal(eventsOf(t, 'reshuffled').length, 2);
});

rule('LOB-RUL-83 without a point of the colour, or for a type outside the Scenario, no Monster spawns', (t) => {
  drawing(t, phase, ['slot-1-yellow', 'slot-6-red', 'event-2', 'event-3']);
  assert.deepEqual([placed(t), eventsOf(t, 'no-spawn').length], [[], 2]);
});

rule(
  'LOB-RUL-84 there are thirty cards: six slots in four colours, five Events, one Reshuffle; the Scenario fills the slots',
  (t) => {
    assert.equal(world.spawns.length, 30);
    drawing(t, phase, ['slot-3-red', 'slot-4-red', 'slot-5-red', 'slot-2-red']);
    assert.deepEqual(
      placed(t).map((each) => (each as string[])[0]),
      ['orderly', 'daddys-boy', 'state-trooper', 'hellhound'],
    );
  },
);

rule('LOB-SPN-01 a card can skip draws, and a Difficulty card can add draws', (t) => {
  drawing(t, phase, none.slice(0, 2), {
    change: (state) => {
      state.spawnCardsToSkip = 2;
    },
  });
  assert.deepEqual([eventsOf(t, 'spawn-card').length, t.state.spawnCardsToSkip], [2, 0]);
  drawing(t, phase, [...none, 'event-5', 'event-1'], {
    change: (state) => {
      state.difficulty = [{ card: 'hurried', level: 'harder' }];
    },
  });
  assert.deepEqual(
    eventsOf(t, 'spawn-card').map(({ player }) => player),
    [0, 1, 2, 3, 0],
  );
});

// Bosses

rule('LOB-BOS-01 the Scenario places a Boss', (t) => {
  drawing(
    t,
    [{ do: 'run', effects: [{ do: 'boss', monster: 'pops', space: 'ward.O' }], by: -1, on: -1, card: 'S1-A' }],
    [],
  );
  assert.deepEqual(placed(t), [['pops', 'O']]);
});

rule('LOB-EX-32 a Boss with Health 10 for each Character has 30, 40 or 50 with 3, 4 or 5 Characters', (t) => {
  const pack: Pack = { ...world, characters: [...world.characters, { ...world.characters[0]!, id: 'edith' }] };
  for (const [who, health] of [
    [three, 30],
    [four, 40],
    [
      [
        ['alex', 'bob', 'carol'],
        ['denise', 'edith'],
      ],
      50,
    ],
  ] as const) {
    const struck = (n: number): void =>
      drawing(
        t,
        [
          { do: 'spawn-at', monster: 'pops', space: space('O'), by: 'LOB-BOS-01' },
          { do: 'wound', mini: 10, n, from: null, rule: 'LOB-ATK-08' },
        ],
        [],
        { who, pack },
      );
    struck(health - 1);
    assert.deepEqual([t.state.monsters.length, eventsOf(t, 'spawned')[0]?.['health']], [1, health]);
    struck(health);
    t.options();
    assert.deepEqual(t.state.monsters, []);
  }
});

rule('LOB-BOS-02 the Health of a Boss is multiplied by the number of Characters', (t) => {
  drawing(t, [{ do: 'spawn-at', monster: 'huntmaster', space: space('O'), by: 'LOB-BOS-01' }], []);
  assert.deepEqual(
    eventsOf(t, 'spawned').map(({ health }) => health),
    [32],
  );
});

rule('LOB-RUL-99 dead Characters count for the Health of a Boss too', (t) => {
  drawing(
    t,
    [
      { do: 'die', player: 1, rule: 'LOB-DTH-03' },
      { do: 'spawn-at', monster: 'pops', space: space('O'), by: 'LOB-BOS-01' },
    ],
    [],
  );
  assert.deepEqual(
    eventsOf(t, 'spawned').map(({ health }) => health),
    [40],
  );
});
