// Attacks of Basic and Elite Monsters: who attacks, in which order, and against which target. LOB-MAT-01 to -05,
// LOB-RUL-48, -50, -53
import type { PlayerId } from '../../../../kernel/index.js';
import { askAll, atMini, numberedId } from '../ask.js';
import type { Attack, MonsterSide } from '../../cards/card-types.js';
import { isConditionDue } from '../conditions.js';
import { monsterAt, monsterSide, placeOf } from '../values-in-force.js';
import { mayAct, isBoss, skipsActivity } from './movement.js';
import type { Context, Position } from '../../state/step-context.js';
import { mayAttack, reachesAny, targetsOf } from './targets.js';
import type { Monster } from '../../state/state.js';
import type { StepOf } from '../../state/steps.js';
import { leastHarmfulAttacker, bestDefender } from '../absent-player.js';

/** Begins the phase. No Character has been attacked in it yet. LOB-MAT-11, LOB-RUL-48 */
export function attackPhase(m: Context): void {
  const { state } = m;
  state.phase = 'attacks';
  m.emit({ type: 'phase', rule: 'LOB-MAT-01', also: ['LOB-RND-01', 'LOB-MON-07'], phase: 'attacks' });
  if (skipsActivity(m, 'attack')) return;
  for (const each of state.characters) each.attackers = 0;
  for (const monster of state.monsters) if (!isBoss(m, monster) && mayAct(m, monster)) mayAttack(m, monster);
  m.push({ do: 'attack-next' });
}

/**
 * Whether the Monster can attack now. Each Monster attacks once, even if a Character comes within its reach only later
 * in the phase. LOB-MAT-04, -05
 */
const isReady = (m: Position, monster: Monster): boolean =>
  !monster.attacked &&
  !isBoss(m, monster) &&
  !isConditionDue(m, monster.conditions, 'stun') &&
  reachesAny(m, monster, attackOf(m, monster));

/** A Basic or Elite Monster has a single attack. LOB-MON-04 */
const attackOf = (m: Position, monster: Monster): MonsterSide['attacks'][number] =>
  monsterSide(m, monster.card).attacks[0] ?? { dice: {} };

/** The players choose the order, unless it makes no difference. */
export function attackNext(m: Context): void {
  const [monster, ...others] = m.state.monsters.filter((each) => isReady(m, each));
  if (monster)
    m.push(
      others.every((other) => isAlike(monster, other))
        ? { do: 'monster-attack', monster: monster.id }
        : { do: 'attack-order' },
      { do: 'attack-next' },
    );
}

/** Whether the Monsters are of one type, on one Space, and equally hurt. */
const isAlike = (a: Monster, b: Monster): boolean =>
  a.card === b.card &&
  a.at === b.at &&
  a.wounds === b.wounds &&
  a.conditions.fire === b.conditions.fire &&
  a.conditions.frost === b.conditions.frost;

const nextOf = numberedId('next');

/** LOB-MAT-02 */
export function attackOrder(m: Position) {
  const attackers = m.state.monsters.filter((monster) => isReady(m, monster));
  const able = attackers.map(({ id }) => id);
  // Monsters of one type on one Space attack in the same way, so it is enough to compare one of them.
  const unlike = attackers.filter(
    ({ card: name, at }, i) => !attackers.some((other, before) => before < i && other.card === name && other.at === at),
  );
  const first = leastHarmfulAttacker(
    m,
    unlike.map((monster) => ({
      monster,
      attack: attackOf(m, monster),
      targets: targetsOf(m, monster, attackOf(m, monster)),
    })),
  );
  return askAll(
    m,
    'LOB-MAT-02',
    [
      { id: 'in-order', rule: 'LOB-MAT-02', then: able.map((monster) => ({ do: 'monster-attack', monster }) as const) },
      ...able.map((monster) => ({
        id: nextOf(monster),
        targets: [atMini(monster)],
        rule: 'LOB-MAT-02',
        then: [{ do: 'monster-attack', monster }] as const,
      })),
    ],
    first === undefined ? undefined : nextOf(first),
  );
}

/**
 * Lets the Monster attack. Its target is chosen only now, among the Characters that are still alive. A Stunned Monster
 * does not attack, even if a card tells it to. LOB-MAT-03, LOB-RUL-50, -53
 */
export function monsterAttack(m: Context, { monster: id }: StepOf<'monster-attack'>): void {
  const monster = monsterAt(m, id);
  if (!monster || (monster.attacked && m.state.phase === 'attacks')) return;
  if (mayAct(m, monster) && mayAttack(m, monster)) chooseTarget(m, monster, attackOf(m, monster).id ?? monster.card);
}

/**
 * Chooses the preferred Character in reach, by default the weakest. In a tie, the players choose. Without a target, the
 * Monster does not attack.
 */
export function chooseTarget(m: Context, monster: Monster, by: string): void {
  const [target, other] = targetsOf(m, monster, attackNamed(m, monster, by));
  if (target === undefined) return;
  m.push(
    other === undefined
      ? { do: 'strike', monster: monster.id, with: by, target }
      : { do: 'attack-whom', monster: monster.id, with: by },
  );
}

export function attackWhom(m: Position, { monster: id, with: by }: StepOf<'attack-whom'>) {
  const monster = monsterAt(m, id);
  const targets = monster ? targetsOf(m, monster, attackNamed(m, monster, by)) : [];
  const named = (target: PlayerId): string => `target:${id}:${target}`;
  const away = bestDefender(m, targets);
  return askAll(
    m,
    'LOB-MAT-03',
    targets.map((target) => ({
      id: named(target),
      targets: [atMini(id), atMini(target)],
      rule: 'LOB-MAT-03',
      then: [{ do: 'strike', monster: id, with: by, target }],
    })),
    away === undefined ? undefined : named(away),
  );
}

/** The attack with this id on the Monster's card or on a Boss card, or else the Monster's only attack. */
const attackNamed = (m: Position, monster: Monster, name: string): Attack =>
  monsterSide(m, monster.card).attacks.find(({ id }) => id === name) ??
  m.content.bossCards.get(name)?.attack ??
  attackOf(m, monster);

/** Makes the Attack. Earlier attackers add successes only for Basic and Elite Monsters. LOB-MAT-11, LOB-RUL-48 */
export function strike(m: Context, { monster: id, with: by, target }: StepOf<'strike'>): void {
  const monster = monsterAt(m, id);
  if (!monster) return;
  monster.attacked ||= m.state.phase === 'attacks';
  const boss = isBoss(m, monster);
  m.emit({
    type: 'strikes',
    rule: boss ? 'LOB-BMP-04' : 'LOB-MAT-01',
    also: [
      'LOB-MAT-03',
      'LOB-MAT-04',
      'LOB-MAT-05',
      'LOB-MON-04',
      'LOB-BOS-03',
      'LOB-RUL-48',
      'LOB-RUL-49',
      'LOB-RUL-50',
    ],
    monster: id,
    target,
    with: by,
  });
  m.push({
    do: 'attack-begin',
    by: id,
    with: by,
    target,
    space: placeOf(m, target),
    attack: attackNamed(m, monster, by),
    ...(!boss && m.state.phase === 'attacks' && { bonus: true as const }),
  });
}
