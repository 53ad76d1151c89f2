// The texts of <nw-notebook>, the private notebook of <asylum-escape-game>.
import type { Messages } from '../../message.js';

export default {
  title: 'Private notebook',
  owner: '{name}. No one else sees this page.',
  plan: { one: 'Plan of the house, {n} room', other: 'Plan of the house, {n} rooms' },
  place: '{column}{n}',
  room: '{name}, {place}.',
  own: 'You are here.',
  seen: 'You can see here: {list}.',
  perhaps: '{name}, perhaps.',
  sure: '{name}, for sure.',
  'here-i-am': 'My room: {place}, {name}',
  nowhere: 'I have not marked my room yet',
  guesses: 'Guesses',
  'guess-of': 'Your guesses about {name}',
  how: 'Choose a name, then tap a room: once for “perhaps”, twice for “sure”, a third time to erase it.',
  'guess-perhaps': 'perhaps {place}',
  nothing: 'nothing yet',
  turns: 'My turns',
  'no-turns': 'None yet.',
  'did-perhaps': '{name}: perhaps {place}.',
  'did-sure': '{name}: {place}, for sure.',
  'did-none': '{name}: {place} erased.',
} as const satisfies Messages;
