// Looks up the cards, tiles and Scenarios of a match by id. A pack lists them in the author's order; this is its index.
import type {
  BossCard,
  CharacterCard,
  DifficultyCard,
  DisorderCard,
  EquipmentCard,
  HuntCard,
  LockerFace,
  MonsterCard,
  SpawnCard,
  WeaponCard,
} from './card-types.js';
import { kept, keptByName } from './memo.js';
import { ofOneMake } from './uniform-shapes.js';
import type { State } from '../state/state.js';
import type { MapTile, MemoryCard, Scenario } from './scenario-types.js';
import { ground, type Ground } from './scenario-map.js';

/** A pack as JSON. The number of cards follows the component list. */
export interface Pack {
  readonly format: 1;
  readonly id: string;
  readonly characters: readonly CharacterCard[];
  readonly disorders: readonly DisorderCard[];
  readonly weapons: readonly WeaponCard[];
  readonly equipment: readonly EquipmentCard[];
  readonly monsters: readonly MonsterCard[];
  readonly bossCards: readonly BossCard[];
  readonly hunt: readonly HuntCard[];
  readonly spawns: readonly SpawnCard[];
  readonly lockers: readonly LockerFace[];
  readonly difficulties: readonly DifficultyCard[];
  readonly tiles: readonly MapTile[];
  readonly scenarios: readonly Scenario[];
  readonly memories: readonly MemoryCard[];
}

type ById<T> = ReadonlyMap<string, T>;

export interface Content {
  readonly pack: Pack;
  readonly characters: ById<CharacterCard>;
  readonly disorders: ById<DisorderCard>;
  readonly weapons: ById<WeaponCard>;
  readonly equipment: ById<EquipmentCard>;
  readonly monsters: ById<MonsterCard>;
  readonly bossCards: ById<BossCard>;
  readonly hunt: ById<HuntCard>;
  readonly spawns: ById<SpawnCard>;
  readonly lockers: ById<LockerFace>;
  readonly difficulties: ById<DifficultyCard>;
  readonly scenarios: ById<Scenario>;
  readonly memories: ById<MemoryCard>;
  /** The map of that Scenario, built on first use. */
  ground(scenario: string): Ground;
}

const index = <T extends { readonly id: string }>(list: readonly T[]): ById<T> =>
  new Map(list.map((each) => [each.id, each]));
const grounds = keptByName<Ground>();
/**
 * Each copy of a Basic card is also indexed under its own id: they are looked up often, and `kindOf` would cost time.
 */
const items = <T extends { readonly id: string; readonly basic?: true }>(list: readonly T[]): ById<T> =>
  new Map(
    list.flatMap((each) =>
      [each.id, ...(each.basic ? [1, 2, 3, 4, 5].map((n) => `${each.id}.${n}`) : [])].map((id) => [id, each]),
    ),
  );

/** The index of a pack that is known to be valid. The same pack always gives the same index. */
export const contentOf = kept((pack: Pack): Content => {
  const { characters, disorders, weapons, equipment, monsters } = ofOneMake(pack);
  const scenarios = index(pack.scenarios);
  const tiles = index(pack.tiles);
  return {
    pack,
    characters: index(characters),
    disorders: index(disorders),
    weapons: items(weapons),
    equipment: items(equipment),
    monsters: index(monsters),
    bossCards: index(pack.bossCards),
    hunt: index(pack.hunt),
    spawns: index(pack.spawns),
    lockers: index(pack.lockers),
    difficulties: index(pack.difficulties),
    scenarios,
    memories: index(pack.memories),
    ground: (id) => grounds(pack, id, () => ground(tiles, card(scenarios, id))),
  };
});

/** The Scenario being played. */
export const scenarioOf = ({ content, state }: { readonly content: Content; readonly state: State }): Scenario =>
  card(content.scenarios, state.scenario);

/**
 * The card with that id; the number of a copy is ignored. Ids in a state come from the pack, so a missing card is a
 * bug.
 */
export function card<T>(cards: ById<T>, id: string): T {
  const found = cards.get(id) ?? cards.get(kindOf(id));
  if (!found) throw new RangeError(`no card ${id}`);
  return found;
}

/** `straitjacket.2` is a copy of `straitjacket`. */
export const kindOf = (id: string): string => id.replace(/\.\d+$/, '');
