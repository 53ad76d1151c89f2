// The kernel: sealed choices, windows, standing questions, late answers, faults, events and undo.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createChance,
  createMatch,
  determinize,
  explain,
  MatchFault,
  openMatch,
  restoreMatch,
  unusedFaces,
  type Fault,
  type Match,
  type Result,
  type Rules,
} from '../../../src/engine/kernel/index.js';
import type { LiveMatch } from '../../../src/engine/kernel/match.js';
import { choose, optionIds, play } from '../../support/play.js';
import { rules as ticTacToe } from '../test-games/tic-tac-toe.js';
import { rules as whispers, type Card } from '../test-games/whispers.js';
import { words } from '../test-games/made-up-game.js';

/** Scripted results that deal these hands of three cards, one card to each seat in turn. */
const dealt = (...hands: readonly (readonly Card[])[]): { deck: string; card: Card }[] =>
  [0, 1, 2].flatMap((i) => hands.map((hand) => ({ deck: 'deck', card: hand[i] as Card })));

const two = dealt(['red-6', 'red-2', 'hush-1'], ['grey-5', 'grey-2', 'hush-2']);
const fails = (result: Result<unknown, unknown>): Fault => {
  assert.ok(!result.ok);
  return result.error as Fault;
};

test('sealed choices: nobody learns anything until all seats have chosen; then all are revealed in the order of the seats', () => {
  const match = play(whispers, { faces: two });
  const before = match.view(1);
  choose(match, 'lay:red-6');
  assert.deepEqual(match.view(1), before);
  assert.deepEqual(
    match.view(0).questions.filter(({ standing }) => !standing),
    [],
  );
  choose(match, 'lay:grey-5');
  assert.deepEqual(match.view(null).events.at(-1), {
    type: 'revealed',
    rule: 'WSP-02',
    also: ['WSP-03'],
    cards: ['red-6', 'grey-5'],
    bright: 0,
  });
});

test('a clone has the position of the match, and both continue independently', () => {
  const match = play(whispers, { faces: two });
  choose(match, 'lay:red-6');
  const before = match.snapshot();
  const clone = match.clone();
  assert.deepEqual(
    [0, 1, null].map((seat) => clone.view(seat)),
    [0, 1, null].map((seat) => match.view(seat)),
  );
  assert.deepEqual([clone.snapshot(), clone.choices], [before, match.choices]);
  choose(clone, 'lay:grey-5');
  assert.deepEqual([match.snapshot(), match.choices.length], [before, 1], 'the match does not follow');
  choose(match, 'lay:grey-5');
  assert.deepEqual([clone.snapshot(), clone.view(0)], [match.snapshot(), match.view(0)]);
});

test('the functions for pages: a match with named seats, an imagined match for a seat, and unused scripted results', () => {
  const match = createMatch(ticTacToe, { seed: 1, seats: ['Ada', 'Bruno'], faces: [{ die: 'd6', face: 3 }] });
  assert.deepEqual(match.save().seats, ['Ada', 'Bruno']);
  assert.deepEqual(unusedFaces(match), [{ die: 'd6', face: 3 }]);
  const imagined = determinize(match, 0, createChance(1));
  choose(imagined, 'mark:4');
  assert.deepEqual([imagined.view(1).state.cells[4], match.view(1).state.cells[4]], [0, null]);
  assert.throws(() => createMatch(ticTacToe, { seed: 1, seats: 3 }), MatchFault);
});

test('an error that is not a fault of the content is thrown, and a choice in a finished match is refused', () => {
  const broken = {
    ...ticTacToe,
    steps: {
      mark: () => {
        throw new TypeError('a slip of the pen');
      },
    },
  };
  assert.throws(() => {
    choose(play(broken), 'mark:0');
  }, /a slip of the pen/);
  const match = play(ticTacToe);
  for (const cell of [0, 3, 1, 4, 2]) choose(match, `mark:${cell}`);
  assert.deepEqual(match.choose(0, 1, 'mark:8'), {
    ok: false,
    error: { rule: 'NW-OVER', message: 'The match is over.' },
  });
  assert.deepEqual(match.why(1, 'mark:8'), { rule: 'NW-OVER', message: 'The match is over.' });
});

test('sealed choices may come in any order', () => {
  const [one, other] = [play(whispers, { faces: two }), play(whispers, { faces: two })];
  choose(one, 'lay:red-6');
  choose(one, 'lay:grey-5');
  choose(other, 'lay:grey-5');
  choose(other, 'lay:red-6');
  assert.deepEqual(one.snapshot(), other.snapshot());
});

test('a reaction window asks every player who holds a card, even one who can only wait', () => {
  const match = play(whispers, { faces: dealt(['red-6', 'red-2', 'red-1'], ['grey-5', 'grey-2', 'hush-2']) });
  choose(match, 'lay:red-6');
  choose(match, 'lay:grey-5');
  const asked = match.questions.filter(({ kind }) => kind === 'answer');
  assert.deepEqual(
    asked.map(({ seat, options, fallback, limit }) => [seat, options.map(({ id }) => id), fallback, limit]),
    [
      [0, ['wait'], 'wait', 8],
      [1, ['wait', 'hush:hush-2'], 'wait', 8],
    ],
  );
  choose(match, 'hush:hush-2');
  choose(match, 'wait', 0);
  assert.deepEqual(match.state.points, [0, 0]);
  assert.ok(match.log.some(({ type }) => type === 'hushed'));
});

test('a standing question does not hold up the match, and answering it changes neither sealed answers nor other open questions', () => {
  const match = play(whispers, { faces: two });
  choose(match, 'lay:red-6');
  const [lay] = match.view(1).questions;
  choose(match, 'whisper:red-2:1');
  assert.deepEqual(match.view(1).questions[0], lay, 'an answer that is under way stays good');
  assert.deepEqual(match.view(1).state.others[0]?.known, ['red-2']);
  assert.ok(!optionIds(match, 0).includes('lay:red-6'), 'the sealed answer stays sealed');
  choose(match, 'lay:grey-5');
  assert.deepEqual(match.state.laid, [
    { seat: 0, card: 'red-6' },
    { seat: 1, card: 'grey-5' },
  ]);
  assert.equal(explain(match, 0, 'whisper:red-2:1')?.rule, 'WSP-06', 'whispering is possible once per round');
});

test('an answer to a closed question, to another seat’s question or to an unknown question is refused', () => {
  const match = play(ticTacToe);
  const [question] = match.questions;
  assert.ok(question);
  choose(match, 'mark:0');
  for (const [seat, n] of [
    [0, question.n],
    [0, question.n + 1],
    [1, 99],
    [-1, 1],
    [1, Number.NaN],
  ] as const) {
    const refused = match.choose(seat, n, 'mark:1');
    assert.ok(!refused.ok && 'rule' in refused.error);
    assert.equal(refused.error.rule, 'NW-LATE');
  }
  assert.equal(match.choices.length, 1);
});

test('after the end of a match, there are no choices and no questions, and refusals name no rule of the game', () => {
  const match = play(ticTacToe);
  for (const cell of [0, 3, 1, 4, 2]) choose(match, `mark:${cell}`);
  assert.deepEqual(match.questions, []);
  assert.equal((match.choose(1, 3, 'mark:8') as { error: { rule: string } }).error.rule, 'NW-OVER');
  assert.equal(explain(match, 1, 'mark:8')?.rule, 'NW-OVER');
});

// The following tests use small games, each made for one test.

const log = (word: string): { do: string; word: string } => ({ do: 'log', word });

test('pushed steps run in order before the waiting steps; cut drops the waiting steps above the named one', () => {
  const match = play(
    words(
      { go: [{ do: 'effect' }, { do: 'over' }, log('after')] },
      {
        effect: (m) => {
          m.push(log('a'), { do: 'inner' }, log('never'));
        },
        inner: (m) => {
          m.push(log('b'), { do: 'stop' }, log('never'));
        },
        stop: (m) => {
          m.cut('over');
          m.cut('no such step');
        },
        over: (m) => {
          m.push(log('over'));
        },
      },
    ),
  );
  choose(match, 'go');
  assert.deepEqual((match.state as { log: string[] }).log, ['a', 'b', 'over', 'after']);
});

test('a question without options is skipped, alone and among others', () => {
  const asked = (seat: number, ...ids: string[]): Record<string, unknown> => ({
    seat,
    player: seat,
    rule: 'W-01',
    options: ids.map((id) => ({ id, rule: 'W-01', then: [log(id)] })),
  });
  const match = play(
    words(
      {
        go: [
          { do: 'nobody' },
          { do: 'together', of: [{ do: 'nobody' }, { do: 'second' }] } as never,
          { do: 'together', of: [{ do: 'nobody' }] } as never,
          log('end'),
        ],
      },
      {},
      {
        asks: {
          ask: () => ({
            seat: 0,
            player: 0,
            rule: 'W-01',
            options: [
              {
                id: 'go',
                rule: 'W-01',
                then: [
                  { do: 'nobody' },
                  { do: 'together', of: [{ do: 'nobody' }, { do: 'second' }] },
                  { do: 'together', of: [{ do: 'nobody' }] },
                  log('end'),
                  { do: 'ask' },
                ],
              },
            ],
          }),
          nobody: () => asked(0) as never,
          second: () => asked(1, 'yes') as never,
        },
      },
    ),
    { seats: 2 },
  );
  choose(match, 'go');
  assert.deepEqual(optionIds(match), ['yes']);
  choose(match, 'yes');
  assert.deepEqual((match.state as { log: string[] }).log, ['yes', 'end']);
  assert.deepEqual(optionIds(match), ['go']);
});

test('two open questions of one seat with the same options are distinguished by their numbers, also in a replay', () => {
  const rules = words(
    { both: [{ do: 'together', of: [{ do: 'left' }, { do: 'right' }] } as never] },
    {},
    {
      asks: {
        ask: () => ({
          seat: 0,
          player: 0,
          rule: 'W-01',
          options: [
            {
              id: 'both',
              rule: 'W-01',
              then: [{ do: 'together', of: [{ do: 'left' }, { do: 'right' }] }, { do: 'ask' }],
            },
          ],
        }),
        left: () => ({
          seat: 0,
          player: 0,
          rule: 'W-01',
          options: [
            { id: 'pass', rule: 'W-01', then: [log('left passes')] },
            { id: 'act', rule: 'W-01', then: [log('left acts')] },
          ],
        }),
        right: () => ({
          seat: 0,
          player: 1,
          rule: 'W-01',
          options: [{ id: 'pass', rule: 'W-01', then: [log('right passes')] }],
        }),
      },
    },
  );
  const match = play(rules);
  choose(match, 'both');
  const [left, right] = match.questions;
  assert.ok(left && right && match.choose(0, right.n, 'pass').ok && match.choose(0, left.n, 'act').ok);
  assert.deepEqual((match.state as { log: string[] }).log, ['left acts', 'right passes']);
  const restored = restoreMatch(rules, match.save());
  assert.ok(restored.ok);
  assert.deepEqual((restored.value as LiveMatch<unknown, unknown>).snapshot(), match.snapshot());
});

test('a seat is asked again if a standing act has made its sealed answer impossible', () => {
  interface Rations {
    bread: number;
    bell: boolean;
    eaten: string[];
  }
  const m = (state: unknown): Rations => state as Rations;
  const eat =
    (seat: number): Rules['asks'][string] =>
    ({ state }) => ({
      seat,
      player: seat,
      rule: 'W-01',
      options: [...(m(state).bread > 0 ? ['bread'] : []), 'nothing'].map((id) => ({
        id,
        rule: 'W-01',
        then: [{ do: 'eat', what: id }],
      })),
    });
  const rules = words(
    {},
    {
      eat: ({ state }, { what }: { what: string }) => {
        m(state).eaten.push(what);
      },
      spoil: ({ state }) => {
        m(state).bread = 0;
        m(state).bell = false;
      },
    },
    {
      setup: () => ({
        ok: true,
        value: {
          state: { bread: 1, bell: true, eaten: [] },
          steps: [{ do: 'together', of: [{ do: 'first' }, { do: 'second' }] }, { do: 'ask' }],
        },
      }),
      asks: {
        first: eat(0),
        second: eat(1),
        ask: () => ({ seat: 0, player: 0, rule: 'W-01', options: [{ id: 'on', rule: 'W-01', then: [{ do: 'ask' }] }] }),
        bell: () => ({
          seat: 1,
          player: 1,
          rule: 'W-03',
          options: [{ id: 'spoil', rule: 'W-03', then: [{ do: 'spoil' }] }],
        }),
      },
      standing: ({ state }) => (m(state).bell ? [{ do: 'bell' }] : []),
    },
  );
  const match = play(rules, { seats: 2 });
  choose(match, 'bread', 0);
  choose(match, 'spoil');
  assert.deepEqual(
    match.questions.map(({ seat, options }) => [seat, options.map(({ id }) => id)]),
    [
      [0, ['nothing']],
      [1, ['nothing']],
    ],
  );
  choose(match, 'nothing', 1);
  choose(match, 'nothing', 0);
  assert.deepEqual(m(match.state).eaten, ['nothing', 'nothing']);
});

test('a waiting question that passes to another seat gets a new number there', () => {
  const m = (state: unknown): { who: number } => state as { who: number };
  const rules = words(
    {},
    {
      turn: ({ state }) => {
        m(state).who = 1;
      },
    },
    {
      setup: () => ({ ok: true, value: { state: { who: 0 }, steps: [{ do: 'ask' }] } }),
      asks: {
        ask: ({ state }) => ({
          seat: m(state).who,
          player: m(state).who,
          rule: 'W-01',
          options: [{ id: 'go', rule: 'W-01', then: [{ do: 'ask' }] }],
        }),
        swap: ({ state }) => ({
          seat: 1,
          player: 1,
          rule: 'W-03',
          options: m(state).who === 0 ? [{ id: 'swap', rule: 'W-03', then: [{ do: 'turn' }] }] : [],
        }),
        wave: () => ({ seat: 1, player: 1, rule: 'W-04', options: [{ id: 'wave', rule: 'W-04', then: [] }] }),
      },
      standing: () => [{ do: 'wave' }, { do: 'swap' }],
    },
  );
  const match = play(rules, { seats: 2 });
  choose(match, 'swap');
  assert.equal(new Set(match.questions.map(({ seat, n }) => `${seat}:${n}`)).size, 2);
  choose(match, 'wave');
  choose(match, 'go', 1);
});

test('an endless card, too many waiting steps or an unknown step is a fault of the pack, and the match stays as it was', () => {
  const match = play(
    words(
      {
        endless: [{ do: 'again' }],
        deep: [{ do: 'twice' }],
        wrong: [{ do: 'sing', card: 'siren' } as never],
        inherited: [{ do: 'toString' }],
        fine: [log('fine')],
      },
      {
        again: (m, step) => {
          m.push(step);
        },
        twice: (m, step) => {
          m.push(step, log('never'), step);
        },
      },
    ),
  );
  choose(match, 'fine');
  const before = match.snapshot();
  const { n } = match.questions[0] ?? { n: 0 };
  for (const [id, code, path] of [
    ['endless', 'no-end', 'again'],
    ['deep', 'too-deep', 'twice'],
    ['wrong', 'unknown-step', 'cards/siren/sing'],
    ['inherited', 'unknown-step', 'toString'],
  ] as const) {
    const fault = fails(match.choose(0, n, id));
    assert.deepEqual([fault.code, fault.path], [code, path]);
    assert.ok(fault.message);
    assert.deepEqual(match.snapshot(), before);
    assert.equal(match.choices.length, 1);
  }
  choose(match, 'fine');
  assert.deepEqual((match.state as { log: string[] }).log, ['fine', 'fine']);
});

test('a match without steps and without an outcome is a fault, and does not hang', () => {
  const rules = words({}, {}, { asks: {}, setup: () => ({ ok: true, value: { state: {}, steps: [] } }) });
  assert.equal(fails(openMatch(rules, { seed: 1, seats: 1 })).code, 'no-step');
});

test('an impossible scripted result is a fault, and the match stays as it was', () => {
  const match = play(
    words(
      { roll: [{ do: 'roll' }] },
      {
        roll: (m) => {
          m.chance.die('d6', [1, 2, 3]);
        },
      },
    ),
    { faces: [{ die: 'd6', face: 9 }] },
  );
  const before = match.snapshot();
  assert.equal(fails(match.choose(0, 1, 'roll')).code, 'face-mismatch');
  assert.deepEqual(match.snapshot(), before);
});

test('an invalid set-up throws an error in createMatch, because it is a programmer’s error', () => {
  for (const setup of [
    { seats: 5 },
    { seats: -1 },
    { seats: 1e12 },
    { seats: Number.NaN },
    { seats: 2, faces: [{ die: 'd6' }] as never },
    { seats: 2, options: { hard: true } },
  ])
    assert.throws(() => createMatch(whispers, { seed: 1, ...setup }), MatchFault);
});

test('a match does not change the situation that was passed to it', () => {
  const rules = words(
    { go: [log('go')] },
    {},
    { setup: ({ situation }) => ({ ok: true, value: { state: situation, steps: [{ do: 'ask' }] } }) },
  );
  const situation = { log: ['before'] };
  const match = play(rules, { situation });
  choose(match, 'go');
  assert.deepEqual(situation, { log: ['before'] });
  assert.ok(match.undo(0).ok);
  assert.deepEqual(match.state, situation);
});

test('everybody sees an event, some seats may see more of its fields, and an event for some seats reaches no others', () => {
  const match = play(whispers, {
    seats: 3,
    faces: dealt(['red-6', 'red-2', 'red-1'], ['grey-5', 'grey-2', 'hush-2'], ['grey-1', 'red-3', 'red-4']),
  });
  choose(match, 'whisper:red-6:2');
  const whispered = { type: 'whispered', rule: 'WSP-06', seat: 0, card: 'red-6', to: 2 };
  const drew = (seat: number, card?: Card): unknown => ({ type: 'drew', rule: 'WSP-01', seat, ...(card && { card }) });
  assert.deepEqual(match.view(0).events.slice(0, 2), [drew(0, 'red-6'), drew(1)]);
  assert.deepEqual(match.view(1).events.slice(0, 2), [drew(0), drew(1, 'grey-5')]);
  assert.deepEqual(match.view(null).events.slice(0, 2), [drew(0), drew(1)]);
  assert.deepEqual(
    [0, 1, 2, null].map((seat) => match.view(seat).events.slice(9)),
    [[whispered], [], [whispered], []],
  );
  assert.deepEqual(
    [0, 1, 2, null].map((seat) => match.view(seat).cursor),
    [10, 9, 10, 9],
  );
  assert.deepEqual(match.view(2, 9).events, [whispered]);
});

test('a view with an old cursor contains all events since that cursor', () => {
  const match = play(
    words(
      { talk: [{ do: 'talk' }] },
      {
        talk: (m) => {
          for (let i = 0; i < 100; i++) m.emit({ type: `said`, rule: 'W-01' });
          m.tell([0], { type: 'thought', rule: 'W-01' });
        },
      },
    ),
    { seats: 2 },
  );
  for (let i = 0; i < 12; i++) choose(match, 'talk');
  assert.equal(match.view(0).events.length, 1212);
  assert.equal(match.view(1).events.length, 1200);
  assert.deepEqual(match.view(0, 1200), { ...match.view(0), events: match.view(0).events.slice(1200) });
  assert.deepEqual(match.view(1, 3).events, match.view(1).events.slice(3));
  for (const since of [-5, 1e9, Number.NaN]) assert.ok(match.view(0, since).events.length <= 1212);
});

test('undo is refused after another seat’s choice, a random result, or a revealed secret or sealed answer', () => {
  const said = (match: Match, seat: number): string => {
    const undone = match.undo(seat);
    return undone.ok ? 'granted' : `${undone.error.rule}: ${undone.error.message}`;
  };
  const match = play(whispers, { faces: two });
  assert.equal(said(match, 0), 'NW-UNDO-NOTHING: There is no choice to undo.');
  choose(match, 'lay:red-6');
  assert.equal(said(match, 1), 'NW-UNDO-OTHER: The last choice was made by another seat.');
  assert.equal(said(match, 0), 'granted');
  choose(match, 'whisper:red-6:1');
  assert.equal(said(match, 0), 'NW-UNDO-REVEALED: This choice revealed something hidden.');
  choose(match, 'lay:red-6');
  choose(match, 'lay:grey-5');
  assert.equal(said(match, 1), 'NW-UNDO-REVEALED: This choice revealed sealed answers.');
  choose(match, 'wait', 0);
  choose(match, 'wait', 1);
  assert.equal(said(match, 1), 'NW-UNDO-CHANCE: Dice were rolled or cards were drawn after this choice.');
});

test('undo restores the match as it was before the choice, even after several undos and new choices', () => {
  const match = play(words({ one: [log('one')], two: [log('two')] }));
  const was = [match.snapshot()];
  for (const [n, id] of ['one', 'two', 'one'].entries()) {
    choose(match, id);
    assert.ok(match.canUndo(0));
    was[n + 1] = match.snapshot();
  }
  for (const n of [2, 1]) {
    assert.ok(match.undo(0).ok);
    assert.deepEqual(match.snapshot(), was[n]);
  }
  choose(match, 'one');
  assert.ok(match.canUndo(0));
  choose(match, 'two');
  assert.ok(match.undo(0).ok);
  assert.deepEqual(match.state, { log: ['one', 'one'] });
  assert.deepEqual(match.snapshot(), match.replayed(2).snapshot());
});

test('undo passes over wishes and keeps them, and a wish itself is not undone', () => {
  interface Quiet {
    steps: number;
    calm: boolean;
  }
  const m = (state: unknown): Quiet => state as Quiet;
  const match = play(
    words(
      {},
      {
        step: ({ state }) => {
          m(state).steps++;
        },
        calm: ({ state }, { on }) => {
          m(state).calm = on;
        },
      },
      {
        setup: () => ({ ok: true, value: { state: { steps: 0, calm: false }, steps: [{ do: 'ask' }] } }),
        asks: {
          ask: () => ({
            seat: 0,
            player: 0,
            rule: 'W-01',
            options: [{ id: 'go', rule: 'W-01', then: [{ do: 'step' }, { do: 'ask' }] }],
          }),
          quiet: ({ state }) => ({
            seat: 1,
            player: 1,
            rule: 'W-02',
            isWish: true,
            options: [
              m(state).calm
                ? { id: 'loud', rule: 'W-02', then: [{ do: 'calm', on: false }] }
                : { id: 'calm', rule: 'W-02', then: [{ do: 'calm', on: true }] },
            ],
          }),
        },
        standing: () => [{ do: 'quiet' }],
      },
    ),
    { seats: 2 },
  );
  choose(match, 'calm');
  assert.deepEqual([match.canUndo(0), match.canUndo(1)], [false, false], 'there is nothing but a wish');
  choose(match, 'go');
  choose(match, 'loud');
  choose(match, 'calm');
  assert.ok(match.clone().undo(0).ok);
  choose(match, 'loud');
  assert.deepEqual([match.canUndo(1), match.undo(0).ok], [false, true]);
  assert.deepEqual(match.state, { steps: 0, calm: false });
  choose(match, 'go');
  choose(match, 'go');
  assert.ok(match.undo(0).ok);
  assert.deepEqual(match.state, { steps: 1, calm: false });
  assert.deepEqual(match.snapshot(), match.replayed(match.choices.length).snapshot());
});

test('a question has exactly the fields that the rules give it', () => {
  const told = { fallback: 'go', limit: 8, window: true, least: 0 };
  const option = { id: 'go', rule: 'W-01' };
  for (const more of [{}, ...Object.entries(told).map(([key, value]) => ({ [key]: value })), told]) {
    const asked = { seat: 0, player: 1, rule: 'W-02', options: [{ ...option, then: [] }], ...more };
    const [question] = play(words({}, {}, { asks: { ask: () => asked as never } })).questions;
    assert.deepEqual(question, { n: 1, seat: 0, player: 1, kind: 'ask', rule: 'W-02', options: [option], ...more });
  }
});

test('with skipSole, a single option is chosen without asking; of several options, the player chooses', () => {
  const asked = (skipSole: boolean, ...ids: readonly string[]): unknown => {
    const options = ids.map((id) => ({ id, rule: 'W-02', then: [{ do: 'log', word: id }] }));
    const whom = () => ({ seat: 0, player: 0, rule: 'W-02', options, skipSole });
    const game = words({ on: [{ do: 'whom' }] });
    const match = play({ ...game, asks: { ...game.asks, whom } as Rules['asks'] });
    choose(match, 'on');
    return [match.questions.map(({ kind }) => kind), match.state];
  };
  assert.deepEqual(asked(true, 'one'), [['ask'], { log: ['one'] }]);
  assert.deepEqual(asked(true, 'one', 'two'), [['whom'], { log: [] }]);
  assert.deepEqual(asked(false, 'one'), [['whom'], { log: [] }]);
});

test('refusals and faults have all their fields', () => {
  const match = play(
    words(
      { wrong: [{ do: 'sing' }], endless: [{ do: 'again' }] },
      {
        again: (m, step) => {
          m.push(step);
        },
      },
    ),
  );
  assert.deepEqual(match.choose(0, 7, 'wrong'), {
    ok: false,
    error: { rule: 'NW-LATE', message: 'Question 7 of seat 0 is not open; answer an open question.' },
  });
  assert.deepEqual(match.choose(0, 1, 'wrong'), {
    ok: false,
    error: {
      code: 'unknown-step',
      path: 'sing',
      message: 'words has no step "sing"; correct the name, or add it to the rules.',
    },
  });
  assert.deepEqual(match.choose(0, 1, 'endless'), {
    ok: false,
    error: {
      code: 'no-end',
      path: 'again',
      message: 'One choice caused more than 10000 steps; make sure that the steps of each card end.',
    },
  });
  assert.throws(() => match.askedBy({ do: 'sing' }), {
    message: 'sing: words has no question "sing"; correct the name, or add it to the rules.',
  });
  assert.deepEqual(openMatch(whispers, { seed: 1, seats: 2, options: { toString: 1 } }), {
    ok: false,
    error: {
      code: 'json-name',
      path: 'options/toString',
      message: 'This name is reserved, because every object has it; use another name.',
    },
  });
});
