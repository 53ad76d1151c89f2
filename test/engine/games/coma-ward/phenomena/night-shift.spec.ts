// P01 Night Shift.
import assert from 'node:assert/strict';
import { rules } from '../../../../../src/engine/games/coma-ward/rules/rules.js';
import { movesLeft } from '../../../../../src/engine/games/coma-ward/rules/statistics.js';
import { rule } from '../../../../support/rule-coverage.js';
import { clueRooms, phenomenon, situation, suspense } from '../support/situations.js';

const entrance = '1:3,4';

rule('CW-P01-01 the three things lie in the Rooms of the Clues', (t) => {
  t.match(rules, { seats: 3, situation: phenomenon('P01') });
  assert.deepEqual(
    clueRooms.map((at) => t.state.dropped[at]),
    [['ward-keys.1'], ['night-log.1'], ['drug-chest.1']],
  );
});

rule('CW-P01-02 an Orderly starts on each Floor above the Basement, with four players in the Basement too', (t) => {
  const places = (): string[] => t.state.enemies.map(({ at }: { at: string }) => at);
  t.match(rules, { seats: 3, situation: phenomenon('P01') });
  assert.deepEqual(places(), ['1:0,1', '2:0,1', '3:0,1']);
  t.match(rules, { seats: 4, situation: phenomenon('P01', { players: [{}, {}, {}, {}] }) });
  assert.deepEqual(places(), ['0:0,1', '1:0,1', '2:0,1', '3:0,1']);
});

rule('CW-P01-03 everybody wins when all three things are handed in', (t) => {
  const things = ['ward-keys.1', 'night-log.1', 'drug-chest.1'];
  t.match(rules, {
    seats: 2,
    situation: situation({
      act: 'phenomenon',
      phenomenon: 'P01',
      players: [
        { at: entrance, items: things.slice(0, 2) },
        { at: entrance, items: things.slice(2) },
      ],
    }),
  });
  for (const thing of ['ward-keys.1', 'night-log.1']) t.choose(`hand-in:${thing}`);
  assert.equal(t.state.epilogue, '');
  t.choose('end');
  t.choose('hand-in:drug-chest.1');
  assert.deepEqual(t.outcome?.winners, [0, 1]);
  assert.equal(t.state.epilogue, 'relieved');
});

rule('CW-P01-04 an Orderly walks to and fro and attacks where it stops', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation({
      act: 'phenomenon',
      phenomenon: 'P01',
      active: 1,
      enemies: [{ id: 0, type: 'orderly', at: '1:0,1', health: 3 }],
      players: [{ at: '1:3,1' }, {}],
    }),
    faces: suspense(5, 1, 1, ...[1, 1, 1, 1, 1, 1]),
  });
  t.choose('end');
  assert.equal(t.state.enemies[0].at, '1:3,1');
  t.choose('dodge');
  assert.equal(t.state.players[0].health, 4);
});

rule('CW-P01-04 each Orderly walks on its own Floor', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation({
      act: 'phenomenon',
      phenomenon: 'P01',
      active: 1,
      enemies: [
        { id: 0, type: 'orderly', at: '1:0,1', health: 3 },
        { id: 1, type: 'orderly', at: '3:1,1', health: 3 },
      ],
      players: [{}, {}],
    }),
  });
  t.choose('end');
  assert.deepEqual(
    t.state.enemies.map(({ at }: { at: string }) => at),
    ['1:3,1', '3:4,1'],
  );
});

rule('CW-P01-06 whoever begins a turn with one of the things has fewer Moves', (t) => {
  const movesWith = (items: string[], health: number): number => {
    t.match(rules, {
      seats: 2,
      situation: situation({ begin: 'turn', act: 'phenomenon', phenomenon: 'P01', players: [{ items, health }, {}] }),
    });
    return movesLeft(t.state);
  };
  assert.equal(movesWith([], 5), 4);
  assert.equal(movesWith(['ward-keys.1'], 5), 2);
  assert.equal(movesWith(['ward-keys.1'], 1), 1);
});

rule('CW-P01-05 with three players, everybody has lost after the sixth round', (t) => {
  for (const [round, isOver] of [
    [5, false],
    [6, true],
  ] as const) {
    t.match(rules, {
      seats: 3,
      situation: situation({ act: 'phenomenon', phenomenon: 'P01', active: 2, round, players: [{}, {}, {}] }),
    });
    t.choose('end');
    assert.equal(t.outcome !== null, isOver);
  }
});

rule('CW-P01-05 after the ninth round two players have lost', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation({ act: 'phenomenon', phenomenon: 'P01', active: 1, round: 9 }),
  });
  t.choose('end');
  assert.deepEqual(t.outcome?.winners, []);
  assert.equal(t.state.epilogue, 'day-shift');
});
