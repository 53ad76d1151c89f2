// What is told of each room beside its name: where it lies, who is there, what holds for it.
import type { TargetId } from '../../../kernel/index.js';
import { colourOf } from '../cards/card-index.js';
import { spotOf } from '../state/building.js';
import type { Look } from './scene-context.js';
import { cardName, columnName, namesOf, roomName } from '../words/names.js';
import type { RoomId } from '../state/state.js';

export interface RoomModel {
  /** With its place, such as C4. */
  readonly name: string;
  readonly notes: readonly string[];
}

export function roomsTold(look: Look): Readonly<Record<TargetId, RoomModel>> {
  return Object.fromEntries(look.told.view.columns.flat().map((room) => [`room:${room}`, roomTold(look, room)]));
}

function roomTold({ told, me, player }: Look, room: RoomId): RoomModel {
  const { view, content, tongue } = told;
  const { x, y } = spotOf(view, room) ?? { x: 0, y: 0 };
  const patients = view.patients.filter(({ at }) => at === room).map(({ card }) => cardName(told, card));
  const suspected = view.victims
    .filter(({ seat, alive, suspects }) => alive && seat !== player && suspects.includes(room))
    .map(({ seat }) => seat);
  return {
    name: tongue.say('room-at', { room: roomName(told, room), column: columnName(x), n: y + 1 }),
    notes: [
      tongue.say('room-colour', { value: tongue.say(`colour-${colourOf(content, room)}`) }),
      ...(me?.alive && me.at === room ? [tongue.say('room-you')] : []),
      ...(patients.length > 0 ? [tongue.say('room-patients', { patients: tongue.list(patients) })] : []),
      ...view.blocks.filter((block) => block.room === room).map(({ against }) => tongue.say(`room-barred-${against}`)),
      ...(view.blast === room ? [tongue.say('room-blast')] : []),
      ...(view.listed.includes(room) ? [tongue.say('room-listed')] : []),
      ...(suspected.length > 0 ? [tongue.say('room-suspects', { victims: namesOf(told, suspected) })] : []),
    ],
  };
}
