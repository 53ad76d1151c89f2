// Checks that everything that cards refer to exists: Monsters and, for cards of a Scenario, also its Spaces, tiles and
// Chapters.
import type { Fault } from '../../../../kernel/index.js';
import type { Effect, Passive, TargetSelector } from '../card-types.js';
import type { Pack } from '../card-index.js';
import type { TriggerEvent, Scenario } from '../scenario-types.js';
import { faultAt, type FaultCode } from './pack-faults.js';
import { lists } from './name-checks.js';

/** The ids to which the effects of a Scenario can refer. Cards outside of Scenarios cannot refer to them. */
interface ScenarioNames {
  readonly spaces: ReadonlySet<string>;
  readonly tiles: ReadonlySet<string>;
  readonly cids: ReadonlySet<string>;
  readonly objectives: ReadonlySet<string>;
}

/** Yields every object inside the data, with its path. */
function* objectsIn(data: unknown, path: string): Generator<readonly [path: string, each: object]> {
  if (typeof data !== 'object' || data === null) return;
  if (!Array.isArray(data)) yield [path, data];
  for (const [name, inner] of Object.entries(data)) yield* objectsIn(inner, `${path}/${name}`);
}

export function referenceFaults(pack: Pack): Fault[] {
  const cards = lists
    .filter((list) => list !== 'scenarios' && list !== 'tiles')
    .flatMap((list) => dataFaults(pack, pack[list], list, null));
  return [...cards, ...pack.scenarios.flatMap((scenario, i) => scenarioFaults(pack, scenario, `scenarios/${i}`))];
}

// Scenarios

export function spacesOf({ tiles }: Pick<Pack, 'tiles'>, map: Scenario['map']): Set<string> {
  return new Set(
    map.flatMap(({ tile }) =>
      (tiles.find(({ id }) => id === tile)?.board.spaces ?? []).map(({ id }) => `${tile}.${id}`),
    ),
  );
}

function scenarioFaults(pack: Pack, scenario: Scenario, path: string): Fault[] {
  const {
    map,
    chapters,
    cards = [],
    objectives,
    starts,
    lockers,
    monsters,
    slots,
    tokens,
    hunt: { onBoard = [] },
    riddles,
  } = scenario;
  const around: ScenarioNames = {
    spaces: spacesOf(pack, map),
    tiles: new Set(map.map(({ tile }) => tile)),
    objectives: new Set(objectives),
    cids: new Set([...chapters, ...cards].map(({ cid }) => cid)),
  };
  const open = spacesOf(
    pack,
    map.filter(({ shown }) => shown),
  );
  const there = (at: string, id: string): Fault[] => missing(around.spaces.has(id), `${path}/${at}`, 'no-space', id);
  /** Requires a Space on a tile that is revealed from the start. */
  const begins = (at: string, id: string): Fault[] =>
    around.spaces.has(id) ? missing(open.has(id), `${path}/${at}`, 'space-hidden', id) : there(at, id);
  const each = <T>(all: readonly T[], at: string, look: (at: string, one: T) => Fault[]): Fault[] =>
    all.flatMap((one, i) => look(`${at}/${i}`, one));
  return [
    ...each(map, 'map', (at, { tile }) =>
      missing(
        pack.tiles.some(({ id }) => id === tile),
        `${path}/${at}/tile`,
        'no-tile',
        tile,
      ),
    ),
    ...each(starts, 'starts', begins),
    ...each(lockers, 'lockers', begins),
    ...each(monsters, 'monsters', (at, { space, monster }) => [
      ...begins(`${at}/space`, space),
      ...monsterThere(pack, `${path}/${at}/monster`, monster),
    ]),
    ...each(slots, 'slots', (at, slot) => monsterThere(pack, `${path}/${at}`, slot)),
    ...each(tokens, 'tokens', (at, { between }) => each(between, `${at}/between`, there)),
    ...each(onBoard, 'hunt/onBoard', there),
    ...each(riddles?.spaces ?? [], 'riddles/spaces', there),
    ...Object.keys(riddles?.steps ?? {}).flatMap((value) =>
      missing(riddles?.values.includes(value), `${path}/riddles/steps/${value}`, 'no-value', value),
    ),
    ...each([...chapters, ...cards], 'chapters', (at, { cid }) =>
      cid.startsWith(`${scenario.id}-`)
        ? []
        : [faultAt(cidPath(path, at, chapters.length), 'cid-foreign', { scenario: scenario.id })],
    ),
    ...(['events', 'chapters', 'cards', 'riddles'] as const).flatMap((field) =>
      dataFaults(pack, scenario[field], `${path}/${field}`, around),
    ),
  ];
}

/**
 * Returns the path of a CID. In `at`, the cards are numbered after the Chapters. In the path, they are counted from 0.
 */
function cidPath(path: string, at: string, chapters: number): string {
  const n = Number(at.slice('chapters/'.length));
  return n < chapters ? `${path}/${at}/cid` : `${path}/cards/${n - chapters}/cid`;
}

// Effects

const missing = (is: boolean | undefined, path: string, code: FaultCode, id: string): Fault[] =>
  is ? [] : [faultAt(path, code, { id })];
const monsterThere = ({ monsters }: Pack, path: string, id: string | undefined): Fault[] =>
  missing(id === undefined || monsters.some((each) => each.id === id), path, 'no-card', id ?? '');

/**
 * Checks all effects, costs and Passives of the data. Everything that they refer to has to exist, and no range of
 * numbers may be empty.
 */
function dataFaults(pack: Pack, data: unknown, path: string, around: ScenarioNames | null): Fault[] {
  const faults: Fault[] = [];
  for (const [at, each] of objectsIn(data, path)) {
    if ('do' in each) faults.push(...effectFaults(pack, each as Effect, at, around));
    else if ('on' in each) faults.push(...happensFaults(pack, each as TriggerEvent, at, around));
    else if ('take' in each) faults.push(...monsterThere(pack, `${at}/type`, (each as TargetSelector).type));
    else if ('calms' in each)
      ((each as Passive).calms ?? []).forEach((id, i) => faults.push(...monsterThere(pack, `${at}/calms/${i}`, id)));
    if ('from' in each && 'steps' in each && (each as { from: number }).from > (each as unknown as { to: number }).to)
      faults.push(faultAt(`${at}/to`, 'from-to'));
    if ('range' in each && Array.isArray(each.range) && each.range[0] > each.range[1])
      faults.push(faultAt(`${at}/range`, 'from-to'));
  }
  return faults;
}

function effectFaults(pack: Pack, effect: Effect, path: string, around: ScenarioNames | null): Fault[] {
  const known = (list: keyof ScenarioNames, field: string, id: string, code: FaultCode): Fault[] =>
    around ? missing(around[list].has(id), `${path}/${field}`, code, id) : [faultAt(path, 'only-story')];
  const space = (id: string, field = 'space'): Fault[] => known('spaces', field, id, 'no-space');
  switch (effect.do) {
    case 'spawn':
      return monsterThere(pack, `${path}/monster`, effect.monster);
    case 'monsters':
      return monsterThere(pack, `${path}/type`, effect.type);
    case 'monster-at':
      return [...monsterThere(pack, `${path}/monster`, effect.monster), ...space(effect.space)];
    case 'boss':
      return [
        ...missing(
          pack.monsters.some((each) => each.id === effect.monster && each.class === 'boss'),
          `${path}/monster`,
          'no-boss',
          effect.monster,
        ),
        ...space(effect.space),
      ];
    case 'place':
      return space(effect.space);
    case 'locker':
      return effect.at === undefined ? [] : space(effect.at, 'at');
    case 'chapter':
      return known('cids', 'cid', effect.cid, 'no-chapter');
    case 'reveal-tile':
      return known('tiles', 'tile', effect.tile, 'no-tile');
    case 'objective':
      return known('objectives', 'id', effect.id, 'no-objective');
    default:
      return [];
  }
}

function happensFaults(pack: Pack, happens: TriggerEvent, path: string, around: ScenarioNames | null): Fault[] {
  switch (happens.on) {
    case 'enter':
    case 'act':
    case 'clear':
      return missing(around?.spaces.has(happens.space), `${path}/space`, 'no-space', happens.space);
    case 'defeated':
      return monsterThere(pack, `${path}/monster`, happens.monster);
    default:
      return [];
  }
}
