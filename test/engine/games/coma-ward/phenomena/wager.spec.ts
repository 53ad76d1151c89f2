// P10 The Wager.
import assert from 'node:assert/strict';
import { rules } from '../../../../../src/engine/games/coma-ward/rules/rules.js';
import type { Player } from '../../../../../src/engine/games/coma-ward/state/state.js';
import type { TestSetup } from '../../../../support/play.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { cluesFor, draws, phenomenon, situation, suspense, type Position } from '../support/situations.js';

const house = -1;
const closet = '1:6,3';
const dead: Partial<Player> = { alive: false, health: 0 };
/** A dead player who holds an Entity Card and has bet. */
const bettor = (on: number, entity = 'cold-spot'): Partial<Player> => ({ ...dead, entity, tally: { bet: on } });

const inPlay = (position: Position): TestSetup => ({
  seats: position.players?.length ?? 2,
  situation: situation({ act: 'phenomenon', phenomenon: 'P10', clues: cluesFor('BCD'), ...position }),
});

const numbers = (t: RuleTest, of: 'health' | 'terror'): number[] => t.state.players.map((player: Player) => player[of]);
const betOf = (t: RuleTest, player: number): number | undefined => t.state.players[player].tally.bet;
/** The bets that are offered to the player. */
const bets = (t: RuleTest, player: number): string[] =>
  t
    .options(player)
    .filter((id) => id.startsWith('bet:'))
    .sort();
const told = (t: RuleTest, what: string): number[] =>
  t
    .events()
    .filter((event) => event.type === 'story' && event['what'] === what)
    .map((event) => event['player']);

rule('CW-P10-01 the Health of each living player becomes 5', (t) => {
  t.match(rules, { seats: 3, situation: phenomenon('P10', { players: [{ health: 2 }, { health: 4 }, {}] }) });
  assert.deepEqual(numbers(t, 'health'), [5, 5, 5]);
});

rule('CW-P10-02 a dead player gets an Entity Card and bets on a living player who carries no bet', (t) => {
  t.match(rules, {
    seats: 4,
    situation: phenomenon('P10', { players: [{}, dead, dead, {}] }),
    faces: draws('entities', 'cold-spot', 'helping-hand'),
  });
  assert.equal(t.state.players[1].entity, 'cold-spot');
  assert.equal(t.state.players[1].health, 0);
  t.choose('bet:3', 1);
  assert.deepEqual(bets(t, 2), ['bet:0']);
  t.choose('bet:0', 2);
  assert.equal(betOf(t, 2), 0);
  assert.equal(t.view(null).state.players[1].tally.bet, 3);
});

rule('CW-P10-02 whoever dies in the game bets at once', (t) => {
  t.match(rules, inPlay({ active: 2, round: 5, players: [{ health: 1 }, {}, {}] }));
  t.choose('end');
  assert.notEqual(t.state.players[0].entity, null);
  assert.deepEqual(bets(t, 0), ['bet:1', 'bet:2']);
  t.choose('bet:1');
  assert.equal(betOf(t, 0), 1);
});

rule('CW-P10-03 the bet on a player who dies passes to the house', (t) => {
  t.match(rules, inPlay({ active: 3, round: 5, players: [{}, { health: 1 }, bettor(1), {}] }));
  t.choose('end');
  assert.equal(betOf(t, 2), house);
  t.choose('bet:0', 1);
  assert.equal(betOf(t, 1), 0);
});

rule('CW-P10-03 without a player to bet on, the bet is on the house', (t) => {
  const others = [{}, bettor(1), {}, bettor(3, 'heavy-air')];
  t.match(rules, inPlay({ active: 3, round: 5, players: [{ health: 1 }, ...others] }));
  t.choose('end');
  assert.equal(betOf(t, 0), house);
  t.match(rules, inPlay({ active: 1, round: 5, players: [{ health: 1 }, {}] }));
  t.choose('end');
  assert.equal(betOf(t, 0), house);
});

rule('CW-P10-04 the ante is 1 Terror, then 1 Health, then 2 Health', (t) => {
  const after = (round: number): number[][] => {
    t.match(rules, inPlay({ active: 1, round, players: [{ terror: 1 }, { terror: 1 }] }));
    t.choose('end');
    return [numbers(t, 'terror'), numbers(t, 'health')];
  };
  assert.deepEqual(after(4), [
    [2, 2],
    [5, 5],
  ]);
  assert.deepEqual(after(5), [
    [1, 1],
    [4, 4],
  ]);
  assert.deepEqual(after(8)[1], [4, 4]);
  assert.deepEqual(after(9)[1], [3, 3]);
});

rule('CW-P10-04 the lowest Health pays first', (t) => {
  t.match(rules, inPlay({ active: 2, round: 5, players: [{ health: 3 }, { health: 4 }, { health: 3 }] }));
  t.choose('end');
  assert.deepEqual(told(t, 'ante'), [0, 2, 1]);
});

rule('CW-P10-05 whoever has won a combat in the round pays no ante', (t) => {
  const players = [{ terror: 1 }, { terror: 1 }];
  t.match(rules, {
    ...inPlay({ active: 1, round: 5, players }),
    faces: suspense(5, 1, 1, 1, 1, ...[1, 1, 1, 1, 1, 1]),
  });
  t.choose('attack:player:0');
  t.choose('dodge');
  assert.deepEqual(numbers(t, 'health'), [3, 5]);
  assert.equal(t.state.round, 6);
  assert.equal(t.state.players[1].tally.won, 0);
});

rule('CW-P10-04 after a tie, both pay the ante', (t) => {
  const players = [{ terror: 1 }, { terror: 1 }];
  t.match(rules, {
    ...inPlay({ active: 1, round: 5, players }),
    faces: suspense(5, 1, 1, 1, 1, ...[5, 1, 1, 1, 1, 1]),
  });
  t.choose('attack:player:0');
  t.choose('dodge');
  assert.deepEqual(numbers(t, 'health'), [4, 4]);
});

rule('CW-P10-06 the window opens in the Room that is farthest from the last player, who pays no ante', (t) => {
  t.match(rules, inPlay({ active: 1, round: 5, players: [{ health: 1 }, {}] }));
  t.choose('end');
  assert.deepEqual(t.state.tokens, { [closet]: ['cashier'] });
  assert.equal(t.state.tally.closes, 9);
  t.choose('end');
  assert.deepEqual([t.state.round, t.state.players[1].health], [7, 5]);
});

rule('CW-P10-06 the window is open from the start if only one player lives then', (t) => {
  t.match(rules, { seats: 2, situation: phenomenon('P10', { players: [{}, dead] }) });
  assert.deepEqual(t.state.tokens, { [closet]: ['cashier'] });
  assert.equal(betOf(t, 1), house);
  assert.deepEqual(t.outcome, null);
});

rule('CW-P10-07 the last player cashes out and wins with whoever has bet on that player', (t) => {
  const players = [{ at: closet }, bettor(0), bettor(house, 'heavy-air')];
  t.match(rules, inPlay({ round: 9, players, tokens: { [closet]: ['cashier'] }, tally: { closes: 9 } }));
  t.choose('cash-out');
  assert.deepEqual(t.outcome?.winners, [0, 1]);
  assert.equal(t.state.epilogue, 'cashed-out');
});

rule('CW-P10-08 the house wins when the window closes', (t) => {
  const players = [{}, bettor(0), bettor(house, 'heavy-air')];
  t.match(rules, inPlay({ round: 9, players, tokens: { [closet]: ['cashier'] }, tally: { closes: 9 } }));
  t.choose('end');
  assert.deepEqual(t.outcome?.winners, [2]);
  assert.equal(t.state.epilogue, 'house');
});

rule('CW-P10-08 the house wins when the last player dies', (t) => {
  const players = [{ health: 1, terror: 6 }, bettor(house)];
  t.match(rules, inPlay({ round: 7, players, tokens: { [closet]: ['cashier'] }, tally: { closes: 9 } }));
  t.choose('move:2:3,1');
  t.choose('entity:0');
  assert.deepEqual(t.outcome?.winners, [1]);
  assert.equal(t.state.epilogue, 'house');
});

rule('CW-P10-08 the house wins after the twelfth round if two players live', (t) => {
  t.match(rules, inPlay({ active: 2, round: 12, players: [{}, bettor(house), {}] }));
  t.choose('end');
  assert.deepEqual(t.outcome?.winners, [1]);
});
