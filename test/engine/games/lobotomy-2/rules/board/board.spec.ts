// The Board in play: Spaces, boundaries, line of sight and Range. LOB-MAP, -LOS, -RNG. Alex has a Weapon with unlimited
// Range, and there is a Monster on every other Space, so the targets are exactly the Spaces that Alex sees.
import assert from 'node:assert/strict';
import { presets, type BoardData, type BoundaryKind } from '../../../../../../src/engine/board/index.js';
import { contentOf, type Pack } from '../../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import { pack } from '../../../../../../src/engine/games/lobotomy-2/content/pack.js';
import type { Scenario } from '../../../../../../src/engine/games/lobotomy-2/cards/scenario-types.js';
import { rule, type RuleTest } from '../../../../../support/rule-coverage.js';
import { drawn, enclosure } from '../../../../board/boards.js';
import { board as boardOf } from '../../../../../../src/engine/board/index.js';
import { acting, begun, held, innate, nightOn, offered } from '../../support/character-turn.js';
import { world } from '../../support/ward-pack.js';

const mark = {
  id: 'mark',
  class: 'basic',
  minis: 20,
  normal: { health: 9, movement: 1, attacks: [{ dice: {} }], defense: {} },
} as const;
const far: Partial<Pack> = {
  monsters: [...world.monsters, mark],
  weapons: world.weapons.map((card) => (card.id === 'spell-scroll' ? { ...card, mods: { range: [0, 9] } } : card)),
};
const lettersOf = ({ spaces }: BoardData): string[] => spaces.map(({ id }) => id);
type Token = readonly [between: string, kind: BoundaryKind];

/** Puts Alex on one Space, and a Monster on each other Space, in the order of the board. */
function looking(
  t: RuleTest,
  data: BoardData,
  viewer: string,
  tokens: readonly Token[] = [],
  more: Partial<Scenario> = {},
): void {
  begun(
    t,
    't',
    {
      starts: [`t.${viewer}`],
      slots: ['mark'],
      monsters: targets(data, viewer).map((letter) => ({ monster: 'mark', space: `t.${letter}` })),
      tokens: tokens.map(([between, kind]) => ({
        between: [`t.${between.charAt(0)}`, `t.${between.charAt(1)}`],
        kind,
      })),
      ...more,
    },
    { ...far, tiles: [{ id: 't', board: data }] },
  );
}
const targets = (data: BoardData, viewer: string): string[] => lettersOf(data).filter((letter) => letter !== viewer);
const shot = (data: BoardData, viewer: string, letter: string): string =>
  `attack:spell-scroll.1:${10 + targets(data, viewer).indexOf(letter)}`;
/** The Spaces that Alex sees. */
const seen = (t: RuleTest, data: BoardData, viewer: string): string =>
  targets(data, viewer)
    .filter((letter) => t.options().includes(shot(data, viewer, letter)))
    .join('');
function sees(t: RuleTest, data: BoardData, viewer: string, tokens: readonly Token[] = []): string {
  looking(t, data, viewer, tokens);
  return seen(t, data, viewer);
}
const whyNot = (t: RuleTest, data: BoardData, viewer: string, letters: string): (string | undefined)[] =>
  letters.split('').map((letter) => t.why(0, shot(data, viewer, letter))?.rule);
const walks = (t: RuleTest, data: BoardData): string =>
  offered(t, 'walk')
    .map((id) => lettersOf(data)[Number(id.split(':')[1])])
    .sort()
    .join('');
const walkTo = (data: BoardData, letter: string): string => `walk:${lettersOf(data).indexOf(letter)}`;
/** Puts Alex on one Space of a Board without Monsters. */
const alone = (t: RuleTest, data: BoardData, from: string, tokens: readonly Token[] = []): void => {
  looking(t, data, from, tokens, { monsters: [] });
};

const { M1, L1, L2, R1 } = presets;

// The Board

rule('LOB-EX-11 board M1: the boundaries of A, B, C and D', (t) => {
  const on = boardOf(M1);
  assert.deepEqual(
    ['A', 'B', 'C', 'D'].map((letter) => enclosure(on, letter)),
    [
      'closed-door closed-door wall wall',
      'closed-door closed-door gap wall',
      'closed-door wall wall wall',
      'closed-door closed-door gap open',
    ],
  );
  alone(t, M1, 'A');
  assert.deepEqual(
    ['B', 'C'].map((letter) => t.why(0, walkTo(M1, letter))?.reason),
    ['door-closed', 'wall-between'],
  );
  alone(t, M1, 'C');
  assert.deepEqual(
    ['D', 'A'].map((letter) => t.why(0, walkTo(M1, letter))?.reason),
    ['door-closed', 'wall-between'],
  );
  alone(t, M1, 'D');
  assert.deepEqual(
    [walks(t, M1), offered(t, 'open').length],
    ['B', 1],
    'through the gap; the other Doors lead off the Board',
  );
});

rule('LOB-EX-12 without the white line, B and D are one T-shaped Space, and the board has three Spaces', (t) => {
  const joined: BoardData = {
    version: 1,
    spaces: [
      ...M1.spaces.filter(({ id }) => id === 'A' || id === 'C'),
      {
        id: 'B',
        cells: [
          [1, 0],
          [1, 1],
        ],
      },
    ],
    boundaries: [
      { between: ['A', 'B'], kind: 'closed-door' },
      { between: ['C', 'B'], kind: 'closed-door' },
    ],
  };
  const reached = (data: BoardData): number => {
    acting(
      t,
      {},
      {
        board: 't',
        cards: { tiles: [{ id: 't', board: data }], ...innate({ type: 'active', steps: [{ do: 'blink', n: 9 }] }) },
      },
    );
    t.choose('use:alex.1');
    return 1 + offered(t, 'blink').length;
  };
  assert.deepEqual([reached(M1), reached(joined)], [4, 3]);
});

rule('LOB-EX-13 the first Map Tile, the confinement cells, has 12 Spaces', (t) => {
  const [first] = pack.tiles;
  acting(
    t,
    {},
    {
      board: first?.id ?? '',
      cards: { tiles: pack.tiles, ...innate({ type: 'active', steps: [{ do: 'blink', n: 99 }] }) },
    },
  );
  t.choose('use:alex.1');
  assert.deepEqual([first?.id, 1 + offered(t, 'blink').length], ['cells', 12]);
});

rule('LOB-MAP-01 tiles consist of Spaces, each enclosed by walls, white lines and Doors', (t) => {
  alone(t, M1, 'D');
  assert.deepEqual(
    [enclosure(boardOf(M1), 'D'), walks(t, M1), offered(t, 'open').length],
    ['closed-door closed-door gap open', 'B', 1],
  );
  assert.equal(t.why(0, 'walk:99')?.rule, 'LOB-MAP-01', 'there is no other Space');
});

rule('LOB-MAP-02 a Space can have any shape, and a white line divides it into two', (t) => {
  const [one, two] = [drawn('A.A.A', '.+.+:', 'A.A:B'), drawn('A.A.A', '.+:+:', 'A:B.B')];
  alone(t, one, 'A');
  assert.equal(walks(t, one), 'B');
  alone(t, two, 'A');
  assert.deepEqual(
    [contentOf(nightOn('t', { tiles: [{ id: 't', board: two }] })).map('S1').ids, walks(t, two)],
    [['t.A', 't.B'], 'B'],
  );
});

rule('LOB-MAP-03 a boundary that is partly wall and partly white line connects its Spaces', (t) => {
  const gap = drawn('A=B', 'edge A B 0.4 0.6');
  alone(t, gap, 'A');
  t.choose(walkTo(gap, 'B'));
  assert.equal(held(t).at, 1);
});

rule('LOB-MAP-04 a doorway exists only where a Door token is', (t) => {
  const three = drawn('A=B=C');
  assert.equal(sees(t, three, 'A'), 'BC');
  assert.deepEqual(offered(t, 'open'), []);
  assert.equal(sees(t, three, 'A', [['AB', 'open-door']]), 'B', 'a Door limits sight');
});

rule('LOB-MAP-05 a window in a wall is art, not a gap', (t) => {
  const { V1 } = presets;
  assert.ok(!sees(t, V1, 'Q').includes('G'));
  alone(t, V1, 'Q');
  assert.equal(t.why(0, walkTo(V1, 'G'))?.reason, 'wall-between');
});

rule('LOB-MAP-06 Doors and Walls fill the whole gap, even one wider than the token', (t) => {
  const wide = drawn('A=B', 'edge A B 0.05 0.95');
  for (const kind of ['closed-door', 'wall'] as const) {
    assert.equal(sees(t, wide, 'A', [['AB', kind]]), '');
    assert.equal(walks(t, wide), '');
  }
  assert.equal(sees(t, wide, 'A'), 'B');
});

rule('LOB-MAP-07 a Breach makes a gap in a wall, a Wall closes a gap or doorway', (t) => {
  const row = drawn('A#B=C/D');
  alone(t, row, 'B', [
    ['AB', 'breach'],
    ['BC', 'wall'],
  ]);
  assert.equal(walks(t, row), 'A');
  alone(t, row, 'C', [['CD', 'wall']]);
  assert.equal(walks(t, row), 'B');
});

rule('LOB-MAP-08 a printed Breach works like a token', (t) => {
  const [art, wall] = [drawn('A^B:C'), drawn('A#B:C')];
  assert.deepEqual([sees(t, art, 'A'), sees(t, wall, 'A', [['AB', 'breach']]), sees(t, wall, 'A')], ['B', 'B', '']);
  alone(t, art, 'A');
  assert.equal(walks(t, art), 'B');
});

rule('LOB-MAP-09 the position of a mini within its Space has no effect', (t) => {
  const long = drawn('A.A.A', '#+#+:', 'B:C#D');
  assert.equal(sees(t, long, 'A'), 'D', 'A sees D, although only its last cell is above D');
  alone(t, long, 'A');
  assert.equal(walks(t, long), 'D');
});

// Line of sight

const looks: readonly (readonly [
  title: string,
  data: BoardData,
  viewer: string,
  seen: string,
  unseen: string,
  why?: string,
])[] = [
  ['LOB-EX-14 G sees C, the first Space behind the Breach', L1, 'G', 'C', ''],
  [
    'LOB-EX-15 G does not see A, B and D: they are beyond the first Space behind the Breach',
    L1,
    'G',
    '',
    'ABD',
    'LOB-LOS-05',
  ],
  ['LOB-EX-16 G does not see F and J: solid walls hide them', L1, 'G', '', 'FJ', 'LOB-LOS-02'],
  ['LOB-EX-17 G sees H, the first Space behind the Open Door', L1, 'G', 'H', ''],
  ['LOB-EX-18 G does not see I and E: they are the second Space or further', L1, 'G', '', 'IE', 'LOB-LOS-07'],
  ['LOB-EX-19 I sees C, D, E, K and L through partly walled boundaries', L1, 'I', 'CDEKL', ''],
  ['LOB-EX-20 I sees H: nothing is in the way', L1, 'I', 'H', ''],
  ['LOB-EX-21 I sees G, though G does not see I', L1, 'I', 'G', ''],
  ['LOB-EX-23 A sees B, but not C and D', L2, 'A', 'B', 'CD', 'LOB-LOS-07'],
  ['LOB-EX-24 A sees E through the Breach, but not D and F', L2, 'A', 'E', 'DF'],
  ['LOB-EX-25 E sees A, D and F, each through one opening', L2, 'E', 'ADF', ''],
  ['LOB-EX-26 from E, all of D and of F can be targeted: to see a part is to see all', L2, 'E', 'DF', ''],
];
for (const [title, data, viewer, there, not, why] of looks)
  rule(title, (t) => {
    looking(t, data, viewer);
    const now = seen(t, data, viewer);
    for (const letter of there) assert.ok(now.includes(letter), letter);
    for (const letter of not) assert.ok(!now.includes(letter), letter);
    assert.ok(now.length > 0, 'Alex sees at least one Space');
    if (why) assert.ok(whyNot(t, data, viewer, not).includes(why));
  });

rule('LOB-EX-22 D–E is not a doorway: without a Door, sight is not limited to one Space', (t) => {
  assert.ok(sees(t, L1, 'I').includes('C'), 'through E, past it and on through D');
  assert.ok(!sees(t, L1, 'I', [['DE', 'open-door']]).includes('C'), 'a Door would end the line in D');
  alone(t, L1, 'D');
  assert.deepEqual([walks(t, L1).includes('E'), offered(t, 'open')], [true, []]);
});

rule('LOB-LOS-01 an Attack needs sight from the attacker’s Space to the target’s Space', (t) => {
  looking(t, L1, 'I');
  t.choose(shot(L1, 'I', 'G'));
  assert.ok(t.events().some(({ type }) => type === 'hit'));
  looking(t, L1, 'G');
  assert.equal(t.why(0, shot(L1, 'G', 'I'))?.reason, 'past-opening');
});

rule('LOB-LOS-02 walls and Closed Doors stop sight', (t) => {
  const two = drawn('A:B');
  assert.deepEqual(
    [sees(t, two, 'A'), sees(t, two, 'A', [['AB', 'wall']]), sees(t, two, 'A', [['AB', 'closed-door']])],
    ['B', '', ''],
  );
  assert.equal(t.why(0, shot(two, 'A', 'B'))?.rule, 'LOB-LOS-02');
});

rule('LOB-LOS-03 one free line from any point to any point is enough', (t) => {
  const narrow = drawn('A=B', 'edge A B 0.5 0.501');
  looking(t, narrow, 'A');
  t.choose(shot(narrow, 'A', 'B'));
  assert.ok(t.events().some(({ type }) => type === 'hit'));
});

rule('LOB-LOS-04 sight passes through gaps, Open Doors and Breaches', (t) => {
  for (const mark of '=/^') {
    const two = drawn(`A${mark}B`);
    looking(t, two, 'A');
    t.choose(shot(two, 'A', 'B'));
    assert.ok(
      t.events().some(({ type }) => type === 'hit'),
      mark,
    );
  }
});

rule('LOB-LOS-05 a line through an Open Door or Breach reaches only one Space further', (t) => {
  for (const mark of '/^') {
    assert.equal(sees(t, drawn(`A${mark}B:C`), 'A'), 'B', mark);
    assert.equal(sees(t, drawn(`A:B${mark}C:D`), 'A'), 'BC', mark);
  }
  const both = drawn('A/B/C');
  looking(t, both, 'A');
  assert.equal(t.why(0, shot(both, 'A', 'C'))?.rule, 'LOB-LOS-05');
});

rule('LOB-LOS-06 a partly walled boundary limits only the lines that cross it', (t) => {
  const row = drawn('A=B=C=D=E');
  looking(t, row, 'A');
  assert.equal(seen(t, row, 'A'), 'BCDE');
  t.choose(shot(row, 'A', 'E'));
  assert.ok(t.events().some(({ type }) => type === 'hit'));
});

rule('LOB-LOS-07 sight can be one-way', (t) => {
  const row = drawn('G/H:I');
  assert.equal(sees(t, row, 'I'), 'GH');
  assert.equal(sees(t, row, 'G'), 'H');
  assert.equal(t.why(0, shot(row, 'G', 'I'))?.rule, 'LOB-LOS-07');
});

rule('LOB-LOS-08 seeing a part of a Space means seeing all of it, even around corners', (t) => {
  const around = drawn('A/B.B', '#+#+.', 'C#D#B');
  looking(t, around, 'A');
  t.choose(shot(around, 'A', 'B'));
  assert.ok(
    t.events().some(({ type }) => type === 'hit'),
    'although its last cell is round the corner, behind a Door',
  );
});

// Range

rule('LOB-EX-28 board R1: the distance is 0 at the centre, 1 next to it, and 2 at the corners', (t) => {
  const reach = (min: number, max: number): string => {
    acting(
      t,
      {
        characters: [{ at: 'R1.E', items: ['spell-scroll.1'] }],
        monsters: lettersOf(R1).map((letter) => ({ card: 'mark', at: `R1.${letter}` })),
      },
      {
        board: 'R1',
        cards: {
          ...far,
          weapons: world.weapons.map((card) =>
            card.id === 'spell-scroll' ? { ...card, mods: { range: [min, max], unseen: true } } : card,
          ),
        },
      },
    );
    return lettersOf(R1)
      .filter((_, n) => t.options().includes(`attack:spell-scroll.1:${10 + n}`))
      .join('');
  };
  assert.deepEqual([reach(0, 0), reach(1, 1), reach(2, 2)], ['E', 'BDFH', 'ACGI']);
});

/** The Spaces that Alex, on the first Space of a row, can attack with a Spell Scroll that has these modifiers. */
function reaching(t: RuleTest, data: BoardData, mods: object = { range: [0, 2] }): string {
  const weapons = world.weapons.map((card) => (card.id === 'spell-scroll' ? { ...card, mods } : card));
  acting(
    t,
    {
      characters: [{ items: ['spell-scroll.1'] }],
      monsters: lettersOf(data).map((letter) => ({ card: 'mark', at: `t.${letter}` })),
    },
    { board: 't', cards: { ...far, weapons, tiles: [{ id: 't', board: data }] } },
  );
  return lettersOf(data)
    .filter((_, n) => t.options().includes(`attack:spell-scroll.1:${10 + n}`))
    .join('');
}

rule('LOB-RNG-01 a target is in Range from min to max, inclusive', (t) => {
  assert.equal(reaching(t, drawn('A:B:C:D'), { range: [1, 2] }), 'BC');
  assert.deepEqual(
    [t.why(0, 'attack:spell-scroll.1:13')?.rule, t.why(0, 'attack:spell-scroll.1:13')?.values],
    ['LOB-RNG-01', { far: 3, min: 1, max: 2 }],
  );
});

rule('LOB-RNG-02 a Space is at distance 0 from itself', (t) => {
  assert.equal(reaching(t, drawn('A:B')), 'AB');
  t.choose('attack:spell-scroll.1:10');
  assert.ok(t.events().some(({ type, mini }) => type === 'hit' && mini === 10));
  assert.deepEqual(reaching(t, drawn('A:B'), { range: [1, 2] }), 'B');
  assert.deepEqual(t.why(0, 'attack:spell-scroll.1:10')?.values, { far: 0, min: 1, max: 2 });
});

rule(
  'LOB-RNG-03 distance is counted from Space to Space over shared edges; a diagonal neighbour is at distance 2',
  (t) => {
    const four = drawn('A:B', ':+:', 'C:D');
    assert.equal(reaching(t, four, { range: [2, 2] }), 'D');
    t.choose('attack:spell-scroll.1:13');
    assert.ok(t.events().some(({ type }) => type === 'hit'));
    assert.equal(reaching(t, four, { range: [1, 1] }), 'BC');
  },
);

rule('LOB-RNG-04 an edge with a wall counts too: the Space behind it is at distance 1', (t) => {
  assert.equal(reaching(t, drawn('A#B:C'), { range: [1, 1], unseen: true }), 'B');
  t.choose('attack:spell-scroll.1:11');
  assert.ok(t.events().some(({ type }) => type === 'hit'));
});

rule('LOB-RNG-05 Range and sight are both needed, unless the attack needs no sight', (t) => {
  const row = drawn('A#B:C');
  assert.equal(reaching(t, row), 'A');
  assert.equal(t.why(0, 'attack:spell-scroll.1:11')?.reason, 'out-of-sight');
  assert.equal(reaching(t, row, { range: [0, 2], unseen: true }), 'ABC');
  t.choose('attack:spell-scroll.1:12');
  assert.ok(t.events().some(({ type }) => type === 'hit'));
});

// Rulings

rule('LOB-RUL-06 each kind of boundary: who crosses it, and whether sight passes it or is limited', (t) => {
  const three = drawn('A:B:C');
  const table: Readonly<Record<BoundaryKind, readonly [walks: string, comes: boolean, sees: string]>> = {
    open: ['B', true, 'BC'],
    gap: ['B', true, 'BC'],
    wall: ['', false, ''],
    'closed-door': ['', true, ''],
    'open-door': ['B', true, 'B'],
    breach: ['B', true, 'B'],
  };
  for (const [kind, [goes, comes, saw]] of Object.entries(table) as [BoundaryKind, (typeof table)[BoundaryKind]][]) {
    assert.equal(sees(t, three, 'A', [['AB', kind]]), saw, kind);
    alone(t, three, 'A', [['AB', kind]]);
    assert.equal(walks(t, three), goes, kind);
    acting(
      t,
      {
        phase: 'movement',
        edges: [['t.A', 't.B', kind]],
        monsters: [{ card: 'mark', at: 't.B' }],
        decks: { spawn: ['event-2', 'event-3', 'event-4', 'event-5'] },
      },
      { board: 't', cards: { ...far, tiles: [{ id: 't', board: three }] } },
    );
    assert.equal(t.state.monsters[0].at === 0, comes, kind);
  }
});

rule(
  'LOB-RUL-07 a line passes through inner points of openings, with a tolerance of a thousandth; a Space sees itself',
  (t) => {
    // A straight line that crosses the first edge at y1 and the second edge at y2 crosses the third edge at 2 y2 − y1.
    // This is above 0.7 for all y1 < 0.3 and y2 > 0.5.
    const row = (to: string): BoardData => drawn('A=B=C=D', 'edge A B 0 0.3', 'edge B C 0.5 1', `edge C D 0.2 ${to}`);
    assert.deepEqual([sees(t, row('0.7'), 'A'), sees(t, row('0.701'), 'A')], ['BC', 'BCD']);
    assert.equal(sees(t, drawn('A#B', ':+:', 'C#D'), 'A'), 'C', 'sight does not pass the corner');
    looking(t, drawn('A#B'), 'A', [], { monsters: [{ monster: 'mark', space: 't.A' }] });
    assert.ok(t.options().includes('attack:spell-scroll.1:10'));
  },
);

rule('LOB-RUL-08 sight is checked in one direction: the target may be unable to see the attacker', (t) => {
  looking(t, L1, 'I');
  t.choose(shot(L1, 'I', 'G'));
  assert.ok(t.events().some(({ type }) => type === 'hit'));
  assert.ok(!sees(t, L1, 'G').includes('I'));
});

rule('LOB-RUL-09 a line cannot pass two Doors or Breaches', (t) => {
  for (const two of ['A/B/C', 'A^B/C', 'A/B^C', 'A^B^C']) assert.equal(sees(t, drawn(two), 'A'), 'B', two);
});

rule('LOB-RUL-10 minis, Lockers and tokens do not block sight', (t) => {
  const row = drawn('A:B:C');
  looking(t, row, 'A', [], { lockers: ['t.B'], riddles: { values: ['1', '2'], spaces: ['t.B'], steps: {} } });
  assert.equal(seen(t, row, 'A'), 'BC');
  t.choose(shot(row, 'A', 'C'));
  assert.ok(t.events().some(({ type }) => type === 'hit'));
});

rule('LOB-RUL-11 board L2: A sees neither C nor D beyond B and its Door', (t) => {
  looking(t, L2, 'A');
  const now = seen(t, L2, 'A');
  assert.deepEqual([now.includes('B'), now.includes('C'), now.includes('D')], [true, false, false]);
});

rule('LOB-RUL-12 where tiles meet, a wall of either tile is a wall, otherwise it is open; tokens replace both', (t) => {
  const hut = (kind: 'open' | 'wall') => ({
    id: 'hut',
    board: {
      version: 1,
      spaces: [{ id: 'P', cells: [[0, 0]] }],
      boundaries: [{ cell: [0, 0], side: 0, kind }],
    } as BoardData,
  });
  const beside = (
    kind: 'open' | 'wall',
    tokens: Scenario['tokens'] = [],
    at = 0,
  ): readonly [boolean, readonly string[]] => {
    begun(
      t,
      'ward',
      {
        map: [
          { tile: 'ward', at: [0, 0], shown: true },
          { tile: 'hut', at: [at, 3], shown: true },
        ],
        starts: [at === 0 ? 'ward.K' : 'ward.L'],
        tokens,
      },
      { tiles: [...world.tiles, hut(kind)] },
    );
    return [t.options().includes('walk:15'), offered(t, 'open')];
  };
  assert.deepEqual(beside('open'), [true, []], 'K is open below');
  assert.deepEqual(beside('wall'), [false, []]);
  assert.deepEqual(beside('open', [], 1), [false, []], 'L is walled below');
  const [walked, doors] = beside('open', [{ between: ['ward.K', 'hut.P'], kind: 'closed-door' }]);
  assert.deepEqual([walked, doors.length], [false, 1]);
});
