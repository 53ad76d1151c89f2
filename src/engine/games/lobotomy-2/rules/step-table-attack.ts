// Which function does which step of Attacks, Tests and Searches, and which asks which question.
import type { AskTable, StepTable } from '../../../kernel/types.js';
import type { Content } from '../cards/card-index.js';
import type { Happening } from '../state/events.js';
import type { State } from '../state/state.js';
import type { Step } from '../state/steps.js';
import { after, deaths, deflect, moves, thenDo } from './attack/after-wounds.js';
import { aim, begin, prepare } from './attack/begin.js';
import { askPierce, attackersBolts, defendersBolts, pierce, pierceDie } from './attack/bolts.js';
import { askChange, insanity, mark, reroll, useMeds } from './attack/rerolls-and-meds.js';
import { check, checkEnd, checkRoll } from './attack/tests-and-searches.js';
import { askCounter, counter, monsterCounters } from './attack/counterattack.js';
import { askAttacker, askDefender, askTester, declare } from './attack/declare.js';
import { hits } from './attack/results.js';
import { roll } from './attack/roll.js';

/** In the order of the pipeline. LOB-RUL-05 */
export const attackSteps: StepTable<State, Content, Step, Happening> = {
  'attack-begin': begin,
  declare,
  'attack-aim': aim,
  'attack-prepare': prepare,
  'attack-roll': roll,
  mark,
  reroll,
  'use-meds': useMeds,
  'attack-insanity': insanity,
  'attack-pierce': pierce,
  pierce: pierceDie,
  'attack-bolts': attackersBolts,
  'attack-answers': defendersBolts,
  'attack-hits': hits,
  'attack-after': after,
  'attack-deaths': deaths,
  'attack-deflect': deflect,
  'attack-moves': moves,
  'attack-then': thenDo,
  'attack-counter': counter,
  counter: monsterCounters,
  check,
  'check-roll': checkRoll,
  'check-end': checkEnd,
};
export const attackAsks: AskTable<State, Content, Step, Happening> = {
  'attack-declare': askAttacker,
  'attack-defend': askDefender,
  change: askChange,
  'pierce-which': askPierce,
  'counter-with': askCounter,
  'check-declare': askTester,
};
