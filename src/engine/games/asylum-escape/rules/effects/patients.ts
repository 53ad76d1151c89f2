// Effects of cards on Patients, their movement and their attempts.
import type { Asked, PlayerId, Together } from '../../../../kernel/index.js';
import { ask, askUnlessClear } from '../ask.js';
import { rollDie } from '../catching.js';
import { noEffect, onPatients } from './victims.js';
import { distances, roomsOf } from '../../state/building.js';
import { flipCoin, waysOf } from '../patients-turn.js';
import type { Context } from '../../state/step-context.js';
import { patientOf, victimOf, type PatientId } from '../../state/state.js';
import type { EffectOf, Step, StepOf } from '../../state/steps.js';

// Movement

/**
 * When a card moves a Patient, the Patient searches rooms as in the Patients' turn. The catches follow at once, unless
 * an announcement is due anyway. AE-BLD-04, AE-RUL-41
 */
function startCardMovement(m: Context, by: PlayerId, which: readonly PatientId[], n: number): void {
  const { state } = m;
  for (const patient of which) patientOf(state, patient).left = n;
  m.push({ do: 'march-on', which, by }, { do: 'halt', which });
}

export function movePatient(m: Context, step: EffectOf<'move-patient'>): void {
  moveByCard(m, step, step.by);
}

export function extraMove(m: Context, step: EffectOf<'extra-move'>): void {
  moveByCard(m, step, m.state.patientsSeat);
}

function moveByCard(m: Context, step: EffectOf<'move-patient'> | EffectOf<'extra-move'>, by: PlayerId): void {
  const which: PatientId[] = [];
  onPatients(m, step, (patient) => {
    which.push(patient);
  });
  if (which.length > 0) startCardMovement(m, by, which, step.n);
}

/** Ends the movement. If a room was entered and no announcement is due yet, the announcements follow. */
export function endCardMovement(m: Context, { which }: StepOf<'halt'>): void {
  const { state } = m;
  for (const patient of which) patientOf(state, patient).left = 0;
  if (!state.marching && state.searched.length > 0) m.push({ do: 'reckon' });
}

export function lure(m: Context, { by, n }: EffectOf<'lure'>): void {
  m.push(...askUnlessClear(m, lureWhere, { do: 'lure-where', by, n }));
}

export function lureWhere(m: Context, { by, n }: StepOf<'lure-where'>): Asked<Step | Together> {
  const { state } = m;
  const options = roomsOf(state).map(
    (room) =>
      ({
        id: `room:${room}`,
        targets: [`room:${room}`],
        rule: 'AE-RUL-41',
        then: askUnlessClear(m, lureWhich, { do: 'lure-which', by, n, room }),
      }) as const,
  );
  return ask(m, by, 'AE-RUL-41', options);
}

/** In a tie, the player of the card names the Patient. */
export function lureWhich(m: Context, { by, n, room }: StepOf<'lure-which'>): Asked<Step | Together> {
  const { state } = m;
  const away = distances(state, room);
  const steps = state.patients.map(({ at }) => away.get(at) ?? Infinity);
  const least = Math.min(...steps);
  const options = steps.flatMap((each, patient) =>
    each === least
      ? [
          {
            id: `choose:${patient}`,
            targets: [`patient:${patient}`],
            rule: 'AE-RUL-21',
            then: [{ do: 'lured', by, n, room, patient }],
          } as const,
        ]
      : [],
  );
  return ask(m, by, 'AE-RUL-21', options);
}

/** Moves the Patient along a shortest path, step by step. If there are several, the first one found is used. */
export function lured(m: Context, { by, n, room, patient }: StepOf<'lured'>): void {
  const { state } = m;
  const away = distances(state, room);
  let { at } = patientOf(state, patient);
  const path: Step[] = [];
  for (let i = 0; i < n; i++) {
    const next = waysOf(m, patient, at).find((each) => (away.get(each) ?? Infinity) < (away.get(at) ?? 0));
    if (next === undefined) break;
    path.push({ do: 'go-patient', patient, room: next, by });
    at = next;
  }
  m.push(...path, { do: 'halt', which: [patient] });
}

/**
 * Affects the Patient's next movement: the one of the current turn if it has not begun yet and the Patient takes part in
 * it, otherwise the one of the next turn. AE-RUL-14
 */
export function stall(m: Context, step: EffectOf<'stall'>): void {
  const { state } = m;
  onPatients(m, step, (patient) => {
    const stalled = patientOf(state, patient);
    stalled.stalled = state.marched || stalled.released === state.turn ? state.turn + 1 : state.turn;
    m.emit({ type: 'stalled', rule: 'AE-RUL-45', patient });
  });
}

export function setCoin(m: Context, step: EffectOf<'set-coin'>): void {
  if (m.state.stage !== 'coin') {
    noEffect(m, step);
    return;
  }
  m.state.rooms = step.n;
  m.emit({ type: 'coin-set', rule: 'AE-RUL-45', rooms: step.n });
}

// Attempts

/** Acts on the current attempt; without an attempt, the step does nothing. */
function onAttempt(
  m: Context,
  step: EffectOf<'survive' | 'skip-attempt' | 'reroll' | 'change-die'>,
  act: (attempt: Context['state']['attempts'][number]) => void,
): void {
  const attempt = m.state.attempts.at(-1);
  if (attempt) act(attempt);
  else noEffect(m, step);
}

/** Makes the attempt fail after a killing roll. AE-CAT-02, AE-RUL-40 */
export function survive(m: Context, step: EffectOf<'survive'>): void {
  onAttempt(m, step, (attempt) => {
    if (attempt.face > 0) attempt.saved = true;
  });
}

export function skipAttempt(m: Context, step: EffectOf<'skip-attempt'>): void {
  onAttempt(m, step, (attempt) => {
    if (attempt.face === 0) attempt.skipped = true;
  });
}

export function reroll(m: Context, step: EffectOf<'reroll'>): void {
  const attempt = m.state.attempts.at(-1);
  if (attempt && attempt.face > 0) rollDie(m);
  else if (!attempt && m.state.stage === 'coin') flipCoin(m);
  else noEffect(m, step);
}

export function changeDie(m: Context, step: EffectOf<'change-die'>): void {
  onAttempt(m, step, (attempt) => {
    if (attempt.face === 0) return;
    attempt.face = Math.min(6, Math.max(1, attempt.face + step.n));
    m.emit({ type: 'die-changed', rule: 'AE-RUL-45', victim: attempt.victim, face: attempt.face });
  });
}

export function changeCatch(m: Context, step: EffectOf<'extend-catch' | 'reduce-catch'>): void {
  const { state } = m;
  const { faces, lasts } = step;
  const more = step.do === 'extend-catch';
  const attempt = state.attempts.at(-1);
  onPatients(m, step, (patient) => {
    if (lasts === 'turn')
      state.catchChanges.push({
        patient,
        faces,
        more,
        until: state.active === state.patientsSeat ? state.turn : state.turn + 1,
      });
    else if (attempt?.patient === patient) (more ? attempt.more : attempt.fewer).push(...faces);
    m.emit({ type: 'grip-changed', rule: 'AE-RUL-45', patient, faces, more, until: lasts });
  });
}

/** Changes how far the caught Victim's next flight goes. */
export function flight(m: Context, step: EffectOf<'flight'>): void {
  const caught = m.state.attempts.at(-1)?.victim ?? step.about ?? step.by;
  if (caught === m.state.patientsSeat) noEffect(m, step);
  else victimOf(m.state, caught).flight += step.n;
}
