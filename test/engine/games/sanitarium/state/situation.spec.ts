// Situations and set-ups that a page passes in: an impossible one is refused with a path and a remedy.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openMatch, type Fault, type MatchSetup } from '../../../../../src/engine/kernel/index.js';
import { rules } from '../../../../../src/engine/games/sanitarium/rules/rules.js';
import { speak } from '../../../../../src/engine/speech/speak.js';
import de from '../../../../../src/messages/de/sanitarium/pack.js';
import en from '../../../../../src/messages/en/sanitarium/pack.js';
import { hugeList } from '../../../../support/huge-list.js';

const map = [
  ['chapel', 'h', 0, 0],
  ['tin-saint.2', 'h', 2, 0],
  ['dark.1', 'h', 4, 0],
];
const cooperative = { options: { mode: 'cooperative' } };

function faultOf(situation: unknown, setup: Partial<MatchSetup> = {}): Fault | null {
  const opened = openMatch(rules, { seed: 1, seats: 2, ...setup, situation: situation as never });
  return opened.ok ? null : opened.error;
}

/**
 * Checks that the set-up is refused with this fault, and that the fault's message contains `quotes` in both languages.
 */
function refuses(fault: string, situation: unknown, setup: Partial<MatchSetup> = {}, quotes = ''): void {
  const found = faultOf(situation, setup);
  assert.ok(found, `${fault} is accepted`);
  assert.equal(`${found.code} ${found.path}`, fault);
  assert.equal(found.message, speak(en, 'en', found.code as keyof typeof en, found.params));
  assert.ok(found.message.includes(quotes), found.message);
  const german = speak(de, 'de', found.code as keyof typeof de, found.params);
  assert.ok(german.includes(quotes) && !/\{\w+\}/.test(german + found.message), german);
}

test('a situation may consist of one card', () => {
  assert.equal(faultOf({ map: [['chapel', 'h', 0, 0]] }), null);
});

test('cards may be only in places for their type', () => {
  for (const pile of ['deck', 'bottom']) {
    refuses(`wrong-type-deck situation/${pile}/1`, { map, [pile]: ['records', 'moths'] }, {}, 'moths');
    refuses(`wrong-type-deck situation/${pile}/0`, { map, [pile]: ['confusion.3'] }, {}, 'confusion.3');
  }
  for (const pile of ['pile', 'hallucinations'])
    for (const card of ['night-key.1', 'run-for-it.2', 'records', 'dark.2'])
      refuses(`wrong-type-hallucination situation/${pile}/0`, { map, [pile]: [card] }, {}, card);
  refuses('wrong-type-map situation/map/0', { map: [['moths', 'h', 0, 0]] });
  refuses('wrong-type-item situation/players/1/items/0', { map, players: [{}, { items: ['run-for-it.1'] }] });
  refuses('wrong-type-action situation/players/0/actions/0', { map, players: [{ actions: ['night-key.1'] }] });
  refuses('wrong-type-hallucination situation/players/0/hallucinations/0', {
    map,
    players: [{ hallucinations: ['night-key.1'] }],
  });
  assert.equal(
    faultOf({
      map,
      deck: ['records', 'night-key.1', 'run-for-it.1', 'dark.2'],
      pile: ['moths', 'confusion.1'],
      hallucinations: ['white-noise'],
    }),
    null,
  );
});

test('a common Safe Thing may be under only one copy of its Item', () => {
  const held = (a: string[], b: string[] = [], commonClaimed = ['night-key']) => ({
    map,
    common: ['night-key'],
    commonClaimed,
    players: [{ items: a }, { items: b }],
  });
  assert.equal(faultOf(held(['night-key.1']), cooperative), null);
  refuses('common-twice situation/players/0/items/1', held(['night-key.1', 'night-key.2']), cooperative, 'night-key');
  refuses(
    'common-twice situation/players/1/items/1',
    held(['night-key.2'], ['case-file.1', 'night-key.1']),
    cooperative,
    'night-key',
  );
});

test('an Item that matches a common Safe Thing has always claimed it', () => {
  refuses(
    'common-unclaimed situation/players/1/items/0',
    { map, common: ['night-key'], players: [{}, { items: ['night-key.1'] }] },
    cooperative,
    'night-key',
  );
  refuses(
    'common-unknown situation/commonClaimed/0',
    { map, common: ['night-key'], commonClaimed: ['case-file'] },
    cooperative,
    'case-file',
  );
  refuses('not-together situation/common', { map, common: ['night-key'] });
  refuses(
    'claimed-bare situation/players/0/claimed',
    { map, players: [{ claimed: ['night-key'], items: ['case-file.1'] }] },
    {},
    'night-key',
  );
});

test('a map stays within its limits, and its cells do not overlap', () => {
  for (const [x, y] of [
    [257, 0],
    [-257, 0],
    [0, 513],
    [0, -1024],
    [2 ** 31, 0],
    [1e300, 0],
  ])
    refuses('too-far situation/map/0', { map: [['chapel', 'h', x, y]] }, {}, '256');
  // Without this limit, two cards 1024 rows apart would share a map key.
  refuses('too-far situation/map/1', {
    map: [
      ['chapel', 'h', 0, 0],
      ['records', 'h', 1, -1024],
    ],
  });
  for (const [x, y] of [
    [256, 256],
    [-256, -256],
  ])
    assert.equal(faultOf({ map: [['chapel', 'h', x, y]] }), null);
  refuses('overlap situation/map/1', {
    map: [
      ['chapel', 'h', 0, 0],
      ['records', 'v', 1, -1],
    ],
  });
  for (const laid of [
    ['chapel', 'x', 0, 0],
    ['chapel', 'h', 0.5, 0],
    ['chapel', 'h', '0', 0],
    ['chapel', 'h', 0],
    'chapel',
    { 0: 'chapel' },
    ['tin-saint.1', 'h', 0, 0, [0], 1],
    [5, 'h', 0, 0],
  ])
    refuses('not-laid situation/map/0', { map: [laid] });
  refuses('no-seat situation/map/0/4', { map: [['tin-saint.1', 'h', 0, 0, [2]]] });
  refuses('no-seat situation/map/0/4', { map: [['tin-saint.1', 'h', 0, 0, [-1]]] });
});

test('property names that every object inherits are not cards, and do no harm', () => {
  for (const id of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    refuses('no-card situation/map/0', { map: [[id, 'h', 0, 0]] }, {}, id);
    refuses('no-card situation/deck/0', { map, deck: [id] }, {}, id);
    refuses('no-card situation/players/0/items/0', { map, players: [{ items: [id] }] }, {}, id);
    refuses('no-thing situation/players/0/things/0', { map, players: [{ things: [id] }] }, {}, id);
    refuses('no-thing situation/common/0', { map, common: [id] }, cooperative, id);
    refuses('not-one-of situation/phase', { map, phase: id });
    for (const found of [
      faultOf(JSON.parse(`{"map": [["chapel", "h", 0, 0]], "${id}": {"map": []}}`)),
      faultOf(JSON.parse(`{"map": [["chapel", "h", 0, 0]], "players": [{"${id}": 1}]}`)),
    ])
      assert.deepEqual([found?.code, found?.path.endsWith(id)], ['json-name', true], id);
    const faces = openMatch(rules, { seed: 1, seats: 2, faces: [{ deck: 'rooms', card: id }] });
    assert.ok(!faces.ok && faces.error.code === 'face-mismatch' && faces.error.message.includes(id));
    // A scripted result for an unknown die, deck or pick does no harm, because it is never used.
    for (const face of [
      { die: id, face: 1 },
      { deck: id, card: 'chapel' },
      { pick: id, value: 0 },
    ])
      assert.ok(openMatch(rules, { seed: 1, seats: 2, faces: [face] as never }).ok);
    const named = openMatch(rules, { seed: id, seats: [id, id] });
    assert.ok(named.ok);
    for (const act of ['', 'use:', 'move:', 'disbelieve:', 'give:', 'pay:'])
      assert.match(named.value.why(0, act + id)?.rule ?? '', /^SAN-/);
  }
});

test('every other mistake is reported with its path', () => {
  refuses('not-object situation', []);
  refuses('not-object situation', 'map');
  refuses('not-object situation', 5);
  refuses('too-few situation/map', {});
  refuses('not-list situation/map', { map: {} });
  refuses('unknown-field situation/monster', { map, monster: [] });
  refuses('unknown-field situation/players/0/item', { map, players: [{ item: [] }] });
  refuses('not-object situation/players/0', { map, players: [null] });
  refuses('too-many situation/players', { map, players: [{}, {}, {}] });
  refuses('not-text situation/deck/0', { map, deck: [{ card: 'records' }] });
  refuses('card-twice situation/deck/0', { map, deck: ['chapel'] });
  refuses('thing-twice situation/players/1/things/0', {
    map,
    players: [{ things: ['night-key'] }, { things: ['night-key'] }],
  });
  refuses('not-yes-no situation/players/0/escaped', { map, players: [{ escaped: 1 }] });
  refuses('not-cell situation/players/0/at', { map, players: [{ at: '0,0' }] });
  refuses('no-such-space situation/players/0/at', { map, players: [{ at: [0, 1] }] });
  refuses('no-such-space situation/monsters/0', { map, monsters: [[9, 9]] });
  refuses('too-many situation/monsters', {
    map,
    monsters: [
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ],
  });
  refuses('not-inside situation/active', { map, players: [{ escaped: true }] });
  refuses('too-big situation/active', { map, active: 2 });
  refuses('not-whole situation/ap', { map, ap: '6' });
  refuses('too-big situation/pool', { map, pool: 100 });
  refuses('too-small situation/mp', { map, mp: -1 });
  refuses('not-three-dice situation/dice', { map, dice: [1, 2] });
  refuses('too-big situation/dice/2', { map, dice: [1, 2, 7] });
  refuses('not-rolled situation/taken', { map, dice: [1, 2, 3], taken: 4 });
  refuses('too-big situation/taken', { map, dice: [1, 2, 3], taken: 7 });
  for (const list of ['players', 'monsters', 'dice']) refuses(`not-list situation/${list}`, { map, [list]: 5 });
  refuses('not-list situation/players/0/claimed', { map, players: [{ claimed: 5 }] });
  refuses('not-list situation/map/0/4', { map: [['tin-saint.1', 'h', 0, 0, 0]] });
  refuses('no-seat situation/map/0/4', { map: [['tin-saint.1', 'h', 0, 0, [2]]] }, {}, '1');
  refuses('not-cell situation/players/0/at', { map, players: [{ at: [0, 0, 0] }] });
  refuses('not-one-of situation/phase', { map, phase: 'night' }, {}, 'turn, darkness, dice');
  for (const [id, told] of [
    ['x'.repeat(60), `“${'x'.repeat(60)}”`],
    ['x'.repeat(61), `“${'x'.repeat(60)}…”`],
  ] as const)
    assert.ok(faultOf({ map, deck: [id] })?.message.includes(told), id);
  assert.deepEqual(
    [faultOf({ map }, { options: { mode: 'duel' } })].map((fault) => [
      fault?.code,
      fault?.path,
      fault?.message.includes('"cooperative"'),
    ]),
    [['mode', 'options/mode', true]],
  );
});

test('a set-up that is far too long is refused without being read', () => {
  const deep = JSON.parse('['.repeat(5000) + ']'.repeat(5000)) as never;
  const setups: readonly (readonly [string, object])[] = [
    ['json-depth', { situation: deep }],
    ['json-depth', { situation: { map, players: deep } }],
    ['json-depth', { faces: deep }],
    ['json-depth', { options: deep }],
    ['json-size', { faces: hugeList(1e6) }],
    ['json-size', { situation: { map: hugeList(1e6) } }],
    ['json-size', { seats: ['x'.repeat(1e7), 'y'] }],
    ['json-size', { seed: 'x'.repeat(1e7) }],
    ['seats', { seats: null }],
    ['seats', { seats: ['Ada', 5] }],
    ['seats', { seats: { length: 2 } }],
    ['seed', { seed: { toString: null } }],
    ['mode', { options: { mode: 'constructor' } }],
    ['face', { faces: [{ die: 'd6', face: 1, deck: 'rooms', card: 5 }] }],
    ['face', { faces: {} }],
  ];
  for (const [code, setup] of setups) {
    const opened = openMatch(rules, { seed: 1, seats: 2, ...setup });
    assert.ok(!opened.ok, code);
    assert.ok(
      opened.error.code === code || (code === 'seed' && opened.error.code === 'json-name'),
      `${opened.error.code}, not ${code}`,
    );
    assert.ok(opened.error.path.length < 500);
  }
});

test('a match begins in the given situation, with the named cards and no others', () => {
  const open = (more: object, setup: Partial<MatchSetup> = {}) => {
    const opened = openMatch(rules, { seed: 1, seats: 2, ...setup, situation: { map, ...more } });
    assert.ok(opened.ok, JSON.stringify(opened));
    return opened.value.state;
  };
  const { turn } = open({ phase: 'dice', dice: [2, 5, 5], mp: 3 });
  assert.deepEqual([turn.phase, turn.number, turn.dice, turn.mp], ['dice', 1, [2, 5, 5], 3]);
  assert.equal(open({ dice: [2, 5, 5], taken: 5 }).turn.taken, 5);
  assert.deepEqual([open({ phase: 'turn' }).turn.number, open({}).turn.number], [1, 1]);
  const left = open({ players: [{}, { escaped: true, things: ['night-key'] }] }, cooperative);
  assert.deepEqual(
    left.players.map(({ at }) => at),
    [0, -1],
  );
  assert.equal(left.undealt.length, 12);
  assert.ok(!left.undealt.includes('night-key'));
  // Cards in an unknown order are sorted, so that the order in which the situation lists them reveals nothing.
  for (const named of [{ deck: ['records', 'dark.2', 'case-file.1'] }, { deck: ['case-file.1', 'records', 'dark.2'] }])
    assert.deepEqual(open(named).deck, ['case-file.1', 'dark.2', 'records']);
  assert.deepEqual(open({ hallucinations: ['white-noise', 'moths'] }).hallucinations, ['moths', 'white-noise']);
  assert.deepEqual(left.undealt, [...left.undealt].sort());
});
