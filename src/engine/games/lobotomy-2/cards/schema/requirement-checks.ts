// Checks what the rules need from a pack: enough cards, an Aura, a Huntmaster for the Final Battle, and enough
// Nightmares on the same map.
import type { Fault } from '../../../../kernel/index.js';
import type { Ability, MonsterSide } from '../card-types.js';
import type { Pack } from '../card-index.js';
import type { Scenario } from '../scenario-types.js';
import { faultAt } from './pack-faults.js';

const mostCharacters = 5;
/** Each Basic design has two copies. LOB-RUL-22 */
const basicWeapons = Math.ceil(mostCharacters / 2);
const nightmaresToWin = 3;

export function needFaults(pack: Pack): Fault[] {
  const { weapons, equipment, monsters, hunt, spawns, scenarios } = pack;
  const fewer = (cards: readonly { readonly basic?: true }[], n: number): boolean =>
    cards.filter(({ basic }) => basic).length < n;
  return [
    ...(fewer(weapons, basicWeapons) ? [faultAt('weapons', 'no-basic', { n: basicWeapons })] : []),
    ...(fewer(equipment, 1) ? [faultAt('equipment', 'no-basic', { n: 1 })] : []),
    ...(hunt.filter(({ aura }) => aura).length === 1 ? [] : [faultAt('hunt', 'one-aura')]),
    ...(spawns.some(({ kind }) => kind === 'monster') ? [] : [faultAt('spawns', 'no-monster-card')]),
    ...(monsters.some(({ deck, class: kind }) => deck === 'huntmaster' && kind === 'boss')
      ? []
      : [faultAt('monsters', 'no-huntmaster')]),
    ...monsters.flatMap((monster, i) => monsterFaults(pack, monster, `monsters/${i}`)),
    ...scenarios.flatMap((scenario, i) => scenarioFaults(pack, scenario, `scenarios/${i}`)),
    ...abilitiesOf(pack).flatMap(([ability, path]) => (isEndless(ability) ? [faultAt(path, 'without-end')] : [])),
  ];
}

// Monsters

function monsterFaults(
  { bossCards }: Pack,
  { deck, normal, empowered }: Pack['monsters'][number],
  path: string,
): Fault[] {
  const sides = [
    ['normal', normal],
    ['empowered', empowered],
  ] as const;
  return [
    ...(deck && !bossCards.some((each) => each.deck === deck)
      ? [faultAt(`${path}/deck`, 'no-deck', { id: deck })]
      : []),
    ...sides.flatMap(([name, side]) => (side ? attackFaults(side, deck !== undefined, `${path}/${name}/attacks`) : [])),
  ];
}

/**
 * Checks that each result of the d6 leads to an attack: the first attack whose `upTo` is at least the result.
 * LOB-BOS-03
 */
function attackFaults({ attacks }: MonsterSide, draws: boolean, path: string): Fault[] {
  if (attacks.length === 0) return draws ? [] : [faultAt(path, 'no-attack')];
  if (attacks.length === 1) return [];
  const up = attacks.every(({ id, upTo = 0 }, i) => id !== undefined && upTo > (attacks[i - 1]?.upTo ?? 0));
  return up && attacks.at(-1)?.upTo === 6 ? [] : [faultAt(path, 'not-selected')];
}

// Scenarios

function scenarioFaults({ lockers, scenarios }: Pack, scenario: Scenario, path: string): Fault[] {
  const { kind, map, chapters, cards, riddles } = scenario;
  const nightmares = scenarios.filter((each) => each.kind === 'nightmare');
  const [first] = nightmares;
  const tilesOf = (each: Scenario): string =>
    each.map
      .map(({ tile }) => tile)
      .sort()
      .join();
  const acts = chapters.flatMap(({ triggers = [] }, c) =>
    triggers.flatMap(({ happens }, t) =>
      happens.on === 'act' ? [[`${path}/chapters/${c}/triggers/${t}/happens/id`, happens.id] as const] : [],
    ),
  );
  return [
    ...map.flatMap(({ tile }, i) =>
      map.findIndex((each) => each.tile === tile) < i
        ? [faultAt(`${path}/map/${i}/tile`, 'id-twice', { id: tile })]
        : [],
    ),
    ...acts.flatMap(([at, id], i) =>
      acts.findIndex(([, other]) => other === id) < i ? [faultAt(at, 'id-twice', { id })] : [],
    ),
    ...(scenario.lockers.length > lockers.length
      ? [faultAt(`${path}/lockers`, 'few-lockers', { n: lockers.length })]
      : []),
    ...(riddles && riddles.values.length !== riddles.spaces.length
      ? [faultAt(`${path}/riddles/values`, 'wrong-count', { n: riddles.spaces.length, found: riddles.values.length })]
      : []),
    ...(kind === 'nightmare' && nightmares.length < nightmaresToWin ? [faultAt(`${path}/kind`, 'few-nightmares')] : []),
    ...(kind === 'nightmare' && first && tilesOf(first) !== tilesOf(scenario)
      ? [faultAt(`${path}/map`, 'other-map', { scenario: first.id })]
      : []),
    ...(JSON.stringify([chapters, cards, riddles, scenario.events]).includes('{"do":"win"}')
      ? []
      : [faultAt(`${path}/chapters`, 'no-win')]),
  ];
}

// Abilities

type At = readonly [ability: Ability, path: string];

function abilitiesOf({ characters, disorders, weapons, equipment }: Pack): At[] {
  const listed = (abilities: readonly Ability[] = [], path: string): At[] =>
    abilities.map((ability, i) => [ability, `${path}/${i}`]);
  const ofItems = (items: Pack['weapons'] | Pack['equipment'], path: string): At[] =>
    items.flatMap(({ abilities, rows }, i) => [
      ...listed(abilities, `${path}/${i}/abilities`),
      ...rows.flatMap(({ ability }, r): At[] => (ability ? [[ability, `${path}/${i}/rows/${r}/ability`]] : [])),
    ]);
  return [
    ...characters.flatMap((character, i) =>
      (['blue', 'insane'] as const).flatMap((side) =>
        listed(character[side].abilities, `characters/${i}/${side}/abilities`),
      ),
    ),
    ...disorders.flatMap(({ abilities }, i) => listed(abilities, `disorders/${i}/abilities`)),
    ...ofItems(weapons, 'weapons'),
    ...ofItems(equipment, 'equipment'),
  ];
}

/**
 * Whether a player could use the Ability any number of times at no cost. Only Active and Attack Abilities are checked.
 * Other Abilities are limited: a Passive waits for its trigger, and a roll takes a modifier only once. Setting off a
 * mine also limits an Ability, because the mine is removed.
 */
function isEndless({ type, cost = {}, cooldown, once, steps = [] }: Ability): boolean {
  const { ap = 0, insanity = 0, junk = 0, meds = 0, wounds = 0, discard, tap } = cost;
  const paid = typeof junk === 'number' ? junk : Object.keys(junk).length;
  return (
    (type === 'active' || type === 'attack') &&
    !once &&
    !cooldown &&
    !discard &&
    !tap &&
    !ap &&
    insanity === 0 &&
    !paid &&
    !meds &&
    !wounds &&
    !steps.some((step) => step.do === 'detonate')
  );
}
