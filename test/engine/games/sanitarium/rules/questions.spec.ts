// Which questions are asked: none with a single answer, unless asking hides a secret or lets a person pause. SAN-RUL-31,
// SAN-RUL-47
import assert from 'node:assert/strict';
import { anyAnswer } from '../../../../../src/engine/bots/random.js';
import { rules } from '../../../../../src/engine/games/sanitarium/rules/rules.js';
import type { State } from '../../../../../src/engine/games/sanitarium/state/state.js';
import { createChance, type LiveMatch } from '../../../../../src/engine/kernel/index.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { midMatchSituation } from '../support/mid-match-situation.js';
import { dice, draws, row, situation } from '../support/situations.js';

const cooperative = { mode: 'cooperative' } as const;
const kind = (t: RuleTest): string | undefined => t.view(0).questions[0]?.kind;

/** The cards and their spaces: chapel (0), wheelchair (2 and 3), felt-slippers (4 and 5), dark.1 (6), dark.2 (8). */
const corridor = row(['chapel', 'wheelchair.1', 'felt-slippers.1', 'dark.1', 'dark.2']);

rule('SAN-RUL-47 a payment that is possible in one way only is made without a question', (t) => {
  const me = { items: ['case-file.1', 'brass-bell.1'], hallucinations: ['confusion.1'] };
  t.match(rules, { seats: 2, situation: situation(corridor, { players: [me] }) });
  t.choose('disbelieve:confusion.1');
  assert.equal(kind(t), 'pay', 'either Item may come first');
  t.choose('pay:brass-bell.1');
  assert.deepEqual(t.state.bottom, ['brass-bell.1', 'case-file.1']);
});

rule('SAN-RUL-47 a player who holds Actions is always asked for a payment, so that the pause reveals nothing', (t) => {
  const me = { items: ['night-key.1'], actions: ['hold-the-door.1'], hallucinations: ['confusion.1'] };
  t.match(rules, { seats: 2, situation: situation(corridor, { players: [me] }) });
  t.choose('disbelieve:confusion.1');
  assert.deepEqual(t.options(), ['pay:night-key.1']);
  t.choose('pay:night-key.1');
  t.match(rules, { seats: 1, situation: situation(corridor, { players: [me] }) });
  t.choose('disbelieve:confusion.1');
  assert.deepEqual(t.state.bottom, ['night-key.1'], 'the solo game has no such secrets');
});

rule('SAN-RUL-47 the only Item that can be lost is lost without a question', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, { phase: 'dice', dice: [3, 3, 6], players: [{ items: ['night-key.1'] }] }),
    faces: dice(2),
  });
  t.choose('die:6');
  assert.equal(kind(t), 'act');
  assert.deepEqual(t.state.bottom, ['night-key.1']);
});

rule('SAN-RUL-47 in random matches, a question with one answer only hides a secret or lets a person pause', (t) => {
  const single = new Set<string>();
  const all = new Set<string>();
  for (let seed = 0; seed < 120; seed++) {
    const seats = 1 + (seed % 4);
    const mode = seed % 8 < 4 ? 'cooperative' : 'competitive';
    const from = seed % 2 ? { situation: midMatchSituation(seats, mode, seed) } : {};
    const match = t.match(rules, { seed, seats, options: { mode }, ...from }) as LiveMatch<State, unknown>;
    const chance = createChance(seed);
    for (let count = 0; match.questions.length > 0 && count < 120; count++) {
      for (const question of match.questions) {
        if (question.standing) continue;
        all.add(question.kind);
        if (question.options.length > 1) continue;
        single.add(question.kind);
        const { actions = [] } = match.state.players[question.player] ?? {};
        if (question.kind === 'pay') assert.ok(!match.state.solo && actions.length > 0);
      }
      const seat = match.questions.find(({ standing }) => !standing)?.seat ?? 0;
      const { n, id } = anyAnswer(
        match.questions.filter((each) => each.seat === seat),
        chance,
      );
      assert.ok(match.choose(seat, n, id).ok);
    }
  }
  assert.ok(all.size > 15, [...all].join());
  // `act`: the person sees the result of the last act before the turn ends. `claim-or-wait`: the question does not tell
  // that an Item matches a Safe Thing.
  assert.deepEqual(
    [...single].filter((each) => !['act', 'claim-or-wait', 'pay'].includes(each)),
    [],
  );
});

/**
 * A long way round. Monster 0, in the last space, is beside player 1. Monster 1, in the first Dark Hallway, hunts player
 * 0 in the second one. A Room between the two ends of the way would be a short cut.
 */
const detour: ReturnType<typeof row> = [
  ['dark.1', 'h', 4, 0],
  ['wheelchair.1', 'v', 4, -2],
  ['felt-slippers.1', 'h', 5, -2],
  ['music-box.1', 'h', 7, -2],
  ['night-key.1', 'v', 8, -1],
  ['case-file.1', 'h', 8, 1],
  ['dark.2', 'h', 10, 1],
  ['tin-saint.1', 'h', 12, 1],
  ['brass-bell.1', 'h', 14, 1],
];

function hunted(t: RuleTest, companion: readonly [number, number], faces: readonly object[] = []): void {
  t.match(rules, {
    seats: 2,
    options: cooperative,
    situation: situation(detour, {
      phase: 'monsters',
      mp: 0,
      monsters: [
        [14, 1],
        [4, 0],
      ],
      players: [{ at: [10, 1] }, { at: companion }],
    }),
    faces: faces as never,
  });
}

/** The two steps of monster 1 in Monster Movement. */
const walk = (t: RuleTest): number[] =>
  t
    .events()
    .flatMap((event) =>
      event.rule === 'SAN-COOP-05' && event['monster'] === 1 && event.type === 'monster-moved'
        ? [event['to'] as number]
        : [],
    );

rule('SAN-RUL-31 the order of the monsters is asked if the Horror Roll of one may show another one a new way', (t) => {
  hunted(t, [13, 1], [...dice(1), ...draws('records')]);
  assert.deepEqual(t.options(0), ['next:0', 'next:1', 'report:1']);
  t.choose('next:0');
  t.choose('place:h:6:0', 1);
  assert.deepEqual(walk(t), [18, 9], 'the monster takes the short cut');
  hunted(t, [13, 1], dice(2));
  t.choose('next:1');
  assert.deepEqual(walk(t), [3, 2]);
});

rule('SAN-RUL-31 the order of the monsters is not asked if no monster can cause a Horror Roll', (t) => {
  hunted(t, [10, 1]);
  assert.deepEqual(
    t.options(0).filter((id) => id.startsWith('next:')),
    [],
    'the players protect each other',
  );
  t.match(rules, {
    seats: 2,
    options: cooperative,
    situation: situation(corridor, {
      phase: 'monsters',
      mp: 0,
      monsters: [
        [6, 0],
        [8, 0],
      ],
      players: [{}, {}],
    }),
    faces: draws('records'),
  });
  assert.deepEqual(
    t
      .events()
      .flatMap(({ type, monster, to }) => (type === 'monster-moved' ? [[monster, to]] : []))
      .slice(0, 4),
    [
      [0, 5],
      [0, 4],
      [1, 6],
      [1, 5],
    ],
  );
  assert.equal(t.view(1).questions.find(({ standing }) => !standing)?.kind, 'place');
  t.choose(t.options(1).find((id) => id.startsWith('place:')) ?? '', 1);
});
