// The sentence that is shown for an option.
import type { Option } from '../../../kernel/index.js';
import { moveOf } from '../../../puzzle/index.js';
import { cardName, moveLine, typeOf, type SpeechContext } from './names.js';

export function label(context: SpeechContext, { id }: Option): string {
  const [act = '', card = ''] = id.split(':');
  const params = { card: cardName(context, card) };
  switch (act) {
    case 'meet':
      return context.say(typeOf(context, card) === 'lock' ? 'do-enter' : 'do-explore', params);
    case 'reset':
      return context.say('do-reset', params);
    case 'time-over':
    case 'end':
      return context.say(`do-${act}`);
  }
  const move = moveOf(id);
  return move ? moveLine(context, 'do', move, {}) : id;
}
