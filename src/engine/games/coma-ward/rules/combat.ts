// Attack, Steal and Medicine attack: two Checks that are compared. CW-CMB
import { effectOf } from '../../../effects/scope.js';
import type { PlayerId, RuleId } from '../../../kernel/index.js';
import { cardOf, type Content } from '../cards/card-index.js';
import type { CardId } from '../cards/card-types.js';
import { enemyAt, enemyOf, fightersPlayer, placeOf, playerFighter } from '../state/fighters.js';
import {
  kindOf,
  living,
  playerOf,
  type Batches,
  type Combat,
  type CombatMode,
  type Fighter,
  type Player,
} from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { StepOf } from '../state/steps.js';
import { ask, type Act } from './ask.js';
import { rollDice, rollEnemyDice, successesIn } from './checks.js';
import { woundEnemy } from './enemies.js';
import { loseItem } from './items.js';
import { movesFrom } from './movement.js';
import { notice } from './quirks.js';
import { diceCount, diceParts, loseHealth } from './statistics.js';

/**
 * An Attack, Steal or Medicine attack on a player in the same Space, or an Attack on an Enemy there. CW-CMB-01, -02,
 * -15, -18, CW-TRN-10, CW-RUL-26, CW-RUL-27
 */
export function combatActs({ state, content }: Context, player: PlayerId): Act[] {
  const me = playerOf(state, player);
  const targets = living(state, player).filter(
    (other) => other !== player && playerOf(state, other).at === me.at && !(state.turn.traded & (1 << other)),
  );
  const medicines = me.items.filter((id) => {
    const item = cardOf(content.items, id);
    return item.type === 'medicine' && item.offensive;
  });
  const act = (id: string, target: Fighter, mode: CombatMode, medicine: CardId | null): Act => ({
    id,
    targets: medicine === null ? [target] : [`card:${medicine}`, target],
    rule: medicine === null ? 'CW-CMB-01' : 'CW-CMB-15',
    then: [{ do: 'attack', fighter: playerFighter(player), target, mode, medicine }],
  });
  return [
    ...targets.flatMap((other) => {
      const target = playerFighter(other);
      return [
        act(`attack:${target}`, target, 'attack', null),
        ...(playerOf(state, other).items.length > 0 ? [act(`steal:${target}`, target, 'steal', null)] : []),
        ...medicines.map((card) => act(`dose:${card}:${target}`, target, 'medicine', card)),
      ];
    }),
    ...enemyAt(state, me.at).map(({ id }) => act(`attack:enemy:${id}`, `enemy:${id}`, 'attack', null)),
  ];
}

/** The sets of Weapons that can be used at once: none, one, or two One-Handed ones. CW-ITM-07 */
export function weaponSets({ items }: Content, { items: carried }: Pick<Player, 'items'>): CardId[][] {
  const handsOf = (id: CardId): number => {
    const item = cardOf(items, id);
    return item.type === 'weapon' ? item.hands : 0;
  };
  const weapons = carried.filter((id) => handsOf(id) > 0);
  const oneHanded = weapons.filter((id) => handsOf(id) === 1);
  const pairs = oneHanded.flatMap((first, i) => oneHanded.slice(i + 1).map((second) => [first, second]));
  return [[], ...weapons.map((id) => [id]), ...pairs];
}

/** The Damage Rating of the Weapons in use; 1 without a Weapon. CW-ITM-09, CW-RUL-29 */
export function damageOf({ items }: Content, weapons: readonly CardId[]): number {
  if (weapons.length === 0) return 1;
  return weapons.reduce((sum, id) => {
    const item = cardOf(items, id);
    return sum + (item.type === 'weapon' ? item.damage : 0);
  }, 0);
}

const ofDeclaration: readonly RuleId[] = ['CW-CMB-14', 'CW-TRN-10', 'CW-RUL-26', 'CW-RUL-28', 'CW-RUL-60'];
const ofResult: readonly RuleId[] = [
  ...['CW-CMB-07', 'CW-CMB-10', 'CW-CMB-13', 'CW-CMB-17', 'CW-RUL-29', 'CW-RUL-32'],
  ...['CW-ITM-08', 'CW-ITM-11', 'CW-RUL-25'],
];

const setId = (weapons: readonly CardId[]): string => (weapons.length === 0 ? 'unarmed' : weapons.join('+'));

/** The attacker declares; then the Weapons are chosen and rolled, and the other side defends. CW-RUL-28, CW-RUL-53 */
export function attack(m: Context, { fighter, target, mode, medicine }: StepOf<'attack'>): void {
  const { state } = m;
  const [attacker, defender] = [fightersPlayer(fighter), fightersPlayer(target)];
  const me = attacker === null ? null : playerOf(state, attacker);
  const other = defender === null ? null : playerOf(state, defender);
  // What happened since the declaration, such as the "end your Move" effect of the Room, may have changed everything.
  const at = placeOf(state, fighter);
  if (at === '' || placeOf(state, target) !== at) return;
  if (medicine !== null && !me?.items.includes(medicine)) return;
  if (mode === 'steal' && other?.items.length === 0) return;
  state.combat = { attacker: fighter, defender: target, mode, medicine, weapons: [], dice: [] };
  m.emit({ type: 'attack-declared', rule: 'CW-CMB-02', also: ofDeclaration, fighter, target, mode, medicine });
  if (attacker !== null) notice(m, attacker, mode === 'steal' ? 'stole' : 'attacked');
  if (defender !== null) notice(m, defender, 'was-attacked');
  m.push(
    attacker === null ? { do: 'enemy-strike' } : { do: 'arm', player: attacker },
    defender === null ? { do: 'enemy-resist' } : { do: 'defend', player: defender },
    { do: 'combat-over' },
  );
}

/** CW-CMB-03, CW-ITM-08 */
export function arm(m: Context, { player }: StepOf<'arm'>) {
  return {
    ...ask(
      m,
      player,
      'CW-CMB-03',
      weaponSets(m.content, playerOf(m.state, player)).map((weapons): Act => ({
        id: `arm:${setId(weapons)}`,
        targets: weapons.map((id) => `card:${id}`),
        rule: weapons.length === 0 ? 'CW-ITM-09' : 'CW-ITM-07',
        then: [{ do: 'strike', player, weapons }],
      })),
    ),
    skipSole: true,
  };
}

export function strike(m: Context, { player, weapons }: StepOf<'strike'>): void {
  const { combat } = m.state;
  if (!combat) return;
  combat.weapons = [...weapons];
  combat.dice = rollDice(m, player, 'attack', 0, weapons).batches;
}

export function enemyStrike(m: Context): void {
  const { combat } = m.state;
  const enemy = combat && enemyOf(m.state, combat.attacker);
  if (enemy) combat.dice = rollEnemyDice(m, enemy, 'strength').batches;
}

/**
 * The defender knows the successes of the attacker, and chooses a Dodge or Counter-Attack. An absent player takes the
 * one with more dice. CW-CMB-04, CW-RUL-28, CW-RUL-60
 */
export function defend(m: Context, { player }: StepOf<'defend'>) {
  const { state, content } = m;
  const dice = (use: 'attack' | 'dodge', weapons: readonly CardId[]): number =>
    diceCount(diceParts(state, content, player, use, weapons));
  const counters = weaponSets(content, playerOf(state, player)).map((weapons) => ({
    weapons,
    id: `counter:${setId(weapons)}`,
    dice: dice('attack', weapons),
  }));
  const best = counters.reduce((a, b) => (b.dice > a.dice ? b : a));
  return ask(
    m,
    player,
    'CW-CMB-04',
    [
      { id: 'dodge', rule: 'CW-CMB-08', then: [{ do: 'resist', player, by: 'dodge', weapons: [] }] },
      ...counters.map(({ weapons, id }): Act => ({
        id,
        targets: weapons.map((card) => `card:${card}`),
        rule: 'CW-CMB-09',
        then: [{ do: 'resist', player, by: 'counter', weapons }],
      })),
    ],
    best.dice > dice('dodge', []) ? best.id : 'dodge',
  );
}

export function resist(m: Context, { player, by, weapons }: StepOf<'resist'>): void {
  m.emit({ type: 'defended', rule: by === 'dodge' ? 'CW-CMB-08' : 'CW-CMB-09', player, by, weapons });
  const { batches } = rollDice(m, player, by === 'dodge' ? 'dodge' : 'attack', 0, weapons);
  compare(m, batches, by, damageOf(m.content, weapons));
}

/** Unless its card says otherwise, an Enemy defends by Counter-Attack. CW-RUL-53 */
export function enemyResist(m: Context): void {
  const { combat } = m.state;
  const enemy = combat && enemyOf(m.state, combat.defender);
  if (!enemy) return;
  const { defence, damage } = cardOf(m.content.enemies, enemy.type);
  const { batches } = rollEnemyDice(m, enemy, defence === 'dodge' ? 'dexterity' : 'strength');
  compare(m, batches, defence ?? 'counter', damage);
}

/** The side with more successes wins; on a tie, the defender. CW-CMB-05 to -07 */
function compare(m: Context, defence: Batches, by: 'dodge' | 'counter', damage: number): void {
  const { combat } = m.state;
  if (!combat) return;
  const { attacker, defender, mode } = combat;
  const ahead = successesIn(combat.dice) - successesIn(defence);
  const differential = Math.abs(ahead);
  const winner = ahead > 0 ? attacker : defender;
  m.emit({
    type: 'combat-result',
    rule: differential === 0 ? 'CW-CMB-06' : 'CW-CMB-05',
    also: ofResult,
    attacker,
    defender,
    mode,
    winner,
    dice: [combat.dice, defence],
    differential,
  });
  if (differential > 0)
    m.push({
      do: 'moment',
      moment: { of: 'won-combat', winner, loser: winner === attacker ? defender : attacker, mode },
    });
  if (winner === attacker) attackerWins(m, combat);
  else if (differential > 0) defenderWins(m, combat, by, damage);
}

/** CW-CMB-10, CW-CMB-11, CW-CMB-16, CW-RUL-32 */
function attackerWins(m: Context, { attacker, defender, mode, medicine, weapons }: Combat): void {
  const [thief, victim] = [fightersPlayer(attacker), fightersPlayer(defender)];
  const enemy = enemyOf(m.state, attacker);
  if (mode === 'attack') {
    const damage = enemy ? cardOf(m.content.enemies, enemy.type).damage : damageOf(m.content, weapons);
    wound(m, defender, damage, thief);
  } else if (thief !== null && victim !== null) {
    if (mode === 'steal') m.push({ do: 'steal-choice', player: thief, from: victim });
    else if (medicine !== null) dose(m, thief, medicine, victim);
  }
}

function dose(m: Context, player: PlayerId, card: CardId, on: PlayerId): void {
  const item = cardOf(m.content.items, card);
  loseItem(playerOf(m.state, player), card);
  m.state.itemDiscards.push(card);
  m.emit({ type: 'item-used', rule: 'CW-CMB-16', player, card, on });
  if (item.type === 'medicine') m.push(...effectOf(item.effect, { who: on, source: kindOf(card) }));
}

/** CW-CMB-12, CW-CMB-13, CW-CMB-17 */
function defenderWins(m: Context, { attacker, defender }: Combat, by: 'dodge' | 'counter', damage: number): void {
  const player = fightersPlayer(defender);
  if (by === 'counter') wound(m, attacker, damage, player);
  else if (player !== null) m.push({ do: 'dodge-to', player });
}

/** Health lost in combat is reduced by Clothing. CW-ITM-11, CW-RUL-25, CW-RUL-29 */
function wound(m: Context, fighter: Fighter, damage: number, by: PlayerId | null): void {
  const player = fightersPlayer(fighter);
  if (player === null) {
    const enemy = enemyOf(m.state, fighter);
    if (enemy) woundEnemy(m, enemy, damage, by);
    return;
  }
  const reduction = playerOf(m.state, player).items.reduce((sum, id) => {
    const item = cardOf(m.content.items, id);
    return sum + (item.type === 'clothing' ? (item.reduction ?? 0) : 0);
  }, 0);
  loseHealth(m, player, Math.max(0, damage - reduction));
}

/** Any carried Item, also worn Clothing. CW-CMB-11, CW-RUL-27 */
export function stealChoice(m: Context, { player, from }: StepOf<'steal-choice'>) {
  return {
    ...ask(
      m,
      player,
      'CW-CMB-11',
      playerOf(m.state, from).items.map((card): Act => ({
        id: `steal:${card}`,
        targets: [`card:${card}`],
        rule: 'CW-RUL-27',
        then: [{ do: 'steal', player, from, card }],
      })),
    ),
    skipSole: true,
  };
}

export function steal(m: Context, { player, from, card }: StepOf<'steal'>): void {
  loseItem(playerOf(m.state, from), card);
  playerOf(m.state, player).items.push(card);
  m.emit({ type: 'stolen', rule: 'CW-CMB-11', player, card, from });
  m.push(
    { do: 'moment', moment: { of: 'stole', player, from, card } },
    { do: 'limit', player: from },
    { do: 'limit', player },
  );
}

/** The defender moves away by one legal Move, if there is one. CW-CMB-12, CW-RUL-30 */
export function dodgeTo(m: Context, { player }: StepOf<'dodge-to'>) {
  const { state, content } = m;
  const { alive, at } = playerOf(state, player);
  return {
    ...ask(
      m,
      player,
      'CW-CMB-12',
      (alive ? movesFrom(state, content, at, false) : []).map((move): Act => ({
        id: `dodge:${move.to}`,
        targets: [`space:${move.to}`],
        rule: 'CW-RUL-30',
        then: [{ do: 'step', player, ...move }],
      })),
    ),
    skipSole: true,
  };
}

export function combatOver(m: Context): void {
  m.state.combat = null;
}
