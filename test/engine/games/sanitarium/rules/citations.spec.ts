// What is told and asked of the setup, of cards, Horror Rolls, Hallucinations, Safe Things, escapes and of playing together:
// which rules each event, question and option cites, with its facts. What a turn consists of is in citations.spec.ts and
// offers.spec.ts, what the verbs of cards do in verbs.spec.ts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Situation } from '../../../../../src/engine/games/sanitarium/state/situation.js';
import type { Question } from '../../../../../src/engine/kernel/index.js';
import { eventLine, optionLine, questionLine } from '../../../../support/spoken-lines.js';
import { RuleTest } from '../../../../support/rule-coverage.js';
import type { TestSetup } from '../../../../support/play.js';
import { dice, draws, row, situation } from '../support/situations.js';
import { rules } from '../support/fixed-pack.js';

/** Spaces: chapel 0; two face-down cards, 2 and 3, 4 and 5; Dark Hallway 6; another Room 8. */
const corridor = row(['chapel', 'wheelchair.1', 'tin-saint.1', 'dark.1', 'records']);
const inTheDark = { at: [6, 0] } as const;

type Table = Omit<Situation, 'map'> & Partial<Pick<Situation, 'map'>>;
const rivals = (
  { map = corridor, ...more }: Table,
  faces: readonly object[] = [],
  setup: TestSetup = {},
): TestSetup => ({ seats: 2, situation: situation(map, more), faces: faces as never, ...setup });
const together = (more: Table, faces: readonly object[] = [], setup: TestSetup = {}): TestSetup =>
  rivals(more, faces, { seats: 3, options: { mode: 'cooperative' }, ...setup });
const alone = (more: Table, faces: readonly object[] = []): TestSetup => together(more, faces, { seats: 1 });

const common = ['wheelchair', 'brass-bell', 'tin-saint', 'music-box', 'case-file'];
const haunt = (card: string) => ({ deck: 'hallucinations', card });
const things = (...kinds: readonly string[]) => kinds.map((card) => ({ deck: 'safe-things', card }));
const begin = (room: string, first: number) => [
  { pick: 'start-player', value: first },
  { deck: 'rooms', card: room },
];
/** The first cards of a map, each at the East end of it. */
const eastward = (cards: number): string[] => Array.from({ length: cards }, (_, i) => `place:h:${2 * i + 2}:0`);
/** The active player, beside a monster that a Move meets. */
const scared = (more: object = {}, ...others: readonly object[]): Table => ({
  ap: 1,
  monsters: [[2, 0]],
  players: [more, ...others],
});

interface Row {
  readonly what: string;
  readonly setup: TestSetup;
  /** With a seat where several are offered the same. */
  readonly choices?: readonly (string | readonly [string, number])[];
  /** From the last choice on, as player 0 sees it; in brackets is what only player 0 sees. Acts of a later turn are left out. */
  readonly tells?: readonly string[];
  /** The question of that kind then: itself, and its options. */
  readonly asks?: readonly string[];
  /** Whom it asks, if not player 0. */
  readonly of?: number;
}

const rows: readonly Row[] = [
  // Setup
  {
    what: 'the deal of two',
    setup: {
      seats: 2,
      faces: [
        ...things(
          'wheelchair',
          'brass-bell',
          'tin-saint',
          'music-box',
          'case-file',
          'night-key',
          'hand-mirror',
          'hooked-cane',
        ),
        ...begin('chapel', 1),
        ...draws('records'),
      ] as never,
    },
    tells: [
      'dealt SAN-TWO-01 SAN-SET-02 player=0 count=4 [things=["wheelchair","brass-bell","tin-saint","music-box"]]',
      'dealt SAN-TWO-01 SAN-SET-02 player=1 count=4',
      'began SAN-SET-03 SAN-SET-01 SAN-SET-04 SAN-RUL-22 SAN-RUL-26 SAN-RUL-42 SAN-RUL-45 start=1 order=[1,0] room=chapel',
      'looked SAN-EXP-01 SAN-EXP-07 SAN-RUL-06 SAN-SET-05 SAN-TWO-03 SAN-RUL-23 player=1',
    ],
    asks: ['place SAN-EXP-08', '8 places SAN-RUL-04'],
    of: 1,
  },
  {
    what: 'the deal of three together',
    setup: {
      seats: 3,
      options: { mode: 'cooperative' },
      faces: [
        ...things('knucklebone', 'night-key', 'hand-mirror', ...common),
        ...begin('chapel', 0),
        ...draws('run-for-it.1'),
      ] as never,
    },
    tells: [
      'dealt SAN-COOP-01 SAN-SET-02 player=0 count=1 [things=["knucklebone"]]',
      'dealt SAN-COOP-01 SAN-SET-02 player=1 count=1',
      'dealt SAN-COOP-01 SAN-SET-02 player=2 count=1',
      'common-dealt SAN-COOP-01 kinds=["wheelchair","brass-bell","tin-saint","music-box","case-file"]',
      'began SAN-SET-03 SAN-SET-01 SAN-SET-04 SAN-RUL-22 SAN-RUL-26 SAN-RUL-42 SAN-RUL-45 start=0 order=[0,1,2] room=chapel',
      'looked SAN-EXP-01 SAN-EXP-07 SAN-RUL-06 SAN-SET-05 player=0 [card=run-for-it.1]',
    ],
    asks: ['place SAN-EXP-08', '8 places SAN-RUL-04'],
  },
  {
    what: 'the deal of one alone',
    setup: {
      seats: 1,
      faces: [
        ...things('knucklebone', 'night-key', 'hand-mirror', 'hooked-cane', ...common),
        ...begin('chapel', 0),
        ...draws('records'),
      ] as never,
    },
    tells: [
      'dealt SAN-TWO-04 SAN-SET-02 player=0 count=2 [things=["knucklebone","night-key"]]',
      'dealt SAN-TWO-04 SAN-SET-02 player=1 count=2 [things=["hand-mirror","hooked-cane"]]',
      'common-dealt SAN-COOP-01 kinds=["wheelchair","brass-bell","tin-saint","music-box","case-file"]',
      'began SAN-SET-03 SAN-SET-01 SAN-SET-04 SAN-RUL-22 SAN-RUL-26 SAN-RUL-42 SAN-RUL-45 SAN-SOLO-01 start=0 order=[0,1] room=chapel',
      'looked SAN-EXP-01 SAN-EXP-07 SAN-RUL-06 SAN-SET-05 SAN-TWO-03 SAN-RUL-23 player=0 [card=records]',
    ],
    asks: ['place SAN-EXP-08', '8 places SAN-RUL-04'],
  },
  {
    what: 'the explore of the next player',
    setup: { seats: 2, faces: [...begin('chapel', 1), ...draws('records', 'day-room')] as never },
    choices: eastward(1),
    tells: [
      'laid SAN-EXP-02 SAN-RUL-02 player=1 index=1 face=room card=records',
      'looked SAN-EXP-01 SAN-EXP-07 SAN-RUL-06 SAN-SET-05 SAN-TWO-03 SAN-RUL-23 player=0 [card=day-room]',
    ],
    asks: ['place SAN-EXP-08', '12 places SAN-RUL-04'],
  },
  {
    what: 'a Dark Hallway that is searched for',
    setup: {
      seats: 2,
      faces: [
        ...begin('chapel', 0),
        ...draws('records', 'day-room', 'ward-nine', 'dispensary'),
        { deck: 'dark-hallways', card: 'dark.3' },
      ] as never,
    },
    choices: eastward(4),
    tells: [
      'laid SAN-EXP-02 SAN-RUL-02 player=1 index=4 face=room card=dispensary',
      'looked SAN-SET-06 SAN-RUL-22 player=0 [card=dark.3]',
    ],
    asks: ['place SAN-EXP-08', '24 places SAN-RUL-04'],
  },
  {
    what: 'the tokens',
    setup: {
      seats: 2,
      faces: [...begin('chapel', 0), ...draws('records', 'day-room', 'ward-nine', 'dark.3')] as never,
    },
    choices: eastward(4),
    tells: [
      'laid SAN-EXP-02 SAN-RUL-02 player=1 index=4 face=dark card=dark.3',
      'monster-came SAN-EXP-04 SAN-MON-01 monster=0 at=8',
      'suffered SAN-SET-08 player=0 card=confusion.1',
      'suffered SAN-SET-08 player=1 card=confusion.2',
      'tokens-set SAN-SET-07 at=0',
    ],
  },
  // Cards that are laid
  {
    what: 'a face-down card',
    setup: rivals({ phase: 'darkness' }, [...draws('brass-bell.1'), ...dice(1, 2, 6)]),
    choices: ['place:h:10:0'],
    tells: [
      'laid SAN-EXP-03 SAN-RUL-02 player=0 index=5 face=down [card=brass-bell.1]',
      'phase SAN-TURN-01 phase=dice',
      'rolled SAN-TURN-04 player=0 dice=[1,2,6]',
    ],
  },
  {
    what: 'a card of Creeping Darkness',
    setup: rivals({ phase: 'darkness', map: row(['chapel']) }, draws('dark.2')),
    asks: ['place SAN-TURN-03', '8 places SAN-RUL-04'],
  },
  {
    what: 'its Dark Hallway',
    setup: rivals({ phase: 'darkness' }, [...draws('dark.2'), ...dice(1, 2, 6)]),
    choices: ['place:h:10:0'],
    tells: [
      'laid SAN-EXP-02 SAN-RUL-02 player=0 index=5 face=dark card=dark.2',
      'monster-came SAN-EXP-04 SAN-MON-01 SAN-RUL-25 monster=0 at=10',
      'phase SAN-TURN-01 phase=dice',
      'rolled SAN-TURN-04 player=0 dice=[1,2,6]',
    ],
  },
  {
    what: 'a Dark Hallway of the Explore action',
    setup: rivals({ ap: 2, map: row(['chapel']) }, draws('dark.2')),
    choices: ['explore', 'place:h:2:0'],
    tells: [
      'laid SAN-EXP-02 SAN-RUL-02 player=0 index=1 face=dark card=dark.2',
      'monster-came SAN-EXP-04 SAN-MON-01 monster=0 at=2',
    ],
  },
  {
    what: 'a fourth Dark Hallway',
    setup: rivals(
      {
        ap: 2,
        map: row(['chapel']),
        monsters: [
          [0, 0],
          [0, 0],
          [0, 0],
        ],
      },
      draws('dark.2'),
    ),
    choices: ['explore', 'place:h:2:0'],
    tells: [
      'laid SAN-EXP-02 SAN-RUL-02 player=0 index=1 face=dark card=dark.2',
      'no-monster SAN-RUL-24 SAN-MON-01 at=2',
      'safe SAN-MON-03 player=0 at=0',
      'safe SAN-MON-03 player=1 at=0',
    ],
  },
  {
    what: 'the last card',
    setup: rivals({ ap: 2, map: row(['chapel']), deck: ['records'], bottom: [] }),
    choices: ['explore'],
    tells: ['deck-empty SAN-OUT-02', 'looked SAN-EXP-01 SAN-EXP-07 SAN-RUL-06 player=0 [card=records]'],
  },
  {
    what: 'a card that leaves one in the deck and one under it',
    setup: rivals(
      { ap: 2, map: row(['chapel']), deck: ['records', 'day-room'], bottom: ['ward-nine'] },
      draws('records'),
    ),
    choices: ['explore'],
    tells: ['looked SAN-EXP-01 SAN-EXP-07 SAN-RUL-06 player=0 [card=records]'],
  },
  {
    what: 'a deck that has run out',
    setup: rivals({ ap: 2, map: row(['chapel']), deck: [], bottom: [] }),
    choices: ['explore'],
    tells: ['ran-out SAN-OUT-01 SAN-RUL-38'],
  },
  {
    what: 'a deck that has run out on those who stayed',
    setup: together({ ap: 2, map: row(['chapel']), deck: [], players: [{}, {}, { escaped: true }] }),
    choices: ['explore'],
    tells: ['ran-out SAN-OUT-01 SAN-RUL-38 SAN-RUL-35'],
  },
  {
    what: 'an Action that is taken, and its replacement',
    setup: rivals({ ap: 1, map: row(['run-for-it.1']) }, draws('brass-bell.1')),
    choices: ['search', 'take'],
    tells: [
      'gained-action SAN-ACT-09 SAN-RUL-28 player=0 [card=run-for-it.1]',
      'replaced SAN-ACT-07 SAN-RUL-20 SAN-EXP-01 player=0 index=0 face=down [card=brass-bell.1]',
    ],
  },
  // Cards that are used
  {
    what: 'an Item that stays',
    setup: rivals({ players: [{ items: ['hand-mirror.1'] }] }),
    choices: ['use:hand-mirror.1'],
    tells: ['used SAN-ACT-02 SAN-RUL-15 SAN-RUL-39 player=0 card=hand-mirror.1 discarded=false'],
  },
  {
    what: 'what a card asks',
    setup: rivals({ players: [{ items: ['felt-slippers.1'] }] }),
    choices: ['use:felt-slippers.1'],
    asks: ['walk-on SAN-ACT-02', 'move:2 SAN-ACT-02 space:2', 'stay SAN-ACT-02'],
  },
  {
    what: 'an Action',
    setup: rivals({ players: [{ actions: ['run-for-it.1'] }] }),
    choices: ['use:run-for-it.1'],
    tells: [
      'used SAN-ACT-09 SAN-ACT-02 SAN-RUL-15 SAN-RUL-39 player=0 card=run-for-it.1 discarded=true',
      'discarded SAN-HAL-05 SAN-RUL-27 player=0 cards=["run-for-it.1"]',
    ],
  },
  {
    what: 'a card that is peeked at',
    setup: rivals({ players: [{ items: ['case-file.1'] }] }),
    choices: ['use:case-file.1', 'peek:1'],
    tells: ['peeked SAN-ACT-02 player=0 index=1 [card=wheelchair.1]'],
  },
  {
    what: 'a Protected Item that is thrown away',
    setup: rivals({ players: [{ items: ['night-key.1'], claimed: ['night-key'] }] }),
    asks: ['act SAN-ACT-01', 'use:night-key.1 SAN-RUL-18 card:night-key.1 (confirm-protected)', 'end SAN-ACT-01'],
  },
  {
    what: 'and its Safe Thing',
    setup: rivals({ players: [{ items: ['night-key.1'], claimed: ['night-key'] }] }),
    choices: ['use:night-key.1'],
    tells: [
      'used SAN-ACT-02 SAN-RUL-15 SAN-RUL-39 player=0 card=night-key.1 discarded=true',
      'unclaimed SAN-RUL-18 player=0 kind=night-key common=false',
      'discarded SAN-HAL-05 SAN-RUL-27 player=0 cards=["night-key.1"]',
    ],
  },
  {
    what: 'a common Safe Thing that comes free',
    setup: together({
      common,
      commonClaimed: ['music-box'],
      monsters: [[6, 0]],
      players: [{ items: ['music-box.1'] }],
    }),
    choices: ['use:music-box.1'],
    tells: [
      'used SAN-ACT-02 SAN-RUL-15 SAN-RUL-39 player=0 card=music-box.1 discarded=true',
      'unclaimed SAN-RUL-18 player=0 kind=music-box common=true',
      'discarded SAN-HAL-05 SAN-RUL-27 player=0 cards=["music-box.1"]',
    ],
  },
  // Horror Rolls
  {
    what: 'a Horror Roll that a card may answer',
    setup: rivals(scared({ items: ['smelling-salts.1'] })),
    choices: ['move:2'],
    asks: ['horror-answer SAN-RUL-15', 'use:smelling-salts.1 SAN-RUL-39 card:smelling-salts.1', 'face-it SAN-HOR-01'],
  },
  {
    what: 'one that is ignored',
    setup: rivals(scared({ items: ['smelling-salts.1'] })),
    choices: ['move:2', 'use:smelling-salts.1'],
    tells: [
      'used SAN-ACT-02 SAN-RUL-15 SAN-RUL-39 player=0 card=smelling-salts.1 discarded=true',
      'discarded SAN-HAL-05 SAN-RUL-27 player=0 cards=["smelling-salts.1"]',
      'horror-ignored SAN-HOR-01 player=0',
    ],
  },
  {
    what: 'a roll of 1',
    setup: rivals({ ...scared(), map: row(['chapel', 'wheelchair.1']) }, [...dice(1), ...draws('records')]),
    choices: ['move:2'],
    tells: [
      'moved SAN-ACT-03 SAN-RUL-03 player=0 from=0 to=2 cost=1',
      'horror SAN-MON-05 SAN-HOR-05 SAN-RUL-09 player=0 monster=0',
      'horror-rolled SAN-HOR-02 SAN-HOR-01 player=0 die=1 change=0 result=1',
      'looked SAN-EXP-01 SAN-EXP-07 SAN-RUL-06 player=0 [card=records]',
    ],
    asks: ['place SAN-EXP-08', '12 places SAN-RUL-04'],
  },
  {
    what: 'a roll of 3',
    setup: rivals(scared({ items: ['night-key.1', 'brass-bell.1'] }), dice(3)),
    choices: ['move:2'],
    tells: [
      'moved SAN-ACT-03 SAN-RUL-03 player=0 from=0 to=2 cost=1',
      'horror SAN-MON-05 SAN-HOR-05 SAN-RUL-09 player=0 monster=0',
      'horror-rolled SAN-HOR-03 SAN-HOR-01 player=0 die=3 change=0 result=3',
    ],
    asks: [
      'lose-item SAN-HOR-03',
      'lose:night-key.1 SAN-RUL-12 card:night-key.1',
      'lose:brass-bell.1 SAN-RUL-12 card:brass-bell.1',
    ],
  },
  {
    what: 'an Item that is lost',
    setup: rivals(scared({ items: ['night-key.1', 'brass-bell.1'] }), dice(3)),
    choices: ['move:2', 'lose:night-key.1'],
    tells: [
      'lost-item SAN-HOR-03 SAN-RUL-12 player=0 card=night-key.1',
      'discarded SAN-HAL-05 SAN-RUL-27 player=0 cards=["night-key.1"]',
    ],
  },
  {
    what: 'a roll of 4',
    setup: rivals(scared(), [...dice(4), haunt('moths')]),
    choices: ['move:2'],
    tells: [
      'moved SAN-ACT-03 SAN-RUL-03 player=0 from=0 to=2 cost=1',
      'horror SAN-MON-05 SAN-HOR-05 SAN-RUL-09 player=0 monster=0',
      'horror-rolled SAN-HOR-04 SAN-HOR-01 player=0 die=4 change=0 result=4',
      'suffered SAN-HAL-01 SAN-HAL-02 SAN-HOR-04 player=0 card=moths',
    ],
  },
  {
    what: 'a pile that is turned over',
    setup: rivals({ ...scared(), hallucinations: [], pile: ['moths'] }, dice(4)),
    choices: ['move:2'],
    tells: [
      'moved SAN-ACT-03 SAN-RUL-03 player=0 from=0 to=2 cost=1',
      'horror SAN-MON-05 SAN-HOR-05 SAN-RUL-09 player=0 monster=0',
      'horror-rolled SAN-HOR-04 SAN-HOR-01 player=0 die=4 change=0 result=4',
      'reshuffled SAN-HAL-04 SAN-RUL-14',
      'suffered SAN-HAL-01 SAN-HAL-02 SAN-HOR-04 player=0 card=moths',
    ],
  },
  {
    what: 'no Hallucination that is left',
    setup: rivals({ ...scared(), hallucinations: [], pile: [] }, dice(4)),
    choices: ['move:2'],
    tells: [
      'moved SAN-ACT-03 SAN-RUL-03 player=0 from=0 to=2 cost=1',
      'horror SAN-MON-05 SAN-HOR-05 SAN-RUL-09 player=0 monster=0',
      'horror-rolled SAN-HOR-04 SAN-HOR-01 player=0 die=4 change=0 result=4',
      'no-hallucination SAN-RUL-13 player=0',
    ],
  },
  {
    what: 'an Item that is lost in the turn of another',
    setup: rivals(
      { ap: 1, players: [{ at: [2, 0] }, { at: [2, 0], items: ['night-key.1', 'brass-bell.1'] }], monsters: [[2, 0]] },
      dice(2),
    ),
    choices: ['move:0'],
    asks: [
      'lose-item SAN-HOR-03 else lose:brass-bell.1 after 60 s',
      'lose:night-key.1 SAN-RUL-12 card:night-key.1',
      'lose:brass-bell.1 SAN-RUL-41 card:brass-bell.1',
    ],
    of: 1,
  },
  {
    what: 'a card of somebody scared in the turn of another',
    setup: rivals(
      { ap: 1, map: row(['chapel', 'wheelchair.1']), players: [{ at: [2, 0] }, { at: [2, 0] }], monsters: [[2, 0]] },
      [...dice(1), ...draws('records')],
    ),
    choices: ['move:0'],
    asks: [
      'place SAN-EXP-08 else place:v:4:-1 after 60 s',
      '11 places SAN-RUL-04',
      'place:v:4:-1 SAN-RUL-41 place:v:4:-1',
    ],
    of: 1,
  },
  {
    what: 'a die that the neighbour chooses',
    setup: rivals({ phase: 'dice', dice: [5, 2, 5], players: [{ hallucinations: ['puppet-strings'] }] }),
    asks: ['choose-die SAN-TURN-05 else die:5 after 60 s', 'die:2 SAN-TURN-08 die:1', 'die:5 SAN-TURN-09 die:0'],
    of: 1,
  },
  // Hallucinations and payments
  {
    what: 'a disbelief',
    setup: rivals({
      pool: 1,
      players: [
        {
          items: ['night-key.1', 'brass-bell.1'],
          actions: ['shove-it-back.1'],
          claimed: ['night-key'],
          hallucinations: ['confusion.1'],
        },
      ],
    }),
    choices: ['disbelieve:confusion.1'],
    asks: [
      'pay SAN-RUL-17 else pay:shove-it-back.1',
      'pay:night-key.1 SAN-RUL-18 card:night-key.1 (confirm-protected)',
      'pay:brass-bell.1 SAN-HAL-03 card:brass-bell.1',
      'pay:shove-it-back.1 SAN-HAL-03 card:shove-it-back.1',
      'sanity:1 SAN-RUL-16',
    ],
  },
  {
    what: 'a payment that goes on after Concentrate',
    setup: rivals({ pool: 2, players: [{ items: ['brass-bell.1', 'music-box.1'], hallucinations: ['confusion.1'] }] }),
    choices: ['disbelieve:confusion.1', 'sanity:1'],
    asks: ['pay SAN-RUL-17 else pay:music-box.1', 'pay:music-box.1 SAN-HAL-03 card:music-box.1'],
  },
  {
    what: 'a Hallucination that is gone',
    setup: rivals({ players: [{ items: ['night-key.1'], hallucinations: ['confusion.1'] }] }),
    choices: ['disbelieve:confusion.1', 'pay:night-key.1'],
    tells: [
      'paid SAN-HAL-03 SAN-RUL-16 SAN-RUL-17 player=0 cost=3 sanity=3 pool=0',
      'discarded SAN-HAL-05 SAN-RUL-27 player=0 cards=["night-key.1"]',
      'dropped SAN-HAL-03 SAN-HAL-04 SAN-HAL-06 SAN-RUL-14 player=0 card=confusion.1',
    ],
  },
  {
    what: 'one that takes a Protected Item',
    setup: rivals({ players: [{ items: ['night-key.1'], claimed: ['night-key'], hallucinations: ['confusion.1'] }] }),
    asks: [
      'act SAN-ACT-01',
      'use:night-key.1 SAN-RUL-18 card:night-key.1 (confirm-protected)',
      'disbelieve:confusion.1 SAN-HAL-03 card:confusion.1 (confirm-protected)',
      'end SAN-ACT-01',
    ],
  },
  {
    what: 'one that Concentrate pays',
    setup: rivals({ pool: 4, players: [{ hallucinations: ['confusion.1'] }] }),
    choices: ['disbelieve:confusion.1', 'sanity:3'],
    tells: [
      'paid SAN-HAL-03 SAN-RUL-16 SAN-RUL-17 player=0 cost=3 sanity=0 pool=3',
      'dropped SAN-HAL-03 SAN-HAL-04 SAN-HAL-06 SAN-RUL-14 player=0 card=confusion.1',
    ],
  },
  // Safe Things
  {
    what: 'an Item of an own Safe Thing',
    setup: rivals({ players: [{ items: ['brass-bell.1', 'night-key.1'], things: ['case-file', 'night-key'] }] }),
    asks: ['claims SAN-RUL-19 at any time', 'claim:night-key.1 SAN-SAFE-01 card:night-key.1'],
  },
  {
    what: 'a claim',
    setup: rivals({ players: [{ items: ['brass-bell.1', 'night-key.1'], things: ['case-file', 'night-key'] }] }),
    choices: ['claim:night-key.1'],
    tells: ['claimed SAN-SAFE-01 SAN-RUL-19 player=0 kind=night-key common=false'],
  },
  {
    what: 'a gift that may be claimed',
    setup: together({ ap: 1, players: [{ items: ['night-key.1'] }, { things: ['night-key'] }] }),
    choices: ['give:night-key.1:1'],
    asks: [
      'claim-or-wait SAN-SAFE-01 else wait after 60 s',
      'claim:night-key.1 SAN-SAFE-01 card:night-key.1',
      'wait SAN-RUL-19',
    ],
    of: 1,
  },
  {
    what: 'an Item of a common Safe Thing',
    setup: together({ ap: 1, common, map: row(['brass-bell.1']) }, draws('records')),
    choices: ['search', 'take'],
    tells: [
      'gained-item SAN-ACT-08 SAN-RUL-28 player=0 card=brass-bell.1',
      'claimed SAN-COOP-10 player=0 kind=brass-bell common=true',
      'replaced SAN-ACT-07 SAN-RUL-20 SAN-EXP-01 player=0 index=0 face=room card=records',
    ],
  },
  // Escapes
  {
    what: 'an escape that is paid for',
    setup: rivals({ players: [{ ...inTheDark, items: ['hooked-cane.1'] }], pool: 14 }),
    choices: ['escape'],
    asks: [
      'pay SAN-RUL-17 else pay:hooked-cane.1',
      'pay:hooked-cane.1 SAN-ESC-07 card:hooked-cane.1',
      'sanity:14 SAN-RUL-16',
    ],
  },
  {
    what: 'the way out',
    setup: rivals({ pool: 18, players: [inTheDark] }),
    asks: ['act SAN-ACT-01', 'escape SAN-TWO-02 player:0', 'end SAN-ACT-01'],
  },
  {
    what: 'the way out of both halves',
    setup: alone({
      common,
      commonClaimed: common,
      players: [
        { ...inTheDark, claimed: ['night-key'], items: ['night-key.1'] },
        { ...inTheDark, claimed: ['knucklebone'], items: ['knucklebone.1'] },
      ],
    }),
    asks: [
      'act SAN-ACT-01',
      'use:night-key.1 SAN-RUL-18 card:night-key.1 (confirm-protected)',
      'escape SAN-SOLO-03 player:0',
      'end SAN-ACT-01',
    ],
  },
  {
    what: 'an escape',
    setup: rivals({ pool: 18, players: [inTheDark], monsters: [[2, 0]] }),
    choices: ['escape', 'sanity:18'],
    tells: ['paid SAN-ESC-07 SAN-RUL-16 SAN-RUL-17 player=0 cost=18 sanity=0 pool=18', 'escaped SAN-ESC-01 player=0'],
  },
  {
    what: 'an escape past a monster',
    setup: rivals({ pool: 18, players: [inTheDark, inTheDark], monsters: [[6, 0]] }),
    choices: ['escape', 'sanity:18'],
    tells: [
      'paid SAN-ESC-07 SAN-RUL-16 SAN-RUL-17 player=0 cost=18 sanity=0 pool=18',
      'escaped SAN-ESC-01 SAN-RUL-43 player=0',
    ],
  },
  {
    what: 'an escape from companions',
    setup: together({
      common,
      commonClaimed: common,
      players: [{ ...inTheDark, claimed: ['night-key'], items: ['night-key.1', 'hand-mirror.1'] }, inTheDark],
    }),
    choices: ['escape'],
    tells: [
      'paid SAN-ESC-07 SAN-RUL-16 SAN-RUL-17 player=0 cost=0 sanity=0 pool=0',
      'escaped SAN-COOP-07 SAN-RUL-37 SAN-RUL-34 player=0',
      'discarded SAN-HAL-05 SAN-RUL-27 player=0 cards=["hand-mirror.1"]',
      'phase SAN-TURN-01 phase=monsters',
      'stunned SAN-COOP-04 SAN-RUL-31 SAN-RUL-32 monsters=[]',
    ],
  },
  {
    what: 'cards that are left behind',
    setup: together({
      common,
      commonClaimed: common,
      players: [
        {
          ...inTheDark,
          claimed: ['night-key'],
          items: ['night-key.1', 'hand-mirror.1', 'hooked-cane.1'],
          actions: ['run-for-it.1'],
        },
      ],
    }),
    choices: ['escape'],
    asks: [
      'leave-behind SAN-RUL-27 else under:hooked-cane.1',
      'under:hand-mirror.1 SAN-RUL-27 card:hand-mirror.1',
      'under:hooked-cane.1 SAN-RUL-27 card:hooked-cane.1',
      'under:run-for-it.1 SAN-RUL-27 card:run-for-it.1',
    ],
  },
  {
    what: 'an escape of two together',
    setup: together(
      {
        common,
        commonClaimed: common,
        players: [{ ...inTheDark, claimed: ['night-key', 'hand-mirror'], items: ['night-key.1', 'hand-mirror.1'] }],
      },
      [],
      { seats: 2 },
    ),
    choices: ['escape'],
    tells: [
      'paid SAN-ESC-07 SAN-RUL-16 SAN-RUL-17 player=0 cost=0 sanity=0 pool=0',
      'escaped SAN-COOP-07 SAN-RUL-34 SAN-RUL-33 player=0',
      'phase SAN-TURN-01 phase=monsters',
      'stunned SAN-COOP-04 SAN-RUL-31 SAN-RUL-32 monsters=[]',
    ],
  },
  {
    what: 'an escape of both halves',
    setup: alone({
      common,
      commonClaimed: common,
      players: [
        { ...inTheDark, claimed: ['night-key', 'hand-mirror'], items: ['night-key.1', 'hand-mirror.1'] },
        { ...inTheDark, claimed: ['hooked-cane', 'knucklebone'], items: ['hooked-cane.1', 'knucklebone.1'] },
      ],
    }),
    choices: ['escape'],
    tells: [
      'paid SAN-ESC-07 SAN-RUL-16 SAN-RUL-17 player=0 cost=0 sanity=0 pool=0',
      'paid SAN-ESC-07 SAN-RUL-16 SAN-RUL-17 player=1 cost=0 sanity=0 pool=0',
      'escaped SAN-COOP-07 SAN-SOLO-03 SAN-RUL-36 SAN-RUL-34 SAN-RUL-33 player=0',
      'escaped SAN-COOP-07 SAN-SOLO-03 SAN-RUL-36 SAN-RUL-34 SAN-RUL-33 player=1',
    ],
  },
  {
    what: 'the turn of somebody who has left',
    setup: together({ phase: 'monsters', players: [{}, { escaped: true }] }),
    tells: [
      'phase SAN-TURN-01 phase=monsters',
      'stunned SAN-COOP-04 SAN-RUL-31 SAN-RUL-32 monsters=[]',
      'turn-skipped SAN-COOP-09 player=1',
    ],
  },
  // People
  {
    what: 'the Item of another that is wanted',
    setup: together({ players: [{ things: ['night-key'] }, { items: ['night-key.1', 'brass-bell.1'] }] }),
    asks: ['signal SAN-COOP-03 at any time', 'want:night-key.1 SAN-RUL-30 card:night-key.1'],
  },
  {
    what: 'a wish',
    setup: together({ players: [{ things: ['night-key'] }, { items: ['night-key.1'] }] }),
    choices: ['want:night-key.1'],
    tells: ['wanted SAN-COOP-03 SAN-RUL-30 player=0 owner=1 card=night-key.1'],
  },
  {
    what: 'a slip of the tongue',
    setup: together({}),
    asks: [
      'report SAN-COOP-02 at any time',
      'report:1 SAN-RUL-30 player:1 (confirm-report)',
      'report:2 SAN-RUL-30 player:2 (confirm-report)',
    ],
  },
  {
    what: 'a report',
    setup: together({}),
    choices: [['report:1', 0]],
    asks: ['vote SAN-RUL-30 else deny:1 after 60 s', 'agree:1 SAN-RUL-30 player:1', 'deny:1 SAN-RUL-30 player:1'],
    of: 2,
  },
  {
    what: 'a vote',
    setup: together({}, [haunt('moths')]),
    choices: [['report:1', 0], 'agree:1'],
    tells: [
      'voted SAN-RUL-30 SAN-COOP-02 accused=1 yes=2 of=2',
      'suffered SAN-HAL-01 SAN-HAL-02 SAN-HOR-04 player=1 card=moths',
    ],
  },
  {
    what: 'a report that nobody else can vote on',
    setup: together({}, [haunt('moths')], { seats: 2 }),
    choices: [['report:1', 0]],
    tells: [
      'accused SAN-COOP-02 SAN-RUL-30 player=0 accused=1',
      'voted SAN-RUL-30 SAN-COOP-02 accused=1 yes=1 of=1',
      'suffered SAN-HAL-01 SAN-HAL-02 SAN-HOR-04 player=1 card=moths',
    ],
  },
  {
    what: 'a half that forgets the turn',
    setup: { ...alone({ map: row(['chapel', 'wheelchair.1']) }), options: { honour: true } },
    choices: ['end'],
    asks: ['whose-turn SAN-SOLO-02 else knew after 60 s', 'knew SAN-SOLO-02', 'forgot SAN-RUL-44'],
  },
  {
    what: 'and suffers',
    setup: {
      ...alone({ map: row(['chapel', 'wheelchair.1']) }, [{ pick: 'half', value: 1 }, haunt('moths')]),
      options: { honour: true },
    },
    choices: ['end', 'forgot'],
    tells: [
      'forgotten SAN-SOLO-02 SAN-RUL-44 player=1',
      'suffered SAN-HAL-01 SAN-HAL-02 SAN-HOR-04 player=1 card=moths',
    ],
  },
];

/** Every option of a question; places of which one is as legal as another are counted. SAN-RUL-04 */
function offered({ options }: Question): string[] {
  const anywhere = options.filter(({ rule }) => rule === 'SAN-RUL-04');
  const others = options.filter((option) => !anywhere.includes(option)).map(optionLine);
  return anywhere.length > 0 ? [`${anywhere.length} places SAN-RUL-04`, ...others] : others;
}

/** What player 0 sees from event n on, as far as the turn goes. */
function told(t: RuleTest, n: number): string[] {
  const others = t.events(null);
  const events = t
    .events(0)
    .map((event, i) => eventLine(event, others[i]))
    .slice(n);
  const next = events.findIndex((line) => line.startsWith('turn-began'));
  return next < 0 ? events : events.slice(0, next);
}

for (const { what, setup, choices = [], tells, asks, of = 0 } of rows)
  test(`told and asked: ${what}`, () => {
    const t = new RuleTest();
    t.match(rules, setup);
    let before = 0;
    for (const choice of choices) {
      before = t.events(0).length;
      const [id, seat] = typeof choice === 'string' ? [choice] : choice;
      t.choose(id, seat);
    }
    if (tells) assert.deepEqual(told(t, before), tells);
    if (asks) {
      const question = t.view(of).questions.find(({ kind }) => asks[0]?.startsWith(`${kind} `));
      assert.deepEqual(question && [questionLine(question), ...offered(question)], asks);
    }
    t.assertFacesUsed();
  });
