// Every kind of effect: its questions and targets, its events, and positions in which it changes nothing. SAN-ACT-02,
// SAN-RUL-15, SAN-RUL-39
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pack } from '../../../../../src/engine/games/sanitarium/content/pack.js';
import type { Situation } from '../../../../../src/engine/games/sanitarium/state/situation.js';
import type { Effect } from '../../../../../src/engine/games/sanitarium/cards/card-types.js';
import { eventLine, optionLine } from '../../../../support/spoken-lines.js';
import { RuleTest } from '../../../../support/rule-coverage.js';
import { dice, draws, row, situation } from '../support/situations.js';
import { rules } from '../support/fixed-pack.js';

type Position = Partial<Situation>;

/** The cards and their spaces: chapel (0), tin-saint (2 and 3), dark.1 (4), music-box (6 and 7), records (8). */
const map = row(['chapel', 'tin-saint.2', 'dark.1', 'music-box.2', 'records']);
/** Two Rooms without a way between them: spaces 0 and 2. */
const alone: Position = { map: [...row(['chapel']), ...row(['tin-saint.2'], 20)] };

/** A face-down card with the spaces 0 and 1. Space 0 has no open doorway. */
const enclosed: Position = {
  map: [
    ['tin-saint.2', 'h', 0, 0],
    ['music-box.2', 'h', 0, -1],
    ['dark.1', 'h', -2, 0],
  ],
};

interface EffectTest {
  readonly effect: Effect;
  /** A position in which the effect changes something. */
  readonly here: Position;
  readonly faces?: readonly object[];
  /** The questions that are asked, in order: the id, rule and targets of each option. */
  readonly asks: readonly (readonly string[])[];
  readonly answers?: readonly string[];
  /** The events after the use of the card: the type, rule and facts of each. */
  readonly tells: readonly string[];
  /** Positions in which the effect changes nothing. */
  readonly nothing?: readonly Position[];
}

const me = (more: object = {}, ...others: readonly object[]): Position => ({ players: [more, ...others] });

const verbs: readonly EffectTest[] = [
  {
    effect: { do: 'walk', n: 2 },
    here: me(),
    asks: [
      ['move:2 SAN-ACT-02 space:2', 'stay SAN-ACT-02'],
      ['move:0 SAN-ACT-02 space:0', 'move:3 SAN-ACT-02 space:3', 'stay SAN-ACT-02'],
    ],
    answers: ['move:2'],
    tells: ['moved SAN-ACT-03 player=0 from=0 to=2 cost=0'],
    nothing: [{ ...alone, ...me() }],
  },
  {
    effect: { do: 'to-room' },
    here: me(),
    asks: [],
    tells: ['moved SAN-ACT-05 player=0 from=0 to=8 cost=0'],
    nothing: [{ map: row(['chapel', 'tin-saint.2']) }],
  },
  {
    effect: { do: 'gain-ap', n: 2 },
    here: { ap: 1 },
    asks: [],
    tells: ['points-gained SAN-ACT-02 player=0 what=ap n=2'],
  },
  {
    effect: { do: 'change-mp', n: -2 },
    here: { mp: 1 },
    asks: [],
    tells: ['points-gained SAN-ACT-02 player=0 what=mp n=-2'],
  },
  {
    effect: { do: 'gain-sanity', n: 3 },
    here: {},
    asks: [],
    tells: ['points-gained SAN-RUL-16 player=0 what=sanity n=3'],
  },
  {
    effect: { do: 'reroll' },
    here: { phase: 'dice', dice: [1, 2, 6] },
    faces: dice(5),
    asks: [
      ['reroll:0 SAN-ACT-02 die:0', 'reroll:1 SAN-ACT-02 die:1', 'reroll:2 SAN-ACT-02 die:2'],
      ['die:1 SAN-RUL-40 die:0', 'die:5 SAN-RUL-40 die:1', 'die:6 SAN-RUL-40 die:2'],
    ],
    answers: ['reroll:1'],
    tells: ['die-changed SAN-ACT-02 player=0 die=1 value=5'],
  },
  {
    effect: { do: 'set-die' },
    here: { phase: 'dice', dice: [1, 2, 6] },
    asks: [
      [1, 2, 6].flatMap((shown, die) =>
        [1, 2, 3, 4, 5, 6]
          .filter((face) => face !== shown)
          .map((face) => `set:${die}:${face} SAN-ACT-02 die:${die} face:${face}`),
      ),
      ['die:1 SAN-RUL-40 die:0', 'die:2 SAN-RUL-40 die:1', 'die:4 SAN-RUL-40 die:2'],
    ],
    answers: ['set:2:4'],
    tells: ['die-changed SAN-ACT-02 player=0 die=2 value=4'],
  },
  {
    effect: { do: 'ignore-horror' },
    here: { ap: 1, monsters: [[2, 0]] },
    asks: [],
    tells: ['horror-ignored SAN-HOR-01 player=0'],
  },
  {
    effect: { do: 'horror-roll' },
    here: {},
    faces: dice(2),
    asks: [],
    tells: [
      'horror SAN-HOR-05 player=0',
      'horror-rolled SAN-HOR-03 player=0 die=2 change=0 result=2',
      'nothing-lost SAN-RUL-12 player=0',
    ],
  },
  {
    effect: { do: 'explore', where: 'next' },
    here: { map: row(['chapel']) },
    faces: draws('day-room'),
    asks: [
      [
        'place:v:0:-2 SAN-RUL-05 place:v:0:-2',
        'place:h:-1:-1 SAN-RUL-05 place:h:-1:-1',
        'place:v:2:-1 SAN-RUL-05 place:v:2:-1',
        'place:h:-2:0 SAN-RUL-05 place:h:-2:0',
        'place:v:-1:0 SAN-RUL-05 place:v:-1:0',
        'place:h:2:0 SAN-RUL-05 place:h:2:0',
        'place:h:1:1 SAN-RUL-05 place:h:1:1',
        'place:v:1:1 SAN-RUL-05 place:v:1:1',
      ],
    ],
    answers: ['place:h:2:0'],
    tells: ['looked SAN-EXP-01 player=0 card=day-room', 'laid SAN-EXP-02 player=0 index=1 face=room card=day-room'],
  },
  {
    effect: { do: 'explore', where: 'anywhere' },
    here: { map: row(['chapel']) },
    faces: draws('day-room'),
    asks: [
      [
        'place:v:0:-2 SAN-RUL-04 place:v:0:-2',
        'place:h:-1:-1 SAN-RUL-04 place:h:-1:-1',
        'place:v:2:-1 SAN-RUL-04 place:v:2:-1',
        'place:h:-2:0 SAN-RUL-04 place:h:-2:0',
        'place:v:-1:0 SAN-RUL-04 place:v:-1:0',
        'place:h:2:0 SAN-RUL-04 place:h:2:0',
        'place:h:1:1 SAN-RUL-04 place:h:1:1',
        'place:v:1:1 SAN-RUL-04 place:v:1:1',
      ],
    ],
    answers: ['place:h:2:0'],
    tells: ['looked SAN-EXP-01 player=0 card=day-room', 'laid SAN-EXP-02 player=0 index=1 face=room card=day-room'],
  },
  {
    effect: { do: 'explore', where: 'next' },
    here: { ...enclosed, ...me({ at: [1, 0] }) },
    faces: draws('day-room'),
    asks: [
      [
        'place:v:2:-1 SAN-RUL-05 place:v:2:-1',
        'place:h:2:0 SAN-RUL-05 place:h:2:0',
        'place:h:1:1 SAN-RUL-05 place:h:1:1',
        'place:v:1:1 SAN-RUL-05 place:v:1:1',
      ],
    ],
    answers: ['place:h:2:0'],
    tells: ['looked SAN-EXP-01 player=0 card=day-room', 'laid SAN-EXP-02 player=0 index=3 face=room card=day-room'],
    nothing: [{ ...enclosed, ...me() }],
  },
  {
    effect: { do: 'peek', n: 2, reach: 99 },
    here: {},
    asks: [
      ['peek:1 SAN-ACT-02 tile:1', 'peek:3 SAN-ACT-02 tile:3', 'enough SAN-ACT-02'],
      ['peek:3 SAN-ACT-02 tile:3', 'enough SAN-ACT-02'],
    ],
    answers: ['peek:1', 'peek:3'],
    tells: [
      'peeked SAN-ACT-02 player=0 index=1 card=tin-saint.2',
      'peeked SAN-ACT-02 player=0 index=3 card=music-box.2',
    ],
    nothing: [{ map: row(['chapel', 'records']) }],
  },
  {
    effect: { do: 'peek', n: 1, reach: 1 },
    here: {},
    asks: [['peek:1 SAN-ACT-02 tile:1', 'enough SAN-ACT-02']],
    answers: ['peek:1'],
    tells: ['peeked SAN-ACT-02 player=0 index=1 card=tin-saint.2'],
  },
  {
    effect: { do: 'peek', n: 1, reach: 1 },
    here: me({ at: [8, 0] }),
    asks: [['peek:3 SAN-ACT-02 tile:3', 'enough SAN-ACT-02']],
    answers: ['enough'],
    tells: [],
  },
  {
    effect: { do: 'peek', n: 1, reach: 99 },
    here: { map: [...row(['chapel']), ...row(['tin-saint.2'], 20)] },
    asks: [['peek:1 SAN-ACT-02 tile:1', 'enough SAN-ACT-02']],
    answers: ['peek:1'],
    tells: ['peeked SAN-ACT-02 player=0 index=1 card=tin-saint.2'],
  },
  {
    // When all cards have been seen, nothing says that the card had no effect.
    effect: { do: 'peek', n: 3, reach: 99 },
    here: { map: [...row(['chapel']), ...row(['tin-saint.2'], 20)] },
    asks: [['peek:1 SAN-ACT-02 tile:1', 'enough SAN-ACT-02']],
    answers: ['peek:1'],
    tells: ['peeked SAN-ACT-02 player=0 index=1 card=tin-saint.2'],
  },
  {
    effect: { do: 'search-free' },
    here: me({ at: [2, 0] }),
    asks: [['take SAN-ACT-07', 'leave SAN-ACT-06']],
    answers: ['leave'],
    tells: ['searched SAN-ACT-06 player=0 at=2 card=tin-saint.2', 'left-card SAN-ACT-06 player=0'],
    nothing: [me()],
  },
  {
    effect: { do: 'take-item', reach: 1 },
    here: me({}, { at: [2, 0], items: ['brass-bell.1', 'music-box.1'] }),
    asks: [['take:brass-bell.1 SAN-SAFE-02 card:brass-bell.1', 'take:music-box.1 SAN-SAFE-02 card:music-box.1']],
    answers: ['take:brass-bell.1'],
    tells: ['gained-item SAN-ACT-08 player=0 card=brass-bell.1 from=1'],
    nothing: [me({}, { at: [3, 0], items: ['brass-bell.1'] }), me({}, { at: [2, 0] })],
  },
  {
    effect: { do: 'take-item', reach: 0 },
    here: me({ items: ['tin-saint.1'] }, { items: ['brass-bell.1'] }),
    asks: [],
    tells: ['gained-item SAN-ACT-08 player=0 card=brass-bell.1 from=1'],
    nothing: [me({}, { at: [2, 0], items: ['brass-bell.1'] })],
  },
  {
    effect: { do: 'draw-bottom' },
    here: { bottom: ['night-key.1', 'brass-bell.1'] },
    asks: [],
    tells: ['gained-item SAN-ACT-08 player=0 card=brass-bell.1'],
    nothing: [{}],
  },
  {
    effect: { do: 'close-door' },
    here: me({ at: [2, 0] }),
    asks: [],
    tells: ['door-shut SAN-ACT-02 player=0 place=2 side=3'],
    nothing: [{ ...alone, ...me() }],
  },
  {
    effect: { do: 'close-door' },
    here: {},
    asks: [],
    tells: ['door-shut SAN-ACT-02 player=0 place=1 side=1'],
  },
  {
    effect: { do: 'close-door' },
    here: { ...enclosed, ...me() },
    asks: [],
    tells: ['door-shut SAN-ACT-02 player=0 place=0 side=3'],
  },
  {
    effect: { do: 'close-door' },
    here: { ...enclosed, ...me({ at: [-2, 0] }) },
    asks: [],
    tells: ['door-shut SAN-ACT-02 player=0 place=5 side=1'],
  },
  {
    effect: { do: 'push-monster', n: 1, reach: 1 },
    here: {
      monsters: [
        [2, 0],
        [6, 0],
      ],
    },
    asks: [['push:0:0 SAN-ACT-02 monster:0 space:0', 'push:0:3 SAN-ACT-02 monster:0 space:3']],
    answers: ['push:0:3'],
    tells: ['monster-moved SAN-ACT-02 monster=0 from=2 to=3'],
    nothing: [{ monsters: [[3, 0]] }, { ...alone, monsters: [[0, 0]] }],
  },
  {
    effect: { do: 'push-monster', n: 2, reach: 99 },
    here: { monsters: [[6, 0]] },
    asks: [
      ['push:0:4 SAN-ACT-02 monster:0 space:4', 'push:0:7 SAN-ACT-02 monster:0 space:7'],
      ['push:0:8 SAN-ACT-02 monster:0 space:8', 'push:0:6 SAN-ACT-02 monster:0 space:6', 'stop SAN-ACT-02'],
    ],
    answers: ['push:0:7', 'push:0:8'],
    tells: ['monster-moved SAN-ACT-02 monster=0 from=6 to=7', 'monster-moved SAN-ACT-02 monster=0 from=7 to=8'],
  },
  {
    effect: { do: 'push-monster', n: 2, reach: 99 },
    here: { monsters: [[6, 0]] },
    asks: [
      ['push:0:4 SAN-ACT-02 monster:0 space:4', 'push:0:7 SAN-ACT-02 monster:0 space:7'],
      ['push:0:8 SAN-ACT-02 monster:0 space:8', 'push:0:6 SAN-ACT-02 monster:0 space:6', 'stop SAN-ACT-02'],
    ],
    answers: ['push:0:7', 'stop'],
    tells: ['monster-moved SAN-ACT-02 monster=0 from=6 to=7'],
  },
  { effect: { do: 'lull' }, here: { monsters: [[6, 0]] }, asks: [], tells: [], nothing: [{}] },
  {
    effect: { do: 'remove-monster', reach: 1 },
    here: {
      monsters: [
        [2, 0],
        [6, 0],
        [0, 0],
      ],
    },
    asks: [['banish:0 SAN-RUL-24 monster:0', 'banish:2 SAN-RUL-24 monster:2']],
    answers: ['banish:0'],
    tells: ['monster-left SAN-RUL-24 monster=0 at=2'],
    nothing: [{ monsters: [[3, 0]] }],
  },
  {
    effect: { do: 'remove-monster', reach: 99 },
    here: { ...alone, monsters: [[20, 0]] },
    asks: [],
    tells: ['monster-left SAN-RUL-24 monster=0 at=2'],
  },
  {
    effect: { do: 'place-monster' },
    here: {},
    asks: [],
    tells: ['monster-came SAN-MON-01 monster=0 at=4'],
    nothing: [
      { map: row(['chapel', 'tin-saint.2']) },
      {
        monsters: [
          [2, 0],
          [3, 0],
          [6, 0],
        ],
      },
    ],
  },
  {
    effect: { do: 'gain-hallucination' },
    here: {},
    faces: [{ deck: 'hallucinations', card: 'moths' }],
    asks: [],
    tells: ['suffered SAN-HAL-01 player=0 card=moths'],
  },
  {
    effect: { do: 'drop-hallucination' },
    here: me({ hallucinations: ['moths', 'confusion.1'] }),
    asks: [['drop:moths SAN-ACT-02 card:moths', 'drop:confusion.1 SAN-ACT-02 card:confusion.1']],
    answers: ['drop:moths'],
    tells: ['dropped SAN-HAL-03 player=0 card=moths'],
    nothing: [{}],
  },
  { effect: { do: 'hide' }, here: me({ at: [2, 0] }), asks: [], tells: ['hid SAN-MON-05 player=0'], nothing: [me()] },
];

const moments: Partial<Record<Effect['do'], 'dice' | 'horror'>> = {
  reroll: 'dice',
  'set-die': 'dice',
  'ignore-horror': 'horror',
};

/** Begins a match in which player 0 holds an Action with these effects. */
function table(
  steps: readonly Effect[],
  { players: [first = {}, ...others] = [], map: cards = map, ...more }: Position,
  faces: readonly object[] = [],
): RuleTest {
  const t = new RuleTest();
  const when = moments[steps[0]?.do ?? 'hide'] ?? 'actions';
  const own = {
    ...pack,
    actions: pack.actions.map((each) => (each.kind === 'run-for-it' ? { ...each, steps, when } : each)),
  };
  t.match(rules, {
    seats: 2,
    pack: own,
    faces: faces as never,
    situation: situation(cards, { ...more, players: [{ ...first, actions: ['run-for-it.1'] }, ...others] }),
  });
  return t;
}

const used = 'use:run-for-it.1';

/** The events of an effect in a position in which it changes nothing. */
const idle = (verb: Effect['do']): string[] => {
  switch (verb) {
    case 'hide':
      return ['hid SAN-MON-05 player=0'];
    case 'lull':
      return [];
    case 'explore':
      return ['no-effect SAN-ACT-11 player=0'];
    default:
      return ['no-effect SAN-ACT-02 player=0'];
  }
};

/** The options of all open questions, except standing questions and the question for the next act of the turn. */
const asked = (t: RuleTest): string[] =>
  t
    .view(0)
    .questions.filter(({ kind, standing }) => !standing && kind !== 'act')
    .flatMap(({ options }) => options.map(optionLine));

/** The events after the card was used. */
function told(t: RuleTest): string[] {
  const events = t.events();
  const after = events.findLastIndex(({ type }) => type === 'discarded') + 1;
  return events.slice(after).map(({ also: _, ...event }) => eventLine(event));
}

for (const { effect, here, faces, asks, answers = [], tells, nothing = [] } of verbs) {
  const what = Object.entries(effect)
    .map(([name, value]) => (name === 'do' ? value : `${name} ${value}`))
    .join(', ');

  test(`${what}: its questions and events`, () => {
    const t = table([effect], here, faces);
    if (effect.do === 'ignore-horror') t.choose('move:2');
    const questions: string[][] = [];
    for (const choice of [used, ...answers]) {
      t.choose(choice);
      questions.push(asked(t));
    }
    assert.deepEqual(
      questions.filter((options) => options.length > 0),
      asks,
    );
    assert.deepEqual(told(t), tells);
    t.assertFacesUsed();
  });

  for (const [i, position] of nothing.entries())
    test(`${what}: a position without any effect (${i + 1})`, () => {
      assert.equal(table([effect], position).why(0, used)?.rule, 'SAN-ACT-02');
      // A card that also has another effect can be used nonetheless.
      const t = table([{ do: 'gain-ap', n: 1 }, effect], position);
      t.choose(used);
      assert.deepEqual(asked(t), []);
      assert.deepEqual(told(t), ['points-gained SAN-ACT-02 player=0 what=ap n=1', ...idle(effect.do)]);
    });
}
