// One look at the table: what everybody sees, what is asked, and what can be pointed at now. All parts of the scene
// work with it.
import type { Option, Question, TargetId, View } from '../../../kernel/index.js';
import { pointing } from '../../../scene/pointing.js';
import type { Position } from '../state/step-context.js';
import { matchOf, type SpeechContext } from '../words/names.js';
import type { State } from '../state/state.js';

export interface Look {
  readonly seen: View<State>;
  readonly context: SpeechContext;
  /** For the functions of the rules. */
  readonly m: Position;
  readonly questions: readonly Question[];
  readonly options: readonly Option[];
  /** What was pointed at so far, and what can be pointed at next. */
  readonly path: readonly TargetId[];
  readonly next: ReadonlySet<TargetId>;
}

export function lookAt(seen: View<State>, context: SpeechContext, path: readonly TargetId[]): Look {
  const { questions } = seen;
  const options = questions.flatMap((question) => question.options);
  return {
    seen,
    context,
    m: matchOf(context),
    questions,
    options,
    path,
    next: pointing(options, path)?.next ?? new Set(),
  };
}

/** Whether a thing can be pointed at now, or was already. */
export type PointingState = { readonly state?: 'can-act' | 'selected' };

export const pointed = ({ path, next }: Look, id: TargetId): PointingState =>
  path.includes(id) ? { state: 'selected' } : next.has(id) ? { state: 'can-act' } : {};

/** The options that are left after what was pointed at. */
export function open({ options, path }: Look): readonly Option[] {
  if (path.length === 0) return options;
  const straight = options.filter(({ targets = [] }) => path.every((target, i) => targets[i] === target));
  return straight.length > 0 ? straight : options.filter((option) => pointing([option], path));
}
