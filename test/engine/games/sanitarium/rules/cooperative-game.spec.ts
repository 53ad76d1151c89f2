// The co-operative game: its deal, its monsters, its escape, and the acts of players who may not talk.
import assert from 'node:assert/strict';
import { rules } from '../../../../../src/engine/games/sanitarium/rules/rules.js';
import type { Situation } from '../../../../../src/engine/games/sanitarium/state/situation.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { draws, row, situation } from '../support/situations.js';

const options = { mode: 'cooperative' };
const common = ['wheelchair', 'brass-bell', 'tin-saint', 'music-box', 'case-file'];

// The cards and their spaces: chapel (0), wheelchair (2 and 3), dark.1 (4), dark.2 (6), dark.3 (8), dark.4 (10).
const map = row(['chapel', 'wheelchair.1', 'dark.1', 'dark.2', 'dark.3', 'dark.4']);

function together(
  t: RuleTest,
  seats: number,
  more: Omit<Situation, 'map'>,
  faces: ReturnType<typeof draws> = [],
): void {
  t.match(rules, { seats, options, situation: situation(map, { common, ...more }), faces });
}

/** The moves of monsters in the phase that has just ended, in order: each monster, with the space that it entered. */
const hunted = (t: RuleTest): number[][] =>
  t
    .events()
    .flatMap(({ type, rule: by, monster, to }) =>
      type === 'monster-moved' && by === 'SAN-COOP-05' ? [[monster, to]] : [],
    );

rule('SAN-COOP-01 each player gets one secret Safe Thing, and five common ones are face up', (t) => {
  for (const seats of [3, 4]) {
    t.match(rules, { seats, options });
    assert.deepEqual(
      t.state.players.map(({ safeThings }: { safeThings: unknown[] }) => safeThings.length),
      Array(seats).fill(1),
    );
    assert.equal(t.view(null).state.common.length, 5);
    assert.equal(t.view(0).state.players[1].safeThings[0].kind, null);
    assert.notEqual(t.view(0).state.players[0].safeThings[0].kind, null);
    assert.equal(t.state.undealt.length, 13 - 5 - seats);
  }
});

rule('SAN-COOP-02 a player who speaks about their Safe Thing suffers a Hallucination at once', (t) => {
  together(t, 3, { players: [{ things: ['night-key'] }] });
  t.choose('report:0', 1);
  assert.deepEqual(t.view(2).questions[0]?.kind, 'vote');
  t.choose('agree:0', 2);
  assert.equal(t.state.players[0].hallucinations.length, 1);
  assert.equal(t.view(0).questions[0]?.kind, 'act', 'the turn continues');
});

rule(
  'SAN-COOP-03 a player may ask without penalty for another player’s Item that matches their own Safe Thing',
  (t) => {
    together(t, 3, {
      players: [{ items: ['night-key.1', 'hand-mirror.1'] }, { things: ['night-key'] }, { things: ['hand-mirror'] }],
    });
    assert.deepEqual(
      t.options(1).filter((id) => id.startsWith('want:')),
      ['want:night-key.1'],
      'no other Item can be asked for',
    );
    t.choose('want:night-key.1', 1);
    const wanted = t.events(2).find(({ type }) => type === 'wanted');
    assert.deepEqual([wanted?.['player'], wanted?.['owner'], wanted?.['card']], [1, 0, 'night-key.1']);
    assert.deepEqual(
      t.state.players.map(({ hallucinations }: { hallucinations: string[] }) => hallucinations.length),
      [0, 0, 0],
    );
    assert.equal(t.view(2).state.players[1].safeThings[0].kind, 'night-key', 'all players know the Safe Thing now');
  },
);

rule('SAN-COOP-03 a player may ask only for an unclaimed Safe Thing, and reveals only that one', (t) => {
  together(t, 2, {
    players: [
      { items: ['night-key.1', 'hand-mirror.2', 'hooked-cane.1'] },
      { claimed: ['hand-mirror'], items: ['hand-mirror.1'], things: ['night-key'] },
    ],
  });
  assert.deepEqual(
    t.options(1).filter((id) => id.startsWith('want:')),
    ['want:night-key.1'],
  );
  together(t, 2, { players: [{ items: ['night-key.1'] }, { things: ['hand-mirror', 'night-key'] }] });
  t.choose('want:night-key.1', 1);
  assert.deepEqual(
    t.view(0).state.players[1].safeThings.map(({ kind }: { kind: string | null }) => kind),
    [null, 'night-key'],
  );
});

rule(
  'SAN-COOP-02 a slip may be reported once per turn, only if the player is in the building, and not between the parts of a payment',
  (t) => {
    const reports = (seat: number): string[] => t.options(seat).filter((id) => id.startsWith('report:'));
    together(t, 4, {
      players: [{ items: ['night-key.1'], hallucinations: ['white-noise'] }, {}, { escaped: true }, {}],
      pool: 2,
    });
    assert.deepEqual(
      [reports(0), reports(1)],
      [
        ['report:1', 'report:3'],
        ['report:3', 'report:0'],
      ],
    );
    t.choose('report:3', 1);
    t.choose('deny:3', 2);
    t.choose('deny:3', 0);
    assert.deepEqual([reports(0), reports(1)], [['report:1', 'report:3'], []]);
    t.choose('disbelieve:white-noise');
    assert.equal(t.view(0).questions.find(({ standing }) => !standing)?.kind, 'pay');
    assert.deepEqual([reports(0), reports(3)], [[], []]);
  },
);

rule('SAN-COOP-04 with 4 Monster Points, none is spent, and all monsters at a distance below 4 are stunned', (t) => {
  // The monsters are 2, 3 and 4 spaces away from the Room with the players.
  together(t, 3, {
    phase: 'monsters',
    mp: 4,
    monsters: [
      [3, 0],
      [4, 0],
      [6, 0],
    ],
  });
  const stunned = t.events().find(({ type }) => type === 'stunned');
  assert.deepEqual(stunned?.['monsters'], [0, 1]);
  assert.deepEqual(
    hunted(t),
    [
      [2, 4],
      [2, 3],
    ],
    'no question was asked, and the third monster moved',
  );
});

rule('SAN-COOP-05 every other monster moves two spaces toward the player nearest to it', (t) => {
  together(t, 2, { phase: 'monsters', mp: 0, monsters: [[6, 0]], players: [{ at: [0, 0] }, { at: [10, 0] }] });
  assert.deepEqual(
    hunted(t),
    [
      [0, 8],
      [0, 10],
    ],
    'player 1 is nearer',
  );
});

rule('SAN-COOP-05 the active player decides between equally near players', (t) => {
  // The monster in dark.1 is 3 spaces away from player 0 in the Room, and 3 spaces away from player 1 in dark.4.
  for (const [prey, way] of [
    [
      0,
      [
        [0, 3],
        [0, 2],
      ],
    ],
    [
      1,
      [
        [0, 6],
        [0, 8],
      ],
    ],
  ] as const) {
    together(t, 2, { phase: 'monsters', mp: 0, monsters: [[4, 0]], players: [{ at: [0, 0] }, { at: [10, 0] }] });
    const [question] = t.view(0).questions;
    assert.equal(question?.kind, 'hunt-target');
    t.choose(`prey:0:${prey}`);
    assert.deepEqual(hunted(t), way);
    assert.deepEqual(t.events().find(({ type }) => type === 'hunts')?.['prey'], prey);
  }
});

rule('SAN-COOP-05 a monster without a way to anybody waits', (t) => {
  const apart = [...map, ['dark.5', 'h', 0, 9]] as const;
  t.match(rules, {
    seats: 2,
    options,
    situation: situation(apart, {
      common,
      phase: 'monsters',
      mp: 0,
      monsters: [
        [0, 9],
        [6, 0],
      ],
    }),
  });
  const turn = t.events().slice(
    0,
    t.events().findIndex(({ type }) => type === 'turn-began'),
  );
  assert.deepEqual(
    turn.filter(({ type }) => type === 'monster-waits'),
    [{ type: 'monster-waits', rule: 'SAN-RUL-07', monster: 0 }],
  );
  assert.deepEqual(
    hunted(t),
    [
      [1, 4],
      [1, 3],
    ],
    'the other monster moves toward a player',
  );
});

const ready = (kind: string, card: string) => ({ at: [4, 0] as const, claimed: [kind], items: [card] });

rule('SAN-COOP-06 all win when everybody has escaped', (t) => {
  together(t, 3, {
    commonClaimed: common,
    active: 2,
    players: [{ escaped: true }, { escaped: true }, ready('night-key', 'night-key.1')],
  });
  t.choose('escape');
  assert.deepEqual(t.outcome, { winners: [0, 1, 2], rule: 'SAN-COOP-06' });
  together(t, 3, {
    commonClaimed: common,
    active: 2,
    players: [{ escaped: true }, {}, ready('night-key', 'night-key.1')],
  });
  t.choose('escape');
  assert.equal(t.outcome, null, 'one player is still inside');
});

rule('SAN-COOP-07 an escape needs a Dark Hallway, no Hallucination, and the player’s own Safe Thing claimed', (t) => {
  const me = ready('night-key', 'night-key.1');
  const cases: (readonly [NonNullable<Situation['players']>[number], boolean])[] = [
    [me, true],
    [{ ...me, at: [0, 0] }, false],
    [{ ...me, hallucinations: ['moths'] }, false],
    [{ at: [4, 0], things: ['night-key'], items: ['night-key.1'] }, false],
  ];
  for (const [player, may] of cases) {
    together(t, 3, { commonClaimed: common, players: [player] });
    assert.equal(t.why(0, 'escape')?.rule ?? 'may', may ? 'may' : 'SAN-COOP-07');
  }
});

rule('SAN-COOP-08 an escape costs four Sanity for each common Safe Thing that is not claimed', (t) => {
  for (const claimed of [5, 4, 2, 0]) {
    const cost = 4 * (5 - claimed);
    together(t, 3, {
      commonClaimed: common.slice(0, claimed),
      pool: Math.max(0, cost - 1),
      players: [ready('night-key', 'night-key.1')],
    });
    if (cost > 0)
      assert.deepEqual(
        [t.why(0, 'escape')?.rule, t.why(0, 'escape')?.values],
        ['SAN-COOP-08', { sanity: cost - 1, cost }],
      );
    together(t, 3, {
      commonClaimed: common.slice(0, claimed),
      pool: cost,
      players: [ready('night-key', 'night-key.1')],
    });
    t.choose('escape');
    assert.ok(t.state.players[0].escaped);
    assert.equal(t.state.players[0].at, -1);
    assert.equal(t.state.turn.pool, 0);
  }
});

rule('SAN-COOP-09 the turns of an escaped player are skipped', (t) => {
  together(t, 3, { phase: 'monsters', players: [{}, { escaped: true }, {}] });
  assert.equal(t.state.active, 2);
  assert.deepEqual(
    t
      .events()
      .filter(({ type }) => type === 'turn-began' || type === 'turn-skipped')
      .map(({ type, player }) => [type, player]),
    [
      ['turn-skipped', 1],
      ['turn-began', 2],
    ],
  );
});

rule(
  'SAN-COOP-10 an Item that matches a common Safe Thing is protected at once, and the Safe Thing counts for all players',
  (t) => {
    together(t, 3, { ap: 1, players: [{ at: [2, 0] }] }, draws('records'));
    t.choose('search');
    t.choose('take');
    assert.deepEqual(t.state.players[0].items, [{ card: 'wheelchair.1', safe: 'common' }]);
    assert.deepEqual(t.view(2).state.common[0], { kind: 'wheelchair', claimed: true });
    assert.equal(t.view(0).questions[0]?.kind, 'act', 'no claim is asked for');
  },
);
