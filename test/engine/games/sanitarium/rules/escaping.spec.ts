// Safe Things and escaping in the competitive game.
import assert from 'node:assert/strict';
import { rules } from '../support/fixed-pack.js';
import type { Situation } from '../../../../../src/engine/games/sanitarium/state/situation.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { dice, draws, row, situation } from '../support/situations.js';

type Lying = NonNullable<Situation['players']>[number];

// The cards and their spaces: chapel (0), wheelchair (2 and 3), dark.1 (4).
const map = row(['chapel', 'wheelchair.1', 'dark.1']);
const inTheDark = { at: [4, 0] } as const;

/** Begins a match of three players with player 0 in a Dark Hallway. */
function atTheExit(t: RuleTest, me: Lying, more: Omit<Situation, 'map'> = {}): void {
  t.match(rules, { seats: 3, situation: situation(map, { players: [{ ...inTheDark, ...me }], ...more }) });
}

rule(
  'SAN-SAFE-01 a player who gains an Item that matches one of their Safe Things may reveal the Safe Thing and put it under the Item',
  (t) => {
    t.match(rules, {
      seats: 2,
      situation: situation(map, { ap: 1, players: [{ at: [2, 0], things: ['wheelchair'] }] }),
      faces: draws('records'),
    });
    t.choose('search');
    t.choose('take');
    assert.deepEqual(
      t.options().filter((id) => id.startsWith('claim:')),
      ['claim:wheelchair.1'],
    );
    assert.equal(t.view(1).state.players[0].safeThings[0].kind, null);
    t.choose('claim:wheelchair.1');
    assert.deepEqual(t.state.players[0].items, [{ card: 'wheelchair.1', safe: 'own' }]);
    assert.deepEqual(
      t.view(1).state.players[0].safeThings,
      [{ kind: 'wheelchair', claimed: true, shown: true }],
      'the Safe Thing is revealed',
    );
  },
);

rule(
  'SAN-SAFE-01 claiming is voluntary, and an Item that matches none of the player’s Safe Things cannot be protected',
  (t) => {
    t.match(rules, {
      seats: 2,
      situation: situation(map, {
        ap: 1,
        players: [{ at: [2, 0], things: ['wheelchair'], items: ['brass-bell.1'] }, { things: ['brass-bell'] }],
      }),
      faces: draws('records'),
    });
    assert.equal(t.why(0, 'claim:brass-bell.1')?.rule, 'SAN-SAFE-01', 'the Item matches another player’s Safe Thing');
    t.choose('search');
    t.choose('take');
    assert.ok(t.options().includes('claim:wheelchair.1'));
    t.choose('end');
    assert.deepEqual(
      t.state.players[0].items.map(({ safe }: { safe: unknown }) => safe),
      [null, null],
    );
    assert.equal(t.view(1).state.players[0].safeThings[0].kind, null, 'the Safe Thing is still secret');
  },
);

rule('SAN-SAFE-02 a Protected Item cannot be taken from its owner', (t) => {
  const owner = { claimed: ['night-key'], items: ['night-key.1', 'brass-bell.1', 'music-box.1'] };
  t.match(rules, { seats: 2, situation: situation(map, { players: [{ actions: ['sleight-of-hand.1'] }, owner] }) });
  t.choose('use:sleight-of-hand.1');
  assert.deepEqual(t.options(), ['take:brass-bell.1', 'take:music-box.1']);
  assert.equal(t.why(0, 'take:night-key.1')?.rule, 'SAN-SAFE-02');
  t.match(rules, {
    seats: 2,
    situation: situation(map, { players: [{ actions: ['sleight-of-hand.1'] }, { ...owner, items: ['night-key.1'] }] }),
  });
  assert.ok(!t.options().includes('use:sleight-of-hand.1'), 'there is no Item that can be taken');
  // A Horror Roll cannot take a Protected Item either.
  t.match(rules, {
    seats: 2,
    situation: situation(map, { ap: 1, monsters: [[2, 0]], players: [owner] }),
    faces: dice(2),
  });
  t.choose('move:2');
  assert.deepEqual(t.options(), ['lose:brass-bell.1', 'lose:music-box.1']);
  assert.equal(t.why(0, 'lose:night-key.1')?.rule, 'SAN-SAFE-02');
});

rule('SAN-SAFE-03 Protected Items cannot be discarded for an escape', (t) => {
  const claimed = ['night-key', 'felt-slippers', 'case-file'];
  const items = ['night-key.1', 'felt-slippers.1', 'case-file.1'];
  atTheExit(t, { claimed, items });
  const refusal = t.why(0, 'escape');
  assert.deepEqual(refusal?.values, { sanity: 0, cost: 3 }, 'all Items of the player are protected');
  atTheExit(t, { claimed, items: [...items, 'night-key.2', 'case-file.2'] });
  t.choose('escape');
  assert.deepEqual(t.options(), ['pay:night-key.2', 'pay:case-file.2']);
  assert.equal(t.why(0, 'pay:night-key.1')?.rule, 'SAN-SAFE-03');
});

rule('SAN-ESC-01 an escape costs no Action Points and is possible from any Dark Hallway', (t) => {
  const ready = {
    claimed: ['night-key', 'felt-slippers', 'case-file'],
    items: ['night-key.1', 'felt-slippers.1', 'case-file.1', 'night-key.2'],
  };
  const hallways = row(['chapel', 'wheelchair.1', 'dark.1', 'dark.2']);
  for (const x of [4, 6]) {
    t.match(rules, { seats: 3, situation: situation(hallways, { ap: 0, players: [{ ...ready, at: [x, 0] }] }) });
    t.choose('escape');
    assert.deepEqual(t.outcome?.winners, [0]);
  }
  for (const x of [0, 2]) {
    t.match(rules, { seats: 3, situation: situation(hallways, { ap: 6, players: [{ ...ready, at: [x, 0] }] }) });
    assert.equal(t.why(0, 'escape')?.rule, 'SAN-ESC-01', 'no escape is possible from a Room or a corridor');
  }
});

rule('SAN-ESC-02 a player with a Hallucination may not escape', (t) => {
  const rich = {
    items: ['hooked-cane.1', 'hooked-cane.2', 'night-key.1', 'night-key.2', 'felt-slippers.1', 'case-file.1'],
  };
  atTheExit(t, rich);
  assert.equal(t.why(0, 'escape'), null);
  atTheExit(t, { ...rich, hallucinations: ['footsteps-behind'] });
  assert.equal(t.why(0, 'escape')?.rule, 'SAN-ESC-02');
});

/**
 * Checks the cost of an escape with this number of claimed Safe Things: the exact cost is accepted, and one Sanity less
 * is refused.
 */
function price(t: RuleTest, claimed: number, cost: number): void {
  const kinds = ['brass-bell', 'knucklebone', 'tin-saint'].slice(0, claimed);
  const me = { claimed: kinds, items: kinds.map((kind) => `${kind}.1`) };
  atTheExit(t, me, { pool: cost - 1 });
  assert.deepEqual(t.why(0, 'escape')?.values, { sanity: cost - 1, cost });
  atTheExit(t, me, { pool: cost });
  t.choose('escape');
  assert.deepEqual(t.outcome?.winners, [0]);
}

rule('SAN-ESC-03 with three claimed Safe Things an escape costs 3 Sanity', (t) => {
  price(t, 3, 3);
});
rule('SAN-ESC-04 with two claimed Safe Things an escape costs 6 Sanity', (t) => {
  price(t, 2, 6);
});
rule('SAN-ESC-05 with one claimed Safe Thing an escape costs 12 Sanity', (t) => {
  price(t, 1, 12);
});
rule('SAN-ESC-06 without claimed Safe Things an escape costs 18 Sanity', (t) => {
  price(t, 0, 18);
});

rule('SAN-ESC-07 an escape is paid with Items, Actions and Concentrate', (t) => {
  const claimed = {
    claimed: ['brass-bell', 'knucklebone'],
    items: ['brass-bell.1', 'knucklebone.1', 'night-key.1'],
    actions: ['run-for-it.1'],
  };
  atTheExit(t, claimed, { ap: 3 });
  assert.deepEqual(t.why(0, 'escape')?.values, { sanity: 4, cost: 6 });
  t.choose('concentrate');
  t.choose('escape');
  t.choose('pay:night-key.1');
  t.choose('pay:run-for-it.1');
  t.choose('sanity:2');
  assert.ok(t.outcome);
  assert.deepEqual(t.state.bottom, ['night-key.1', 'run-for-it.1']);
});

rule('SAN-ESC-08 the first to escape wins, the game ends, and all others lose', (t) => {
  atTheExit(t, {}, { pool: 18, players: [{}, { ...inTheDark }, {}], active: 1 });
  t.choose('escape');
  assert.deepEqual(t.outcome, { winners: [1], rule: 'SAN-ESC-08' });
  assert.deepEqual(t.options(), []);
});
