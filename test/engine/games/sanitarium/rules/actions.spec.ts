// The Actions phase: Move, Search, Explore, Concentrate, and free acts.
import assert from 'node:assert/strict';
import { pack } from '../../../../../src/engine/games/sanitarium/content/pack.js';
import { rules } from '../support/fixed-pack.js';
import { rule } from '../../../../support/rule-coverage.js';
import { dice, draws, row, situation } from '../support/situations.js';

/** The cards and their spaces: chapel (0), wheelchair (2 and 3), tin-saint (4 and 5), dark.1 (6). */
const corridor = row(['chapel', 'wheelchair.1', 'tin-saint.1', 'dark.1']);

rule('SAN-ACT-01 a player may take any number of actions, also repeatedly, as long as Action Points last', (t) => {
  t.match(rules, { seats: 2, situation: situation(corridor, { ap: 4 }) });
  for (const [to, left] of [
    [2, 3],
    [3, 2],
    [2, 1],
    [3, 0],
  ] as const) {
    t.choose(`move:${to}`);
    assert.equal(t.state.turn.ap, left);
  }
  assert.deepEqual(t.options(), ['end']);
  assert.deepEqual(t.why(0, 'move:2')?.values, { ap: 0, cost: 1 });
});

rule('SAN-ACT-01 unspent Action Points are lost', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, { ap: 6, mp: 1, monsters: [[6, 0]] }),
    faces: dice(1, 2, 3),
  });
  t.choose('end');
  assert.equal(t.state.turn.ap, 0);
  t.choose('stop');
  t.choose(t.options()[0] ?? '');
  t.choose('die:1');
  assert.equal(t.state.turn.ap, 1, 'the next turn has new Action Points');
});

rule('SAN-ACT-02 using Items and Actions and disbelieving cost no Action Points', (t) => {
  const me = {
    items: ['brass-bell.1', 'hooked-cane.1'],
    actions: ['run-for-it.1'],
    hallucinations: ['moths', 'buried-hands'],
  };
  t.match(rules, { seats: 2, situation: situation(corridor, { ap: 0, monsters: [[6, 0]], players: [me] }) });
  t.choose('use:brass-bell.1');
  t.choose('use:run-for-it.1');
  t.choose('move:2');
  t.choose('stay');
  t.choose('disbelieve:buried-hands');
  assert.equal(t.state.turn.ap, 0);
  assert.equal(t.state.players[0].at, 2);
  assert.deepEqual(t.state.players[0].hallucinations, ['moths']);
});

rule('SAN-ACT-02 a step by a card is no Move: hindrances of the first Move still apply afterwards', (t) => {
  const walked = (hallucination: string): void => {
    t.match(rules, {
      seats: 2,
      situation: situation(corridor, {
        ap: 3,
        players: [{ items: ['wheelchair.2'], hallucinations: [hallucination] }],
      }),
    });
    t.choose('use:wheelchair.2');
    t.choose('move:2');
    assert.equal(t.state.turn.ap, 3);
  };
  walked('confusion.1');
  for (const [to, left] of [
    [3, 1],
    [2, 0],
  ] as const) {
    t.choose(`move:${to}`);
    assert.equal(t.state.turn.ap, left, 'the first Move costs two');
  }
  walked('someone-calls');
  assert.deepEqual(t.options(), ['move:0', 'move:3', 'end'], 'the first act has to be a Move');
});

rule('SAN-ACT-03 Move costs 1 and goes through one doorway into the next space', (t) => {
  t.match(rules, { seats: 2, situation: situation(corridor, { ap: 3, players: [{ at: [4, 0] }] }) });
  assert.deepEqual(
    t.options().filter((id) => id.startsWith('move')),
    ['move:3', 'move:5'],
  );
  assert.ok(t.why(0, 'move:6'), 'the space is two doorways away');
  t.choose('move:3');
  assert.equal(t.state.players[0].at, 3);
  assert.equal(t.state.turn.ap, 2);
});

rule('SAN-ACT-04 a Room is one space, and a face-down card has two', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(row(['wheelchair.1', 'chapel', 'tin-saint.1']), { ap: 4, players: [{ at: [0, 0] }] }),
  });
  for (const [to, left] of [
    [1, 3],
    [2, 2],
    [4, 1],
    [5, 0],
  ] as const) {
    t.choose(`move:${to}`);
    assert.equal(t.state.turn.ap, left);
  }
  const moves = t.events().filter(({ type }) => type === 'moved');
  assert.deepEqual(
    moves.map(({ rule: by }) => by),
    ['SAN-ACT-04', 'SAN-ACT-03', 'SAN-ACT-03', 'SAN-ACT-04'],
  );
});

rule('SAN-ACT-05 from a Room one Action Point leads to any other Room, wherever it is', (t) => {
  const map = [
    ...row(['chapel', 'wheelchair.1', 'records']),
    ['boiler-room', 'v', 40, 40],
    ['dark.1', 'h', -2, 0],
  ] as const;
  t.match(rules, { seats: 2, situation: situation(map, { ap: 2 }) });
  t.choose('move:6');
  assert.equal(t.state.players[0].at, 6, 'no way leads to this Room');
  assert.equal(t.state.turn.ap, 1);
  t.choose('move:4');
  assert.equal(t.state.turn.ap, 0);
});

rule('SAN-ACT-05 such a jump is possible only from a Room, and only to a Room', (t) => {
  const map = [...row(['chapel', 'wheelchair.1']), ['boiler-room', 'v', 40, 40], ['dark.1', 'h', 20, 0]] as const;
  t.match(rules, { seats: 2, situation: situation(map, { ap: 2 }) });
  assert.equal(t.why(0, 'move:6')?.rule, 'SAN-ACT-05');
  t.choose('move:2');
  assert.ok(t.why(0, 'move:4'), 'no jump is possible from a corridor');
});

rule(
  'SAN-ACT-06 Search costs 1: the player looks at the face-down card in their own space, and then takes it or leaves it',
  (t) => {
    t.match(rules, { seats: 3, situation: situation(corridor, { ap: 2, players: [{ at: [4, 0] }] }) });
    t.choose('search');
    assert.equal(t.state.turn.ap, 1);
    assert.deepEqual(t.options(), ['take', 'leave']);
    assert.deepEqual(
      [0, 1, 2, null].map((seat) => t.view(seat).state.map[2].card),
      ['tin-saint.1', null, null, null],
    );
    t.choose('leave');
    assert.equal(t.state.map[2].card, 'tin-saint.1');
    assert.deepEqual(t.state.players[0].items, []);
    assert.equal(t.view(0).state.map[2].card, 'tin-saint.1', 'a player who has seen the card knows it');
  },
);

rule('SAN-ACT-06 an absent player who searches in another player’s turn leaves the card', (t) => {
  const searching = {
    ...pack,
    actions: pack.actions.map((card) =>
      card.kind === 'run-for-it' ? { ...card, when: 'horror', steps: [{ do: 'search-free' }] } : card,
    ),
  };
  const players = [{}, { at: [4, 0], actions: ['run-for-it.1'] }] as const;
  t.match(rules, {
    seats: 2,
    pack: searching,
    situation: situation(corridor, { phase: 'monsters', mp: 1, monsters: [[5, 0]], players }),
  });
  t.choose('push:0:4');
  t.choose('use:run-for-it.1');
  const [question] = t.view(1).questions;
  assert.equal(question?.kind, 'take-or-leave');
  assert.equal(question.fallback, 'leave');
});

rule('SAN-ACT-07 a card that is taken is replaced at once by an explored one', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, { ap: 1, players: [{ at: [4, 0], things: ['tin-saint'] }] }),
    faces: draws('music-box.1'),
  });
  t.choose('search');
  t.choose('take');
  assert.equal(t.state.map[2].card, 'music-box.1', 'the card is replaced before anything else is asked');
  assert.ok(t.options().includes('claim:tin-saint.1'));
  assert.deepEqual(
    [0, 1, null].map((seat) => t.view(seat).state.map[2].card),
    ['music-box.1', null, null],
  );
});

rule('SAN-ACT-08 a gained Item lies face up in front of its owner', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, { ap: 1, players: [{ at: [4, 0] }] }),
    faces: draws('music-box.1'),
  });
  t.choose('search');
  t.choose('take');
  for (const seat of [0, 1, null]) {
    assert.deepEqual(
      t.view(seat).state.players[0].items.map(({ card }: { card: string }) => card),
      ['tin-saint.1'],
    );
    assert.equal(t.events(seat).find(({ type }) => type === 'gained-item')?.['card' as never], 'tin-saint.1');
  }
});

rule('SAN-ACT-09 a gained Action stays face down until it is used', (t) => {
  const map = row(['chapel', 'run-for-it.1', 'dark.1']);
  t.match(rules, {
    seats: 2,
    situation: situation(map, { ap: 1, players: [{ at: [2, 0] }] }),
    faces: draws('music-box.1'),
  });
  t.choose('search');
  t.choose('take');
  assert.deepEqual(
    [0, 1, null].map((seat) => t.view(seat).state.players[0].actions),
    [['run-for-it.1'], [null], [null]],
  );
  assert.ok(!JSON.stringify(t.events(1)).includes('run-for-it'));
  t.choose('use:run-for-it.1');
  assert.ok(JSON.stringify(t.events(1)).includes('run-for-it.1'), 'the used Action is revealed');
  assert.deepEqual(t.view(1).state.bottom, ['run-for-it.1']);
});

rule('SAN-ACT-10 Explore costs 2, and the card is laid next to the player', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, { ap: 3, players: [{ at: [0, 0] }, { at: [0, 0] }] }),
    faces: draws('dark.2'),
  });
  t.choose('explore');
  assert.equal(t.state.turn.ap, 1);
  // The East doorway of the chapel is taken; West, North and South are open.
  assert.deepEqual(
    t.options().sort(),
    ['place:h:-2:0', 'place:v:-1:0', 'place:h:-1:-1', 'place:v:0:-2', 'place:h:1:1', 'place:v:1:1'].sort(),
  );
  t.choose('place:v:1:1');
  assert.equal(t.state.map[4].card, 'dark.2');
  assert.deepEqual(t.why(0, 'explore')?.values, { ap: 1, cost: 2 });
  assert.equal(t.why(0, 'explore')?.rule, 'SAN-ACT-10');
});

rule('SAN-ACT-11 without an open doorway there is no Explore', (t) => {
  // The left cell has no open doorway: a card lies to the West, and a blank wall to the North. The open doorways of the
  // right cell do not count.
  const map = [
    ['wheelchair.1', 'h', 0, 0],
    ['tin-saint.1', 'h', -2, 0],
    ['music-box.1', 'h', 0, -1],
  ] as const;
  t.match(rules, { seats: 2, situation: situation(map, { ap: 6, players: [{ at: [0, 0] }] }) });
  assert.ok(!t.options().includes('explore'));
  assert.equal(t.why(0, 'explore')?.rule, 'SAN-ACT-11');
  t.choose('move:1');
  assert.ok(t.options().includes('explore'));
});

rule('SAN-ACT-12 Concentrate costs 3 and gives 2 Sanity, which can be used to disbelieve', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, { ap: 5, players: [{ hallucinations: ['footsteps-behind'] }] }),
  });
  assert.equal(t.why(0, 'disbelieve:footsteps-behind')?.rule, 'SAN-HAL-03');
  t.choose('concentrate');
  assert.equal(t.state.turn.ap, 2);
  assert.equal(t.state.turn.pool, 2);
  assert.equal(t.why(0, 'concentrate')?.rule, 'SAN-ACT-12');
  t.choose('disbelieve:footsteps-behind');
  assert.deepEqual(t.state.players[0].hallucinations, []);
  assert.equal(t.state.turn.pool, 0);
});

rule('SAN-ACT-12 the Sanity of Concentrate helps to escape, and only in this turn', (t) => {
  const me = {
    at: [6, 0] as const,
    claimed: ['wheelchair', 'tin-saint', 'music-box'],
    items: ['wheelchair.2', 'tin-saint.2', 'music-box.2', 'knucklebone.1'],
  };
  t.match(rules, { seats: 3, situation: situation(corridor, { ap: 3, players: [me] }) });
  assert.equal(t.why(0, 'escape')?.rule, 'SAN-ESC-03');
  t.choose('concentrate');
  t.choose('escape');
  t.choose('sanity:2');
  assert.deepEqual(t.outcome, { winners: [0], rule: 'SAN-ESC-08' });
  t.match(rules, { seats: 3, situation: situation(corridor, { ap: 3, players: [me] }) });
  t.choose('concentrate');
  t.choose('end');
  assert.equal(t.state.turn.pool, 0);
});
