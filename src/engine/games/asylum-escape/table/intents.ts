// The acts that a player may have in mind when asking why something on the table cannot be used. No option offers these
// acts now. Each is named by the id that its option would have. explain.ts gives the reason.
import type { PlayerId, View } from '../../../kernel/index.js';
import { hasPatient, neighbours } from '../state/building.js';
import type { AsylumView } from '../state/knowledge.js';
import type { RoomId } from '../state/state.js';

type Seen = Pick<View<AsylumView>, 'state' | 'questions'>;

const kindOf = ({ questions }: Seen): string => questions.find(({ standing }) => !standing)?.kind ?? '';

/** The acts that involve a thing (the target of an option), most likely first; empty if there are none. */
export function intents(seen: Seen, player: PlayerId, target: string): readonly string[] {
  const { state: view } = seen;
  const [what = '', id = ''] = target.split(':');
  const kind = kindOf(seen);
  switch (what) {
    case 'room':
      return inRoom(seen, player, id);
    case 'patient': {
      if (kind === 'nearest') return [`stumble:${id}`];
      if (kind === 'choose-patient' || kind === 'lure-which') return [`choose:${id}`];
      const at = view.patients[Number(id)]?.at ?? '';
      return movesPatients(seen, player)
        ? neighbours(view, at)
            .slice(0, 1)
            .map((room) => `patient:${id}:${room}`)
        : [`enter:${at}`];
    }
    case 'victim':
      return kind === 'choose-victim' ? [`victim:${id}`] : [];
    case 'card':
      return [`${kind === 'discard-which' ? 'discard' : kind === 'keep-held' ? 'keep' : 'play'}:${id}`];
    case 'deck':
      return [`draw:${id}`];
    default:
      return [];
  }
}

/** Whether this player moves Patients; a card may let a Victim move one. */
const movesPatients = (seen: Seen, player: PlayerId): boolean =>
  player === seen.state.patientsSeat || kindOf(seen) === 'march-on';

/**
 * The acts for a room that the current question could allow. If the question is not about rooms, this is the act of
 * moving into the room.
 */
function inRoom(seen: Seen, player: PlayerId, room: RoomId): readonly string[] {
  const { state: view } = seen;
  const kind = kindOf(seen);
  switch (kind) {
    case 'start':
      return [`start:${room}`];
    case 'start-room':
      return [`release:${room}`];
    case 'say-room':
      return [`say:${room}`];
    case 'fall-order':
      return [`next:${room}`];
    case 'victim-side':
      return [`side:${room}`];
    case 'patient-side':
      return view.patients.map((_, patient) => `side:${patient}:${room}`);
    case 'lure-where':
    case 'swap-first':
    case 'swap-second':
    case 'destroy-which':
    case 'block-which':
      return [`room:${room}`];
    default:
      if (movesPatients(seen, player)) return view.patients.map((_, patient) => `patient:${patient}:${room}`);
      return [`${hasPatient(view, room) ? 'enter' : 'move'}:${room}`];
  }
}

/**
 * The usual acts of a turn for which there is no option now: drawing, playing hand cards, and moving Patients. A player
 * may wonder why they are missing.
 */
export function unavailableActs({ state: view, questions }: Seen, player: PlayerId): readonly string[] {
  const open = questions.find(({ kind }) => kind === 'act' || kind === 'march-on');
  if (!open) return [];
  const me = view.victims.find(({ seat }) => seat === player);
  const acts =
    open.kind === 'act'
      ? [
          'draw:camo-sabo',
          'draw:movement',
          ...(me?.hand ?? []).flatMap((card) => (card === null ? [] : [`play:${card}`])),
        ]
      : view.patients.flatMap(({ at, left }, patient) =>
          left > 0
            ? []
            : neighbours(view, at)
                .slice(0, 1)
                .map((room) => `patient:${patient}:${room}`),
        );
  const offered = new Set(open.options.map(({ id }) => id));
  return acts.filter((act) => !offered.has(act));
}
