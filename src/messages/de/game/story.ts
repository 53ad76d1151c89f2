// The progress and the buttons of the lessons of all games.
import type { Message } from '../../message.js';
import type en from '../../en/game/story.js';

export default {
  'lesson-of': 'Lektion {n} von {of}',
  anew: 'Eine neue Nacht mit anderen Karten.',
  'go-on': 'Weiter',
  skip: 'Lektionen überspringen',
  'first-match': 'Erste Partie starten',
  another: 'In einer Partie kannst du das tun. Wähle in dieser Lektion, was markiert ist.',
} satisfies Record<keyof typeof en, Message>;
