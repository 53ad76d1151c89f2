// The rules of Lobotomy 2 for the kernel. Two tables name the function of each step.
import { copy } from '../../../kernel/copy.js';
import type { Fault, Json, Result, Rules, Setup } from '../../../kernel/index.js';
import type { AskTable, StepTable } from '../../../kernel/types.js';
import { contentOf, type Content, type Pack } from '../cards/card-index.js';
import { pack } from '../content/pack.js';
import { emptyTable, type Options } from '../state/empty-table.js';
import type { GameEvent } from '../state/events.js';
import { situate } from '../state/situation.js';
import type { State } from '../state/state.js';
import type { Step } from '../state/steps.js';
import { explain } from '../table/explain.js';
import { inEnglish } from '../words/faults.js';
import * as abilityScope from './ability-scope.js';
import * as afterWounds from './attack/after-wounds.js';
import * as beginAttack from './attack/begin.js';
import * as bolts from './attack/bolts.js';
import * as counterattack from './attack/counterattack.js';
import * as declareAttack from './attack/declare.js';
import * as rerollsAndMeds from './attack/rerolls-and-meds.js';
import { dealHits } from './attack/results.js';
import { rollDice } from './attack/roll.js';
import * as testsAndSearches from './attack/tests-and-searches.js';
import * as body from './effects/body.js';
import * as holdings from './effects/holdings.js';
import * as interpreter from './effects/interpreter.js';
import * as places from './effects/places.js';
import * as targets from './effects/targets.js';
import * as ending from './ending.js';
import * as harm from './harm.js';
import * as monsterAttacks from './monster-phase/attacks.js';
import * as bosses from './monster-phase/bosses.js';
import * as finalBattle from './monster-phase/final-battle.js';
import * as hunt from './monster-phase/hunt.js';
import * as movement from './monster-phase/movement.js';
import * as spawning from './monster-phase/spawning.js';
import { fillInOptions, readOptions } from './options.js';
import * as respawn from './respawn.js';
import * as round from './round.js';
import * as faceDownTokens from './scenario/face-down-tokens.js';
import * as nightmares from './scenario/nightmares.js';
import * as scenario from './scenario/scenario.js';
import * as setup from './setup.js';
import * as simultaneous from './simultaneous-order.js';
import * as abilities from './turn/abilities.js';
import { attackAction } from './turn/attack-action.js';
import * as loadout from './turn/loadout.js';
import * as move from './turn/move.js';
import * as search from './turn/search.js';
import * as trade from './turn/trade.js';
import * as turn from './turn/turn.js';
import * as upgrades from './turn/upgrades.js';

const steps = {
  // Setup
  'set-up': setup.setUp,
  'take-basic': setup.takeBasic,
  'deal-cards': setup.dealCards,
  'take-first': setup.takeFirst,
  begin: setup.begin,

  // The Round
  round: round.round,
  maintenance: round.maintenance,
  characters: round.characters,
  'next-character': round.nextCharacter,
  'monster-phase': round.monsterPhase,
  'monster-phase-ends': round.monsterPhaseEnds,

  // A Character's Turn
  turn: turn.turn,
  'end-turn': turn.endTurn,
  walk: move.walk,
  'open-door': move.openDoor,
  flee: move.flee,
  arrive: move.arrive,
  'set-edge': move.changeEdge,
  attack: attackAction,
  search: search.search,
  'search-take': search.searchTake,
  'search-gain': search.searchGain,
  'search-end': search.searchEnd,
  loot: search.loot,
  trade: trade.trade,
  'trade-put': trade.tradePut,
  'trade-end': trade.tradeEnd,
  'loadout-set': loadout.loadoutSet,
  'keep-limits': loadout.keepLimits,
  'drop-item': loadout.discardItem,
  'drop-disorder': loadout.discardDisorder,
  upgrade: upgrades.upgrade,
  upgraded: upgrades.finishUpgrade,
  'gain-disorder': upgrades.buyDisorder,
  raise: upgrades.raiseAttribute,
  'go-insane': upgrades.goInsane,
  use: abilities.use,
  'pay-and-use': abilities.payAndUse,
  'run-triggered': abilities.runTriggered,
  'untap-item': abilities.untapItem,
  'close-ability-scope': abilityScope.closeAbilityScope,

  // What cards do
  run: interpreter.run,
  effect: interpreter.effect,
  pay: targets.payCost,
  healing: body.healing,
  'heal-one': body.healOne,
  'infect-attribute': body.infectAttribute,
  'give-up': holdings.giveUp,
  'set-cooldown': holdings.setCooldownByCard,
  'untap-by-card': holdings.untapByCard,
  'reveal-locker': places.revealLockerByCard,

  // An Attack, in the order of its parts (LOB-RUL-05)
  'attack-begin': beginAttack.beginAttack,
  'declare-ability': declareAttack.declareAbility,
  'attack-find-affected': beginAttack.findAffected,
  'attack-prepare': beginAttack.prepareRolls,
  'attack-roll': rollDice,
  'mark-die': rerollsAndMeds.markDie,
  reroll: rerollsAndMeds.reroll,
  'use-meds': rerollsAndMeds.useMeds,
  'attack-insanity': rerollsAndMeds.gainRolledInsanity,
  'attack-pierce': bolts.pierce,
  pierce: bolts.pierceDie,
  'attack-bolts': bolts.applyAttackBolts,
  'attack-defense-bolts': bolts.applyDefenseBolts,
  'attack-hits': dealHits,
  'attack-lifesteal': afterWounds.lifesteal,
  'attack-deaths': afterWounds.removeDefeated,
  'attack-deflect': afterWounds.deflect,
  'attack-follow-ups': afterWounds.followUps,
  'run-follow-ups': afterWounds.runFollowUps,
  'attack-counter': counterattack.endAttack,
  'monster-counterattack': counterattack.monsterCounterattack,

  // A Test or a Search
  check: testsAndSearches.beginCheck,
  'check-roll': testsAndSearches.rollCheck,
  'check-end': testsAndSearches.endCheck,

  // The Hunt and Bosses
  hunt: hunt.huntPhase,
  'hunt-step': hunt.moveHuntmaster,
  reveal: hunt.revealHuntCards,
  empower: hunt.empower,
  'final-battle': finalBattle.finalBattle,
  bosses: round.bosses,
  'boss-next': bosses.bossNext,
  boss: bosses.boss,
  'boss-attack': bosses.bossAttack,

  // Monsters move, attack and spawn
  movement: movement.movementPhase,
  'move-next': movement.moveNext,
  'monster-start-move': movement.monsterStartMove,
  'monster-move': movement.monsterMove,
  'monster-step': movement.monsterStep,
  'monster-to': movement.monsterTo,
  attacks: monsterAttacks.attackPhase,
  'attack-next': monsterAttacks.attackNext,
  'monster-attack': monsterAttacks.monsterAttack,
  strike: monsterAttacks.strike,
  spawns: spawning.spawnPhase,
  'spawn-draw': spawning.spawnDraw,
  'spawn-effect': spawning.spawnEffect,
  'spawn-nearest': spawning.spawnNearest,
  'spawn-at': spawning.spawnAt,

  // Harm and death
  wound: harm.wound,
  'check-death': harm.checkDeath,
  die: harm.die,
  'death-is-final': finalBattle.deathIsFinal,
  respawn: respawn.respawn,
  'respawn-nearest': respawn.respawnNearest,
  'respawn-at': respawn.respawnAt,

  // The Scenario
  read: scenario.read,
  'check-triggers': scenario.checkTriggers,
  'reveal-tile': scenario.revealTile,
  'scenario-act': scenario.scenarioAct,
  nightmare: nightmares.beginNightmare,
  'nightmare-over': nightmares.endNightmare,
  'look-at-token': faceDownTokens.lookAtToken,
  'reveal-number-token': faceDownTokens.revealToken,
  'game-lost': ending.gameLost,
  'game-won': ending.gameWon,
} satisfies StepTable<State, Content, Step, GameEvent>;

/** The functions of the steps that ask a player. The type requires that every step is in one of the two tables. */
const asks = {
  // Setup
  'basic-weapon': setup.basicWeapon,
  'first-character': setup.firstCharacter,

  // A Character's Turn
  act: turn.act,
  'free-move': move.freeMove,
  'free-blink': move.freeBlink,
  'push-where': move.pushWhere,
  'search-buy': search.searchBuy,
  'trade-offer': trade.tradeOffer,
  'trade-agree': trade.tradeAgree,
  loadout: loadout.loadout,
  'item-limit': loadout.itemLimit,
  'disorder-limit': loadout.disorderLimit,
  'use-x': abilities.useX,
  'use-on': abilities.useOn,
  trigger: abilities.trigger,
  'then-first': simultaneous.askOrder,

  // What cards do
  'on-whom': targets.onWhom,
  which: targets.which,
  'pay-or-not': targets.payOrNot,
  'heal-what': body.healWhat,
  'infect-what': body.infectWhat,
  'lose-what': holdings.loseWhat,
  'which-edge': places.whichEdge,
  'locker-which': places.lockerWhich,
  'cool-which': holdings.coolWhich,
  'untap-which': holdings.untapWhich,

  // An Attack, a Test or a Search
  'attack-declare': declareAttack.askAttacker,
  'attack-defend': declareAttack.askDefender,
  change: rerollsAndMeds.askDiceChange,
  'pierce-which': bolts.askPierce,
  'counter-with': counterattack.askCounterattack,
  'check-declare': declareAttack.askTester,

  // The Hunt, Bosses and Monsters
  'battle-where': finalBattle.battleWhere,
  'boss-order': bosses.bossOrder,
  'move-order': movement.moveOrder,
  'monster-goal': movement.monsterGoal,
  'monster-way': movement.monsterWay,
  'attack-order': monsterAttacks.attackOrder,
  'attack-whom': monsterAttacks.attackWhom,
  'spawn-colour': spawning.spawnColour,
  'spawn-where': spawning.spawnWhere,

  // Death and the Scenario
  'respawn-colour': respawn.respawnColour,
  'respawn-where': respawn.respawnWhere,
  'chapter-choice': scenario.chapterChoice,
} satisfies AskTable<State, Content, Step, GameEvent> & Record<Exclude<Step['do'], keyof typeof steps>, unknown>;

/** A match begins with the setup or with a situation. */
function openMatch({
  content,
  options: read,
  situation,
}: Setup<Content, Options>): Result<{ state: State; steps: Step[] }, Fault> {
  const filled = fillInOptions(content, read);
  if (!filled.ok) return filled;
  const state = emptyTable(content, filled.value);
  if (situation !== null) return situate(state, content, situation);
  const levels = filled.value.difficulty.flatMap(({ card, level }) => (card === null ? [level] : []));
  return { ok: true, value: { state, steps: [{ do: 'set-up', levels }] } };
}

/** The state has no secrets, so every seat sees all of it. */
export const rules: Rules<State, Content, Options, State, Step, GameEvent> = {
  id: 'lobotomy-2',
  version: 1,
  seats: { min: 1, max: 5 },
  pack,
  content: (json) => contentOf(json as Pack),
  options: (json, seats) => inEnglish(readOptions(json, seats)),
  setup: (given) => inEnglish(openMatch(given)),
  steps,
  asks,
  explain: (state, questions, _seat, intent, content) => explain({ state, content }, questions, intent),
  view: ({ state }) => copy(state),
  secrets: () => [],
  determinize: () => undefined,
  // The id of a pack has no influence on a match.
  fingerprint: ({ pack: { id: _, ...played } }) => played as unknown as Json,
};
