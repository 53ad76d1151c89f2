// P07 Borrowed Names.
import assert from 'node:assert/strict';
import { rules } from '../../../../../src/engine/games/coma-ward/rules/rules.js';
import { rule } from '../../../../support/rule-coverage.js';
import { phenomenon, situation, start, suspense, type Position } from '../support/situations.js';

const lobby = '1:3,2';
const wants = ['name-ada.1', 'name-berta.1', 'name-dora.1'];
const [ada = '', berta = '', dora = ''] = wants;
const [otherWants, stranger] = [['name-edgar.1', 'name-fanny.1', 'name-gustav.1'], 'name-simon.1'];

const names = (position: Position) => situation({ act: 'phenomenon', phenomenon: 'P07', ...position });

rule('CW-P07-01 each player is told three own names, which nobody else may know', (t) => {
  t.match(rules, { seats: 3, situation: phenomenon('P07') });
  const told: string[][] = t.state.players.map((player: { wants: string[] }) => player.wants);
  assert.deepEqual(
    told.map(({ length }) => length),
    [3, 3, 3],
  );
  assert.equal(new Set([...told.flat(), ...t.state.unusedWants]).size, 12);
  assert.deepEqual(
    t.view(0).state.players.map((player: { wants: unknown }) => player.wants),
    [told[0], [null, null, null], [null, null, null]],
  );
  const heard = (seat: number) => t.events(seat).filter(({ what }) => what === 'wanted');
  assert.deepEqual(
    heard(1).map(({ card }) => card),
    told[1],
  );
});

rule('CW-P07-01 the dead are told no names', (t) => {
  t.match(rules, { seats: 3, situation: phenomenon('P07', { players: [{}, {}, { alive: false }] }) });
  assert.deepEqual(
    t.state.players.map((player: { wants: string[] }) => player.wants.length),
    [3, 3, 0],
  );
});

rule('CW-P07-02 nobody is dealt an own name, and Name Tags are light', (t) => {
  const items = ['broom.1', 'soup.1', 'bandage.1', 'coffee.1', 'crutch.1'];
  t.match(rules, { seats: 3, situation: phenomenon('P07', { players: [{ items }, {}, {}] }) });
  for (const { items: carried, wants: own } of t.state.players) {
    const tags = carried.filter((card: string) => card.startsWith('name-'));
    assert.ok(tags.length >= 3 && tags.length <= 5);
    assert.ok(!tags.some((card: string) => own.includes(card)));
  }
  assert.deepEqual(t.state.players[0].items.slice(0, 5), items);
  assert.deepEqual(t.state.dropped, {});
});

rule('CW-P07-03 a thief loses Terror and gets away', (t) => {
  t.match(rules, {
    seats: 2,
    situation: names({ players: [{ wants }, { items: [ada, stranger] }] }),
    faces: suspense(5, 1, 1, 1, 1, 1, ...[1, 1, 1, 1, 1, 1]),
  });
  t.choose('steal:player:1');
  t.choose('dodge');
  t.choose(`steal:${ada}`);
  assert.deepEqual(t.state.players[0].items, [ada]);
  assert.equal(t.state.players[0].terror, 2);
  t.choose('move:2:1,1');
  assert.equal(t.state.players[0].at, '2:1,1');
  assert.equal(t.state.active, 1);
});

rule('CW-P07-04 whoever reads out all three own names in a Nurses’ Station wins', (t) => {
  const items = [ada, stranger, berta, dora];
  t.match(rules, { seats: 2, situation: names({ players: [{ at: '2:4,3', wants, items }, { wants: otherWants }] }) });
  assert.ok(!t.options(0).includes('read'));
  t.choose(`move:${start}`);
  t.choose('read');
  assert.deepEqual(t.outcome?.winners, [0]);
  assert.equal(t.state.epilogue, 'named');
});

rule('CW-P07-04 two own names are not enough', (t) => {
  t.match(rules, {
    seats: 2,
    situation: names({ players: [{ wants, items: [ada, berta, stranger] }, {}], dropped: { [start]: [dora] } }),
  });
  assert.ok(!t.options(0).includes('read'));
  t.choose('pick-up');
  t.choose('end');
  assert.ok(t.options(0).includes('read'));
});

rule('CW-P07-05 at the end of every third round all players are put in the Lobby', (t) => {
  const players = [{ at: '0:1,1' }, { at: lobby }, {}];
  t.match(rules, { seats: 3, situation: names({ active: 2, round: 3, players }) });
  t.choose('end');
  assert.deepEqual(
    t.state.players.map(({ at }: { at: string }) => at),
    [lobby, lobby, lobby],
  );
  assert.equal(t.events().filter(({ type }) => type === 'moved').length, 2);
});

rule('CW-P07-06 after the twelfth round the most own names win', (t) => {
  const end = { active: 2, round: 12 } as const;
  const own = (...items: readonly string[]) => ({ wants, items: [...items] });
  const other = (...items: readonly string[]) => ({ wants: otherWants, items: [...items] });
  t.match(rules, { seats: 3, situation: names({ ...end, players: [own(ada, berta), other('name-edgar.1'), {}] }) });
  t.choose('end');
  assert.deepEqual(t.outcome?.winners, [0]);
  assert.equal(t.state.epilogue, 'counted');
  assert.deepEqual(t.view(2).state.players[0].wants, wants);
  t.match(rules, {
    seats: 3,
    situation: names({ ...end, players: [{ ...own(ada), health: 2 }, other('name-edgar.1'), {}] }),
  });
  t.choose('end');
  assert.deepEqual(t.outcome?.winners, [1]);
  t.match(rules, { seats: 3, situation: names({ ...end, players: [own(ada), other('name-edgar.1'), {}] }) });
  t.choose('end');
  assert.deepEqual(t.outcome?.winners, [0, 1]);
});

rule('CW-P07-06 without own names nobody wins', (t) => {
  t.match(rules, { seats: 2, situation: names({ active: 1, round: 12, players: [{ wants, items: [stranger] }, {}] }) });
  t.choose('end');
  assert.deepEqual(t.outcome?.winners, []);
  assert.equal(t.state.epilogue, 'nameless');
});

rule('CW-P07-07 the last living player wins', (t) => {
  t.match(rules, {
    seats: 2,
    situation: names({ players: [{ wants }, { wants: otherWants, health: 1 }] }),
    faces: suspense(5, 1, 1, 1, 1, 1, ...[1, 1, 1, 1]),
  });
  t.choose('attack:player:1');
  t.choose('dodge');
  assert.deepEqual(t.outcome?.winners, [0]);
  assert.equal(t.state.epilogue, 'last-name');
});

rule('CW-P07-07 so does a player who is alone already', (t) => {
  t.match(rules, { seats: 2, situation: phenomenon('P07', { players: [{}, { alive: false }] }) });
  assert.deepEqual(t.outcome?.winners, [0]);
});

rule('CW-RUL-66 an Item of a Phenomenon is dropped where others would be discarded', (t) => {
  t.match(rules, {
    seats: 2,
    situation: names({
      players: [{ at: '2:2,1', items: [stranger, 'soup.1'] }, {}],
      rooms: { '2:1,0': { card: 'gift-shop', rummaged: 0, lock: 0, visited: 0 } },
    }),
  });
  t.choose('move:2:1,0');
  t.choose(`discard:${stranger}`);
  assert.deepEqual([t.state.dropped, t.state.itemDiscards], [{ '2:1,0': [stranger] }, []]);
  assert.deepEqual(t.state.players[0].items, ['soup.1']);
});
