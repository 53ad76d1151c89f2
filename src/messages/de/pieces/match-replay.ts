// The texts of <match-replay>, and of the panel for sharing a match.
import type { Message } from '../../message.js';
import type en from '../../en/pieces/match-replay.js';

const changed = 'Diese Partie wurde nachträglich verändert. Nimm eine unveränderte Datei.';
const version = 'Diese Partie stammt aus einer anderen Version des Spiels und lässt sich hier nicht öffnen.';

export default {
  eyes: 'Sicht von',
  'eyes-everybody': 'allen',
  'player-n': 'Spieler {n}',
  'share-moment': 'Diesen Moment teilen',
  coming: 'Die Partie wird geladen.',
  'leave-link': 'Zurück zur Partie auf dieser Seite',
  'replay-none':
    'Hier wurde keine Partie gefunden. Eine Partiedatei oder ein Link zu einer Partie enthält „save“ oder „record“.',
  'replay-missing': 'Die Partiedatei {src} konnte nicht geladen werden: {reason}.',
  'riddle-none':
    'Zu dieser Partie gibt es nichts zu raten. Öffne zum Raten die Datei einer ganzen Partie, und zwar aus einem Spiel, in dem sich jemand versteckt.',
  'save-pack':
    'Diese Partie wurde mit anderen Karten gespielt. Gib dem Element den Kartensatz mit diesen Karten und öffne die Partie noch einmal.',
  // The faults of a match. The engine contains the English sentences.
  'replay-shape':
    'Diese Partie ist hier ungültig: Sie wurde verändert oder mit anderen Karten gespielt. Nimm eine unveränderte Datei.',
  'replay-game': 'Diese Partie gehört zu einem anderen Spiel. Öffne sie dort.',
  'replay-version': version,
  'save-format': version,
  'save-version': version,
  'save-shape': 'Das ist keine gültige Partie. Nimm eine unveränderte Datei.',
  'save-game': 'Diese Partie gehört zu einem anderen Spiel. Öffne sie dort.',
  'save-choice': changed,
  'save-hash': changed,
  'save-position': changed,

  // The share panel
  share: 'Teilen',
  whose: 'Wessen Sicht willst du teilen?',
  everybody: 'Die Sicht aller',
  'everybody-note': 'Nur, was alle sehen können.',
  own: 'Die Sicht von {player}',
  'own-note': 'Nur, was {player} weiß.',
  all: 'Alles, auch Geheimes',
  'all-note': 'Wer das öffnet, sieht alle Geheimnisse und kann von hier weiterspielen.',
  link: 'Link kopieren',
  file: 'Datei speichern',
  watch: 'Noch einmal ansehen',
  copied: 'Link kopiert.',
  'not-copied': 'Dein Browser hat das Kopieren nicht erlaubt. Hier ist der Link:',
  address: 'Der Link',
  long: 'Dieser Link hat {n} Zeichen, und manche Apps schneiden lange Links ab. Eine Datei enthält dieselbe Partie.',
  'file-text':
    'Wurde keine Datei gespeichert, erlaubt es die umgebende Seite nicht. Kopiere dann diesen Text in eine Datei:',
  'file-content': 'Der Inhalt der Datei',
  close: 'Schließen',
} satisfies Record<keyof typeof en, Message> & Record<string, Message>;
