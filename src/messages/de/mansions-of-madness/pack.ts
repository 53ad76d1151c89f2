// The faults of a situation of the puzzles of Mansions of Madness, explained to its author. The path of a fault says
// where it is.
import type en from '../../en/mansions-of-madness/pack.js';
import type { Message } from '../../message.js';

export default {
  'not-object': 'Hier muss ein Objekt stehen.',
  'unknown-field': 'Dieses Feld gibt es hier nicht; entferne es oder berichtige seinen Namen. Felder sind: {fields}.',
  'not-whole': 'Hier muss eine ganze Zahl von {min} bis {max} stehen.',
  'not-yes-no': 'Hier muss true oder false stehen.',
  'not-name': 'Hier muss ein Text von höchstens {n} Zeichen stehen.',
  'not-id':
    'Die Kennung einer Karte muss mit einem Kleinbuchstaben beginnen, dem bis zu 23 Kleinbuchstaben, Ziffern und Bindestriche folgen.',
  'not-so-many': 'Hier müssen {min} bis {max} Einträge stehen.',
  'no-puzzle': 'Hier muss 1A, 2A, 3A, 4A, 5A, 6A, 7, 8 oder 9 stehen oder ein eigenes Rätsel als Objekt.',
  'puzzle-twice':
    'Ein anderes Rätsel dieser Art hat dieselbe Kennung und würde dieselben Teile benutzen; ändere eine der beiden Kennungen.',
} satisfies Record<keyof typeof en, Message>;
