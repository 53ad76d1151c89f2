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
  'bot-random': 'Zufallsbot',
  calm: 'Ruhig',
  'calm-note': 'Sanftere Worte und Bilder für alles Belastende; keine plötzlichen Effekte.',
  start: 'Starten',
  'open-file': 'Partie aus einer Datei öffnen',
  'fault-no-packs': 'Dieses Spiel wird nur mit seinen eigenen Karten gespielt; entferne den Kartensatz.',
  'not-saved': 'Dieser Browser speichert keine Partien. Deine bleibt nur, solange diese Seite offen ist.',
  'save-lost': 'Die hier gespeicherte Partie ließ sich nicht fortsetzen und wurde entfernt.',
  'page-changed':
    'Hier ist eine Partie von dir gespeichert. Die Seite wurde seither geändert und bereitet jetzt eine andere vor.',
  'continue-earlier': 'Meine Partie fortsetzen',
  'begin-anew': 'Die neue Partie beginnen und meine aufgeben',
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
  another: 'In einer Partie kannst du das tun. Wähle in dieser Lektion, was markiert ist.',

  // A replay that is shown instead of the table
  'continue-match': 'Von hier weiterspielen',
  'continue-note': 'Das ersetzt die hier gespeicherte Partie.',
  'leave-replay': 'Zurück zum Spiel',
} satisfies Record<keyof typeof en, Message>;
