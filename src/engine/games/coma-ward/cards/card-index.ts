// Looks up the cards of a pack by their ids, together with those that the Phenomena bring along, and prepares the board.
import { phenomenonCards } from '../content/phenomena/index.js';
import { hospitalOf, type Hospital } from '../state/hospital.js';
import type { CardId, EnemyType, Entity, Hallucination, Item, Neurosis, Pack, Quirk, Room } from './card-types.js';

export interface Content {
  readonly pack: Pack;
  readonly items: Readonly<Record<CardId, Item>>;
  /** Room Cards and Hallucination Rooms. */
  readonly rooms: Readonly<Record<CardId, Room>>;
  readonly hallucinations: Readonly<Record<CardId, Hallucination>>;
  readonly quirks: Readonly<Record<CardId, Quirk>>;
  readonly neuroses: Readonly<Record<CardId, Neurosis>>;
  readonly entities: Readonly<Record<CardId, Entity>>;
  readonly enemies: Readonly<Record<string, EnemyType>>;
  /** The ids of all Roles of all Phenomena. */
  readonly roles: readonly CardId[];
  /** The ids of all facts of Phenomena that players do not know. */
  readonly secrets: readonly CardId[];
  readonly hospital: Hospital;
}

const indexes = new WeakMap<Pack, Content>();

/** The index of a pack that is known to be valid. It is made only once for each pack. */
export function contentOf(pack: Pack): Content {
  const content = indexes.get(pack) ?? indexOf(pack);
  indexes.set(pack, content);
  return content;
}

const byId = <T extends { readonly id: CardId }>(cards: readonly T[]): Record<CardId, T> =>
  Object.fromEntries(cards.map((card) => [card.id, card]));

function indexOf(pack: Pack): Content {
  const items: Record<CardId, Item> = {};
  for (const item of [...pack.items, ...phenomenonCards.flatMap((cards) => cards.items ?? [])])
    for (let copy = 1; copy <= (item.count ?? 1); copy++) items[`${item.id}.${copy}`] = item;
  return {
    pack,
    items,
    rooms: byId([...pack.rooms, ...pack.hallucinationRooms]),
    hallucinations: byId(pack.hallucinations),
    quirks: byId(pack.quirks),
    neuroses: byId(pack.neuroses),
    entities: byId(pack.entities),
    enemies: byId(phenomenonCards.flatMap((cards) => cards.enemies ?? [])),
    roles: phenomenonCards.flatMap((cards) => cards.roles ?? []),
    secrets: phenomenonCards.flatMap((cards) => cards.secrets ?? []),
    hospital: hospitalOf(pack.board),
  };
}

/** The card with that id. Ids in a state come from the content, so the card exists. */
export function cardOf<T>(cards: Readonly<Record<CardId, T>>, id: CardId): T {
  const card = Object.hasOwn(cards, id) ? cards[id] : undefined;
  if (card === undefined) throw new RangeError(`This pack has no card "${id}".`);
  return card;
}
