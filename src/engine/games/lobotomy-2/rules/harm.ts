// Wounds, deaths of Characters, and defeats of Monsters with their rewards. LOB-DTH, LOB-MON-08, -09, LOB-BOS-05
import type { PlayerId, RuleId } from '../../../kernel/index.js';
import { triggerAbilities } from './turn/triggers.js';
import { cardOf } from '../cards/card-index.js';
import { cure } from './conditions.js';
import { loseGame } from './ending.js';
import {
  attributeNames,
  attributesOf,
  characterOf,
  healthOf,
  isAlive,
  maximumOf,
  monsterAt,
  ring,
  woundsOf,
} from './values-in-force.js';
import { gainInsanity, gainJunk } from './holdings.js';
import type { Context, Position } from '../state/step-context.js';
import { countForQuest } from './quests.js';
import { monsterTypeOf } from './monster-phase/spawning.js';
import { isCharacter, type Mini, type Monster } from '../state/state.js';
import type { StepOf } from '../state/steps.js';

export function wound(m: Context, { mini, n, from, rule }: StepOf<'wound'>): void {
  if (n <= 0 || !isAlive(m, mini)) return;
  addWounds(m, mini, n, from, rule);
  m.push({ do: 'check-death', mini, from });
}

/** Adds Wounds and counts them for Quests. The caller must then check for deaths. */
export function addWounds(m: Context, mini: Mini, n: number, from: Mini | null, rule: RuleId): void {
  m.emit({ type: 'wounded', rule, mini, n, from });
  if (isCharacter(mini)) {
    characterOf(m, mini).wounds += n;
    countForQuest(m, mini, 'wounds-taken', n);
    triggerAbilities(m, mini, 'wounded');
    return;
  }
  const monster = monsterAt(m, mini);
  if (!monster) return;
  monster.wounds += n;
  if (from === null || !isCharacter(from)) return;
  countForQuest(m, from, 'wounds-dealt', n);
  if (cardOf(m.content.monsters, monster.card).class === 'boss') countForQuest(m, from, 'boss-wounds', n);
}

/** Removes up to `n` Wounds, and the Fire token. LOB-KEY-04 */
export function healMonster(m: Context, monster: Monster, n: number): void {
  const healed = Math.min(n, monster.wounds);
  monster.wounds -= healed;
  if (healed > 0) m.emit({ type: 'healed', rule: 'LOB-KEY-04', mini: monster.id, what: 'wound', n: healed });
  cure(m, monster.id, 'fire', 'LOB-KEY-04');
}

/** A Character dies if its Wounds reach its Health or an Attribute was reduced to 0. LOB-DTH-01, -02, LOB-ATK-10 */
export function checkDeath(m: Context, { mini, from }: StepOf<'check-death'>): void {
  if (!isAlive(m, mini)) return;
  const fallen = woundsOf(m, mini) >= healthOf(m, mini);
  if (isCharacter(mini)) {
    if (fallen) m.push({ do: 'die', player: mini, rule: 'LOB-DTH-01' });
    else if (isDrained(m, mini)) m.push({ do: 'die', player: mini, rule: 'LOB-DTH-02' });
    return;
  }
  const monster = monsterAt(m, mini);
  if (!fallen || !monster || !defeat(m, monster, from) || from === null || !isCharacter(from)) return;
  rewardKills(m, from, 1);
}

/**
 * Whether an Attribute was reduced to 0, even temporarily. An Attribute that is printed as 0 does not count.
 * LOB-RUL-100
 */
function isDrained(m: Position, player: PlayerId): boolean {
  const now = attributesOf(m, player);
  return attributeNames.some((each) => now[each] === 0 && maximumOf(m, player, each) > 0);
}

// Characters

/** LOB-DTH-03 to -07 */
export function die(m: Context, { player, rule }: StepOf<'die'>): void {
  const { state } = m;
  const character = characterOf(m, player);
  if (character.dead) return;
  character.dead = true;
  // LOB-DTH-07
  if (state.phase === 'characters' && state.turn.character === player) Object.assign(state.turn, { ap: 0, mp: 0 });
  m.emit({
    type: 'died',
    rule,
    also: ['LOB-CHR-02', 'LOB-DTH-04', 'LOB-DTH-05', 'LOB-DTH-06', 'LOB-DTH-07', 'LOB-KEY-17', 'LOB-RUL-100'],
    player,
    at: character.at,
  });
  m.push({ do: 'hunt-step', n: 1, reveals: false }, { do: 'check-triggers' });
  if (state.final) leaveRing(m);
  triggerAbilities(m, player, 'dies');
}

/**
 * Dead Characters leave the ring and lose the First Character token. If no Character is left, the game is lost.
 * LOB-RUL-88, LOB-WIN-03
 */
export function leaveRing(m: Context): void {
  const { state } = m;
  for (const each of state.characters) each.gone = each.dead;
  const [next] = ring(m, state.first);
  if (next === undefined) loseGame(m, 'LOB-WIN-03');
  else if (next !== state.first) {
    state.first = next;
    m.emit({ type: 'first-character', rule: 'LOB-RUL-88', player: next });
  }
}

// Monsters

/**
 * Puts the mini and its tokens back into the supply. Returns false if the Monster was already removed. The caller has
 * to give the one Insanity for defeats. LOB-ATK-11, LOB-MON-09, LOB-RUL-69
 */
export function defeat(m: Context, monster: Monster, by: Mini | null): boolean {
  const { state } = m;
  const at = state.monsters.indexOf(monster);
  if (at < 0) return false;
  state.monsters.splice(at, 1);
  monsterTypeOf(m, monster.card).pool++;
  state.defeated[monster.card] = (state.defeated[monster.card] ?? 0) + 1;
  const { class: kind, deck } = cardOf(m.content.monsters, monster.card);
  const winner = by !== null && isCharacter(by) ? by : null;
  m.emit({
    type: 'defeated',
    rule: 'LOB-ATK-11',
    also: ['LOB-MON-03', 'LOB-MON-08', 'LOB-MON-09', 'LOB-BOS-05', 'LOB-RUL-69'],
    monster: monster.id,
    card: monster.card,
    number: monster.number,
    at: monster.at,
    by,
  });
  m.push({ do: 'check-triggers' });
  if (winner !== null) {
    if (kind !== 'basic') gainJunk(m, winner, 1, kind === 'elite' ? 'LOB-MON-09' : 'LOB-BOS-05');
    countForQuest(m, winner, 'kills', 1);
    if (kind === 'elite') countForQuest(m, winner, 'elite-kills', 1);
    triggerAbilities(m, winner, 'kills');
  }
  // The triggers of the Scenario are checked first. Then the defeat of the Huntmaster wins the game.
  if (state.hunt.battle && deck === 'huntmaster')
    m.push({ do: 'check-triggers' }, { do: 'game-won', rule: 'LOB-RUL-115' });
  return true;
}

/** Gives 1 Insanity for all defeats by one Attack or Ability. LOB-INS-02 */
export function rewardKills(m: Context, player: PlayerId, n: number): void {
  if (n < 1 || m.state.rewarded) return;
  m.state.rewarded = true;
  gainInsanity(m, player, 1, 'LOB-INS-02');
}
