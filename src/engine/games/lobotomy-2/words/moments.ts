// The great moments of a match, and how much each event matters to the other players.
import type { Event, PlayerId } from '../../../kernel/index.js';
import type { MomentCard } from '../../../scene/moment-card.js';
import { kindOf } from '../cards/card-index.js';
import type { GameEvent } from '../state/events.js';
import { isCharacter, type Mini } from '../state/state.js';
import { line } from './log-lines.js';
import { cardName, cardText, type SpeechContext } from './names.js';

/** @param isOwn Whether the viewer chooses for a player. */
export function momentOf(context: SpeechContext, fact: Event, isOwn: (player: PlayerId) => boolean): MomentCard | null {
  const event = fact as GameEvent;
  const said = line(context, event) ?? '';
  switch (event.type) {
    case 'read':
      return { title: said, text: context.lexicon.card(event.cid, 'text'), picture: event.cid, mood: 'news' };
    case 'hunt-card':
      return {
        title: cardName(context, event.card),
        text: cardText(context, event.card),
        picture: kindOf(event.card),
        mood: 'loss',
      };
    case 'item':
    case 'disorder':
      // While the Characters are made, their cards lie before the viewer anyway.
      return isOwn(event.player) && context.view.round > 0
        ? { title: said, text: cardText(context, event.card), picture: kindOf(event.card), mood: 'gain' }
        : null;
    case 'died':
      return { title: said, picture: context.view.characters[event.player]?.card, mood: 'loss' };
    case 'spawned':
      return context.content.monsters.get(event.card)?.class === 'boss'
        ? { title: said, text: cardText(context, event.card), picture: event.card, mood: 'loss' }
        : null;
    case 'track-ended':
      return { title: said, mood: 'loss' };
    default:
      return null;
  }
}

const weights: Partial<Record<GameEvent['type'], number>> = {
  died: 3,
  read: 3,
  'hunt-card': 3,
  'track-ended': 3,
  respawned: 3,
  defeated: 2,
  spawned: 2,
  wounded: 2,
  hit: 2,
  traded: 2,
  item: 2,
  'scenario-act': 2,
  'hunt-moved': 2,
  moved: 1,
  door: 1,
  locker: 1,
};

export const weightOf = (event: Event): number => weights[(event as GameEvent).type] ?? 0;

export function figureOf(event: Event): string | null {
  const { player, mini, monster, by } = event as Event & Partial<Record<'player' | 'mini' | 'monster' | 'by', Mini>>;
  if (player !== undefined) return `character:${player}`;
  const figure = monster ?? mini ?? by ?? -1;
  if (figure < 0) return null;
  return isCharacter(figure) ? `character:${figure}` : `monster:${figure}`;
}
