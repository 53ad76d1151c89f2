// The texts of <nw-house>.
import type { Message } from '../../message.js';
import type en from '../../en/pieces/nw-house.js';

export default {
  house: { one: 'Haus, {n} Raum', other: 'Haus, {n} Räume' },
  place: '{column}{n}',
  room: '{name}, {place}.',
  'room-kind': '{name}, {place}, {kind}.',
  here: 'Hier: {list}.',
  you: 'Du',
  own: 'Du bist hier.',
  figure: '{name}, {room}.',
  new: 'Gerade erschienen.',
  unlit: 'Unbeleuchtet: in Reichweite der Patienten.',
  'unlit-key': 'Unbeleuchtet: in Reichweite der Patienten',
  searched: 'Durchsucht.',
  threatened: 'Kurz vor dem Einsturz.',
  blocked: 'Versperrt.',
  chance: 'Wahrscheinlichkeit: {percent}.',
  notes: 'Deine Notizen: {list}.',
  perhaps: 'vielleicht {text}',
  'can-act': 'Hier kannst du handeln.',
  selected: 'Gewählt.',
  disabled: 'Jetzt nicht möglich.',
  gone: '{name}, eingestürzt',
  'gone-list': 'Eingestürzt: {list}.',
  left: 'Die Spalten links zeigen',
  right: 'Die Spalten rechts zeigen',
  'fault-model':
    'Hier muss JSON stehen, mit version 1, columns (id, name und rooms), rooms (id und name) und figures (id, name und room).',
  'fault-twice': 'Jeder Raum und jede Figur braucht eine eigene id.',
  'fault-room': 'Kein Raum hat diese id.',
} satisfies Record<keyof typeof en, Message>;
