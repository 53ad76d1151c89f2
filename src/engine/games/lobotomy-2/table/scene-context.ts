// The input of all parts of the scene: the view, the open questions, and the things that can be pointed at now.
import type { Option, Question, TargetId, View } from '../../../kernel/index.js';
import { pointing } from '../../../scene/pointing.js';
import type { Position } from '../state/step-context.js';
import { matchOf, type SpeechContext } from '../words/names.js';
import type { State } from '../state/state.js';

export interface Look {
  readonly seen: View<State>;
  readonly context: SpeechContext;
  /** The position in the form that the functions of the rules read. */
  readonly m: Position;
  readonly questions: readonly Question[];
  readonly options: readonly Option[];
  /** The things that the player has pointed at so far. */
  readonly path: readonly TargetId[];
  /** The things that can be pointed at next. */
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

/** Whether a player can point at a thing now, or has pointed at it already. */
export type PointingState = { readonly state?: 'can-act' | 'selected' };

export const pointed = ({ path, next }: Look, id: TargetId): PointingState =>
  path.includes(id) ? { state: 'selected' } : next.has(id) ? { state: 'can-act' } : {};

/** The options that match the things that the player has pointed at so far. */
export function open({ options, path }: Look): readonly Option[] {
  if (path.length === 0) return options;
  const straight = options.filter(({ targets = [] }) => path.every((target, i) => targets[i] === target));
  return straight.length > 0 ? straight : options.filter((option) => pointing([option], path));
}
