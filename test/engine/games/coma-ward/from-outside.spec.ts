// What a situation leaves out, and the views that a shared match may not contain. Wrong situations are in
// test/broken/coma-ward.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentOf } from '../../../../src/engine/games/coma-ward/cards/card-index.js';
import { pack } from '../../../../src/engine/games/coma-ward/content/pack.js';
import { rules } from '../../../../src/engine/games/coma-ward/rules/rules.js';
import { viewFault } from '../../../../src/engine/games/coma-ward/state/knowledge.js';
import { kindOf } from '../../../../src/engine/games/coma-ward/state/state.js';
import { play } from '../../../support/play.js';
import { cluesFor, phenomenon, situation, start, type Position } from './support/situations.js';

const stateOf = (position: Position) => play(rules, { seats: 2, situation: situation(position) }).state;

test('living players stand where everybody starts, and dead ones nowhere', () => {
  const { players } = stateOf({ players: [{}, { alive: false }] });
  assert.deepEqual(
    players.map(({ at, health }) => [at, health]),
    [
      [start, 5],
      ['', 0],
    ],
  );
});

test('the next Enemy has a higher number than those on the board', () => {
  const enemies = [{ id: 4, type: 'grey', at: '2:6,1', health: 2 }];
  assert.equal(stateOf({ act: 'phenomenon', phenomenon: 'P04', enemies }).enemiesSeen, 5);
});

test('cards that the situation does not name are in their decks, but Clues that were found are not', () => {
  const { itemDeck } = stateOf({ players: [{ items: ['broom.1'] }], clues: cluesFor('A') });
  assert.ok(!itemDeck.includes('broom.1') && !itemDeck.includes('wristband.1') && itemDeck.includes('wristband.2'));
});

test('a Space where nothing lies has no dropped Items', () => {
  assert.deepEqual(stateOf({ dropped: { [start]: [], '2:2,1': ['broom.1'] } }).dropped, { '2:2,1': ['broom.1'] });
});

test('a view that the table cannot draw is refused with the path of the fault', () => {
  const view = JSON.parse(
    JSON.stringify(play(rules, { seats: 2, situation: phenomenon('P01', { players: [{}, {}] }) }).view(0).state),
  ) as object;
  const content = contentOf(pack);
  assert.equal(viewFault(view, 2, content), null);
  const combat = {
    attacker: 'enemy:0',
    defender: 'player:1',
    mode: 'attack',
    medicine: null,
    weapons: [],
    dice: [],
  };
  assert.equal(viewFault({ ...view, combat, scenario: kindOf(pack.hallucinations[0]?.id ?? '') }, 2, content), null);
  const rows: readonly (readonly [change: object, path: string])[] = [
    [{ active: -1 }, 'active'],
    [{ first: 2 }, 'first'],
    [{ act: 'intermission' }, 'act'],
    [{ phenomenon: 'P14' }, 'phenomenon'],
    [{ scenario: 'a-dream' }, 'scenario'],
    [{ insider: 'nurse' }, 'insider'],
    [{ narrator: -2 }, 'narrator'],
    [{ combat: { ...combat, defender: 'player:2' } }, 'combat/defender'],
    [{ combat: { ...combat, attacker: 'cat' } }, 'combat/attacker'],
    [{ trade: { partner: -1, give: [], take: [] } }, 'trade/partner'],
    [{ rooms: { '9:0,0': { card: null, rummaged: 0, lock: 0, visited: 0 } } }, 'rooms/9:0,0'],
    [{ shadows: ['the cellar'] }, 'shadows/0'],
    [{ itemDeck: ['broom.1'] }, 'itemDeck'],
  ];
  for (const [change, path] of rows) assert.equal(viewFault({ ...view, ...change }, 2, content), path);
});
