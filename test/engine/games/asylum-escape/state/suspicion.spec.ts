// How likely each Victim is to be in each room, in percent, according to a series of public events in a small house
//
//   a3
//   a2 b2
//   a1 b1 c1 d1 e1
//
// with a Patient in e1 and two hidden Victims.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentOf } from '../../../../../src/engine/games/asylum-escape/cards/card-index.js';
import type { AsylumView } from '../../../../../src/engine/games/asylum-escape/state/knowledge.js';
import { suspicion } from '../../../../../src/engine/games/asylum-escape/state/suspicion.js';
import { pack as small } from '../support/small-match.js';

const flips = (on: string, whom: string) => ({
  on,
  steps: [
    { do: 'draw-cards', whom, n: 1 },
    { do: 'flip', heads: [{ do: 'move', whom, n: 1 }], tails: [] },
  ],
});
const moving = (id: string, whom: string) => ({
  id,
  kind: 'camo',
  symbols: ['own'],
  steps: [{ do: 'move', whom, n: 1 }],
});
const pack = {
  ...small,
  camoSabo: [
    ...small.camoSabo,
    moving('rush-me', 'me'),
    moving('rush-others', 'others'),
    moving('rush-all', 'all'),
    moving('rush-one', 'other'),
  ],
  victims: small.victims.map(
    (card) =>
      ({ v01: { ...card, boon: flips('turn', 'me') }, v02: { ...card, flaw: flips('caught', 'me') } })[card.id] ?? card,
  ),
} as typeof small;
const content = contentOf(pack);

interface Told {
  readonly type: string;
  readonly rule: string;
  readonly [fact: string]: unknown;
}
const told = (type: string, facts: object = {}, rule = ''): Told => ({ type, rule, ...facts });

const columns = [['a1', 'a2', 'a3'], ['b1', 'b2'], ['c1'], ['d1'], ['e1']];
const rooms = columns.flat();
const hidden = [
  told('laid-out', { columns }),
  told('released', { patient: 0, room: 'e1' }),
  told('hid', { victim: 1 }),
  told('hid', { victim: 2 }),
];

// Public events: the Patient moves along a path; Victims announce where they are; a Victim draws a Movement card.
const goes = (...path: readonly string[]): Told[] => path.map((to) => told('patient-moved', { patient: 0, to }));
const found = (where: Readonly<Record<number, string>> = {}, rule = 'AE-PAT-04') =>
  told('announced', { found: Object.entries(where).map(([victim, room]) => ({ victim: Number(victim), room })) }, rule);
const moves = (n: number | 'stumble', victim = 1) => told('drew-movement', { victim, rooms: n });
/** An event after which everybody knows that Victim 1 is in this room. */
const known = (room: string): Told => told('revealed', { victim: 1, what: 'room', value: room });
const gone = (room: string, x: number, y: number): Told => told('destroyed', { room, x, y });

const victim = (seat: number, more: object = {}) => ({
  seat,
  alive: true,
  card: seat === 1 ? 'v01' : 'v02',
  suspects: rooms,
  ...more,
});
const seen = (more: object = {}) =>
  ({
    columns,
    patients: [{ at: 'e1' }],
    blocks: [],
    victims: [victim(1), victim(2)],
    ...more,
  }) as unknown as AsylumView;
const suspicionAfter = (events: readonly Told[], state = seen()) => suspicion(content, { state, events });

/** The suspicion in percent by room, without the part that is spread evenly over all suspects. */
function suspicionInPercent(events: readonly Told[], who = 1, state = seen()): Record<string, number> {
  const weights = suspicionAfter(events, state).find((each) => each.victim === who)?.weights ?? [];
  const even = 0.08 / (state.victims.find(({ seat }) => seat === who)?.suspects.length ?? 1);
  return Object.fromEntries(
    content.rooms.flatMap((room, place) => {
      const percent = Math.round((100 * ((weights[place] ?? 0) - even)) / 0.92);
      return percent > 0 ? [[room, percent]] : [];
    }),
  );
}

interface Row {
  readonly what: string;
  readonly hears: readonly Told[];
  /** The expected suspicion about Victim 1. Rows with `other` also check the suspicion about Victim 2. */
  readonly thinks: Readonly<Record<string, number>>;
  readonly other?: Readonly<Record<string, number>>;
}

/**
 * The suspicion when nothing is known. Victims prefer rooms that are far from the Patient: a room next to the Patient
 * gets about half the suspicion of a distant room, and the Patient's own room gets none.
 */
const anywhere = { a1: 16, a2: 16, a3: 16, b1: 16, b2: 16, c1: 13, d1: 7 };

const rows: readonly Row[] = [
  { what: 'no events since hiding', hears: [], thinks: anywhere, other: anywhere },
  // The Patients
  {
    what: 'nobody is found in rooms that a Patient has passed or is in',
    hears: [...goes('d1', 'c1'), found()],
    thinks: { a1: 20, a2: 20, a3: 20, b1: 20, b2: 20 },
  },
  {
    what: 'nobody is found where the Patient was before the last announcement',
    hears: [...goes('d1'), found(), moves(3), ...goes('c1'), found()],
    thinks: { a1: 22, a2: 22, a3: 18, b1: 17, b2: 22 },
  },
  {
    what: 'a Victim is found, the other is not',
    hears: [...goes('d1', 'c1'), found({ 1: 'd1' })],
    thinks: { d1: 100 },
    other: { a1: 20, a2: 20, a3: 20, b1: 20, b2: 20 },
  },
  {
    what: 'a room where a Patient stayed before a card moved it',
    hears: [...goes('d1'), found({ 1: 'd1' }), moves(1), told('patient-stays', { patient: 0 }), ...goes('c1'), found()],
    thinks: { e1: 100 },
  },
  {
    what: 'a Patient that was released',
    hears: [told('released', { patient: 1, room: 'b1' }), found()],
    thinks: { a1: 19, a2: 19, a3: 19, b2: 19, c1: 15, d1: 9 },
  },
  {
    what: 'a Patient that was released and that a card moved',
    hears: [told('released', { patient: 1, room: 'b1' }), told('patient-moved', { patient: 1, to: 'b2' }), found()],
    thinks: { a1: 24, a2: 24, a3: 24, c1: 19, d1: 11 },
  },
  {
    what: 'a Victim who slipped away into the Patient’s room, survived there and may have stayed',
    hears: [
      ...goes('d1'),
      told('slipped', { victim: 1, n: 1 }),
      found({ 1: 'd1' }, 'AE-CAT-05'),
      told('flees', { victim: 1, rooms: 1 }),
      found(),
    ],
    thinks: { c1: 43, d1: 14, e1: 43 },
  },
  {
    what: 'both Patients stand somewhere',
    hears: [told('released', { patient: 1, room: 'a1' }), found(), known('b1'), moves(1)],
    thinks: { b1: 22, b2: 39, c1: 39 },
  },
  {
    what: 'the announcement of a Victim who walked into a Patient’s room reveals nothing about others',
    hears: [...goes('d1'), found({ 2: 'd1' }, 'AE-CAT-05')],
    thinks: anywhere,
    other: { d1: 100 },
  },
  {
    what: 'a Victim who moved before the Patients',
    hears: [known('b1'), moves(2), ...goes('d1', 'c1'), found()],
    thinks: { a1: 25, a2: 25, b1: 25, b2: 25 },
  },
  {
    what: 'a Victim who moved after the release of a Patient, but before the others moved',
    hears: [
      told('released', { patient: 1, room: 'a3' }),
      told('slipped', { victim: 1, n: 1 }),
      ...goes('d1', 'c1'),
      found(),
    ],
    thinks: { a1: 20, a2: 28, b1: 32, b2: 20 },
  },
  // Cards played in answer to the Patients' movement
  {
    what: 'a Victim who cannot be found at all',
    hears: [...goes('d1', 'c1'), told('unseen', { victim: 1 }), found()],
    thinks: anywhere,
    other: { a1: 20, a2: 20, a3: 20, b1: 20, b2: 20 },
  },
  {
    what: 'a Victim who could not be found in the last movement',
    hears: [told('unseen', { victim: 1 }), found(), ...goes('d1', 'c1'), found()],
    thinks: { a1: 20, a2: 20, a3: 20, b1: 20, b2: 20 },
  },
  {
    what: 'a Victim who slips away may have been in a searched room',
    hears: [known('d1'), ...goes('d1', 'c1', 'b1'), told('slipped', { victim: 1, n: 1 }), found()],
    thinks: { c1: 20, d1: 36, e1: 44 },
  },
  {
    what: 'a Victim who slipped away in the last movement',
    hears: [known('c1'), told('slipped', { victim: 1, n: 1 }), found(), ...goes('d1', 'c1'), found()],
    thinks: { b1: 100 },
  },
  {
    what: 'a Victim who may announce a room at most one away',
    hears: [...goes('d1', 'c1'), told('may-lie', { victim: 1, n: 1 }), found({ 1: 'd1' })],
    thinks: { c1: 33, d1: 33, e1: 33 },
  },
  {
    what: 'a Victim who may announce a room at most two away',
    hears: [told('may-lie', { victim: 1, n: 2 }), found({ 1: 'c1' })],
    thinks: { a1: 17, b1: 17, b2: 17, c1: 17, d1: 17, e1: 17 },
  },
  {
    what: 'a Victim who could announce a false room in the last movement',
    hears: [told('may-lie', { victim: 1, n: 1 }), found(), ...goes('d1'), found({ 1: 'd1' })],
    thinks: { d1: 100 },
  },
  {
    what: 'a Victim who slips away before a card moves the Patient on',
    hears: [known('d1'), ...goes('d1'), told('slipped', { victim: 1, n: 1 }), ...goes('c1', 'b1'), found()],
    thinks: { c1: 43, d1: 14, e1: 43 },
  },
  {
    what: 'a Victim who walked into a Patient’s room before the announcements',
    hears: [...goes('d1', 'c1'), found({ 2: 'c1' }, 'AE-CAT-05'), found()],
    thinks: { a1: 20, a2: 20, a3: 20, b1: 20, b2: 20 },
  },
  // Where Victims go
  { what: 'a Movement card of one room', hears: [known('c1'), moves(1)], thinks: { b1: 44, c1: 36, d1: 20 } },
  {
    what: 'a Movement card of two rooms',
    hears: [known('c1'), moves(2)],
    thinks: { a1: 24, b1: 24, b2: 24, c1: 19, d1: 11 },
  },
  {
    what: 'no way past a Patient',
    hears: [known('b1'), ...goes('d1', 'c1'), moves(3)],
    thinks: { a1: 20, a2: 25, a3: 25, b1: 11, b2: 20 },
  },
  {
    what: 'no way except to stay with the Patient',
    hears: [...goes('d1'), found({ 1: 'e1' }), moves(1)],
    thinks: { e1: 100 },
  },
  {
    what: 'a flight',
    hears: [...goes('d1'), found({ 1: 'd1' }), told('flees', { victim: 1, rooms: 1 })],
    thinks: { c1: 43, d1: 14, e1: 43 },
  },
  { what: 'a flight with a Stumble card', hears: [known('a1'), moves('stumble')], thinks: { a1: 100 } },
  { what: 'a Stumble', hears: [told('stumbles', { victim: 1, room: 'e1' })], thinks: { e1: 100 }, other: anywhere },
  {
    what: 'a push as far as there are rooms',
    hears: [told('pushed', { victim: 1, way: 'right', n: 1 })],
    thinks: { a3: 17, b1: 17, b2: 34, c1: 17, d1: 14 },
    other: anywhere,
  },
  {
    what: 'a push of two rooms',
    hears: [told('pushed', { victim: 1, way: 'up', n: 2 })],
    thinks: { a3: 48, b2: 32, c1: 13, d1: 7 },
  },
  {
    what: 'a push into a Patient’s room without an announcement',
    hears: [...goes('d1', 'c1'), told('pushed', { victim: 1, way: 'right', n: 1 })],
    thinks: { a3: 19, b1: 19, b2: 38, d1: 15, e1: 9 },
  },
  {
    what: 'a push through a Patient’s room without an announcement',
    hears: [...goes('d1', 'c1'), told('pushed', { victim: 1, way: 'right', n: 2 })],
    thinks: { a3: 24, b2: 47, e1: 29 },
  },
  {
    what: 'a push as far as a room that Victims may not enter',
    hears: [
      known('a1'),
      told('blocked', { room: 'b1', against: 'victims', until: 1 }),
      told('pushed', { victim: 1, way: 'right', n: 2 }),
    ],
    thinks: { a1: 100 },
  },
  {
    what: 'a push into a searched room',
    hears: [known('a1'), ...goes('d1', 'c1', 'b1', 'c1'), told('pushed', { victim: 1, way: 'right', n: 1 }), found()],
    thinks: { b1: 100 },
  },
  {
    what: 'a Victim who is moved to the top of a column',
    hears: [known('c1'), told('vanished', { victim: 1, to: 'top' })],
    thinks: { a3: 17, b2: 17, c1: 50, d1: 17 },
    other: anywhere,
  },
  {
    what: 'a Victim who was moved from a searched room',
    hears: [known('c1'), ...goes('d1', 'c1', 'b1'), told('vanished', { victim: 1, to: 'top' }), found()],
    thinks: { a3: 14, b2: 14, c1: 43, d1: 14, e1: 14 },
  },
  {
    what: 'a card that lets its player move',
    hears: [known('c1'), told('played', { by: 1, card: 'rush-me.1' })],
    thinks: { b1: 44, c1: 36, d1: 20 },
    other: anywhere,
  },
  {
    what: 'another player’s card that lets its player move',
    hears: [known('c1'), told('played', { by: 2, card: 'rush-me.1' })],
    thinks: { c1: 100 },
  },
  {
    what: 'a card that lets the others move',
    hears: [known('c1'), told('played', { by: 2, card: 'rush-others.1' })],
    thinks: { b1: 44, c1: 36, d1: 20 },
    other: anywhere,
  },
  {
    what: 'a card that lets the others move, but not its player',
    hears: [known('c1'), told('played', { by: 1, card: 'rush-others.1' })],
    thinks: { c1: 100 },
  },
  {
    what: 'a card that lets all move',
    hears: [known('c1'), told('played', { by: 2, card: 'rush-all.1' })],
    thinks: { b1: 44, c1: 36, d1: 20 },
  },
  {
    what: 'a card that lets a chosen Victim move',
    hears: [known('c1'), told('played', { by: 2, card: 'rush-one.1' })],
    thinks: { c1: 100 },
  },
  {
    what: 'a card that lets nobody move',
    hears: [known('c1'), told('played', { by: 1, card: 'find.1' })],
    thinks: { c1: 100 },
  },
  {
    what: 'a boon that lets its Victim move after heads',
    hears: [known('c1'), told('turn-began'), told('flipped', { by: 1, side: 'heads' })],
    thinks: { b1: 44, c1: 36, d1: 20 },
  },
  {
    what: 'tails',
    hears: [known('c1'), told('turn-began'), told('flipped', { by: 1, side: 'tails' })],
    thinks: { c1: 100 },
  },
  {
    what: 'heads for a card',
    hears: [known('c1'), told('played', { by: 1, card: 'find.1' }), told('flipped', { by: 1, side: 'heads' })],
    thinks: { c1: 100 },
  },
  {
    what: 'heads for a flaw that takes effect at another moment',
    hears: [
      told('revealed', { victim: 2, what: 'room', value: 'c1' }),
      told('turn-began'),
      told('flipped', { by: 2, side: 'heads' }),
    ],
    thinks: anywhere,
    other: { c1: 100 },
  },
  {
    what: 'heads for the Patients',
    hears: [known('c1'), told('turn-began'), told('flipped', { by: 0, side: 'heads' })],
    thinks: { c1: 100 },
  },
  // The building
  {
    what: 'a destroyed room with others above it',
    hears: [gone('a1', 0, 0)],
    thinks: { a2: 32, a3: 16, b1: 16, b2: 16, c1: 13, d1: 7 },
  },
  { what: 'a top room', hears: [gone('a3', 0, 2)], thinks: { a1: 16, a2: 32, b1: 16, b2: 16, c1: 13, d1: 7 } },
  {
    what: 'the only room of a column',
    hears: [gone('c1', 2, 0)],
    thinks: { a1: 16, a2: 16, a3: 16, b1: 22, b2: 16, d1: 14 },
  },
  { what: 'a column at the edge', hears: [known('e1'), gone('e1', 4, 0)], thinks: { d1: 100 } },
  {
    what: 'a way that is shorter since a column is gone',
    hears: [gone('c1', 2, 0), known('b1'), moves(1)],
    thinks: { a1: 31, b1: 25, b2: 31, d1: 14 },
  },
  {
    what: 'where a Patient fell, and who is found there',
    hears: [told('patient-fell', { patient: 0, to: 'd1' }), found({ 2: 'd1' }, 'AE-RUL-07')],
    thinks: { a1: 17, a2: 17, a3: 17, b1: 17, b2: 17, c1: 14 },
    other: { d1: 100 },
  },
  {
    what: 'where a Patient fell, and nobody is found',
    hears: [told('patient-fell', { patient: 0, to: 'd1' }), told('settled')],
    thinks: { a1: 17, a2: 17, a3: 17, b1: 17, b2: 17, c1: 14 },
  },
  {
    what: 'where a Patient fell in a collapse before',
    hears: [
      told('patient-fell', { patient: 0, to: 'd1' }),
      told('settled'),
      ...goes('e1'),
      found(),
      moves(4),
      told('settled'),
    ],
    thinks: { a1: 16, a2: 16, a3: 16, b1: 16, b2: 16, c1: 13, d1: 6 },
  },
  {
    what: 'where a Patient fell in a collapse before, and somebody was found',
    hears: [
      told('patient-fell', { patient: 0, to: 'd1' }),
      found({ 2: 'd1' }, 'AE-RUL-07'),
      ...goes('e1'),
      found(),
      moves(4),
      found({ 2: 'a1' }, 'AE-RUL-07'),
    ],
    thinks: { a1: 16, a2: 16, a3: 16, b1: 16, b2: 16, c1: 13, d1: 6 },
  },
  {
    what: 'a Patient that fell nearer',
    hears: [told('patient-fell', { patient: 0, to: 'd1' }), told('settled'), known('b1'), moves(1)],
    thinks: { a1: 31, b1: 25, b2: 31, c1: 14 },
  },
  {
    what: 'rooms that have changed places, listed in the other order',
    hears: [told('swapped', { rooms: ['d1', 'a3'] }), known('a3'), moves(1)],
    thinks: { a3: 36, c1: 64 },
  },
  {
    what: 'rooms that have changed places',
    hears: [told('swapped', { rooms: ['a3', 'd1'] }), known('a3'), moves(1)],
    thinks: { a3: 36, c1: 64 },
  },
  {
    what: 'a room that Victims may not enter',
    hears: [told('blocked', { room: 'b1', against: 'victims', until: 1 }), known('c1'), moves(2)],
    thinks: { c1: 64, d1: 36 },
  },
  {
    what: 'a room that Patients may not enter',
    hears: [told('blocked', { room: 'b1', against: 'patients', until: 1 }), known('c1'), moves(1)],
    thinks: { b1: 44, c1: 36, d1: 20 },
  },
  {
    what: 'a room that is open again',
    hears: [
      told('blocked', { room: 'b1', against: 'all', until: 1 }),
      told('blocked', { room: 'd1', against: 'all', until: 1 }),
      told('opened', { room: 'b1' }),
      known('c1'),
      moves(1),
    ],
    thinks: { b1: 56, c1: 44 },
  },
  // Announcements and answers
  {
    what: 'a column that was named',
    hears: [told('revealed', { victim: 1, what: 'column', value: '2' })],
    thinks: { b1: 50, b2: 50 },
    other: anywhere,
  },
  {
    what: 'a column that was named after another is gone',
    hears: [
      gone('a3', 0, 2),
      gone('a2', 0, 1),
      gone('a1', 0, 0),
      told('revealed', { victim: 1, what: 'column', value: '1' }),
    ],
    thinks: { b1: 80, b2: 20 },
  },
  {
    what: 'a height where one Victim is and another is not',
    hears: [told('answered', { what: 'height', value: '2', yes: [1], no: [2] })],
    thinks: { a2: 50, b2: 50 },
    other: { a1: 24, a3: 24, b1: 24, c1: 19, d1: 11 },
  },
  {
    what: 'rooms near a Patient',
    hears: [told('near', { patient: 0, n: 2, yes: [1], no: [2] })],
    thinks: { c1: 64, d1: 36 },
    other: { a1: 20, a2: 20, a3: 20, b1: 20, b2: 20 },
  },
  {
    what: 'where most Victims are',
    hears: [told('crowded', { what: 'height', values: ['2', '3'] })],
    thinks: { a1: 11, a2: 22, a3: 22, b1: 11, b2: 22, c1: 9, d1: 5 },
    other: { a1: 11, a2: 22, a3: 22, b1: 11, b2: 22, c1: 9, d1: 5 },
  },
  {
    what: 'an answer that excludes every suspected room',
    hears: [known('a3'), told('revealed', { victim: 1, what: 'height', value: '2' })],
    thinks: { a2: 50, b2: 50 },
  },
  {
    what: 'events without influence',
    hears: [told('bloodlust', { card: 'quiet.1' }), told('turn-began')],
    thinks: anywhere,
  },
];

for (const { what, hears, thinks, other } of rows)
  test(`suspicion about a Victim: ${what}`, () => {
    assert.deepEqual(suspicionInPercent([...hidden, ...hears]), thinks);
    if (other) assert.deepEqual(suspicionInPercent([...hidden, ...hears], 2), other);
  });

/** The suspicion in percent, by room. Rooms without suspicion are left out. */
const rounded = (weights: readonly number[] = []): Record<string, number> =>
  Object.fromEntries(
    content.rooms.flatMap((room, place) => (weights[place] ? [[room, Math.round(100 * weights[place])]] : [])),
  );

test('suspicion about a Victim: eight per cent are spread evenly over the rooms where the Victim can be', () => {
  const suspects = ['b1', 'c1', 'd1', 'e1'];
  const [weights] = suspicionAfter([...hidden, known('c1')], seen({ victims: [victim(1, { suspects })] })).map(
    (each) => each.weights,
  );
  assert.deepEqual(rounded(weights), { b1: 2, c1: 94, d1: 2, e1: 2 });
});

test('suspicion about a Victim: rooms that are excluded now have none, whatever the earlier suspicion', () => {
  const [weights] = suspicionAfter(hidden, seen({ victims: [victim(1, { suspects: ['c1', 'd1'] })] })).map(
    (each) => each.weights,
  );
  assert.deepEqual(rounded(weights), { c1: 63, d1: 37 });
});

test('suspicion about a Victim: without the earlier events, it depends only on which rooms Victims prefer and which are excluded', () => {
  const [weights] = suspicionAfter(
    [told('stumbles', { victim: 1, room: 'c1' })],
    seen({ patients: [{ at: 'c1' }], victims: [victim(1, { suspects: ['a1', 'c1', 'd1'] })] }),
  ).map((each) => each.weights);
  assert.deepEqual(rounded(weights), { a1: 55, c1: 13, d1: 32 });
});

test('suspicion about a Victim: there is none for dead Victims and before Victims have hidden', () => {
  const victims = [victim(1, { alive: false }), victim(2), victim(3, { suspects: [] })];
  assert.deepEqual(
    suspicionAfter(hidden, seen({ victims })).map((each) => each.victim),
    [2],
  );
});
