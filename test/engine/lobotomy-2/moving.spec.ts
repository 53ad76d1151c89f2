// Move Actions, Doors, leaving Monsters: LOB-MOV, LOB-FLE.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State } from '../../../src/engine/games/lobotomy-2/state.js';
import { character, monster, offered, on, pick, small, space, standing, stateOf } from './small.js';

const V1 = on('V1', small);
const at = (letter: string): number => space(V1, letter);
/** Character 0 on a Space of board V1, in its Turn. */
const turnOn = (letter: string, change: (state: State) => void = () => undefined) => standing(V1, (state) => {
  for (const each of state.characters) each.at = at('G');
  const [first] = state.characters;
  if (first) first.at = at(letter);
  state.phase = 'characters';
  state.round = 1;
  change(state);
}, [{ do: 'turn', player: 0 }, { do: 'turn', player: 1 }]);
const walks = (letters: string): string[] => letters.split('').map((letter) => `walk:${String(at(letter))}`).sort();
const moving = (match: ReturnType<typeof turnOn>): string[] => offered(match).filter((id) => /^(walk|flee|open):/.test(id)).sort();

test('LOB-EX-50 Character 1 goes through an Open Door, over open floor and through a gap, not through a wall', () => {
  assert.deepEqual(moving(turnOn('P')), walks('ABC'));
});

test('LOB-EX-51 Character 2 goes past a partial wall and over open floor; not through a Closed Door, a corner or a window', () => {
  const match = turnOn('Q');
  assert.deepEqual(moving(match).filter((id) => id.startsWith('walk')), walks('CF'));
});

test('LOB-EX-52 one Movement Point opens the Door and the other goes through it', () => {
  const match = turnOn('Q');
  const door = moving(match).find((id) => id.startsWith('open:')) ?? '';
  pick(match, door);
  assert.equal(stateOf(match).turn.mp, 1, 'LOB-MOV-02');
  assert.ok(Object.values(stateOf(match).edges).includes('open-door'));
  pick(match, walks('D')[0] ?? '');
  assert.equal(character(match).at, at('D'));
  assert.equal(stateOf(match).turn.ap, 2);
});

test('LOB-EX-53 a free Trade ends the Move Action, and its last Movement Point is lost', () => {
  const match = turnOn('P', (state) => { const [, second] = state.characters; if (second) { second.at = at('B'); second.junk = { wood: 1 }; } });
  pick(match, walks('B')[0] ?? '');
  assert.equal(stateOf(match).turn.mp, 1);
  pick(match, 'trade:1', 'cancel');
  assert.equal(stateOf(match).turn.mp, 0, 'LOB-MOV-10');
  assert.equal(stateOf(match).turn.ap, 2);
});

test('LOB-MOV-01 a Move Action costs 1 AP and gives 2 Movement Points; a third step costs another', () => {
  const match = turnOn('P');
  pick(match, ...walks('B'));
  assert.deepEqual([stateOf(match).turn.ap, stateOf(match).turn.mp], [2, 1]);
  pick(match, ...walks('P'));
  assert.deepEqual([stateOf(match).turn.ap, stateOf(match).turn.mp], [2, 0]);
  pick(match, ...walks('B'));
  assert.deepEqual([stateOf(match).turn.ap, stateOf(match).turn.mp], [1, 1]);
});

test('LOB-MOV-06 two Monsters hold a Character, and so does one without a Flee symbol', () => {
  assert.deepEqual(moving(turnOn('P', (state) => { state.monsters = [monster(10, 'state-trooper', at('P')), monster(11, 'state-trooper', at('P'))]; })), []);
  assert.deepEqual(moving(turnOn('P', (state) => { state.monsters = [monster(10, 'hellhound', at('P'))]; })), []);
});

test('LOB-MOV-07 a held Character still opens Doors', () => {
  const match = turnOn('Q', (state) => { state.monsters = [monster(10, 'hellhound', at('Q'))]; });
  assert.deepEqual(moving(match).map((id) => id.split(':')[0]), ['open']);
});

test('LOB-MOV-08 Monsters do not hinder entering, and hold whoever would go on', () => {
  const match = turnOn('P', (state) => { state.monsters = [monster(10, 'hellhound', at('B'))]; });
  pick(match, ...walks('B'));
  assert.deepEqual(moving(match), []);
});

test('LOB-EX-49 Strength 3 leaves a State Trooper freely, Strength 2 pays 1 Wound (LOB-FLE-01, -02, -03, -04)', () => {
  const trooper = (state: State): void => { state.monsters = [monster(10, 'state-trooper', at('P'))]; };
  assert.deepEqual(moving(turnOn('P', trooper)), walks('ABC'), 'natural');
  const weak = turnOn('P', (state) => { trooper(state); const [first] = state.characters; if (first) first.decreases = { strength: 1 }; });
  assert.deepEqual(moving(weak), walks('ABC').map((id) => id.replace('walk', 'flee')));
  const raised = turnOn('P', (state) => { trooper(state); const [first] = state.characters; if (first) { first.decreases = { strength: 1 }; first.lasting = [{ until: 'turn', card: 'drug', passive: { attributes: { strength: 1 } } }]; } });
  assert.deepEqual(moving(raised), walks('ABC'), 'raised for a time');
});

test('LOB-RUL-37 a Stunned or Frosted Monster is not counted: of two, one Stunned, there is one', () => {
  const stunned = turnOn('P', (state) => { state.monsters = [monster(10, 'state-trooper', at('P')), monster(11, 'hellhound', at('P'), { conditions: { stun: 1 } })]; });
  assert.deepEqual(moving(stunned), walks('ABC'));
  const frozen = turnOn('P', (state) => { state.monsters = [monster(10, 'hellhound', at('P'), { conditions: { frost: 1 } })]; });
  assert.deepEqual(moving(frozen), walks('ABC'), 'LOB-KEY-06');
});

test('LOB-MOV-09 Stealth goes past any number of Monsters', () => {
  const match = turnOn('P', (state) => {
    state.monsters = [monster(10, 'hellhound', at('P')), monster(11, 'hellhound', at('P'))];
    const [first] = state.characters;
    if (first) first.lasting = [{ until: 'turn', card: 'shoes', passive: { stealth: true } }];
  });
  assert.deepEqual(moving(match), walks('ABC'));
});

test('LOB-KEY-07 Frost takes 1 Movement Point of each Move Action of the next Turn, and goes at its end', () => {
  const match = turnOn('P', (state) => { const [first] = state.characters; if (first) first.conditions = { frost: 1 }; });
  pick(match, ...walks('B'));
  assert.equal(stateOf(match).turn.mp, 0);
  pick(match, 'end');
  assert.equal(character(match).conditions.frost, undefined);
});

test('LOB-RUL-56 Frost that a Character gets in its own Turn counts for its next one', () => {
  const match = turnOn('P', (state) => { const [first] = state.characters; if (first) first.conditions = { frost: 2 }; });
  pick(match, ...walks('B'));
  assert.equal(stateOf(match).turn.mp, 1);
  pick(match, 'end');
  assert.equal(character(match).conditions.frost, 2);
});

test('LOB-KEY-22 a Stunned Character has 1 AP less in its next Turn, and the token is gone', () => {
  const match = turnOn('P', (state) => { const [first] = state.characters; if (first) first.conditions = { stun: 1 }; });
  assert.equal(stateOf(match).turn.ap, 2);
  assert.equal(character(match).conditions.stun, undefined);
});

test('LOB-CAP-03 a Turn may end at any time, and its Action Points are lost', () => {
  const match = turnOn('P');
  pick(match, 'end');
  assert.equal(stateOf(match).turn.character, 1);
  assert.equal(character(match).acted, true);
});
