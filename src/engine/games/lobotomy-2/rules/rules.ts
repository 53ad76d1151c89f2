// Lobotomy 2, all of it: what a match needs, all our Scenarios, why something is not possible, and positions to begin from.
import type { Rules } from '../../../kernel/index.js';
import type { Content } from '../cards/card-index.js';
import { pack } from '../content/pack.js';
import type { Happening } from '../state/events.js';
import { explain } from '../table/explain.js';
import { inEnglish } from '../words/faults.js';
import { chosen } from './options.js';
import type { M } from '../state/step-context.js';
import { playingAll } from './rules-all-scenarios.js';
import { situate } from '../state/situation.js';
import type { State } from '../state/state.js';
import type { Step } from '../state/steps.js';
import { emptyTable, type Options } from '../state/empty-table.js';

export const rules: Rules<State, Content, Options, State, Step, Happening> = {
  ...playingAll,
  pack,
  explain: (state, questions, _seat, intent, content) => explain({ state, content } as M, questions, intent),
  options: (json, seats) => inEnglish(playingAll.options(json, seats)),
  setup: (setup) => {
    const { content, options, situation } = setup;
    if (situation === null) return inEnglish(playingAll.setup(setup));
    const asked = chosen(content, options);
    return inEnglish(asked.ok ? situate(emptyTable(content, asked.value), content, situation) : asked);
  },
};
