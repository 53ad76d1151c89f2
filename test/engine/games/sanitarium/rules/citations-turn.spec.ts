// Which rules the events of a turn cite: the log and the answers to "why" quote them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rules } from '../support/fixed-pack.js';
import type { Situation } from '../../../../../src/engine/games/sanitarium/state/situation.js';
import { RuleTest } from '../../../../support/rule-coverage.js';
import type { TestSetup } from '../../../../support/play.js';
import { dice, draws, row, situation } from '../support/situations.js';

/** Spaces: chapel 0; two face-down cards, 2 and 3, 4 and 5; Dark Hallway 6; another Room 8. */
const corridor = row(['chapel', 'wheelchair.1', 'tin-saint.1', 'dark.1', 'records']);
const rivals = (more: Omit<Situation, 'map'>, setup: TestSetup = {}): TestSetup => ({
  seats: 2,
  situation: situation(corridor, more),
  ...setup,
});
const together = (more: Omit<Situation, 'map'>): TestSetup => rivals(more, { options: { mode: 'cooperative' } });

/** A monster beside player 0, who holds nothing: a 2 costs nothing. */
const beside = rivals({ phase: 'monsters', mp: 5, monsters: [[5, 0]], players: [{ at: [4, 0] }] }, { faces: dice(2) });
/** Two monsters and nobody near. */
const points = rivals({
  phase: 'monsters',
  mp: 2,
  monsters: [
    [6, 0],
    [2, 0],
  ],
});

const begun = ['turn-began SAN-TURN-10 SAN-TURN-01 SAN-RUL-26', 'phase SAN-TURN-01'];
const looked = 'looked SAN-EXP-01 SAN-EXP-07 SAN-RUL-06';

type Row = readonly [what: string, setup: TestSetup, choices: readonly string[], told: readonly string[]];

/** What is told from the last choice on to the end of the turn: type, rule and further rules of each event. */
const rows: readonly Row[] = [
  // Turn
  [
    'a turn that begins',
    rivals({ phase: 'turn', monsters: [[6, 0]] }),
    [],
    [...begun, 'monster-moved SAN-TURN-02 SAN-RUL-07', looked],
  ],
  [
    'a Creeping Darkness that a card has calmed',
    rivals(
      { monsters: [[6, 0]], players: [{ items: ['music-box.1'] }] },
      { faces: [...draws('brass-bell.1'), ...dice(1, 2, 6)] },
    ),
    ['use:music-box.1', 'end', 'place:h:-2:0', 'die:1', 'end', 'stop'],
    [...begun, 'lulled SAN-TURN-02', looked],
  ],
  [
    'triples',
    rivals({ phase: 'dice' }, { faces: dice(4, 4, 4) }),
    [],
    ['phase SAN-TURN-01', 'rolled SAN-TURN-04', 'triples SAN-TURN-07 SAN-RUL-46', 'phase SAN-TURN-01', looked],
  ],
  [
    'one of three different dice',
    rivals({ phase: 'dice', dice: [1, 2, 6] }),
    ['die:6'],
    ['die-taken SAN-TURN-05 SAN-TURN-06', 'phase SAN-TURN-01'],
  ],
  [
    'one die of a pair',
    rivals({ phase: 'dice', dice: [5, 2, 5] }),
    ['die:5'],
    ['die-taken SAN-TURN-05 SAN-TURN-06 SAN-TURN-09', 'phase SAN-TURN-01'],
  ],
  [
    'the die beside a pair',
    rivals({ phase: 'dice', dice: [5, 2, 5] }, { faces: dice(2) }),
    ['die:2'],
    [
      'die-taken SAN-TURN-05 SAN-TURN-06',
      'pair SAN-TURN-08 SAN-HOR-05',
      'horror SAN-HOR-05',
      'horror-rolled SAN-HOR-03 SAN-HOR-01',
      'nothing-lost SAN-RUL-12',
      'phase SAN-TURN-01',
    ],
  ],
  // Actions
  ['a Move through a doorway', rivals({ ap: 1 }), ['move:2'], ['moved SAN-ACT-03 SAN-RUL-03']],
  ['a Move within a card', rivals({ ap: 1, players: [{ at: [2, 0] }] }), ['move:3'], ['moved SAN-ACT-04 SAN-RUL-03']],
  ['a Move from Room to Room', rivals({ ap: 1 }), ['move:8'], ['moved SAN-ACT-05']],
  ['a Search', rivals({ ap: 1, players: [{ at: [2, 0] }] }), ['search'], ['searched SAN-ACT-06 SAN-RUL-21']],
  ['a card that is left', rivals({ ap: 1, players: [{ at: [2, 0] }] }), ['search', 'leave'], ['left-card SAN-ACT-06']],
  [
    'a card that is taken',
    rivals({ ap: 1, players: [{ at: [2, 0] }] }, { faces: draws('music-box.1') }),
    ['search', 'take'],
    ['gained-item SAN-ACT-08 SAN-RUL-28', 'replaced SAN-ACT-07 SAN-RUL-20 SAN-EXP-01'],
  ],
  ['Concentrate', rivals({ ap: 3 }), ['concentrate'], ['concentrated SAN-ACT-12 SAN-RUL-16']],
  [
    'a gift',
    together({ ap: 1, players: [{ items: ['night-key.1'] }] }),
    ['give:night-key.1:1'],
    ['gave SAN-RUL-29', 'gained-item SAN-ACT-08 SAN-RUL-28'],
  ],
  [
    'a monster that a card pushes',
    rivals({ monsters: [[6, 0]], players: [{ items: ['brass-bell.1'] }] }),
    ['use:brass-bell.1', 'push:0:5'],
    ['monster-moved SAN-ACT-02 SAN-RUL-07'],
  ],
  // Monster Movement
  ['the end of the acts', rivals({ mp: 1, monsters: [[6, 0]] }), ['end'], ['phase SAN-TURN-01']],
  ['a point that moves a monster into an empty space', points, ['push:0:5'], ['monster-moved SAN-MON-02 SAN-RUL-07']],
  ['into a Room', points, ['push:0:8'], ['monster-moved SAN-MON-02 SAN-RUL-07 SAN-RUL-08']],
  [
    'into a Room with players',
    points,
    ['push:1:0'],
    ['monster-moved SAN-MON-02 SAN-RUL-07 SAN-RUL-08', 'safe SAN-MON-03', 'safe SAN-MON-03'],
  ],
  [
    'to another monster',
    rivals({
      phase: 'monsters',
      mp: 2,
      monsters: [
        [5, 0],
        [6, 0],
        [2, 0],
      ],
    }),
    ['push:0:6'],
    ['monster-moved SAN-MON-02 SAN-RUL-07 SAN-RUL-08'],
  ],
  [
    'to two players',
    rivals({ phase: 'monsters', mp: 2, monsters: [[5, 0]], players: [{ at: [4, 0] }, { at: [4, 0] }] }),
    ['push:0:4'],
    ['monster-moved SAN-MON-02 SAN-RUL-07 SAN-RUL-08', 'safe SAN-MON-04', 'safe SAN-MON-04'],
  ],
  [
    'to one player',
    beside,
    ['push:0:4'],
    [
      'monster-moved SAN-MON-02 SAN-RUL-07 SAN-RUL-08',
      'horror SAN-MON-05 SAN-HOR-05 SAN-RUL-09',
      'horror-rolled SAN-HOR-03 SAN-HOR-01',
      'nothing-lost SAN-RUL-12',
    ],
  ],
  ['away from somebody scared', beside, ['push:0:4', 'push:0:5'], ['monster-moved SAN-MON-02 SAN-RUL-07']],
  [
    'to somebody scared in this phase',
    beside,
    ['push:0:4', 'push:0:5', 'push:0:4'],
    ['monster-moved SAN-MON-02 SAN-RUL-07 SAN-RUL-08 SAN-RUL-10'],
  ],
  // Monster Movement together
  [
    'a hunt of two spaces',
    together({
      phase: 'monsters',
      mp: 5,
      monsters: [
        [5, 0],
        [6, 0],
      ],
    }),
    [],
    [
      'phase SAN-TURN-01',
      'stunned SAN-COOP-04 SAN-RUL-31',
      'hunts SAN-COOP-05 SAN-RUL-31',
      'monster-moved SAN-COOP-05 SAN-RUL-07 SAN-RUL-08',
      'monster-moved SAN-COOP-05 SAN-RUL-07',
    ],
  ],
  [
    'no Monster Points',
    together({ phase: 'monsters', mp: 0, monsters: [[4, 0]] }),
    [],
    [
      'phase SAN-TURN-01',
      'stunned SAN-COOP-04 SAN-RUL-31 SAN-RUL-32',
      'hunts SAN-COOP-05 SAN-RUL-31',
      'monster-moved SAN-COOP-05 SAN-RUL-07',
      'monster-moved SAN-COOP-05 SAN-RUL-07',
    ],
  ],
];

/** What happened since event n, as far as the turn goes. */
function told(t: RuleTest, n: number): string[] {
  const events = t.events().slice(n);
  const next = events.findIndex(({ type }, i) => type === 'turn-began' && i > 0);
  return events
    .slice(0, next > 0 ? next : undefined)
    .map(({ type, rule, also = [] }) => [type, rule, ...also].join(' '));
}

for (const [what, setup, choices, cited] of rows)
  test(`the rules that are cited: ${what}`, () => {
    const t = new RuleTest();
    t.match(rules, setup);
    let before = 0;
    for (const choice of choices) {
      before = t.events().length;
      t.choose(choice);
    }
    assert.deepEqual(told(t, before), cited);
    t.assertFacesUsed();
  });
