// What the questions of a turn offer: the rule of each option, and what on the table it points at.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rules } from '../support/fixed-pack.js';
import type { Situation } from '../../../../../src/engine/games/sanitarium/state/situation.js';
import { RuleTest } from '../../../../support/rule-coverage.js';
import { row, situation } from '../support/situations.js';

/** Spaces: chapel 0; two face-down cards, 2 and 3, 4 and 5; Dark Hallway 6; another Room 8. */
const corridor = row(['chapel', 'wheelchair.1', 'tin-saint.1', 'dark.1', 'records']);
/** A Room (0) beside another one (2), a face-down card to the North of the first one (6 and 7), and a Room that no way leads to (8). */
const rooms: Situation['map'] = [
  ...row(['chapel', 'records', 'dark.1']),
  ['wheelchair.1', 'v', 0, -2],
  ['ward-nine', 'h', 20, 0],
];

const rolled = (dice: readonly number[], more: Omit<Situation, 'map'> = {}): Situation => ({
  map: corridor,
  phase: 'dice',
  dice,
  ...more,
});

type Row = readonly [
  what: string,
  situation: Situation,
  choices: readonly string[],
  question: string,
  options: readonly string[],
  options?: { readonly mode: 'cooperative' },
];

/** The one open question, by kind and rule, and its options: id, rule, and what is pointed at. */
const rows: readonly Row[] = [
  [
    'three different dice',
    rolled([6, 1, 2]),
    [],
    'choose-die SAN-TURN-05',
    ['die:1 SAN-RUL-40 die:1', 'die:2 SAN-RUL-40 die:2', 'die:6 SAN-RUL-40 die:0'],
  ],
  ['a pair', rolled([5, 2, 5]), [], 'choose-die SAN-TURN-05', ['die:2 SAN-TURN-08 die:1', 'die:5 SAN-TURN-09 die:0']],
  [
    'a card that changes dice',
    rolled([6, 1, 2], { players: [{ items: ['knucklebone.1'] }] }),
    [],
    'dice-change SAN-RUL-15',
    ['use:knucklebone.1 SAN-RUL-39 card:knucklebone.1', 'keep SAN-TURN-05'],
  ],
  [
    'dice that are kept',
    rolled([6, 1, 2], { players: [{ items: ['knucklebone.1'] }] }),
    ['keep'],
    'choose-die SAN-TURN-05',
    ['die:1 SAN-RUL-40 die:1', 'die:2 SAN-RUL-40 die:2', 'die:6 SAN-RUL-40 die:0'],
  ],
  [
    'acts on a face-down card',
    { map: corridor, ap: 3, players: [{ at: [4, 0], items: ['night-key.1'], hallucinations: ['footsteps-behind'] }] },
    [],
    'act SAN-ACT-01',
    [
      'move:3 SAN-ACT-03 space:3',
      'move:5 SAN-ACT-04 space:5',
      'search SAN-ACT-06',
      'explore SAN-ACT-10 opening',
      'concentrate SAN-ACT-12',
      'use:night-key.1 SAN-RUL-39 card:night-key.1',
      'disbelieve:footsteps-behind SAN-HAL-03 card:footsteps-behind',
      'end SAN-ACT-01',
    ],
  ],
  [
    'ways to Rooms, each once',
    { map: rooms, ap: 1 },
    [],
    'act SAN-ACT-01',
    ['move:7 SAN-ACT-03 space:7', 'move:2 SAN-ACT-03 space:2', 'move:8 SAN-ACT-05 space:8', 'end SAN-ACT-01'],
  ],
  [
    'a gift',
    { map: row(['wheelchair.1']), ap: 1, players: [{ items: ['tin-saint.1'] }] },
    [],
    'act SAN-ACT-01',
    [
      'move:1 SAN-ACT-04 space:1',
      'search SAN-ACT-06',
      'give:tin-saint.1:1 SAN-RUL-29 card:tin-saint.1 player:1',
      'end SAN-ACT-01',
    ],
    { mode: 'cooperative' },
  ],
  [
    'a searched card',
    { map: corridor, ap: 1, players: [{ at: [2, 0] }] },
    ['search'],
    'take-or-leave SAN-ACT-06',
    ['take SAN-ACT-07', 'leave SAN-ACT-06'],
  ],
  [
    'two monsters that scare at once',
    {
      map: corridor,
      ap: 1,
      players: [{ at: [2, 0] }],
      monsters: [
        [3, 0],
        [3, 0],
      ],
    },
    ['move:3'],
    'scare-order SAN-RUL-11',
    ['first:0 SAN-RUL-11 monster:0', 'first:1 SAN-RUL-11 monster:1'],
  ],
  [
    'Monster Points',
    {
      map: corridor,
      phase: 'monsters',
      mp: 1,
      monsters: [
        [6, 0],
        [2, 0],
      ],
    },
    [],
    'monster-point SAN-MON-02',
    [
      'push:0:5 SAN-MON-02 monster:0 space:5',
      'push:0:8 SAN-MON-02 monster:0 space:8',
      'push:1:0 SAN-MON-02 monster:1 space:0',
      'push:1:3 SAN-MON-02 monster:1 space:3',
      'stop SAN-MON-02',
    ],
  ],
  [
    'monsters that hunt',
    {
      map: corridor,
      phase: 'monsters',
      mp: 0,
      monsters: [
        [6, 0],
        [2, 0],
      ],
    },
    [],
    'hunt-order SAN-RUL-31',
    ['next:0 SAN-RUL-31 monster:0', 'next:1 SAN-RUL-31 monster:1'],
    { mode: 'cooperative' },
  ],
  [
    'two equally near players',
    { map: corridor, phase: 'monsters', mp: 0, monsters: [[4, 0]], players: [{ at: [3, 0] }, { at: [5, 0] }] },
    [],
    'hunt-target SAN-COOP-05',
    ['prey:0:0 SAN-COOP-05 monster:0 player:0', 'prey:0:1 SAN-COOP-05 monster:0 player:1'],
    { mode: 'cooperative' },
  ],
  [
    'two ways for a monster',
    {
      map: [
        ['wheelchair.1', 'h', 0, 0],
        ['tin-saint.1', 'h', 1, 1],
        ['music-box.1', 'h', -1, 1],
        ['dark.1', 'h', -2, 0],
      ],
      phase: 'turn',
      monsters: [[1, 0]],
      players: [{ at: [-1, 1] }],
    },
    [],
    'monster-way SAN-RUL-07',
    ['way:0:0 SAN-RUL-07 space:0', 'way:0:2 SAN-RUL-07 space:2'],
  ],
];

for (const [what, position, choices, asked, offered, options] of rows)
  test(`what is offered: ${what}`, () => {
    const t = new RuleTest();
    t.match(rules, { seats: 2, situation: situation(position.map, position), ...(options && { options }) });
    for (const choice of choices) t.choose(choice);
    const open = t.view(0).questions.filter(({ standing }) => !standing);
    assert.deepEqual(
      open.map(({ kind, rule }) => `${kind} ${rule}`),
      [asked],
    );
    assert.deepEqual(
      open[0]?.options.map(({ id, rule, targets = [] }) => [id, rule, ...targets].join(' ')),
      offered,
    );
  });
