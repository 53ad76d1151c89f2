// Finds the cards and Scenarios of a pack by id. The pack itself lists them in the order that its author chose.
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
import { memoByIdentity, memoByName } from './memo.js';
import { withUniformShapes } from './uniform-shapes.js';
import type { State } from '../state/state.js';
import type { MapTile, MemoryCard, Scenario } from './scenario-types.js';
import { scenarioMap, type ScenarioMap } from './scenario-map.js';

/** A pack as JSON: all cards, Map Tiles and Scenarios. */
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
  /** The map of a Scenario, built on first use. */
  map(scenario: string): ScenarioMap;
}

const index = <T extends { readonly id: string }>(list: readonly T[]): ById<T> =>
  new Map(list.map((each) => [each.id, each]));
const maps = memoByName<ScenarioMap>();
/**
 * Basic cards have several copies. Each copy is indexed under its own id too, because these cards are looked up often
 * and calling `kindOf` each time would be slow.
 */
const indexWithCopies = <T extends { readonly id: string; readonly basic?: true }>(list: readonly T[]): ById<T> =>
  new Map(
    list.flatMap((each) =>
      [each.id, ...(each.basic ? [1, 2, 3, 4, 5].map((n) => `${each.id}.${n}`) : [])].map((id) => [id, each]),
    ),
  );

/** Returns the index of a valid pack. The same pack object always gives the same index object. */
export const contentOf = memoByIdentity((pack: Pack): Content => {
  const { characters, disorders, weapons, equipment, monsters } = withUniformShapes(pack);
  const scenarios = index(pack.scenarios);
  const tiles = index(pack.tiles);
  return {
    pack,
    characters: index(characters),
    disorders: index(disorders),
    weapons: indexWithCopies(weapons),
    equipment: indexWithCopies(equipment),
    monsters: index(monsters),
    bossCards: index(pack.bossCards),
    hunt: index(pack.hunt),
    spawns: index(pack.spawns),
    lockers: index(pack.lockers),
    difficulties: index(pack.difficulties),
    scenarios,
    memories: index(pack.memories),
    map: (id) => maps(pack, id, () => scenarioMap(tiles, cardOf(scenarios, id))),
  };
});

export const scenarioOf = ({ content, state }: { readonly content: Content; readonly state: State }): Scenario =>
  cardOf(content.scenarios, state.scenario);

/**
 * Returns the card with this id, ignoring the number of a copy. Every id in a state comes from the pack, so a missing
 * card is a bug.
 */
export function cardOf<T>(cards: ById<T>, id: string): T {
  const found = cards.get(id) ?? cards.get(kindOf(id));
  if (!found) throw new RangeError(`This pack has no card "${id}".`);
  return found;
}

/** The id without the number of the copy: `straitjacket` for `straitjacket.2`. */
export const kindOf = (id: string): string => id.replace(/\.\d+$/, '');
