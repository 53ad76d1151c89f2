// Use and costs of Abilities, and triggered Abilities. LOB-ABL, LOB-INN, LOB-DIS, LOB-RUL-112
import type { PlayerId, RuleId } from '../../../../kernel/index.js';
import { openAbilityScope } from '../ability-scope.js';
import { ask, atCard, atMini, type OfferedAct } from '../ask.js';
import { isWithinReach, printedReach } from '../attack/reach.js';
import type { Ability, Attack, Cost, Modifiers } from '../../cards/card-types.js';
import { canPay, pay } from '../costs.js';
import { outlookOf, type Outlook } from '../effects/outlook.js';
import {
  abilitiesFor,
  abilitiesOf,
  characterOf,
  healthOf,
  isAlive,
  placeOf,
  meets,
  woundsOf,
  type HeldAbility,
} from '../values-in-force.js';
import { changeItem, itemOf, setCooldown, checkAfterLoss } from '../holdings.js';
import { memoByIdentity } from '../../cards/memo.js';
import type { Context, Position } from '../../state/step-context.js';
import type { Mini, Space } from '../../state/state.js';
import type { Step, StepOf } from '../../state/steps.js';

/** An Innate Ability marked as an Action costs 1 AP. LOB-INN-02 */
export const costOf = ({ ability }: HeldAbility): Cost =>
  ability.action ? actionCost(ability) : (ability.cost ?? free);
const actionCost = memoByIdentity(({ cost }: Ability): Cost => ({ ...cost, ap: cost?.ap ?? 1 }));
const free: Cost = {};

/** Whether the Ability sets off a mine, so that it needs a mine on the Board. LOB-RUL-116 */
const needsMine = ({ steps }: Ability): boolean => !!steps?.some((step) => step.do === 'detonate');
/** Whether the Ability fires an automatic gun, so that it needs a gun on the Board. LOB-RUL-116 */
const needsGun = ({ attack, trigger }: Ability): boolean => !!attack && !!trigger;

/**
 * Whether the Character can pay the cost, meets the requirement, and has not used the Ability too often. LOB-ACT-02,
 * LOB-INN-06, -07
 */
export function isUsable(m: Position, player: PlayerId, held: HeldAbility): boolean {
  const { ability, key, card } = held;
  return (
    canPay(m, player, costOf(held), card) &&
    !(ability.once && characterOf(m, player).used.includes(key)) &&
    !(needsMine(ability) && m.state.mine === null) &&
    !(needsGun(ability) && m.state.gun === null) &&
    (!ability.if || meets(m, player, ability.if))
  );
}

/** The Ability with this key, if the Character has it now. */
export const abilityByKey = (m: Position, player: PlayerId, key: string): HeldAbility | undefined =>
  abilitiesOf(m, player).find((held) => held.key === key);

/** The Monsters that the Ability's own Attack can target. LOB-DIS-06 */
function abilityTargets(m: Position, from: Space, attack: Attack): Mini[] {
  const reach = printedReach(attack);
  return m.state.monsters.filter(({ at }) => isWithinReach(m, from, at, reach)).map(({ id }) => id);
}

/**
 * What could come of an Ability that is used now. One without a target, of its Attack or of its effects, cannot be used.
 * LOB-RUL-124
 */
export function abilityOutlook(m: Position, player: PlayerId, { ability, card }: HeldAbility): Outlook {
  const { attack, steps } = ability;
  if (attack) return abilityTargets(m, attackSpace(m, player, ability), attack).length > 0 ? 'something' : 'no-target';
  return steps ? outlookOf(m, steps, { by: player, on: player, card }) : 'nothing';
}

/** The Space from which the Ability attacks: that of the automatic gun, or of the Character. */
const attackSpace = (m: Position, player: PlayerId, ability: Ability): Space =>
  needsGun(ability) ? (m.state.gun ?? -1) : placeOf(m, player);

/**
 * The acts in the Character's own Turn: using Active and Attack Abilities, Untapping cards, setting off a mine.
 * LOB-DIS-04, -06, LOB-TAP-02, LOB-RUL-116
 */
export function abilityActs(m: Position, player: PlayerId, next: Step): OfferedAct[] {
  const acts: OfferedAct[] = [];
  for (const held of abilitiesFor(m, player, 'turn')) {
    if (!isUsable(m, player, held) || abilityOutlook(m, player, held) === 'no-target') continue;
    const { key, card, of } = held;
    acts.push({
      id: `use:${key}`,
      targets: [atCard(card)],
      rule: of === 'disorder' ? 'LOB-DIS-04' : of === 'character' ? 'LOB-INN-01' : 'LOB-EQP-04',
      then: [{ do: 'use', player, key }, next],
    });
  }
  for (const { card, tapped, untapped } of characterOf(m, player).items) {
    if (tapped && !untapped && canPay(m, player, untapCost(m, card), card))
      acts.push({
        id: `untap:${card}`,
        targets: [atCard(card)],
        rule: 'LOB-TAP-02',
        then: [{ do: 'untap-item', player, item: card }, next],
      });
  }
  return acts;
}

export const untapCost = (m: Position, card: string): Cost => m.content.equipment.get(card)?.untap ?? {};

/** Whether the Ability ends a Move Action. The Move Action ends before the Ability has its effect. LOB-RUL-35 */
export function endsMove({ of, ability: { action, type } }: HeldAbility, { ap = 0 }: Cost): boolean {
  return !!action || ap > 0 || (of === 'disorder' && (type === 'active' || type === 'attack'));
}

export function use(m: Context, { player, key }: StepOf<'use'>): void {
  const held = abilityByKey(m, player, key);
  if (!held) return;
  const { insanity } = costOf(held);
  m.push(insanity === 'x' ? { do: 'use-x', player, key } : { do: 'pay-and-use', player, key, x: 0 });
}

/** The player chooses X, from 1 to all the Insanity of the Character. LOB-INN-05, LOB-RUL-77 */
export function useX(m: Position, { player, key }: StepOf<'use-x'>) {
  const held = characterOf(m, player).insanity;
  return ask(
    m,
    player,
    'LOB-INN-05',
    Array.from({ length: held }, (_, i): OfferedAct => ({
      id: `x:${i + 1}`,
      rule: 'LOB-INN-05',
      then: [{ do: 'pay-and-use', player, key, x: i + 1 }],
    })),
  );
}

/** Costs and Cooldown come before the effect. LOB-ABL-04, LOB-RUL-70 */
export function payAndUse(m: Context, { player, key, x }: StepOf<'pay-and-use'>): void {
  const held = abilityByKey(m, player, key);
  if (!held) return;
  const cost = costOf(held);
  if (endsMove(held, cost)) m.state.turn.mp = 0;
  // A triggered Ability may interrupt another Ability.
  if (held.ability.trigger) m.push(openAbilityScope(m));
  Object.assign(m.state, { rewarded: false, x });
  markUsed(m, player, held, x);
  const { ability, card, of } = held;
  if (ability.attack)
    m.push({
      do: 'use-on',
      player,
      key,
      attack: ability.attack,
      from: attackSpace(m, player, ability),
      more: ability.each ? Array<Modifiers>(x).fill(ability.each) : [],
    });
  if (ability.steps) m.push({ do: 'run', effects: ability.steps, by: player, on: player, card });
  pay(m, player, cost, card);
  if (of === 'disorder') checkAfterLoss(m, player);
}

/** Records the use, pays the Insanity for an X, and gives the card its Cooldown. */
export function markUsed(m: Context, player: PlayerId, held: HeldAbility, x: number): void {
  const { key, card, of, ability } = held;
  const character = characterOf(m, player);
  character.insanity -= x;
  character.used.push(key);
  const disorder = of === 'disorder' ? character.disorders.find((each) => each.card === card) : undefined;
  if (disorder && ability.cooldown) setCooldown(m, player, disorder, disorder.cooldown + ability.cooldown);
  m.emit({
    type: 'used',
    rule: ruleOfUse(held),
    also: [
      'LOB-ABL-02',
      'LOB-ABL-03',
      'LOB-ABL-04',
      'LOB-DIS-01',
      'LOB-DIS-10',
      'LOB-INN-01',
      'LOB-INN-02',
      'LOB-INN-05',
      'LOB-INN-06',
      'LOB-INN-07',
      'LOB-RUL-77',
    ],
    player,
    key,
    x,
  });
}

/** The rule that allows the use of the Ability. */
function ruleOfUse({ of, ability: { type } }: HeldAbility): RuleId {
  const passive = type === 'passive';
  switch (of) {
    case 'disorder':
      return passive ? 'LOB-DIS-02' : 'LOB-DIS-09';
    case 'character':
      return passive ? 'LOB-INN-04' : 'LOB-INN-03';
    case 'item':
      return passive ? 'LOB-EQP-03' : 'LOB-EQP-04';
  }
}

/** Asks for the target of the Ability's own Attack. */
export function useOn(m: Position, { player, key, attack, from, more = [] }: StepOf<'use-on'>) {
  return ask(
    m,
    player,
    'LOB-DIS-06',
    (isAlive(m, player) ? abilityTargets(m, from, attack) : []).map((target): OfferedAct => ({
      id: `on:${target}`,
      targets: [atMini(target)],
      rule: 'LOB-DIS-06',
      then: [
        {
          do: 'attack-begin',
          by: player,
          with: from === placeOf(m, player) ? key : 'gun',
          target,
          space: placeOf(m, target),
          attack,
          more,
        },
      ],
    })),
  );
}

/** Untaps an Item, which is possible once in a Turn. LOB-TAP-03, LOB-RUL-80 */
export function untapItem(m: Context, { player, item: card }: StepOf<'untap-item'>): void {
  if (!itemOf(characterOf(m, player), card)) return;
  changeItem(m, player, card, { tapped: false, untapped: true });
  m.emit({
    type: 'untapped',
    rule: 'LOB-TAP-03',
    also: ['LOB-TAP-02', 'LOB-RUL-35', 'LOB-RUL-80'],
    player,
    item: card,
  });
  pay(m, player, untapCost(m, card), card);
}

/** Whether the Character is dead, or dies at the next check for deaths. LOB-DTH-01 */
const isDying = (m: Position, player: PlayerId): boolean =>
  !isAlive(m, player) || woundsOf(m, player) >= healthOf(m, player);

/**
 * Runs the triggered Abilities that can be used and may change something; a dead or dying Character can use only
 * Abilities that its death triggers. The player chooses the order. LOB-RUL-110, -112, -124
 */
export function runTriggered(m: Context, { player, keys }: StepOf<'run-triggered'>): void {
  const usable = abilitiesFor(m, player, 'trigger').filter(
    (held) =>
      keys.includes(held.key) &&
      (held.ability.trigger === 'dies' || !isDying(m, player)) &&
      isUsable(m, player, held) &&
      abilityOutlook(m, player, held) === 'something',
  );
  const firstStep = ({ key, ability: { may } }: HeldAbility): Step =>
    may ? { do: 'trigger', player, key } : { do: 'pay-and-use', player, key, x: 0 };
  const candidates = usable.map((held) => ({
    card: held.key,
    then: [firstStep(held), { do: 'run-triggered', player, keys: keys.filter((key) => key !== held.key) } as const],
  }));
  m.push(...(candidates.length > 1 ? [{ do: 'then-first', player, of: candidates } as const] : usable.map(firstStep)));
}

export function trigger(m: Position, { player, key }: StepOf<'trigger'>) {
  return ask(m, player, 'LOB-RUL-112', [
    { id: `use:${key}`, rule: 'LOB-RUL-112', then: [{ do: 'pay-and-use', player, key, x: 0 }] },
    { id: 'pass', rule: 'LOB-RUL-112', then: [] },
  ]);
}
