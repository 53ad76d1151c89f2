// Announcements: all Victims who were found say so at the same time, and name their rooms. Rooms that are due to be
// destroyed stay until everything else is done. AE-PAT-03 to AE-PAT-06, AE-CAT-05, AE-RUL-10, AE-RUL-12
import type { Asked, RuleId, Together } from '../../../kernel/index.js';
import { roomsWithin, setOf } from '../state/building.js';
import type { Context } from '../state/step-context.js';
import { alive, secretWindowSeconds, victimOf, type PatientId, type State, type Victim } from '../state/state.js';
import type { Step, StepOf } from '../state/steps.js';

/**
 * After Patients have moved, Victims get a last chance to slip away; then everybody who was found says so. AE-RUL-22
 */
export function beginAnnouncements(m: Context): void {
  const { state } = m;
  const { stage } = state;
  state.marching = true;
  state.stage = 'catch';
  scheduleCollapse(m);
  m.push(
    { do: 'window', window: 'W2' },
    { do: 'say-rooms' },
    { do: 'announce' },
    ...(stage === 'march' ? [] : [{ do: 'go-on', stage } as const]),
  );
}

/** Returns to the part of the turn that a card interrupted, after the catches that the card caused. */
export function resumeStage({ state }: Context, { stage }: StepOf<'go-on'>): void {
  state.stage = stage;
}

/** Every Victim who may name a false room is asked, found or not, so that the question itself reveals nothing. */
export function askForFalseRooms(m: Context): void {
  const liars = alive(m.state).filter(({ lie }) => lie > 0);
  if (liars.length > 0)
    m.push({
      do: 'together',
      of: liars.map(({ seat }): Step => ({ do: 'say-room', victim: seat })),
    } satisfies Together);
}

export function sayRoom({ state }: Context, { victim: player }: StepOf<'say-room'>): Asked<Step> {
  const victim = victimOf(state, player);
  const found = isFound(state, victim);
  const rooms = roomsWithin(state, victim.at, victim.lie).map(
    (room) =>
      ({
        id: `say:${room}`,
        targets: [`room:${room}`],
        rule: 'AE-RUL-41',
        then: [{ do: 'say', victim: player, room }],
      }) as const,
  );
  const options = found ? rooms : [{ id: 'silent', rule: 'AE-RUL-41', then: [] }];
  return {
    seat: player,
    player,
    rule: 'AE-RUL-41',
    options,
    fallback: options[0]?.id ?? '',
    limit: secretWindowSeconds,
    window: true,
  };
}

export function say({ state }: Context, { victim, room }: StepOf<'say'>): void {
  victimOf(state, victim).says = room;
}

const searchersOf = (state: State, { at, slipped }: Victim): PatientId[] =>
  slipped ? [] : state.searched.flatMap(({ patient, room }) => (room === at ? [patient] : []));

/** Whether the Victim is found: the Victim is in a room that was searched and has not left it since. AE-RUL-10 */
export const isFound = (state: State, victim: Victim): boolean =>
  victim.alive && !victim.unseen && searchersOf(state, victim).length > 0;

/** Everybody who was found must say so now and name the room, all at the same time. AE-PAT-04, AE-PAT-05, AE-PAT-06 */
export function announce(m: Context): void {
  const { state, content } = m;
  const found = alive(state).filter((victim) => isFound(state, victim));
  const searched = setOf(
    content,
    state.searched.map(({ room }) => room),
  );
  const standing = setOf(
    content,
    state.patients.map(({ at }) => at),
  );
  const patientsOf = new Map(found.map((victim) => [victim, [...new Set(searchersOf(state, victim))]]));
  tellFound(m, found, 'AE-PAT-04', ['AE-PAT-03', 'AE-PAT-05', 'AE-PAT-06', 'AE-RUL-12']);
  for (const victim of alive(state)) {
    // A Victim who said nothing is in no searched room. If a card has let the Victim move since the search, the Victim
    // may have gone where a Patient has passed, but is not where one stands: entering that room is a catch.
    if (!found.includes(victim) && !victim.unseen)
      victim.suspects &= ~(victim.stirred ? searched & standing : searched);
    Object.assign(victim, { stirred: false, slipped: false, unseen: false, lie: 0 } satisfies Partial<Victim>);
  }
  state.searched = [];
  state.marching = false;
  m.push(
    ...found.map((victim): Step => ({ do: 'catch', victim: victim.seat, patients: patientsOf.get(victim) ?? [] })),
  );
}

/** Tells everybody which Victims were found, and the rooms that they name. */
export function tellFound(m: Context, found: readonly Victim[], rule: RuleId, also: readonly RuleId[]): void {
  const { state, content } = m;
  state.revealCount++;
  state.killsSinceAnnouncement = 0;
  const said = found.map((victim) => ({ victim: victim.seat, room: victim.says || victim.at }));
  for (const victim of found) {
    victim.suspects = setOf(content, roomsWithin(state, victim.says || victim.at, victim.lie));
    victim.says = '';
  }
  state.caught.push(...said);
  m.emit({ type: 'announced', rule, also, found: said });
}

/** A Victim who enters a Patient's room, for whatever reason, is caught there. AE-CAT-05, AE-RUL-18, AE-RUL-49 */
export function walkInto(m: Context, victim: Victim, rule: 'AE-CAT-05' | 'AE-VIC-08'): void {
  // The Victim is not caught once more by the movement from which they were slipping away. AE-RUL-11
  victim.unseen ||= m.state.marching;
  tellFound(m, [victim], rule, ['AE-CAT-05', 'AE-PAT-06', 'AE-RUL-18', 'AE-RUL-49']);
  scheduleCollapse(m);
  m.push({ do: 'catch', victim: victim.seat, patients: [] });
}

/** Schedules the destruction of rooms. It comes last, after all catches. AE-RUL-12, AE-RUL-35 */
export function scheduleCollapse(m: Context): void {
  if (m.state.collapseDue) return;
  m.state.collapseDue = true;
  m.push({ do: 'collapse' });
}
