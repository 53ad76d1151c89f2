// Monsters: how they come nearer, how Monster Points move them, and when a player is exposed to them. SAN-MON,
// SAN-COOP-04, -05
import type { PlayerId } from '../../../kernel/index.js';
import {
  cellOf,
  distancesFrom,
  tileAt,
  inRoom,
  isExposed,
  exitsOf,
  exitsToward,
  placements,
  type MapView,
} from '../state/map.js';
import { inside, playerOf, type Monster, type CardCell, type Player, type State } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { HuntingMonster, StepOf } from '../state/steps.js';
import { ask } from './ask.js';

export const monsterOf = ({ monsters }: Pick<State, 'monsters'>, id: number): Monster | undefined =>
  monsters.find((each) => each.id === id);

// Creeping Darkness

/**
 * Moves one monster one space toward the player `toward`. If there are several shortest ways, the active player
 * chooses, unless they meet again with the next step. SAN-TURN-02, SAN-RUL-07, SAN-RUL-47
 */
export function creep(m: Context, { monster, toward, step }: StepOf<'creep'>): void {
  const token = monsterOf(m.state, monster);
  if (!token) return;
  const goal = playerOf(m.state, toward).at;
  const ways = exitsToward(m.state, token.at, goal);
  const [way] = ways;
  const beyond = ways.flatMap(({ to }) => (step === 1 ? exitsToward(m.state, to, goal) : [])).map(({ to }) => to);
  const meet = beyond.length === ways.length && new Set(beyond).size === 1;
  if (!way) {
    // After its first step, it is no news that a hunting monster stays.
    if (step !== 2) m.emit({ type: 'monster-waits', rule: 'SAN-RUL-07', monster });
  } else if (ways.length === 1 || meet) m.push({ do: 'monster-to', monster, to: way.to });
  else m.push({ do: 'monster-way', monster, toward });
}

/** The nearest monster that is not yet in the player's space moves again. */
export function creepAgain(m: Context, { toward }: StepOf<'creep-again'>): void {
  const far = distancesFrom(m.state, playerOf(m.state, toward).at);
  const [nearest] = m.state.monsters
    .map(({ id, at }) => ({ id, away: far.get(at) ?? 0 }))
    .filter(({ away }) => away > 0)
    .sort((a, b) => a.away - b.away);
  if (nearest) m.push({ do: 'creep', monster: nearest.id, toward });
}

export function monsterWay(m: Context, { monster, toward }: StepOf<'monster-way'>) {
  const token = monsterOf(m.state, monster);
  const ways = token ? exitsToward(m.state, token.at, playerOf(m.state, toward).at) : [];
  const sorted = [...ways].sort((a, b) => before(m.state, a.to, b.to));
  const options = sorted.map(({ to }) => ({
    id: `way:${monster}:${to}`,
    targets: [`space:${to}`],
    rule: 'SAN-RUL-07',
    then: [{ do: 'monster-to' as const, monster, to }],
  }));
  return { ...ask(m, m.state.active, 'SAN-RUL-07', options), ...(options[0] && { fallback: options[0].id }) };
}

/**
 * Orders spaces by row, then by column, the lowest first. An absent player or a bot chooses the first space.
 * SAN-RUL-07
 */
function before(state: State, a: CardCell, b: CardCell): number {
  const [[x, y], [u, v]] = [a, b].map((place) => cellOf(tileAt(state, place), place & 1)) as [
    readonly [number, number],
    readonly [number, number],
  ];
  return y - v || x - u;
}

export function monsterTo(m: Context, { monster, to, mp }: StepOf<'monster-to'>): void {
  const { state } = m;
  const token = monsterOf(state, monster);
  if (!token) return;
  if (mp) state.turn.mp--;
  const from = token.at;
  token.at = to;
  const rule = mp
    ? 'SAN-MON-02'
    : state.turn.phase === 'darkness'
      ? 'SAN-TURN-02'
      : state.turn.phase === 'monsters'
        ? 'SAN-COOP-05'
        : 'SAN-ACT-02';
  const safe = inside(state).filter((player) => playerOf(state, player).at === to && !isExposed(state, player, token));
  m.emit({
    type: 'monster-moved',
    rule,
    also: ['SAN-RUL-07', 'SAN-RUL-08', 'SAN-RUL-10'],
    monster,
    from,
    to,
    ...(safe.length > 0 && { safe }),
  });
  m.push({ do: 'exposure' });
}

// Exposure

/**
 * Finds out which players are exposed to monsters now and were not exposed before. Each new exposure causes a Horror
 * Roll. SAN-MON-05, SAN-RUL-09 (a)
 */
export function exposure(m: Context): void {
  const { state } = m;
  const scares: StepOf<'scare'>[] = [];
  for (const player of inside(state)) {
    const me = playerOf(state, player);
    const now = exposedTo(state, player);
    const fresh = freshlyExposedTo(state, player);
    if (now === 0 && state.monsters.some(({ at }) => at === me.at)) sayWhySafe(m, player);
    me.exposed = now;
    scares.push(...scaresOf(player, fresh));
  }
  m.push(...scares);
}

/** The part of a state or view that decides whom monsters frighten. */
type Watch = MapView &
  Pick<State, 'monsters'> & {
    readonly turn: Pick<State['turn'], 'phase'>;
    readonly players: readonly Pick<Player, 'at' | 'hidden' | 'exposed' | 'scared'>[];
  };

const exposedTo = (state: Watch, player: PlayerId): number =>
  state.monsters.reduce((mask, monster) => (isExposed(state, player, monster) ? mask | (1 << monster.id) : mask), 0);

/** The monsters that will cause a Horror Roll of the player with the next `exposure`. SAN-RUL-09, SAN-RUL-10 */
export function freshlyExposedTo(state: Watch, player: PlayerId): number {
  const { exposed, scared } = playerOf(state, player);
  return exposedTo(state, player) & ~exposed & ~(state.turn.phase === 'monsters' ? scared : 0);
}

/** A separate Horror Roll for each monster of this bit mask. Their order decides nothing. SAN-RUL-09, SAN-RUL-11 */
const scaresOf = (player: PlayerId, mask: number): StepOf<'scare'>[] =>
  [0, 1, 2].filter((id) => mask & (1 << id)).map((monster) => ({ do: 'scare', player, monster }));

function sayWhySafe(m: Context, player: PlayerId): void {
  const { at } = playerOf(m.state, player);
  m.emit({ type: 'safe', rule: inRoom(m.state, at) ? 'SAN-MON-03' : 'SAN-MON-04', player, at });
}

/**
 * Runs after the monsters have moved in Creeping Darkness. Each monster to which the active player is exposed causes a
 * Horror Roll, unless it already caused one since the player could last act. SAN-RUL-09 (b)
 */
export function linger(m: Context): void {
  const player = m.state.active;
  m.push(...scaresOf(player, exposedTo(m.state, player) & ~playerOf(m.state, player).faced));
}

export function scare(m: Context, { player, monster }: StepOf<'scare'>): void {
  const me = playerOf(m.state, player);
  me.scared |= 1 << monster;
  me.faced |= 1 << monster;
  m.push({ do: 'horror-roll', player, monster });
}

// Monster Movement

export function monsterPhase(m: Context): void {
  const { state } = m;
  state.turn.phase = 'monsters';
  // Unspent Action Points are lost. SAN-ACT-01
  state.turn.ap = 0;
  for (const each of state.players) each.scared = 0;
  // The active player could act until now. SAN-RUL-09 (b)
  playerOf(state, state.active).faced = 0;
  m.emit({ type: 'phase', rule: 'SAN-TURN-01', phase: 'monsters' });
  if (state.mode === 'competitive') m.push({ do: 'monster-points' });
  else stun(m);
}

export function monsterPoints(m: Context): void {
  if (m.state.turn.mp > 0 && m.state.monsters.some(({ at }) => exitsOf(m.state, at).length > 0))
    m.push({ do: 'monster-point', player: m.state.active });
}

/** Each point moves any monster through one doorway, in any direction. Points need not be spent. SAN-MON-02 */
export function monsterPoint(m: Context, { player }: StepOf<'monster-point'>) {
  const { state } = m;
  return ask(m, player, 'SAN-MON-02', [
    ...state.monsters.flatMap(({ id, at }) =>
      exitsOf(state, at).map(({ to }) => ({
        id: `push:${id}:${to}`,
        targets: [`monster:${id}`, `space:${to}`],
        rule: 'SAN-MON-02',
        then: [{ do: 'monster-to' as const, monster: id, to, mp: true as const }, { do: 'monster-points' as const }],
      })),
    ),
    { id: 'stop', rule: 'SAN-MON-02', then: [] },
  ]);
}

/**
 * In the co-operative game, a monster is stunned if its distance to the active player is less than the number of
 * Monster Points. All other monsters hunt. SAN-COOP-04, SAN-RUL-31, -32
 */
function stun(m: Context): void {
  const { stunned, left } = huntersOf(m.state);
  m.emit({
    type: 'stunned',
    rule: 'SAN-COOP-04',
    also: ['SAN-RUL-31', 'SAN-RUL-32', 'SAN-RUL-49'],
    monsters: stunned,
  });
  // The prey is chosen now, so a Horror Roll that changes the map during the hunt does not affect it.
  m.push({ do: 'hunt', left });
}

/** The part of a state or view that decides how monsters hunt. */
type Chase = MapView &
  Pick<State, 'active' | 'monsters'> & {
    readonly turn: Pick<State['turn'], 'mp'>;
    readonly players: readonly Pick<Player, 'at' | 'escaped' | 'hidden'>[];
  };

/** The monsters that are stunned, and those that hunt, as the position is now. */
export function huntersOf(chase: Chase): { readonly stunned: number[]; readonly left: HuntingMonster[] } {
  const { at } = playerOf(chase, chase.active);
  const far = at < 0 ? new Map<CardCell, number>() : distancesFrom(chase, at);
  const isStunned = (monster: Monster): boolean => (far.get(monster.at) ?? Infinity) < chase.turn.mp;
  return {
    stunned: chase.monsters.filter(isStunned).map(({ id }) => id),
    left: chase.monsters
      .filter((each) => !isStunned(each))
      .map((each) => ({ monster: each.id, prey: nearestPlayers(chase, each) })),
  };
}

/**
 * Each monster hunts the nearest player. The active player chooses the order of the monsters if it can matter.
 * SAN-COOP-05, SAN-RUL-31
 */
export function hunt(m: Context, { left }: StepOf<'hunt'>): void {
  const [first, ...others] = left;
  if (!first) return;
  const player = m.state.active;
  const {
    monster,
    prey: [prey, other],
  } = first;
  if (orderMatters(m.state, left)) m.push({ do: 'hunt-order', player, left });
  else if (others.length > 0) m.push({ do: 'hunt', left: [first] }, { do: 'hunt', left: others });
  else if (prey === undefined) m.emit({ type: 'monster-waits', rule: 'SAN-RUL-07', monster });
  else if (other !== undefined && targetMatters(m.state, first)) m.push({ do: 'hunt-target', player, ...first });
  else {
    m.emit({ type: 'hunts', rule: 'SAN-COOP-05', also: ['SAN-RUL-31'], monster, prey });
    // A monster that reaches its prey with the first step does not move again. SAN-RUL-31
    m.push({ do: 'creep', monster, toward: prey, step: 1 }, { do: 'creep', monster, toward: prey, step: 2 });
  }
}

/**
 * The order matters only if a Horror Roll that one monster may cause can change something for another one: the card
 * that it adds shows another way, or a pile may run out before the next Horror Roll. SAN-RUL-31
 */
function orderMatters(state: State, left: readonly HuntingMonster[]): boolean {
  const frightening = left.filter((each) =>
    walkOf(state, each).some((at) => inside(state).some((player) => isExposed(state, player, { at }))),
  );
  const n = frightening.length;
  if (n === 0 || left.length < 2) return false;
  const scarce = state.deck.length + state.bottom.length < n || state.hallucinations.length + state.pile.length < n;
  return (n > 1 && scarce) || left.some((each) => frightening.some((other) => other !== each) && mayTurn(state, each));
}

/** Whether one more card on the map could show the monster another way. A Room offers the shortest ways. */
function mayTurn(state: State, hunter: HuntingMonster): boolean {
  const now = String(walkOf(state, hunter));
  return placements(state).some(
    (spot) => String(walkOf({ ...state, map: [...state.map, { ...unknownRoom, ...spot }] }, hunter)) !== now,
  );
}
const unknownRoom = { card: '', face: 'room', seen: 0 } as const;

/** Whether the monster goes elsewhere if it hunts another one of the nearest players. SAN-RUL-47 */
const targetMatters = (state: State, { monster, prey }: HuntingMonster): boolean =>
  new Set(prey.map((player) => String(walkOf(state, { monster, prey: [player] })))).size > 1;

/** The spaces that a hunting monster may enter with its two steps. */
export function walkOf(chase: Chase, { monster, prey }: HuntingMonster): CardCell[] {
  const at = monsterOf(chase, monster)?.at ?? -1;
  return prey.flatMap((player) => {
    const toward = (from: CardCell): CardCell[] =>
      exitsToward(chase, from, playerOf(chase, player).at).map(({ to }) => to);
    const first = toward(at);
    return [...first, ...first.flatMap(toward)];
  });
}

function nearestPlayers(chase: Chase, { at }: Monster): PlayerId[] {
  const far = distancesFrom(chase, at);
  const away = (player: PlayerId): number => far.get(playerOf(chase, player).at) ?? Infinity;
  // Of several players in one space, only the first is listed, because the monster would go to the same space.
  const reachable = inside(chase).filter(
    (player, i, all) =>
      away(player) < Infinity &&
      all.findIndex((other) => playerOf(chase, other).at === playerOf(chase, player).at) === i,
  );
  const least = Math.min(...reachable.map(away));
  return reachable.filter((player) => away(player) === least);
}

export function huntOrder(m: Context, { player, left }: StepOf<'hunt-order'>) {
  return ask(
    m,
    player,
    'SAN-RUL-31',
    left.map((next) => ({
      id: `next:${next.monster}`,
      targets: [`monster:${next.monster}`],
      rule: 'SAN-RUL-31',
      then: [
        { do: 'hunt', left: [next] },
        { do: 'hunt', left: left.filter((each) => each !== next) },
      ],
    })),
  );
}

export function huntTarget(m: Context, { player, monster, prey }: StepOf<'hunt-target'>) {
  return ask(
    m,
    player,
    'SAN-COOP-05',
    prey.map((each) => ({
      id: `prey:${monster}:${each}`,
      targets: [`monster:${monster}`, `player:${each}`],
      rule: 'SAN-COOP-05',
      then: [{ do: 'hunt', left: [{ monster, prey: [each] }] }],
    })),
  );
}
