// P12 Discharge Papers.
import assert from 'node:assert/strict';
import { rules } from '../../../../../src/engine/games/coma-ward/rules/rules.js';
import type { Player } from '../../../../../src/engine/games/coma-ward/state/state.js';
import type { TestSetup } from '../../../../support/play.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { clueRooms, cluesFor, phenomenon, situation, suspense, type Position } from '../support/situations.js';

const [entrance, elevator] = ['1:3,4', '1:6,1'];
/** A player with these lines signed. A low Terror, so that no Adrenaline adds dice. */
const signed = (lines: readonly number[], more: Partial<Player> = {}): Partial<Player> => ({
  terror: 1,
  tally: Object.fromEntries(lines.map((line) => [`line:${line}`, 1])),
  ...more,
});
const porterAt = (at: string): Position['enemies'] & object => [{ id: 0, type: 'porter', at, health: 4 }];
const inPlay = ({ players = [{}, {}], ...more }: Position): TestSetup => ({
  seats: players.length,
  situation: situation({
    act: 'phenomenon',
    phenomenon: 'P12',
    clues: cluesFor('DBC'),
    enemies: porterAt(elevator),
    enemiesSeen: 1,
    players,
    ...more,
  }),
});
/** The lines of the player's form that are signed. */
const linesOf = (t: RuleTest, player: number): number[] =>
  [1, 2, 3, 4].filter((line) => t.state.players[player].tally[`line:${line}`] === 1);

rule('CW-P12-01 all begin in the Entrance, and the Porter at the elevator of the 1st Floor', (t) => {
  t.match(rules, { seats: 3, situation: phenomenon('P12', { players: [{}, { alive: false, health: 0 }, {}] }) });
  assert.deepEqual(
    t.state.players.map(({ at }: Player) => at),
    [entrance, '', entrance],
  );
  assert.deepEqual(t.state.enemies, porterAt(elevator));
});

rule('CW-P12-01 when the Porter fell, a new one comes', (t) => {
  t.match(rules, inPlay({ active: 1, enemies: [] }));
  t.choose('end');
  assert.deepEqual(t.state.enemies, [{ ...porterAt(elevator)[0], id: 1 }]);
});

rule('CW-P12-02 the desks test Strength, Dexterity and Focus, with 2 successes', (t) => {
  // With Health 4 and Terror 1, a player rolls 4 dice for Strength and Dexterity and 5 for Focus.
  const asking = (line: number, ...faces: readonly number[]): number[] => {
    const players = [signed([], { health: 4, at: clueRooms[line - 1] ?? '' }), {}];
    t.match(rules, { ...inPlay({ players }), faces: suspense(...faces) });
    t.choose(`sign:${line}`);
    return linesOf(t, 0);
  };
  assert.deepEqual(asking(1, 5, 5, 1, 1), [1]);
  assert.deepEqual(asking(2, 5, 5, 1, 1), [2]);
  assert.deepEqual(asking(3, 5, 5, 1, 1, 1), [3]);
  assert.deepEqual(asking(1, 5, 1, 1, 1), []);
});

rule('CW-P12-02 whoever was sent away needs only 1 success', (t) => {
  const players = [signed([], { health: 4, at: clueRooms[0], tally: { 'sent-away:1': 1 } }), {}];
  t.match(rules, { ...inPlay({ players }), faces: suspense(5, 1, 1, 1) });
  t.choose('sign:1');
  assert.deepEqual(linesOf(t, 0), [1]);
  t.match(rules, inPlay({ players: [signed([1], { at: clueRooms[0] }), {}] }));
  assert.ok(!t.options(0).includes('sign:1'));
});

rule('CW-P12-03 another player signs as next of kin when the other lines are signed', (t) => {
  t.match(rules, inPlay({ players: [signed([1, 2]), signed([])] }));
  assert.ok(!t.options(0).includes('kin:1'));
  t.match(rules, inPlay({ players: [signed([1, 2, 3]), signed([1])] }));
  t.choose('kin:1');
  t.choose('sign', 1);
  assert.deepEqual([linesOf(t, 0), linesOf(t, 1)], [[1, 2, 3, 4], [1]]);
  t.match(rules, inPlay({ players: [signed([1, 2, 3]), signed([1, 2, 3])] }));
  t.choose('kin:1');
  t.choose('sign', 1);
  assert.deepEqual(
    [linesOf(t, 0), linesOf(t, 1)],
    [
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ],
  );
});

rule('CW-P12-03 a player may refuse, and is asked only once in a turn', (t) => {
  t.match(rules, inPlay({ players: [signed([1, 2, 3]), signed([])] }));
  t.choose('kin:1');
  assert.equal(t.view(1).questions.find(({ kind }) => kind === 'story-question')?.fallback, 'refuse');
  t.choose('refuse', 1);
  assert.deepEqual(linesOf(t, 0), [1, 2, 3]);
  assert.ok(!t.options(0).includes('kin:1'));
  t.choose('end', 0);
  t.choose('end', 1);
  assert.ok(t.options(0).includes('kin:1'));
});

rule('CW-P12-04 whoever wins a combat has the line of the next of kin signed', (t) => {
  const faces = suspense(5, 1, 1, 1, 1, ...[1, 1, 1, 1, 1, 1]);
  t.match(rules, { ...inPlay({ players: [signed([1, 2, 3]), signed([])] }), faces });
  t.choose('attack:player:1');
  t.choose('dodge');
  assert.deepEqual([linesOf(t, 0), linesOf(t, 1)], [[1, 2, 3, 4], []]);
});

rule('CW-P12-05 the Porter moves towards the player with the most signatures', (t) => {
  const players = [signed([1], { at: '1:1,1' }), signed([], { at: '1:5,1' })];
  t.match(rules, inPlay({ players, active: 1 }));
  t.choose('end');
  assert.equal(t.state.enemies[0].at, '1:3,1');
  t.match(rules, inPlay({ active: 1, players: [signed([]), signed([])] }));
  t.choose('end');
  assert.equal(t.state.enemies[0].at, elevator);
});

rule('CW-P12-06 the Porter strikes out the lowest signed line, and takes no Health', (t) => {
  const players = [signed([1, 3], { at: '1:3,1' }), signed([])];
  const faces = suspense(5, 1, 1, 1, 1, 1, ...[1, 1, 1, 1, 1, 1]);
  t.match(rules, { ...inPlay({ players, active: 1 }), faces });
  t.choose('end');
  t.choose('dodge');
  assert.deepEqual(linesOf(t, 0), [1]);
  assert.equal(t.state.players[0].health, 5);
});

rule('CW-P12-07 all who leave in the same round win at its end', (t) => {
  const ready = signed([1, 2, 3, 4], { at: entrance });
  t.match(rules, inPlay({ players: [ready, ready, signed([1, 2, 3], { at: entrance })] }));
  t.choose('leave', 0);
  t.choose('leave', 1);
  assert.ok(!t.options(2).includes('leave'));
  t.choose('end');
  assert.deepEqual(t.outcome?.winners, [0, 1]);
  assert.equal(t.state.epilogue, 'discharged');
});

rule('CW-P12-07 the only living player needs no next of kin', (t) => {
  const players = [signed([1, 2, 3], { at: entrance }), { alive: false, health: 0 }];
  t.match(rules, inPlay({ players }));
  t.choose('leave');
  assert.deepEqual(t.outcome?.winners, [0]);
});

rule('CW-P12-08 after the fifteenth round everybody has lost', (t) => {
  t.match(rules, inPlay({ active: 1, round: 15, players: [signed([1, 2, 3]), signed([])] }));
  t.choose('end');
  assert.deepEqual(t.outcome?.winners, []);
  assert.equal(t.state.epilogue, 'readmitted');
});
