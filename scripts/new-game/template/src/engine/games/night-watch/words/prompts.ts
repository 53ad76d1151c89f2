// The sentence that is shown for a question.
import type { Question } from '../../../kernel/index.js';
import { nameOf, type SpeechContext } from './names.js';

export const prompt = (context: SpeechContext, { player }: Question): string =>
  context.lexicon.say('ask-turn', { player: nameOf(context, player) });
