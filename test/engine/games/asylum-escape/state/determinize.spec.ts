// Imagined matches, the views of seats, and which choices may be undone because nothing hidden was revealed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Effect } from '../../../../../src/engine/games/asylum-escape/cards/card-types.js';
import type { Situation } from '../../../../../src/engine/games/asylum-escape/state/situation.js';
import type { State, Victim } from '../../../../../src/engine/games/asylum-escape/state/state.js';
import { createChance } from '../../../../../src/engine/kernel/index.js';
import { RuleTest } from '../../../../support/rule-coverage.js';
import { games } from '../../../every-game/games.js';
import { undoableTeachesNothing } from '../../../every-game/properties.js';
import { at, begin, d6, draws, flees, lust, pack, table, far } from '../support/small-match.js';

/** A pack in which the card `blank` is a Camo with these steps. */
const saying = (...steps: readonly Effect[]) => ({
  ...pack,
  camoSabo: pack.camoSabo.map((card): typeof card => (card.id === 'blank' ? { ...card, kind: 'camo', steps } : card)),
});
const mine = (hand: readonly string[] = [], ...others: readonly object[]) =>
  ({
    patients: [at('c3')],
    victims: [{ at: 'a1', hand }, ...others, ...far.slice(1 + others.length)],
    phase: 'victim',
    active: 1,
  }) as const;

type Choices = readonly (string | readonly [id: string, seat: number])[];

function after(situation: Situation, choices: Choices, more: Parameters<typeof table>[2] = {}) {
  const t = new RuleTest();
  const match = table(t, situation, more);
  for (const choice of choices) {
    const [id, seat] = typeof choice === 'string' ? [choice] : choice;
    t.choose(id, seat);
  }
  return match;
}
type Match = ReturnType<typeof after>;

/** The states of 25 imagined matches of the seat. */
const imagined = (match: Match, seat = 1): State[] =>
  Array.from({ length: 25 }, (_, seed) => match.determinize(seat, createChance(seed)).state);
const each = <T>(states: readonly State[], of: (state: State) => T): T[] =>
  [...new Map(states.map(of).map((value) => [JSON.stringify(value), value])).values()].sort();
const victim = ({ victims }: State, seat: number): Victim =>
  victims.find((other) => other.seat === seat) ?? assert.fail();

test('imagined: other Victims are in any room where everybody suspects them, and a Victim’s own room is known', () => {
  const match = after(
    { ...mine(), victims: [{ at: 'a1' }, { at: 'a2', suspects: ['a2', 'b2', 'e4'] }, { at: 'e5', dead: true }] },
    [],
  );
  const worlds = imagined(match);
  assert.deepEqual(
    each(worlds, (state) => victim(state, 2).at),
    ['a2', 'b2', 'e4'],
  );
  assert.ok(
    worlds
      .map((state) => victim(state, 2))
      .every(({ at: room, before, route }) => before === room && route.join() === room),
    'the routes lead to these rooms',
  );
  assert.deepEqual(
    each(worlds, (state) => [victim(state, 1).at, victim(state, 3).at]),
    [['a1', 'e5']],
    'the room of a dead Victim is known',
  );
});

test('imagined: where a dead Victim was before a collapse stays unknown, and so does their route', () => {
  const match = after(
    {
      patients: [at('c3')],
      victims: [{ at: 'c2' }, { at: 'c2' }, { at: 'e5' }],
      phase: 'bloodlust',
    },
    ['room:c2'],
    { faces: [...lust('crack'), ...d6(1, 5), ...flees('m1')] },
  );
  const dead = victim(match.state, 1);
  assert.deepEqual([dead.alive, dead.at, dead.before], [false, 'c3', 'c2']);
  assert.deepEqual(
    each(imagined(match, 3), (state) => [victim(state, 1).at, victim(state, 1).before, victim(state, 1).route]),
    [['c3', 'c3', ['c3']]],
  );
});

test('imagined: before the Victims have hidden, they are in no room', () => {
  const t = new RuleTest();
  const match = begin(t);
  assert.deepEqual(
    each(imagined(match), ({ victims }) => victims.map(({ at: room, route }) => [room, route])),
    [
      [
        ['', []],
        ['', []],
        ['', []],
      ],
    ],
  );
});

test('imagined: after the end of the match, all routes are known', () => {
  const match = after(
    { patients: [at('c3')], victims: [{ at: 'a1' }, { at: 'a2' }, { at: 'e5' }], phase: 'final', turn: 9 },
    [],
  );
  assert.deepEqual(
    each(imagined(match), ({ victims }) => victims.map(({ at: room, route }) => [room, route])),
    [match.state.victims.map(({ at: room, route }) => [room, route])],
  );
});

test('imagined: other hands contain any cards that nobody has shown, but no cards with the hold symbol', () => {
  const match = after(
    {
      ...mine(['find.1'], { at: 'a2', hand: ['save.1', 'tear.1'] }),
      decks: { 'camo-sabo': ['blank.1', 'key.1', 'lamp.1'] },
    },
    [],
  );
  const worlds = imagined(match);
  assert.deepEqual(
    each(worlds, (state) => victim(state, 2).hand[0]?.card),
    ['blank.1', 'save.1', 'tear.1'],
  );
  assert.deepEqual(
    each(worlds, ({ victims, decks }) =>
      [...victims.flatMap(({ hand }) => hand.map(({ card }) => card)), ...decks['camo-sabo'].cards].sort(),
    ),
    [['blank.1', 'find.1', 'key.1', 'lamp.1', 'save.1', 'tear.1']],
    'each card is in exactly one place',
  );
  assert.deepEqual(
    each(worlds, ({ victims }) => victims.map(({ hand }) => hand.map(({ seen }) => seen))),
    [[[2], [4, 4], []]],
    'each seat knows its own hand',
  );
  assert.deepEqual(
    each(worlds, (state) => victim(state, 1).hand),
    [[{ card: 'find.1', seen: 2 }]],
  );
  assert.ok(
    worlds.every(({ decks }) => decks['camo-sabo'].cards.join() === [...decks['camo-sabo'].cards].sort().join()),
    'nobody knows the order of a deck',
  );
});

test('imagined: a hand is known to a player who has looked at it', () => {
  const looking = saying({ do: 'look-hand', whom: 'other' });
  const looked = after({ ...mine(['blank.1'], { at: 'a2', hand: ['save.1'] }) }, ['play:blank.1', 'victim:2'], {
    pack: looking,
  });
  assert.deepEqual(
    each(imagined(looked), (state) => victim(state, 2).hand.map(({ card }) => card)),
    [['save.1']],
  );
  assert.ok(each(imagined(looked, 3), (state) => victim(state, 2).hand[0]?.card).length > 5);
});

for (const [deck, card] of [
  ['movement', 'm1.1'],
  ['bloodlust', 'quiet.1'],
  ['camo-sabo', 'key.1'],
] as const)
  test(`imagined: the next cards of a deck are known to a player who has looked at them: ${deck}`, () => {
    const peeked = after(mine(['blank.1']), ['play:blank.1'], {
      pack: saying({ do: 'peek', deck, n: 1 }),
      faces: [{ deck, card }],
    });
    assert.deepEqual(
      each(imagined(peeked), ({ decks }) => decks[deck].top),
      [[{ card, seen: 2 }]],
    );
    const others = imagined(peeked, 2);
    assert.ok(each(others, ({ decks }) => decks[deck].top[0]?.card).length > 5, 'other seats do not know the card');
    assert.deepEqual(
      each(others, ({ decks }) => decks[deck].top[0]?.seen),
      [0],
    );
    const count = peeked.state.decks[deck].cards.length;
    assert.ok(
      others.every(
        ({ decks }) =>
          decks[deck].cards.length === count && !decks[deck].cards.includes(decks[deck].top[0]?.card ?? ''),
      ),
    );
  });

test('imagined: sealed answers and preferences of others are guessed, and the seat’s own are known', () => {
  // The first Victim moves with a card while the second Victim's answer is sealed.
  const match = after(
    { patients: [at('c3')], victims: [{ at: 'c4', hand: ['slip.1'] }, { at: 'c3', hand: ['cough.1'] }, { at: 'e5' }] },
    [['prefer:always', 1], ['prefer:never', 2], 'done', ['play:slip.1', 1], ['play:cough.1', 2]],
  );
  const secrets = ({ answers, prefers, preferred }: Victim) => ({ answers, prefers, preferred });
  const sealed = { answers: [{ card: 'cough.1', at: 0 }], prefers: 'never', preferred: 1 };
  assert.deepEqual(
    each(imagined(match, 2), (state) => secrets(victim(state, 2))),
    [sealed],
  );
  assert.deepEqual(
    each(imagined(match, 1), (state) => secrets(victim(state, 2))),
    [{ answers: [], prefers: 'save', preferred: 0 }],
  );
  assert.deepEqual(
    each(imagined(match, 1), (state) => secrets(victim(state, 1))),
    [{ answers: [], prefers: 'always', preferred: 1 }],
  );
  assert.deepEqual(
    [1, 2, null].map((seat) => match.view(seat).state.victims[1]?.answer),
    [null, 'cough.1', null],
  );
});

test('imagined: a Victim who may have slipped away may be found or not', () => {
  const match = after(
    { patients: [at('c3')], victims: [{ at: 'c3', hand: ['slip.1'] }, { at: 'e5', hand: ['cough.1'] }, { at: 'e5' }] },
    ['done', ['play:slip.1', 1], ['pass', 2], 'move:c3', ['play:cough.1', 2]],
  );
  assert.equal(victim(match.state, 1).slipped, false, 'the Victim did not slip away');
  assert.deepEqual(
    each(imagined(match, 2), (state) => victim(state, 1).slipped),
    [false, true],
  );
});

// What everybody sees

/** Fields of the state that are left out of every view, or that every view changes. */
const hidden = new Set<keyof State>([
  'victims',
  'decks',
  'undrawn',
  'before',
  'metPairs',
  'revealCount',
  'collapseDue',
]);

const seen: readonly (readonly [what: string, facts: readonly (keyof State)[], match: () => Match])[] = [
  [
    'the searched rooms',
    ['searched'],
    () => after({ patients: [at('c3'), at('e1', 'two')], victims: far }, ['patient:0:c4']),
  ],
  [
    'a killing roll, and what changed the Catching Stat',
    ['attempts', 'windows'],
    () =>
      after(
        { patients: [at('c3')], victims: [{ at: 'c3', hand: ['save.1', 'blank.1', 'blank.2'] }, ...far.slice(1)] },
        ['done', 'pass', 'play:blank.1', 'pass'],
        {
          faces: d6(1),
          pack: {
            ...pack,
            camoSabo: pack.camoSabo.map((card): typeof card =>
              card.id === 'blank'
                ? {
                    ...card,
                    kind: 'camo',
                    symbols: ['response'],
                    windows: ['W3'],
                    steps: [
                      { do: 'extend-catch', which: 'this', faces: [4], lasts: 'attempt' },
                      { do: 'reduce-catch', which: 'this', faces: [2], lasts: 'attempt' },
                    ],
                  }
                : card,
            ),
          },
        },
      ),
  ],
  [
    'a second caught Victim, and a room that will be destroyed',
    ['caught', 'doomed', 'attempts'],
    () =>
      after(
        { patients: [at('c3')], victims: [{ at: 'c3' }, { at: 'c3', hand: ['save.1'] }, { at: 'c3' }] },
        ['done', 'pass', 'pass'],
        { faces: d6(1, 1) },
      ),
  ],
  [
    'the rooms listed for destruction',
    ['listed'],
    () => after({ patients: [at('c3'), at('e1', 'two')], victims: far, phase: 'final', turn: 7 }, []),
  ],
  [
    'a card whose steps have not run yet',
    ['plays', 'windows'],
    () => after(mine(['tear.1'], { at: 'a2', hand: ['gag.1'] }), ['play:tear.1']),
  ],
  [
    'a Catching Stat changed for a turn',
    ['catchChanges'],
    () =>
      after(mine(['blank.1']), ['play:blank.1'], {
        pack: saying({ do: 'extend-catch', which: 'all', faces: [6], lasts: 'turn' }),
      }),
  ],
  [
    'a blocked room',
    ['blocks'],
    () =>
      after(mine(['blank.1']), ['play:blank.1', 'room:b3'], {
        pack: saying({ do: 'block', where: 'any', against: 'all', turns: 1 }),
      }),
  ],
];

for (const [what, facts, match] of seen)
  test(`everybody sees ${what}`, () => {
    const played = match();
    const { state: truth } = played;
    const { state } = played.view(null);
    for (const fact of facts) assert.notDeepEqual(truth[fact], [], `there is something to see of "${fact}"`);
    const shown = Object.fromEntries(
      Object.keys(truth).flatMap((fact) =>
        hidden.has(fact as keyof State) ? [] : [[fact, state[fact as keyof typeof state]]],
      ),
    );
    assert.deepEqual(
      shown,
      Object.fromEntries(Object.entries(truth).filter(([fact]) => !hidden.has(fact as keyof State))),
    );
  });

test('a hand is shown to its own seat, but not to another seat or a spectator', () => {
  const match = after({ patients: [at('c3')], victims: [{ at: 'a1', hand: ['save.1'] }, ...far.slice(1)] }, [], {
    options: { patients: 3 },
  });
  assert.deepEqual(
    match.state.victims.map(({ seat }) => seat),
    [0, 1, 2],
  );
  assert.deepEqual(
    [0, 1, null].map((seat) => match.view(seat).state.victims[0]?.hand),
    [['save.1'], [null], [null]],
  );
});

test('everybody sees that a hand limit is reduced and how many cards a deck has; a player who has looked also sees the next cards', () => {
  const limited = after(mine(['blank.1'], { at: 'a2', hand: ['save.1'] }), ['play:blank.1'], {
    pack: saying({ do: 'limit-hand', whom: 'others', n: 2 }),
  });
  assert.deepEqual(
    limited.view(null).state.victims.map(({ limit }) => limit),
    [null, { n: 2, until: 2 }, { n: 2, until: 2 }],
  );
  const peeked = after(mine(['blank.1']), ['play:blank.1'], {
    pack: saying({ do: 'peek', deck: 'movement', n: 2 }),
    faces: [...flees('m1'), ...flees('m2')],
  });
  assert.deepEqual(
    [1, 2, null].map((seat) => peeked.view(seat).state.decks.movement),
    [
      ['m1.1', 'm2.1'],
      [null, null],
      [null, null],
    ].map((top) => ({ count: 40, top, pile: [] })),
  );
});

test('AE-RUL-43 once per turn, a Victim may change the preference about being asked', () => {
  const may = (match: Match, seat: number | null): unknown => match.view(seat).state.victims[0]?.mayPrefer;
  const match = after(mine(), []);
  assert.deepEqual([may(match, 1), may(match, 2), may(match, null)], [true, false, false]);
  assert.equal(may(after(mine(), [['prefer:never', 1]]), 1), false);
});

// What may be undone

const slipping = {
  patients: [at('c3')],
  victims: [{ at: 'c3', hand: ['slip.1', 'hush.1'] }, { at: 'e5', hand: ['cough.1'] }, { at: 'e5' }],
};

const back: readonly (readonly [what: string, may: boolean, match: () => Match])[] = [
  ['playing a card of the hand', false, () => after(mine(['blank.1']), ['play:blank.1'])],
  [
    'playing a held card, which everybody knew,',
    true,
    () => after({ ...mine(), victims: [{ at: 'a1', held: 'lamp.1' }, ...far.slice(1)] }, ['play:lamp.1']),
  ],
  ['drawing a card', false, () => after(mine(), ['draw:camo-sabo'], { faces: draws('blank.1') })],
  [
    'drawing a card that has to be laid on the table',
    false,
    () => after(mine(), ['draw:camo-sabo'], { faces: draws('key.1') }),
  ],
  ['a Movement card', false, () => after(mine(), ['draw:movement'], { faces: flees('m1') })],
  ['making a secret move', true, () => after(mine(), ['draw:movement', 'move:a2'], { faces: flees('m1') })],
  [
    'looking at the next cards',
    false,
    () =>
      after({ ...mine(['blank.1']), victims: [{ at: 'a1', held: 'lamp.1' }, ...far.slice(1)] }, ['play:lamp.1'], {
        pack: {
          ...pack,
          camoSabo: pack.camoSabo.map((card): typeof card =>
            card.id === 'lamp' ? { ...card, steps: [{ do: 'peek', deck: 'movement', n: 1 }] } : card,
          ),
        },
        faces: flees('m1'),
      }),
  ],
  [
    'looking at a hand',
    false,
    () =>
      after(
        { ...mine(), victims: [{ at: 'a1', held: 'lamp.1' }, { at: 'a2', hand: ['save.1'] }, far[2] ?? {}] },
        ['play:lamp.1', 'victim:2'],
        {
          pack: {
            ...pack,
            camoSabo: pack.camoSabo.map((card): typeof card =>
              card.id === 'lamp' ? { ...card, steps: [{ do: 'look-hand', whom: 'other' }] } : card,
            ),
          },
        },
      ),
  ],
  [
    'choosing the hand to look at',
    true,
    () =>
      after(
        { ...mine(), victims: [{ at: 'a1', held: 'lamp.1' }, { at: 'a2', hand: ['save.1'] }, far[2] ?? {}] },
        ['play:lamp.1'],
        {
          pack: {
            ...pack,
            camoSabo: pack.camoSabo.map((card): typeof card =>
              card.id === 'lamp' ? { ...card, steps: [{ do: 'look-hand', whom: 'other' }] } : card,
            ),
          },
        },
      ),
  ],
  [
    'a move that reveals another player’s pass',
    false,
    () => after(slipping, ['done', ['play:slip.1', 1], ['pass', 2], 'move:c4']),
  ],
  [
    'a move that does not yet reveal another player’s pass',
    true,
    () =>
      after(slipping, ['done', ['play:slip.1', 1], ['pass', 2], 'move:c4'], {
        pack: {
          ...pack,
          camoSabo: pack.camoSabo.map((card): typeof card =>
            card.id === 'slip' ? { ...card, steps: [...card.steps, { do: 'move', whom: 'me', n: 1 }] } : card,
          ),
        },
      }),
  ],
  [
    'a pass by the only player who is asked',
    true,
    () =>
      after(
        {
          patients: [at('c3')],
          victims: [{ at: 'a1', hand: ['trip.1'] }, { at: 'a2' }, { at: 'e5' }],
          phase: 'victim',
          active: 2,
        },
        ['draw:movement', ['pass', 1]],
        { faces: flees('m1') },
      ),
  ],
  [
    'a move in the turn of the only other player, who is not asked,',
    true,
    () =>
      after(
        {
          patients: [at('c3')],
          victims: [{ at: 'a1', hand: ['trip.1', 'trip.2'] }, { at: 'a2' }],
          phase: 'victim',
          active: 2,
        },
        ['draw:movement', 'play:trip.1', 'move:b1'],
        {
          seats: 3,
          faces: flees('m1'),
          pack: {
            ...pack,
            camoSabo: pack.camoSabo.map((card): typeof card =>
              card.id === 'trip' ? { ...card, kind: 'camo', steps: [{ do: 'move', whom: 'me', n: 1 }] } : card,
            ),
          },
        },
      ),
  ],
  [
    'a move after which nobody else is asked',
    true,
    () =>
      after(
        { patients: [at('c3')], victims: [{ at: 'c3', hand: ['slip.1', 'hush.1'] }] },
        ['done', 'play:slip.1', 'move:c4'],
        { seats: 2 },
      ),
  ],
];

for (const [what, may, match] of back)
  test(`undo: ${what} ${may ? 'may be undone' : 'may not be undone'}`, () => {
    assert.equal(match().canUndo(1), may);
  });

test('undo: not possible after a choice that reveals a pass, even if the Victim who played a card has died', () => {
  const asks = {
    ...pack,
    patients: pack.patients.map((patient): typeof patient => ({
      ...patient,
      ability: { on: 'killed', steps: [{ do: 'block', where: 'any', against: 'all', turns: 1 }] },
    })),
  };
  const match = after(
    {
      patients: [at('c3'), at('c5', 'two')],
      victims: [
        { at: 'c4', hand: ['slip.1'] },
        { at: 'e5', hand: ['cough.1'] },
      ],
    },
    ['done', ['play:slip.1', 1], ['pass', 2], 'enter:c5', ['pass', 2], 'room:a1'],
    { seats: 3, pack: asks, faces: d6(6) },
  );
  assert.deepEqual([match.state.victims.map(({ alive }) => alive), match.canUndo(0)], [[false, true], false]);
});

test('undo: not possible after a choice that reveals another seat’s sealed answer, even if its card was public', () => {
  const subject = games.find(({ rules: { id } }) => id === 'asylum-escape');
  assert.ok(subject);
  // In the match with this seed, seat 1 slips away. Then seat 2 slips away too, with a held card, which everybody sees.
  // The answer of seat 2 was sealed until then.
  undoableTeachesNothing({
    subject: { ...subject, stride: Math.ceil(subject.stride / 10) },
    setup: { seats: 7, options: { version: 'long', coin: 'die' } },
    seed: 88600,
  });
});
