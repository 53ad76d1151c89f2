// P05 The Visitor.
import assert from 'node:assert/strict';
import { rules } from '../../../../../src/engine/games/coma-ward/rules/rules.js';
import type { Player } from '../../../../../src/engine/games/coma-ward/state/state.js';
import type { Json } from '../../../../../src/engine/kernel/index.js';
import { rule } from '../../../../support/rule-coverage.js';
import { draws, phenomenon, situation, start, suspense, type Position } from '../support/situations.js';

const closet = '2:6,3';
const dead: Partial<Player> = { alive: false, health: 0 };
const visitor: Partial<Player> = { role: 'visitor', roleShown: true };
/** Flowers in this many Rooms of other Floors. */
const flowers = (n: number): Record<string, string[]> =>
  Object.fromEntries(
    ['0:5,0', '1:3,2', '1:3,4', '1:6,3', '3:3,2', '3:0,3', '1:1,0'].slice(0, n).map((at) => [at, ['flower']]),
  );

/** Player 0 is the Visitor. */
const visit = (players: readonly Partial<Player>[], rest: Position = {}): Json =>
  situation({
    act: 'phenomenon',
    phenomenon: 'P05',
    players: players.map((player, i) => (i === 0 ? { ...visitor, ...player } : player)),
    ...rest,
  });

rule('CW-P05-01 a living player is the Visitor, for everybody to see, with 5 Health', (t) => {
  t.match(rules, {
    seats: 3,
    situation: phenomenon('P05', { players: [{ health: 2 }, {}, {}] }),
    faces: [{ pick: 'visitor', value: 1 }],
  });
  assert.equal(t.state.players[0].health, 5);
  assert.deepEqual(
    t.view(null).state.players.map(({ role }: Partial<Player>) => role),
    ['visitor', null, null],
  );
});

rule('CW-P05-02 alone in a Room, the Visitor leaves a Flower and gains 1 Health, once in a turn', (t) => {
  t.match(rules, { seats: 2, situation: visit([{ at: '2:5,2', health: 4 }, {}]) });
  t.choose(`move:${closet}`);
  assert.deepEqual(t.state.tokens, { [closet]: ['flower'] });
  assert.equal(t.state.players[0].health, 5);
  t.match(rules, { seats: 2, situation: visit([{ at: '1:3,1' }, {}]) });
  t.choose('move:1:3,2');
  t.choose('move:1:3,3');
  t.choose('move:1:3,4');
  assert.deepEqual(t.state.tokens, { '1:3,2': ['flower'] });
});

rule('CW-P05-02 the Visitor leaves no Flower in company, or where one has lain', (t) => {
  t.match(rules, {
    seats: 2,
    situation: visit([{ at: '2:5,2' }, { at: start }], { tokens: { [closet]: ['empty-vase'] } }),
  });
  t.choose(`move:${closet}`);
  t.choose('move:2:4,3');
  t.choose(`move:${start}`);
  assert.deepEqual(t.state.tokens, { [closet]: ['empty-vase'] });
  t.match(rules, { seats: 2, situation: visit([{ at: '2:4,3' }, { at: '2:1,1' }]) });
  t.choose(`move:${start}`);
  assert.deepEqual(t.state.tokens, { [start]: ['flower'] });
});

rule('CW-P05-03 the Visitor has one more die for every two Flowers, and for each player beyond the second', (t) => {
  t.match(rules, {
    seats: 3,
    situation: visit([{ at: '2:5,2' }, { at: '2:5,2' }, {}], { tokens: flowers(3) }),
    faces: suspense(...Array<number>(6).fill(1), ...Array<number>(9).fill(1)),
  });
  t.choose(`move:${closet}`);
  t.choose('end');
  t.choose(`move:${closet}`);
  t.choose('attack:player:0');
  t.choose('counter:unarmed');
  // Strength 5, 1 of Adrenaline, 2 for four Flowers, 1 for the third player
  assert.deepEqual(
    t.events().flatMap(({ type, dice }) => (type === 'checked' ? [dice] : [])),
    [6, 9],
  );
  assert.equal(t.events().filter(({ also = [] }) => also.includes('CW-P05-03')).length, 1);
});

rule('CW-P05-04 with 3 successes in a Focus Check, a Patient throws a Flower away', (t) => {
  const game = visit([{}, { at: closet }], { tokens: { [closet]: ['flower'] }, active: 1 });
  t.match(rules, { seats: 2, situation: game, faces: suspense(5, 5, 5, 1) });
  t.choose('throw-away');
  assert.deepEqual(t.state.tokens, { [closet]: ['empty-vase'] });
  t.match(rules, { seats: 2, situation: game, faces: suspense(5, 5, 1, 1) });
  t.choose('throw-away');
  assert.deepEqual(t.state.tokens, { [closet]: ['flower'] });
  t.match(rules, { seats: 2, situation: visit([{ at: closet }, {}], { tokens: { [closet]: ['flower'] } }) });
  assert.ok(!t.options(0).includes('throw-away'));
});

rule('CW-P05-05 the Visitor wins with 7 Flowers, with more players fewer', (t) => {
  for (const [seats, needed] of [
    [2, 7],
    [3, 5],
    [4, 4],
    [5, 4],
    [6, 4],
  ] as const) {
    const patients = Array<Partial<Player>>(seats - 1).fill({});
    t.match(rules, { seats, situation: visit([{ at: '2:5,2' }, ...patients], { tokens: flowers(needed - 2) }) });
    t.choose(`move:${closet}`);
    assert.equal(t.state.epilogue, '');
    t.match(rules, { seats, situation: visit([{ at: '2:5,2' }, ...patients], { tokens: flowers(needed - 1) }) });
    t.choose(`move:${closet}`);
    assert.deepEqual(t.outcome?.winners, [0]);
    assert.equal(t.state.epilogue, 'everywhere');
  }
});

/** The Visitor attacks player 1, who has 1 Health left, and wins. */
const killed = suspense(...[5, 1, 1, 1, 1, 1], ...[1, 1, 1, 1]);

rule('CW-P05-06 a Patient who dies gets an Entity Card', (t) => {
  t.match(rules, {
    seats: 3,
    situation: visit([{}, { health: 1 }, {}]),
    faces: [...killed, ...draws('entities', 'cold-spot')],
  });
  t.choose('attack:player:1');
  t.choose('dodge');
  assert.equal(t.state.players[1].entity, 'cold-spot');
  assert.equal(t.state.epilogue, '');
});

rule('CW-P05-06 the Visitor wins when no Patient lives', (t) => {
  t.match(rules, { seats: 3, situation: visit([{}, { health: 1 }, dead]), faces: killed });
  t.choose('attack:player:1');
  t.choose('dodge');
  assert.deepEqual(t.outcome?.winners, [0]);
  assert.equal(t.state.epilogue, 'alone');
  t.match(rules, { seats: 2, situation: phenomenon('P05', { players: [dead, {}] }) });
  assert.deepEqual(t.outcome?.winners, [1]);
});

rule('CW-P05-07 all Patients win when the Visitor dies', (t) => {
  t.match(rules, {
    seats: 3,
    situation: visit([{ health: 1 }, {}, dead], { active: 1 }),
    faces: suspense(...[5, 1, 1, 1, 1, 1], ...[1, 1, 1, 1]),
  });
  t.choose('attack:player:0');
  t.choose('dodge');
  assert.deepEqual(t.outcome?.winners, [1, 2]);
  assert.equal(t.state.epilogue, 'sent-home');
});

rule('CW-P05-08 all Patients win at the end of the twelfth round', (t) => {
  t.match(rules, { seats: 3, situation: visit([{}, {}, dead], { active: 1, round: 12 }) });
  t.choose('end');
  assert.deepEqual(t.outcome?.winners, [1, 2]);
  assert.equal(t.state.epilogue, 'bell');
});
