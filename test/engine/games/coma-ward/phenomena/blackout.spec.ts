// P08 Blackout.
import assert from 'node:assert/strict';
import { rules } from '../../../../../src/engine/games/coma-ward/rules/rules.js';
import { rule } from '../../../../support/rule-coverage.js';
import { phenomenon, situation, suspense, type Position } from '../support/situations.js';

const [lobby, entrance, hallway, basement] = ['1:3,2', '1:3,4', '2:1,1', '0:1,1'];
const elevator = '2:6,1';
const focusDice = 4;
const successes = (n: number, dice = focusDice) => suspense(...Array.from({ length: dice }, (_, i) => (i < n ? 5 : 1)));
/** Only the fuse of the 2nd Floor is left. */
const lastFuse = (n: number) => ({ 'fuse:0': 0, 'fuse:1': 0, 'fuse:2': n, 'fuse:3': 0 });
const allFuses = { 'fuse:0': 5, 'fuse:1': 5, 'fuse:2': 5, 'fuse:3': 5 };

const night = (position: Position) =>
  situation({
    act: 'phenomenon',
    phenomenon: 'P08',
    isIsolating: true,
    elevatorsDead: true,
    tally: allFuses,
    ...position,
  });

rule('CW-P08-01 the elevators stop, and being alone costs Terror again', (t) => {
  t.match(rules, {
    seats: 3,
    situation: phenomenon('P08', { players: [{}, {}, { at: '1:6,1' }] }),
  });
  assert.ok(!t.options(2).includes('ride'));
  t.choose('end');
  assert.equal(t.state.players[2].terror, 4);
});

rule('CW-P08-02 the more players live, the more successes a fuse takes, but at least 2', (t) => {
  const fuses = (): number[] => [0, 1, 2, 3].map((floor) => t.state.tally[`fuse:${floor}`]);
  t.match(rules, { seats: 4, situation: phenomenon('P08', { players: [{}, {}, {}, { alive: false }] }) });
  assert.deepEqual(fuses(), [6, 6, 6, 6]);
  t.match(rules, { seats: 2, situation: phenomenon('P08', { players: [{}, {}] }) });
  assert.deepEqual(fuses(), [2, 2, 2, 2]);
});

rule('CW-P08-03 all successes of a Focus Check stay on the fuse', (t) => {
  t.match(rules, {
    seats: 2,
    situation: night({ players: [{ at: elevator }, { at: hallway }] }),
    faces: successes(2),
  });
  assert.ok(!t.options(0).includes('ride'));
  t.choose('mend');
  assert.equal(t.state.tally['fuse:2'], 3);
});

rule('CW-P08-03 each other player there gives a die, at most two', (t) => {
  const here = { at: elevator };
  t.match(rules, {
    seats: 4,
    situation: night({ players: [here, here, here, here] }),
    faces: successes(3, focusDice + 2),
  });
  t.choose('mend');
  assert.equal(t.state.tally['fuse:2'], 2);
});

rule('CW-P08-03 a mended fuse needs no more work', (t) => {
  const tally = { ...allFuses, 'fuse:2': 0 };
  t.match(rules, { seats: 2, situation: night({ tally, players: [{ at: elevator }, { at: '1:6,1' }] }) });
  assert.ok(!t.options(0).includes('mend'));
  t.choose('end');
  assert.ok(t.options(1).includes('mend'));
});

rule('CW-P08-04 a mended fuse brings back the light, and takes away Terror on its Floor', (t) => {
  t.match(rules, {
    seats: 3,
    situation: night({
      tally: { ...allFuses, 'fuse:2': 1, 'dark:2': 1 },
      players: [{ at: elevator }, { at: hallway }, { at: lobby }],
    }),
    faces: successes(1),
  });
  t.choose('mend');
  assert.equal(t.state.tally['dark:2'], 0);
  // At the end of the turn, player 0 is alone in the elevator.
  assert.deepEqual(
    t.state.players.map(({ terror }: { terror: number }) => terror),
    [2, 1, 3],
  );
});

rule('CW-P08-05 the shaft leads one Floor up or down', (t) => {
  t.match(rules, {
    seats: 2,
    situation: night({ players: [{ at: elevator }, { at: '3:6,1' }] }),
    faces: suspense(5, 5, 1, 1),
  });
  assert.deepEqual(
    t.options(0).filter((id) => id.startsWith('climb')),
    ['climb:1:6,1', 'climb:3:6,1'],
  );
  t.choose('climb:3:6,1');
  assert.equal(t.state.players[0].at, '3:6,1');
});

rule('CW-P08-05 whoever slips stays and loses Health', (t) => {
  t.match(rules, {
    seats: 2,
    situation: night({ players: [{ at: '0:6,1' }, { at: '0:6,1' }] }),
    faces: suspense(5, 1, 1, 1),
  });
  assert.ok(!t.options(0).includes('climb:2:6,1'));
  t.choose('climb:1:6,1');
  assert.deepEqual([t.state.players[0].at, t.state.players[0].health], ['0:6,1', 4]);
});

rule('CW-P08-06 every second round the lowest Floor without a mended fuse goes dark', (t) => {
  const together = [{ at: entrance }, { at: entrance }];
  const dark = (): number[] => [0, 1, 2, 3].filter((floor) => t.state.tally[`dark:${floor}`] === 1);
  t.match(rules, { seats: 2, situation: night({ active: 1, round: 1, players: together }) });
  t.choose('end');
  assert.deepEqual(dark(), []);
  t.choose('end');
  t.choose('end');
  assert.deepEqual(dark(), [0]);
  const tally = { ...allFuses, 'fuse:1': 0, 'dark:0': 1 };
  t.match(rules, { seats: 2, situation: night({ active: 1, round: 4, tally, players: together }) });
  t.choose('end');
  assert.deepEqual(dark(), [0, 2]);
});

rule('CW-P08-07 in the dark, only somebody in the same Space keeps Terror away', (t) => {
  const players = [{ at: basement }, { at: '0:2,1' }, { at: '0:2,1' }, { at: lobby }];
  t.match(rules, { seats: 4, situation: night({ tally: { ...allFuses, 'dark:0': 1 }, players }) });
  for (let i = 0; i < 4; i++) t.choose('end');
  assert.deepEqual(
    t.state.players.map(({ terror }: { terror: number }) => terror),
    [4, 3, 3, 4],
  );
});

rule('CW-P08-08 when all fuses are mended, everybody wins', (t) => {
  t.match(rules, {
    seats: 3,
    situation: night({ tally: lastFuse(2), players: [{ at: elevator }, { alive: false }, {}] }),
    faces: successes(3),
  });
  t.choose('mend');
  assert.deepEqual(t.outcome?.winners, [0, 1, 2]);
  assert.equal(t.state.epilogue, 'morning');
});

rule('CW-P08-09 after the tenth round everybody loses', (t) => {
  t.match(rules, { seats: 2, situation: night({ active: 1, round: 10 }) });
  t.choose('end');
  assert.deepEqual(t.outcome?.winners, []);
  assert.equal(t.state.epilogue, 'night');
});
