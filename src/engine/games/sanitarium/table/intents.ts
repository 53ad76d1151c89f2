// The acts that a player may mean when asking why a thing on the table cannot be used. They are not possible now. Each
// is named by the id that its option would have. explain.ts gives the reason why an act is not possible.
import type { PlayerId, View } from '../../../kernel/index.js';
import { cardOf } from '../cards/card-index.js';
import type { Content } from '../cards/card-types.js';
import type { SanitariumView, PlayerView } from '../state/knowledge.js';
import { indexOf, exitsOf } from '../state/map.js';

type SeenTable = Pick<View<SanitariumView>, 'state' | 'questions'>;

const kindOf = ({ questions }: SeenTable): string => questions.find(({ standing }) => !standing)?.kind ?? '';

/** The next player, who stands for all players who could receive a gift. SAN-RUL-29 */
const nextPlayer = ({ players }: SanitariumView, player: PlayerId): string => String((player + 1) % players.length);

/**
 * The acts that involve a thing, most likely first; empty if there are none. `target` is the id of the thing, as in the
 * targets of options.
 */
export function intentsFor(content: Content, seen: SeenTable, player: PlayerId, target: string): readonly string[] {
  const { state: view } = seen;
  const [what = '', id = ''] = target.split(':');
  const me = view.players[player];
  if (!me) return [];
  switch (what) {
    case 'space':
      return [toSpace(seen, Number(id))];
    // Pointing at another player means moving there; pointing at the player's own figure means escaping.
    case 'player':
      return Number(id) === player ? ['escape'] : [`move:${view.players[Number(id)]?.at ?? -1}`];
    case 'monster':
      return [`push:${id}`];
    case 'card':
      return withCard(content, seen, player, me, id);
    case 'thing':
      return [`claim:${me.items.find(({ card }) => cardOf(content, card).kind === id)?.card ?? id}`];
    case 'die':
      return [`die:${view.turn.dice[Number(id)] ?? id}`];
    default:
      return [];
  }
}

/** The acts of the Actions phase that are not offered now. The player may ask why. SAN-ACT-01 */
export function unavailableActs({ state: view, questions }: SeenTable, player: PlayerId): readonly string[] {
  const open = questions.find(({ kind }) => kind === 'act');
  const me = view.players[player];
  if (!open || !me) return [];
  const [way] = exitsOf(view, me.at);
  const gift = me.items.find(({ safe }) => !safe)?.card;
  const acts = [
    ...(way ? [`move:${way.to}`] : []),
    'search',
    'explore',
    'concentrate',
    ...(view.mode === 'cooperative' && gift !== undefined ? [`give:${gift}:${nextPlayer(view, player)}`] : []),
    ...me.hallucinations.map((card) => `disbelieve:${card}`),
    'escape',
  ];
  const nameOf = (act: string): string => (act.startsWith('disbelieve') ? act : (act.split(':')[0] ?? ''));
  const offered = new Set(open.options.map(({ id }) => nameOf(id)));
  return acts.filter((act) => !offered.has(nameOf(act)));
}

function toSpace(seen: SeenTable, place: number): string {
  const { map, monsters } = seen.state;
  switch (kindOf(seen)) {
    case 'place': {
      const { facing = 'h', x = 0, y = 0 } = map[indexOf(place)] ?? {};
      return `place:${facing}:${x}:${y}`;
    }
    case 'monster-point':
      return `push:${monsters[0]?.id}:${place}`;
    default:
      return `move:${place}`;
  }
}

function withCard(content: Content, seen: SeenTable, player: PlayerId, me: PlayerView, id: string): readonly string[] {
  if (me.hallucinations.includes(id)) return [`disbelieve:${id}`];
  const item = me.items.find(({ card }) => card === id);
  const kind = kindOf(seen);
  if (kind === 'pay') return [`pay:${id}`];
  if (kind === 'lose-item') return [`lose:${id}`];
  const open =
    item && !item.safe && me.safeThings.some((thing) => !thing.claimed && thing.kind === cardOf(content, id).kind);
  return [
    `use:${id}`,
    ...(item && !item.safe && seen.state.mode === 'cooperative'
      ? [`give:${id}:${nextPlayer(seen.state, player)}`]
      : []),
    ...(open ? [`claim:${id}`] : []),
  ];
}
