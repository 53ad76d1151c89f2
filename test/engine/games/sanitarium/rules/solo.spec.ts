// Solo: one person plays both halves of a two-player co-operative game.
import assert from 'node:assert/strict';
import { rules } from '../support/fixed-pack.js';
import { rule } from '../../../../support/rule-coverage.js';
import { dice, draws, row, situation } from '../support/situations.js';

rule('SAN-SOLO-01 one person plays both halves of the two-player co-operative game', (t) => {
  t.match(rules, {
    seats: 1,
    faces: [
      { deck: 'rooms', card: 'records' },
      { pick: 'start-player', value: 1 },
      ...draws('dark.1', 'wheelchair.1', 'chapel', 'run-for-it.1', 'brass-bell.1'),
      ...dice(1, 2, 6),
    ],
  });
  assert.equal(t.state.mode, 'cooperative');
  assert.deepEqual(
    t.state.players.map(({ safeThings }: { safeThings: unknown[] }) => safeThings.length),
    [2, 2],
  );
  assert.equal(t.state.common.length, 5);
  for (const half of [1, 0, 1, 0, 1]) {
    const [question] = t.view(0).questions;
    assert.equal(question?.player, half);
    t.choose(question.options[0]?.id ?? '');
  }
  t.choose('die:6');
  assert.equal(t.state.active, 1);
  t.choose('end');
  while (t.state.active === 1) t.choose(t.options()[0] ?? '');
  assert.equal(t.state.active, 0, 'the other half has the next turn');
  assert.equal(t.view(0).questions[0]?.player, 0);
});

rule(
  'SAN-SOLO-02 if the player has forgotten whose turn it is, a random half suffers a Hallucination and plays',
  (t) => {
    for (const half of [0, 1]) {
      const faces = [
        { pick: 'half', value: half },
        { deck: 'hallucinations', card: 'moths' },
      ];
      t.match(rules, {
        seats: 1,
        options: { honour: true },
        situation: situation(row(['chapel', 'wheelchair.1']), { active: 0 }),
        faces,
      });
      t.choose('end');
      assert.deepEqual(t.options(), ['knew', 'forgot']);
      assert.equal(t.view(0).questions[0]?.player, 1, 'the other half would have the next turn');
      t.choose('forgot');
      assert.deepEqual(t.state.players[half].hallucinations, ['moths']);
      assert.deepEqual(t.state.players[1 - half].hallucinations, []);
      assert.equal(t.state.active, half);
      assert.equal(t.state.turn.number, 2);
    }
  },
);

rule(
  'SAN-SOLO-02 a player who remembers whose turn it is continues, and without the honour option nobody is asked',
  (t) => {
    t.match(rules, { seats: 1, options: { honour: true }, situation: situation(row(['chapel', 'wheelchair.1'])) });
    t.choose('end');
    t.choose('knew');
    assert.equal(t.state.active, 1);
    assert.deepEqual(t.state.players[1].hallucinations, []);
    t.match(rules, { seats: 1, situation: situation(row(['chapel', 'wheelchair.1'])) });
    t.choose('end');
    assert.equal(t.state.active, 1);
    assert.equal(t.state.turn.phase, 'darkness');
  },
);

const both = {
  common: ['wheelchair', 'brass-bell', 'tin-saint', 'music-box', 'case-file'],
  commonClaimed: ['wheelchair', 'brass-bell', 'tin-saint', 'music-box'],
};
const first = {
  claimed: ['night-key', 'hand-mirror'],
  items: ['night-key.1', 'hand-mirror.1', 'hooked-cane.1'],
  at: [4, 0] as const,
};
const second = {
  claimed: ['felt-slippers', 'knucklebone'],
  items: ['felt-slippers.1', 'knucklebone.1', 'hooked-cane.2', 'smelling-salts.1', 'smelling-salts.2'],
  at: [4, 0] as const,
};
const map = row(['chapel', 'stopped-watch.1', 'dark.1', 'dark.2']);

rule('SAN-SOLO-03 both halves leave together from the same place when both meet the requirements', (t) => {
  t.match(rules, { seats: 1, situation: situation(map, { ...both, players: [first, second] }) });
  t.choose('escape');
  assert.equal(t.outcome, null, 'the other half still has to pay');
  t.choose('pay:hooked-cane.2');
  assert.deepEqual(t.outcome, { winners: [0], rule: 'SAN-COOP-06' });
  assert.deepEqual(
    t
      .events()
      .filter(({ type }) => type === 'escaped')
      .map(({ player }) => player),
    [0, 1],
  );
});

rule('SAN-SOLO-03 no half can leave alone', (t) => {
  const cases = [
    { players: [first, { ...second, at: [6, 0] as const }], rule: 'SAN-SOLO-03' },
    { players: [first, { ...second, at: [0, 0] as const }], rule: 'SAN-COOP-07' },
    { players: [first, { ...second, hallucinations: ['moths'] }], rule: 'SAN-COOP-07' },
    {
      players: [
        first,
        {
          claimed: ['felt-slippers'],
          things: ['knucklebone'],
          items: ['felt-slippers.1', 'hooked-cane.2'],
          at: [4, 0] as const,
        },
      ],
      rule: 'SAN-RUL-33',
    },
    { players: [first, { ...second, items: ['felt-slippers.1', 'knucklebone.1'] }], rule: 'SAN-COOP-08' },
  ];
  for (const { players, rule: why } of cases) {
    t.match(rules, { seats: 1, situation: situation(map, { ...both, players }) });
    assert.ok(!t.options().includes('escape'), why);
    assert.equal(t.why(0, 'escape')?.rule, why);
  }
});
