// Was jedes Spiel vor einer Partie sagt, was auch immer sein Formular fragt.
import type { Message } from '../../message.js';
import type en from '../../en/game/start-form.js';

export default {
  learn: 'Spielend lernen, 3 Minuten',
  person: 'Mensch',
  'who-plays': 'Wer spielt {player}?',
  'how-many': 'Wie viele spielen?',
  'bot-random': 'Bot, spielt irgendetwas',
  calm: 'Ruhig',
  'calm-note': 'Sanftere Worte und Bilder für alles, was belasten kann, und nichts Plötzliches.',
  start: 'Anfangen',
  'open-file': 'Partie aus einer Datei öffnen',
  'save-lost': 'Die Partie, die hier aufgehoben war, ließ sich nicht fortsetzen und ist weg.',
  unreachable:
    'Das Spiel konnte nicht geladen werden. Sieh nach der Verbindung und versuche es noch einmal; hilft das nicht, lade die Seite neu.',
  'try-again': 'Noch einmal versuchen',
  'fault-hints': 'hints ist „on“ oder „off“.',
  'fault-layout': 'layout ist „own“.',
  'fault-loading': 'loading ist „lazy“ oder „eager“.',
  'fault-pace': 'pace ist eine Zahl von Millisekunden, ab 0.',
} satisfies Record<keyof typeof en, Message>;
