// The notebook of a seat: where the Victim of the seat is and was, and what everybody has heard about each of the other
// Victims. The page stores the notes that the player writes.
import type { PlayerId, TargetId } from '../../../kernel/index.js';
import { line } from '../words/log-lines.js';
import { notedOf } from '../state/public-notes.js';
import type { Look } from './scene-context.js';
import { nameOf, roomName, roomNames } from '../words/names.js';

export interface NotebookScene {
  readonly name: string;
  /**
   * The room where the seat's Victim is, and the rooms where the Victim has been, oldest first; null for a seat without
   * a Victim.
   */
  readonly own: {
    readonly room: TargetId | null;
    readonly text: string;
    readonly route: readonly TargetId[];
    readonly routeText: string | null;
  } | null;
  readonly others: readonly {
    readonly player: PlayerId;
    readonly name: string;
    /** The room announced last. */
    readonly said: TargetId | null;
    readonly text: string;
    /**
     * The heading of `since`, the list of what has been heard since the Victim was last found; '' if the list is empty.
     */
    readonly sinceText: string;
    readonly since: readonly string[];
    /** The rooms where the Victim may be, according to public knowledge. */
    readonly rooms: readonly TargetId[];
    /** `rooms` as a sentence; '' before anybody has hidden. */
    readonly roomsText: string;
  }[];
}

const at = (room: string): TargetId => `room:${room}`;

export function notebookOf(look: Look): NotebookScene {
  const { context, me, player } = look;
  const { lexicon, view } = context;
  return {
    name: lexicon.say('notebook'),
    own: me ? ownOf(look, me.at, me.route ?? []) : null,
    others: view.victims
      .filter(({ seat, alive }) => seat !== player && alive)
      .map(({ seat, suspects }) => {
        const { said, since } = notedOf(look.notes, seat);
        const victim = nameOf(context, seat);
        return {
          player: seat,
          name: victim,
          said: said && at(said.room),
          // In a match that began in the middle, the turn of the announcement is unknown.
          text: said
            ? lexicon.say(said.turn > 0 ? 'on-said' : 'e-found', {
                victim,
                n: said.turn,
                room: roomName(context, said.room),
              })
            : lexicon.say('on-never-said', { victim }),
          sinceText: since.length > 0 ? lexicon.say('on-since') : '',
          since: since.map((event) => line(context, event)),
          rooms: suspects.map(at),
          roomsText:
            suspects.length > 0
              ? lexicon.say('on-suspects', { victim, n: suspects.length, rooms: roomNames(context, suspects) })
              : '',
        };
      }),
  };
}

function ownOf({ context }: Look, room: string | null, route: readonly string[]): NotebookScene['own'] {
  const { lexicon } = context;
  return {
    room: room ? at(room) : null,
    text: room ? lexicon.say('on-own', { room: roomName(context, room) }) : lexicon.say('on-own-nowhere'),
    route: route.map(at),
    routeText: route.length > 0 ? lexicon.say('on-route', { rooms: roomNames(context, route) }) : null,
  };
}
