// Chapters, triggers, acts, face-down tokens, and how a game is won. LOB-CMP, -CID, -WIN-01, -04, -TYP-03, -04,
// LOB-RUL-104, -106, -108
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Effect } from '../../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import { parseCid } from '../../../../../../src/engine/games/lobotomy-2/cards/chapter-id.js';
import { contentOf, type Pack } from '../../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import type { State } from '../../../../../../src/engine/games/lobotomy-2/state/state.js';
import type { Step } from '../../../../../../src/engine/games/lobotomy-2/state/steps.js';
import type {
  Chapter,
  TriggerEvent,
  Scenario,
} from '../../../../../../src/engine/games/lobotomy-2/cards/scenario-types.js';
import { rule, type RuleTest } from '../../../../../support/rule-coverage.js';
import { chapters, from, play, scenario, space, telling, world } from '../../support/ward-pack.js';
import { draws, eventsOf, monster } from '../../support/match-builder.js';

const count = (name: string) => ({ do: 'count', name, n: 1 }) as const;
const read = (cid: string): Step => ({ do: 'read', cid });
const A = (more: Partial<Chapter> = {}): Chapter => ({ cid: 'S1-A', steps: [], ...more });

// Chapters

rule('LOB-CMP-01 a Chapter is read when an instruction names it, not earlier', (t) => {
  const pack = chapters(
    A({ steps: [{ do: 'chapter', cid: 'S1-C' }] }),
    { cid: 'S1-B', steps: [] },
    { cid: 'S1-C', steps: [] },
  );
  from(t, () => undefined, [read('S1-A')], { pack });
  assert.deepEqual(t.state.read, ['S1-A', 'S1-C']);
});

rule('LOB-CMP-02 the acts of the Characters decide the next Chapter', (t) => {
  const pack = chapters(
    A({
      triggers: [
        { happens: { on: 'enter', space: 'ward.G' }, steps: [{ do: 'chapter', cid: 'S1-C' }] },
        { happens: { on: 'enter', space: 'ward.I' }, steps: [{ do: 'chapter', cid: 'S1-B' }] },
      ],
    }),
    { cid: 'S1-B', steps: [] },
    { cid: 'S1-C', steps: [] },
  );
  for (const [letter, cid] of [
    ['I', 'S1-B'],
    ['G', 'S1-C'],
  ] as const) {
    from(t, () => undefined, [read('S1-A')], { pack });
    t.choose(`walk:${space(letter)}`);
    assert.deepEqual(t.state.read, ['S1-A', cid]);
  }
});

rule('LOB-CMP-02 a Chapter may let the players choose', (t) => {
  from(t, () => undefined, [read('S1-A')], { pack: chapters(A({ choice: [[count('left')], [count('right')]] })) });
  assert.deepEqual(t.options(0), ['choice:S1-A:1', 'choice:S1-A:2']);
  t.choose('choice:S1-A:2');
  assert.deepEqual(t.state.counters, { right: 1 });
});

rule('LOB-CMP-03 reading a Chapter applies its instructions', (t) => {
  const steps = [
    { do: 'monster-at', monster: 'hellhound', space: 'ward.B', n: 2 },
    { do: 'place', token: 'key', space: 'ward.C' },
    { do: 'objective', id: 'leave' },
    { do: 'flag', name: 'alarm' },
  ] as const;
  from(t, () => undefined, [read('S1-A')], { pack: chapters(A({ steps })) });
  assert.deepEqual(
    [t.state.monsters.map(({ at }: never) => at), t.state.marks, t.state.objectives, t.state.flags],
    [[space('B'), space('B')], [{ token: 'key', space: space('C') }], ['leave'], ['alarm']],
  );
});

rule('LOB-CMP-04 a Chapter is read to all players', (t) => {
  from(t, () => undefined, [read('S1-A')], { pack: chapters(A()) });
  for (const seat of [0, 1]) assert.ok(t.view(seat).events.some((event) => event.type === 'read'));
});

rule('LOB-CMP-06 a Chapter can reveal tiles with their contents', (t) => {
  const pack = chapters(
    A({
      steps: [
        { do: 'reveal-tile', tile: 'annex' },
        { do: 'monster-at', monster: 'hellhound', space: 'annex.P', n: 1 },
      ],
    }),
  );
  from(t, () => undefined, [read('S1-A')], { pack });
  assert.deepEqual([t.state.tiles, t.state.monsters[0].at], [3, contentOf(pack).map('S1').numbers.get('annex.P')]);
});

rule('LOB-CMP-05 a campaign is a series of Scenarios, each with its own Chapters', (t) => {
  const pack = telling(
    {},
    { scenarios: [{ ...scenario, id: 'S2', chapters: [{ cid: 'S2-A', steps: [count('second')] }] }] },
  );
  play(t, { pack, options: { scenario: 'S2' } });
  while (t.options()[0]?.startsWith('basic:')) t.choose(t.options()[0] ?? '');
  t.choose('first:0');
  assert.deepEqual([t.state.read, t.state.counters], [['S2-A'], { second: 1 }]);
});

// CIDs

test('LOB-RUL-106 a text of the wrong form is not a CID', () => {
  for (const text of ['', 'S1', 'S1-', 's1-A', 'S-A', 'DN1A', 'S1-a', 'S1-A1', 'S1-13', 'X1-A', ' S1-A'])
    assert.equal(parseCid(text), null, text);
  assert.deepEqual(
    parseCid('S1-EC'),
    { series: 'S', number: 1, kind: 'chapter', code: 'EC' },
    'letters without a number are a Chapter',
  );
});

/** A pack of Scenarios with a Chapter or card for each of these CIDs. */
const library = (...cids: readonly string[]): Pack => {
  const stories = new Map<string, Scenario>();
  for (const cid of cids) {
    const { series, number, kind } = parseCid(cid)!;
    const id = `${series}${number}`;
    const story = stories.get(id) ?? { ...scenario, id, chapters: [], cards: [] };
    const entry = { cid, steps: [count(cid)] };
    stories.set(
      id,
      kind === 'chapter'
        ? { ...story, chapters: [...story.chapters, entry] }
        : { ...story, cards: [...(story.cards ?? []), entry] },
    );
  }
  return {
    ...world,
    scenarios: [stories.get('S1') ?? scenario, ...[...stories.values()].filter(({ id }) => id !== 'S1')],
  };
};
const examples = ['S1-RC-13', 'S2-A', 'DN5-A', 'S3-B', 'S1-EC3', 'DN1-A'];
const parsed = (t: RuleTest): unknown[] =>
  eventsOf(t, 'read').map(({ series, number, kind, code }) => [series, number, kind, code]);

rule('LOB-EX-70 six CIDs and their meanings', (t) => {
  from(t, () => undefined, examples.map(read), { pack: library(...examples) });
  t.options();
  assert.deepEqual(parsed(t), [
    ['S', 1, 'reference', '13'],
    ['S', 2, 'chapter', 'A'],
    ['DN', 5, 'chapter', 'A'],
    ['S', 3, 'chapter', 'B'],
    ['S', 1, 'event', '3'],
    ['DN', 1, 'chapter', 'A'],
  ]);
});

rule('LOB-CID-01 the series and number name the Scenario or Nightmare', (t) => {
  from(t, () => undefined, [read('S3-B'), read('DN5-A')], { pack: library(...examples) });
  assert.deepEqual(Object.keys(t.state.counters), ['S3-B', 'DN5-A']);
});

rule('LOB-CID-02 after the dash, letters mean a Chapter, EC an Event card, RC a Reference card', (t) => {
  from(t, () => undefined, [read('S1-EC3'), read('S1-RC-13'), read('S2-A')], { pack: library(...examples) });
  assert.deepEqual(
    parsed(t).map((each) => (each as unknown[])[2]),
    ['event', 'reference', 'chapter'],
  );
});

rule('LOB-CID-03 a drawn card with a CID is one of the cards of its Scenario', (t) => {
  from(
    t,
    (state) => {
      state.decks.scenario.left = ['S1-EC3'];
    },
    [{ do: 'run', effects: [{ do: 'card', deck: 'scenario' }], by: -1, on: -1, card: 'S1-A' }],
    { pack: library(...examples) },
  );
  assert.deepEqual([t.state.counters, t.state.read], [{ 'S1-EC3': 1 }, []]);
});

rule('LOB-RUL-106 the dash after EC and RC is optional', (t) => {
  from(t, () => undefined, [read('S1-EC-4'), read('S1-RC7')], { pack: library('S1-EC-4', 'S1-RC7') });
  assert.deepEqual(parsed(t), [
    ['S', 1, 'event', '4'],
    ['S', 1, 'reference', '7'],
  ]);
});

// Triggers

/** How often the trigger goes off: first without these steps, then with them. */
function noticed(
  t: RuleTest,
  happens: TriggerEvent,
  stand: (state: State) => void,
  ...steps: readonly Step[]
): readonly unknown[] {
  const pack = chapters(A({ triggers: [{ happens, steps: [count('done')] }] }));
  return [[], steps].map((done) => {
    from(
      t,
      (state) => {
        state.monsters = [monster(10, 'hellhound', space('C')), monster(11, 'hellhound', space('C'))];
        stand(state);
      },
      [read('S1-A'), ...done, { do: 'check-triggers' }],
      { pack },
    );
    return t.state.counters['done'] ?? 0;
  });
}
const nobody = (): void => undefined;
const kill = (mini: number): Step => ({ do: 'wound', mini, n: 9, from: null, rule: 'LOB-ATK-08' });

rule('LOB-CMP-02 each kind of trigger goes off once when it becomes true', (t) => {
  assert.deepEqual(
    noticed(t, { on: 'enter', space: 'ward.G' }, nobody, { do: 'arrive', mini: 3, to: space('G'), how: 'walk' }),
    [0, 1],
  );
  assert.deepEqual(
    noticed(
      t,
      { on: 'enter', space: 'ward.H', all: true },
      (state) => {
        state.characters[0]!.at = space('A');
      },
      { do: 'arrive', mini: 0, to: space('H'), how: 'walk' },
    ),
    [0, 1],
  );
  assert.deepEqual(noticed(t, { on: 'defeated', monster: 'hellhound', n: 2 }, nobody, kill(10), kill(11)), [0, 1]);
  assert.deepEqual(noticed(t, { on: 'clear', space: 'ward.C' }, nobody, kill(10), kill(11)), [0, 1]);
  assert.deepEqual(noticed(t, { on: 'hunt', space: 2 }, nobody, { do: 'hunt-step', n: 2, reveals: false }), [0, 1]);
  assert.deepEqual(
    noticed(
      t,
      { on: 'round', n: 2 },
      (state) => {
        state.round = 1;
      },
      { do: 'run', effects: [], by: -1, on: -1, card: '' },
    ),
    [0, 0],
  );
  assert.deepEqual(
    noticed(t, { on: 'flag', name: 'lit' }, nobody, {
      do: 'run',
      effects: [{ do: 'flag', name: 'lit' }],
      by: -1,
      on: -1,
      card: '',
    }),
    [0, 1],
  );
  assert.deepEqual(
    noticed(t, { on: 'counter', name: 'keys', n: 2 }, nobody, {
      do: 'run',
      effects: [
        { do: 'count', name: 'keys', n: 1 },
        { do: 'count', name: 'keys', n: 1 },
        { do: 'count', name: 'keys', n: 1 },
      ],
      by: -1,
      on: -1,
      card: '',
    }),
    [0, 1],
  );
});

rule('LOB-CMP-02 a repeatable trigger goes off again after it has become untrue; each defeat counts', (t) => {
  const again = (happens: TriggerEvent): Pack =>
    chapters(A({ triggers: [{ happens, steps: [count('done')], again: true }] }));
  const go = (letter: string): Step => ({ do: 'arrive', mini: 0, to: space(letter), how: 'walk' });
  from(t, nobody, [read('S1-A'), go('G'), { do: 'check-triggers' }, go('H'), go('G')], {
    pack: again({ on: 'enter', space: 'ward.G' }),
  });
  assert.equal(t.state.counters['done'], 2);
  from(
    t,
    (state) => {
      state.monsters = [10, 11, 12].map((id) => monster(id, 'hellhound', space('C')));
    },
    [read('S1-A'), kill(10), kill(11), kill(12)],
    { pack: again({ on: 'defeated', monster: 'hellhound', n: 1 }) },
  );
  assert.equal(t.state.counters['done'], 3);
});

rule('LOB-CMP-02 a Chapter offers Characters an act on a Space for AP', (t) => {
  const pack = chapters(
    A({
      triggers: [
        {
          happens: { on: 'act', id: 'lever', space: 'ward.H', ap: 1, if: { insanity: 1 } },
          steps: [count('pulled'), { do: 'insanity', n: 1 }],
        },
      ],
    }),
  );
  const standing = (insanity: number, at: string): void =>
    from(
      t,
      (state) => {
        Object.assign(state.characters[0]!, { insanity, at: space(at) });
      },
      [read('S1-A')],
      { pack },
    );
  standing(0, 'H');
  assert.ok(!t.options().includes('scenario:lever'));
  standing(1, 'G');
  assert.ok(!t.options().includes('scenario:lever'));
  standing(1, 'H');
  t.choose('scenario:lever');
  assert.deepEqual([t.state.turn.ap, t.state.counters, t.state.characters[0].insanity], [2, { pulled: 1 }, 2]);
  assert.ok(!t.options().includes('scenario:lever'), 'the act is possible only once');
});

rule('LOB-CMP-01 a Chapter is read once', (t) => {
  from(t, nobody, [read('S1-A'), read('S1-A')], { pack: chapters(A({ steps: [count('read')] })) });
  assert.deepEqual([t.state.read, t.state.counters], [['S1-A'], { read: 1 }]);
});

rule('LOB-CMP-06 a tile is added once', (t) => {
  const twice = { do: 'reveal-tile', tile: 'annex' } as const;
  from(t, nobody, [read('S1-A')], { pack: chapters(A({ steps: [twice, twice] })) });
  assert.deepEqual([t.state.tiles, eventsOf(t, 'tile').length], [3, 1]);
});

const acts = (happens: Partial<Extract<TriggerEvent, { on: 'act' }>>, again?: true): Pack =>
  chapters(
    A({
      triggers: [
        {
          happens: { on: 'act', id: 'lever', space: 'ward.G', ap: 1, ...happens },
          steps: [count('pulled')],
          ...(again && { again }),
        },
      ],
    }),
  );
const go = (t: RuleTest, letters: string): void => {
  for (const letter of letters) t.choose(`walk:${space(letter)}`);
};

rule('LOB-CMP-02 an act ends a Move Action and costs AP; some acts can be repeated', (t) => {
  from(t, nobody, [read('S1-A')], { pack: acts({}, true) });
  go(t, 'G');
  t.choose('scenario:lever');
  assert.deepEqual([t.state.turn.ap, t.state.turn.mp], [1, 0]);
  t.choose('scenario:lever');
  assert.deepEqual([t.state.counters, t.options().includes('scenario:lever')], [{ pulled: 2 }, false], 'no AP is left');
});

const killing: readonly Effect[] = [
  { do: 'monster-at', monster: 'hellhound', space: 'ward.H', n: 1 },
  { do: 'on', whom: { of: 'monster', take: 'each', where: 'here' }, steps: [{ do: 'kill' }] },
];

rule('LOB-INS-02 each act of a Scenario that defeats Monsters gives a separate Insanity', (t) => {
  from(t, nobody, [read('S1-A')], {
    pack: chapters(
      A({
        triggers: [
          { happens: { on: 'act', id: 'lever', space: 'ward.H', ap: 1 }, steps: [...killing, ...killing], again: true },
        ],
      }),
    ),
  });
  t.choose('scenario:lever');
  assert.deepEqual([t.state.defeated, t.state.characters[0].insanity], [{ hellhound: 2 }, 1]);
  t.choose('scenario:lever');
  assert.deepEqual([t.state.defeated, t.state.characters[0].insanity], [{ hellhound: 4 }, 2]);
});

rule('LOB-INS-02 each revealed token that defeats Monsters gives a separate Insanity', (t) => {
  const pack = telling({ riddles: { values: ['1', '2'], spaces: [], steps: { 1: killing, 2: killing } } });
  from(
    t,
    (state) => {
      state.marks = [0, 1].map(() => ({ token: 'riddle', space: space('H'), value: null }));
    },
    [],
    { pack },
  );
  t.choose('turn-up:0');
  t.choose('turn-up:1');
  assert.deepEqual([t.state.defeated, t.state.characters[0].insanity], [{ hellhound: 2 }, 2]);
});

rule('LOB-RUL-29 the Scenario deck is never reshuffled', (t) => {
  from(
    t,
    (state) => {
      state.decks.scenario = { left: [], out: ['S1-EC3'] };
      state.decks.spawn = { left: [], out: ['slot-2-red'] };
    },
    [
      {
        do: 'run',
        effects: [
          { do: 'card', deck: 'scenario' },
          { do: 'spawn', colour: 'drawn', n: 1 },
        ],
        by: -1,
        on: -1,
        card: 'S1-A',
      },
    ],
    { pack: library(...examples) },
  );
  assert.deepEqual(
    [t.state.counters, t.state.decks.scenario.out, eventsOf(t, 'reshuffled').map(({ deck }) => deck)],
    [{}, ['S1-EC3'], ['spawn']],
  );
});

// Face-down tokens

rule('LOB-RUL-108 a Character reveals a token on its Space, once, for 1 AP; this ends a Move Action', (t) => {
  const pack = telling({ riddles: { values: ['1', '2'], spaces: [], steps: {} } });
  from(
    t,
    (state) => {
      state.marks = [
        { token: 'riddle', space: space('G'), value: null },
        { token: 'riddle', space: space('F'), value: null },
      ];
    },
    [
      { do: 'reveal-number-token', mark: 1, by: 0 },
      { do: 'reveal-number-token', mark: 1, by: 0 },
    ],
    { pack, faces: draws('riddles', '2') },
  );
  assert.deepEqual([t.state.riddles, t.options().includes('turn-up:0')], [['1'], false], 'the token is elsewhere');
  go(t, 'G');
  t.choose('turn-up:0');
  assert.deepEqual([t.state.turn.ap, t.state.turn.mp], [1, 0]);
  from(
    t,
    (state) => {
      state.marks = [{ token: 'riddle', space: space('H'), value: null }];
    },
    [],
    { pack },
  );
  go(t, 'GHGHGH');
  assert.ok(!t.options().includes('turn-up:0'), 'no AP is left');
});

rule('LOB-RUL-108 a face-down token shows a random remaining value', (t) => {
  const riddles = { values: ['1', '2', '3'], spaces: ['ward.H', 'ward.G'], steps: { 2: [count('two')] } };
  from(
    t,
    (state) => {
      state.marks = [
        { token: 'riddle', space: space('B'), value: null },
        { token: 'riddle', space: space('G'), value: null },
      ];
    },
    [{ do: 'run', effects: [{ do: 'reveal-token', where: { range: 1 } }], by: 2, on: 2, card: 'S1-A' }],
    { pack: telling({ riddles }), faces: draws('riddles', '2') },
  );
  assert.deepEqual(
    [t.state.marks.map(({ value }: never) => value), t.state.riddles, t.state.counters],
    [[null, '2'], ['1', '3'], { two: 1 }],
  );
});

// Winning

rule('LOB-WIN-01 the Scenario decides when it is won or lost', (t) => {
  for (const [steps, winners] of [
    [[{ do: 'win' }], [0, 1]],
    [[{ do: 'lose-game' }], []],
  ] as const) {
    from(t, nobody, [read('S1-A')], { pack: chapters(A({ steps })) });
    assert.deepEqual(t.outcome, { winners, rule: 'LOB-WIN-01' });
  }
});

rule('LOB-WIN-04 all win or lose together', (t) => {
  from(
    t,
    (state) => {
      state.characters[3]!.dead = true;
    },
    [read('S1-A')],
    { pack: chapters(A({ steps: [{ do: 'win' }] })) },
  );
  assert.deepEqual(t.outcome?.winners, [0, 1]);
});

const nightmare = (n: number, more: Partial<Scenario> = {}): Scenario => ({
  ...scenario,
  id: `DN${n}`,
  kind: 'nightmare',
  chapters: [
    { cid: `DN${n}-A`, steps: [] },
    { cid: `DN${n}-B`, steps: [] },
  ],
  ...more,
});

rule('LOB-RUL-104 a Nightmare at its last Chapter starts the next; completing three different ones wins', (t) => {
  const pack: Pack = { ...world, scenarios: [nightmare(1), nightmare(2), nightmare(3), nightmare(4)] };
  const won = (n: number): Step => ({ do: 'run', effects: [{ do: 'win' }], by: -1, on: -1, card: `DN${n}-B` });
  const playing = (...steps: readonly Step[]): void =>
    from(
      t,
      (state) => {
        state.scenario = 'DN1';
      },
      [read('DN1-A'), ...steps],
      { pack, faces: steps.length ? draws('nightmares', 'DN3') : [] },
    );
  playing();
  assert.deepEqual([t.state.read, t.state.nightmares], [['DN1-A'], []]);
  playing(read('DN1-B'));
  assert.deepEqual([t.state.read, t.state.nightmares], [['DN1-A', 'DN1-B', 'DN3-A'], ['DN3']]);
  playing(read('DN1-B'), won(1), won(3), won(3));
  assert.equal(t.outcome, null);
  playing(read('DN1-B'), won(1), won(3), won(2));
  assert.deepEqual(t.outcome, { winners: [0, 1], rule: 'LOB-RUL-104' });
});

rule('LOB-TYP-03 several Nightmares are active at the same time', (t) => {
  const trigger = (n: number): Scenario =>
    nightmare(n, {
      chapters: [
        {
          cid: `DN${n}-A`,
          steps: [],
          triggers: [{ happens: { on: 'flag', name: 'dark' }, steps: [count(`dark-${n}`)] }],
        },
      ],
    });
  const pack: Pack = { ...world, scenarios: [trigger(1), trigger(2)] };
  from(
    t,
    (state) => {
      state.scenario = 'DN1';
    },
    [read('DN1-A'), { do: 'run', effects: [{ do: 'flag', name: 'dark' }], by: -1, on: -1, card: '' }],
    { pack },
  );
  assert.deepEqual(t.state.counters, { 'dark-1': 1, 'dark-2': 1 });
});

rule('LOB-TYP-04 a Nightmare has its own map, Chapters and Hunt Track', (t) => {
  const pack: Pack = { ...world, scenarios: [nightmare(1, { hunt: { aura: 6, end: 'final-battle' } }), nightmare(2)] };
  from(
    t,
    (state) => {
      state.scenario = 'DN1';
      state.hunt.position = 12;
    },
    [read('DN1-B'), { do: 'hunt' }],
    { pack },
  );
  assert.deepEqual([t.state.hunt.battle, t.state.nightmares], [true, ['DN2']]);
});

rule('LOB-RUL-108 a Character reveals a token on its Space for 1 AP, and nobody knew its value', (t) => {
  const pack = telling({ riddles: { values: ['A'], spaces: [], steps: { A: [{ do: 'flag', name: 'found' }] } } });
  from(
    t,
    (state) => {
      Object.assign(state, {
        phase: 'characters',
        round: 1,
        riddles: ['A'],
        marks: [{ token: 'letter', space: state.characters[0]?.at ?? 0, value: null }],
      });
    },
    [{ do: 'turn', player: 0 }],
    { pack },
  );
  t.choose('turn-up:0');
  assert.equal(t.state.turn.ap, 2);
  assert.deepEqual(t.state.flags, ['found']);
  assert.ok(!t.options().includes('turn-up:0'));
});
