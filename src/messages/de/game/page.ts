// The texts that all games share outside the table: the start form, content warnings, lessons, and replays.
import type { Message } from '../../message.js';
import type en from '../../en/game/page.js';

export default {
  // The start form
  learn: 'Spielend lernen (3 Minuten)',
  person: 'Mensch',
  'who-plays': 'Wer spielt {player}?',
  'how-many': 'Wie viele spielen mit?',
  'bot-beginner': 'Bot (Anfänger)',
  'bot-casual': 'Bot (Gelegenheitsspieler)',
  'bot-expert': 'Bot (Könner)',
  'bot-random': 'Bot, der zufällig spielt',
  calm: 'Ruhig',
  'calm-note': 'Sanftere Worte und Bilder für alles Belastende; keine plötzlichen Effekte.',
  start: 'Starten',
  'open-file': 'Partie aus einer Datei öffnen',
  'fault-no-packs': 'Dieses Spiel wird nur mit seinen eigenen Karten gespielt; entferne den Kartensatz.',
  'save-lost': 'Die hier gespeicherte Partie ließ sich nicht fortsetzen und wurde entfernt.',
  unreachable:
    'Das Spiel konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal; hilft das nicht, lade die Seite neu.',
  'try-again': 'Noch einmal versuchen',
  'fault-hints': 'hints muss „on“ oder „off“ sein.',
  'fault-layout': 'layout muss „own“ sein oder fehlen.',
  'fault-loading': 'loading muss „lazy“ oder „eager“ sein.',
  'fault-pace': 'pace muss eine Anzahl Millisekunden sein, 0 oder mehr.',

  // The list of content warnings
  'notes-title': 'Bevor ihr spielt',
  'notes-none': 'Zu diesen Karten gibt es keine Inhaltshinweise.',
  'notes-read': 'Gelesen. Starten',

  // The progress and the buttons of the lessons
  'lesson-of': 'Lektion {n} von {of}',
  'go-on': 'Weiter',
  skip: 'Lektionen überspringen',
  'first-match': 'Erste Partie starten',
  another: 'Das ginge auch, aber in dieser Lektion ist jetzt etwas anderes an der Reihe.',

  // A replay that is shown instead of the table
  'continue-match': 'Von hier weiterspielen',
  'continue-note': 'Das ersetzt die hier gespeicherte Partie.',
  'leave-replay': 'Zurück zum Spiel',
} satisfies Record<keyof typeof en, Message>;
