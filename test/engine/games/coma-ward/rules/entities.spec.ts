// Entity Cards: what Eliminated players may do. CW-ENT
import assert from 'node:assert/strict';
import type { Faces } from '../../../../../src/engine/kernel/chance.js';
import { rules } from '../../../../../src/engine/games/coma-ward/rules/rules.js';
import type { Player } from '../../../../../src/engine/games/coma-ward/state/state.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { draws, situation, start, type Position } from '../support/situations.js';

/** The hallway next to the Nurses' Station, and the one after it. */
const [hallway, farther] = ['2:3,1', '2:5,1'];

const ghost = (entity: string, more: Partial<Player> = {}): Partial<Player> => ({
  alive: false,
  health: 0,
  entity,
  ...more,
});

const inTheWager = (t: RuleTest, players: readonly Partial<Player>[], more: Position = {}, faces: Faces = []) =>
  t.match(rules, {
    seats: players.length,
    situation: situation({ act: 'phenomenon', phenomenon: 'P10', players, ...more }),
    faces,
  });

const terror = (t: RuleTest, player: number): number => t.state.players[player].terror;

/** The seats whose holders of an Entity Card are asked now. */
const asked = (t: RuleTest, seats: readonly number[]): number[] =>
  seats.filter((seat) => t.options(seat).includes('pass'));

rule('CW-ENT-01 a dead player gets an Entity Card only if the Phenomenon says so', (t) => {
  t.match(rules, {
    seats: 3,
    situation: situation({
      act: 'phenomenon',
      phenomenon: 'P01',
      players: [{ health: 1, terror: 6, neurosis: 'short-fuse' }, {}, {}],
    }),
  });
  t.choose('neurosis');
  assert.deepEqual([t.state.players[0].alive, t.state.players[0].entity], [false, null]);
  inTheWager(t, [{ health: 1, terror: 6, neurosis: 'short-fuse' }, {}, {}], {}, draws('entities', 'heavy-air'));
  t.choose('neurosis');
  assert.deepEqual([t.state.players[0].alive, t.state.players[0].entity], [false, 'heavy-air']);
});

rule('CW-ENT-02 the card says on whom and how often its holder may use it', (t) => {
  inTheWager(t, [{}, {}, ghost('cold-spot'), ghost('guiding-light')]);
  t.choose(`move:${hallway}`);
  assert.deepEqual(
    t
      .options(2)
      .filter((id) => id.startsWith('entity:'))
      .sort(),
    ['entity:0', 'entity:1'],
  );
  t.choose('entity:1', 2);
  assert.equal(terror(t, 1), 4);
  assert.deepEqual(
    t.options(3).filter((id) => id.startsWith('entity:')),
    ['entity:0'],
  );
  t.choose('entity:0', 3);
  t.choose(`move:${start}`);
  assert.deepEqual(asked(t, [2, 3]), [3]);
  t.choose('entity:0', 3);
  t.choose(`move:${hallway}`);
  assert.deepEqual(asked(t, [2, 3]), []);
});

rule('CW-ENT-02 in the next round the ability may be used again', (t) => {
  inTheWager(t, [{}, {}, ghost('cold-spot', { entityUses: 1 })], { active: 1 });
  t.choose('end');
  t.choose(`move:${hallway}`);
  assert.deepEqual(asked(t, [2]), [2]);
});

rule('CW-ENT-03 an ability may be used after a free action and after a main action', (t) => {
  inTheWager(t, [{ items: ['bandage.1'] }, {}, ghost('cold-spot')], { dropped: { [start]: ['broom.1'] } });
  t.choose('use:bandage.1');
  assert.deepEqual(asked(t, [2]), [2]);
  t.choose('pass');
  t.choose('pick-up');
  assert.deepEqual(asked(t, [2]), [2]);
  t.choose('entity:0', 2);
  assert.equal(terror(t, 0), 4);
});

rule('CW-ENT-04 an ability resolves after each Move, before the player goes on', (t) => {
  inTheWager(t, [{}, {}, ghost('push-in-the-back')]);
  t.choose(`move:${farther}`);
  assert.equal(t.state.players[0].at, '2:4,1');
  t.choose('pass');
  assert.equal(t.state.players[0].at, farther);
  t.choose('entity:0', 2);
  // The push is resolved at once: the player to the left drives the player one Move on.
  t.choose('force:2:6,1', 1);
  assert.equal(t.state.players[0].at, '2:6,1');
  assert.ok(t.options(0).includes('end'));
});

rule('CW-RUL-52 holders are asked clockwise from the active player, and not about another ability', (t) => {
  inTheWager(t, [ghost('helping-hand'), {}, ghost('cold-spot'), {}], { active: 1 });
  t.choose(`move:${hallway}`);
  assert.deepEqual(asked(t, [0, 2]), [2]);
  t.choose('entity:1', 2);
  assert.deepEqual(asked(t, [0, 2]), [0]);
  t.choose('entity:1', 0);
  assert.equal(terror(t, 1), 3);
  assert.deepEqual(asked(t, [0, 2]), []);
});

rule('CW-RUL-52 a holder who does not want to be asked passes', (t) => {
  inTheWager(t, [{}, {}, ghost('cold-spot')]);
  t.choose('stop-asking', 2);
  t.choose(`move:${hallway}`);
  assert.deepEqual(asked(t, [2]), []);
  t.choose('ask-me', 2);
  t.choose(`move:${start}`);
  assert.deepEqual(asked(t, [2]), [2]);
});

rule('CW-EX-04 Jacob may use his Entity Card after Shelly’s Move, and then she picks her main action', (t) => {
  const [shelly, charles, jacob] = [0, 1, 2];
  inTheWager(t, [{}, { at: hallway }, ghost('cold-spot', { tally: { bet: charles } })], { active: shelly });
  t.choose(`move:${hallway}`);
  assert.equal(t.state.players[shelly].at, hallway);
  t.choose(`entity:${shelly}`, jacob);
  assert.equal(terror(t, shelly), 4);
  assert.ok(t.options(shelly).includes(`attack:player:${charles}`));
});
