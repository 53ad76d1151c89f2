// Every card of our own pack is tested and does what its data says, and every kind of effect runs at least once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pack } from '../../../../../src/engine/games/sanitarium/content/pack.js';
import { rules } from '../../../../../src/engine/games/sanitarium/rules/rules.js';
import type { Situation } from '../../../../../src/engine/games/sanitarium/state/situation.js';
import type { Effect } from '../../../../../src/engine/games/sanitarium/cards/card-types.js';
import { RuleTest } from '../../../../support/rule-coverage.js';
import { legalPlaces } from '../support/reference-map.js';
import { dice, draws, row, situation } from '../support/situations.js';

type Lying = NonNullable<Situation['players']>[number];

const shown = new Set<string>();
const ran = new Set<string>();

/** The rules, changed so that `ran` receives the name of every step that runs. */
const watched: typeof rules = {
  ...rules,
  steps: Object.fromEntries(
    Object.entries(rules.steps).map(([name, run]) => [
      name,
      (m: never, step: never) => {
        ran.add(name);
        (run as (m: never, step: never) => void)(m, step);
      },
    ]),
  ),
};

/**
 * Defines a test of a card. The title begins with the card's kind. The test has to use an Item or Action, unless the
 * card is passive.
 */
function card(title: string, fn: (t: RuleTest) => void): void {
  const [kind = ''] = title.split(':');
  const known = [...pack.items, ...pack.actions].find((each) => each.kind === kind);
  test(title, () => {
    const t = new RuleTest();
    fn(t);
    t.assertFacesUsed();
    if (known && !('use' in known && known.use === 'passive'))
      assert.ok(
        t.events().some(({ type, card: used }) => type === 'used' && String(used).startsWith(`${kind}.`)),
        'the card was not used',
      );
    shown.add(kind);
  });
}

// The cards and their spaces: chapel (0), tin-saint (2 and 3), dark.1 (4), music-box (6 and 7), records (8).
const map = row(['chapel', 'tin-saint.2', 'dark.1', 'music-box.2', 'records']);

/** Begins a match of two players in the Actions phase of player 0, who has no Action Points. */
function table(
  t: RuleTest,
  me: Lying,
  more: Partial<Situation> = {},
  faces: readonly object[] = [],
  setup: object = {},
): void {
  t.match(watched, {
    seats: 2,
    situation: situation(map, { players: [me, {}], ...more }),
    faces: faces as never,
    ...setup,
  });
}

const use = (t: RuleTest, id: string, ...answers: readonly string[]): void => {
  for (const each of [`use:${id}`, ...answers]) t.choose(each);
};
const at = (t: RuleTest, player = 0): number => t.state.players[player].at;
const monsterAt = (t: RuleTest, monster = 0): number => t.state.monsters[monster].at;
const items = (t: RuleTest, player = 0): string[] =>
  t.state.players[player].items.map(({ card: id }: { card: string }) => id);
const stays = (t: RuleTest, id: string): void => {
  assert.ok(items(t).includes(id));
  assert.deepEqual(t.state.bottom, []);
};
const goesUnder = (t: RuleTest, id: string): void => {
  assert.ok(!items(t).includes(id) && !t.state.players[0].actions.includes(id));
  assert.deepEqual(t.state.bottom, [id]);
};
const rolls = (t: RuleTest): unknown[] =>
  t.events().flatMap((event) => (event.type === 'horror-rolled' ? [event['result']] : []));

// Items

card('wheelchair: goes through one doorway for free, and the card stays', (t) => {
  table(t, { items: ['wheelchair.1'] });
  use(t, 'wheelchair.1', 'move:2');
  assert.equal(at(t), 2);
  assert.equal(t.view(0).questions[0]?.kind, 'act', 'the card allows no second doorway');
  stays(t, 'wheelchair.1');
});

card('knucklebone: after the roll one die is rolled again', (t) => {
  table(t, { items: ['knucklebone.1'] }, { phase: 'dice', dice: [1, 2, 6] }, dice(5));
  use(t, 'knucklebone.1', 'reroll:1');
  assert.deepEqual(t.state.turn.dice, [1, 5, 6]);
  assert.deepEqual(t.options(), ['die:1', 'die:5', 'die:6'], 'the Item can be used only once in a turn');
  stays(t, 'knucklebone.1');
  t.choose('die:6');
  assert.equal(t.why(0, 'use:knucklebone.1')?.rule, 'SAN-RUL-39');
});

card('brass-bell: any monster moves one space', (t) => {
  table(
    t,
    { items: ['brass-bell.1'] },
    {
      monsters: [
        [2, 0],
        [8, 0],
      ],
    },
  );
  t.choose('use:brass-bell.1');
  assert.deepEqual(t.options().sort(), ['push:0:0', 'push:0:3', 'push:1:7']);
  t.choose('push:1:7');
  assert.equal(monsterAt(t, 1), 7);
  stays(t, 'brass-bell.1');
});

card('tin-saint: Horror Rolls are one lower', (t) => {
  table(t, { items: ['tin-saint.1'] }, { ap: 1, monsters: [[2, 0]] }, dice(4));
  t.choose('move:2');
  assert.deepEqual(rolls(t), [3]);
  assert.deepEqual(items(t), [], 'the only Item is lost');
});

card('storm-lantern: a monster in this space or the next one goes through a doorway, even toward the player', (t) => {
  table(
    t,
    { items: ['storm-lantern.1'] },
    {
      monsters: [
        [2, 0],
        [3, 0],
      ],
    },
  );
  t.choose('use:storm-lantern.1');
  assert.deepEqual(t.options().sort(), ['push:0:0', 'push:0:3'], 'the monster two spaces away cannot be moved');
  t.choose('push:0:3');
  assert.equal(monsterAt(t), 3);
  stays(t, 'storm-lantern.1');
});

card('music-box: no monster moves in its owner’s next Creeping Darkness', (t) => {
  table(t, { items: ['music-box.1'] }, { monsters: [[8, 0]] }, [...draws('day-room', 'ward-nine'), ...dice(1, 2, 6)]);
  use(t, 'music-box.1');
  goesUnder(t, 'music-box.1');
  t.choose('end');
  assert.equal(monsterAt(t), 7, 'the monster moves in the other player’s turn');
  t.choose(t.options(1)[0] ?? '');
  t.choose('die:6');
  t.choose('end');
  t.choose('stop');
  assert.equal(t.state.active, 0);
  assert.equal(monsterAt(t), 7);
  assert.equal(t.view(0).questions[0]?.kind, 'place');
});

card('stopped-watch: one die is turned to any value, and the new values count', (t) => {
  table(t, { items: ['stopped-watch.1'] }, { phase: 'dice', dice: [3, 3, 6] });
  t.choose('use:stopped-watch.1');
  assert.equal(t.options().length, 15, 'each die can be turned to each other value');
  t.choose('set:0:1');
  goesUnder(t, 'stopped-watch.1');
  t.choose('die:6');
  assert.deepEqual([t.state.turn.ap, t.state.turn.mp], [6, 2]);
  assert.deepEqual(rolls(t), [], 'the dice are no longer a pair');
  table(t, { items: ['stopped-watch.1'] }, { phase: 'dice', dice: [3, 3, 6] }, draws('day-room'));
  use(t, 'stopped-watch.1', 'set:2:3');
  assert.ok(
    t.events().some((event) => event.rule === 'SAN-TURN-07'),
    'triples restart the turn',
  );
});

card('smelling-salts: discarded instead of a Horror Roll', (t) => {
  table(t, { items: ['smelling-salts.1'] }, { ap: 1, monsters: [[2, 0]] });
  t.choose('move:2');
  assert.deepEqual(t.options(), ['use:smelling-salts.1', 'face-it']);
  use(t, 'smelling-salts.1');
  goesUnder(t, 'smelling-salts.1');
  assert.deepEqual(rolls(t), []);
  assert.deepEqual(t.state.players[0].hallucinations, []);
  // The card replaces only one Horror Roll. The next one is made.
  table(
    t,
    { items: ['smelling-salts.1'] },
    {
      ap: 1,
      monsters: [
        [2, 0],
        [2, 0],
      ],
    },
    dice(5),
  );
  for (const id of ['move:2', 'use:smelling-salts.1']) t.choose(id);
  assert.deepEqual(rolls(t), [5]);
});

card('hand-mirror: one face-down card at most two doorways away is seen', (t) => {
  table(t, { items: ['hand-mirror.1'], at: [8, 0] });
  t.choose('use:hand-mirror.1');
  assert.deepEqual(t.options().sort(), ['enough', 'peek:3'], 'the other face-down card is further away');
  t.choose('peek:3');
  assert.equal(t.view(0).state.map[3].card, 'music-box.2');
  assert.equal(t.view(1).state.map[3].card, null, 'no other player sees the card');
  assert.equal(t.view(0).questions[0]?.kind, 'act');
  stays(t, 'hand-mirror.1');
});

card('night-key: goes to any other Room', (t) => {
  table(t, { items: ['night-key.1'], at: [4, 0] });
  t.choose('use:night-key.1');
  assert.deepEqual(t.options().sort(), ['move:0', 'move:8']);
  t.choose('move:8');
  assert.equal(at(t), 8);
  goesUnder(t, 'night-key.1');
});

card('felt-slippers: goes through up to two doorways', (t) => {
  table(t, { items: ['felt-slippers.1', 'felt-slippers.2'] });
  use(t, 'felt-slippers.1', 'move:2', 'move:3');
  assert.equal(at(t), 3);
  goesUnder(t, 'felt-slippers.1');
  use(t, 'felt-slippers.2', 'move:4', 'stay');
  assert.equal(at(t), 4);
});

card('case-file: up to three face-down cards anywhere are seen', (t) => {
  const more = row(['brass-bell.2', 'knucklebone.2'], 10, 0);
  table(t, { items: ['case-file.1'] }, { map: [...map, ...more] });
  use(t, 'case-file.1', 'peek:3', 'peek:1', 'peek:6');
  assert.equal(t.view(0).questions[0]?.kind, 'act', 'there is no fourth choice');
  assert.deepEqual(
    t.view(0).state.map.map(({ card: id }: { card: string | null }) => id),
    ['chapel', 'tin-saint.2', 'dark.1', 'music-box.2', 'records', null, 'knucklebone.2'],
  );
  goesUnder(t, 'case-file.1');
});

card('hooked-cane: takes an unprotected Item of somebody at most three doorways away', (t) => {
  const owner: Lying = { at: [4, 0], items: ['night-key.1', 'brass-bell.1'], claimed: ['night-key'] };
  table(t, { items: ['hooked-cane.1'] }, { players: [{ items: ['hooked-cane.1'] }, owner] });
  t.choose('use:hooked-cane.1');
  assert.deepEqual([items(t), items(t, 1)], [['brass-bell.1'], ['night-key.1']]);
  goesUnder(t, 'hooked-cane.1');
  table(t, {}, { players: [{ items: ['hooked-cane.1'] }, { ...owner, at: [6, 0] }] });
  assert.equal(t.why(0, 'use:hooked-cane.1')?.rule, 'SAN-ACT-02', 'the other player is too far away');
  const protectedOwner: Lying = { at: [4, 0], items: ['night-key.1'], claimed: ['night-key'] };
  table(t, {}, { players: [{ items: ['hooked-cane.1'] }, protectedOwner] }, [], { options: { mode: 'cooperative' } });
  assert.equal(t.why(0, 'use:hooked-cane.1')?.rule, 'SAN-ACT-02', 'there is nothing to take, and nothing else to give');
  table(t, {}, { players: [{ items: ['hooked-cane.1', 'case-file.1'] }, owner] }, [], {
    options: { mode: 'cooperative' },
  });
  use(t, 'hooked-cane.1', 'hand:case-file.1:1');
  assert.deepEqual(items(t, 1), ['night-key.1', 'brass-bell.1', 'case-file.1'], 'co-operating players may give Items');
});

card('music-box: a second one is no use before the first has worked', (t) => {
  table(
    t,
    { items: ['music-box.1', 'music-box.2'] },
    { monsters: [[4, 0]], map: row(['chapel', 'tin-saint.2', 'dark.1']) },
  );
  use(t, 'music-box.1');
  assert.ok(!t.options().includes('use:music-box.2'), 'SAN-ACT-02');
  assert.equal(t.why(0, 'use:music-box.2')?.reason, 'no-use-now');
});

// Actions

card('hold-the-door: nothing passes one doorway until its owner’s next turn', (t) => {
  table(
    t,
    { at: [2, 0], actions: ['hold-the-door.1'] },
    { ap: 1, monsters: [[3, 0]], players: [{ at: [2, 0], actions: ['hold-the-door.1'] }, { at: [0, 0] }] },
    [...draws('day-room', 'ward-nine'), ...dice(1, 2, 6)],
  );
  t.choose('use:hold-the-door.1');
  assert.deepEqual(t.state.shut, [{ place: 2, side: 3, until: 0 }], 'an inner doorway cannot be shut');
  goesUnder(t, 'hold-the-door.1');
  assert.equal(t.why(0, 'move:0')?.reason, 'door-shut');
  t.choose('end');
  assert.deepEqual([t.state.active, monsterAt(t)], [1, 3], 'the monster has no way to the other player');
  t.choose(t.options(1)[0] ?? '');
  t.choose('die:6');
  assert.ok(!t.options(1).includes('move:2'));
  t.choose('end');
  t.choose('stop');
  assert.deepEqual(t.state.shut, []);
});

card('hold-the-door: a doorway that its owner holds already is left out', (t) => {
  const actions = ['hold-the-door.1', 'hold-the-door.2'];
  table(t, { at: [2, 0], actions });
  t.choose('use:hold-the-door.1');
  assert.ok(!t.options().includes('use:hold-the-door.2'), 'the space has no other doorway');
  table(
    t,
    { at: [0, 0], actions },
    { map: row(['tin-saint.2', 'chapel', 'dark.1']), players: [{ at: [2, 0], actions }, {}] },
  );
  t.choose('use:hold-the-door.1');
  const [first = '', other = ''] = t.options();
  t.choose(first);
  t.choose('use:hold-the-door.2');
  assert.deepEqual(
    t.state.shut.map(({ place, side }: { place: number; side: number }) => `shut:${place}:${side}`),
    [first, other],
    'only the other doorway is left, so nobody is asked',
  );
});

card('run-for-it: goes through up to two doorways', (t) => {
  table(t, { actions: ['run-for-it.1'] });
  use(t, 'run-for-it.1', 'move:2', 'move:3');
  assert.equal(at(t), 3);
  goesUnder(t, 'run-for-it.1');
});

card('shove-it-back: a monster in this space or the next one moves up to two spaces', (t) => {
  table(
    t,
    { actions: ['shove-it-back.1'] },
    {
      monsters: [
        [2, 0],
        [8, 0],
      ],
    },
  );
  t.choose('use:shove-it-back.1');
  assert.deepEqual(t.options().sort(), ['push:0:0', 'push:0:3']);
  t.choose('push:0:3');
  assert.deepEqual(t.options().sort(), ['push:0:2', 'push:0:4', 'stop'], 'the second step is of the same monster');
  t.choose('push:0:4');
  assert.equal(monsterAt(t), 4);
  assert.equal(t.view(0).questions[0]?.kind, 'act', 'the monster cannot move a third space');
  goesUnder(t, 'shove-it-back.1');
});

card('follow-the-wall: the player explores twice, next to their own space', (t) => {
  table(t, { actions: ['follow-the-wall.1'] }, { ap: 0 }, draws('day-room', 'ward-nine'));
  use(t, 'follow-the-wall.1');
  for (const id of ['day-room', 'ward-nine']) {
    assert.ok(t.options().length < legalPlaces(t.state.map).length, 'the card cannot be laid anywhere on the map');
    t.choose(t.options()[0] ?? '');
    const laid = t.state.map.at(-1);
    assert.equal(laid.card, id);
    assert.ok(Math.abs(laid.x) + Math.abs(laid.y) <= 3);
  }
  assert.equal(t.view(0).questions[0]?.kind, 'act');
  goesUnder(t, 'follow-the-wall.1');
});

card('sleight-of-hand: takes an unprotected Item of somebody in the same space', (t) => {
  table(t, {}, { players: [{ actions: ['sleight-of-hand.1'] }, { at: [2, 0], items: ['brass-bell.1'] }] });
  assert.equal(t.why(0, 'use:sleight-of-hand.1')?.rule, 'SAN-ACT-02', 'a player in the next space is too far away');
  table(t, {}, { players: [{ actions: ['sleight-of-hand.1'] }, { items: ['brass-bell.1'] }] });
  use(t, 'sleight-of-hand.1');
  assert.deepEqual([items(t), items(t, 1)], [['brass-bell.1'], []]);
  goesUnder(t, 'sleight-of-hand.1');
});

// Hallucinations

card('confusion: the first Move of a turn costs one point more', (t) => {
  table(t, { hallucinations: ['confusion.1'] }, { ap: 3 });
  t.choose('move:2');
  assert.equal(t.state.turn.ap, 1);
  t.choose('move:3');
  assert.equal(t.state.turn.ap, 0);
  table(t, { hallucinations: ['confusion.1'] }, { ap: 1 });
  assert.deepEqual(t.why(0, 'move:2')?.values, { ap: 1, cost: 2 });
});

card('footsteps-behind: the nearest monster steps once more', (t) => {
  table(
    t,
    { hallucinations: ['footsteps-behind'] },
    {
      phase: 'darkness',
      monsters: [
        [8, 0],
        [6, 0],
      ],
    },
    draws('day-room'),
  );
  assert.deepEqual([monsterAt(t, 0), monsterAt(t, 1)], [7, 3]);
  table(
    t,
    {},
    {
      phase: 'darkness',
      monsters: [
        [8, 0],
        [6, 0],
      ],
    },
    draws('day-room'),
  );
  assert.deepEqual([monsterAt(t, 0), monsterAt(t, 1)], [7, 4]);
});

card('someone-calls: the first act that costs points has to be a Move, which costs one point more', (t) => {
  table(t, { at: [2, 0], hallucinations: ['someone-calls'] }, { ap: 6 });
  for (const id of ['search', 'concentrate', 'explore'])
    assert.deepEqual([t.why(0, id)?.rule, t.why(0, id)?.reason], ['SAN-HAL-01', 'move-first'], id);
  t.choose('move:3');
  assert.equal(t.state.turn.ap, 4);
  for (const id of ['search', 'concentrate', 'explore']) assert.ok(t.options().includes(id), id);
});

card('buried-hands: a Search costs two points more', (t) => {
  table(t, { at: [2, 0], hallucinations: ['buried-hands'] }, { ap: 3 });
  t.choose('search');
  t.choose('leave');
  assert.equal(t.state.turn.ap, 0);
  table(t, { at: [2, 0], hallucinations: ['buried-hands'] }, { ap: 2 });
  assert.deepEqual(t.why(0, 'search')?.values, { ap: 2, cost: 3 });
});

card('cold-fingers: Horror Rolls are one higher', (t) => {
  table(t, { hallucinations: ['cold-fingers'] }, { ap: 1, monsters: [[2, 0]] }, dice(3));
  t.choose('move:2');
  assert.deepEqual(rolls(t), [4]);
});

card('leaden-legs: two Action Points fewer', (t) => {
  table(t, { hallucinations: ['leaden-legs'] }, { phase: 'dice', dice: [1, 2, 6] });
  t.choose('die:6');
  assert.deepEqual([t.state.turn.ap, t.state.turn.mp], [4, 1]);
});

card('the-long-turn: no way from Room to Room, and the first Move costs one point more', (t) => {
  table(t, { hallucinations: ['the-long-turn'] }, { ap: 6 });
  assert.deepEqual([t.why(0, 'move:8')?.rule, t.why(0, 'move:8')?.reason], ['SAN-HAL-01', 'no-jump']);
  t.choose('move:2');
  assert.equal(t.state.turn.ap, 4);
  table(t, {}, { ap: 6 });
  assert.equal(t.why(0, 'move:8'), null);
});

card('moths: each card is worth one Sanity less, but never less than 0', (t) => {
  const me = { items: ['case-file.1', 'wheelchair.1', 'brass-bell.1'], hallucinations: ['moths'] };
  table(t, me);
  assert.deepEqual(t.why(0, 'disbelieve:moths')?.values, { sanity: 1, cost: 4 });
  table(t, { ...me, items: [...me.items, 'hooked-cane.1'] });
  t.choose('disbelieve:moths');
  t.choose('pay:case-file.1');
  assert.deepEqual(t.state.players[0].hallucinations, []);
});

card('white-noise: no Concentrate, and a Search costs one point more', (t) => {
  table(t, { at: [2, 0], hallucinations: ['white-noise'] }, { ap: 6 });
  assert.deepEqual([t.why(0, 'concentrate')?.rule, t.why(0, 'concentrate')?.reason], ['SAN-HAL-01', 'no-concentrate']);
  t.choose('search');
  assert.equal(t.state.turn.ap, 4);
});

card('puppet-strings: the left neighbour takes the die', (t) => {
  t.match(watched, {
    seats: 3,
    situation: situation(map, {
      phase: 'dice',
      dice: [1, 2, 6],
      active: 1,
      players: [{}, { hallucinations: ['puppet-strings'] }],
    }),
  });
  assert.deepEqual(t.options(1), []);
  t.choose('die:1', 2);
  assert.deepEqual([t.state.active, t.state.turn.ap], [1, 1]);
});

test('the tests above have used all cards of the pack', () => {
  const kinds = [...pack.items, ...pack.actions, ...pack.hallucinations, pack.confusion].map(({ kind }) => kind);
  assert.equal(kinds.length, 13 + 5 + 9 + 1);
  assert.deepEqual([...shown].sort(), kinds.sort());
});

// Effects that no card of our own pack has

/** Defines a test in which the Action "run-for-it" has these effects and is used. */
function verb(
  title: string,
  steps: readonly Effect[],
  fn: (t: RuleTest, begin: (me: Lying, more?: Partial<Situation>, faces?: readonly object[]) => void) => void,
): void {
  const own = {
    ...pack,
    actions: pack.actions.map((each) => (each.kind === 'run-for-it' ? { ...each, steps } : each)),
  };
  test(title, () => {
    const t = new RuleTest();
    fn(t, (me, more = {}, faces = []) => {
      table(t, {}, { players: [{ actions: ['run-for-it.1'], ...me }, {}], ...more }, faces, { pack: own });
      use(t, 'run-for-it.1');
    });
    t.assertFacesUsed();
  });
}

verb('gain-ap gives Action Points', [{ do: 'gain-ap', n: 2 }], (t, begin) => {
  begin({}, { ap: 1 });
  assert.equal(t.state.turn.ap, 3);
});

verb('change-mp changes Monster Points, but never to less than 0', [{ do: 'change-mp', n: -2 }], (t, begin) => {
  begin({}, { mp: 3 });
  assert.equal(t.state.turn.mp, 1);
  begin({}, { mp: 1 });
  assert.equal(t.state.turn.mp, 0);
});

verb('gain-sanity adds to the Sanity that Concentrate gives', [{ do: 'gain-sanity', n: 3 }], (t, begin) => {
  begin({ hallucinations: ['confusion.1'] });
  t.choose('disbelieve:confusion.1');
  assert.deepEqual(t.state.players[0].hallucinations, []);
});

verb('horror-roll causes a Horror Roll', [{ do: 'horror-roll' }], (t, begin) => {
  begin({}, {}, dice(6));
  assert.deepEqual(rolls(t), [6]);
});

verb('explore anywhere lays a card anywhere', [{ do: 'explore', where: 'anywhere' }], (t, begin) => {
  begin({}, {}, draws('day-room'));
  assert.deepEqual(t.options().sort(), legalPlaces(t.state.map));
});

verb('search-free searches without points, whatever a Search costs', [{ do: 'search-free' }], (t, begin) => {
  begin({ at: [2, 0], hallucinations: ['buried-hands'] });
  assert.deepEqual(t.options(), ['take', 'leave']);
  assert.equal(t.state.turn.ap, 0);
});

verb(
  'draw-bottom takes the bottom card of the deck, but never the card that was used',
  [{ do: 'draw-bottom' }],
  (t, begin) => {
    begin({}, { bottom: ['night-key.1', 'brass-bell.1'] });
    assert.deepEqual([items(t), t.state.players[0].actions], [['brass-bell.1'], []]);
    assert.deepEqual(t.state.bottom, ['night-key.1', 'run-for-it.1']);
  },
);

verb('remove-monster puts a near monster back into the supply', [{ do: 'remove-monster', reach: 1 }], (t, begin) => {
  begin(
    {},
    {
      monsters: [
        [8, 0],
        [2, 0],
      ],
    },
  );
  assert.deepEqual(t.state.monsters, [{ id: 0, at: 8 }]);
  assert.deepEqual(t.state.supply, [2, 1]);
});

verb(
  'remove-monster and place-monster: a monster that has left and come back frightens the same player again',
  [{ do: 'remove-monster', reach: 1 }, { do: 'place-monster' }],
  (t, begin) => {
    begin(
      { at: [4, 0] },
      {
        monsters: [
          [4, 0],
          [8, 0],
          [8, 0],
        ],
      },
      dice(6),
    );
    assert.deepEqual(
      t.events().flatMap(({ type }) => (['monster-left', 'monster-came', 'horror'].includes(type) ? [type] : [])),
      ['monster-left', 'monster-came', 'horror'],
      'a monster that stood there frightens nobody until it comes back',
    );
    assert.deepEqual(rolls(t), [6]);
  },
);

verb('place-monster brings a monster to a Dark Hallway', [{ do: 'place-monster' }], (t, begin) => {
  begin({ at: [4, 0] }, {}, dice(6));
  assert.deepEqual(t.state.monsters, [{ id: 0, at: 4 }]);
  assert.deepEqual(rolls(t), [6], 'the player who stands there is exposed');
});

verb('gain-hallucination draws a Hallucination', [{ do: 'gain-hallucination' }], (t, begin) => {
  begin({}, {}, [{ deck: 'hallucinations', card: 'moths' }]);
  assert.deepEqual(t.state.players[0].hallucinations, ['moths']);
});

verb(
  'drop-hallucination puts one of the player’s Hallucinations on the pile for free',
  [{ do: 'drop-hallucination' }],
  (t, begin) => {
    begin({ hallucinations: ['moths', 'confusion.1'] });
    t.choose('drop:moths');
    assert.deepEqual([t.state.players[0].hallucinations, t.state.pile], [['confusion.1'], ['moths']]);
  },
);

verb('hide keeps the player safe from monsters until their next turn', [{ do: 'hide' }], (t, begin) => {
  // No way leads to the other player, so the monster does not move.
  const apart = {
    map: [...map, ...row(['visiting-room'], 0, 9)],
    players: [{ at: [3, 0], actions: ['run-for-it.1'] }, { at: [0, 9] }],
  } as const;
  begin({}, { ...apart, ap: 1, monsters: [[4, 0]] }, [...draws('day-room'), ...dice(1, 2, 6, 4)]);
  t.choose('move:4');
  t.choose('end');
  t.choose(t.options(1)[0] ?? '');
  t.choose('die:6');
  t.choose('end');
  assert.deepEqual(rolls(t), []);
  t.choose('stop');
  assert.equal(t.state.active, 0);
  assert.equal(rolls(t)[0], 4);
});

test('the tests above have run all kinds of effects', () => {
  const verbs: Record<Effect['do'], true> = {
    walk: true,
    'to-room': true,
    'gain-ap': true,
    'change-mp': true,
    'gain-sanity': true,
    reroll: true,
    'set-die': true,
    'ignore-horror': true,
    'horror-roll': true,
    explore: true,
    peek: true,
    'search-free': true,
    'take-item': true,
    'draw-bottom': true,
    'close-door': true,
    'push-monster': true,
    lull: true,
    'remove-monster': true,
    'place-monster': true,
    'gain-hallucination': true,
    'drop-hallucination': true,
    hide: true,
  };
  assert.deepEqual(
    Object.keys(verbs).filter((each) => !ran.has(each)),
    [],
  );
});
