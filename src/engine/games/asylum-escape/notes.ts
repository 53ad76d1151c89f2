// What everybody has heard of each Victim, written down as it happens: the room said last, and what has let the Victim move
// since. Events that a seat has seen go in, one after the other; the person's own notes are kept by the page.
import type { Event, PlayerId } from '../../kernel/index.js';
import type { Happening } from './events.js';
import type { RoomId } from './state.js';

/** What is known of one Victim. */
export interface Noted {
  /** The room said last, and the turn of the Patients in which it was. */
  readonly said: { readonly room: RoomId; readonly turn: number } | null;
  /** What all have heard of the Victim since, in order. */
  readonly since: readonly Happening[];
  /** The number of the last Movement card. */
  readonly drew: number | 'stumble' | null;
}

export interface Notes {
  readonly turn: number;
  readonly victims: ReadonlyMap<PlayerId, Noted>;
}

export const blank: Notes = { turn: 0, victims: new Map() };

const nothing: Noted = { said: null, since: [], drew: null };

export const notedOf = ({ victims }: Notes, player: PlayerId): Noted => victims.get(player) ?? nothing;

/** The notes with what happened next. */
export function noted(notes: Notes, event: Event): Notes {
  const happening = event as Happening;
  const { turn, victims } = notes;
  switch (happening.type) {
    case 'turn-began': return { turn: Math.max(turn, happening.number), victims };
    case 'announced': return { turn, victims: new Map([...victims, ...happening.found.map(({ victim, room }) => [victim, { ...notedOf(notes, victim), said: { room, turn }, since: [] }] as const)]) };
    case 'drew-movement': case 'flees': return add(notes, happening.victim, happening, { drew: happening.rooms });
    case 'pushed': case 'vanished': case 'slipped': case 'unseen': case 'may-lie': case 'revealed': return add(notes, happening.victim, happening);
    case 'answered': case 'near': return [...happening.yes, ...happening.no].reduce((all, player) => add(all, player, happening), notes);
    default: return notes;
  }
}

function add(notes: Notes, player: PlayerId, happening: Happening, more: Partial<Noted> = {}): Notes {
  const before = notedOf(notes, player);
  return { turn: notes.turn, victims: new Map(notes.victims).set(player, { ...before, since: [...before.since, happening], ...more }) };
}
