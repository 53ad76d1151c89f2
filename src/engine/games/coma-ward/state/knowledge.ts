// Every field of the state with its audience. Follows the table "Hidden information" in docs/rules/coma-ward.md.
import * as v from 'valibot';
import {
  byId,
  card,
  cards,
  counted,
  everybody,
  imagine,
  listOf,
  nobody,
  open,
  openCards,
  owned,
  owner,
  players,
  record,
  secretsOf,
  viewFault as faultOfView,
  viewOf,
  type Back,
  type Checks,
  type Field,
  type Surroundings,
} from '../../../cards/zones.js';
import type { Chance, Seat, Secret } from '../../../kernel/index.js';
import type { Content } from '../cards/card-index.js';
import { phenomena } from '../rules/phenomena/phenomena.js';
import { fightersPlayer } from './fighters.js';
import { emptyRoom, kindOf, most, type Fighter, type Player, type State } from './state.js';
import type { Context } from './step-context.js';

/** What an untrusted view or situation of Coma Ward is compared with. */
export interface ComaWardChecks extends Checks {
  readonly spaces: ReadonlySet<string>;
}

const whole = (min: number, max: number): v.GenericSchema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const flag = v.boolean();
/** What a situation may begin with is far less than what may come of it in play. */
const counter = (min: number): Field<number, number> => ({
  ...open(whole(min, 99_999)),
  stateSchema: () => whole(min, 999),
});
/** A situation begins between two acts, so it cannot set what is there only during one, or after the end. */
const duringPlay = <S, V>(field: Field<S, V>): Field<S, V> => ({ ...field, stateSchema: () => null });

const seat = ({ players: n }: Checks) => whole(0, n - 1);
const seatOrNobody = ({ players: n }: Checks) => whole(-1, n - 1);
const mask = ({ players: n }: Checks) => whole(0, (1 << n) - 1);
const space = ({ spaces }: ComaWardChecks) =>
  v.pipe(
    v.string(),
    v.check((id) => spaces.has(id), 'no-space'),
  );
const spaceOrNone = ({ spaces }: ComaWardChecks) =>
  v.pipe(
    v.string(),
    v.check((id) => id === '' || spaces.has(id), 'no-space'),
  );
/** A card of the kind, or no card: an empty text. */
const cardOrNone =
  (kind: string) =>
  ({ card: cardSchema }: Checks) =>
    v.pipe(
      v.string(),
      v.check((id) => id === '' || v.is(cardSchema(kind), id), 'no-card'),
    );
const items = ({ card: cardSchema }: Checks) => listOf(cardSchema('item'));

const name = v.pipe(v.string(), v.maxLength(40));
const tally: Field<Record<string, number>, Record<string, number>> = {
  ...open(v.record(name, whole(-99_999, 99_999))),
  stateSchema: () => v.record(name, whole(-999, 999)),
};
const fighter = ({ players: n }: Checks) =>
  v.custom<Fighter>(
    (value) =>
      typeof value === 'string' &&
      /^(?:player|enemy):\d{1,5}$/.test(value) &&
      (fightersPlayer(value as Fighter) ?? 0) < n,
  );
const turn = (mostMoves: number) => (about: never) =>
  v.strictObject({
    moves: whole(0, mostMoves),
    granted: whole(0, mostMoves),
    main: flag,
    revealed: flag,
    moved: flag,
    moveEnded: flag,
    neurosis: flag,
    traded: mask(about),
  });
const bonusDice = (mostDice: number, longest: number) =>
  v.pipe(
    v.array(
      v.strictObject({
        on: v.picklist(['strength', 'dexterity', 'focus', 'attack', 'dodge']),
        n: whole(-mostDice, mostDice),
        for: v.picklist(['check', 'turn', 'next-turn', 'always']),
      }),
    ),
    v.maxLength(longest),
  );

/** Everybody hears the situation of a Hallucination, which all versions of the scenario share. CW-HAL-05 */
const scenario: Back<Content> = {
  name: 'scenario',
  alike: (_, a, b) => kindOf(a) === kindOf(b),
};

/** The owner of a Role knows it, and whoever has seen it; after it was revealed, everybody does. CW-GEN-16 */
function roleAudience(around: Surroundings): number {
  const { roleShown, roleSeenBy } = around.record as Player;
  return roleShown ? everybody(around) : owner(around) | roleSeenBy;
}

const wantAudience = (around: Surroundings): number =>
  (around.record as Player).wantsShown ? everybody(around) : owner(around);

/** The seat whose Role lets it know the secrets of the Phenomenon. */
function insiders({ record: state }: Surroundings): number {
  const { players: all, insider } = state as State;
  return all.reduce((seats, { role }, seat) => (role !== null && role === insider ? seats | (1 << seat) : seats), 0);
}

/** Room Cards and Hallucination Rooms have different backs. */
const roomBack: Back<Content> = {
  name: 'room-back',
  alike: ({ pack }, a, b) => pack.rooms.some(({ id }) => id === a) === pack.rooms.some(({ id }) => id === b),
};

/** The owner of a Quirk knows it; after it was shown, everybody does. CW-SET-08, CW-QRK-02 */
const quirkAudience = (around: Surroundings): number =>
  (around.record as Player).quirkShown ? everybody(around) : owner(around);

export const table = record({
  act: {
    ...open<State['act']>(v.picklist(['setup', 'prologue', 'phenomenon'])),
    stateSchema: () => v.picklist(['prologue', 'phenomenon']),
  },
  round: counter(1),
  first: open(seat),
  active: open(seat),
  turn: { ...open<State['turn']>(turn(9999)), stateSchema: turn(99) },
  players: players(
    record({
      alive: open(flag),
      at: open(spaceOrNone),
      health: open(whole(0, most.health)),
      terror: open(whole(0, most.terror)),
      items: openCards('item'),
      neurosis: open<string | null>((about: Checks) => v.nullable(about.card('neurosis'))),
      flipped: open(flag),
      quirk: card('quirk', quirkAudience),
      quirkShown: open(flag),
      counters: open(whole(0, most.counters)),
      bonusDice: { ...open<Player['bonusDice']>(bonusDice(999, 99)), stateSchema: () => bonusDice(9, 9) },
      claimed: owned(false, flag),
      skipsMain: open(flag),
      role: card('role', roleAudience),
      roleShown: open(flag),
      roleSeenBy: open(mask),
      wants: cards('want', wantAudience),
      wantsShown: open(flag),
      entity: open<string | null>((about: Checks) => v.nullable(about.card('entity'))),
      entityUses: open(whole(0, 9)),
      entityAsks: owned(true, flag),
      tally,
    }),
  ),
  rooms: byId(
    space,
    record({
      card: card('room', everybody),
      rummaged: counter(0),
      lock: open(whole(0, 9)),
      visited: open(mask),
    }),
    emptyRoom,
  ),
  dropped: byId(space, openCards('item'), () => []),
  portals: open<State['portals']>((about: ComaWardChecks) =>
    listOf(v.strictObject({ in: space(about), out: space(about) })),
  ),
  shadows: open((about: ComaWardChecks) => v.pipe(v.array(space(about)), v.maxLength(most.shadows))),
  rummages: counter(0),
  clues: open<State['clues']>((about: ComaWardChecks) =>
    v.pipe(
      v.array(v.strictObject({ card: about.card('item'), kind: v.picklist(['A', 'B', 'C', 'D']), at: space(about) })),
      v.maxLength(3),
    ),
  ),
  itemDeck: counted('item'),
  itemDiscards: openCards('item'),
  box: openCards('item'),
  roomDeck: counted('room', roomBack),
  roomsUnder: openCards('room'),
  hallucinationRooms: counted('room', roomBack),
  hallucinationDeck: counted('hallucination'),
  hallucinationDiscards: openCards('hallucination'),
  reading: duringPlay(card('hallucination', nobody, scenario)),
  scenario: duringPlay(open(cardOrNone('scenario'))),
  unusedQuirks: counted('quirk'),
  combat: duringPlay(
    open<State['combat']>((about: Checks) =>
      v.nullable(
        v.strictObject({
          attacker: fighter(about),
          defender: fighter(about),
          mode: v.picklist(['attack', 'steal', 'medicine']),
          medicine: v.nullable(about.card('item')),
          weapons: items(about),
          dice: listOf(listOf(whole(1, 6))),
        }),
      ),
    ),
  ),
  trade: duringPlay(
    open<State['trade']>((about: Checks) =>
      v.nullable(v.strictObject({ partner: seat(about), give: items(about), take: items(about) })),
    ),
  ),
  quirkHints: counter(0),
  narrator: open(seatOrNobody),
  phenomenon: open<string>(() => v.picklist(['', ...phenomena.map(({ id }) => id)])),
  isIsolating: open(flag),
  elevatorsDead: open(flag),
  enemies: open<State['enemies']>((about: ComaWardChecks) =>
    listOf(v.strictObject({ id: whole(0, 99_999), type: about.card('enemy'), at: space(about), health: whole(1, 99) })),
  ),
  enemiesSeen: counter(0),
  tally,
  tokens: byId(space, open(listOf(name)), () => []),
  secrets: cards('secret', insiders),
  unusedSecrets: counted('secret'),
  insider: open(cardOrNone('role')),
  facts: openCards('secret'),
  unusedWants: counted('want'),
  unusedRoles: counted('role'),
  epilogue: duringPlay(open(name)),
});

export type ComaWardView = ReturnType<typeof table.view>;

const everySeat = ({ players: all }: State): number => (1 << all.length) - 1;

export const view = ({ state }: Readonly<Context>, seat: Seat | null): ComaWardView =>
  viewOf(table, state, seat, everySeat(state));

/**
 * Which cards lie where; and each time that a Quirk could have earned a counter, because both the counter and its
 * absence tell something about the Quirk.
 */
export const secrets = (state: State): Secret[] => [
  ...secretsOf(table, state, everySeat(state)),
  { id: `quirk-hint:${state.quirkHints}`, seen: everySeat(state) },
];

/** Deals everything that the seat does not know anew. */
export function determinize({ state, content }: Context, seat: Seat, chance: Chance): void {
  imagine(table, state, { seat, all: everySeat(state), content, chance });
}

/** All cards of each kind, and the names of what is no card. */
function cardIds({
  pack,
  items: itemCards,
  rooms,
  hallucinations,
  quirks,
  neuroses,
  entities,
  enemies,
  roles,
  secrets: facts,
}: Content): Record<string, readonly string[]> {
  return {
    item: Object.keys(itemCards),
    room: Object.keys(rooms),
    hallucination: Object.keys(hallucinations),
    scenario: pack.hallucinations.map(({ id }) => kindOf(id)),
    quirk: Object.keys(quirks),
    neurosis: Object.keys(neuroses),
    want: Object.keys(itemCards),
    entity: Object.keys(entities),
    enemy: Object.keys(enemies),
    role: roles,
    secret: [...Object.keys(itemCards), ...facts],
  };
}

export function checksFor(content: Content, seats: number): ComaWardChecks {
  const ids = cardIds(content);
  return {
    players: seats,
    spaces: new Set(content.hospital.spaces.keys()),
    card: (kind) =>
      v.pipe(
        v.string(),
        v.check((id) => ids[kind]?.includes(id) ?? false, 'no-card'),
      ),
  };
}

/** The path of the first value that cannot occur in a view of this game, or null if there is none. */
export const viewFault = (json: unknown, seats: number, content: Content): string | null =>
  faultOfView(table, json, checksFor(content, seats));
