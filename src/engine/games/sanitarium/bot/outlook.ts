// How the bot judges the position: what an escape still costs, and which cards bring the escape closer.
import type { PlayerId } from '../../../kernel/index.js';
import { cardOf } from '../cards/card-index.js';
import type { CardId, Content, CardKind } from '../cards/card-types.js';
import { escapeCost } from '../rules/costs.js';
import { modifierTotal, sanityValue } from '../rules/hands.js';
import type { SanitariumView, PlayerView } from '../state/knowledge.js';
import type { CardCell } from '../state/state.js';
import type { Skill } from './skill.js';
import { hauntedFor, isSafe, reachFrom, roomsOf, spread, waysOf, type BestWay, type Ways } from './map.js';

export interface Outlook {
  readonly skill: Skill;
  readonly view: SanitariumView;
  readonly content: Content;
  readonly player: PlayerId;
  readonly me: PlayerView;
  readonly needs: Needs;
  /** The Sanity that each player still lacks for an escape. */
  readonly lacks: readonly number[];
  /** In the co-operative game, the most Sanity that any other player still lacks; otherwise 0. */
  readonly othersLack: number;
  readonly ways: Ways;
  readonly reach: ReadonlyMap<CardCell, BestWay>;
  /** For each space, the number of doorways to the nearest Room. */
  readonly havens: ReadonlyMap<CardCell, number>;
  /** For each monster, the number of doorways to each space. */
  readonly hunters: readonly ReadonlyMap<CardCell, number>[];
  /** The average value of a card that the player has not seen. */
  readonly hope: number;
}

export interface Needs {
  /** The Sanity that the player needs to escape and to disbelieve every Hallucination. */
  readonly owed: number;
  /** How much of the Sanity in `owed` is still missing. */
  readonly lack: number;
  /** Whether all of the player's own Safe Things are claimed. Always true in the competitive game. SAN-COOP-07 */
  readonly settled: boolean;
  /** Kinds of the player's own Safe Things that are known and not claimed. */
  readonly wanted: ReadonlySet<CardKind>;
}

/** The cards that the player can pay with: all except Protected Items. Null stands for a hidden Action. SAN-RUL-18 */
export const freeCards = ({ items, actions }: PlayerView): (CardId | null)[] => [
  ...items.flatMap(({ card, safe }) => (safe ? [] : [card])),
  ...actions,
];

const hiddenWorth = 2;

export function needsOf(view: SanitariumView, content: Content, player: PlayerId, me: PlayerView): Needs {
  const open = me.safeThings.filter(({ claimed }) => !claimed);
  const burden = me.hallucinations.reduce((total, card) => total + cardOf(content, card).value, 0);
  const cards = freeCards(me).reduce(
    (total, card) => total + (card === null ? hiddenWorth : sanityValue(content, me, card)),
    0,
  );
  const owed = escapeCost(view, player)[0] + burden;
  return {
    owed,
    lack: Math.max(0, owed - cards - (player === view.active ? view.turn.pool : 0)),
    settled: view.mode === 'competitive' || open.length === 0,
    wanted: new Set(open.flatMap(({ kind }) => kind ?? [])),
  };
}

export function outlookOf(view: SanitariumView, content: Content, player: PlayerId, skill: Skill): Outlook | null {
  const me = view.players[player];
  if (!me) return null;
  const ways = waysOf(view);
  const rooms = roomsOf(view);
  const jumps = modifierTotal(content, me, 'no-jump') > 0 ? [] : rooms;
  const lacks = view.players.map((each, id) => needsOf(view, content, id, each).lack);
  const outlook = {
    skill,
    view,
    content,
    player,
    me,
    ways,
    lacks,
    needs: needsOf(view, content, player, me),
    othersLack: view.mode === 'competitive' ? 0 : Math.max(0, ...othersOf(view, player).map((id) => lacks[id] ?? 0)),
    reach: me.at < 0 ? new Map<CardCell, BestWay>() : reachFrom(ways, me.at, jumps, hauntedFor(view, player)),
    havens: spread(ways, rooms),
    hunters: huntersOf(view, ways),
    hope: 0,
  };
  return { ...outlook, hope: hopeOf(outlook) };
}

/** The distance of every space from each monster. */
export const huntersOf = ({ monsters }: SanitariumView, ways: Ways): ReadonlyMap<CardCell, number>[] =>
  monsters.map(({ at }) => spread(ways, [at]));

const othersOf = ({ players }: SanitariumView, player: PlayerId): PlayerId[] =>
  players.flatMap(({ escaped }, id) => (id === player || escaped ? [] : [id]));
export const others = ({ view, player }: Outlook): PlayerId[] => othersOf(view, player);

/** The estimated cost of a Horror Roll, in Sanity. */
export const horror = 2.5;

/** How useful it is to set an opponent back; most useful if the opponent is about to escape. */
export function threat({ lacks }: Outlook, id: PlayerId): number {
  return 10 / (4 + (lacks[id] ?? 0));
}

/** How much closer a card brings the player to an escape, in Sanity. */
export function gainOf(outlook: Outlook, card: CardId): number {
  const { view, content, me, needs, othersLack } = outlook;
  const { type, kind } = cardOf(content, card);
  const sanity = Math.min(sanityValue(content, me, card), Math.max(needs.lack, shared * othersLack));
  if (type !== 'item') return sanity;
  if (view.mode === 'competitive') return needs.wanted.has(kind) && needs.lack > 0 ? claimGain(outlook) : sanity;
  if (needs.wanted.has(kind)) return 14;
  if (view.common.some((thing) => !thing.claimed && thing.kind === kind)) return 4 + 2 * view.players.length;
  if (wantedBy(outlook, card) !== null) return 10;
  return Math.max(sanity, mayBeWanted(outlook, kind) ? 1.5 : 0);
}

/**
 * A card that another player needs counts only for this share of its value, because it must be carried to that player.
 */
const shared = 0.5;

/**
 * The Sanity that one more claim of a Safe Thing saves. A claim that saves nothing by itself still has a value, because
 * it leads to claims that save something. SAN-ESC-03 to -06
 */
export function claimGain({ view, player }: Outlook): number {
  const items = view.players[player]?.items ?? [];
  const now = escapeCost(view, player)[0];
  const then = escapeCost(
    {
      ...view,
      players: view.players.map((each, id) =>
        id === player ? { items: [...items, { card: '', safe: 'own' as const }] } : each,
      ),
    },
    player,
  )[0];
  return Math.max(4, now - then);
}

/** The other player who is known to need that Item; null if there is none. */
export function wantedBy(outlook: Outlook, card: CardId): PlayerId | null {
  const { kind } = cardOf(outlook.content, card);
  return (
    others(outlook).find((id) =>
      outlook.view.players[id]?.safeThings.some((thing) => !thing.claimed && thing.kind === kind),
    ) ?? null
  );
}

/** Whether another player may have an unrevealed Safe Thing of that kind. */
const mayBeWanted = (outlook: Outlook, kind: CardKind): boolean =>
  !outlook.view.common.some((thing) => thing.kind === kind) &&
  others(outlook).some((id) => outlook.view.players[id]?.safeThings.some((thing) => thing.kind === null));

/** The average value of unseen cards, face down or in the deck. */
function hopeOf(outlook: Outlook): number {
  const { view, content } = outlook;
  const seen = new Set<CardId | null>([
    ...view.map.map(({ card }) => card),
    ...view.bottom,
    view.drawn,
    ...view.players.flatMap(({ items, actions }) => [...items.map(({ card }) => card), ...actions]),
  ]);
  const unseen = content.deck.filter(
    (card) => !seen.has(card) && ['item', 'action'].includes(cardOf(content, card).type),
  );
  return unseen.reduce((total, card) => total + gainOf(outlook, card), 0) / Math.max(1, unseen.length);
}

/**
 * The danger of a monster to a player who is not safe. The index is the distance of the monster in doorways. The danger
 * is greater in the co-operative game, because monsters hunt after every turn. SAN-COOP-05
 */
const dangers = { competitive: [2.5, 2.5, 1.2, 0.6, 0.3], cooperative: [3, 3, 3, 2.5, 2, 1.2, 0.6] } as const;

/**
 * How much of the danger in a space would disappear if no monster moved in the player's next Creeping Darkness. In a
 * co-operative game the monsters hunt once more before then. SAN-COOP-05
 */
export function restGain(outlook: Outlook, at: CardCell): number {
  if (dangerAt(outlook, at) === 0) return 0;
  const steps = outlook.view.mode === 'cooperative' ? 3 : 1;
  return outlook.hunters.reduce(
    (total, far) => total + (far.get(at) === steps ? 0.9 * horror : far.get(at) === steps + 1 ? 0.3 * horror : 0),
    0,
  );
}

/** The cost, in Sanity, of ending the turn in this space. */
export function dangerAt({ view, player, hunters }: Outlook, at: CardCell): number {
  if (isSafe(view, player, at)) return 0;
  return hunters.reduce((total, far) => total + (dangers[view.mode][far.get(at) ?? 9] ?? 0), 0);
}
