// The great moments of a match, how much each event matters to the other players, and how much it decided the match.
import type { Event, Outcome, PlayerId } from '../../../kernel/index.js';
import type { MomentCard } from '../../../scene/moment-card.js';
import type { Move } from '../../../scene/trails.js';
import { traitOf } from '../state/building.js';
import type { GameEvent } from '../state/events.js';
import type { PatientId } from '../state/state.js';
import { line } from './log-lines.js';
import { kindOf, nameOf, patientName, roomName, traitsOf, type SpeechContext } from './names.js';

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
  const event = fact as GameEvent;
  const { view, content } = context;
  const title = line(context, event);
  const patientCard = (patient: PatientId): string | undefined => {
    const card = view.patients[patient]?.card;
    return card && kindOf(card);
  };
  switch (event.type) {
    case 'released':
    case 'bloodlust':
      return {
        title,
        text: context.lexicon.card(kindOf(event.card), 'text'),
        picture: kindOf(event.card),
        mood: 'loss',
      };
    case 'caught':
      // What becomes of another Victim is told when it is decided.
      return isOwn(event.victim) ? { title, picture: patientCard(event.patients[0] ?? -1), mood: 'loss' } : null;
    case 'rolled':
      return { title, picture: patientCard(event.patient), mood: event.kills ? 'loss' : 'gain' };
    case 'killed':
      return {
        ...(isOwn(event.victim)
          ? { title: context.lexicon.say('moment-out'), text: death(context, event), isOut: true }
          : { title: death(context, event) }),
        picture: patientCard(event.patient),
        mood: 'loss',
      };
    case 'mulligan': {
      const text = traitsOf(context, event.card);
      return isOwn(event.victim) ? { title, text, picture: kindOf(event.card), mood: 'news' } : null;
    }
    case 'survived':
      return { title, mood: 'gain' };
    case 'crowded': {
      const here = view.victims.some(
        ({ seat, alive, at }) =>
          isOwn(seat) && alive && at !== null && event.values.includes(traitOf(content, view, at, event.what)),
      );
      return here ? { title, text: context.lexicon.say('moment-there'), mood: 'loss' } : null;
    }
    case 'pushed':
    case 'revealed':
    case 'drew-movement':
    case 'must-skip':
    case 'limited':
      return isOwn(event.victim) ? doneToViewer(context, event, isOwn, before) : null;
    case 'stole':
      return isOwn(event.from) ? doneToViewer(context, event, isOwn, before) : null;
    default:
      return null;
  }
}

/** What the card of another player, of a Patient or of the Bloodlust deck has done to the viewer. */
function doneToViewer(
  context: SpeechContext,
  event: GameEvent,
  isOwn: (player: PlayerId) => boolean,
  before: readonly Event[],
): MomentCard | null {
  const cause = (before as readonly GameEvent[]).findLast(
    (each) => each.type === 'played' || each.type === 'released' || each.type === 'bloodlust',
  );
  if (!cause || (cause.type === 'played' && isOwn(cause.by))) return null;
  // The cards of the others are moments themselves.
  const text = cause.type === 'played' ? line(context, cause) : undefined;
  return { title: line(context, event), text, picture: kindOf(cause.card), mood: 'loss' };
}

/** Who was killed, where and by whom. */
const death = (
  context: SpeechContext,
  { victim, room, patient }: Extract<GameEvent, { readonly type: 'killed' }>,
): string =>
  context.lexicon.say('moment-killed', {
    victim: nameOf(context, victim),
    room: roomName(context, room),
    patient: patientName(context, patient),
  });

const weights: Partial<Record<GameEvent['type'], number>> = {
  killed: 3,
  caught: 3,
  survived: 3,
  released: 3,
  bloodlust: 3,
  announced: 2,
  destroyed: 2,
  rolled: 2,
  played: 2,
  stole: 2,
  'patient-moved': 1,
  moved: 1,
  'drew-movement': 1,
  'drew-card': 1,
};

export const weightOf = (event: Event): number => weights[(event as GameEvent).type] ?? 0;

/** How much an event decided the match, from 0 to 9. */
export function swingOf(_context: SpeechContext, fact: Event, { winners }: Outcome): number {
  const event = fact as GameEvent;
  switch (event.type) {
    case 'time-up':
      return 9;
    case 'killed':
      return 8;
    case 'survived':
      return winners.includes(event.victim) ? 6 : 2;
    case 'last-one':
      return 5;
    case 'bloodlust':
      return 3;
    case 'released':
      // The first Patient is released in every match.
      return event.patient > 0 ? 3 : 0;
    default:
      return 0;
  }
}

/** The sentence about a turning point. */
export function turningPointOf(context: SpeechContext, fact: Event): string {
  const event = fact as GameEvent;
  return event.type === 'killed' ? death(context, event) : line(context, event);
}

export function figureOf(event: Event): string | null {
  const { victim, by, patient } = event as Event & Partial<Record<'victim' | 'by' | 'patient', number>>;
  if (patient !== undefined) return `patient:${patient}`;
  const player = victim ?? by;
  return player === undefined ? null : `player:${player}`;
}

/** The moves of Patients. Those of Victims are secret, and nobody sees where a Victim who is found has come from. */
export function moveOf({ view }: SpeechContext, fact: Event): Move | null {
  const event = fact as GameEvent;
  if (event.type !== 'patient-moved' && event.type !== 'patient-fell') return null;
  return {
    figure: `patient:${event.patient}`,
    player: view.patientsSeat,
    ...(event.type === 'patient-moved' && { from: `room:${event.from}` }),
    to: `room:${event.to}`,
  };
}
