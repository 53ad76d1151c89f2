// The sentence that the log shows for each event.
import type { Event } from '../../../kernel/index.js';
import { live, puzzleOf, type PuzzleEvent } from '../../../puzzle/index.js';
import type { Params } from '../../../speech/speak.js';
import type { MansionsEvent } from '../state/state.js';
import { cardName, moveLine, nameOf, typeOf, type SpeechContext } from './names.js';

export function line(context: SpeechContext, fact: Event): string {
  const event = fact as MansionsEvent;
  const { player = 0, card } = event;
  const params = { player: nameOf(context, player), card: cardName(context, card) };
  switch (event.type) {
    case 'met':
    case 'discarded':
    case 'stayed':
      return context.say(`e-${event.type}-${typeOf(context, card)}`, params);
    case 'killed':
      return context.say('e-killed', params);
    case 'turn':
      return context.say('e-turn', { ...params, n: event.movement ?? 0 });
    default:
      return puzzleLine(context, event, params);
  }
}

function puzzleLine(
  context: SpeechContext,
  { type, position, move, left = 0, over }: PuzzleEvent,
  params: Params,
): string {
  const { say } = context;
  const { kind, id } = (position && puzzleOf(position.puzzle)) ?? { kind: 'rune', id: '' };
  switch (type) {
    case 'puzzle-set-up':
      return say(`e-set-up-${kind}`, { puzzle: id, n: position?.pieces.filter((piece) => piece !== null).length ?? 0 });
    case 'puzzle-resumed':
      return say('e-resumed', params);
    case 'puzzle-attempt':
      return say('e-attempt', { ...params, n: left });
    case 'puzzle-solved':
      return say(`e-solved-${kind}`, { path: position ? live(position).path.join(' – ') : '' });
    case 'puzzle-unsolved':
      return say(`e-unsolved-${over === 'time' || over === 'stopped' ? over : 'used-up'}`, { n: left });
    case 'puzzle-filled':
      return say('e-filled', params);
    case 'puzzle-reset':
      return say('e-reset', params);
    case 'puzzle-moved':
      return move ? moveLine(context, 'e', move, { ...params, n: left }) : '';
  }
}
