// Which function does which step, and which asks which question.
import type { AskTable, StepTable } from '../../../kernel/types.js';
import { goOn } from './ability-scope.js';
import type { Content } from '../cards/card-index.js';
import { gameLost, gameWon } from './ending.js';
import type { Happening } from '../state/events.js';
import { checkDeath, die, wound } from './harm.js';
import { hunt, huntStep, reveal } from './monster-phase/hunt.js';
import { attackNext, attackOrder, attacks, attackWhom, monsterAttack, strike } from './monster-phase/attacks.js';
import {
  monsterGoal,
  monsterGoes,
  monsterMove,
  monsterStep,
  monsterTo,
  monsterWay,
  moveNext,
  moveOrder,
  movement,
} from './monster-phase/movement.js';
import { respawn, respawnAt, respawnColour, respawnNearest, respawnWhere } from './respawn.js';
import { bosses, characters, maintenance, monsterPhase, monsterPhaseEnds, nextCharacter, round } from './round.js';
import { chapterChoice, notice, read, revealTile, scenarioAct } from './scenario/scenario.js';
import { basicWeapon, begin, deal, firstCharacter, setUp, takeBasic, takeFirst } from './setup.js';
import {
  spawnAt,
  spawnColour,
  spawnDraw,
  spawnEffect,
  spawnNearest,
  spawns,
  spawnWhere,
} from './monster-phase/spawning.js';
import type { State } from '../state/state.js';
import type { Step } from '../state/steps.js';

export const worldSteps: StepTable<State, Content, Step, Happening> = {
  'set-up': setUp,
  'take-basic': takeBasic,
  deal,
  'take-first': takeFirst,
  begin,
  round,
  maintenance,
  characters,
  'next-character': nextCharacter,
  'monster-phase': monsterPhase,
  'monster-phase-ends': monsterPhaseEnds,
  hunt,
  'hunt-step': huntStep,
  reveal,
  bosses,
  movement,
  'move-next': moveNext,
  'monster-goes': monsterGoes,
  'monster-move': monsterMove,
  'monster-step': monsterStep,
  'monster-to': monsterTo,
  attacks,
  'attack-next': attackNext,
  'monster-attack': monsterAttack,
  strike,
  spawns,
  'spawn-draw': spawnDraw,
  'spawn-effect': spawnEffect,
  'spawn-nearest': spawnNearest,
  'spawn-at': spawnAt,
  wound,
  'check-death': checkDeath,
  die,
  'go-on': goOn,
  respawn,
  'respawn-nearest': respawnNearest,
  'respawn-at': respawnAt,
  read,
  notice,
  'reveal-tile': revealTile,
  'scenario-act': scenarioAct,
  'game-lost': gameLost,
  'game-won': gameWon,
};

export const worldAsks: AskTable<State, Content, Step, Happening> = {
  'basic-weapon': basicWeapon,
  'first-character': firstCharacter,
  'move-order': moveOrder,
  'monster-goal': monsterGoal,
  'monster-way': monsterWay,
  'attack-order': attackOrder,
  'attack-whom': attackWhom,
  'spawn-colour': spawnColour,
  'spawn-where': spawnWhere,
  'respawn-colour': respawnColour,
  'respawn-where': respawnWhere,
  'chapter-choice': chapterChoice,
};
