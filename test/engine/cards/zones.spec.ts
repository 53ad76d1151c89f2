// What follows from a declaration of a state: views, hidden facts, imagined matches, and checks of untrusted views and
// situations. The state is that of a small made-up game for two seats.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import {
  byId,
  card,
  cards,
  counted,
  everybody,
  exchange,
  imagine,
  list,
  nobody,
  open,
  openCard,
  openCards,
  owned,
  owner,
  placedCards,
  players,
  record,
  secretsOf,
  shownTo,
  situated,
  uncounted,
  unknownCards,
  unseen,
  viewFault,
  viewOf,
  type Audience,
  type Back,
  type Checks,
  type FieldsOf,
} from '../../../src/engine/cards/zones.js';
import { createChance, type Fault } from '../../../src/engine/kernel/index.js';

interface Laid {
  card: string;
  isTurned: boolean;
}
interface Room {
  sign: string;
  trap: string | null;
}
interface Player {
  hand: string[];
  goal: string | null;
  plan: string;
}
interface State {
  round: number;
  judge: number;
  verdict: string;
  deck: string[];
  reserve: string[];
  box: string[];
  pile: string[];
  laid: Laid[];
  rooms: Record<string, Room>;
  players: Player[];
  clock: number;
}

const ids = {
  candle: ['red', 'blue'].flatMap((colour) => [1, 2, 3, 4, 5, 6].map((n) => `${colour}-${n}`)),
  goal: ['flee', 'hide', 'stay'],
};
type Content = typeof ids;

const colourOf = (id: string): string => id.split('-')[0] ?? '';

/** The backs of candles show their colours. */
const colour: Back<Content> = {
  name: 'colour',
  alike: ({ candle }, a, b) => candle.includes(b) && colourOf(a) === colourOf(b),
};

const turned: Audience = (around) => ((around.record as Laid).isTurned ? everybody(around) : nobody(around));
const judge: Audience = ({ record: state }) => 1 << (state as State).judge;

const round = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9));
const seat = ({ players: n }: Checks) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(n - 1));
const newLaid = (): Laid => ({ card: 'red-1', isTurned: false });
const newRoom = (): Room => ({ sign: 'red-1', trap: null });

const table = record({
  round: open(round),
  judge: open(seat),
  verdict: shownTo(judge, '', v.string()),
  reserve: counted('candle', colour),
  deck: counted('candle'),
  box: uncounted('goal'),
  pile: openCards('candle'),
  laid: list(
    record({ card: card('candle', turned, colour), isTurned: open(v.boolean()) } satisfies FieldsOf<Laid>),
    newLaid,
  ),
  rooms: byId(
    v.picklist(['attic', 'cellar']),
    record({ sign: openCard('candle'), trap: card('candle', nobody) } satisfies FieldsOf<Room>),
    newRoom,
  ),
  players: players(
    record({
      hand: cards('candle', owner, colour),
      goal: card('goal', owner),
      plan: owned('', v.string()),
    } satisfies FieldsOf<Player>),
  ),
  clock: unseen(v.number()),
} satisfies FieldsOf<State>);

const checks: Checks = { players: 2, card: (kind) => v.picklist(ids[kind as keyof typeof ids]) };
const all = 0b11;

const newState = (): State => ({
  round: 3,
  judge: 0,
  verdict: 'guilty',
  deck: ['blue-4', 'red-4', 'red-6'],
  reserve: ['blue-5', 'red-5'],
  box: ['stay'],
  pile: ['red-1'],
  laid: [
    { card: 'blue-1', isTurned: true },
    { card: 'red-2', isTurned: false },
  ],
  rooms: { attic: { sign: 'blue-2', trap: 'blue-3' } },
  players: [
    { hand: ['red-3'], goal: 'flee', plan: 'wait' },
    { hand: ['blue-6'], goal: 'hide', plan: 'run' },
  ],
  clock: 12,
});

const seenBy = (viewer: number | null, state = newState()) => viewOf(table, state, viewer, all);

function imagined(viewer: number, seed: number, state = newState()): State {
  imagine(table, state, { seat: viewer, all, content: ids, chance: createChance(seed) });
  return state;
}

const seeds = Array.from({ length: 60 }, (_, seed) => seed);

// Views

test('each seat sees what it is in the audience of, and how many other cards there are', () => {
  const open = {
    round: 3,
    judge: 0,
    deck: 3,
    reserve: 2,
    pile: ['red-1'],
    laid: [
      { card: 'blue-1', isTurned: true },
      { card: null, isTurned: false },
    ],
    rooms: { attic: { sign: 'blue-2', trap: null } },
  };
  assert.deepEqual(seenBy(0), {
    ...open,
    verdict: 'guilty',
    players: [
      { hand: ['red-3'], goal: 'flee', plan: 'wait' },
      { hand: [null], goal: null, plan: '' },
    ],
  });
  assert.deepEqual(seenBy(1), {
    ...open,
    verdict: '',
    players: [
      { hand: [null], goal: null, plan: '' },
      { hand: ['blue-6'], goal: 'hide', plan: 'run' },
    ],
  });
  assert.deepEqual(seenBy(null), {
    ...open,
    verdict: '',
    players: [
      { hand: [null], goal: null, plan: '' },
      { hand: [null], goal: null, plan: '' },
    ],
  });
});

test('a view is a copy', () => {
  const state = newState();
  const view = seenBy(0, state);
  state.pile.push('blue-1');
  state.players[0]?.hand.push('blue-1');
  assert.deepEqual([view.pile, view.players[0]?.hand], [['red-1'], ['red-3']]);
});

test('one seat can own what several players have', () => {
  const state = newState();
  const hands = record({ players: players(record({ hand: cards('candle', owner) }), () => state.judge) });
  assert.deepEqual(viewOf(hands, state, 0, 1), { players: [{ hand: ['red-3'] }, { hand: ['blue-6'] }] });
});

test('the seat of a player can depend on the state', () => {
  const seatOf = (player: number, { record: state }: { readonly record: unknown }): number =>
    player === 0 ? (state as State).judge : 0;
  const hands = record({ players: players(record({ hand: cards('candle', owner) }), seatOf) });
  const state = { ...newState(), judge: 1 };
  assert.deepEqual(viewOf(hands, state, 1, all), { players: [{ hand: ['red-3'] }, { hand: [null] }] });
});

// Hidden facts

test('the secrets say who knows each card, and who knows what its back tells', () => {
  const known = Object.fromEntries(secretsOf(table, newState(), all).map(({ id, seen }) => [id, seen]));
  assert.deepEqual(known, {
    // A seat that knows a card also knows its colour.
    'candle:blue-4': 0,
    'colour:blue-4': 0,
    'candle:red-4': 0,
    'colour:red-4': 0,
    'candle:red-6': 0,
    'colour:red-6': 0,
    'candle:blue-5': 0,
    'colour:blue-5': 0b11,
    'candle:red-5': 0,
    'colour:red-5': 0b11,
    'candle:red-1': 0b11,
    'colour:red-1': 0b11,
    'candle:blue-1': 0b11,
    'colour:blue-1': 0b11,
    'candle:red-2': 0,
    'colour:red-2': 0b11,
    'candle:blue-2': 0b11,
    'colour:blue-2': 0b11,
    'candle:blue-3': 0,
    'colour:blue-3': 0,
    'candle:red-3': 0b01,
    'colour:red-3': 0b11,
    'candle:blue-6': 0b10,
    'colour:blue-6': 0b11,
    'goal:stay': 0,
    'goal:flee': 0b01,
    'goal:hide': 0b10,
  });
});

// Imagined matches

test('an imagined match looks the same to the seat, and no card is lost', () => {
  for (const viewer of [0, 1])
    for (const seed of seeds) {
      const state = imagined(viewer, seed);
      assert.deepEqual(seenBy(viewer, state), seenBy(viewer));
      const sorted = (each: State) => [...placedCards(table, each)].map(([kind, placed]) => [kind, placed.sort()]);
      assert.deepEqual(sorted(state), sorted(newState()));
    }
});

test('an imagined match keeps what every back shows', () => {
  for (const seed of seeds) {
    const { laid, reserve, players: both } = imagined(0, seed);
    const backs = [laid[1]?.card, both[1]?.hand[0], ...reserve].map((id) => colourOf(id ?? ''));
    assert.deepEqual(backs, ['red', 'blue', 'blue', 'red']);
  }
});

test('each place can have each card of its kind that the seat does not know and that has the right back', () => {
  const found: Record<string, Set<unknown>> = {};
  for (const seed of seeds) {
    const { deck, reserve, box, laid, rooms, players: both } = imagined(0, seed);
    const places = { deck, reserve, box, laid: [laid[1]?.card], trap: [rooms['attic']?.trap], hand: both[1]?.hand };
    for (const [place, there] of Object.entries({ ...places, goal: [both[1]?.goal] }))
      for (const id of there ?? []) (found[place] ??= new Set()).add(id);
  }
  const [blue, red, goals] = [
    ['blue-3', 'blue-4', 'blue-5', 'blue-6'],
    ['red-2', 'red-4', 'red-5', 'red-6'],
    ['hide', 'stay'],
  ];
  assert.deepEqual(Object.fromEntries(Object.entries(found).map(([place, there]) => [place, [...there].sort()])), {
    deck: [...blue, ...red],
    reserve: [...blue, ...red],
    box: goals,
    laid: red,
    trap: [...blue, ...red],
    hand: blue,
    goal: goals,
  });
});

test('a place whose back shows more does not run out of cards', () => {
  for (const seed of seeds) {
    const state = imagined(0, seed, { ...newState(), deck: ['blue-4'], reserve: [] });
    assert.equal(state.laid[1]?.card, 'red-2', 'the only red card that the seat does not know');
  }
});

test('an imagined match does not depend on what the seat does not know', () => {
  const other = newState();
  other.deck = ['red-5', 'blue-6', 'red-6'];
  other.reserve = ['red-2', 'blue-3'];
  other.laid[1] = { card: 'red-4', isTurned: false };
  other.rooms = { attic: { sign: 'blue-2', trap: 'blue-5' } };
  other.box = ['hide'];
  other.players[1] = { hand: ['blue-4'], goal: 'stay', plan: 'run' };
  assert.deepEqual(seenBy(0, other), seenBy(0), 'the seat cannot tell the two states');
  for (const seed of seeds) assert.deepEqual(imagined(0, seed, structuredClone(other)), imagined(0, seed));
});

test('the cards that a seat does not know can be listed, and exchanged with each other', () => {
  const state = newState();
  assert.deepEqual(unknownCards(table, state, 'goal', { seat: 0, all }), ['stay', 'hide']);
  assert.deepEqual(unknownCards(table, state, 'candle', { seat: 1, all }).sort(), [
    'blue-3',
    'blue-4',
    'blue-5',
    'red-2',
    'red-3',
    'red-4',
    'red-5',
    'red-6',
  ]);
  exchange(table, state, 'candle', 'red-2', 'blue-6');
  exchange(table, state, 'goal', 'stay', 'hide');
  assert.deepEqual(
    [state.laid[1]?.card, state.players[1]?.hand, state.box, state.players[1]?.goal],
    ['blue-6', ['red-2'], ['hide'], 'stay'],
  );
});

// Checks of untrusted JSON

test('what each seat sees is a valid view', () => {
  for (const viewer of [0, 1, null]) assert.equal(viewFault(table, seenBy(viewer), checks), null);
});

test('the first invalid value of a view is named by its path', () => {
  const view = seenBy(0);
  const [first, second] = view.players;
  const { pile: _, ...withoutPile } = view;
  const long = Array<string>(201).fill('red-1');
  const rows: readonly (readonly [unknown, path: string])[] = [
    [null, ''],
    [[], ''],
    [{ ...view, round: 10 }, 'round'],
    [{ ...view, judge: 2 }, 'judge'],
    [{ ...view, deck: -1 }, 'deck'],
    [{ ...view, deck: ['red-4'] }, 'deck'],
    [withoutPile, 'pile'],
    [{ ...view, pile: long }, 'pile'],
    [{ ...view, pile: ['red-1', 'flee'] }, 'pile/1'],
    [{ ...view, pile: [null] }, 'pile/0'],
    [{ ...view, laid: [[]] }, 'laid/0'],
    [{ ...view, laid: [{ card: null, isTurned: 1 }] }, 'laid/0/isTurned'],
    [{ ...view, rooms: { attic: { sign: null, trap: null } } }, 'rooms/attic/sign'],
    [{ ...view, rooms: { attic: { sign: 'red-1', trap: 'flee' } } }, 'rooms/attic/trap'],
    [{ ...view, rooms: { hall: view.rooms['attic'] } }, 'rooms/hall'],
    [{ ...view, players: [first] }, 'players'],
    [{ ...view, players: [first, { ...second, hand: ['blue-9'] }] }, 'players/1/hand/0'],
    [{ ...view, players: [first, { ...second, goal: 'red-1' }] }, 'players/1/goal'],
    [{ ...view, clock: 12 }, 'clock'],
    [{ ...view, box: ['stay'] }, 'box'],
    [{ ...view, 'no.field': 1 }, 'no.field'],
    [{ ...view, ['x'.repeat(60)]: 1 }, 'x'.repeat(40)],
  ];
  for (const [json, path] of rows) assert.equal(viewFault(table, json, checks), path, JSON.stringify(json));
});

const faultAt = (path: string, code: string): Fault => ({ code, path, message: code });

test('a situation sets the fields that it gives, and all others stay', () => {
  const state = newState();
  const filled = situated(
    table,
    state,
    {
      round: 5,
      deck: ['red-4', 'blue-4'],
      box: ['stay', 'hide'],
      laid: [{ card: 'red-2' }],
      rooms: { cellar: { trap: 'red-5' } },
      players: [{ hand: ['blue-1', 'red-3'] }],
      clock: 1,
    },
    checks,
    faultAt,
  );
  assert.deepEqual(filled, {
    ok: true,
    value: {
      ...newState(),
      round: 5,
      // The order of a deck means nothing.
      deck: ['blue-4', 'red-4'],
      box: ['hide', 'stay'],
      laid: [{ card: 'red-2', isTurned: false }],
      rooms: { ...newState().rooms, cellar: { sign: 'red-1', trap: 'red-5' } },
      players: [{ hand: ['blue-1', 'red-3'], goal: 'flee', plan: 'wait' }, newState().players[1]],
      clock: 1,
    },
  });
  assert.deepEqual(state, newState(), 'the given state has not changed');
});

test('a situation is refused with the path and the code of each fault', () => {
  const faultsOf = (json: unknown): unknown => {
    const result = situated(table, newState(), json, checks, faultAt);
    return result.ok ? [] : result.error.map(({ path, code }) => [path, code]);
  };
  assert.deepEqual(faultsOf({}), []);
  assert.deepEqual(faultsOf([]), [['situation', 'not-object']]);
  assert.deepEqual(faultsOf({ round: 0, deck: ['flee'], night: true }), [
    ['situation/round', 'too-small'],
    ['situation/deck/0', 'not-one-of'],
    ['situation/night', 'unknown-field'],
  ]);
  assert.deepEqual(faultsOf({ players: [{}, {}, {}] }), [['situation/players', 'too-many']]);
  assert.deepEqual(faultsOf({ players: [[]] }), [['situation/players/0', 'not-object']]);
  assert.deepEqual(faultsOf({ laid: [{ card: 'red-2', isTurned: 0 }] }), [['situation/laid/0/isTurned', 'not-yes-no']]);
  assert.deepEqual(faultsOf({ laid: {}, round: 2.5 }), [
    ['situation/round', 'not-whole'],
    ['situation/laid', 'not-list'],
  ]);
});

test('each kind of misfit has a code, and the values that its message names', () => {
  const schemas = record({
    name: open(v.pipe(v.string(), v.maxLength(3))),
    side: open(v.picklist(['in', 'out'])),
    list: open(v.pipe(v.array(v.number()), v.maxLength(2))),
    names: open(v.record(v.string(), v.pipe(v.number(), v.maxValue(9)))),
    pair: open(v.strictObject({ one: v.boolean() })),
    own: open(
      v.pipe(
        v.string(),
        v.check(() => false, 'no-such-thing'),
      ),
    ),
  });
  const state = { name: '', side: 'in' as const, list: [], names: {}, pair: { one: true }, own: '' };
  const misfit = (json: unknown): unknown => {
    const result = situated(schemas, state, json, checks, (path, code, params) => ({
      code,
      path,
      params,
      message: '',
    }));
    return result.ok ? null : [result.error[0]?.code, result.error[0]?.params];
  };
  assert.deepEqual(misfit({ name: 'four' }), ['too-long', { n: 3 }]);
  assert.deepEqual(misfit({ name: 4 }), ['not-text', { choices: 'string' }]);
  assert.deepEqual(misfit({ side: 'up' }), ['not-one-of', { choices: '"in", "out"' }]);
  assert.deepEqual(misfit({ list: [1, 2, 3] }), ['too-many', { n: 2 }]);
  assert.deepEqual(misfit({ names: { a: 10 } }), ['too-big', { n: 9 }]);
  assert.deepEqual((misfit({ names: 4 }) as string[])[0], 'not-object');
  assert.deepEqual((misfit({ pair: {} }) as string[])[0], 'missing-field');
  assert.deepEqual((misfit({ pair: { one: true, two: true } }) as string[])[0], 'unknown-field');
  assert.deepEqual((misfit({ pair: 'x' }) as string[])[0], 'not-object');
  assert.deepEqual((misfit({ own: 'x' }) as string[])[0], 'no-such-thing');
});

test('a situation cannot set a list whose records have no default', () => {
  const table = record({ laid: list(record({ isTurned: open(v.boolean()) })) });
  const result = situated(table, { laid: [] }, { laid: [] }, checks, faultAt);
  assert.deepEqual(result.ok ? [] : result.error.map(({ path }) => path), ['situation/laid']);
});

test('cards are listed by kind, twice if they lie in two places', () => {
  const state = newState();
  state.pile.push('red-5');
  const placed = placedCards(table, state);
  assert.deepEqual(placed.get('goal'), ['stay', 'flee', 'hide']);
  assert.equal(placed.get('candle')?.filter((id) => id === 'red-5').length, 2);
});
