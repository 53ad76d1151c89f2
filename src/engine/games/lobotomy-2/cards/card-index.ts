// The cards, tiles and Scenarios of a match, looked up by id. A pack is data in an author's order; this is its index.
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

/** Content in its JSON form; counts are those of the component list. */
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
  /** The map of that Scenario, compiled when it is first asked for. */
  ground(scenario: string): Ground;
}

const index = <T extends { readonly id: string }>(list: readonly T[]): ById<T> =>
  new Map(list.map((each) => [each.id, each]));
const grounds = keptByName<Ground>();
/** Copies of Basic cards too, under ids of their own: looked up often, they are not taken apart each time. */
const items = <T extends { readonly id: string; readonly basic?: true }>(list: readonly T[]): ById<T> =>
  new Map(
    list.flatMap((each) =>
      [each.id, ...(each.basic ? [1, 2, 3, 4, 5].map((n) => `${each.id}.${n}`) : [])].map((id) => [id, each]),
    ),
  );

/** The index of a pack that is known to be valid; the same pack has one index. */
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

/** The one that is played. */
export const scenarioOf = ({ content, state }: { readonly content: Content; readonly state: State }): Scenario =>
  card(content.scenarios, state.scenario);

/** The card of that id; a copy's number is left out. Ids in a state come from the content, so it is there. */
export function card<T>(cards: ById<T>, id: string): T {
  const found = cards.get(id) ?? cards.get(kindOf(id));
  if (!found) throw new RangeError(`no card ${id}`);
  return found;
}

/** `straitjacket.2` is a copy of `straitjacket`. */
export const kindOf = (id: string): string => id.replace(/\.\d+$/, '');
