// Chooses what to declare for a roll: everything that improves the roll by more than it costs.
import type { Ability, Modifiers } from '../cards/card-types.js';
import { modifiersOfTest } from '../rules/attack/modifiers.js';
import { testOdds, woundOddsOf } from '../rules/attack/odds.js';
import { cardOf } from '../cards/card-index.js';
import { abilitiesOf, characterOf, monsterAt } from '../rules/values-in-force.js';
import type { Position } from '../state/step-context.js';
import { isCharacter, type Declaration } from '../state/state.js';
import type { Question } from '../../../kernel/index.js';
import { healthLeftOf, defeatShare } from './foes.js';
import type { Outlook } from './skill.js';
import { priceOfUse, roundValue } from './worth.js';

export function* rollAnswer(m: Outlook, question: Question): Generator<void, string | undefined> {
  const { kind, options } = question;
  switch (kind) {
    case 'attack-declare':
      return yield* declareAnswer(m, question, (more) => attackValue(m, more));
    case 'attack-defend':
      return yield* declareAnswer(m, question, (more) => -harmTaken(m, question.player, more));
    case 'check-declare':
      return yield* declareAnswer(m, question, (more) => successesFound(m, question.player, more));
    case 'pierce-which':
      return options[0]?.id;
    case 'counter-with':
      return options.find(({ id }) => id !== 'none')?.id;
    default:
      return undefined;
  }
}

/**
 * Returns the Ability option with the largest gain after subtracting its price. If no Ability is worth its price,
 * returns `go`, the option to roll.
 */
function* declareAnswer(
  m: Outlook,
  { options, player }: Question,
  value: (more: readonly Declaration[]) => number,
): Generator<void, string | undefined> {
  const go = options.some(({ id }) => id === 'go') ? 'go' : undefined;
  if (!m.skill.usesAbilities) return go;
  const plain = go === undefined ? -Infinity : value([]);
  let [best, most] = [go, 0.1];
  for (const { id } of options) {
    const [, key, n = 1] = /^use:(.+?)(?::(\d+))?$/.exec(id) ?? [];
    const ability = abilitiesOf(m, player).find((held) => held.key === key)?.ability;
    if (key === undefined || !ability) continue;
    yield;
    const gain =
      value([{ player, key, type: ability.type, mods: modsOf(ability, Number(n)) }]) -
      plain -
      priceOfUse(ability) * Number(n);
    if (gain > most) [best, most] = [id, gain];
  }
  return best;
}

const modsOf = ({ mods, each }: Ability, n: number): Modifiers[] => [
  ...(mods ? [mods] : []),
  ...(each ? Array<Modifiers>(n).fill(each) : []),
];

const defeatValues = { basic: 4, elite: 6, boss: 30 } as const;

function attackValue(m: Position, more: readonly Declaration[]): number {
  const attack = m.state.attacks.at(-1);
  const monster = monsterAt(m, attack?.target ?? -1);
  if (!attack || !monster) return 0;
  return (
    defeatValues[cardOf(m.content.monsters, monster.card).class] *
    defeatShare(
      woundOddsOf(m, { ...attack, declared: [...attack.declared, ...more] }, monster.id),
      healthLeftOf(m, monster.id),
    )
  );
}

/** The number of Wounds to expect from the current Attack, plus a surcharge for the chance of death. */
function harmTaken(m: Position, player: number, more: readonly Declaration[]): number {
  const attack = m.state.attacks.at(-1);
  if (!attack || isCharacter(attack.by)) return 0;
  const { mean, kills } = woundOddsOf(
    m,
    { ...attack, declared: [...attack.declared, ...more] },
    player,
    attack.bonus ? characterOf(m, player).attackers : 0,
  );
  return mean + kills * roundValue * 0.6;
}

function successesFound(m: Position, player: number, more: readonly Declaration[]): number {
  const { check } = m.state;
  return check ? testOdds(modifiersOfTest(m, player, check.attribute, [...check.declared, ...more])).mean : 0;
}
