// The input of all parts of the scene: the view, the open questions, and the things that can be pointed at now.
import type { Question, TargetId, View } from '../../../kernel/index.js';
import { openTargets, type OpenTargets } from '../../../scene/choices.js';
import type { Position } from '../state/step-context.js';
import { matchOf, type SpeechContext } from '../words/names.js';
import type { State } from '../state/state.js';

export interface Look extends OpenTargets {
  readonly seen: View<State>;
  readonly context: SpeechContext;
  /** The position in the form that the functions of the rules read. */
  readonly m: Position;
  readonly questions: readonly Question[];
}

export function lookAt(seen: View<State>, context: SpeechContext, path: readonly TargetId[]): Look {
  const { questions } = seen;
  return { seen, context, m: matchOf(context), questions, ...openTargets(questions, path) };
}
