// Collects facts that everybody knows, from the events that a seat has seen. For each Victim: the room announced last,
// and what has been heard about the Victim since then. For the building: which columns still stand, and from which
// column each destroyed room has fallen. (The page stores the notes that a player writes.)
import type { Event, PlayerId } from '../../../kernel/index.js';
import type { GameEvent } from './events.js';
import type { RoomId } from './state.js';

/** The facts about one Victim that everybody knows. */
export interface Noted {
  /** The room announced last, and the Patients' turn in which it was announced; null before the first announcement. */
  readonly said: { readonly room: RoomId; readonly turn: number } | null;
  /** The public events about the Victim since that announcement, in order. */
  readonly since: readonly GameEvent[];
  /** What the last Movement card allowed: a number of rooms, or a stumble; null before the first card. */
  readonly drew: number | 'stumble' | null;
}

export interface Notes {
  readonly turn: number;
  /** The columns that still stand, from the left. Each number is the original position of the column, from 0. */
  readonly columns: readonly number[];
  /** For each destroyed room, the original position of the column that it fell from. */
  readonly gone: ReadonlyMap<RoomId, number>;
  readonly victims: ReadonlyMap<PlayerId, Noted>;
}

export const blank: Notes = { turn: 0, columns: [0, 1, 2, 3, 4], gone: new Map(), victims: new Map() };

const nothing: Noted = { said: null, since: [], drew: null };

export const notedOf = ({ victims }: Notes, player: PlayerId): Noted => victims.get(player) ?? nothing;

/** Adds the next event to the notes. */
export function noted(notes: Notes, event: Event): Notes {
  const happening = event as GameEvent;
  const { turn, columns, gone, victims } = notes;
  switch (happening.type) {
    case 'turn-began':
      return { ...notes, turn: happening.number };
    case 'announced':
      return {
        ...notes,
        victims: new Map([
          ...victims,
          ...happening.found.map(
            ({ victim, room }) => [victim, { ...notedOf(notes, victim), said: { room, turn }, since: [] }] as const,
          ),
        ]),
      };
    case 'destroyed':
      return { ...notes, gone: new Map(gone).set(happening.room, columns[happening.x] ?? -1) };
    case 'column-gone':
      return { ...notes, columns: columns.filter((_, x) => x !== happening.x) };
    case 'drew-movement':
    case 'flees':
      return add(notes, happening.victim, happening, { drew: happening.rooms });
    case 'pushed':
    case 'vanished':
    case 'slipped':
    case 'unseen':
    case 'may-lie':
    case 'revealed':
      return add(notes, happening.victim, happening);
    case 'answered':
    case 'near':
      return [...happening.yes, ...happening.no].reduce((all, player) => add(all, player, happening), notes);
    default:
      return notes;
  }
}

function add(notes: Notes, player: PlayerId, happening: GameEvent, more: Partial<Noted> = {}): Notes {
  const before = notedOf(notes, player);
  return {
    ...notes,
    victims: new Map(notes.victims).set(player, { ...before, since: [...before.since, happening], ...more }),
  };
}
