// The texts of <nw-house>.
import type { Messages } from '../../message.js';

export default {
  house: { one: 'House, {n} room', other: 'House, {n} rooms' },
  place: '{column}{n}',
  room: '{name}, {place}.',
  'room-kind': '{name}, {place}, {kind}.',
  here: 'Here: {list}.',
  you: 'You',
  own: 'You are here.',
  figure: '{name}, {room}.',
  new: 'Just arrived.',
  unlit: 'Unlit: in danger.',
  'unlit-key': 'Unlit: in danger',
  searched: 'Searched.',
  threatened: 'About to collapse.',
  blocked: 'Blocked.',
  chance: 'Chance: {percent}.',
  notes: 'Your notes: {list}.',
  perhaps: '{text}, perhaps',
  'can-act': 'You can act here.',
  selected: 'Chosen.',
  disabled: 'Not possible now.',
  gone: '{name}, gone',
  'gone-list': 'Gone: {list}.',
  left: 'Show the columns on the left',
  right: 'Show the columns on the right',
  'fault-model':
    'This must be JSON with version 1, columns (id, name and rooms), rooms (id and name) and figures (id, name and room).',
  'fault-twice': 'Every room and every figure needs a unique id.',
  'fault-room': 'No room has this id.',
} as const satisfies Messages;
