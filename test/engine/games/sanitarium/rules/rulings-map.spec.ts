// Rulings on the map: doorways, spaces, ways, distances. SAN-RUL-01 to -03, -05, -07, -08 (-04 and -06:
// exploring.spec.ts)
import assert from 'node:assert/strict';
import { rules } from '../support/fixed-pack.js';
import type { Situation } from '../../../../../src/engine/games/sanitarium/state/situation.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { legalPlaces } from '../support/reference-map.js';
import { row, situation } from '../support/situations.js';

type Cards = Situation['map'];
const moves = (t: RuleTest): string[] =>
  t
    .options(0)
    .filter((id) => id.startsWith('move:'))
    .sort();
const monsters = (t: RuleTest): number[] => t.state.monsters.map(({ at }: { at: number }) => at);

// Cards on all six sides of a card that lies H. Each has a doorway toward that card, if possible.
const aroundH: Cards = [
  ['wheelchair.1', 'v', 0, -2],
  ['wheelchair.2', 'v', 1, -2],
  ['tin-saint.1', 'h', -2, 0],
  ['tin-saint.2', 'v', 0, 1],
  ['music-box.1', 'v', 1, 1],
  ['music-box.2', 'h', 2, 0],
];
// Cards on all six sides of a card that lies V. Each has a doorway toward that card, if possible.
const aroundV: Cards = [
  ['wheelchair.1', 'v', 0, -2],
  ['wheelchair.2', 'h', 1, 0],
  ['tin-saint.1', 'h', -2, 0],
  ['tin-saint.2', 'v', 0, 2],
  ['music-box.1', 'h', -2, 1],
  ['music-box.2', 'h', 1, 1],
];

rule('SAN-RUL-01 a card lying H has doorways West and North on the left, East and South on the right', (t) => {
  t.match(rules, { seats: 2, situation: situation([['chapel', 'h', 0, 0], ...aroundH], { ap: 1 }) });
  assert.deepEqual(moves(t), ['move:3', 'move:7', 'move:10', 'move:12'].sort());
  t.match(rules, { seats: 2, situation: situation([['chapel', 'h', 0, 0]], { phase: 'turn' }) });
  assert.equal(t.why(0, 'place:n:-2:0')?.rule, 'SAN-RUL-01', 'a card turned by 180° is the same: only h and v exist');
});

rule('SAN-RUL-01 a card lying V has doorways North and East on top, South and West below', (t) => {
  t.match(rules, { seats: 2, situation: situation([['chapel', 'v', 0, 0], ...aroundV], { ap: 1 }) });
  assert.deepEqual(moves(t), ['move:3', 'move:4', 'move:8', 'move:11'].sort());
  t.match(rules, { seats: 2, situation: situation([['chapel', 'v', 0, 0]], { phase: 'turn' }) });
  assert.deepEqual(t.options().sort(), legalPlaces([{ x: 0, y: 0, facing: 'v' }]));
  assert.equal(t.why(0, 'place:v:0.5:2')?.rule, 'SAN-RUL-01');
});

rule('SAN-RUL-01 all kinds of cards have the same outline', (t) => {
  const cards = ['chapel', 'dark.1', 'night-key.1', 'run-for-it.1'];
  const places = cards.map((card) => {
    t.match(rules, { seats: 2, situation: situation([[card, 'v', 0, 0]], { phase: 'turn' }) });
    assert.ok(t.why(0, 'place:x:0:0'));
    return t.options().join();
  });
  assert.equal(new Set(places).size, 1);
});

rule('SAN-RUL-02 a Room and a Dark Hallway are one space over both cells', (t) => {
  for (const card of ['chapel', 'dark.1']) {
    t.match(rules, {
      seats: 2,
      situation: situation(row(['wheelchair.1', card, 'tin-saint.1']), {
        ap: 2,
        players: [{ at: [1, 0] }, { at: [3, 0] }],
      }),
    });
    t.choose('move:2');
    assert.equal(t.state.players[1].at, 2, 'the far cell belongs to the same space');
    assert.equal(t.why(0, 'move:3')?.rule, 'SAN-RUL-02');
    t.choose('move:4');
    assert.equal(t.state.turn.ap, 0);
  }
});

rule('SAN-RUL-02 a face-down Item or Action is two spaces', (t) => {
  for (const card of ['music-box.1', 'run-for-it.1']) {
    t.match(rules, {
      seats: 2,
      situation: situation(row(['wheelchair.1', card, 'tin-saint.1']), {
        ap: 3,
        players: [{ at: [1, 0] }, { at: [3, 0] }],
      }),
    });
    t.choose('move:2');
    assert.equal(t.state.players[1].at, 3);
    assert.ok(t.options().includes('move:3'));
    assert.ok(!t.options().includes('move:4'));
    assert.equal(t.why(0, 'move:40')?.rule, 'SAN-RUL-02', 'there is no such space');
  }
});

rule(
  'SAN-RUL-03 a doorway is passable if it meets a doorway, and closed against a blank side; inner doorways are always passable',
  (t) => {
    t.match(rules, {
      seats: 2,
      situation: situation([['night-key.1', 'h', 0, 0], ...aroundH], { ap: 3, players: [{ at: [0, 0] }] }),
    });
    assert.deepEqual(moves(t), ['move:1', 'move:3', 'move:7'].sort());
    assert.equal(t.why(0, 'move:8')?.rule, 'SAN-RUL-03', 'the card to the South is behind a wall of this card');
    t.choose('move:1');
    assert.equal(t.state.players[0].at, 1);
    assert.equal(t.why(0, 'move:5')?.rule, 'SAN-RUL-03', 'the card to the North cannot be reached');
    // The southern doorway of the first card meets a card that has no doorway there.
    t.match(rules, {
      seats: 2,
      situation: situation(
        [
          ['night-key.1', 'h', 0, 0],
          ['wheelchair.1', 'h', 0, 1],
        ],
        { ap: 3, players: [{ at: [1, 0] }] },
      ),
    });
    assert.equal(t.why(0, 'move:3')?.rule, 'SAN-RUL-03', 'the doorway meets a blank side');
  },
);

rule(
  'SAN-RUL-05 Explore uses the open doorways of the player’s own space; on a face-down card, only those of the player’s cell',
  (t) => {
    const alone: Cards = [['night-key.1', 'h', 0, 0]];
    t.match(rules, { seats: 2, situation: situation(alone, { ap: 2, players: [{ at: [0, 0] }] }) });
    t.choose('explore');
    assert.deepEqual(t.options().sort(), ['place:h:-1:-1', 'place:h:-2:0', 'place:v:-1:0', 'place:v:0:-2']);
    assert.equal(t.why(0, 'place:h:2:0')?.rule, 'SAN-RUL-05');
    t.match(rules, { seats: 2, situation: situation(alone, { ap: 2, players: [{ at: [1, 0] }] }) });
    t.choose('explore');
    assert.deepEqual(t.options().sort(), ['place:h:1:1', 'place:h:2:0', 'place:v:1:1', 'place:v:2:-1']);
    t.match(rules, { seats: 2, situation: situation([['dark.1', 'h', 0, 0]], { ap: 2 }) });
    t.choose('explore');
    assert.equal(t.options().length, 8, 'a card of one space has all four doorways');
  },
);

rule('SAN-RUL-05 Explore is impossible, and costs nothing, if no card fits at the open doorway', (t) => {
  // To the North is a wall. The cell to the West is empty, but no card fits there: whether it lies H or V, its second
  // cell would be on another card.
  const map: Cards = [
    ['night-key.1', 'h', 0, 0],
    ['wheelchair.1', 'h', 0, -1],
    ['tin-saint.1', 'h', -3, 0],
    ['music-box.1', 'h', -2, 1],
  ];
  t.match(rules, { seats: 2, situation: situation(map, { ap: 2, players: [{ at: [0, 0] }] }) });
  assert.ok(!t.options().includes('explore'));
  assert.equal(t.why(0, 'explore')?.rule, 'SAN-ACT-11');
  assert.equal(t.state.turn.ap, 2);
  t.choose('move:1');
  t.match(rules, { seats: 2, situation: situation(map.slice(0, 3), { ap: 2, players: [{ at: [0, 0] }] }) });
  t.choose('explore');
  const { x, y, facing } = t.state.map.at(-1);
  assert.deepEqual([facing, x, y], ['v', -1, 0], 'with one free cell, Explore is possible');
  t.match(rules, { seats: 2, situation: situation(map.slice(0, 2), { ap: 2, players: [{ at: [0, 0] }] }) });
  t.choose('explore');
  assert.ok(t.view(0).questions[0]?.options.every((option) => option.rule === 'SAN-RUL-05'));
});

/**
 * A ring of cards. From the Dark Hallway (space 0), the ways to the East (space 3) and to the South (space 4) both lead
 * to the left cell of the last card (space 6).
 */
const ring: Cards = [
  ['dark.1', 'h', 0, 0],
  ['wheelchair.1', 'v', 2, -1],
  ['tin-saint.1', 'v', 1, 1],
  ['music-box.1', 'h', 2, 1],
];

rule(
  'SAN-RUL-07 “toward” means through any doorway that reduces the distance; the active player chooses among several',
  (t) => {
    for (const [way, at] of [
      ['way:0:3', 3],
      ['way:0:4', 4],
    ] as const) {
      t.match(rules, {
        seats: 2,
        situation: situation(ring, {
          phase: 'turn',
          active: 1,
          monsters: [[0, 0]],
          players: [{ at: [3, 1] }, { at: [2, 1] }],
        }),
      });
      const [question] = t.view(1).questions;
      assert.equal(question?.kind, 'monster-way');
      assert.deepEqual(t.options(1), ['way:0:3', 'way:0:4']);
      assert.equal(question.fallback, 'way:0:3', 'the upper way comes first');
      t.choose(way);
      assert.deepEqual(monsters(t), [at]);
    }
  },
);

rule('SAN-RUL-07 the lowest (y, x) is that of the space, not that of its card', (t) => {
  // For the monster at (-2, 1), the ways through (-2, 2), the lower cell of the same card (space 9), and through
  // (-1, 1) (space 12) are equally short. The cell (-1, 1) is the upper one.
  const house: Cards = [
    ['dark.1', 'h', 0, 0],
    ['wheelchair.1', 'h', -2, 0],
    ['tin-saint.1', 'v', -3, 0],
    ['music-box.1', 'v', -3, 2],
    ['night-key.1', 'v', -2, 1],
    ['brass-bell.1', 'v', 0, -2],
    ['case-file.1', 'h', -1, 1],
  ];
  t.match(rules, {
    seats: 2,
    situation: situation(house, { phase: 'turn', monsters: [[-2, 1]], players: [{ at: [-3, 0] }, { at: [0, 0] }] }),
  });
  assert.deepEqual(t.options(0), ['way:0:12', 'way:0:9']);
  assert.equal(t.view(0).questions[0]?.fallback, 'way:0:12');
});

rule('SAN-RUL-07 of two equally short ways, the upper one comes first; in the same row, the left one', (t) => {
  const loop: Cards = [
    ['wheelchair.1', 'h', 0, 0],
    ['tin-saint.1', 'h', 1, 1],
    ['music-box.1', 'h', -1, 1],
    ['dark.1', 'h', -2, 0],
  ];
  for (const [monster, goal, ways] of [
    [
      [1, 0],
      [-1, 1],
      ['way:0:0', 'way:0:2'],
    ],
    [
      [0, 1],
      [0, 0],
      ['way:0:4', 'way:0:2'],
    ],
  ] as const) {
    t.match(rules, {
      seats: 2,
      situation: situation(loop, { phase: 'turn', monsters: [monster], players: [{ at: goal }, { at: [-2, 0] }] }),
    });
    const [question] = t.view(0).questions;
    assert.deepEqual(
      question?.options.map(({ id }) => id),
      ways,
    );
    assert.equal(question.fallback, ways[0]);
  }
});

rule('SAN-RUL-07 distance is measured by walking: jumps from Room to Room do not count', (t) => {
  const map: Cards = [...row(['chapel', 'wheelchair.1', 'tin-saint.1', 'dark.1']), ['records', 'h', 8, 0]];
  t.match(rules, { seats: 2, situation: situation(map, { phase: 'turn', monsters: [[8, 0]] }) });
  assert.deepEqual(monsters(t), [6], 'the monster walks through the Dark Hallway');
});

rule('SAN-RUL-07 a monster that has arrived, or has no way, stays', (t) => {
  const map: Cards = [...row(['chapel', 'wheelchair.1']), ['dark.1', 'h', 20, 20]];
  t.match(rules, {
    seats: 2,
    situation: situation(map, {
      phase: 'turn',
      monsters: [
        [0, 0],
        [20, 20],
      ],
    }),
  });
  assert.deepEqual(monsters(t), [0, 4]);
  assert.deepEqual(
    t
      .events()
      .filter(({ type }) => type === 'monster-waits')
      .map(({ monster }) => monster),
    [0, 1],
  );
});

rule('SAN-RUL-08 monsters enter Rooms and share spaces with any number of monsters and players', (t) => {
  const map = row(['chapel', 'wheelchair.1', 'dark.1']);
  t.match(rules, {
    seats: 3,
    situation: situation(map, {
      phase: 'turn',
      monsters: [
        [2, 0],
        [2, 0],
        [0, 0],
      ],
    }),
  });
  assert.deepEqual(monsters(t), [0, 0, 0]);
  assert.deepEqual(
    t.state.players.map(({ at }: { at: number }) => at),
    [0, 0, 0],
  );
  assert.ok(!t.events().some(({ type }) => type === 'horror'), 'the Room keeps the players safe');
});

rule('SAN-RUL-08 a monster never jumps from Room to Room', (t) => {
  const map: Cards = [...row(['chapel', 'wheelchair.1']), ['records', 'h', 20, 0]];
  t.match(rules, {
    seats: 2,
    situation: situation(map, {
      phase: 'monsters',
      mp: 3,
      monsters: [[0, 0]],
      players: [{ at: [20, 0] }, { at: [0, 0] }],
    }),
  });
  assert.deepEqual(t.options(), ['push:0:2', 'stop']);
  t.choose('push:0:2');
  t.choose('push:0:0');
  assert.deepEqual(monsters(t), [0]);
});
