// P04 Code Grey.
import assert from 'node:assert/strict';
import { rules } from '../../../../../src/engine/games/coma-ward/rules/rules.js';
import type { Enemy, Player } from '../../../../../src/engine/games/coma-ward/state/state.js';
import type { Json } from '../../../../../src/engine/kernel/index.js';
import { rule } from '../../../../support/rule-coverage.js';
import { phenomenon, situation, start, suspense, type Position } from '../support/situations.js';

const upper = '3:3,2';
const lines = (n: number): string[] => Array.from({ length: n }, () => 'line');
const grey = (id: number, at: string): Enemy => ({ id, type: 'grey', at, health: 2 });
/** Players who are away from both Stations. */
const twoBelow: readonly Partial<Player>[] = [{ at: '1:3,2' }, { at: '1:3,2' }];

/** The end of a round is near: it is the last player's turn. */
const greyGame = ({ players = twoBelow, ...rest }: Position = {}): Json =>
  situation({
    act: 'phenomenon',
    phenomenon: 'P04',
    tokens: { [start]: lines(3), [upper]: lines(3) },
    active: players.length - 1,
    players,
    ...rest,
  });

const newcomers = (enemies: readonly Enemy[]): string[] => enemies.map(({ at }) => at);

rule('CW-P04-01 the two Nurses’ Stations have 3 Lines each', (t) => {
  t.match(rules, { seats: 3, situation: phenomenon('P04') });
  assert.deepEqual(t.state.tokens, { [start]: lines(3), [upper]: lines(3) });
});

rule('CW-P04-02 half as many Greys as living players come in turn out of the two elevators', (t) => {
  t.match(rules, { seats: 3, situation: greyGame({ players: [...twoBelow, {}] }) });
  t.choose('end');
  assert.deepEqual(newcomers(t.state.enemies), ['2:6,1', '3:6,1']);
  t.match(rules, {
    seats: 3,
    situation: greyGame({ players: [{ alive: false, health: 0 }, ...twoBelow], enemiesSeen: 1 }),
  });
  t.choose('end');
  assert.deepEqual(newcomers(t.state.enemies), ['3:6,1']);
});

rule('CW-P04-02 from the third round on, one more Grey comes', (t) => {
  t.match(rules, { seats: 2, situation: greyGame({ round: 3 }) });
  t.choose('end');
  assert.deepEqual(newcomers(t.state.enemies), ['2:6,1', '3:6,1']);
});

rule('CW-P04-03 a Grey walks to the Station of its Floor and attacks where it stops', (t) => {
  t.match(rules, {
    seats: 2,
    situation: greyGame({ enemies: [grey(0, '3:6,1')], enemiesSeen: 1, players: [{ at: '3:4,1' }, {}] }),
    faces: suspense(...[5, 1, 1, 1, 1], ...[1, 1, 1, 1, 1, 1]),
  });
  t.choose('end');
  assert.equal(t.state.enemies[0].at, '3:4,1');
  t.choose('dodge');
  assert.equal(t.state.players[0].health, 4);
});

rule('CW-P04-04 a Grey in a Station without players tears out a Line', (t) => {
  t.match(rules, { seats: 2, situation: greyGame({ enemies: [grey(0, '2:4,1')] }) });
  t.choose('end');
  assert.equal(t.state.enemies[0].at, start);
  assert.deepEqual(t.state.tokens[start], lines(2));
});

rule('CW-P04-05 a Grey breaks the lock of its Station instead of moving', (t) => {
  t.match(rules, {
    seats: 2,
    situation: greyGame({
      enemies: [grey(0, '2:4,1')],
      rooms: { [start]: { card: null, rummaged: 0, lock: 3, visited: 0 } },
    }),
  });
  t.choose('end');
  assert.equal(t.state.rooms[start].lock, 0);
  assert.equal(t.state.enemies[0].at, '2:4,1');
});

rule('CW-P04-06 in a Station, 2 successes in a Focus Check mend a Line', (t) => {
  const torn = { tokens: { [start]: lines(1), [upper]: lines(3) }, active: 0 };
  t.match(rules, { seats: 2, situation: greyGame({ ...torn, players: [{}, {}] }), faces: suspense(5, 5, 1, 1) });
  t.choose('mend');
  assert.deepEqual(t.state.tokens[start], lines(2));
  t.match(rules, { seats: 2, situation: greyGame({ ...torn, players: [{}, {}] }), faces: suspense(5, 1, 1, 1) });
  t.choose('mend');
  assert.deepEqual(t.state.tokens[start], lines(1));
  t.match(rules, { seats: 2, situation: greyGame({ ...torn, players: [{ at: upper }, {}] }) });
  assert.ok(!t.options(0).includes('mend'));
});

rule('CW-P04-07 everybody loses when a Station has no Line left', (t) => {
  t.match(rules, {
    seats: 2,
    situation: greyGame({
      enemies: [grey(0, '3:3,1'), grey(1, start)],
      tokens: { [start]: lines(3), [upper]: lines(1) },
    }),
  });
  t.choose('end');
  assert.deepEqual(t.outcome?.winners, []);
  assert.equal(t.state.epilogue, 'silence');
});

rule('CW-P04-08 everybody wins at the end of the eighth round', (t) => {
  t.match(rules, {
    seats: 3,
    situation: greyGame({
      round: 8,
      enemies: [grey(0, '2:4,1')],
      players: [...twoBelow, { alive: false, health: 0 }],
      active: 1,
    }),
  });
  t.choose('end');
  assert.deepEqual(t.state.tokens[start], lines(2));
  assert.deepEqual(t.outcome?.winners, [0, 1, 2]);
  assert.equal(t.state.epilogue, 'answered');
});
