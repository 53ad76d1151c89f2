// The great moments of a match, how much each event matters to the other players, and how much it decided the match.
import type { Event, Outcome, PlayerId } from '../../../kernel/index.js';
import type { MomentCard } from '../../../scene/moment-card.js';
import type { Move } from '../../../scene/trails.js';
import type { ComaWardEvent } from '../state/events.js';
import { fightersPlayer } from '../state/fighters.js';
import { kindOf, type Fighter } from '../state/state.js';
import { rollsOf } from '../table/rolls.js';
import { line } from './log-lines.js';
import { phenomenonName, roleOf, type SpeechContext } from './names.js';

/**
 * @param isOwn Whether the viewer chooses for a player.
 * @param before The events of the same act before this one.
 */
export function momentOf(
  context: SpeechContext,
  fact: Event,
  isOwn: (player: PlayerId) => boolean,
  before: readonly Event[],
): MomentCard | null {
  const event = fact as ComaWardEvent;
  const { lexicon } = context;
  const title = line(context, event) ?? '';
  const dice = rollsOf(context, event);
  const fight = fightOf(before, isOwn);
  switch (event.type) {
    case 'checked': {
      const { need, successes, player } = event;
      if (need === 0 || !isOwn(player)) return null;
      return successes >= need
        ? { title: lexicon.say('moment-passed'), mood: 'gain', dice }
        : { title: lexicon.say('moment-failed'), mood: 'loss', dice };
    }
    case 'combat-result': {
      const own = ownSide(event, isOwn);
      return own && { title, mood: event.differential === 0 ? 'news' : own === event.winner ? 'gain' : 'loss', dice };
    }
    // What the combat brings is told on its card.
    case 'stolen':
    case 'enemy-health':
    case 'enemy-fell':
      return fight && { title, mood: fight };
    case 'health':
      return fight && event.n < 0 ? { title, mood: fight } : null;
    case 'phenomenon': {
      const name = phenomenonName(event.phenomenon);
      const own = context.view.players.findIndex((_, player) => isOwn(player));
      const role = roleOf(context, own);
      const goal = role && lexicon.say('goal-role', { role: role.name, goal: role.text });
      const text = [lexicon.card(name, 'introduction'), lexicon.card(name, 'goal'), goal].filter(Boolean).join('\n');
      return { title, text, picture: name, mood: 'news' };
    }
    case 'hallucination-result': {
      const scenario = kindOf(event.card);
      return isOwn(event.player)
        ? { title: lexicon.card(scenario) ?? '', text: title, picture: scenario, mood: 'news' }
        : null;
    }
    case 'room-revealed':
      return isOwn(event.player)
        ? { title, text: lexicon.card(event.card, 'text'), picture: event.card, mood: 'news' }
        : null;
    case 'clue-found':
      return { title, text: lexicon.card(event.card, 'text'), picture: kindOf(event.card), mood: 'gain' };
    case 'item-drawn': {
      const kind = kindOf(event.card);
      return isOwn(event.player) ? { title, text: lexicon.card(kind, 'text'), picture: kind, mood: 'gain' } : null;
    }
    case 'role-revealed':
      return { title, mood: 'news' };
    case 'died':
      return { title, mood: 'loss', ...(isOwn(event.player) && context.view.act === 'prologue' && { isOut: true }) };
    case 'enemy-came':
      return { title, mood: 'loss' };
    default:
      return null;
  }
}

/** The side of a combat that the viewer chooses for; null if none is. */
const ownSide = (
  { attacker, defender }: Pick<ComaWardEvent & { type: 'combat-result' }, 'attacker' | 'defender'>,
  isOwn: (player: PlayerId) => boolean,
): Fighter | null =>
  [attacker, defender].find((fighter) => {
    const player = fightersPlayer(fighter);
    return player !== null && isOwn(player);
  }) ?? null;

/** How the viewer's own combat in these events ended; null if there was none. */
function fightOf(events: readonly Event[], isOwn: (player: PlayerId) => boolean): 'gain' | 'loss' | null {
  const result = (events as readonly ComaWardEvent[]).findLast((event) => event.type === 'combat-result');
  const own = result && ownSide(result, isOwn);
  return own ? (own === result.winner ? 'gain' : 'loss') : null;
}

const weights: Partial<Record<ComaWardEvent['type'], number>> = {
  died: 3,
  'clue-found': 3,
  phenomenon: 3,
  'role-revealed': 3,
  'enemy-came': 3,
  epilogue: 3,
  hallucination: 2,
  'hallucination-result': 2,
  'room-revealed': 2,
  'item-drawn': 2,
  'combat-result': 2,
  stolen: 2,
  traded: 2,
  story: 2,
  health: 2,
  'enemy-fell': 2,
  moved: 1,
  terror: 1,
};

export const weightOf = (event: Event): number => weights[(event as ComaWardEvent).type] ?? 0;

/** How much an event decided the match, from 0 to 9: what a Phenomenon tells, deaths, and the Clues. */
export function swingOf(_context: SpeechContext, fact: Event, { winners }: Outcome): number {
  const event = fact as ComaWardEvent;
  switch (event.type) {
    case 'died':
      return winners.includes(event.player) ? 4 : 8;
    case 'phenomenon':
      return 6;
    case 'story':
      return event.player !== undefined && winners.includes(event.player) ? 5 : 4;
    case 'enemy-fell':
      return 5;
    case 'role-revealed':
      return 5;
    case 'clue-found':
      return 3;
    default:
      return 0;
  }
}

export const turningPointOf = (context: SpeechContext, event: Event): string => line(context, event) ?? '';

export function figureOf(event: Event): string | null {
  const { player, enemy } = event as Event & Partial<Record<'player' | 'enemy', number>>;
  if (enemy !== undefined) return `enemy:${enemy}`;
  return player === undefined ? null : `player:${player}`;
}

export function moveOf(_context: SpeechContext, fact: Event): Move | null {
  const event = fact as ComaWardEvent;
  switch (event.type) {
    case 'moved':
      return {
        figure: `player:${event.player}`,
        player: event.player,
        from: `space:${event.from}`,
        to: `space:${event.to}`,
      };
    case 'enemy-moved':
      return { figure: `enemy:${event.enemy}`, from: `space:${event.from}`, to: `space:${event.to}` };
    case 'shadow':
      return event.from === null
        ? null
        : { figure: `shadow:${event.shadow}`, from: `space:${event.from}`, to: `space:${event.to}` };
    default:
      return null;
  }
}
