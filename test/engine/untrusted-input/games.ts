// The games that accept input from outside.
import { contentOf } from '../../../src/engine/kernel/create-match.js';
import type { Rules } from '../../../src/engine/kernel/index.js';
import type { StateFault } from '../../../src/engine/table/replay.js';
import type { OutsideInput, Subject } from '../../support/subject.js';
import { published } from '../every-game/games.js';

export interface OutsideGame extends OutsideInput {
  readonly id: string;
  readonly rules: Rules;
  readonly content: unknown;
  readonly stateFault: StateFault;
  readonly replay: Subject['replay'];
}

export const games: readonly OutsideGame[] = published.flatMap(({ id, rules, viewFault, outside, replay }) =>
  outside && viewFault ? [{ ...outside, id, rules, replay, content: contentOf(rules), stateFault: viewFault }] : [],
);
