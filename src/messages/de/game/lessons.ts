// Was jeder geführte Anfang um seine Lektionen herum sagt.
import type { Message } from '../../message.js';
import type en from '../../en/game/lessons.js';

export default {
  'lesson-of': 'Lektion {n} von {of}',
  'go-on': 'Weiter',
  skip: 'Lektionen überspringen',
  'first-match': 'Erste Partie beginnen',
  another: 'Auch das geht. Hier ist etwas anderes an der Reihe.',
} satisfies Record<keyof typeof en, Message>;
