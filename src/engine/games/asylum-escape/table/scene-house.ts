// The model of the building, with everything that a seat knows about it: Patients, Victims whose room everybody knows,
// the seat's own room, and rooms that are reachable, searched, blocked or about to be destroyed.
import type { HouseFigure, HouseMark, HouseModel, HouseRoom } from '../../../scene/house-model.js';
import { colours } from '../cards/card-types.js';
import { colourOf, patientCardOf, type CardIndex } from '../cards/card-index.js';
import { isBlocked, neighbours, roomsOf } from '../state/building.js';
import type { AsylumView } from '../state/knowledge.js';
import { targetState } from '../../../scene/choices.js';
import type { Look } from './scene-context.js';
import { cardName, columnName, nameOf, roomName, victimAt } from '../words/names.js';
import type { Patient, RoomId } from '../state/state.js';

export function houseOf(look: Look): HouseModel {
  const { context, me, notes } = look;
  const { view, content, lexicon } = context;
  const within = new Set(
    view.stage === 'over' ? [] : view.patients.flatMap((patient) => [...reachOf(content, view, patient)]),
  );
  const own = me?.alive && me.at !== null && roomsOf(view).includes(me.at) ? { own: `room:${me.at}` } : {};
  // In a match that began in the middle, the original columns are unknown.
  const columns = notes.columns.length === view.columns.length ? notes.columns : [];
  return {
    version: 1,
    storeys: 5,
    columns: view.columns.map((rooms, x) => ({
      id: columnId(columns[x] ?? x),
      name: columnName(x),
      rooms: rooms.map((room) => roomOf(look, room, within)),
    })),
    figures: [...patientsOf(look), ...victimsOf(look)],
    ...own,
    gone: view.destroyed.map((room) => {
      const column = notes.gone.get(room) ?? -1;
      return {
        id: `room:${room}`,
        name: roomName(context, room),
        ...(columns.includes(column) && { column: columnId(column) }),
      };
    }),
    kinds: colours.map((id) => ({ id, name: lexicon.say(`colour-${id}`) })),
  };
}

/**
 * The id of a column is made from its original position, so that the other columns keep their ids when a column is
 * gone.
 */
const columnId = (n: number): string => `c${n}`;

function roomOf(look: Look, room: RoomId, within: ReadonlySet<RoomId>): HouseRoom {
  const { context, suspect, weights } = look;
  const { view, content } = context;
  const id = `room:${room}`;
  const suspects = suspect === null ? [] : (victimAt(context, suspect)?.suspects ?? []);
  // Chances are drawn as dark shades. While they are shown, the mark for reachable rooms is left out, because it
  // darkens rooms, too.
  const marks: readonly (HouseMark | false)[] = [
    within.has(room) && !weights && 'unlit',
    view.searched.some((each) => each.room === room) && 'searched',
    isThreatened(view, room) && 'threatened',
    view.blocks.some((block) => block.room === room) && 'blocked',
  ];
  return {
    id,
    name: roomName(context, room),
    kind: colourOf(content, room),
    picture: room,
    ...targetState(look, id),
    marks: marks.filter((mark) => mark !== false),
    ...(suspects.includes(room) && { chance: weights?.[content.rooms.indexOf(room)] ?? 1 / suspects.length }),
  };
}

/**
 * Whether a room is due to be destroyed. In the final three turns this includes rooms that hold a Patient now.
 * AE-FIN-01
 */
function isThreatened(
  { stage, doomed, blast, listed, final, active, patientsSeat, patients }: AsylumView,
  room: RoomId,
): boolean {
  return (
    stage !== 'over' &&
    (doomed.includes(room) ||
      blast === room ||
      listed.includes(room) ||
      (final && active === patientsSeat && patients.some(({ at }) => at === room)))
  );
}

/**
 * How many rooms a Patient may still move in the current movement. Between movements, this is the most that it may move
 * in the next one. AE-PAT-01, AE-RUL-14
 */
function roomsLeft(
  content: CardIndex,
  { stage, turn, rooms, marched, patients }: AsylumView,
  { card, left, released, stalled }: Patient,
): number {
  const isCardMovement = patients.some((patient) => patient.left > 0);
  if (stage === 'march' || isCardMovement) return left;
  const { stride = 0, least = 0 } = patientCardOf(content, card).ability?.mods ?? {};
  const coming = marched ? turn + 1 : turn;
  if (stalled === coming || released === coming) return 0;
  return Math.max(!marched && rooms > 0 ? rooms : 2, least) + stride;
}

/** The rooms that a Patient can reach in the movement that is going on or comes next, and its own room. */
export function reachOf(content: CardIndex, view: AsylumView, patient: Patient): ReadonlySet<RoomId> {
  const unblocked = patientCardOf(content, patient.card).ability?.mods?.unblocked;
  const found = new Map([[patient.at, 0]]);
  const left = roomsLeft(content, view, patient);
  for (const [room, n] of found) {
    if (n < left)
      for (const next of neighbours(view, room))
        if (!found.has(next) && (unblocked || !isBlocked(view, next, 'patients'))) found.set(next, n + 1);
  }
  return new Set(found.keys());
}

function patientsOf(look: Look): readonly HouseFigure[] {
  const { context } = look;
  const { view } = context;
  return view.patients.map(({ card, at, released }, patient) => {
    const id = `patient:${patient}`;
    return {
      id,
      name: cardName(context, card),
      picture: card,
      room: `room:${at}`,
      ...targetState(look, id),
      ...(released === view.turn && view.turn > 0 && { isNew: true as const }),
    };
  });
}

/**
 * The Victims whose room everybody can deduce, or all Victims when the match is over. The viewer's own Victim is left
 * out, because its figure is always drawn.
 */
function victimsOf(look: Look): readonly HouseFigure[] {
  const { context, me } = look;
  const { view } = context;
  return view.victims.flatMap(({ seat, alive, at, suspects }, i) => {
    const room = view.stage === 'over' ? at : suspects.length === 1 ? suspects[0] : null;
    if (!alive || (seat === me?.seat && me.at !== null) || !room || !roomsOf(view).includes(room)) return [];
    const [id, name] = [`victim:${seat}`, nameOf(context, seat)];
    return [{ id, name, letter: name.charAt(0), shape: i % 6, room: `room:${room}`, ...targetState(look, id) }];
  });
}
