// The first ten worked examples of docs/rules/sanitarium.md. SAN-EX-01 to -10
import assert from 'node:assert/strict';
import { rules } from '../support/fixed-pack.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { dice, draws, row, situation } from '../support/situations.js';

/** The cards and their spaces: chapel (0), wheelchair (2 and 3), tin-saint (4 and 5), dark.1 (6). */
const corridor = row(['chapel', 'wheelchair.1', 'tin-saint.1', 'dark.1']);
const has = (t: RuleTest, type: string): boolean => t.events().some((event) => event.type === type);
const monsters = (t: RuleTest): number[] => t.state.monsters.map(({ at }: { at: number }) => at);

rule('SAN-EX-01 two players, 4 claimed Safe Things: one is ignored, the escape costs 3 Sanity', (t) => {
  const claimed = ['brass-bell', 'knucklebone', 'music-box', 'hand-mirror'];
  const me = { at: [6, 0] as const, claimed, items: [...claimed.map((kind) => `${kind}.1`), 'night-key.1'] };
  t.match(rules, { seats: 2, situation: situation(corridor, { players: [me] }) });
  t.choose('escape');
  const [paid] = t.events().filter(({ type }) => type === 'paid');
  assert.equal(paid?.['cost'], 3);
  assert.deepEqual(t.outcome, { winners: [0], rule: 'SAN-ESC-08' });
});

function takes(t: RuleTest, thrown: readonly number[], value: number, after: readonly number[] = []): void {
  t.match(rules, { seats: 2, situation: situation(corridor, { phase: 'dice' }), faces: dice(...thrown, ...after) });
  t.choose(`die:${value}`);
}

rule('SAN-EX-02 dice 2, 4, 5; the player chooses 5: AP 5, MP 2, no Horror Roll', (t) => {
  takes(t, [2, 4, 5], 5);
  assert.equal(t.state.turn.ap, 5);
  assert.equal(t.state.turn.mp, 2);
  assert.ok(!has(t, 'horror'));
});

rule('SAN-EX-03 dice 3, 3, 6; the player chooses 6: AP 6, MP 0, a Horror Roll', (t) => {
  takes(t, [3, 3, 6], 6, [2]);
  assert.equal(t.state.turn.ap, 6);
  assert.equal(t.state.turn.mp, 0);
  assert.deepEqual(
    t
      .events()
      .filter(({ type }) => type === 'horror')
      .map(({ player }) => player),
    [0],
  );
});

rule('SAN-EX-04 dice 3, 3, 6; the player chooses a 3: AP 3, MP 3, no Horror Roll', (t) => {
  takes(t, [3, 3, 6], 3);
  assert.equal(t.state.turn.ap, 3);
  assert.equal(t.state.turn.mp, 3);
  assert.ok(!has(t, 'horror'));
});

rule('SAN-EX-05 dice 4, 4, 4, then 1, 2, 6: monsters move again, a card is explored, the second roll counts', (t) => {
  for (const [value, mp] of [
    [1, 4],
    [2, 5],
    [6, 1],
  ] as const) {
    t.match(rules, {
      seats: 2,
      situation: situation(corridor, { phase: 'turn', monsters: [[6, 0]] }),
      faces: [...draws('brass-bell.1', 'brass-bell.2'), ...dice(4, 4, 4, 1, 2, 6)],
    });
    assert.deepEqual(monsters(t), [5]);
    t.choose('place:h:-2:0');
    assert.deepEqual(monsters(t), [4]);
    t.choose('place:h:-4:0');
    assert.equal(t.state.map.length, 6, 'two cards have been explored');
    assert.deepEqual(t.options(), ['die:1', 'die:2', 'die:6']);
    t.choose(`die:${value}`);
    assert.equal(t.state.turn.ap, value);
    assert.equal(t.state.turn.mp, mp);
    assert.ok(!has(t, 'horror'));
  }
});

const concentrating = {
  at: [6, 0] as const,
  claimed: ['night-key', 'hand-mirror'],
  items: ['night-key.1', 'hand-mirror.1', 'knucklebone.1', 'music-box.1'],
  actions: ['run-for-it.1'],
};

rule(
  'SAN-EX-06 2 claimed, cards of value 1, 1, 2, AP 3: the player Concentrates, and 2 + 4 = 6 Sanity are enough to win',
  (t) => {
    for (const seats of [3, 4]) {
      t.match(rules, { seats, situation: situation(corridor, { ap: 3, players: [concentrating] }) });
      assert.deepEqual(t.why(0, 'escape')?.values, { cost: 6, sanity: 4 });
      t.choose('concentrate');
      assert.equal(t.state.turn.ap, 0);
      t.choose('escape');
      for (const part of ['sanity:2', 'pay:knucklebone.1', 'pay:run-for-it.1', 'pay:music-box.1']) {
        assert.equal(t.outcome, null);
        t.choose(part);
      }
      assert.deepEqual(t.outcome, { winners: [0], rule: 'SAN-ESC-08' });
      assert.deepEqual(
        t
          .events()
          .filter(({ type }) => type === 'paid')
          .map(({ cost, sanity, pool }) => [cost, sanity, pool]),
        [[6, 4, 2]],
      );
    }
  },
);

rule('SAN-EX-07 with Confusion, the same escape is illegal until the Confusion is disbelieved', (t) => {
  const me = { ...concentrating, hallucinations: ['confusion.1'], actions: ['run-for-it.1', 'sleight-of-hand.1'] };
  t.match(rules, { seats: 3, situation: situation(corridor, { ap: 3, players: [me] }) });
  t.choose('concentrate');
  assert.ok(!t.options().includes('escape'));
  assert.equal(t.why(0, 'escape')?.rule, 'SAN-ESC-02');
  t.choose('disbelieve:confusion.1');
  t.choose('pay:sleight-of-hand.1');
  t.choose('escape');
  for (const part of ['sanity:2', 'pay:knucklebone.1', 'pay:run-for-it.1', 'pay:music-box.1']) t.choose(part);
  assert.deepEqual(t.outcome?.winners, [0]);
});

rule(
  'SAN-EX-08 co-op, MP 3, monsters at distances 0, 2 and 3: the first two are stunned, and the third moves two spaces toward its nearest player',
  (t) => {
    // The active player is in space 4, with a companion. From there, space 2 is 2 steps away. Space 7, which is the far
    // cell of the next card, is 3 steps away.
    const map = row(['chapel', 'wheelchair.1', 'tin-saint.1', 'knucklebone.1', 'brass-bell.1', 'dark.1']);
    t.match(rules, {
      seats: 3,
      options: { mode: 'cooperative' },
      situation: situation(map, {
        phase: 'dice',
        players: [{ at: [4, 0] }, { at: [4, 0] }, { at: [9, 0] }],
        monsters: [
          [4, 0],
          [2, 0],
          [7, 0],
        ],
      }),
      faces: dice(1, 4, 6, 2),
    });
    t.choose('die:6');
    assert.equal(t.state.turn.mp, 3);
    t.choose('end');
    assert.deepEqual(
      t
        .events()
        .filter(({ type }) => type === 'stunned')
        .map(({ monsters: stunned }) => stunned),
      [[0, 1]],
    );
    const moved = t
      .events()
      .filter(({ type }) => type === 'monster-moved')
      .slice(0, 2);
    assert.deepEqual(
      moved.map(({ monster, from, to }) => [monster, from, to]),
      [
        [2, 7, 8],
        [2, 8, 9],
      ],
      'the player in space 9 is nearer than the active player',
    );
  },
);

rule('SAN-EX-09 co-op, 3 of 5 common Safe Things claimed: the escape costs 8 Sanity', (t) => {
  const common = ['wheelchair', 'brass-bell', 'tin-saint', 'music-box', 'case-file'];
  const me = { at: [6, 0] as const, claimed: ['night-key'], items: ['night-key.1', 'hooked-cane.1', 'hooked-cane.2'] };
  t.match(rules, {
    seats: 3,
    options: { mode: 'cooperative' },
    situation: situation(corridor, { common, commonClaimed: common.slice(0, 3), players: [me] }),
  });
  t.choose('escape');
  assert.ok(!has(t, 'escaped'), 'nothing has been paid yet');
  t.choose('pay:hooked-cane.1');
  assert.deepEqual(
    t
      .events()
      .filter(({ type }) => type === 'paid')
      .map(({ cost, sanity }) => [cost, sanity]),
    [[8, 8]],
  );
  assert.ok(t.state.players[0].escaped);
});

rule('SAN-EX-10 a starting Room on (0,0), (1,0) and nothing else: the first explore has exactly 8 placements', (t) => {
  t.match(rules, { seats: 3 });
  assert.deepEqual(
    t.state.map.map(({ x, y, facing }: { x: number; y: number; facing: string }) => [x, y, facing]),
    [[0, 0, 'h']],
  );
  assert.deepEqual(
    t.options().sort(),
    [
      'place:h:-2:0',
      'place:h:-1:-1',
      'place:h:1:1',
      'place:h:2:0',
      'place:v:-1:0',
      'place:v:0:-2',
      'place:v:1:1',
      'place:v:2:-1',
    ].sort(),
  );
});
