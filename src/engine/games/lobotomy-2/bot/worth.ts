// The value of effects for the Characters. The unit is one prevented Wound: an Action Point is worth a little more than
// 1, a step of the Huntmaster about 8.
import type { PlayerId } from '../../../kernel/index.js';
import type { Ability, Cost, Effect } from '../cards/card-types.js';
import { parseCid, scenarioIn } from '../cards/chapter-id.js';
import { selectTargets } from '../rules/effects/select-targets.js';
import { characterOf, living, monstersAt, meets } from '../rules/values-in-force.js';
import type { Position } from '../state/step-context.js';
import { isCharacter, type Mini } from '../state/state.js';
import type { Chapter } from '../cards/scenario-types.js';

/** The value of a Round, and therefore of a step on the Hunt Track. */
export const roundValue = 8;
export const apValue = 1.3;
const insanityValue = 0.35;

/**
 * The values of effects that do not depend on the position. For an effect with a number, this is the value for the
 * number 1.
 */
const fixedValues: { readonly [K in Effect['do']]?: number } = {
  attribute: 0.8,
  mods: 0.8,
  insanity: insanityValue,
  junk: 0.6,
  meds: 0.7,
  item: 1.5,
  disorder: 1.5,
  infect: -1,
  lose: -0.5,
  cool: -0.6,
  ap: apValue,
  attack: 1.5,
  locker: 1.2,
  search: 1.2,
  mine: 1,
  gun: 1,
  detonate: 1,
  'skip-spawn': 2,
  win: 1,
  spawn: -2.5,
  'monster-at': -2.5,
  hunt: -roundValue,
  boss: -roundValue,
  'final-battle': -4 * roundValue,
};

/**
 * Returns how much the effects are worth to the Characters. `by` is the mini that causes the effects, or −1 for the
 * Scenario. `on` is the mini that they act on.
 */
export const valueOf = (m: Position, by: Mini, on: Mini, steps: readonly Effect[]): number =>
  steps.reduce((sum, step) => sum + valueOfEffect(m, by, on, step), 0);

function valueOfEffect(m: Position, by: Mini, on: Mini, step: Effect): number {
  const own = isCharacter(on);
  const count = 'n' in step ? (step.n === 'x' ? 2 : step.n) : 1;
  const all = (steps: readonly Effect[]): number => valueOf(m, by, on, steps);
  switch (step.do) {
    case 'on': {
      const each = selectTargets(m, by, step.whom).map((mini) => valueOf(m, by, mini, step.steps));
      return step.whom.take === 'each'
        ? each.reduce((a, b) => a + b, 0)
        : Math.max(step.whom.may || each.length === 0 ? 0 : -Infinity, ...each);
    }
    case 'if':
      return all(meets(m, on, step.is) ? step.then : (step.else ?? []));
    case 'choose':
      return Math.max(...step.of.map(all));
    case 'pay':
      return Math.max(0, all(step.then) - priceOf(step.cost));
    case 'test':
      return 0.6 * all(step.pass ?? []) + 0.4 * all(step.fail ?? []);
    case 'test-count':
    case 'd6':
    case 'd3':
      return step.results.reduce((sum, { steps }) => sum + all(steps), 0) / step.results.length;
    case 'heal':
      return own ? Math.min(count, hurt(m, on)) : -count;
    case 'wound':
      return own ? -count : count;
    case 'kill':
      return own ? -roundValue : 4;
    case 'afflict':
      return own ? -0.7 : step.condition === 'stun' ? 2 : 0.8;
    case 'cure':
      return own && characterOf(m, on).conditions[step.condition] !== undefined ? 0.8 : 0;
    case 'mp':
    case 'move':
      return own ? count * 0.3 : 0;
    case 'stealth':
    case 'ethereal':
      return own && monstersAt(m, characterOf(m, on).at).length > 0 ? 1.2 : 0;
    case 'push':
      return own ? 0 : 0.9;
    case 'monsters':
      return -(step.stat === 'health' ? 1 : 0.7) * count * living(m).length * 0.5;
    case 'still':
      return 0.8 * m.state.monsters.length;
    case 'chapter':
      return 1 + valueOf(m, by, on, chapterOf(m, step.cid)?.steps ?? []);
    default:
      return count * (fixedValues[step.do] ?? 0);
  }
}

/** Finds a Chapter of any Scenario. */
export function chapterOf(m: Position, cid: string): Chapter | undefined {
  const parts = parseCid(cid);
  return parts ? m.content.scenarios.get(scenarioIn(parts))?.chapters.find((each) => each.cid === cid) : undefined;
}

const hurt = (m: Position, player: PlayerId): number => {
  const { wounds, conditions } = characterOf(m, player);
  return wounds + (conditions.fire === undefined ? 0 : 1);
};

/** The value of everything that has to be paid. Action Points are left out, because the plan of a Turn counts them. */
export function priceOf({ insanity = 0, junk = 0, meds = 0, wounds = 0, discard }: Cost): number {
  const pieces = typeof junk === 'number' ? junk : Object.values(junk).reduce((sum, n) => sum + n, 0);
  return (insanity === 'x' ? 2 : insanity) * insanityValue + pieces * 0.5 + meds * 0.6 + wounds + (discard ? 0.8 : 0);
}

/** Adds a small price for Cooldown, because the card is not available during that time. */
export const priceOfUse = ({ cost = {}, cooldown = 0 }: Ability): number => priceOf(cost) + cooldown * 0.1;
