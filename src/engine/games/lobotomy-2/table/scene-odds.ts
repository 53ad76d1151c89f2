// The chances of an Attack, for an option that makes the Attack or declares an Ability for it. They are computed only
// when needed, because this takes some milliseconds.
import type { Option, PlayerId, View } from '../../../kernel/index.js';
import { abilityByKey } from '../rules/turn/abilities.js';
import { woundOddsOf } from '../rules/attack/odds.js';
import { keyAttributeOf } from '../rules/attack/reach.js';
import type { AttackPlan } from '../rules/attack/modifiers.js';
import type { Modifiers } from '../cards/card-types.js';
import { attributeNames } from '../rules/values-in-force.js';
import { lookAt, type Look } from './scene-context.js';
import type { SpeechContext } from '../words/names.js';
import type { Attack, Mini, State } from '../state/state.js';

/** The exact chances of Wounds. Meds, and Abilities that could still be declared, are ignored. */
export interface Odds {
  /** The id of the option. */
  readonly id: string;
  /** The chances in one or two sentences. */
  readonly text: string;
  /** The chance of 0, 1, 2 … Wounds. */
  readonly chances: readonly number[];
  readonly mean: number;
  /** The chance that the target is defeated. */
  readonly kills: number;
}

/**
 * Returns the chances for an option that makes an Attack or declares an Ability for it. Returns null for any other
 * option.
 */
export function oddsOf(seen: View<State>, context: SpeechContext, id: string): Odds | null {
  const { m, questions } = lookAt(seen, context, []);
  const { lexicon } = context;
  const question = questions.find(({ options }) => options.some((option) => option.id === id));
  const option = question?.options.find((each) => each.id === id);
  const planned = question && option && attackOfOption(m, question.kind, question.player, option);
  if (!planned) return null;
  const odds = woundOddsOf(m, planned.attack, planned.target);
  const most = Math.max(...odds.entries().map(([n]) => n));
  return {
    id,
    chances: Array.from({ length: most + 1 }, (_, n) => odds.at(n)),
    mean: odds.mean,
    kills: odds.kills,
    text: lexicon.say('on-odds', { mean: Math.round(odds.mean * 10) / 10, n: Math.round(odds.kills * 100) }),
  };
}

function attackOfOption(
  m: Look['m'],
  kind: string,
  player: PlayerId,
  { id, targets: [first = ''] = [] }: Option,
): { readonly attack: AttackPlan; readonly target: Mini } | null {
  const [act, card = '', ...rest] = id.split(':');
  const target = Number(first.replace('monster:', ''));
  if ((act === 'attack' || act === 'counter') && target >= 0) {
    const attribute = attributeNames.find((each) => each === rest[0]) ?? keyAttributeOf(m, player, card);
    return { attack: { by: player, with: card, attribute, printed: [], declared: [] }, target };
  }
  const current = m.state.attacks.at(-1);
  if (kind !== 'attack-declare' || current?.target == null) return null;
  return {
    attack: { ...current, declared: [...current.declared, ...declarationOf(m, player, id)] },
    target: current.target,
  };
}

/**
 * Returns a list with the declaration of the Ability that the option uses. Returns an empty list for the option to
 * roll.
 */
function declarationOf(m: Look['m'], player: PlayerId, id: string): Attack['declared'] {
  const [act, key = '', times = '1'] = id.split(':');
  const ability = act === 'use' ? abilityByKey(m, player, key)?.ability : undefined;
  if (!ability) return [];
  const { type, mods, each } = ability;
  return [
    { player, key, type, mods: [...(mods ? [mods] : []), ...(each ? Array<Modifiers>(Number(times)).fill(each) : [])] },
  ];
}
