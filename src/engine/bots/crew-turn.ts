// The crew's Turn: each act gets a value, and the best one is done.
import { healthOf, characterOf, monsterAt, monstersAt, woundsOf, abilitiesOf } from '../games/lobotomy-2/figures.js';
import { card } from '../games/lobotomy-2/content.js';
import { edgesOf } from '../games/lobotomy-2/ground.js';
import { woundOddsOf } from '../games/lobotomy-2/attack/odds.js';
import { keyOf, wayOf } from '../games/lobotomy-2/attack/reach.js';
import type { Attribute } from '../games/lobotomy-2/cards.js';
import type { M } from '../games/lobotomy-2/play.js';
import type { Option, Question } from '../kernel/index.js';
import { isWeak, pull } from './crew-goals.js';

/** The act of the highest value, with a rest after each; the Turn ends where nothing is worth its cost. */
export function* bestAct(m: M, { options, player }: Question): Generator<void, string> {
  let best = 'end';
  let most = 0.2;
  for (const option of options) {
    const worth = worthOf(m, player, option);
    if (worth > most) [best, most] = [option.id, worth];
    yield;
  }
  return best;
}

function worthOf(m: M, player: number, { id, confirm }: Option): number {
  const [act = '', first = '', ...rest] = id.split(':');
  if (confirm) return 0;
  switch (act) {
    case 'scenario': return 20;
    case 'turn-up': return 10;
    case 'insane': return 15;
    case 'raise': return first === strongest(m, player) ? 9 : 7;
    case 'disorder': return 8;
    case 'upgrade': return 6;
    case 'attack': return attackWorth(m, player, first, rest);
    case 'search': return 5;
    case 'walk': return walkWorth(m, player, Number(first));
    case 'open': return doorWorth(m, player, first, rest);
    case 'use': return useWorth(m, player, first);
    case 'loot': return m.state.turn.mp > 0 ? 0 : 0.5;
    default: return 0;
  }
}

/** The one of fighting that can still rise. */
function strongest(m: M, player: number): Attribute {
  const { card: name, insane } = characterOf(m, player);
  const { attributes } = card(m.content.characters, name)[insane ? 'insane' : 'blue'];
  const keys: readonly Attribute[] = ['strength', 'dexterity', 'wisdom'];
  return [...keys].sort((a, b) => attributes[b] - attributes[a])[0] ?? 'strength';
}

const value = { basic: 3, elite: 5, boss: 9 } as const;

function attackWorth(m: M, player: number, weapon: string, rest: readonly string[]): number {
  const monster = monsterAt(m, Number(rest.at(-1)));
  if (!monster) return 0;
  const attribute = rest.length > 1 ? (rest[0] as Attribute) : weapon === 'fists' ? 'strength' : (keyOf(m, player, weapon) ?? 'strength');
  const { kills, mean } = woundOddsOf(m, wayOf(player, { with: weapon, attribute }), monster.id);
  const kind = card(m.content.monsters, monster.card).class;
  const left = Math.max(1, healthOf(m, monster.id) - woundsOf(m, monster.id));
  const near = monster.at === characterOf(m, player).at ? 1.5 : 1;
  return near * (kills * value[kind] + (Math.min(mean, left) / left) * value[kind] * 0.6);
}

function walkWorth(m: M, player: number, to: number): number {
  const here = characterOf(m, player).at;
  const gain = pull(m, player, to) - pull(m, player, here);
  const danger = isWeak(m, player) ? 1.5 * (monstersAt(m, to).length - monstersAt(m, here).length) : 0;
  return gain - danger + (m.state.turn.mp > 0 ? 0.3 : 0);
}

/** As good as the Space behind it. */
function doorWorth(m: M, player: number, first: string, rest: readonly string[]): number {
  const here = characterOf(m, player).at;
  const edge = edgesOf(m, here).find(({ id }) => id === [first, ...rest].join(':'));
  return edge?.to == null ? 0 : 0.9 * (pull(m, player, edge.to) - pull(m, player, here)) + 0.1;
}

/** Healing for the wounded; other Abilities where they cost nothing that is missed. */
function useWorth(m: M, player: number, key: string): number {
  const held = abilitiesOf(m, player).find((each) => each.key === key);
  if (!held) return 0;
  const { ability: { cost = {}, attack, steps = [] } } = held;
  const heals = JSON.stringify(steps).includes('"heal"');
  if (heals) return characterOf(m, player).wounds >= 2 ? 5 : 0;
  const price = (cost.ap ?? 0) + (cost.insanity === 'x' ? 2 : (cost.insanity ?? 0) * 0.5) + (cost.discard ? 1 : 0);
  return attack ? 4 - price : 1.5 - price;
}
