// Estimates the danger of Monsters and the value of attacks on them. The unit is one prevented Wound: see `worth.ts`.
import type { PlayerId } from '../../../kernel/index.js';
import { modifiersOfAttack, type AttackPlan, type AttackRange } from '../rules/attack/modifiers.js';
import { woundOddsOf } from '../rules/attack/odds.js';
import { isWithinReach, weaponOptions, planWith } from '../rules/attack/reach.js';
import { costOf, isUsable } from '../rules/turn/abilities.js';
import { abilitiesOf, healthOf, living, monsterSide, placeOf, woundsOf } from '../rules/values-in-force.js';
import { distance, range, sees } from '../rules/board/board.js';
import type { Position } from '../state/step-context.js';
import { policyOf } from '../rules/monster-phase/targets.js';
import type { Mini, Monster, Space } from '../state/state.js';
import { priceOfUse } from './worth.js';

/** The average number of Wounds from one attack of the Monster on the Character. */
function threatOf(m: Position, { id, card: name }: Monster, player: PlayerId): number {
  const { attacks } = monsterSide(m, name);
  return (
    attacks.reduce(
      (sum, attack) =>
        sum + woundOddsOf(m, { by: id, with: name, attribute: null, printed: [attack], declared: [] }, player).mean,
      0,
    ) / Math.max(1, attacks.length)
  );
}

/** A Monster, from the point of view of the active Character. */
export interface Foe {
  readonly monster: Monster;
  readonly threat: number;
  readonly left: number;
  /** The value of defeating the Monster. */
  readonly value: number;
  /** Whether a trigger of a Chapter waits for the defeat of the Monster. */
  readonly wanted: boolean;
}

export const healthLeftOf = (m: Position, mini: Mini): number => healthOf(m, mini) - woundsOf(m, mini);

/**
 * Returns all Monsters with their values for the Character. `wanted` holds, for each type of Monster, the additional
 * value that the Chapters give to its defeat. Yields after each type.
 */
export function* foesOf(m: Position, player: PlayerId, wanted: ReadonlyMap<string, number>): Generator<void, Foe[]> {
  const threats = new Map<string, number>();
  const foes: Foe[] = [];
  for (const monster of m.state.monsters) {
    let threat = threats.get(monster.card);
    if (threat === undefined) {
      threats.set(monster.card, (threat = threatOf(m, monster, player)));
      yield;
    }
    const comes = living(m).some((id) => canReach(m, monster, placeOf(m, id)));
    foes.push({
      monster,
      threat,
      left: healthLeftOf(m, monster.id),
      value: (comes ? 2 : 1) * (threat + 0.6) + 0.5 + (wanted.get(monster.card) ?? 0),
      wanted: wanted.has(monster.card),
    });
  }
  return foes;
}

/** Whether the Monster could attack a Character on that Space in this Round. */
function canReach(m: Position, { at, card: name, conditions }: Monster, space: Space): boolean {
  if (conditions.stun !== undefined) return false;
  const side = monsterSide(m, name);
  const reach = Math.max(...side.attacks.map(({ range: printed }) => printed?.[1] ?? 0));
  return (
    distance(m, at, space, policyOf(side)) <= side.movement || (range(m, at, space) <= reach && sees(m, at, space))
  );
}

/**
 * The number of Wounds that the Character can expect on the Space before its next Turn. A surcharge is added if so many
 * Wounds could kill the Character. Every earlier attacker makes an attack stronger. LOB-MAT-11
 */
export function dangerAt(m: Position, player: PlayerId, foes: readonly Foe[], space: Space): number {
  const others = living(m)
    .filter((id) => id !== player)
    .map((id) => placeOf(m, id));
  let [wounds, attackers] = [0, 0];
  for (const { monster, threat } of foes) {
    if (!canReach(m, monster, space)) continue;
    const policy = policyOf(monsterSide(m, monster.card));
    const ownDistance = distance(m, monster.at, space, policy);
    const nearer = others.filter((at) => distance(m, monster.at, at, policy) < ownDistance).length;
    const equal = others.filter((at) => distance(m, monster.at, at, policy) === ownDistance).length;
    const chance = nearer > 0 ? 0.15 : 1 / (1 + equal);
    wounds += chance * (threat + attackers * 0.8);
    attackers += chance;
  }
  const left = healthLeftOf(m, player);
  return wounds + (wounds >= left ? 5 : wounds >= 0.6 * left ? 2 : 0);
}

/** A way to attack. `price` is its cost in addition to the Action Point. */
interface AttackWay {
  readonly id: string;
  readonly made: AttackPlan;
  readonly reach: AttackRange;
  readonly price: number;
  readonly aoe: boolean;
}

function attackWays(m: Position, player: PlayerId): AttackWay[] {
  const weapons = weaponOptions(m, player).map((way): AttackWay => {
    const made = planWith(player, way);
    const side = modifiersOfAttack(m, made);
    return {
      id: `attack:${way.with}${way.chosen ? `:${way.attribute}` : ''}`,
      made,
      reach: side,
      price: 0,
      aoe: side.keywords.includes('aoe'),
    };
  });
  const own = abilitiesOf(m, player).flatMap((held): AttackWay[] => {
    const {
      ability: { type, attack, trigger, each = {} },
      key,
    } = held;
    if (type !== 'attack' || !attack || trigger || costOf(held).ap !== 1 || !isUsable(m, player, held)) return [];
    const made: AttackPlan = { by: player, with: key, attribute: null, printed: [attack, each], declared: [] };
    return [
      {
        id: `use:${key}`,
        made,
        reach: modifiersOfAttack(m, made),
        price: priceOfUse(held.ability),
        aoe: attack.keywords?.includes('aoe') === true,
      },
    ];
  });
  return [...weapons, ...own];
}

export interface PossibleAttack {
  /** The id of the option. The id for a Weapon includes the target. */
  readonly id: string;
  readonly target: Monster;
  readonly reach: AttackRange;
  readonly value: number;
  readonly kills: number;
}

/** Returns all attacks on Monsters that could come within reach in this Turn. Yields after each attack. */
export function* possibleAttacks(
  m: Position,
  player: PlayerId,
  foes: readonly Foe[],
): Generator<void, PossibleAttack[]> {
  const attacks: PossibleAttack[] = [];
  const near = foes.filter(({ monster }) => range(m, placeOf(m, player), monster.at) <= 6);
  for (const { id, made, reach, price, aoe } of attackWays(m, player)) {
    const known = new Map<string, Odds>();
    const against = ({ monster, left, value }: Foe): readonly [number, number] => {
      const key = `${monster.card}:${left}:${Object.keys(monster.conditions).join()}`;
      const odds = known.get(key) ?? woundOddsOf(m, made, monster.id);
      known.set(key, odds);
      return [value * defeatShare(odds, left), odds.kills];
    };
    for (const foe of near) {
      const [value, kills] = against(foe);
      const others = aoe
        ? near
            .filter((other) => other !== foe && other.monster.at === foe.monster.at)
            .reduce((sum, other) => sum + against(other)[0], 0) - friendsAt(m, player, foe.monster.at)
        : 0;
      attacks.push({
        id: id.startsWith('use:') ? id : `${id}:${foe.monster.id}`,
        target: foe.monster,
        reach,
        value: value + others - price,
        kills,
      });
      yield;
    }
  }
  return attacks;
}

type Odds = Pick<ReturnType<typeof woundOddsOf>, 'kills' | 'mean'>;

/** How much an attack contributes to the defeat of a Monster on average: 1 is a certain defeat. */
export const defeatShare = ({ kills, mean }: Odds, left: number): number =>
  kills + (1 - kills) * 0.6 * Math.min(1, mean / Math.max(1, left));

const friendsAt = (m: Position, player: PlayerId, space: Space): number =>
  1.5 * living(m).filter((id) => id !== player && placeOf(m, id) === space).length;

export const isPossibleFrom = (m: Position, space: Space, { reach, target }: PossibleAttack): boolean =>
  isWithinReach(m, space, target.at, reach);
