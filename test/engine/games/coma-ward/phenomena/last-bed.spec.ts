// P03 Last Bed.
import assert from 'node:assert/strict';
import { rules } from '../../../../../src/engine/games/coma-ward/rules/rules.js';
import type { Player } from '../../../../../src/engine/games/coma-ward/state/state.js';
import type { Json } from '../../../../../src/engine/kernel/index.js';
import { rule } from '../../../../support/rule-coverage.js';
import { cluesFor, draws, phenomenon, situation, start, suspense, type Position } from '../support/situations.js';

const away = '2:1,1';
const dead: Partial<Player> = { alive: false, health: 0 };
const sleeping = { sleep: 1, rests: 1, 'rested-in-round': 1 };
/** Four dice of a Focus Check. */
const passed = suspense(5, 5, 5, 1);
const failed = suspense(5, 5, 1, 1);

/** The Bed stands in the Nurses' Station, where the players are. */
const bedGame = (players: readonly Partial<Player>[], rest: Position = {}): Json =>
  situation({ act: 'phenomenon', phenomenon: 'P03', clues: cluesFor('CAB'), players, ...rest });

rule('CW-P03-01 the Bed stands in the Room of Clue 1', (t) => {
  t.match(rules, { seats: 3, situation: phenomenon('P03') });
  assert.deepEqual(t.state.tokens, { [start]: ['bed'] });
});

rule('CW-P03-02 whoever passes the Focus Check in the Bed sleeps', (t) => {
  t.match(rules, { seats: 2, situation: bedGame([{}, {}]), faces: passed });
  t.choose('rest');
  assert.equal(t.state.players[0].tally.sleep, 1);
  t.match(rules, { seats: 2, situation: bedGame([{}, {}]), faces: failed });
  t.choose('rest');
  assert.equal(t.state.players[0].tally.sleep, undefined);
});

rule('CW-P03-02 nobody rests elsewhere, or while somebody else sleeps', (t) => {
  t.match(rules, { seats: 2, situation: bedGame([{}, {}]) });
  assert.ok(t.options(0).includes('rest'));
  t.match(rules, { seats: 2, situation: bedGame([{ at: away }, {}]) });
  assert.ok(!t.options(0).includes('rest'));
  t.match(rules, { seats: 2, situation: bedGame([{}, { tally: sleeping }]) });
  assert.ok(!t.options(0).includes('rest'));
});

rule('CW-P03-03 two passed Checks in two own turns in a row win', (t) => {
  t.match(rules, { seats: 2, situation: bedGame([{}, {}]), faces: [...passed, ...passed] });
  t.choose('rest');
  t.choose('end');
  t.choose('rest');
  assert.deepEqual(t.outcome?.winners, [0]);
  assert.equal(t.state.epilogue, 'asleep');
});

rule('CW-P03-04 a sleeper wakes by losing an Attack', (t) => {
  t.match(rules, {
    seats: 2,
    situation: bedGame([{}, { tally: sleeping }]),
    faces: suspense(...[5, 1, 1, 1, 1, 1], ...[1, 1, 1, 1, 1, 1]),
  });
  t.choose('attack:player:1');
  t.choose('counter:unarmed');
  assert.equal(t.state.players[1].tally.sleep, 0);
});

rule('CW-P03-04 a sleeper who wins sleeps on', (t) => {
  t.match(rules, {
    seats: 2,
    situation: bedGame([{}, { tally: sleeping }]),
    faces: suspense(...[1, 1, 1, 1, 1, 1], ...[5, 1, 1, 1, 1, 1]),
  });
  t.choose('attack:player:1');
  t.choose('counter:unarmed');
  t.why(1, 'rest');
  assert.equal(t.state.players[1].tally.sleep, 1);
  t.match(rules, { seats: 2, situation: bedGame([{ tally: sleeping }, {}], { round: 2 }), faces: failed });
  t.choose('rest');
  assert.equal(t.state.players[0].tally.sleep, 0);
});

rule('CW-P03-04 a sleeper wakes by leaving the Room, and in an own turn without rest', (t) => {
  t.match(rules, { seats: 2, situation: bedGame([{ tally: sleeping }, {}]) });
  t.choose('move:2:3,1');
  assert.equal(t.state.players[0].tally.sleep, 0);
  t.match(rules, { seats: 2, situation: bedGame([{ tally: sleeping }, {}], { round: 2 }) });
  t.choose('end');
  assert.equal(t.state.players[0].tally.sleep, 0);
});

rule('CW-P03-05 a lock on the Room of the Bed springs open', (t) => {
  t.match(rules, {
    seats: 3,
    situation: phenomenon('P03', { rooms: { [start]: { card: null, rummaged: 0, lock: 2, visited: 0 } } }),
  });
  assert.equal(t.state.rooms[start].lock, 0);
  t.match(rules, { seats: 2, situation: bedGame([{ neurosis: 'bolted-doors' }, { neurosis: 'short-fuse' }]) });
  t.choose('neurosis');
  assert.equal(t.state.rooms[start].lock, 0);
});

rule('CW-P03-06 a player who dies gets an Entity Card', (t) => {
  t.match(rules, {
    seats: 3,
    situation: bedGame([{}, { health: 1 }, {}]),
    faces: [...suspense(...[5, 1, 1, 1, 1, 1], ...[1, 1, 1, 1]), ...draws('entities', 'cold-spot')],
  });
  t.choose('attack:player:1');
  t.choose('dodge');
  assert.equal(t.state.players[1].entity, 'cold-spot');
  assert.equal(t.state.epilogue, '');
});

rule('CW-P03-07 the last player alive wins', (t) => {
  t.match(rules, {
    seats: 2,
    situation: bedGame([{}, { health: 1 }]),
    faces: suspense(...[5, 1, 1, 1, 1, 1], ...[1, 1, 1, 1]),
  });
  t.choose('attack:player:1');
  t.choose('dodge');
  assert.deepEqual(t.outcome?.winners, [0]);
  assert.equal(t.state.epilogue, 'empty-ward');
  t.match(rules, { seats: 2, situation: phenomenon('P03', { players: [dead, {}] }) });
  assert.deepEqual(t.outcome?.winners, [1]);
});

rule('CW-P03-08 after the twelfth round those who have rested most often win', (t) => {
  const rested = (rests: number): Partial<Player> => ({ tally: { rests } });
  const last = { round: 12, active: 3 };
  t.match(rules, { seats: 4, situation: bedGame([rested(2), { ...dead, ...rested(3) }, rested(2), {}], last) });
  t.choose('end');
  assert.deepEqual(t.outcome?.winners, [0, 2]);
  assert.equal(t.state.epilogue, 'dozing');
  t.match(rules, { seats: 4, situation: bedGame([{}, {}, {}, {}], last) });
  t.choose('end');
  assert.deepEqual(t.outcome?.winners, []);
  assert.equal(t.state.epilogue, 'sleepless');
});
