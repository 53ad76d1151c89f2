// P09 Two Wakes.
import assert from 'node:assert/strict';
import { rules } from '../../../../../src/engine/games/coma-ward/rules/rules.js';
import { rule } from '../../../../support/rule-coverage.js';
import { clueRooms, draws, phenomenon, situation, start, suspense, type Position } from '../support/situations.js';

const [hallway, entrance] = ['2:1,1', '1:3,4'];
const matron = { role: 'matron.1' };
const second = { role: 'matron.2' };
const stoker = { role: 'stoker.1' };
const other = { role: 'stoker.2' };
const candles = (...numbers: readonly number[]): string[] => numbers.map((n) => `candle.${n}`);
const holding = { tally: { wake: 1 } };

const night = (position: Position) =>
  situation({ act: 'phenomenon', phenomenon: 'P09', tally: { needed: 3 }, ...position });

rule('CW-P09-01 each player is given a Role, which nobody else may know', (t) => {
  t.match(rules, {
    seats: 3,
    situation: phenomenon('P09'),
    faces: draws('roles', 'stoker.2', 'matron.1', 'stoker.1'),
  });
  assert.deepEqual(t.state.unusedRoles, ['matron.2']);
  const roles = (seat: number | null) => t.view(seat).state.players.map(({ role }: { role: unknown }) => role);
  assert.deepEqual(
    t.state.players.map(({ role }: { role: string }) => role),
    ['matron.1', 'stoker.1', 'stoker.2'],
  );
  assert.deepEqual(
    [roles(0), roles(null)],
    [
      ['matron.1', null, null],
      [null, null, null],
    ],
  );
});

rule('CW-P09-01 the dead are given no Role', (t) => {
  t.match(rules, { seats: 3, situation: phenomenon('P09', { players: [{}, {}, { alive: false }] }) });
  assert.equal(t.state.players[2].role, null);
  assert.deepEqual(t.state.unusedRoles, []);
});

rule('CW-P09-02 everybody has a Candle, and three more lie in the Rooms of the Clues', (t) => {
  const items = ['broom.1', 'soup.1', 'bandage.1', 'coffee.1', 'crutch.1'];
  t.match(rules, { seats: 4, situation: phenomenon('P09', { players: [{ items }, {}, {}, {}] }) });
  assert.deepEqual(t.state.dropped, {
    [clueRooms[0]]: candles(5),
    [clueRooms[1]]: candles(6),
    [clueRooms[2]]: candles(7),
  });
  assert.equal(t.state.players[0].items.length, 6);
  assert.equal(t.state.tally.needed, 4);
  assert.deepEqual(
    t.events().flatMap(({ what, card, at }) => (what === 'candle' ? [[card, at]] : [])),
    clueRooms.map((at, i) => [`candle.${i + 5}`, at]),
    'everybody learns where the others lie',
  );
  t.match(rules, { seats: 2, situation: phenomenon('P09', { players: [{}, {}] }) });
  assert.equal(t.state.tally.needed, 3);
});

rule('CW-P09-03 after a trade each of the two sees the Role of the other', (t) => {
  t.match(rules, {
    seats: 3,
    situation: night({
      players: [
        { ...matron, items: candles(1) },
        { ...stoker, items: candles(2) },
        { ...second, items: candles(3) },
      ],
    }),
  });
  for (const id of ['trade:1', 'give:candle.1', 'take:candle.2', 'offer']) t.choose(id);
  t.choose('accept');
  const roles = (seat: number) => t.view(seat).state.players.map(({ role }: { role: unknown }) => role);
  assert.deepEqual(roles(0), ['matron.1', 'stoker.1', null]);
  assert.deepEqual(roles(1), ['matron.1', 'stoker.1', null]);
  assert.deepEqual(roles(2), [null, null, 'matron.2']);
  const seen = (seat: number) => t.events(seat).filter(({ type }) => type === 'role-revealed');
  assert.deepEqual(
    [0, 1, 2].map((seat) => seen(seat).map(({ role }) => role)),
    [['stoker.1'], ['matron.1'], []],
  );
});

rule('CW-P09-04 whoever carries enough Candles begins a wake in a Room, and shows the Role', (t) => {
  const players = [{ ...matron, at: hallway, items: candles(1, 2, 3) }, stoker];
  t.match(rules, { seats: 2, situation: night({ players }) });
  assert.ok(!t.options(0).includes('wake'));
  t.choose(`move:${start}`);
  t.choose('wake');
  assert.equal(t.state.players[0].tally.wake, 1);
  assert.equal(t.view(1).state.players[0].role, 'matron.1');
  assert.equal(t.state.active, 1);
});

rule('CW-P09-04 too few Candles make no wake', (t) => {
  const players = [{ ...matron, items: candles(1, 2) }, stoker];
  t.match(rules, { seats: 2, situation: night({ players, dropped: { [start]: candles(3) } }) });
  assert.ok(!t.options(0).includes('wake'));
  t.choose('pick-up');
  t.choose('end');
  assert.ok(t.options(0).includes('wake'));
});

rule('CW-P09-05 a stolen Candle may break a wake', (t) => {
  t.match(rules, {
    seats: 2,
    situation: night({ active: 1, players: [{ ...matron, ...holding, items: candles(1, 2, 3) }, stoker] }),
    faces: suspense(5, 1, 1, 1, 1, 1, ...[1, 1, 1, 1, 1, 1]),
  });
  t.choose('steal:player:0');
  t.choose('counter:unarmed');
  t.choose('steal:candle.2');
  assert.equal(t.state.players[0].tally.wake, 0);
  assert.equal(t.outcome, null);
});

rule('CW-P09-05 whoever dodges away breaks the own wake', (t) => {
  t.match(rules, {
    seats: 2,
    situation: night({ active: 1, players: [{ ...matron, ...holding, items: candles(1, 2, 3) }, stoker] }),
    faces: suspense(1, 1, 1, 1, 1, 1, ...[5, 1, 1, 1, 1, 1]),
  });
  t.choose('attack:player:0');
  t.choose('dodge');
  t.choose('dodge:2:2,1');
  assert.equal(t.state.players[0].tally.wake, 0);
});

rule('CW-P09-05 the death of whoever holds a wake breaks it', (t) => {
  const holder = { ...matron, ...holding, items: candles(1, 2, 3), health: 1 };
  t.match(rules, {
    seats: 3,
    situation: night({ active: 1, players: [holder, stoker, second] }),
    faces: suspense(5, 1, 1, 1, 1, 1, ...[1, 1, 1, 1]),
  });
  t.choose('attack:player:0');
  t.choose('dodge');
  assert.equal(t.state.players[0].tally.wake, 0);
  assert.equal(t.outcome, null);
});

rule('CW-P09-06 a wake that lasts until the next turn is won by all who mourn the same', (t) => {
  const holder = { ...matron, ...holding, items: candles(1, 2, 3) };
  t.match(rules, {
    seats: 3,
    situation: night({ active: 2, players: [holder, { ...second, alive: false }, stoker] }),
  });
  t.choose('end');
  assert.deepEqual(t.outcome?.winners, [0, 1]);
  assert.equal(t.state.epilogue, 'matron');
});

rule('CW-P09-07 when all the living mourn the same, they win', (t) => {
  t.match(rules, {
    seats: 3,
    situation: night({ players: [stoker, { ...matron, health: 1 }, other] }),
    faces: suspense(5, 1, 1, 1, 1, 1, ...[1, 1, 1, 1]),
  });
  t.choose('attack:player:1');
  t.choose('dodge');
  assert.deepEqual(t.outcome?.winners, [0, 2]);
  assert.equal(t.state.epilogue, 'stoker');
});

rule('CW-P09-07 so does a player who is alone already', (t) => {
  t.match(rules, { seats: 2, situation: phenomenon('P09', { players: [{}, { alive: false }] }) });
  assert.deepEqual(t.outcome?.winners, [0]);
});

rule('CW-P09-08 after the twelfth round those with more Candles win', (t) => {
  const end = { active: 2, round: 12 } as const;
  t.match(rules, {
    seats: 3,
    situation: night({
      ...end,
      players: [
        { ...matron, items: candles(1, 2) },
        { ...stoker, items: candles(3) },
        { ...other, items: candles(4, 5), at: entrance },
      ],
    }),
  });
  t.choose('end');
  assert.deepEqual(t.outcome?.winners, [1, 2]);
  assert.equal(t.state.epilogue, 'stoker');
});

rule('CW-P09-08 as many Candles on both sides win nothing', (t) => {
  t.match(rules, {
    seats: 2,
    situation: night({
      active: 1,
      round: 12,
      players: [
        { ...matron, items: candles(1) },
        { ...stoker, items: candles(3) },
      ],
    }),
  });
  t.choose('end');
  assert.deepEqual(t.outcome?.winners, []);
  assert.equal(t.state.epilogue, 'unmourned');
});
