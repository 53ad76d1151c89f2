// The sentence that is shown for a question.
import type { Question } from '../../../kernel/index.js';
import { nameOf, type SpeechContext } from './names.js';

export function prompt(context: SpeechContext, { kind, rule, player: who, options }: Question): string {
  const player = nameOf(context, who);
  if (kind === 'turn') return context.say('ask-turn', { player });
  if (options.some(({ id }) => id.startsWith('replace'))) return context.say('ask-replace', { player });
  return rule === 'MOM-RUL-102'
    ? context.say('ask-spend', { player })
    : context.say('ask-move', { player, n: context.view.puzzles.attempt?.left ?? 0 });
}
