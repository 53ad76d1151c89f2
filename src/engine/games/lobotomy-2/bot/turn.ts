// Chooses the acts of a Turn: first all worthwhile acts that the plan does not contain, such as upgrades and Abilities,
// then the acts of the plan.
import { abilitiesOf, attributeOf, characterOf, maximumOf } from '../rules/values-in-force.js';
import type { Attribute } from '../cards/card-types.js';
import type { Position } from '../state/step-context.js';
import type { Option, Question } from '../../../kernel/index.js';
import { bestGear, itemsWornBetterBy, rowValue } from './gear.js';
import type { Outlook, Skill } from './skill.js';
import { nextAct } from './turn-plan.js';
import { apValue, priceOfUse, valueOf } from './worth.js';

/** Chooses the best act, or ends the Turn if no act is worth its cost. Yields after each option. */
export function* bestAct(m: Outlook, question: Question): Generator<void, string> {
  const { options, player } = question;
  let best: string | undefined;
  let most = 0;
  // Acts outside the plan end the current Move Action, so they are considered only when it has no Movement Points left.
  // LOB-MOV-10
  if (m.state.turn.mp === 0)
    for (const option of options) {
      const value = freeActValue(m, player, option);
      if (value > most) [best, most] = [option.id, value];
      yield;
    }
  return best ?? (yield* nextAct(m, question));
}

/** The value of an act outside the plan, or 0 for acts of the plan. */
function freeActValue(m: Outlook, player: number, { id, confirm }: Option): number {
  const [act = '', first = '', second = ''] = id.split(':');
  if (confirm || isOverlooked(m.skill, act)) return 0;
  switch (act) {
    case 'insane':
      return 20;
    case 'disorder':
      return characterOf(m, player).disorders.length < 4 && !savesForInsane(m, player) ? 9 : 0;
    case 'raise':
      return savesForInsane(m, player) ? 0 : raiseValue(m, player, first as Attribute);
    case 'upgrade':
      return rowValue(m, player, first, Number(second) - 1);
    case 'loadout':
      return canImproveLoadout(m, player) ? 5 : 0;
    case 'trade':
      // The same offer would be refused again.
      if (m.state.turn.refusals.includes(Number(first))) return 0;
      return itemsWornBetterBy(m, player, Number(first)).length + itemsWornBetterBy(m, Number(first), player).length;
    case 'use':
      return useValue(m, player, id.slice('use:'.length));
    default:
      return 0;
  }
}

const isOverlooked = ({ usesAbilities, improves }: Skill, act: string): boolean =>
  act === 'use' ? !usesAbilities : ['raise', 'upgrade', 'loadout', 'trade'].includes(act) && !improves;

/** Whether the Character should keep 6 Insanity, because it can soon change to its INSANE! side. LOB-UPX */
function savesForInsane({ state: { hunt, characters } }: Position, player: number): boolean {
  const { insane, questDone } = characters[player] ?? {};
  return !insane && questDone === true && hunt.aura > 0 && hunt.position >= hunt.aura - 2;
}

/**
 * Imagination gets a bonus because it helps in Searches. Another Attribute gets a larger bonus if it is high, because
 * the Character probably attacks with it.
 */
const raiseValue = (m: Position, player: number, attribute: Attribute): number =>
  3 +
  maximumOf(m, player, attribute) +
  (attribute === 'imagination' ? 0.5 : attributeOf(m, player, attribute) >= 3 ? 1 : 0);

function canImproveLoadout(m: Position, player: number): boolean {
  const best = bestGear(m, player);
  return best.some(({ worn }) => !worn);
}

function useValue(m: Position, player: number, key: string): number {
  const held = abilitiesOf(m, player).find((each) => each.key === key);
  if (!held || held.ability.type !== 'active') return 0;
  const { ability } = held;
  const ap = ability.cost?.ap ?? (ability.action ? 1 : 0);
  const value = valueOf(m, player, player, ability.steps ?? []) - priceOfUse(ability) - 1.2 * apValue * ap;
  return value > 0.3 ? value : 0;
}
