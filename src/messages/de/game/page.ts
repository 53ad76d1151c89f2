// The texts of the start form that all games share.
import type { Message } from '../../message.js';
import type en from '../../en/game/page.js';

export default {
  learn: 'In 3 Minuten lernen',
  person: 'Mensch',
  'who-plays': 'Wer spielt {player}?',
  'how-many': 'Wie viele spielen mit?',
  'bot-beginner': 'Bot (Anfänger)',
  'bot-casual': 'Bot (Gelegenheitsspieler)',
  'bot-expert': 'Bot (Könner)',
  'bot-random': 'Zufallsbot',
  calm: 'Ruhig',
  'calm-note': 'Sanftere Worte und Bilder für alles Belastende; keine plötzlichen Effekte.',
  start: 'Jetzt spielen',
  'people-here': { one: '{n} Mensch', other: '{n} Menschen' },
  'bots-here': { one: '{n} Bot', other: '{n} Bots' },
  more: 'Mehr',
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
} satisfies Record<keyof typeof en, Message>;
