// Enemies, and how they fight.
import assert from 'node:assert/strict';
import { contentOf } from '../../../../../src/engine/games/coma-ward/cards/card-index.js';
import type { Enemy } from '../../../../../src/engine/games/coma-ward/state/state.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { happened, health, items } from '../support/acting.js';
import { pack, rules as fixed } from '../support/fixed-pack.js';
import { phenomenon, situation, start, suspense, type Position } from '../support/situations.js';

/** One Enemy that is hard to wound, and one whose card says that it dodges. */
const rules: typeof fixed = {
  ...fixed,
  content: () => ({
    ...contentOf(pack),
    enemies: {
      ...contentOf(pack).enemies,
      shell: { id: 'shell', health: 4, strength: 2, dexterity: 5, damage: 2, reduction: 1 },
      moth: { id: 'moth', health: 1, strength: 2, dexterity: 3, damage: 1, defence: 'dodge' },
    },
  }),
};

const enemy = (type: string, more: Partial<Enemy> = {}): Enemy => ({ id: 0, type, at: start, health: 4, ...more });
const roll = (n: number, of: number): object[] => suspense(...Array.from({ length: of }, (_, i) => (i < n ? 5 : 1)));

/** Player 0 has 5 dice to attack and meets this Enemy, whose turn to move never comes. */
function meet(t: RuleTest, other: Enemy, position: Position = {}, ...faces: readonly (readonly object[])[]): void {
  const { players = [{}, {}], ...rest } = position;
  const at: Position = { act: 'phenomenon', phenomenon: 'P03', enemies: [other], enemiesSeen: 1 };
  const calm = players.map((player) => ({ terror: 1, ...player }));
  t.match(rules, {
    seats: players.length,
    situation: situation({ ...at, players: calm, ...rest }),
    faces: faces.flat() as never,
  });
}

/** An Orderly of P01 comes to player 0 at the end of the round. */
const visit = (t: RuleTest, items: readonly string[], ...faces: readonly (readonly object[])[]): void => {
  const orderly = enemy('orderly', { at: '1:0,1', health: 3 });
  const players = [{ at: '1:3,1', items: [...items] }, {}];
  meet(t, orderly, { phenomenon: 'P01', active: 1, players }, ...faces);
  t.choose('end');
};

rule('CW-GEN-11 an Enemy comes with a Phenomenon, is no player, and is hostile', (t) => {
  t.match(rules, { seats: 2, situation: situation() });
  assert.deepEqual(t.state.enemies, [], 'none in the Prologue');
  t.match(rules, {
    seats: 2,
    situation: phenomenon('P01', { players: [{}, { at: '1:3,1' }] }),
    faces: roll(0, 3) as [],
  });
  assert.equal(t.state.enemies.length, 3);
  assert.equal(t.view(null).state.players.length, 2);
  t.choose('end');
  t.choose('end');
  const declared = t.events().find(({ type }) => type === 'attack-declared');
  assert.deepEqual([declared?.fighter, declared?.target], ['enemy:0', 'player:1']);
});

rule('CW-RUL-53 an Enemy defends by Counter-Attack, with its Strength and its Damage Rating', (t) => {
  meet(t, enemy('shell'), { players: [{ items: ['apron.1'] }, {}] }, roll(1, 5), roll(2, 2));
  t.choose('attack:enemy:0');
  const rolled = t.events().find(({ type }) => type === 'enemy-rolled');
  assert.deepEqual([rolled?.dice, rolled?.successes], [2, 2]);
  assert.equal(health(t), 4, 'Damage Rating 2, less 1 for the Clothing');
  assert.equal(t.state.enemies[0].health, 4);
});

rule('CW-RUL-53 an Enemy loses Health by the Weapons, less its reduction', (t) => {
  meet(t, enemy('shell'), { players: [{ items: ['club.1'] }, {}] }, roll(1, 7), roll(0, 2));
  t.choose('attack:enemy:0');
  t.choose('arm:club.1');
  assert.equal(t.state.enemies[0].health, 3);
  meet(t, enemy('shell'), {}, roll(1, 5), roll(0, 2));
  t.choose('attack:enemy:0');
  assert.equal(t.state.enemies[0].health, 4, 'unarmed, all of it is reduced');
});

rule('CW-RUL-53 on a tie, nothing happens', (t) => {
  meet(t, enemy('shell'), {}, roll(1, 5), roll(1, 2));
  t.choose('attack:enemy:0');
  assert.deepEqual([health(t), t.state.enemies[0].health], [5, 4]);
});

rule('CW-RUL-53 an Enemy without Health is gone', (t) => {
  meet(t, enemy('orderly', { health: 1 }), {}, roll(1, 5), roll(0, 3));
  t.choose('attack:enemy:0');
  assert.deepEqual(t.state.enemies, []);
  assert.deepEqual(happened(t, 'enemy-health', 'enemy-fell'), ['enemy-health', 'enemy-fell']);
});

rule('CW-RUL-53 an Enemy whose card says so dodges, and then nobody loses Health', (t) => {
  meet(t, enemy('moth', { health: 1 }), {}, roll(1, 5), roll(2, 3));
  t.choose('attack:enemy:0');
  assert.deepEqual([health(t), t.state.enemies[0].health], [5, 1]);
});

rule('CW-RUL-53 a player who is attacked by an Enemy defends as usual', (t) => {
  visit(t, ['club.1'], roll(2, 3), roll(3, 7));
  assert.deepEqual(t.options(0).sort(), ['counter:club.1', 'counter:unarmed', 'dodge']);
  t.choose('counter:club.1');
  assert.deepEqual([health(t), t.state.enemies[0].health], [5, 1]);
  visit(t, [], roll(1, 3), roll(2, 6));
  t.choose('dodge');
  t.choose('dodge:1:4,1');
  assert.deepEqual([health(t), t.state.players[0].at], [5, '1:4,1']);
  visit(t, [], roll(2, 3), roll(1, 6));
  t.choose('dodge');
  assert.equal(health(t), 4);
});

rule('CW-RUL-27 an Enemy is only attacked: it has nothing to steal, and takes no Medicine', (t) => {
  meet(t, enemy('shell'), { players: [{ items: ['syringe.1'] }, {}] });
  assert.ok(t.options(0).includes('attack:enemy:0'));
  const refused = (act: string) => [t.why(0, act)?.rule, t.why(0, act)?.message];
  assert.deepEqual(refused('steal:enemy:0'), ['CW-RUL-27', 'An Enemy carries no Items.']);
  assert.deepEqual(refused('dose:syringe.1:enemy:0'), ['CW-CMB-15', 'Medicine is only for players.']);
  assert.equal(t.why(0, 'attack:enemy:1')?.rule, 'CW-CMB-01');
  assert.deepEqual(items(t), ['syringe.1']);
});
