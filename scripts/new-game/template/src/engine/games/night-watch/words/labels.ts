// The sentence that is shown for an option.
import type { Option } from '../../../kernel/index.js';
import type { SpeechContext } from './names.js';

export const label = ({ lexicon }: SpeechContext, { id }: Pick<Option, 'id'>): string =>
  lexicon.say('do-put-out', { n: Number(id.split(':')[1]) });
