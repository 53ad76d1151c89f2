// Movement of Monsters towards the nearest Character. The players decide every tie. LOB-MMV, LOB-RUL-15 to -18, -51,
// -53, -55
import { askAll, atMini, atSpace, numberedId } from '../ask.js';
import { isConditionDue } from '../conditions.js';
import { cardOf } from '../../cards/card-index.js';
import { monsterChange, hasCharacter, living, monsterAt, monsterSide, placeOf } from '../values-in-force.js';
import { edgesOf, towards } from '../board/board.js';
import type { Context, Position } from '../../state/step-context.js';
import { goalsOf, policyOf } from './targets.js';
import type { Mini, Monster, Space } from '../../state/state.js';
import type { Step, StepOf } from '../../state/steps.js';
import { bestDefender } from '../absent-player.js';

export const isBoss = (m: Position, { card: name }: Monster): boolean =>
  cardOf(m.content.monsters, name).class === 'boss';

/** Basic and Elite Monsters move in the same phase. LOB-MON-07 */
export function movementPhase(m: Context): void {
  const { state } = m;
  state.phase = 'movement';
  m.emit({ type: 'phase', rule: 'LOB-MMV-01', also: ['LOB-RND-01', 'LOB-MON-07'], phase: 'movement' });
  if (skipsActivity(m, 'move')) return;
  const movers = state.monsters.filter(
    (monster) => !isBoss(m, monster) && monster.spawnRound !== state.round && mayAct(m, monster),
  );
  m.push({ do: 'move-next', left: movers.map(({ id }) => id) });
}

export const skipsActivity = ({ state: { still } }: Position, what: 'move' | 'attack'): boolean =>
  still === what || still === 'both';

/**
 * Whether the Monster may act. A Stunned Monster neither moves nor attacks in the Monster Phase in which its Stun ends.
 * LOB-KEY-21, LOB-RUL-52, -53
 */
export function mayAct(m: Context, monster: Monster): boolean {
  if (!isConditionDue(m, monster.conditions, 'stun')) return true;
  m.emit({ type: 'monster-waits', rule: 'LOB-RUL-53', also: ['LOB-KEY-21'], monster: monster.id });
  return false;
}

/**
 * Monsters move in the order of their numbers. If at least two Monsters have a choice of Characters or routes, the
 * players choose the order. LOB-RUL-17
 */
export function moveNext(m: Context, { left }: StepOf<'move-next'>): void {
  const alive = left.filter((id) => monsterAt(m, id));
  const [first] = alive;
  if (first === undefined) return;
  if (firstTwoWhere(alive, (id) => hasChoice(m, id)).length > 1) m.push({ do: 'move-order', left: alive });
  else m.push(startMoveStep(m, first), { do: 'move-next', left: alive.slice(1) });
}

/**
 * Returns the first two elements for which `is` returns true. Two are enough to tell whether there is more than one.
 */
export function firstTwoWhere<T>(all: readonly T[], is: (each: T) => boolean): T[] {
  const found: T[] = [];
  for (const each of all) if (found.length < 2 && is(each)) found.push(each);
  return found;
}

const startMoveStep = (m: Position, monster: Mini): Step => ({
  do: 'monster-start-move',
  monster,
  movement: monsterSide(m, monsterAt(m, monster)?.card ?? '').movement,
});

/** Whether there is a choice between Characters, or between routes to a Character. LOB-MMV-06 */
function hasChoice(m: Position, id: Mini): boolean {
  const monster = monsterAt(m, id);
  if (!monster || hasCharacter(m, monster.at)) return false;
  const goals = goalsOf(m, monster);
  const [goal] = goals;
  return goal !== undefined && (goals.length > 1 || nextSpacesTo(m, monster, goal).length > 1);
}

const nextOf = numberedId('next');

export function moveOrder(m: Position, { left }: StepOf<'move-order'>) {
  return askAll(
    m,
    'LOB-RUL-17',
    [
      { id: 'in-order', rule: 'LOB-RUL-17', then: left.map((id) => startMoveStep(m, id)) },
      ...left.map((id) => ({
        id: nextOf(id),
        targets: [atMini(id)],
        rule: 'LOB-RUL-17',
        then: [startMoveStep(m, id), { do: 'move-next', left: left.filter((other) => other !== id) } as const],
      })),
    ],
    'in-order',
  );
}

// One Monster

/** The Monster starts to move, with its current Movement. LOB-MON-03, LOB-RUL-55, -121 */
export function monsterStartMove(m: Context, { monster: id, movement: printed }: StepOf<'monster-start-move'>): void {
  const monster = monsterAt(m, id);
  if (!monster || monster.moved) return;
  monster.moved = true;
  const left = Math.max(
    0,
    printed + monsterChange(m, monster.card, 'movement') - (isConditionDue(m, monster.conditions, 'frost') ? 1 : 0),
  );
  m.push({ do: 'monster-move', monster: id, left });
}

/** The Monster looks for the nearest Character when it starts to move. LOB-MMV-01, -05, LOB-RUL-16, -17 */
export function monsterMove(m: Context, { monster: id, left }: StepOf<'monster-move'>): void {
  const monster = monsterAt(m, id);
  if (!monster) return;
  const [goal, other] = goalsOf(m, monster);
  if (hasCharacter(m, monster.at)) m.emit({ type: 'monster-waits', rule: 'LOB-MMV-05', monster: id });
  else if (left === 0)
    m.emit({ type: 'monster-waits', rule: 'LOB-MON-03', also: ['LOB-RUL-55', 'LOB-RUL-121'], monster: id });
  else if (goal === undefined)
    m.emit({
      type: 'monster-waits',
      rule: living(m).length > 0 ? 'LOB-RUL-16' : 'LOB-RUL-87',
      monster: id,
    });
  else
    m.push(
      other === undefined ? { do: 'monster-step', monster: id, goal, left } : { do: 'monster-goal', monster: id, left },
    );
}

export function monsterGoal(m: Position, { monster: id, left }: StepOf<'monster-goal'>) {
  const monster = monsterAt(m, id);
  const goals = monster ? goalsOf(m, monster) : [];
  const prey = bestDefender(
    m,
    living(m).filter((player) => goals.includes(placeOf(m, player))),
  );
  const named = (goal: Space): string => `goal:${id}:${goal}`;
  return askAll(
    m,
    'LOB-MMV-06',
    goals.map((goal) => ({
      id: named(goal),
      targets: [atMini(id), atSpace(goal)],
      rule: 'LOB-MMV-06',
      then: [{ do: 'monster-step', monster: id, goal, left }],
    })),
    prey === undefined ? undefined : named(placeOf(m, prey)),
  );
}

/**
 * The Monster stops when it meets a Character or has used its Movement. The reach of its attack makes no difference.
 * LOB-MMV-04, -07
 */
export function monsterStep(m: Context, { monster: id, goal, left }: StepOf<'monster-step'>): void {
  const monster = monsterAt(m, id);
  if (!monster) return;
  if (left === 0 || hasCharacter(m, monster.at)) {
    m.emit({
      type: 'monster-stops',
      rule: 'LOB-MMV-04',
      also: ['LOB-MMV-07', 'LOB-MON-03'],
      monster: id,
      at: monster.at,
    });
    return;
  }
  const [to, other] = nextSpacesTo(m, monster, goal);
  if (to === undefined) m.emit({ type: 'monster-waits', rule: 'LOB-RUL-16', monster: id });
  else
    m.push(
      other === undefined
        ? { do: 'monster-to', monster: id, to, goal, left }
        : { do: 'monster-way', monster: id, goal, left },
    );
}

/** The Spaces that can come first on a shortest route. LOB-MMV-01 */
const nextSpacesTo = (m: Position, monster: Monster, goal: Space): readonly Space[] =>
  towards(m, monster.at, goal, policyOf(monsterSide(m, monster.card)));

export function monsterWay(m: Position, { monster: id, goal, left }: StepOf<'monster-way'>) {
  const monster = monsterAt(m, id);
  const ways = monster ? nextSpacesTo(m, monster, goal) : [];
  const named = (to: Space): string => `way:${id}:${to}`;
  return askAll(
    m,
    'LOB-MMV-06',
    ways.map((to) => ({
      id: named(to),
      targets: [atMini(id), atSpace(to)],
      rule: 'LOB-MMV-06',
      then: [{ do: 'monster-to', monster: id, to, goal, left }],
    })),
    ways.length > 0 ? named(Math.min(...ways)) : undefined,
  );
}

/** Moves the Monster by one Space. A Closed Door remains closed when a Monster passes it. LOB-MMV-02, -03 */
export function monsterTo(m: Context, { monster: id, to, goal, left }: StepOf<'monster-to'>): void {
  const monster = monsterAt(m, id);
  if (!monster) return;
  const door = closedDoorBetween(m, monster.at, to);
  m.emit({
    type: 'monster-goes',
    rule: 'LOB-MMV-01',
    also: ['LOB-MMV-02', 'LOB-BMP-02', 'LOB-RUL-15', 'LOB-RUL-18'],
    monster: id,
    goal,
  });
  if (door !== undefined)
    m.emit({ type: 'monster-passes', rule: 'LOB-MMV-03', also: ['LOB-MOV-11'], monster: id, edge: door });
  m.push({ do: 'arrive', mini: id, to, how: 'move' }, { do: 'monster-step', monster: id, goal, left: left - 1 });
}

/** The Closed Door between two Spaces, if there is no other connection between them. */
function closedDoorBetween(m: Position, from: Space, to: Space): string | undefined {
  const there = edgesOf(m, from).filter((edge) => edge.to === to && edge.kind !== 'wall');
  return there.every(({ kind }) => kind === 'closed-door') ? there[0]?.id : undefined;
}
