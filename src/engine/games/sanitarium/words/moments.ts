// The great moments of a match, how much each event matters to the other players, and how much it decided the match.
import type { Event, Outcome, PlayerId } from '../../../kernel/index.js';
import type { MomentCard } from '../../../scene/moment-card.js';
import type { Move } from '../../../scene/trails.js';
import { cardOf } from '../cards/card-index.js';
import type { CardId } from '../cards/card-types.js';
import type { SanitariumEvent } from '../state/events.js';
import { line } from './log-lines.js';
import { wordsOf, type SpeechContext } from './names.js';

/** @param isOwn Whether the viewer chooses for a player. */
export function momentOf(context: SpeechContext, fact: Event, isOwn: (player: PlayerId) => boolean): MomentCard | null {
  const event = fact as SanitariumEvent;
  const title = line(context, event) ?? '';
  const withCard = (id: CardId, mood: MomentCard['mood']): MomentCard => {
    const { kind } = cardOf(context.content, id);
    return { title, text: wordsOf(context, kind).text, picture: kind, mood };
  };
  switch (event.type) {
    case 'gained-item':
      return isOwn(event.player) ? withCard(event.card, 'gain') : null;
    case 'gained-action':
      return isOwn(event.player) && event.card !== undefined ? withCard(event.card, 'gain') : null;
    case 'suffered':
    case 'lost-item':
      return isOwn(event.player) ? withCard(event.card, 'loss') : null;
    case 'monster-came':
    case 'deck-empty':
    case 'ran-out':
      return { title, mood: 'loss' };
    case 'escaped':
      return { title, mood: 'news', ...(isOwn(event.player) && !context.view.solo && { isOut: true }) };
    default:
      return null;
  }
}

const weights: Partial<Record<SanitariumEvent['type'], number>> = {
  escaped: 3,
  'deck-empty': 3,
  'ran-out': 3,
  'monster-came': 3,
  claimed: 3,
  accused: 3,
  voted: 3,
  'gained-item': 2,
  suffered: 2,
  'lost-item': 2,
  used: 2,
  horror: 2,
  'horror-rolled': 2,
  'monster-moved': 2,
  gave: 2,
  searched: 1,
  moved: 1,
  laid: 1,
  replaced: 1,
};

export const weightOf = (event: Event): number => weights[(event as SanitariumEvent).type] ?? 0;

/** How much an event decided the match, from 0 to 9: what the winners gained, and what the others lost. */
export function swingOf({ view }: SpeechContext, fact: Event, { winners }: Outcome): number {
  const event = fact as SanitariumEvent;
  const won = (player: PlayerId): boolean => winners.includes(player) || (view.solo && winners.length > 0);
  switch (event.type) {
    case 'escaped':
    case 'ran-out':
      return 9;
    case 'claimed':
      return won(event.player) ? 7 : 2;
    case 'unclaimed':
      return won(event.player) ? 2 : 7;
    case 'voted':
      return 6;
    case 'suffered':
      return won(event.player) ? 1 : 5;
    case 'lost-item':
      return won(event.player) ? 1 : 4;
    case 'laid':
    case 'replaced':
      return event.face === 'dark' ? 4 : 0;
    case 'monster-came':
      return 3;
    default:
      return 0;
  }
}

export { line as turningPointOf } from './log-lines.js';

export function figureOf(event: Event): string | null {
  const { player, monster } = event as Event & Partial<Record<'player' | 'monster', number>>;
  if (monster !== undefined) return `monster:${monster}`;
  return player === undefined ? null : `player:${player}`;
}

export function moveOf(_context: SpeechContext, fact: Event): Move | null {
  const event = fact as SanitariumEvent;
  if (event.type !== 'moved' && event.type !== 'monster-moved') return null;
  const [from, to] = [`space:${event.from}`, `space:${event.to}`];
  return event.type === 'moved'
    ? { figure: `player:${event.player}`, player: event.player, from, to }
    : { figure: `monster:${event.monster}`, from, to };
}
