// Which function does which step of Attacks, Tests and Searches, and which asks which question.
import type { AskTable, StepTable } from '../../../kernel/types.js';
import type { Content } from '../content.js';
import type { Happening } from '../events.js';
import type { State } from '../state.js';
import type { Step } from '../steps.js';
import { after, deaths, deflect, moves, thenDo } from './after.js';
import { aim, begin, prepare } from './begin.js';
import { askPierce, attackersBolts, defendersBolts, pierce, pierceDie } from './bolts.js';
import { askChange, insanity, mark, reroll, useMeds } from './change.js';
import { check, checkEnd, checkRoll } from './checks.js';
import { askCounter, counter, monsterCounters } from './counter.js';
import { askAttacker, askDefender, askTester, declare } from './declare.js';
import { hits } from './results.js';
import { roll } from './roll.js';

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
