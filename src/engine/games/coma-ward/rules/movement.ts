// Moves: to a neighbouring Space, by stairs, elevator or portal, and by effects. CW-MOV
import { floorsToRideTo } from '../../../board/elevator.js';
import { effectOf } from '../../../effects/scope.js';
import type { PlayerId, RuleId } from '../../../kernel/index.js';
import { cardOf, type Content } from '../cards/card-index.js';
import type { MoveTarget } from '../cards/card-types.js';
import { isRoom, spaceOf, type SpaceId } from '../state/hospital.js';
import { leftOf, living, playerOf, type RoomState, type State } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { MoveKind, StepOf } from '../state/steps.js';
import { ask, type Act } from './ask.js';
import { notice } from './quirks.js';
import { movesLeft } from './statistics.js';

/** The parts of a state, or of a view, on which Moves depend. */
export interface MoveTable {
  readonly rooms: Readonly<Record<SpaceId, Pick<RoomState, 'card' | 'lock'> | undefined>>;
  readonly portals: State['portals'];
}

/** Whether the Space is still an empty space for a Room Card. CW-MOV-05 */
export const isUndiscovered = ({ rooms }: MoveTable, { hospital }: Content, id: SpaceId): boolean =>
  spaceOf(hospital, id).type === 'undiscovered' && !rooms[id]?.card;

export interface MoveOption {
  readonly to: SpaceId;
  readonly by: MoveKind;
}

/**
 * The Spaces that one Move can reach, without elevators. No Move goes from a Room to another Room, except by portal,
 * and none into a locked Room. Walls do not matter. CW-MOV-01, -03, -04, -08, -11, CW-RUL-07, CW-RUL-08, CW-RUL-58
 */
export function movesFrom(table: MoveTable, content: Content, at: SpaceId, mayDiscover: boolean): MoveOption[] {
  const { hospital } = content;
  const here = spaceOf(hospital, at);
  const isOpen = (to: SpaceId): boolean => !table.rooms[to]?.lock;
  const mayEnter = (to: SpaceId): boolean => isOpen(to) && (mayDiscover || !isUndiscovered(table, content, to));
  return [
    ...here.moves.filter(mayEnter).map((to) => ({ to, by: 'move' as const })),
    ...here.stairs.map((to) => ({ to, by: 'stairs' as const })),
    ...table.portals.flatMap((portal) =>
      portal.in === at && isOpen(portal.out) ? [{ to: portal.out, by: 'portal' as const }] : [],
    ),
  ];
}

/** Whether something happens to a player who enters the Room, so that a longer walk must not pass through it. */
function hasEnterEffect({ rooms }: MoveTable, content: Content, at: SpaceId): boolean {
  const id = rooms[at]?.card;
  if (!id) return false;
  const { enter, first } = cardOf(content.rooms, id);
  return enter !== undefined || first?.on === 'enter';
}

/**
 * The shortest way to each Space within `most` Moves, Move by Move. A way ends in an undiscovered space, and does not
 * lead through a Room whose effect would happen on the way.
 */
export function waysFrom(
  table: MoveTable,
  content: Content,
  from: SpaceId,
  most: number,
  mayDiscover: boolean,
): Map<SpaceId, readonly MoveOption[]> {
  const ways = new Map<SpaceId, readonly MoveOption[]>([[from, []]]);
  for (const [at, way] of ways) {
    const mayPass = at === from || !(isUndiscovered(table, content, at) || hasEnterEffect(table, content, at));
    if (way.length >= most || !mayPass) continue;
    for (const move of movesFrom(table, content, at, mayDiscover))
      if (!ways.has(move.to)) ways.set(move.to, [...way, move]);
  }
  ways.delete(from);
  return ways;
}

/** The number of Moves from a Space to every Space, elevators and locks aside. */
export function distancesFrom(table: MoveTable, content: Content, from: SpaceId): Map<SpaceId, number> {
  const distances = new Map([[from, 0]]);
  const open = { ...table, rooms: unlocked(table) };
  for (const [at, n] of distances)
    for (const { to } of movesFrom(open, content, at, true)) if (!distances.has(to)) distances.set(to, n + 1);
  return distances;
}

const unlocked = ({ rooms }: MoveTable): MoveTable['rooms'] =>
  Object.fromEntries(Object.entries(rooms).map(([id, room]) => [id, room && { ...room, lock: 0 }]));

/** Whether the active player may still reveal a Room in this turn. CW-REV-07, CW-RUL-11, CW-RUL-50 */
export const mayReveal = ({ turn, players, active, roomDeck, roomsUnder }: State): boolean =>
  !turn.main && !turn.revealed && !playerOf({ players }, active).skipsMain && roomDeck.length + roomsUnder.length > 0;

/** A Move of the turn for each Space that the player can reach, and the elevator. CW-TRN-02, CW-RUL-18 */
export function moveActs({ state, content }: Context, player: PlayerId): Act[] {
  const left = movesLeft(state);
  const { at } = playerOf(state, player);
  const acts = [...waysFrom(state, content, at, left, mayReveal(state))].map(([to, way]): Act => ({
    id: `move:${to}`,
    targets: [`space:${to}`],
    rule: isUndiscovered(state, content, to) ? 'CW-MOV-05' : 'CW-TRN-02',
    then: [{ do: 'walk', player, path: way, isCounted: true }],
  }));
  if (left > 0 && !state.elevatorsDead && spaceOf(content.hospital, at).type === 'elevator')
    acts.push({
      id: 'ride',
      targets: [`space:${at}`],
      rule: 'CW-MOV-09',
      then: [
        { do: 'ride', player },
        { do: 'acted', player },
      ],
    });
  return acts;
}

/** Makes the next Move of a walk, unless something has stopped the player or barred the way. */
export function walk(m: Context, { player, path, isCounted }: StepOf<'walk'>): void {
  const { state, content } = m;
  const [move, ...rest] = path;
  const me = playerOf(state, player);
  if (!move || !me.alive || (isCounted && movesLeft(state) === 0)) return;
  const mayDiscover = player === state.active && (isCounted ? mayReveal(state) : !state.turn.revealed);
  if (!movesFrom(state, content, me.at, mayDiscover).some(({ to }) => to === move.to)) return;
  if (isCounted) state.turn.moves++;
  const next = { do: 'walk', player, path: rest, isCounted } as const;
  m.push({ do: 'step', player, ...move }, { do: 'acted', player }, ...(rest.length > 0 ? [next] : []));
}

/** The player moves to the Space. A player who stops on an empty room space reveals it. CW-MOV-05, CW-MOV-06, CW-MOV-12 */
export function step(m: Context, { player, to, by }: StepOf<'step'>): void {
  const { state, content } = m;
  const from = playerOf(state, player).at;
  moveTo(m, player, to, by);
  if (isUndiscovered(state, content, to)) {
    m.push({ do: 'reveal', player });
    return;
  }
  enter(m, player, from, to);
}

const ofMoves: readonly RuleId[] = [
  ...['CW-MOV-03', 'CW-MOV-04', 'CW-MOV-06', 'CW-STA-11', 'CW-GEN-13', 'CW-GEN-15'],
  ...['CW-RUL-05', 'CW-RUL-06', 'CW-RUL-09', 'CW-RUL-18', 'CW-RUL-58'],
];

const ruleOf = { move: 'CW-MOV-01', stairs: 'CW-MOV-08', portal: 'CW-MOV-11', elevator: 'CW-MOV-09' } as const;

function moveTo(m: Context, player: PlayerId, to: SpaceId, by: MoveKind | 'effect'): void {
  const { state } = m;
  const me = playerOf(state, player);
  const from = me.at;
  me.at = to;
  if (player === state.active) {
    state.turn.moved = true;
    state.turn.moveEnded = false;
  }
  m.emit({ type: 'moved', rule: by === 'effect' ? 'CW-GEN-12' : ruleOf[by], also: ofMoves, player, from, to, by });
}

/** Entering a Room may cause its effect. CW-GEN-12, CW-MOV-06 */
function enter(m: Context, player: PlayerId, from: SpaceId, to: SpaceId): void {
  m.push({ do: 'moment', moment: { of: 'entered', player, to } });
  if (from === to || !isRoom(spaceOf(m.content.hospital, to))) return;
  if (m.state.players.some(({ at }, other) => other !== player && at === to))
    notice(m, player, 'entered-occupied-room');
  m.push({ do: 'room-effect', player, timing: 'enter' });
}

/** Rolls the elevator die for one Move. CW-MOV-09, CW-MOV-10, CW-RUL-12 */
export function ride(m: Context, { player }: StepOf<'ride'>): void {
  const { state, content } = m;
  const { at } = playerOf(state, player);
  state.turn.moves++;
  const face = m.chance.die('elevator', [1, 2, 3, 4, 5, 6]) + 1;
  const floors = floorsToRideTo(content.pack.elevator, face, spaceOf(content.hospital, at).floor);
  m.emit({ type: 'elevator-rolled', rule: 'CW-MOV-09', also: ['CW-MOV-10', 'CW-RUL-12'], player, face, floors });
  notice(m, player, 'rode-elevator');
  if (floors.length > 0) m.push({ do: 'choose-floor', player, floors });
}

export function chooseFloor(m: Context, { player, floors }: StepOf<'choose-floor'>) {
  const { elevators } = m.content.hospital;
  return ask(m, player, 'CW-RUL-12', [
    ...floors.flatMap((floor): Act[] => {
      const to = elevators[floor];
      return to === undefined
        ? []
        : [
            {
              id: `floor:${floor}`,
              targets: [`space:${to}`],
              rule: 'CW-MOV-09',
              then: [{ do: 'step', player, to, by: 'elevator' }],
            },
          ];
    }),
    { id: 'stay', rule: 'CW-RUL-12', then: [] },
  ]);
}

/**
 * Extra Moves. Before the main action, they add to the Moves of the turn. Otherwise they are made at once. CW-HAL-07,
 * CW-RUL-65
 */
export function grantMoves(m: Context, { who, n }: StepOf<'grant-moves'>): void {
  const { state } = m;
  if (!playerOf(state, who).alive) return;
  m.emit({ type: 'moves-granted', rule: 'CW-HAL-07', player: who, n });
  if (who === state.active && !state.turn.main) state.turn.granted += n;
  else m.push({ do: 'extra-moves', player: who, n, hasRevealed: state.turn.revealed });
}

/**
 * The Moves that are made at once, as many as the player likes. Only the active player may reveal a Room by them, if it
 * is the first of the turn; that ends the Move. CW-RUL-65, CW-REV-07
 */
export function extraMoves(m: Context, { player, n, hasRevealed }: StepOf<'extra-moves'>) {
  const { state, content } = m;
  const { alive, at } = playerOf(state, player);
  const mayDiscover = player === state.active && !state.turn.revealed;
  const ways = alive && hasRevealed === state.turn.revealed ? waysFrom(state, content, at, n, mayDiscover) : [];
  const acts = [...ways].map(([to, way]): Act => ({
    id: `move:${to}`,
    targets: [`space:${to}`],
    rule: 'CW-RUL-65',
    then: [
      { do: 'walk', player, path: way, isCounted: false },
      { do: 'extra-moves', player, n: n - way.length, hasRevealed },
    ],
  }));
  const asked = ask(
    m,
    player,
    hasRevealed ? 'CW-REV-07' : 'CW-RUL-65',
    acts.length > 0 ? [...acts, { id: 'stay', rule: 'CW-RUL-65', then: [] }] : [],
  );
  return { ...asked, upTo: n };
}

/** The player to the left chooses where the player is driven: as far as the Moves allow. */
export function forcedMove(m: Context, { who, n }: StepOf<'forced-move'>): void {
  if (playerOf(m.state, who).alive) m.push({ do: 'force-to', player: who, n, chooser: leftOf(m.state, who) });
}

export function forceTo(m: Context, { player, n, chooser }: StepOf<'force-to'>) {
  const { state, content } = m;
  const ways = [...waysFrom(state, content, playerOf(state, player).at, n, false)];
  const farthest = Math.max(0, ...ways.map(([, way]) => way.length));
  return ask(
    m,
    chooser,
    'CW-MOV-02',
    ways
      .filter(([, way]) => way.length === farthest)
      .map(([to, way]): Act => ({
        id: `force:${to}`,
        targets: [`player:${player}`, `space:${to}`],
        rule: 'CW-MOV-02',
        then: [{ do: 'walk', player, path: way, isCounted: false }],
      })),
  );
}

/** The Spaces that an effect may put the player on. */
function targetsOf({ state, content }: Context, player: PlayerId, to: MoveTarget): SpaceId[] {
  const { hospital } = content;
  const { at } = playerOf(state, player);
  const { floor } = spaceOf(hospital, at);
  const others = living(state, player).filter((other) => other !== player);
  const onFloor = (fits: (id: SpaceId) => boolean): SpaceId[] =>
    [...hospital.spaces.values()].filter((space) => space.floor === floor && fits(space.id)).map(({ id }) => id);
  switch (to) {
    case 'start':
      return [hospital.start];
    case 'nearest-player': {
      const distances = distancesFrom(state, content, at);
      const nearest = Math.min(...others.map((other) => distances.get(playerOf(state, other).at) ?? Infinity));
      return others
        .map((other) => playerOf(state, other).at)
        .filter((id) => (distances.get(id) ?? Infinity) === nearest);
    }
    case 'any-player':
      return others.map((other) => playerOf(state, other).at);
    case 'room':
      return onFloor((id) => {
        const space = spaceOf(hospital, id);
        return isRoom(space) && !isUndiscovered(state, content, id) && !state.rooms[id]?.lock;
      });
    case 'hallway':
    case 'stairs':
    case 'elevator':
      return onFloor((id) => spaceOf(hospital, id).type === to);
  }
}

export function moveToTarget(m: Context, { who, to }: StepOf<'move-to'>): void {
  const me = playerOf(m.state, who);
  if (!me.alive) return;
  const spaces = [...new Set(targetsOf(m, who, to))].filter((id) => id !== me.at);
  const [only, another] = spaces;
  if (only !== undefined && another === undefined) m.push({ do: 'put', player: who, to: only });
  else m.push({ do: 'choose-space', player: who, spaces });
}

export function chooseSpace(m: Context, { player, spaces }: StepOf<'choose-space'>) {
  return ask(
    m,
    player,
    'CW-GEN-12',
    spaces.map((to): Act => ({
      id: `put:${to}`,
      targets: [`space:${to}`],
      rule: 'CW-GEN-12',
      then: [{ do: 'put', player, to }],
    })),
  );
}

/** Puts the standee on a Space, which counts as entering it, but not as a Move. */
export function put(m: Context, { player, to }: StepOf<'put'>): void {
  const { alive, at: from } = playerOf(m.state, player);
  // An effect on several players may have killed this one before it was moved.
  if (!alive) return;
  moveTo(m, player, to, 'effect');
  enter(m, player, from, to);
}

/** What a Room does at one moment; a first-time effect comes before the others. CW-REV-02, CW-REV-08 */
export function roomEffect(m: Context, { player, timing }: StepOf<'room-effect'>): void {
  const { state, content } = m;
  const { alive, at } = playerOf(state, player);
  const here = state.rooms[at];
  if (!alive || !here?.card) return;
  const card = here.card;
  const room = cardOf(content.rooms, card);
  const scope = { who: player, source: card };
  // A player who reveals a Room enters it for the first time.
  const isFirstMoment = room.first?.on === timing || (room.first?.on === 'enter' && timing === 'revealed');
  const isFirst = isFirstMoment && !(here.visited & (1 << player));
  if (isFirst) {
    here.visited |= 1 << player;
    m.emit({ type: 'room-effect', rule: 'CW-REV-08', player, at, card, timing: 'first' });
  }
  const words = room[timing] ?? [];
  if (words.length > 0)
    m.emit({ type: 'room-effect', rule: effectRules[timing], also: ['CW-RUL-57'], player, at, card, timing });
  m.push(...effectOf(isFirst ? room.first.then : [], scope), ...effectOf(words, scope));
}

const effectRules = {
  revealed: 'CW-REV-02',
  enter: 'CW-GEN-12',
  endMove: 'CW-RUL-19',
  endTurn: 'CW-TRN-12',
} as const;

/** The "end your Move" effect is due once a turn, if the player was moved in this turn. CW-RUL-19 */
export function endMove(m: Context, { player }: StepOf<'end-move'>): void {
  const { turn } = m.state;
  if (!turn.moved || turn.moveEnded) return;
  turn.moveEnded = true;
  m.push({ do: 'room-effect', player, timing: 'endMove' });
}
