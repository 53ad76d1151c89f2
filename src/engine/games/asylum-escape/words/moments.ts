// The great moments of a match, and how much each event matters to the other players.
import type { Event } from '../../../kernel/index.js';
import type { MomentCard } from '../../../scene/moment-card.js';
import type { GameEvent } from '../state/events.js';
import type { PatientId } from '../state/state.js';
import { line } from './log-lines.js';
import { kindOf, type SpeechContext } from './names.js';

export function momentOf(context: SpeechContext, fact: Event): MomentCard | null {
  const event = fact as GameEvent;
  const title = line(context, event);
  const patientCard = (patient: PatientId): string | undefined => {
    const card = context.view.patients[patient]?.card;
    return card && kindOf(card);
  };
  switch (event.type) {
    case 'released':
      return {
        title,
        text: context.lexicon.card(kindOf(event.card), 'text'),
        picture: kindOf(event.card),
        mood: 'loss',
      };
    case 'caught':
      return { title, picture: patientCard(event.patients[0] ?? -1), mood: 'loss' };
    case 'rolled':
      return { title, picture: patientCard(event.patient), mood: event.kills ? 'loss' : 'gain' };
    case 'killed':
      return { title, picture: patientCard(event.patient), mood: 'loss' };
    case 'bloodlust':
      return {
        title,
        text: context.lexicon.card(kindOf(event.card), 'text'),
        picture: kindOf(event.card),
        mood: 'loss',
      };
    case 'survived':
      return { title, mood: 'gain' };
    default:
      return null;
  }
}

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

export function figureOf(event: Event): string | null {
  const { victim, by, patient } = event as Event & Partial<Record<'victim' | 'by' | 'patient', number>>;
  if (patient !== undefined) return `patient:${patient}`;
  const player = victim ?? by;
  return player === undefined ? null : `player:${player}`;
}
