// Destroying rooms: which rooms fall, where pieces land, which Patients and Victims meet, and whether another collapse
// follows. AE-DES-01 to AE-DES-05, AE-RUL-04 to AE-RUL-08, AE-RUL-48
import type { Asked, Together } from '../../../kernel/index.js';
import { ask } from './ask.js';
import { scheduleCollapse, tellFound } from './announcing.js';
import { bitOf, roomsOf, spotOf } from '../state/building.js';
import type { Context } from '../state/step-context.js';
import {
  alive,
  secretWindowSeconds,
  patientOf,
  victimOf,
  type RoomId,
  type State,
  type Victim,
} from '../state/state.js';
import type { Step, StepOf } from '../state/steps.js';

/**
 * Destroys every room that is due to be destroyed, in order. A room that is listed more than once is destroyed once.
 * Then Victims who have met a Patient in the collapse are found. AE-RUL-07, AE-RUL-12, AE-RUL-48
 */
export function collapse(m: Context): void {
  const { state } = m;
  const rooms = [...state.doomed];
  state.collapseDue = false;
  state.doomed = [];
  // A catch that comes before the Patients move does not take the room of the release along. AE-RUL-13
  if (state.marched && state.blast !== null) {
    rooms.push(state.blast);
    state.blast = null;
  }
  if (rooms.length === 0) {
    state.metPairs = [];
    return;
  }
  state.before = {
    patients: state.patients.map(({ at }) => at),
    suspects: state.victims.map(({ suspects }) => suspects),
  };
  for (const victim of state.victims) victim.before = victim.at;
  const once = [...new Set(rooms)];
  m.push(
    ...once.map((room): Step => ({
      do: 'destroy',
      room,
      reasons: rooms.filter((each) => each === room).length,
    })),
    { do: 'settle' },
  );
}

export function destroy(m: Context, { room, reasons }: StepOf<'destroy'>): void {
  const { state } = m;
  const spot = spotOf(state, room);
  if (!spot) return;
  if (roomsOf(state).length === 1) {
    m.emit({ type: 'stands', rule: 'AE-RUL-08', room });
    return;
  }
  const column = state.columns[spot.x] ?? [];
  m.emit({
    type: 'destroyed',
    rule: 'AE-DES-01',
    also: ['AE-DES-05', 'AE-REL-02', 'AE-RUL-06', 'AE-RUL-48'],
    room,
    ...spot,
    reasons,
  });
  if (column.length === 1) {
    emptyColumn(m, room, spot.x);
    return;
  }
  state.destroyed.push(room);
  column.splice(spot.y, 1);
  // Pieces keep their position: they are now in the room that fell into it or, at the top of the column, in the room
  // below. AE-DES-02, AE-DES-03, AE-RUL-05
  const top = spot.y === column.length;
  const to = column[top ? spot.y - 1 : spot.y] ?? '';
  const rule = top ? 'AE-DES-03' : 'AE-DES-02';
  state.patients.forEach(({ at }, patient) => {
    if (at === room) dropPatient(m, { patient, to, rule });
  });
  for (const victim of alive(state)) fall(m, victim, room, [to], victim.at === room ? to : null);
  if (!top) m.emit({ type: 'sank', rule: 'AE-DES-02', also: ['AE-RUL-04'], x: spot.x, y: spot.y });
}

/** The columns close up; pieces in the room move to the bottom room of the left or right column. AE-DES-04 */
function emptyColumn(m: Context, room: RoomId, x: number): void {
  const { state, content } = m;
  const sides = sidesOf(state, room);
  const patients = state.patients.flatMap(({ at }, patient): Step[] =>
    at === room ? [{ do: 'patient-side', patient, room }] : [],
  );
  // Ask every Victim who may be in the room according to public knowledge, so that the question reveals nothing.
  // AE-RUL-05
  const victims = alive(state)
    .filter(({ suspects }) => suspects & bitOf(content, room))
    .map(({ seat }): Step => ({ do: 'victim-side', victim: seat, room }));
  m.emit({ type: 'column-gone', rule: 'AE-DES-04', x });
  if (sides.length > 1 && patients.length + victims.length > 0)
    m.push({ do: 'together', of: [...patients, ...victims] } satisfies Together, { do: 'close-up', room });
  else {
    const [to = ''] = sides;
    state.patients.forEach(({ at }, patient) => {
      if (at === room) dropPatient(m, { patient, to, rule: 'AE-DES-04' });
    });
    for (const victim of alive(state)) fall(m, victim, room, sides, victim.at === room ? to : null);
    m.push({ do: 'close-up', room });
  }
}

/** The bottom rooms of the neighbouring columns. */
export function sidesOf(state: Pick<State, 'columns'>, room: RoomId): RoomId[] {
  const x = spotOf(state, room)?.x ?? 0;
  return [x - 1, x + 1].flatMap((each) => state.columns[each]?.[0] ?? []);
}

export function patientSide(m: Context, { patient, room }: StepOf<'patient-side'>): Asked<Step | Together> {
  const { state } = m;
  const options = sidesOf(state, room).map(
    (to) =>
      ({
        id: `side:${patient}:${to}`,
        targets: [`patient:${patient}`, `room:${to}`],
        rule: 'AE-DES-04',
        then: [{ do: 'drop-patient', patient, to, rule: 'AE-DES-04' }],
      }) as const,
  );
  return ask(m, state.patientsSeat, 'AE-DES-04', options);
}

export function dropPatient(m: Context, { patient, to, rule }: Omit<StepOf<'drop-patient'>, 'do'>): void {
  patientOf(m.state, patient).at = to;
  m.emit({ type: 'patient-fell', rule, also: ['AE-RUL-05'], patient, to });
}

export function victimSide({ state }: Context, { victim, room }: StepOf<'victim-side'>): Asked<Step> {
  const here = victimOf(state, victim).at === room;
  const options = (here ? sidesOf(state, room) : [null]).map(
    (to) =>
      ({
        id: to === null ? 'wait' : `side:${to}`,
        ...(to !== null && { targets: [`room:${to}`] }),
        rule: 'AE-RUL-05',
        then: [{ do: 'drop-victim', victim, from: room, to }],
      }) as const,
  );
  return {
    seat: victim,
    player: victim,
    rule: 'AE-RUL-05',
    options,
    fallback: options[0]?.id ?? '',
    limit: secretWindowSeconds,
    window: true,
  };
}

export function dropVictim(m: Context, { victim, from, to }: StepOf<'drop-victim'>): void {
  fall(m, victimOf(m.state, victim), from, sidesOf(m.state, from), to);
}

/**
 * Moves a Victim out of the destroyed room to the room `to`, and tells only this Victim. `to` is null if the Victim was
 * in another room. Such a Victim stays in that room and falls with it. AE-RUL-04, AE-RUL-05, AE-RUL-06
 */
function fall(m: Context, victim: Victim, from: RoomId, sides: readonly RoomId[], to: RoomId | null): void {
  const { content } = m;
  const left = bitOf(content, from);
  if (victim.suspects & left)
    victim.suspects = sides.reduce((set, room) => set | bitOf(content, room), victim.suspects & ~left);
  if (to === null) return;
  victim.at = to;
  victim.route.push(to);
  m.tell([victim.seat], { type: 'fell', rule: 'AE-RUL-05', also: ['AE-RUL-06'], victim: victim.seat, room: to });
}

export function removeColumn({ state }: Context, { room }: StepOf<'close-up'>): void {
  state.destroyed.push(room);
  state.columns = state.columns.filter((column) => !column.includes(room));
}

/** Every Victim who meets a Patient in the collapse is caught. This repeats until there is no new meeting. AE-RUL-07 */
export function catchAfterCollapse(m: Context): void {
  const { state, content } = m;
  const { patients, suspects } = state.before;
  const meet = (victim: Victim): number[] =>
    state.collapseCatches
      ? state.patients.flatMap(({ at }, patient) =>
          at === victim.at &&
          patients[patient] !== victim.before &&
          !state.metPairs.includes(`${patient}:${victim.seat}`)
            ? [patient]
            : [],
        )
      : [];
  const found = alive(state)
    .map((victim) => ({ victim, met: meet(victim) }))
    .filter(({ met }) => met.length > 0);
  state.revealCount++;
  if (state.collapseCatches) {
    // A Victim who says nothing is in no Patient's room, unless the Victim and the Patient may have been in the same
    // room before the collapse.
    state.victims.forEach((victim, i) => {
      if (!victim.alive) return;
      state.patients.forEach(({ at }, patient) => {
        const from = patients[patient] ?? '';
        if (!((suspects[i] ?? 0) & bitOf(content, from)) && !state.metPairs.includes(`${patient}:${victim.seat}`))
          victim.suspects &= ~bitOf(content, at);
      });
    });
  }
  if (found.length === 0) {
    m.emit({ type: 'settled', rule: 'AE-RUL-07' });
    state.metPairs = [];
    return;
  }
  tellFound(
    m,
    found.map(({ victim }) => victim),
    'AE-RUL-07',
    ['AE-PAT-06', 'AE-RUL-33'],
  );
  scheduleCollapse(m);
  m.push(...found.map(({ victim, met }): Step => ({ do: 'catch', victim: victim.seat, patients: met, chain: true })));
}
