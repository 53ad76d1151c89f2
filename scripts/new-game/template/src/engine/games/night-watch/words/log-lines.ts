// The sentences that the log shows for events, and the sentence for the end of a match.
import type { Event, Outcome } from '../../../kernel/index.js';
import type { GameEvent } from '../state/events.js';
import { nameOf, type SpeechContext } from './names.js';

export function line(context: SpeechContext, event: Event): string | null {
  const happened = event as GameEvent;
  switch (happened.type) {
    case 'lit':
      return context.lexicon.say('on-lit', { n: happened.n });
    case 'put-out':
      return context.lexicon.say('on-put-out', { player: nameOf(context, happened.player), n: happened.n });
    case 'turn-began':
      return null;
  }
}

export function ending(context: SpeechContext, { winners }: Outcome): string {
  const loser = Array.from({ length: context.view.players }, (_, seat) => seat).find((seat) => !winners.includes(seat));
  return context.lexicon.say('over-dark', { player: nameOf(context, loser ?? 0) });
}
