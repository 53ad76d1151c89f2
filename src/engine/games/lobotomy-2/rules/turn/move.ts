// Moving: Movement Points, Doors, and leaving Monsters. LOB-MOV, LOB-FLE, LOB-RUL-35 to -38
import type { PlayerId, RuleId } from '../../../../kernel/index.js';
import { triggerAbilities } from './triggers.js';
import { ask, askFor, atEdge, atMini, atSpace, numberedId, type OfferedAct } from '../ask.js';
import { canGet, isInEffect } from '../conditions.js';
import {
  attributeOf,
  characterOf,
  hasPassive,
  isAlive,
  monsterAt,
  monsterSide,
  monstersAt,
  placeOf,
  passiveTotal,
} from '../values-in-force.js';
import { edgesOf, exits, setEdge, spacesWithin } from '../board/board.js';
import type { Context, Position } from '../../state/step-context.js';
import type { Effect } from '../../cards/card-types.js';
import { losable } from '../costs.js';
import { countForQuest } from '../quests.js';
import { isCharacter, type Mini, type Monster, type Space } from '../../state/state.js';
import type { Step, StepOf } from '../../state/steps.js';

/** The Movement Points of a Move Action: 2, plus the points from cards, minus 1 with Frost. LOB-MOV-01, LOB-KEY-07 */
export const movementPoints = (m: Position, player: PlayerId): number =>
  Math.max(0, 2 + passiveTotal(m, player, 'mp') - (isInEffect(m, player, 'frost') ? 1 : 0));

const walkTo = numberedId('walk');

/**
 * The steps and Doors for which the Character has Movement Points. If the Move Action has none left, the next step or
 * Door begins a new Move Action for 1 AP.
 */
export function moveActs(m: Position, player: PlayerId, next: Step): OfferedAct[] {
  const { ap, mp } = m.state.turn;
  if (mp < 1 && (ap < 1 || movementPoints(m, player) < 1)) return [];
  const acts: OfferedAct[] = [];
  for (const { to, monster, rule } of exitsFor(m, player, {}))
    acts.push(
      monster === null
        ? { id: walkTo(to), targets: [atSpace(to)], rule, then: [{ do: 'walk', player, to }, next] }
        : {
            id: `flee:${to}`,
            targets: [atSpace(to)],
            rule,
            ...(takesFromFleeing(m, player, monster) && { confirm: 'flee' }),
            then: [{ do: 'flee', player, monster }, { do: 'walk', player, to }, next],
          },
    );
  const opens = acts.length > 0 ? 'LOB-MOV-02' : 'LOB-MOV-07';
  for (const { id, kind, to } of edgesOf(m, characterOf(m, player).at))
    if (kind === 'closed-door' && to !== null)
      acts.push({
        id: `open:${id}`,
        targets: [atEdge(id)],
        rule: opens,
        then: [{ do: 'open-door', player, edge: id }, next],
      });
  return acts;
}

interface Leaving {
  /** The Monster whose penalty has to be paid, or null. */
  readonly monster: Mini | null;
  readonly rule: RuleId;
}
interface Exit extends Leaving {
  readonly to: Space;
}

/** The Spaces within one step through openings, if Monsters let the Character leave. LOB-MOV-03 to -08 */
export function exitsFor(
  m: Position,
  player: PlayerId,
  { stealth, ethereal }: Pick<StepOf<'free-move'>, 'stealth' | 'ethereal'>,
): Exit[] {
  const left = howToLeave(m, player, stealth);
  if (!left) return [];
  const { monster, rule } = left;
  const here = characterOf(m, player).at;
  const open = exits(m, here, 'walker');
  if (!ethereal && !hasPassive(m, player, 'ethereal')) return open.map((to) => ({ to, monster, rule }));
  return exits(m, here, 'ethereal').map((to) => ({ to, monster, rule: open.includes(to) ? rule : 'LOB-KEY-14' }));
}

/** Whether the Monster restricts movement. LOB-RUL-37, LOB-KEY-06, -21 */
const restricts = (m: Position, { card, conditions }: Monster): boolean =>
  conditions.stun === undefined && conditions.frost === undefined && !monsterSide(m, card).harmless;

/** The Monsters that restrict the Character's movement from a Space; with Stealth, none do. LOB-KEY-10 */
export const restrictingMonsters = (m: Position, player: PlayerId, space = characterOf(m, player).at): Monster[] =>
  hasPassive(m, player, 'stealth') ? [] : monstersAt(m, space).filter((monster) => restricts(m, monster));

/**
 * How the Character can leave its Space: freely, or by suffering a penalty. Null if it cannot leave. LOB-MOV-06,
 * LOB-FLE-01, -02, LOB-KEY-10
 */
function howToLeave(m: Position, player: PlayerId, stealth: true | undefined): Leaving | null {
  const here = monstersAt(m, characterOf(m, player).at);
  if (here.length === 0) return { monster: null, rule: 'LOB-MOV-03' };
  if (stealth || hasPassive(m, player, 'stealth')) return { monster: null, rule: 'LOB-KEY-10' };
  const [one, other] = here.filter((monster) => restricts(m, monster));
  if (!one) return { monster: null, rule: 'LOB-RUL-37' };
  const { flee } = monsterSide(m, one.card);
  if (other || !flee) return null;
  return attributeOf(m, player, flee.attribute) >= flee.min
    ? { monster: null, rule: 'LOB-FLE-01' }
    : { monster: one.id, rule: 'LOB-FLE-02' };
}

const fleePenalty = (m: Position, monster: Mini): readonly Effect[] =>
  monsterSide(m, monsterAt(m, monster)?.card ?? '').flee?.penalty ?? [];

/**
 * Whether leaving the Monster costs the Character something. It cannot give up what it does not have, nor get a
 * Condition that it has or is immune to. LOB-FLE-02, LOB-IMM-02
 */
const takesFromFleeing = (m: Position, player: PlayerId, monster: Mini): boolean =>
  fleePenalty(m, monster).some((effect) =>
    effect.do === 'lose'
      ? losable(m, player, effect.what) > 0
      : effect.do !== 'afflict' || canGet(m, player, effect.condition),
  );

/** Spends a Movement Point of the current Move Action, or of a new one. */
function payMovementPoint(m: Context, player: PlayerId): void {
  const { turn } = m.state;
  if (turn.mp < 1) {
    turn.ap -= 1;
    turn.mp = movementPoints(m, player);
    m.emit({ type: 'action', rule: 'LOB-MOV-01', also: ['LOB-ACT-01', 'LOB-ACT-03'], player, action: 'move', ap: 1 });
  }
  turn.mp -= 1;
}

export function walk(m: Context, { player, to }: StepOf<'walk'>): void {
  if (!isAlive(m, player)) return;
  payMovementPoint(m, player);
  m.push({ do: 'arrive', mini: player, to, how: 'walk' });
}

export function openDoor(m: Context, { player, edge }: StepOf<'open-door'>): void {
  payMovementPoint(m, player);
  m.push({ do: 'set-edge', edge, to: 'open-door', by: player });
}

/** The penalty comes before the move. No defense reduces it. LOB-RUL-38 */
export function flee(m: Context, { player, monster }: StepOf<'flee'>): void {
  const { card } = monsterAt(m, monster) ?? { card: '' };
  m.emit({
    type: 'fled',
    rule: 'LOB-FLE-02',
    also: ['LOB-FLE-03', 'LOB-FLE-04', 'LOB-KEY-15', 'LOB-MON-06', 'LOB-RUL-38'],
    player,
    monster,
    free: !takesFromFleeing(m, player, monster),
  });
  countForQuest(m, player, 'fled', 1);
  m.push({ do: 'run', effects: fleePenalty(m, monster), by: player, on: player, card });
}

export function arrive(m: Context, { mini, to, how }: StepOf<'arrive'>): void {
  if (!isAlive(m, mini)) return;
  const from = placeOf(m, mini);
  const figure = isCharacter(mini) ? characterOf(m, mini) : monsterAt(m, mini);
  if (figure) figure.at = to;
  m.emit({
    type: 'moved',
    rule: how === 'blink' ? 'LOB-KEY-27' : how === 'walk' ? 'LOB-MOV-03' : 'LOB-KEY-26',
    also: ['LOB-MOV-08', 'LOB-MOV-09', 'LOB-RUL-13', 'LOB-RUL-36', 'LOB-RUL-39', 'LOB-RUL-117'],
    mini,
    from,
    to,
    how,
  });
  m.push({ do: 'check-triggers' });
  if (!isCharacter(mini)) return;
  countForQuest(m, mini, 'spaces', 1);
  triggerAbilities(m, mini, 'enters');
}

/** Changes a Door, Breach or Wall. */
export function changeEdge(m: Context, { edge, to, by }: StepOf<'set-edge'>): void {
  setEdge(m, edge, to);
  if (to === 'open-door' && by >= 0 && isCharacter(by)) countForQuest(m, by, 'doors', 1);
  m.emit({ type: 'door', rule: to === 'open-door' ? 'LOB-MOV-02' : 'LOB-MAP-07', edge, to, by });
  m.push({ do: 'check-triggers' });
}

// Movement from cards: Move X and Blink X

/** The Character moves up to `n` Spaces, one at a time, without opening Doors. LOB-KEY-26, LOB-RUL-36, -66 */
export function freeMove(m: Position, step: StepOf<'free-move'>) {
  const { player, n } = step;
  const options =
    !isAlive(m, player) || n < 1
      ? []
      : exitsFor(m, player, step).map(({ to, monster }): OfferedAct => ({
          id: `move:${to}`,
          targets: [atSpace(to)],
          rule: 'LOB-KEY-26',
          ...(monster !== null && takesFromFleeing(m, player, monster) && { confirm: 'flee' }),
          then: [
            ...(monster === null ? [] : [{ do: 'flee', player, monster } as const]),
            { do: 'arrive', mini: player, to, how: 'move' },
            { ...step, n: n - 1 },
          ],
        }));
  return ask(m, player, 'LOB-KEY-26', withStay(options), { about: step.card });
}

/** The Character moves to any Space in Range, even through walls. LOB-KEY-27, LOB-RUL-117 */
export function freeBlink(m: Position, { player, n, card }: StepOf<'free-blink'>) {
  const here = characterOf(m, player).at;
  const there = isAlive(m, player) ? spacesWithin(m, here, n).filter((space) => space !== here) : [];
  const options = there.map((to): OfferedAct => ({
    id: `blink:${to}`,
    targets: [atSpace(to)],
    rule: 'LOB-KEY-27',
    then: [{ do: 'arrive', mini: player, to, how: 'blink' }],
  }));
  return ask(m, player, 'LOB-KEY-27', withStay(options), { about: card });
}

/** The Spaces that are one step away for the mini. Other Monsters do not hold it. */
export function pushExits(m: Position, mini: Mini): readonly Space[] {
  const policy = isCharacter(mini) ? 'walker' : (monsterSide(m, monsterAt(m, mini)?.card ?? '').walks ?? 'prowler');
  return exits(m, placeOf(m, mini), policy);
}

/** The player moves another mini along a route that the mini could walk. */
export function pushWhere(m: Position, step: StepOf<'push-where'>) {
  const { left, by, on } = step;
  const there = left > 0 && isAlive(m, on) ? pushExits(m, on) : [];
  const options = there.map((to): OfferedAct => ({
    id: `push:${to}`,
    targets: [atMini(on), atSpace(to)],
    rule: 'LOB-KEY-26',
    then: [
      { do: 'arrive', mini: on, to, how: 'push' },
      { ...step, left: left - 1 },
    ],
  }));
  return askFor(m, by, 'LOB-KEY-26', withStay(options));
}

/** Adds the option to stay, because moving is optional. If no step is possible, there is no question. */
const withStay = (options: readonly OfferedAct[]): readonly OfferedAct[] =>
  options.length > 0 ? [...options, { id: 'stay', rule: 'LOB-RUL-66', then: [] }] : [];
