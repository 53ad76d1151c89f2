// Random valid situations: in the Prologue, at the beginning of each Phenomenon, and in the middle of each.
import fc from 'fast-check';
import { contentOf } from '../../../../../src/engine/games/coma-ward/cards/card-index.js';
import { pack } from '../../../../../src/engine/games/coma-ward/content/pack.js';
import { chart } from '../../../../../src/engine/games/coma-ward/rules/phenomenon.js';
import { phenomena } from '../../../../../src/engine/games/coma-ward/rules/phenomena/phenomena.js';
import type { Player, RoomState } from '../../../../../src/engine/games/coma-ward/state/state.js';
import type { Json } from '../../../../../src/engine/kernel/index.js';
import { cluesFor, situation, start, type Position } from './situations.js';

const carried = Object.entries(contentOf(pack).items).flatMap(([id, { type }]) =>
  type === 'clue' || type === 'special' ? [] : [id],
);
const [spare = '', ...others] = carried;
/** Each player carries Items that nobody else has. */
const [ownItems, otherItems] = [0, 1].map((n) => others.filter((_, i) => i % 2 === n)) as [string[], string[]];

const places = [start, '2:1,1', '2:6,1', '1:3,2', '1:6,1', '1:3,4', '3:5,3', '0:3,1'];

const player = (items: readonly string[], more: Partial<Player> = {}): fc.Arbitrary<Partial<Player>> =>
  fc
    .record(
      {
        at: fc.constantFrom(...places),
        health: fc.integer({ min: 1, max: 5 }),
        terror: fc.integer({ min: 0, max: 6 }),
        items: fc.shuffledSubarray([...items], { maxLength: 4 }),
        flipped: fc.boolean(),
        skipsMain: fc.boolean(),
        bonusDice: fc.constant<Player['bonusDice']>([{ on: 'focus', n: 1, for: 'check' }]),
      },
      { requiredKeys: [] },
    )
    .map((some) => ({ ...some, ...more }));

const room = (card: string, more: Partial<RoomState> = {}): RoomState => ({
  card,
  rummaged: 0,
  lock: 0,
  visited: 0,
  ...more,
});

/** What may lie on the board in both acts. */
const board: fc.Arbitrary<Position> = fc.record(
  {
    rooms: fc
      .shuffledSubarray(
        pack.rooms.map(({ id }) => id),
        { minLength: 2, maxLength: 2 },
      )
      .map(([a = '', b = '']) => ({
        '2:1,0': room(a, { lock: 2 }),
        '2:3,0': room(b, { rummaged: 1 }),
      })),
    dropped: fc.constant({ '2:2,1': [spare] }),
    portals: fc.constant([{ in: start, out: '1:3,2' }]),
    shadows: fc.constantFrom<string[]>([start], ['0:3,1', '3:6,1']),
    turn: fc
      .record({ moves: fc.integer({ min: 0, max: 3 }), moved: fc.boolean(), neurosis: fc.boolean() })
      .map((some) => ({ ...some, granted: 0, main: false, revealed: false, moveEnded: false, traded: 0 })),
    round: fc.integer({ min: 1, max: 12 }),
    active: fc.integer({ min: 0, max: 1 }),
    first: fc.integer({ min: 0, max: 1 }),
    begin: fc.constantFrom('turn' as const, 'act' as const, 'end-of-turn' as const),
  },
  { requiredKeys: [] },
);

const two = (more: readonly Partial<Player>[] = []): fc.Arbitrary<Partial<Player>[]> =>
  fc.tuple(player(ownItems, more[0]), player(otherItems, more[1]));

const prologue: fc.Arbitrary<Position> = fc
  .tuple(board, two([{ quirk: pack.quirks[0]?.id ?? null, counters: 2 }]), fc.integer({ min: 0, max: 2 }))
  .map(([position, players, found]) => ({ ...position, players, clues: cluesFor('ABC').slice(0, found) }));

const ordersOf = (id: string): string[] => Object.keys(chart).filter((order) => chart[order] === id);

const opening = (id: string): fc.Arbitrary<Position> =>
  fc
    .tuple(two(), fc.constantFrom(...ordersOf(id)), fc.integer({ min: 0, max: 1 }))
    .map(([players, order, narrator]) => ({
      begin: 'open-phenomenon',
      players,
      narrator,
      clues: cluesFor(order),
    }));

/** What the Setup of a Phenomenon brings along, with two players. */
const broughtAlong: Readonly<Record<string, { readonly players?: Partial<Player>[]; readonly more: Position }>> = {
  P01: {
    more: { dropped: { [start]: ['ward-keys.1'] }, enemies: [{ id: 0, type: 'orderly', at: '2:0,1', health: 3 }] },
  },
  P02: {
    players: [{ role: 'donor' }, { role: 'relative.1' }],
    more: {
      insider: 'donor',
      secrets: ['jar-of-sleep.1'],
      dropped: { [start]: ['jar-of-sleep.1', 'jar-of-breath.1'] },
    },
  },
  P03: { more: { tokens: { [start]: ['bed'] } } },
  P04: { more: { tokens: { [start]: ['line', 'line'] }, enemies: [{ id: 3, type: 'grey', at: '2:6,1', health: 2 }] } },
  P05: { players: [{ role: 'visitor', roleShown: true }], more: { tokens: { '1:3,2': ['flower'] } } },
  P06: { players: [{ tally: { fever: 2 } }, { tally: { cured: 1 } }], more: { tally: { missing: 1 } } },
  P07: { players: [{ wants: ['name-ada.1'] }], more: {} },
  P08: { more: { elevatorsDead: true, isIsolating: true, tally: { 'fuse:0': 3, 'dark:1': 1 } } },
  P09: {
    players: [{ role: 'matron.1' }, { role: 'stoker.1' }],
    more: { tally: { needed: 3 }, unusedRoles: ['matron.2'] },
  },
  P10: { players: [{ tally: { won: 1 } }], more: {} },
  P11: {
    players: [
      { role: 'holding-on.1', tally: { connected: 1 } },
      { role: 'waking-up.1', tally: { connected: 1 } },
    ],
    more: { tokens: { [start]: ['paddles'] }, tally: { paddles: 1 } },
  },
  P12: {
    players: [{ tally: { 'line:1': 1 } }],
    more: { enemies: [{ id: 0, type: 'porter', at: '1:6,1', health: 4 }] },
  },
  P13: {
    more: {
      secrets: ['patient.4', 'patient.0', 'patient.2', 'patient.5', 'patient.3'],
      facts: ['patient.1'],
      tally: { 'figure:2': 1 },
      shadows: [start, start, '1:3,2', '0:3,1', '3:6,1', '2:1,1'],
    },
  },
};

const middle = (id: string): fc.Arbitrary<Position> =>
  fc
    .tuple(board, two(broughtAlong[id]?.players), fc.constantFrom(...ordersOf(id)))
    .map(([position, players, order]) => ({
      ...position,
      act: 'phenomenon',
      phenomenon: id,
      narrator: 0,
      isIsolating: false,
      clues: cluesFor(order),
      ...broughtAlong[id]?.more,
      players,
    }));

export const anySituation: fc.Arbitrary<Json> = fc
  .oneof(
    { weight: 10, arbitrary: prologue },
    ...phenomena.flatMap(({ id }) => [
      { weight: 1, arbitrary: opening(id) },
      { weight: 1, arbitrary: middle(id) },
    ]),
  )
  .map(situation);
