// P13 It Was Never Empty.
import assert from 'node:assert/strict';
import { rules } from '../../../../../src/engine/games/coma-ward/rules/rules.js';
import type { Player } from '../../../../../src/engine/games/coma-ward/state/state.js';
import type { TestSetup } from '../../../../support/play.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { stories } from '../support/acting.js';
import { cluesFor, draws, phenomenon, situation, start, suspense, type Position } from '../support/situations.js';

/** The elevators from the Basement up, and the stairs of the Basement and of the 3rd Floor. */
const places = ['0:6,1', '1:6,1', '2:6,1', '3:6,1', '0:0,1', '3:0,1'];
/** Who the Figures are: Figure 0 is a stranger, Figure 1 belongs to player 1, Figure 2 to player 0. */
const patients = [5, 1, 0, 2, 3, 4].map((patient) => `patient.${patient}`);
const inPlay = ({ players = [{}, {}], ...more }: Position): TestSetup => ({
  seats: players.length,
  situation: situation({
    act: 'phenomenon',
    phenomenon: 'P13',
    clues: cluesFor('CBA'),
    shadows: places,
    secrets: patients,
    players,
    ...more,
  }),
});
/** The six Figures with these ones in the Nurses' Station, where the players are. */
const here = (...figures: readonly number[]): string[] =>
  places.map((place, figure) => (figures.includes(figure) ? start : place));
const isNamed = (t: RuleTest, player: number): boolean => t.state.players[player].tally.named === 1;

rule('CW-P13-01 the six Figures stand at the elevators and at the outermost stairs', (t) => {
  t.match(rules, { seats: 3, situation: phenomenon('P13', { shadows: [start] }) });
  assert.deepEqual(t.state.shadows, places);
});

rule('CW-P13-02 nobody knows which Figure belongs to whom', (t) => {
  t.match(rules, { seats: 3, situation: phenomenon('P13'), faces: draws('secrets', ...patients) });
  assert.deepEqual(t.state.secrets, patients);
  for (const seat of [0, 1, 2, null]) {
    assert.deepEqual(t.view(seat).state.secrets, [null, null, null, null, null, null]);
    assert.ok(!JSON.stringify(t.view(seat)).includes('patient.'));
  }
});

rule('CW-P13-03 a Figure that is asked gives its name, for everybody to know', (t) => {
  t.match(rules, {
    ...inPlay({ shadows: here(1, 4), players: [{ terror: 1 }, {}] }),
    faces: suspense(5, 5, 1, 1, 1),
  });
  t.choose('ask:1');
  assert.equal(t.view(1).state.tally['figure:1'], 1);
  assert.deepEqual(t.state.secrets, ['patient.5', 'patient.0', 'patient.2', 'patient.3', 'patient.4']);
  assert.ok(!t.options(1).includes('ask:1'));
  assert.ok(t.options(1).includes('ask:4'));
  assert.deepEqual(stories(t), ['asked', 'belongs']);
});

rule('CW-P13-03 a Figure may be a stranger', (t) => {
  t.match(rules, { ...inPlay({ shadows: here(4), players: [{ terror: 1 }, {}] }), faces: suspense(5, 5, 1, 1, 1) });
  t.choose('ask:4');
  assert.equal(t.state.tally['figure:4'], -1);
  assert.deepEqual(stories(t), ['asked', 'stranger']);
});

rule('CW-P13-03 a player who fails to learn the name gains 1 Terror', (t) => {
  t.match(rules, { ...inPlay({ shadows: here(1), players: [{ terror: 1 }, {}] }), faces: suspense(5, 1, 1, 1, 1) });
  t.choose('ask:1');
  assert.equal(t.state.players[0].terror, 2);
  assert.equal(t.state.tally['figure:1'], undefined);
});

rule('CW-P13-04 a player names the own Figure as a free action', (t) => {
  t.match(rules, inPlay({ shadows: here(2) }));
  t.choose('name:2:0');
  assert.ok(isNamed(t, 0));
  assert.ok(t.options(0).includes('end'));
});

rule('CW-P13-04 only the own Figure and those of dead players may be named', (t) => {
  const players: Partial<Player>[] = [{}, {}, { alive: false, health: 0 }];
  t.match(rules, inPlay({ players, shadows: here(1, 3) }));
  const names = (): string[] => t.options(0).filter((id) => id.startsWith('name:'));
  assert.deepEqual(names(), ['name:1:0', 'name:1:2', 'name:3:0', 'name:3:2']);
  t.choose('name:3:2');
  assert.ok(isNamed(t, 2));
  // What is known cannot be named wrongly.
  assert.deepEqual(names(), ['name:1:0']);
});

rule('CW-P13-05 a wrong name reveals whose Figure it is and costs 2 Health', (t) => {
  const match = t.match(rules, inPlay({ shadows: here(1) }));
  t.choose('name:1:0');
  assert.equal(t.state.players[0].health, 3);
  assert.equal(t.state.tally['figure:1'], 1);
  assert.ok(!isNamed(t, 0));
  const undone = match.undo(0);
  assert.equal(!undone.ok && undone.error.rule, 'NW-UNDO-REVEALED');
});

rule('CW-P13-06 with the third wrong name everybody has lost', (t) => {
  t.match(rules, inPlay({ shadows: here(1), tally: { wrong: 2 } }));
  t.choose('name:1:0');
  assert.deepEqual(t.outcome?.winners, []);
  assert.equal(t.state.epilogue, 'empty');
});

rule('CW-P13-07 everybody wins when all players are named', (t) => {
  const players: Partial<Player>[] = [{}, { alive: false, health: 0, tally: { named: 1 } }];
  t.match(rules, inPlay({ players, shadows: here(2) }));
  t.choose('name:2:0');
  assert.deepEqual(t.outcome?.winners, [0, 1]);
  assert.equal(t.state.epilogue, 'never-empty');
});

rule('CW-P13-08 a Figure that nobody knows or sees withdraws from the players', (t) => {
  const shadows = ['2:6,1', '2:2,1', '1:3,1', '3:6,1', '0:0,1', '3:0,1'];
  // Figure 1 is In Sight, Figure 3 has given its name, and nobody can be farther away than Figure 0.
  const secrets = patients.filter((_, figure) => figure !== 3);
  t.match(
    rules,
    inPlay({
      shadows,
      secrets,
      facts: ['patient.2'],
      tally: { 'figure:3': 2 },
      players: [{ at: '2:3,1' }, { at: '2:3,1' }],
      active: 1,
    }),
  );
  t.choose('end');
  assert.deepEqual(t.state.shadows, ['2:6,1', '2:2,1', '1:6,1', '3:6,1', '0:4,1', '3:4,1']);
});

rule('CW-P13-09 when the last round is over, everybody has lost', (t) => {
  const isOver = (seats: number, round: number): boolean => {
    const players = Array.from({ length: seats }, () => ({}));
    t.match(rules, inPlay({ players, round, active: seats - 1 }));
    t.choose('end');
    return t.outcome !== null;
  };
  assert.deepEqual([isOver(2, 7), isOver(2, 8)], [false, true]);
  assert.deepEqual([isOver(6, 6), isOver(6, 7)], [false, true]);
  assert.equal(t.state.epilogue, 'lights-out');
});
