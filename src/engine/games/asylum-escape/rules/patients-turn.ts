// The Patients' turn: coin, movement, and the parts that follow in the order of AE-RUL-13.
import type { Asked, Together } from '../../../kernel/index.js';
import { ask } from './ask.js';
import { patientCardOf } from '../cards/card-index.js';
import { isBlocked, neighbours, spotOf } from '../state/building.js';
import type { OfferedAct, Context } from '../state/step-context.js';
import { isFinal, patientOf, type PatientId, type RoomId } from '../state/state.js';
import type { Step, StepOf } from '../state/steps.js';

/**
 * The parts of the turn: 1 release; 2 coin; 3 movement; 4 announcements; 5 attempts and flights; 6 destruction; 7
 * Bloodlust; 8 final-three destruction; 9 end check. AE-RUL-13
 */
export function patientsTurn(m: Context): void {
  const { state } = m;
  state.turn++;
  state.active = state.patientsSeat;
  state.kills = 0;
  state.rooms = 0;
  state.marched = false;
  state.searched = [];
  m.emit({
    type: 'turn-began',
    rule: 'AE-SET-13',
    also: ['AE-RUL-13', 'AE-REL-05', 'AE-RUL-17'],
    player: state.active,
    number: state.turn,
    final: isFinal(state),
  });
  const released: Step[] =
    state.turn === 3
      ? [{ do: 'release', deck: 'patients' }]
      : state.turn === 5
        ? [{ do: 'release', deck: 'specials' }]
        : [];
  m.push(
    ...released,
    { do: 'flip-coin' },
    { do: 'window', window: 'W1' },
    { do: 'allow' },
    { do: 'march' },
    { do: 'reckon' },
    { do: 'abilities' },
    { do: 'bloodlust' },
    { do: 'final' },
    { do: 'end-of-turn' },
  );
}

/**
 * Heads allows one room, tails two; with a die, an odd number allows one room and an even number two. AE-PAT-01,
 * AE-RUL-44
 */
export function flipCoin(m: Context): void {
  const { state } = m;
  state.stage = 'coin';
  const { side, die } = tossCoin(m);
  state.rooms = side === 'heads' ? 1 : 2;
  m.emit({
    type: 'coin',
    rule: 'AE-PAT-01',
    also: ['AE-RUL-09', 'AE-RUL-44'],
    side,
    ...(die !== undefined && { die }),
    rooms: state.rooms,
  });
}

export function tossCoin({ state, chance }: Context): { readonly side: 'heads' | 'tails'; readonly die?: number } {
  if (state.coin === 'coin') return { side: chance.die('coin', ['heads', 'tails']) === 0 ? 'heads' : 'tails' };
  const die = chance.die('d6', [1, 2, 3, 4, 5, 6]) + 1;
  return { side: die % 2 === 1 ? 'heads' : 'tails', die };
}

/** One flip counts for all Patients; a Patient that was released in this turn does not move. AE-RUL-09, AE-RUL-14 */
export function setAllowances({ state, content }: Context): void {
  state.stage = 'march';
  state.marched = true;
  for (const patient of state.patients) {
    const { stride = 0, least = 0 } = patientCardOf(content, patient.card).ability?.mods ?? {};
    const still = patient.stalled === state.turn || patient.released === state.turn;
    patient.left = still ? 0 : Math.max(state.rooms, least) + stride;
  }
}

export function movePatients(m: Context): void {
  m.state.marching = true;
  const which = m.state.patients.map((_, patient) => patient);
  m.push({ do: 'march-on', which, by: m.state.patientsSeat }, { do: 'done', which });
}

/**
 * Each Patient moves up to its number of rooms. Patients move in any order, and may go back and forth. AE-PAT-02,
 * AE-RUL-09
 */
export function askPatientMove(m: Context, { which, by }: StepOf<'march-on'>): Asked<Step | Together> {
  const { state } = m;
  const moves = which.flatMap((patient): OfferedAct[] => {
    const { at, left } = patientOf(state, patient);
    return (left > 0 ? waysOf(m, patient, at) : []).map((room) => ({
      id: `patient:${patient}:${room}`,
      targets: [`patient:${patient}`, `room:${room}`],
      rule: 'AE-PAT-02',
      then: [
        { do: 'go-patient', patient, room, by },
        { do: 'march-on', which, by },
      ],
    }));
  });
  return ask(m, by, 'AE-PAT-01', moves.length > 0 ? [...moves, { id: 'done', rule: 'AE-RUL-09', then: [] }] : []);
}

/** The neighbouring rooms of a room that the Patient may enter from there. */
export function waysOf({ state, content }: Context, patient: PatientId, from: RoomId): RoomId[] {
  const { card } = patientOf(state, patient);
  const unblocked = patientCardOf(content, card).ability?.mods?.unblocked;
  return neighbours(state, from).filter((room) => unblocked || !isBlocked(state, room, 'patients'));
}

/** The Patient searches every room that it enters, and finds whoever has slipped into it. AE-PAT-03, AE-RUL-10 */
export function goPatient(m: Context, { patient, room }: StepOf<'go-patient'>): void {
  const { state } = m;
  const moved = patientOf(state, patient);
  const from = moved.at;
  moved.at = room;
  moved.left = Math.max(0, moved.left - 1);
  state.searched.push({ patient, room });
  for (const victim of state.victims) if (victim.at === room) victim.slipped = false;
  m.emit({
    type: 'patient-moved',
    rule: 'AE-PAT-01',
    also: ['AE-PAT-02', 'AE-RUL-09', 'AE-RUL-10'],
    patient,
    from,
    to: room,
  });
}

/**
 * A Patient also searches the room where it ends, even if it did not move. A new Patient counts as having ended where it
 * started, even if a card has taken it away since. AE-RUL-10, AE-RUL-14
 */
export function finishSearch(m: Context, { which }: StepOf<'done'>): void {
  const { state } = m;
  const { blast } = state;
  for (const patient of which) {
    const { at, released } = patientOf(state, patient);
    patientOf(state, patient).left = 0;
    if (released === state.turn)
      state.searched.push({ patient, room: blast !== null && spotOf(state, blast) ? blast : at });
    else if (state.searched.every((search) => search.patient !== patient)) {
      state.searched.push({ patient, room: at });
      m.emit({ type: 'patient-stays', rule: 'AE-RUL-10', also: ['AE-RUL-09'], patient });
    }
  }
}

/** Runs the abilities that act when all Patients have moved. */
export function abilities(m: Context): void {
  const { state } = m;
  m.push(...state.patients.flatMap((_, patient) => abilitySteps(m, patient, 'moved')));
}

/** The steps of a Patient's ability at this moment; the Patients player makes the choices. */
export function abilitySteps(
  { state, content }: Context,
  patient: PatientId,
  moment: 'released' | 'moved' | 'missed' | 'killed',
): Step[] {
  const { card } = patientOf(state, patient);
  const ability = patientCardOf(content, card).ability;
  return ability?.on === moment
    ? (ability.steps ?? []).map((step): Step => ({ ...step, by: state.patientsSeat, card, patient }))
    : [];
}
