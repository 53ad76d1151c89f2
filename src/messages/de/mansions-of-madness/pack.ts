import type en from '../../en/mansions-of-madness/pack.js';
import type { Message } from '../../message.js';

export default {
  'not-object': 'Das muss ein Objekt sein.',
  'unknown-field':
    'Ein solches Feld gibt es hier nicht; es muss heraus, oder sein Name ist zu berichtigen. Felder sind: {fields}.',
  'not-whole': 'Das muss eine ganze Zahl von {min} bis {max} sein.',
  'not-yes-no': 'Das muss true oder false sein.',
  'not-name': 'Das muss ein Text von höchstens {n} Zeichen sein.',
  'not-id':
    'Die Kennung einer Karte beginnt mit einem Kleinbuchstaben, dem bis zu 23 Kleinbuchstaben, Ziffern und Bindestriche folgen.',
  'not-so-many': 'Davon müssen es {min} bis {max} sein.',
  'no-puzzle': 'Ein Rätsel ist 1A, 2A, 3A, 4A, 5A, 6A, 7, 8 oder 9, oder ein eigenes als Objekt.',
  'puzzle-twice':
    'Ein anderes Rätsel dieser Art hat dieselbe Kennung und teilte sich seine Teile; eines von beiden braucht eine andere.',
} satisfies Record<keyof typeof en, Message>;
