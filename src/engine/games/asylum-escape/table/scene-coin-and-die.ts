// The models of the coin in the Patients' turn, and of the die in an attempt, with the Catching Stat that the die is
// compared with.
import type { Event } from '../../../kernel/index.js';
import type { DiceModel } from '../../../scene/dice-pool-model.js';
import { catchesOf } from '../rules/catching.js';
import type { GameEvent } from '../state/events.js';
import { line } from '../words/log-lines.js';
import { facesSaid, nameOf, patientName, type SpeechContext } from '../words/names.js';
import type { PatientId } from '../state/state.js';

export interface CatchModel {
  /** A sentence: who tries to catch whom, or the result of the die. */
  readonly text: string;
  readonly victim: string;
  readonly patient: string;
  /** The id of the Patient. */
  readonly of: PatientId;
  /** The faces that kill; `stat` says the same as text. */
  readonly faces: readonly number[];
  readonly stat: string;
  readonly dice: DiceModel;
  readonly kills: boolean;
}

const dieOf = (face: number): DiceModel => ({
  version: 1,
  dice: [{ id: 'die:catch', die: 'd6', ...(face > 0 && { face: String(face) }) }],
});

/** The current attempt; null if there is none. AE-CAT-01 */
export function catchOf(context: SpeechContext): CatchModel | null {
  const { view, content, lexicon } = context;
  const attempt = view.attempts.at(-1);
  if (!attempt) return null;
  const { victim, patient, face, saved } = attempt;
  const faces = catchesOf(content, view, attempt);
  const kills = !saved && faces.some((each) => each === face);
  const event =
    face > 0
      ? { type: 'rolled', rule: 'AE-CAT-01', victim, patient, face, catches: faces, kills }
      : { type: 'attempt', rule: 'AE-CAT-01', victim, patient };
  return {
    text: line(context, event),
    victim: nameOf(context, victim),
    patient: patientName(context, patient),
    of: patient,
    faces,
    stat: lexicon.say('catching-stat', { faces: facesSaid(faces) }),
    dice: dieOf(face),
    kills,
  };
}

/** The die roll that an event reports; null for all other events. */
export function thrown(context: SpeechContext, happening: Event): CatchModel | null {
  const event = happening as GameEvent;
  if (event.type !== 'rolled') return null;
  const { victim, patient, face, catches, kills } = event;
  return {
    text: line(context, event),
    victim: nameOf(context, victim),
    patient: patientName(context, patient),
    of: patient,
    faces: catches,
    stat: context.lexicon.say('catching-stat', { faces: facesSaid(catches) }),
    dice: dieOf(face),
    kills,
  };
}

export interface CoinModel {
  /** How many rooms the coin allows. */
  readonly rooms: number;
  /** The side that shows; null if a die or a card replaces the coin. */
  readonly side: 'heads' | 'tails' | null;
  readonly text: string;
}

/** AE-PAT-01, AE-RUL-44 */
export function coinOf({ view: { rooms, stage, coin }, lexicon }: SpeechContext): CoinModel | null {
  if (stage === 'setup' || stage === 'victims' || stage === 'over' || rooms === 0) return null;
  return {
    rooms,
    side: coin === 'die' || rooms > 2 ? null : rooms === 1 ? 'heads' : 'tails',
    text: lexicon.say('on-rooms', { n: rooms }),
  };
}
