// Was jedes Spiel neben seinem Tisch sagt: im Formular, vor belastenden Inhalten, um die Lektionen und wenn eine Partie noch einmal angesehen wird.
import type { Message } from '../../message.js';
import type en from '../../en/game/page.js';

export default {
  // Das Formular vor der Partie
  learn: 'Spielend lernen, 3 Minuten',
  person: 'Mensch',
  'who-plays': 'Wer spielt {player}?',
  'how-many': 'Wie viele spielen?',
  'bot-random': 'Bot, spielt irgendetwas',
  calm: 'Ruhig',
  'calm-note': 'Sanftere Worte und Bilder für alles, was belasten kann, und nichts Plötzliches.',
  start: 'Anfangen',
  'open-file': 'Partie aus einer Datei öffnen',
  'fault-no-packs': 'Dieses Spiel wird nur mit seinen eigenen Karten gespielt; nimm das Paket heraus.',
  'save-lost': 'Die Partie, die hier aufgehoben war, ließ sich nicht fortsetzen und ist weg.',
  unreachable:
    'Das Spiel konnte nicht geladen werden. Sieh nach der Verbindung und versuche es noch einmal; hilft das nicht, lade die Seite neu.',
  'try-again': 'Noch einmal versuchen',
  'fault-hints': 'hints ist „on“ oder „off“.',
  'fault-layout': 'layout ist „own“.',
  'fault-loading': 'loading ist „lazy“ oder „eager“.',
  'fault-pace': 'pace ist eine Zahl von Millisekunden, ab 0.',

  // Die Liste dessen, was belasten kann
  'notes-title': 'Bevor ihr spielt',
  'notes-none': 'Wer diese Karten gemacht hat, nennt nichts, was belasten kann.',
  'notes-read': 'Gelesen. Anfangen',

  // Um die Lektionen herum
  'lesson-of': 'Lektion {n} von {of}',
  'go-on': 'Weiter',
  skip: 'Lektionen überspringen',
  'first-match': 'Erste Partie beginnen',
  another: 'Auch das geht. Hier ist etwas anderes an der Reihe.',

  // Eine Partie, die anstelle des Tisches angesehen wird
  'continue-match': 'Von hier weiterspielen',
  'continue-note': 'Das tritt an die Stelle der Partie, die hier aufbewahrt ist.',
  'leave-replay': 'Zurück zum Spiel',
} satisfies Record<keyof typeof en, Message>;
