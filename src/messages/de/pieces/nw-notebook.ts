// The texts of <nw-notebook>, the private notebook of <asylum-escape-game>.
import type { Message } from '../../message.js';
import type en from '../../en/pieces/nw-notebook.js';

export default {
  title: 'Privates Notizbuch',
  owner: '{name}. Diese Seite sieht sonst niemand.',
  plan: { one: 'Plan des Hauses, {n} Raum', other: 'Plan des Hauses, {n} Räume' },
  place: '{column}{n}',
  room: '{name}, {place}.',
  own: 'Du bist hier.',
  seen: 'Hier zu sehen: {list}.',
  perhaps: 'Vielleicht {name}.',
  sure: 'Sicher {name}.',
  'here-i-am': 'Mein Raum: {place}, {name}',
  nowhere: 'Meinen Raum habe ich noch nicht eingetragen',
  guesses: 'Vermutungen',
  'guess-of': 'Vermutungen zu {name}',
  how: 'Wähle einen Namen und tippe auf einen Raum: einmal für „vielleicht“, zweimal für „sicher“, ein drittes Mal zum Löschen.',
  'guess-perhaps': 'vielleicht {place}',
  nothing: 'noch nichts',
  turns: 'Meine Züge',
  'no-turns': 'Noch keiner.',
  'did-perhaps': '{name}: vielleicht {place}.',
  'did-sure': '{name}: sicher {place}.',
  'did-none': '{name}: {place} gelöscht.',
} satisfies Record<keyof typeof en, Message>;
