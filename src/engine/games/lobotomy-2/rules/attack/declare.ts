// Declarations and payments before a roll: one Weapon Attack Ability, Defense Abilities, and all other modifiers.
// LOB-RUL-05 step 1
import type { Asked, PlayerId, RuleId } from '../../../../kernel/index.js';
import { costOf, markUsed as use, abilityByKey, isUsable } from '../turn/abilities.js';
import { ask, atCard, type OfferedAct } from '../ask.js';
import type { Ability, Cost, Junk, JunkCost, Modifiers, RollKind } from '../../cards/card-types.js';
import { canPay, pay } from '../costs.js';
import { abilitiesFor, characterOf, placeOf, type HeldAbility } from '../values-in-force.js';
import type { Context, Position } from '../../state/step-context.js';
import type { Attack, Declaration, Mini, Space } from '../../state/state.js';
import type { Step, StepOf } from '../../state/steps.js';
import { modifiersOfAttack, modifiersOfDefense, type AttackRange } from './modifiers.js';
import { withDeclaration, isWithinReach, attackReaches as isInReach, planWith, type WeaponOption } from './reach.js';
import { currentAttack, isAutomatic } from './current-attack.js';

/**
 * Whether the attacker may declare a Weapon Attack Ability: only one, and only for an Attack with a Weapon card or a
 * Basic Attack. LOB-DIS-07, -08
 */
const mayTakeWeaponAbility = ({ attribute, declared }: Attack): boolean =>
  attribute !== null && !declared.some(({ type }) => type === 'weapon-attack');

/**
 * The attacker may declare Abilities. If the target is out of reach without an Ability, the attacker has to declare one
 * that reaches it. No declaration may put the target out of reach. LOB-ATK-01, LOB-RUL-71
 */
export function askAttacker(m: Position, step: StepOf<'attack-declare'>): Asked<Step> {
  const attack = currentAttack(m);
  const reached = isInReach(m, attack);
  const usable = ({ ability }: HeldAbility): boolean =>
    (ability.type === 'weapon-attack' ? mayTakeWeaponAbility(attack) : joins(ability, 'attack')) &&
    (changesReach(ability.mods) ? isInReach(m, attack, ability.mods) : reached);
  const acts = declarations(m, step, attack.declared, usable);
  // A single Ability that the Attack needs is asked for too, because only here its price is seen and can be undone.
  return ask(m, step.player, 'LOB-DIC-15', reached ? withRoll(acts) : acts, { always: true });
}

/** A defender may use any number of Defense Abilities. LOB-DIS-05, LOB-RUL-118 */
export function askDefender(m: Position, step: StepOf<'attack-defend'>): Asked<Step> {
  const usable = ({ ability }: HeldAbility): boolean => ability.type === 'defense' || joins(ability, 'defense');
  return ask(m, step.player, 'LOB-RUL-118', withRoll(declarations(m, step, currentAttack(m).declared, usable)));
}

/**
 * Whether the current Attack leaves nothing of what the Ability gives its defender: AoE ignores a Dodge, and against
 * Ethereal neither dice nor Shields count. LOB-AOE-01, LOB-RUL-61, LOB-RUL-124
 */
export function isLostOnDefense(m: Position, player: PlayerId, { ability: { mods, each } }: HeldAbility): boolean {
  const { side, declared = [] } = m.state.attacks.at(-1) ?? {};
  if (!side) return false;
  const own = modifiersOfDefense(m, player, declared);
  const aoe = isAutomatic('aoe', side, own);
  const ethereal = isAutomatic('ethereal', side, own);
  const isLeft = ({ keywords = [], then, immune, convertFoe, dice, auto, bolt, reroll, convert, turn }: Modifiers) =>
    keywords.some((keyword) => keyword !== 'dodge' || !aoe) ||
    [then, immune, convertFoe].some(Boolean) ||
    (!ethereal && [dice, auto, bolt, reroll, convert, turn].some(Boolean));
  return ![mods, each].some((some) => some && isLeft(some));
}

/** The Character may declare Abilities before a Test or Search. LOB-RUL-112 */
export function askTester(m: Position, step: StepOf<'check-declare'>): Asked<Step> {
  const { kind = 'test', declared = [] } = m.state.check ?? {};
  return ask(
    m,
    step.player,
    'LOB-DIC-15',
    withRoll(declarations(m, step, declared, ({ ability }) => joins(ability, kind))),
    { about: m.state.check?.card ?? undefined },
  );
}

/** The reach of the Weapon, and its reach with each Weapon Attack Ability that the Character can use. */
function reachesOf(m: Position, player: PlayerId, way: WeaponOption): AttackRange[] {
  const plan = planWith(player, way);
  const reaches = [modifiersOfAttack(m, plan)];
  for (const held of abilitiesFor(m, player, 'roll')) {
    const {
      key,
      ability: { type, mods },
    } = held;
    if (type === 'weapon-attack' && changesReach(mods) && isUsable(m, player, held))
      reaches.push(modifiersOfAttack(m, withDeclaration(plan, { player, key, type, mods: [mods] })));
  }
  return reaches;
}

/**
 * Whether the Weapon reaches the Space, perhaps only with a Weapon Attack Ability. Such an Ability must then be
 * declared. LOB-ATK-01, LOB-RUL-65
 */
export const weaponReaches = (m: Position, player: PlayerId, way: WeaponOption, space: Space): boolean =>
  reachesOf(m, player, way).some((reach) => isWithinReach(m, placeOf(m, player), space, reach));

/** The Monsters within reach of the Weapon. LOB-ATK-01, LOB-RUL-40 */
export function weaponTargets(m: Position, player: PlayerId, way: WeaponOption): Mini[] {
  const from = placeOf(m, player);
  const reaches = reachesOf(m, player, way);
  return m.state.monsters
    .filter(({ at }) => reaches.some((reach) => isWithinReach(m, from, at, reach)))
    .map(({ id }) => id);
}

const changesReach = (mods: Modifiers | undefined): mods is Modifiers =>
  mods?.range !== undefined || mods?.unseen === true;

/** Adds the option to roll. If nothing can be declared, no question is needed. */
const withRoll = (acts: readonly OfferedAct[]): readonly OfferedAct[] =>
  acts.length ? [...acts, { id: 'go', rule: 'LOB-DIC-15', then: [] }] : acts;
const ruleOf = ({ type }: Ability): RuleId =>
  type === 'weapon-attack' ? 'LOB-DIS-07' : type === 'defense' ? 'LOB-DIS-05' : 'LOB-DIC-15';
const joins = ({ type, rolls }: Ability, kind: RollKind): boolean => type === 'roll' && !!rolls?.includes(kind);

/** Returns an option for each Ability that can be declared. After each declaration, the question is asked again. */
function declarations(
  m: Position,
  question: StepOf<'attack-declare' | 'attack-defend' | 'check-declare'>,
  declared: readonly Declaration[],
  usable: (held: HeldAbility) => boolean,
): OfferedAct[] {
  const { player } = question;
  const isNew = ({ key, ability }: HeldAbility): boolean =>
    isRepeatable(ability) || !declared.some((each) => each.key === key && each.player === player);
  const acts: OfferedAct[] = [];
  for (const held of abilitiesFor(m, player, 'roll')) {
    const { key, card, ability } = held;
    if (!usable(held) || !isUsable(m, player, held) || !isNew(held)) continue;
    for (const n of payableTimes(m, player, held))
      acts.push({
        id: takesNumber(ability) ? `use:${key}:${n}` : `use:${key}`,
        targets: [atCard(card)],
        rule: ruleOf(ability),
        then: [{ do: 'declare-ability', player, key, n }, question],
      });
  }
  return acts;
}

/**
 * If the card goes into Cooldown, its Passives stop modifying the roll. The declared Ability still modifies it.
 * LOB-RUL-70
 */
export function declareAbility(m: Context, { player, key, n }: StepOf<'declare-ability'>): void {
  const held = abilityByKey(m, player, key);
  if (!held) return;
  const { type, mods, each } = held.ability;
  (m.state.check ?? currentAttack(m)).declared.push({
    player,
    key,
    type,
    mods: [...(mods ? [mods] : []), ...(each ? Array<typeof each>(n).fill(each) : [])],
  });
  const { insanity } = costOf(held);
  m.emit({
    type: 'declared',
    rule: ruleOf(held.ability),
    also: ['LOB-DIS-08', 'LOB-RUL-70', 'LOB-RUL-71', 'LOB-RUL-112'],
    player,
    key,
    n,
  });
  if (insanity === 'x') m.state.x = n;
  use(m, player, held, insanity === 'x' ? n : 0);
  m.push({ do: 'keep-limits', player });
  pay(m, player, multipliedCost(costOf(held), n), held.card);
}

// Payments for a roll: one payment, or several if each payment makes the effect larger. LOB-INN-05

const takesNumber = ({ each, cost }: Ability): boolean => !!each || cost?.insanity === 'x';
const spendsResources = ({ ap, insanity, junk, meds, wounds }: Cost): boolean =>
  !!ap || !!insanity || !!junk || !!meds || !!wounds;
/**
 * Whether the Ability can be declared repeatedly. Only payments in resources can be repeated; Cooldown, tapping and
 * discarding cannot. LOB-INN-06
 */
const isRepeatable = ({ cost = {}, each }: Ability): boolean => spendsResources(cost) && !each;

function payableTimes(m: Position, player: PlayerId, held: HeldAbility): number[] {
  const cost = costOf(held);
  const limit = takesNumber(held.ability) && spendsResources(cost) ? Infinity : 1;
  const all: number[] = [];
  while (all.length < limit && canPayTimes(m, player, held, all.length + 1)) all.push(all.length + 1);
  return all;
}

function canPayTimes(m: Position, player: PlayerId, held: HeldAbility, n: number): boolean {
  const cost = costOf(held);
  return (
    canPay(m, player, multipliedCost(cost, n), held.card) &&
    (cost.insanity !== 'x' || n <= characterOf(m, player).insanity)
  );
}

function multipliedCost(cost: Cost, n: number): Cost {
  if (n === 1) return cost;
  const { ap = 0, insanity = 0, junk = 0, meds = 0, wounds = 0 } = cost;
  return {
    ...cost,
    ap: n * ap,
    insanity: insanity === 'x' ? 'x' : n * insanity,
    junk: typeof junk === 'number' ? n * junk : multipliedJunk(junk, n),
    meds: n * meds,
    wounds: n * wounds,
  };
}
const multipliedJunk = (junk: JunkCost, n: number): JunkCost =>
  Object.fromEntries(Object.entries(junk).map(([kind, each]) => [kind as Junk, n * each]));
