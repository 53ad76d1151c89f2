// Monsters: where they appear, how points move them, and where a player is safe from them.
import assert from 'node:assert/strict';
import { pack } from '../../../../../src/engine/games/sanitarium/content/pack.js';
import { rules } from '../../../../../src/engine/games/sanitarium/rules/rules.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { dice, draws, row, situation } from '../support/situations.js';

const footsteps = {
  ...pack,
  hallucinations: pack.hallucinations.map((card) =>
    card.kind === 'footsteps-behind' ? { ...card, mods: { creep: 1 } } : card,
  ),
};
// The cards and their spaces: chapel (0), wheelchair (2 and 3), dark.1 (4), dark.2 (6).
const map = row(['chapel', 'wheelchair.1', 'dark.1', 'dark.2']);

/** For each player who was safe from a monster in their space: the rule, the player and the space. */
const safe = (t: RuleTest): unknown[][] =>
  t.events().flatMap(({ type, rule: by, player, at }) => (type === 'safe' ? [[by, player, at]] : []));

rule('SAN-MON-01 monsters enter only through Dark Hallways', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(row(['chapel', 'wheelchair.1']), { ap: 6 }),
    faces: draws('records', 'brass-bell.1', 'dark.1'),
  });
  const counts = [1, 2, 3].map(() => {
    t.choose('explore');
    t.choose(t.options()[0] ?? '');
    return t.state.monsters.length as number;
  });
  assert.deepEqual(counts, [0, 0, 1], 'a Room and an Item bring no monster');
  assert.equal(t.state.map[t.state.monsters[0].at >> 1].card, 'dark.1');
});

rule('SAN-MON-01 there are never more than three monsters', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(map, {
      ap: 2,
      monsters: [
        [4, 0],
        [4, 0],
        [6, 0],
      ],
    }),
    faces: draws('dark.3'),
  });
  t.choose('explore');
  t.choose(t.options()[0] ?? '');
  assert.equal(t.state.map.at(-1).card, 'dark.3');
  assert.equal(t.state.monsters.length, 3);
});

rule('SAN-MON-02 each Monster Point moves any one monster through one doorway; points may be split', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(map, {
      phase: 'monsters',
      mp: 2,
      monsters: [
        [4, 0],
        [6, 0],
      ],
    }),
  });
  assert.deepEqual(t.options().sort(), ['push:0:3', 'push:0:6', 'push:1:4', 'stop'], 'monsters may go anywhere');
  assert.equal(t.why(0, 'push:0:0')?.rule, 'SAN-MON-02');
  t.choose('push:0:3');
  assert.equal(t.state.turn.mp, 1);
  t.choose('push:1:4');
  assert.deepEqual(t.state.turn.phase, 'darkness', 'no Monster Points are left');
  assert.deepEqual(
    t
      .events()
      .flatMap(({ type, rule: by, monster, from, to }) =>
        type === 'monster-moved' && by === 'SAN-MON-02' ? [[monster, from, to]] : [],
      ),
    [
      [0, 4, 3],
      [1, 6, 4],
    ],
  );
});

rule('SAN-MON-02 a monster that a card pushes costs no Monster Point', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(row(['chapel', 'wheelchair.1', 'dark.1']), {
      mp: 2,
      monsters: [[4, 0]],
      players: [{ items: ['brass-bell.1'] }],
    }),
  });
  t.choose('use:brass-bell.1');
  assert.equal(t.state.turn.mp, 2);
  t.choose('end');
  t.choose('push:0:4');
  assert.equal(t.state.turn.mp, 1);
});

rule('SAN-MON-02 all points may be spent on one monster, or no points at all', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(map, {
      phase: 'monsters',
      mp: 2,
      monsters: [
        [4, 0],
        [6, 0],
      ],
    }),
  });
  t.choose('push:0:3');
  t.choose('push:0:2');
  assert.equal(t.state.active, 1);
  t.match(rules, {
    seats: 2,
    situation: situation(map, {
      phase: 'monsters',
      mp: 2,
      monsters: [
        [4, 0],
        [6, 0],
      ],
    }),
  });
  t.choose('stop');
  assert.equal(t.state.active, 1);
  assert.ok(!t.events().some(({ type, rule: by }) => type === 'monster-moved' && by === 'SAN-MON-02'));
});

rule('SAN-MON-02 there is no question about Monster Points if no monster can move', (t) => {
  const apart = [...map, ['dark.3', 'h', 0, 9]] as const;
  t.match(rules, { seats: 2, situation: situation(apart, { phase: 'monsters', mp: 2, monsters: [[0, 9]] }) });
  assert.equal(t.state.active, 1, 'the next turn has begun');
  t.match(rules, {
    seats: 2,
    situation: situation(apart, {
      phase: 'monsters',
      mp: 2,
      monsters: [
        [0, 9],
        [4, 0],
      ],
    }),
  });
  assert.deepEqual(t.options(), ['push:1:3', 'push:1:6', 'stop'], 'the other monster can move');
});

/** The spaces of the monsters after the Creeping Darkness of a player whose Hallucination speeds up the nearest one. */
const follow = (t: RuleTest, ...monsters: (readonly [number, number])[]): number[] => {
  t.match(rules, {
    seats: 2,
    pack: footsteps,
    situation: situation(map, { phase: 'turn', monsters, players: [{ hallucinations: ['footsteps-behind'] }] }),
  });
  return t.state.monsters.map(({ at }: { at: number }) => at);
};

rule('SAN-RUL-07 of several nearest monsters, a Hallucination speeds up the one with the lowest number', (t) => {
  assert.deepEqual(follow(t, [4, 0], [4, 0]), [2, 3]);
  assert.ok(
    t.options().every((id) => id.startsWith('place:')),
    'nobody was asked',
  );
});

rule(
  'SAN-TURN-02 with a Hallucination that speeds up monsters, the nearest one that has not arrived takes a second step',
  (t) => {
    assert.deepEqual(follow(t, [4, 0], [6, 0]), [2, 4], 'the nearest monster takes a second step');
    assert.deepEqual(follow(t, [2, 0], [6, 0]), [0, 3], 'a monster that has arrived takes no step');
    assert.deepEqual(follow(t, [2, 0], [0, 0]), [0, 0], 'no monster takes a step if all have arrived');
  },
);

rule('SAN-MON-03 in a Room, no monster frightens a player', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(map, { phase: 'monsters', mp: 1, monsters: [[2, 0]], players: [{ at: [6, 0] }, {}] }),
  });
  t.choose('push:0:0');
  assert.equal(
    t.events().find(({ type, monster }) => type === 'monster-moved' && monster === 0)?.['to'],
    0,
    'the monster enters the Room',
  );
  assert.ok(!t.events().some(({ type }) => type === 'horror'));
  assert.deepEqual(safe(t).slice(0, 1), [['SAN-MON-03', 1, 0]], 'everybody is told why the player is safe');
});

rule('SAN-MON-04 a player in the same space as another player is not frightened', (t) => {
  const inCorridor = { at: [3, 0] as const };
  t.match(rules, {
    seats: 2,
    situation: situation(map, { phase: 'monsters', mp: 1, monsters: [[4, 0]], players: [inCorridor, inCorridor] }),
  });
  t.choose('push:0:3');
  assert.ok(!t.events().some(({ type }) => type === 'horror'));
  assert.deepEqual(safe(t).slice(0, 2), [
    ['SAN-MON-04', 0, 3],
    ['SAN-MON-04', 1, 3],
  ]);
  // A player in the other cell of the same card does not protect anybody: the two cells are two spaces.
  t.match(rules, {
    seats: 2,
    situation: situation(map, { phase: 'monsters', mp: 1, monsters: [[4, 0]], players: [inCorridor, { at: [2, 0] }] }),
    faces: dice(6),
  });
  t.choose('push:0:3');
  assert.deepEqual(t.events().find(({ type }) => type === 'horror')?.['player'], 0);
});

rule('SAN-MON-05 a player who walks into the space of a monster makes a Horror Roll', (t) => {
  t.match(rules, { seats: 2, situation: situation(map, { ap: 1, monsters: [[2, 0]] }), faces: dice(6) });
  t.choose('move:2');
  assert.deepEqual(
    t
      .events()
      .filter(({ type }) => type === 'horror')
      .map(({ player, monster }) => [player, monster]),
    [[0, 0]],
  );
  assert.equal(t.state.players[0].hallucinations.length, 1);
});

rule('SAN-MON-05 a player may have to make a Horror Roll in another player’s turn', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(map, { phase: 'monsters', mp: 1, monsters: [[4, 0]], players: [{}, { at: [3, 0] }] }),
    faces: dice(6),
  });
  t.choose('push:0:3');
  const turn = t.events().slice(
    0,
    t.events().findIndex(({ type }) => type === 'turn-began'),
  );
  assert.deepEqual(
    turn.filter(({ type }) => type === 'horror' || type === 'suffered').map(({ type, player }) => [type, player]),
    [
      ['horror', 1],
      ['suffered', 1],
    ],
  );
});
