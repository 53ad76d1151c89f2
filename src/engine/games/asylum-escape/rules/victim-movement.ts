// How Victims move: in secret, as far as a card lets them; a Victim who enters a Patient's room is caught there.
// AE-VIC-04 to AE-VIC-08, AE-RUL-18 to AE-RUL-21, AE-RUL-49
import type { Asked, PlayerId, Together } from '../../../kernel/index.js';
import type { Way } from '../cards/card-types.js';
import { ask, askUnlessClear } from './ask.js';
import { walkInto } from './announcing.js';
import { modsOf, movementOf, sumOf } from '../cards/card-index.js';
import { bitOf, distances, listOf, reach, setOf, slide, spread } from '../state/building.js';
import type { OfferedAct, Context } from '../state/step-context.js';
import { secretWindowSeconds, patientOf, victimOf, type CardId, type RoomId, type Victim } from '../state/state.js';
import type { Step, StepOf } from '../state/steps.js';

/**
 * How many rooms a Movement card allows this Victim; the text of a Victim's card takes precedence over the number. What
 * it says about moves counts in the Victim's own turn only. AE-RUL-45
 */
export function roomsFor(
  { state, content }: Context,
  victim: Victim,
  card: CardId | null,
  why: 'move' | 'flight',
): number | 'stumble' {
  const printed = card === null ? 0 : movementOf(content, card).n;
  const sure = modsOf(content, victim).find(({ sureFoot }) => sureFoot !== undefined)?.sureFoot;
  const n = printed === 'stumble' ? (sure ?? printed) : printed;
  if (n === 'stumble' || card === null) return n;
  if (why === 'flight') return Math.max(0, n + sumOf(content, victim, 'flight') + victim.flight);
  return state.active === victim.seat ? Math.max(0, n + sumOf(content, victim, 'move')) : n;
}

/** Uses a Movement card immediately. AE-VIC-04, AE-CAT-04, AE-RUL-20 */
export function useMovement(m: Context, player: PlayerId, card: CardId | null, why: 'move' | 'flight'): void {
  const victim = victimOf(m.state, player);
  const rooms = roomsFor(m, victim, card, why);
  if (why === 'flight') {
    m.emit({
      type: 'flees',
      rule: 'AE-CAT-04',
      also: ['AE-CAT-06', 'AE-RUL-20', 'AE-RUL-28', 'AE-RUL-45'],
      victim: player,
      card,
      rooms,
    });
    victim.flight = 0;
  }
  if (rooms === 'stumble') m.push(...stumbles(m, player));
  else if (card !== null) {
    const step = {
      do: 'move-to',
      victim: player,
      n: rooms,
      rule: why === 'flight' ? 'AE-CAT-04' : 'AE-VIC-04',
    } as const;
    // Everybody knows that a Victim stays who may move no room. A Victim who may move, but cannot, is asked.
    m.push(...(rooms === 0 ? askUnlessClear(m, moveTo, step) : [step]));
  }
}

/**
 * Offers one option for each room where the move can end. The path stays secret. Its length stays secret, too, because
 * the whole path is a single question. AE-VIC-05, AE-RUL-19
 */
export function moveTo(m: Context, { victim: player, n, rule }: StepOf<'move-to'>): Asked<Step | Together> {
  const { state } = m;
  const victim = victimOf(state, player);
  const { free, enter } = victim.alive ? reach(state, [victim.at], n) : { free: [], enter: [] };
  const options: OfferedAct[] = [
    ...free.map((room): OfferedAct => ({
      id: `move:${room}`,
      targets: [`room:${room}`],
      rule: room === victim.at ? rule : 'AE-VIC-05',
      then: [{ do: 'go', victim: player, room, n, enter: false }],
    })),
    ...enter.map((room): OfferedAct => ({
      id: `enter:${room}`,
      targets: [`room:${room}`],
      rule: 'AE-CAT-05',
      confirm: 'confirm-caught',
      then: [{ do: 'go', victim: player, room, n, enter: true }],
    })),
  ];
  return { ...ask(m, player, rule, options), least: secretWindowSeconds, upTo: n };
}

export function moveVictim(m: Context, { victim: player, room, n, enter }: StepOf<'go'>): void {
  const { state, content } = m;
  const victim = victimOf(state, player);
  // Nobody saw the path, so the Victim may be wherever such a move leads. AE-CAT-06
  victim.suspects = spread(content, state, victim.suspects, n);
  arrive(m, victim, room);
  if (enter) walkInto(m, victim, 'AE-CAT-05');
}

/** Ends a move in this room, which only the Victim knows. AE-VIC-06, AE-RUL-19 */
function arrive(m: Context, victim: Victim, room: RoomId): void {
  const { state } = m;
  if (state.marching) {
    victim.stirred = true;
    victim.slipped ||= room !== victim.at;
  }
  victim.at = room;
  victim.route.push(room);
  m.tell([victim.seat], {
    type: 'moved',
    rule: 'AE-VIC-06',
    also: ['AE-RUL-19', 'AE-CAT-06'],
    victim: victim.seat,
    room,
  });
}

/**
 * The steps with which a Victim stumbles. If Patients are in several rooms, the Victim is asked even without a tie: to be
 * asked only in a tie would tell where the Victim was.
 */
export function stumbles(m: Context, player: PlayerId): readonly (Step | Together)[] {
  const step = { do: 'nearest', victim: player } as const;
  const rooms = new Set(m.state.patients.map(({ at }) => at));
  return rooms.size === 1 ? askUnlessClear(m, nearest, step) : [step];
}

/**
 * Asks which of the nearest Patients the Victim stumbles into; there is a choice only in a tie. The columns stand side
 * by side, so there is always a path. AE-RUL-21
 */
export function nearest(m: Context, { victim: player }: StepOf<'nearest'>): Asked<Step | Together> {
  const { state } = m;
  const { at, alive } = victimOf(state, player);
  const away = distances(state, at);
  const steps = state.patients.map((patient) => away.get(patient.at) ?? Infinity);
  const least = Math.min(...steps);
  const first = (patient: number): boolean =>
    state.patients.findIndex((each) => each.at === state.patients[patient]?.at) === patient;
  const options = steps.flatMap((n, patient) =>
    alive && n === least && first(patient)
      ? [
          {
            id: `stumble:${patient}`,
            targets: [`patient:${patient}`],
            rule: 'AE-RUL-21',
            then: [{ do: 'stumble-into', victim: player, patient }],
          } as const,
        ]
      : [],
  );
  return { ...ask(m, player, 'AE-VIC-08', options), least: secretWindowSeconds };
}

/** Moves the Victim into the Patient's room; every Patient in that room catches them. AE-VIC-08, AE-RUL-21 */
export function stumbleInto(m: Context, { victim: player, patient }: StepOf<'stumble-into'>): void {
  const victim = victimOf(m.state, player);
  const room = patientOf(m.state, patient).at;
  m.emit({ type: 'stumbles', rule: 'AE-VIC-08', also: ['AE-RUL-21'], victim: player, patient, room });
  arrive(m, victim, room);
  walkInto(m, victim, 'AE-VIC-08');
}

/**
 * The steps with which a Victim may vanish into one of these rooms. Everybody knows the rooms, but not whether the
 * Victim's own room is the only one of them, so a Victim stays unasked only if there is no room.
 */
export const goIntoHiding = (m: Context, step: StepOf<'hide-where'>): readonly (Step | Together)[] =>
  step.rooms.length === 0 ? askUnlessClear(m, hideWhere, step) : [step];

/** Offers the rooms that the effect allows, and the Victim's own room. AE-RUL-41 */
export function hideWhere(m: Context, { victim: player, rooms }: StepOf<'hide-where'>): Asked<Step | Together> {
  const { state } = m;
  const { at, alive } = victimOf(state, player);
  const options = alive
    ? [at, ...rooms.filter((room) => room !== at)].map(
        (room) =>
          ({
            id: `move:${room}`,
            targets: [`room:${room}`],
            rule: 'AE-RUL-41',
            then: [{ do: 'reappear', victim: player, room, rooms }],
          }) as const,
      )
    : [];
  return { ...ask(m, player, 'AE-RUL-41', options), least: secretWindowSeconds };
}

export function reappear(m: Context, { victim: player, room, rooms }: StepOf<'reappear'>): void {
  const victim = victimOf(m.state, player);
  victim.suspects |= setOf(m.content, rooms);
  arrive(m, victim, room);
}

/** Pushes the Victim in that direction as far as there are rooms, and not past a Patient. AE-RUL-41 */
export function pushed(m: Context, player: PlayerId, way: Way, n: number): void {
  const { state, content } = m;
  const victim = victimOf(state, player);
  const ends = listOf(content, victim.suspects).map((room) => slide(state, room, way, n));
  const end = slide(state, victim.at, way, n);
  victim.suspects = ends.reduce((set, { room, caught }) => (caught ? set : set | bitOf(content, room)), 0);
  m.emit({ type: 'pushed', rule: 'AE-RUL-41', victim: player, way, n });
  state.revealCount++;
  arrive(m, victim, end.room);
  if (end.caught) walkInto(m, victim, 'AE-CAT-05');
}
