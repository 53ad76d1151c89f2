// Estimates how likely each Victim is to be in each room, from everything that everybody has seen and heard: cards that
// allow moves, rooms where nobody was found, announcements, collapses. A page can draw these chances, and bots use them
// to hunt and to hide.
import type { PlayerId, View } from '../../../kernel/index.js';
import {
  bits,
  roomGraph,
  neighboursIn,
  placesIn,
  stepsFrom,
  within,
  type RoomGraph,
  type RoomIndex,
} from './room-graph.js';
import { cardOf, victimCardOf, type CardIndex } from '../cards/card-index.js';
import type { Effect, Way } from '../cards/card-types.js';
import type { GameEvent } from './events.js';
import { roomsOf, roomsWhere, setOf, slide, traitOf } from './building.js';
import type { AsylumView } from './knowledge.js';
import type { Block, RoomId, RoomSet } from './state.js';

export interface Suspicion {
  readonly victim: PlayerId;
  /** One weight for each room in the order of the pack; the sum is 1. */
  readonly weights: readonly number[];
}

/**
 * The share of the weights that is spread evenly over all rooms where the Victim can be, because people do not always
 * behave as expected.
 */
const doubt = 0.08;

/**
 * How likely each room is, for each living Victim who has hidden. `events` should be all events since the beginning of
 * the match. If the first ones are not included, the result depends only on the current state.
 */
export function suspicion(
  content: CardIndex,
  { state, events }: Pick<View<AsylumView>, 'state' | 'events'>,
): Suspicion[] {
  const trail = trailOf(content, state, events as readonly GameEvent[]);
  const liking = likingOf(roomGraph(content, state));
  return state.victims
    .filter(({ alive, suspects }) => alive && suspects.length > 0)
    .map(({ seat, suspects }) => {
      const can = setOf(content, suspects);
      const found = kept(trail?.weights.get(seat) ?? liking, can);
      return {
        victim: seat,
        weights: found.map((weight, place) =>
          can & (1 << place) ? (1 - doubt) * weight + doubt / suspects.length : 0,
        ),
      };
    });
}

/**
 * How likely one Victim is to be in each room, in the order of the pack; undefined if nothing can be concluded.
 * @param seen Every moment of an example or a recorded match up to now.
 */
export function likelyRooms(
  content: CardIndex,
  seen: readonly Pick<View<AsylumView>, 'state' | 'events'>[],
  victim: PlayerId,
): readonly number[] | undefined {
  const now = seen.at(-1);
  if (!now) return undefined;
  const events = seen.flatMap((moment) => moment.events);
  // If a Victim has just drawn a Movement card, they have not moved yet, so leave out this event.
  const heard = now.events.at(-1)?.type === 'drew-movement' ? events.slice(0, -1) : events;
  return suspicion(content, { state: now.state, events: heard }).find((each) => each.victim === victim)?.weights;
}

/** The facts so far, while the events are read in order. */
interface Trail {
  readonly content: CardIndex;
  readonly view: AsylumView;
  building: { columns: RoomId[][]; patients: { at: RoomId }[]; blocks: Block[] };
  readonly weights: Map<PlayerId, number[]>;
  /** Rooms searched since the last announcements. */
  searched: RoomSet;
  /** The rooms into which Patients have fallen in the current collapse. */
  landed: RoomSet;
  /** Whether Patients have moved since the last announcements. */
  marching: boolean;
  /** Victims who may have moved after the Patients. */
  readonly stirred: Set<PlayerId>;
  readonly unseen: Set<PlayerId>;
  readonly lies: Map<PlayerId, number>;
}

function trailOf(content: CardIndex, view: AsylumView, events: readonly GameEvent[]): Trail | null {
  const begin = events.findIndex(({ type }) => type === 'laid-out');
  if (begin < 0) return null;
  const trail: Trail = {
    content,
    view,
    building: { columns: [], patients: [], blocks: [] },
    weights: new Map(),
    searched: 0,
    landed: 0,
    marching: false,
    stirred: new Set(),
    unseen: new Set(),
    lies: new Map(),
  };
  for (let i = begin; i < events.length; i++) hear(trail, events[i] as GameEvent, events[i - 1]);
  return trail;
}

function hear(trail: Trail, event: GameEvent, before?: GameEvent): void {
  const { content, building, weights, view } = trail;
  switch (event.type) {
    case 'laid-out':
      building.columns = event.columns.map((column) => [...column]);
      break;
    case 'released':
      building.patients[event.patient] = { at: event.room };
      trail.searched |= bit(trail, event.room);
      break;
    case 'hid':
      trail.searched = 0;
      weights.set(event.victim, kept(likingOf(roomGraph(content, building)), ~standing(trail)));
      break;
    // The Patients
    case 'patient-moved':
      building.patients[event.patient] = { at: event.to };
      search(trail, event.to);
      break;
    case 'patient-stays':
      search(trail, building.patients[event.patient]?.at ?? '');
      break;
    case 'patient-fell':
      building.patients[event.patient] = { at: event.to };
      trail.landed |= bit(trail, event.to);
      break;
    case 'announced': {
      const found = new Map(event.found.map(({ victim, room }) => [victim, room]));
      for (const victim of weights.keys()) {
        const room = found.get(victim);
        if (room !== undefined) weights.set(victim, kept([], around(trail, room, trail.lies.get(victim) ?? 0)));
        else if (event.rule === 'AE-RUL-07') only(trail, victim, ~trail.landed);
        else if (event.rule === 'AE-PAT-04' && !trail.unseen.has(victim))
          only(trail, victim, ~(trail.stirred.has(victim) ? trail.searched & standing(trail) : trail.searched));
      }
      if (event.rule === 'AE-PAT-04') {
        trail.marching = false;
        trail.searched = 0;
        for (const each of [trail.unseen, trail.stirred, trail.lies]) each.clear();
      } else if (trail.marching) for (const victim of found.keys()) trail.unseen.add(victim);
      trail.landed = 0;
      break;
    }
    case 'settled':
      for (const victim of weights.keys()) only(trail, victim, ~trail.landed);
      trail.landed = 0;
      break;
    // Where Victims may have gone
    case 'unseen':
      trail.unseen.add(event.victim);
      break;
    case 'may-lie':
      trail.lies.set(event.victim, event.n);
      break;
    case 'drew-movement':
    case 'flees':
      if (event.rooms !== 'stumble') roam(trail, event.victim, event.rooms);
      break;
    case 'slipped':
      roam(trail, event.victim, event.n);
      break;
    case 'stumbles':
      weights.set(event.victim, kept([], bit(trail, event.room)));
      break;
    case 'pushed':
      push(trail, event.victim, event.way, event.n);
      break;
    case 'vanished': {
      const old = weights.get(event.victim) ?? [];
      const rooms =
        setOf(content, roomsWhere(building, event.to as Parameters<typeof roomsWhere>[1])) & ~standing(trail);
      weights.set(
        event.victim,
        kept(
          content.rooms.map((_, place) => 0.2 * (old[place] ?? 0) + (rooms & (1 << place) ? 0.1 : 0)),
          -1,
        ),
      );
      trail.stirred.add(event.victim);
      break;
    }
    case 'played':
      wander(trail, event.by, cardOf(content, event.card).steps);
      break;
    case 'flipped': {
      const victim = view.victims.find(({ seat }) => seat === event.by);
      if (victim && event.side === 'heads' && before?.type === 'turn-began') {
        const { boon, flaw } = victimCardOf(content, victim.card);
        for (const step of [boon, flaw].flatMap(({ on, steps = [] }) => (on === 'turn' ? steps : [])))
          if (step.do === 'flip') wander(trail, event.by, step.heads);
      }
      break;
    }
    // The building
    case 'destroyed':
      fall(trail, event.room, event.x, event.y);
      break;
    case 'swapped': {
      const [a, b] = event.rooms;
      building.columns = building.columns.map((column) =>
        column.map((room) => (room === a ? b : room === b ? a : room)),
      );
      break;
    }
    case 'blocked':
      building.blocks.push({ room: event.room, against: event.against, until: event.until });
      break;
    case 'opened':
      building.blocks = building.blocks.filter(({ room }) => room !== event.room);
      break;
    // What was said
    case 'revealed':
      only(
        trail,
        event.victim,
        where(trail, (room) => traitOf(content, building, room, event.what) === event.value),
      );
      break;
    case 'answered':
      said(
        trail,
        event.yes,
        event.no,
        where(trail, (room) => traitOf(content, building, room, event.what) === event.value),
      );
      break;
    case 'near':
      said(trail, event.yes, event.no, around(trail, building.patients[event.patient]?.at ?? '', event.n));
      break;
    case 'crowded': {
      // These rooms hold the most Victims, but nobody knows which Victims are there.
      const rooms = where(trail, (room) => event.values.includes(traitOf(content, building, room, event.what)));
      for (const [victim, old] of weights)
        weights.set(
          victim,
          kept(
            old.map((weight, place) => weight * (rooms & (1 << place) ? 2 : 1)),
            -1,
          ),
        );
      break;
    }
    default:
  }
}

const bit = ({ content }: Trail, room: RoomId): RoomSet => 1 << content.rooms.indexOf(room);

const standing = ({ content, building }: Trail): RoomSet =>
  setOf(
    content,
    building.patients.map(({ at }) => at),
  );

const where = ({ content, building }: Trail, fits: (room: RoomId) => boolean): RoomSet =>
  setOf(content, roomsOf(building).filter(fits));

/**
 * Notes that a Patient searches a room. At the first search, forgets which Victims have moved: they were already in
 * their new rooms before the search. AE-RUL-10
 */
function search(trail: Trail, room: RoomId): void {
  if (!trail.marching) trail.stirred.clear();
  trail.marching = true;
  trail.searched |= bit(trail, room);
}

function only({ weights }: Trail, victim: PlayerId, rooms: RoomSet): void {
  const old = weights.get(victim);
  if (old) weights.set(victim, kept(old, rooms));
}

function said(trail: Trail, yes: readonly PlayerId[], no: readonly PlayerId[], rooms: RoomSet): void {
  for (const victim of yes) only(trail, victim, rooms);
  for (const victim of no) only(trail, victim, ~rooms);
}

/**
 * Keeps only the weights in these rooms and scales them to the sum 1. If no weight is left, all these rooms get equal
 * weights.
 */
function kept(weights: readonly number[], rooms: RoomSet): number[] {
  let sum = 0;
  weights.forEach((weight, place) => {
    if (rooms & (1 << place)) sum += weight;
  });
  if (sum > 0) return weights.map((weight, place) => (rooms & (1 << place) ? weight / sum : 0));
  const all = [...placesIn(rooms & ((1 << 25) - 1))];
  const even = Array.from({ length: 25 }, () => 0);
  for (const place of all) even[place] = 1 / all.length;
  return even;
}

/** How good a hiding place is, by the number of steps to the nearest Patient. */
const liked = [0.15, 0.45, 0.8, 1];

function likingOf({ columns, patients }: RoomGraph): number[] {
  const steps = stepsFrom(neighboursIn({ columns }), bits(patients));
  return Array.from({ length: 25 }, (_, place) =>
    steps[place] === undefined ? 0 : (liked[Math.min(liked.length - 1, steps[place])] ?? 0),
  );
}

/** Updates the weights after a Victim has moved up to `n` rooms. Good hiding places are more likely. AE-VIC-04 */
function roam(trail: Trail, victim: PlayerId, n: number): void {
  const old = trail.weights.get(victim);
  if (old) trail.weights.set(victim, roamed(roomGraph(trail.content, trail.building), old, n));
  trail.stirred.add(victim);
}

/** The weights after an unseen move of up to `n` rooms. */
export function roamed(chart: RoomGraph, weights: readonly number[], n: number): number[] {
  const next = neighboursIn(chart);
  const liking = likingOf(chart);
  const closed = chart.shut | bits(chart.patients);
  const found = Array.from({ length: 25 }, () => 0);
  weights.forEach((weight, from) => {
    if (weight === 0) return;
    const ends = within(next, from, n, closed);
    let sum = 0;
    for (const end of placesIn(ends)) sum += liking[end] ?? 0;
    if (sum === 0) found[from] = (found[from] ?? 0) + weight;
    else for (const end of placesIn(ends)) found[end] = (found[end] ?? 0) + (weight * (liking[end] ?? 0)) / sum;
  });
  return found;
}

/** Updates the weights after moves that a card allows and that no event reports. */
function wander(trail: Trail, by: PlayerId, steps: readonly Effect[]): void {
  for (const step of steps) {
    if (step.do !== 'move') continue;
    for (const victim of trail.weights.keys())
      if (step.whom === 'all' || (step.whom === 'me' && victim === by) || (step.whom === 'others' && victim !== by))
        roam(trail, victim, step.n);
  }
}

function around({ content, building }: Trail, room: RoomId, n: number): RoomSet {
  return within(neighboursIn(roomGraph(content, building)), content.rooms.indexOf(room), n, 0);
}

/**
 * Updates the weights after a Victim was pushed. Rooms with Patients are excluded, because a Victim who is pushed into
 * one is announced.
 */
function push({ content, building, weights, stirred }: Trail, victim: PlayerId, way: Way, n: number): void {
  const found = Array.from({ length: 25 }, () => 0);
  (weights.get(victim) ?? []).forEach((weight, place) => {
    if (weight === 0) return;
    const { room, caught } = slide(building, content.rooms[place] ?? '', way, n);
    if (!caught) found[content.rooms.indexOf(room)] = (found[content.rooms.indexOf(room)] ?? 0) + weight;
  });
  weights.set(victim, kept(found, -1));
  stirred.add(victim);
}

/**
 * Updates the building and the weights after a room was destroyed. Pieces in the room keep their position or, if the
 * column is gone, move to one side. AE-DES-02 to AE-DES-04, AE-RUL-05
 */
function fall({ content, building, weights }: Trail, room: RoomId, x: number, y: number): void {
  const column = building.columns[x] ?? [];
  column.splice(y, 1);
  const to =
    column.length > 0
      ? [column[y] ?? column[y - 1] ?? '']
      : [building.columns[x - 1]?.[0], building.columns[x + 1]?.[0]].filter((each) => each !== undefined);
  building.columns = building.columns.filter(({ length }) => length > 0);
  const from: RoomIndex = content.rooms.indexOf(room);
  for (const old of weights.values()) {
    const share = (old[from] ?? 0) / Math.max(1, to.length);
    old[from] = 0;
    for (const each of to) old[content.rooms.indexOf(each)] = (old[content.rooms.indexOf(each)] ?? 0) + share;
  }
}
