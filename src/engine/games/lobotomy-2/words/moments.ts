// The great moments of a match, how much each event matters to the other players, and how much it decided the match.
import type { Event, Outcome, PlayerId } from '../../../kernel/index.js';
import type { MomentCard } from '../../../scene/moment-card.js';
import type { Move } from '../../../scene/trails.js';
import { atMini, atSpace } from '../rules/ask.js';
import { kindOf } from '../cards/card-index.js';
import type { GameEvent } from '../state/events.js';
import { isCharacter, type Mini } from '../state/state.js';
import { itemText } from './item-texts.js';
import { isPaidWithInsanity, line } from './log-lines.js';
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
        ? { title: said, text: itemText(context, event.card), picture: kindOf(event.card), mood: 'gain' }
        : null;
    case 'died':
      return {
        title: said,
        picture: context.view.characters[event.player]?.card,
        mood: 'loss',
        ...(isOwn(event.player) &&
          context.view.characters.every(({ gone }, id) => gone || !isOwn(id)) && { isOut: true }),
      };
    case 'spawned':
      return context.content.monsters.get(event.card)?.class === 'boss'
        ? { title: said, text: cardText(context, event.card), picture: event.card, mood: 'loss' }
        : null;
    case 'track-ended':
      return {
        title: said,
        picture: [...context.content.monsters.values()].find(({ deck }) => deck === 'huntmaster')?.id,
        mood: 'loss',
      };
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
  // What is spent or healed has to be told if what was gained or suffered before is told.
  used: 2,
  untapped: 2,
  healed: 2,
  'hunt-moved': 2,
  moved: 1,
  door: 1,
  locker: 1,
};

export const weightOf = (event: Event): number =>
  isPaidWithInsanity(event as GameEvent) ? 2 : (weights[(event as GameEvent).type] ?? 0);

const swings: Partial<Record<GameEvent['type'], number>> = {
  'track-ended': 9,
  'final-battle': 7,
  nightmare: 6,
  'death-is-final': 6,
  'hunt-card': 4,
  'turned-up': 3,
  empowered: 3,
  insane: 2,
  respawned: 1,
};

/** How much an event decided the match, from 0 to 9. */
export function swingOf({ content }: SpeechContext, fact: Event, { winners }: Outcome): number {
  const event = fact as GameEvent;
  switch (event.type) {
    case 'died':
      return winners.length > 0 ? 3 : 7;
    case 'read':
      return { chapter: 5, event: 3, reference: 0 }[event.kind];
    case 'defeated':
      return content.monsters.get(event.card)?.class === 'boss' ? 8 : 1;
    case 'quest':
      return event.done ? 3 : 0;
    default:
      return swings[event.type] ?? 0;
  }
}

/** The sentence about a turning point. How the match has ended is said above. */
export const turningPointOf = (context: SpeechContext, event: Event): string | null =>
  event.type === 'over' ? null : line(context, event);

export function figureOf(event: Event): string | null {
  const { player, mini, monster, by } = event as Event & Partial<Record<'player' | 'mini' | 'monster' | 'by', Mini>>;
  if (player !== undefined) return `character:${player}`;
  const figure = monster ?? mini ?? by ?? -1;
  if (figure < 0) return null;
  return isCharacter(figure) ? `character:${figure}` : `monster:${figure}`;
}

export function moveOf(_context: SpeechContext, fact: Event): Move | null {
  const event = fact as GameEvent;
  if (event.type !== 'moved') return null;
  const { mini, from, to } = event;
  return {
    figure: atMini(mini),
    ...(isCharacter(mini) && { player: mini }),
    from: atSpace(from),
    to: atSpace(to),
  };
}
