// The steps that come in no match of the introduction, for which nobody need fetch them; and all words of cards, not only its own.
import type { AskTable, StepTable } from '../../kernel/types.js';
import { empower, goInsane } from './aura.js';
import { boss, bossAttack, bossNext, bossOrder } from './bosses.js';
import type { Content } from './content.js';
import { effectOfAny, lostOrGiven } from './effects/further.js';
import type { Happening } from './events.js';
import { battleWhere, deathIsFinal, finalBattle } from './final-battle.js';
import { nightmare, nightmareOver } from './nightmares.js';
import { look, turnUp } from './riddles.js';
import type { State } from './state.js';
import type { Step } from './steps.js';

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
