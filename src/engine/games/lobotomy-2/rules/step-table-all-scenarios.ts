// The steps that come in no match of the introduction, for which nobody need fetch them; and all words of cards, not only its own.
import type { AskTable, StepTable } from '../../../kernel/types.js';
import { empower, goInsane } from './monster-phase/empowerment.js';
import { boss, bossAttack, bossNext, bossOrder } from './monster-phase/bosses.js';
import type { Content } from '../cards/card-index.js';
import { effectOfAny, lostOrGiven } from './effects/all-scenarios.js';
import type { Happening } from '../state/events.js';
import { battleWhere, deathIsFinal, finalBattle } from './monster-phase/final-battle.js';
import { nightmare, nightmareOver } from './scenario/nightmares.js';
import { look, turnUp } from './scenario/face-down-tokens.js';
import type { State } from '../state/state.js';
import type { Step } from '../state/steps.js';

export const furtherSteps = {
  'boss-next': bossNext,
  boss,
  'boss-attack': bossAttack,
  empower,
  'go-insane': goInsane,
  'death-is-final': deathIsFinal,
  'final-battle': finalBattle,
  nightmare,
  'nightmare-over': nightmareOver,
  look,
  'turn-up': turnUp,
  effect: effectOfAny,
  lost: lostOrGiven,
} satisfies StepTable<State, Content, Step, Happening>;

export const furtherAsks = { 'boss-order': bossOrder, 'battle-where': battleWhere } satisfies AskTable<
  State,
  Content,
  Step,
  Happening
>;
