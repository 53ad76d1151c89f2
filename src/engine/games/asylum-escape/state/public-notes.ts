// Notes of facts that everybody knows, made from the events that a seat has seen, one after another. For each Victim:
// the room announced last, and the events since then that may have moved the Victim. For the house: which columns
// stand, and which rooms have fallen out of them. The page keeps the player's own notes.
import type { Event, PlayerId } from '../../../kernel/index.js';
import type { GameEvent } from './events.js';
import type { RoomId } from './state.js';

/** The facts about one Victim that everybody knows. */
export interface Noted {
  /** The room announced last, and in which turn of the Patients. */
  readonly said: { readonly room: RoomId; readonly turn: number } | null;
  /** The public events about the Victim since then, in order. */
  readonly since: readonly GameEvent[];
  /** The number of the last Movement card. */
  readonly drew: number | 'stumble' | null;
}

export interface Notes {
  readonly turn: number;
  /** The columns that stand, from the left, by their original positions. */
  readonly columns: readonly number[];
  /** For each room that is gone, the column it fell out of. */
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
