// The name of each room with its position, and notes about the room: its colour, who is or may be in it, and what
// affects it.
import type { TargetId } from '../../../kernel/index.js';
import { colourOf } from '../cards/card-index.js';
import { spotOf } from '../state/building.js';
import type { Look } from './scene-context.js';
import { cardName, columnName, namesOf, roomName } from '../words/names.js';
import type { RoomId } from '../state/state.js';

export interface RoomModel {
  /** The name of the room with its position, such as C4. */
  readonly name: string;
  readonly notes: readonly string[];
}

export function roomsTold(look: Look): Readonly<Record<TargetId, RoomModel>> {
  return Object.fromEntries(look.context.view.columns.flat().map((room) => [`room:${room}`, roomTold(look, room)]));
}

function roomTold({ context, me, player }: Look, room: RoomId): RoomModel {
  const { view, content, lexicon } = context;
  const { x, y } = spotOf(view, room) ?? { x: 0, y: 0 };
  const patients = view.patients.filter(({ at }) => at === room).map(({ card }) => cardName(context, card));
  const suspected = view.victims
    .filter(({ seat, alive, suspects }) => alive && seat !== player && suspects.includes(room))
    .map(({ seat }) => seat);
  return {
    name: lexicon.say('room-at', { room: roomName(context, room), column: columnName(x), n: y + 1 }),
    notes: [
      lexicon.say('room-colour', { value: lexicon.say(`colour-${colourOf(content, room)}`) }),
      ...(me?.alive && me.at === room ? [lexicon.say('room-you')] : []),
      ...(patients.length > 0 ? [lexicon.say('room-patients', { patients: lexicon.list(patients) })] : []),
      ...view.blocks.filter((block) => block.room === room).map(({ against }) => lexicon.say(`room-barred-${against}`)),
      ...(view.blast === room ? [lexicon.say('room-blast')] : []),
      ...(view.listed.includes(room) ? [lexicon.say('room-listed')] : []),
      ...(suspected.length > 0 ? [lexicon.say('room-suspects', { victims: namesOf(context, suspected) })] : []),
    ],
  };
}
