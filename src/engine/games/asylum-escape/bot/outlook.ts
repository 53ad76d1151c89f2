// The facts on which the bot bases its decisions: the view of its seat, the building, and how likely each
// Victim is to be in each room.
import {
  bits,
  roomGraph,
  neighboursIn,
  placesIn,
  blockedRooms,
  stepsFrom,
  type RoomGraph,
  type RoomIndex,
} from '../state/room-graph.js';
import { patientCardOf, type CardIndex } from '../cards/card-index.js';
import type { GameEvent } from '../state/events.js';
import type { AsylumView, SeenVictim } from '../state/knowledge.js';
import type { PatientId, RoomId, RoomSet } from '../state/state.js';
import { suspicion, type Suspicion } from '../state/suspicion.js';
import type { Skill } from './skill.js';
import type { Chance, PlayerId, Seat, View } from '../../../kernel/index.js';

export interface Outlook {
  readonly skill: Skill;
  readonly content: CardIndex;
  readonly view: AsylumView;
  readonly events: readonly GameEvent[];
  readonly chance: Chance;
  /** The Victim of this seat; undefined for the Patients player. */
  readonly me: SeenVictim | undefined;
  readonly chart: RoomGraph;
  readonly next: readonly RoomSet[];
  /** The number of steps from each room to every other room. */
  readonly away: readonly (readonly number[])[];
  /** For each Victim, how likely the bot thinks each room, according to what everybody knows. */
  readonly weights: ReadonlyMap<PlayerId, readonly number[]>;
}

export function outlookOf(
  content: CardIndex,
  { state, events }: View<AsylumView>,
  seat: Seat,
  chance: Chance,
  skill: Skill,
): Outlook {
  const chart = roomGraph(content, state);
  const next = neighboursIn(chart);
  const away: number[][] = [];
  for (const place of placesIn(bits(chart.columns.flat()))) away[place] = stepsFrom(next, 1 << place);
  const suspicions =
    skill.reasons === 'conclusions' ? suspicion(content, { state, events }) : evenSuspicions(content, state, skill);
  const weights = new Map(suspicions.map((each) => [each.victim, each.weights]));
  return {
    skill,
    content,
    view: state,
    events: events as readonly GameEvent[],
    chance,
    me: state.victims.find((victim) => victim.seat === seat),
    chart,
    next,
    away,
    weights,
  };
}

/** All rooms, or all rooms where a Victim may be, are equally likely. */
const evenSuspicions = ({ rooms }: CardIndex, { victims, columns }: AsylumView, { reasons }: Skill): Suspicion[] =>
  victims
    .filter(({ alive, suspects }) => alive && suspects.length > 0)
    .map(({ seat, suspects }) => {
      const likely = reasons === 'notes' ? suspects : columns.flat();
      return { victim: seat, weights: rooms.map((room) => (likely.includes(room) ? 1 / likely.length : 0)) };
    });

export const placeOf = ({ content }: Outlook, room: RoomId): RoomIndex => content.rooms.indexOf(room);

/** The expected number of Victims in each room. */
export function sumWeights(weights: Iterable<readonly number[]>): number[] {
  const expectedVictims = Array.from({ length: 25 }, () => 0);
  for (const each of weights)
    each.forEach((weight, place) => {
      expectedVictims[place] = (expectedVictims[place] ?? 0) + weight;
    });
  return expectedVictims;
}

export const crowd = ({ weights }: Outlook): number[] => sumWeights(weights.values());

/** The chance that a catch by this Patient kills, according to the Patient's card alone. AE-CAT-01 */
export function killsOf({ content, view }: Outlook, patient: PatientId): number {
  const { catches, ability } = patientCardOf(content, view.patients[patient]?.card ?? '');
  return 1 - (1 - catches.length / 6) ** (ability?.mods?.attempts ?? 1);
}

/** Rooms that this Patient may not enter. */
export function shutFor({ content, view }: Outlook, patient: PatientId): RoomSet {
  return patientCardOf(content, view.patients[patient]?.card ?? '').ability?.mods?.unblocked
    ? 0
    : blockedRooms('patients', content, view.blocks);
}

/** How far the Patient may go if the coin allows this number of rooms. AE-PAT-01 */
export function strideOf({ content, view }: Outlook, patient: PatientId, rooms: number): number {
  const { stride = 0, least = 0 } = patientCardOf(content, view.patients[patient]?.card ?? '').ability?.mods ?? {};
  return Math.max(rooms, least) + stride;
}

/**
 * Where somebody in this room lands when the room is destroyed; undefined if it is the only room of its column.
 * AE-DES-02, AE-DES-03
 */
export function landing({ columns }: RoomGraph, place: RoomIndex): RoomIndex | undefined {
  const column = columns.find((each) => each.includes(place)) ?? [];
  const y = column.indexOf(place);
  return column[y + 1] ?? column[y - 1];
}
