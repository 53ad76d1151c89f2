// Lists the acts that a player may have in mind when asking about a thing on the table. The acts are impossible now.
// They have the ids that their options would have, and `explain.ts` gives the reasons.
import type { PlayerId, View } from '../../../kernel/index.js';
import type { Attribute, Disorder } from '../cards/card-types.js';
import type { Content } from '../cards/card-index.js';
import { weaponOptions } from '../rules/attack/reach.js';
import { abilitiesOf } from '../rules/values-in-force.js';
import type { Position } from '../state/step-context.js';
import { isCharacter, type Mini, type State } from '../state/state.js';

type SeenTable = Pick<View<State>, 'state' | 'questions'>;

/** The acts that involve the target, the most likely acts first. `target` is an id as in the targets of options. */
export function intentsFor(
  content: Content,
  { state }: SeenTable,
  player: PlayerId,
  target: string,
): readonly string[] {
  const me = state.characters[player];
  const [what = '', id = '', ...rest] = target.split(':');
  if (!me || me.dead) return [];
  switch (what) {
    case 'space':
      return Number(id) === me.at ? ['search:0', 'trade'] : [`walk:${id}`];
    case 'monster':
      return attacksOn({ state, content }, player, Number(id));
    case 'character':
      return Number(id) === player ? ['loadout', 'insane'] : [`trade:${id}`];
    case 'edge':
      return ['open'];
    case 'locker':
      return ['search'];
    case 'card':
      return intentsForCard({ state, content }, player, id);
    case 'row':
      return [`upgrade:${id}:${rest.join(':')}`];
    case 'deck':
      return id === 'weapon' || id === 'equipment' || id === 'meds' ? ['search'] : [`disorder:${id as Disorder}`];
    case 'attribute':
      return [`raise:${(rest[0] ?? id) as Attribute}`];
    default:
      return [];
  }
}

/** The attacks on a Monster with each Weapon of the Loadout and with fists. LOB-ATK-02 */
const attacksOn = (m: Position, player: PlayerId, monster: Mini): readonly string[] =>
  isCharacter(monster) ? [] : [...new Set(weaponOptions(m, player).map((way) => `attack:${way.with}:${monster}`))];

function intentsForCard(m: Position, player: PlayerId, card: string): readonly string[] {
  const uses = abilitiesOf(m, player)
    .filter((ability) => ability.card === card)
    .map(({ key }) => `use:${key}`);
  const item = m.state.characters[player]?.items.find((each) => each.card === card);
  return [...uses, ...(item?.tapped ? [`untap:${card}`] : [])];
}

/** The Actions of a Turn that have no option at the moment. LOB-CAP-02 */
export function unavailableActs(
  content: Content,
  { state, questions }: SeenTable,
  player: PlayerId,
): readonly string[] {
  const open = questions.find(({ kind }) => kind === 'act');
  const me = state.characters[player];
  if (!open || !me || me.dead) return [];
  const foe = state.monsters.find(({ at }) => at === me.at) ?? state.monsters[0];
  const partner = state.characters.findIndex((each, id) => id !== player && !each.gone);
  const acts = [
    ...(foe ? attacksOn({ state, content }, player, foe.id).slice(0, 1) : []),
    'search',
    'loot',
    ...(partner < 0 ? [] : [`trade:${partner}`]),
    'loadout',
    'insane',
  ];
  const nameOf = (act: string): string => act.split(':')[0] ?? '';
  const offered = new Set(open.options.map(({ id }) => nameOf(id)));
  return acts.filter((act) => !offered.has(nameOf(act)));
}
