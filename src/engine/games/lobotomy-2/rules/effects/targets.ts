// Selects the targets of effects, offers costs, and lets players choose between effects.
import { ask, askFor, atMini, type OfferedAct } from '../ask.js';
import type { Cost, Effect } from '../../cards/card-types.js';
import { canPay, pay } from '../costs.js';
import { meets } from '../values-in-force.js';
import type { Context, Position } from '../../state/step-context.js';
import { isCharacter } from '../../state/state.js';
import type { StepOf } from '../../state/steps.js';
import type { EffectHandlers } from './effect-handlers.js';
import { outlookOf } from './outlook.js';
import { selectTargets } from './select-targets.js';

export const forAll = {
  on(m, { whom, steps }, acting) {
    const minis = selectTargets(m, acting.by, whom);
    if (whom.take === 'each' || (minis.length === 1 && !whom.may))
      m.push(...minis.map((mini) => ({ do: 'run', effects: steps, ...acting, on: mini }) as const));
    else m.push({ do: 'on-whom', whom, effects: steps, ...acting });
  },
  choose(m, { of }, acting) {
    m.push({ do: 'which', of, ...acting });
  },
  pay(m, { cost, then, else: otherwise = [] }, acting) {
    const { on: mini, card } = acting;
    if (isCharacter(mini) && canPay(m, mini, cost, card))
      m.push({ do: 'pay-or-not', cost, then, else: otherwise, ...acting });
    else m.push({ do: 'run', effects: otherwise, ...acting });
  },
  if(m, { is, then, else: otherwise = [] }, acting) {
    m.push({ do: 'run', effects: meets(m, acting.on, is) ? then : otherwise, ...acting });
  },
} satisfies EffectHandlers;

export function onWhom(m: Position, { whom, effects, by, card }: StepOf<'on-whom'>) {
  const options = selectTargets(m, by, whom).map((mini): OfferedAct => ({
    id: `on:${mini}`,
    targets: [atMini(mini)],
    rule: 'LOB-ABL-01',
    then: [{ do: 'run', effects, by, on: mini, card }],
  }));
  return askFor(
    m,
    by,
    'LOB-ABL-01',
    whom.may && options.length > 0 ? [...options, { id: 'nobody', rule: 'LOB-ABL-01', then: [] }] : options,
    card,
  );
}

/**
 * If the effects act on a Character, its player chooses. Otherwise, the player who decides for the acting mini chooses.
 * Effects that have nothing to act on are left out, unless no others are left (LOB-RUL-124). The id of an option contains
 * its number on the card and the name of its first effect. This name determines the label.
 */
export function which(m: Position, { of, ...acting }: StepOf<'which'>) {
  const { by, on: mini, card } = acting;
  const options = of.map((effects, i): OfferedAct => ({
    id: `choose:${i + 1}:${firstEffectName(effects)}`,
    rule: 'LOB-ABL-01',
    then: [{ do: 'run', effects, by, on: mini, card }],
  }));
  const useful = options.filter((_, i) => outlookOf(m, of[i] ?? [], acting) !== 'no-target');
  return askFor(m, isCharacter(mini) ? mini : by, 'LOB-ABL-01', useful.length > 0 ? useful : options, card);
}

function firstEffectName([first]: readonly Effect[]): string {
  if (!first) return 'nothing';
  switch (first.do) {
    case 'attribute':
      return `attribute:${first.attribute}`;
    case 'cure':
      return `cure:${first.condition}`;
    case 'item':
      return `item:${first.deck}`;
    case 'disorder':
      return `disorder:${first.deck ?? 'own'}`;
    case 'door':
      return `door:${first.to}`;
    case 'on':
      return `on:${first.whom.of}`;
    default:
      return first.do;
  }
}

export function payOrNot(m: Position, { cost, then, else: otherwise, by, on: player, card }: StepOf<'pay-or-not'>) {
  const runs = (effects: readonly Effect[]): OfferedAct['then'] => [{ do: 'run', effects, by, on: player, card }];
  return ask(
    m,
    player,
    'LOB-ACT-02',
    [
      { id: `pay:${costId(cost)}`, rule: 'LOB-ACT-02', then: [{ do: 'pay', player, cost, card }, ...runs(then)] },
      { id: 'pass', rule: 'LOB-ACT-02', then: runs(otherwise) },
    ],
    { away: 'pass', about: card },
  );
}

/** The id of a cost, such as `insanity:1` or `wood:1+junk:2`. */
const costId = ({ junk = 0, ...others }: Cost): string =>
  Object.entries({ ...others, ...(typeof junk === 'number' ? { junk } : junk) })
    .flatMap(([what, n]) => (n === 0 ? [] : [`${what}:${n}`]))
    .join('+');

export function payCost(m: Context, { player, cost, card }: StepOf<'pay'>): void {
  pay(m, player, cost, card);
}
