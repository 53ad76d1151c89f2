// Was <match-replay> sagt, und das Feld, in dem eine Partie geteilt wird.
import type { Message } from '../../message.js';
import type en from '../../en/pieces/match-replay.js';

const changed = 'Diese Partie ist nicht, was sie vorgibt: Sie wurde unterwegs verändert.';
const version = 'Diese Partie ist von einer anderen Fassung des Spiels.';

export default {
  eyes: 'Gesehen von',
  'eyes-everybody': 'allen',
  'player-n': 'Spieler {n}',
  'share-moment': 'Diesen Augenblick teilen',
  coming: 'Die Partie ist unterwegs.',
  'leave-link': 'Die Partie dieser Seite zeigen',
  'replay-none':
    'Hier ist keine Partie. Eine Partiedatei, oder ein Link zu einer Partie, enthält „save“ oder „record“.',
  'replay-missing': 'Von {src} war keine Partiedatei zu holen: {reason}.',
  'riddle-none':
    'In dieser Partie ist kein Rätsel: Dafür braucht es die Datei einer ganzen Partie, und ein Spiel, in dem sich jemand versteckt.',
  'save-pack':
    'Diese Partie wurde mit anderen Karten gespielt. Gib dem Element diesen Kartensatz und öffne sie noch einmal.',
  // Was an einer Partie falsch ist; auf Englisch sagt es, wer sie liest.
  'replay-shape': 'Hier steht nicht, was hier stehen muss: Die Partie wurde verändert, oder sie hat andere Karten.',
  'replay-game': 'Diese Partie ist von einem anderen Spiel.',
  'replay-version': version,
  'save-format': version,
  'save-version': version,
  'save-shape': 'Hier steht nicht, was in einer Partie stehen muss.',
  'save-game': 'Diese Partie ist von einem anderen Spiel.',
  'save-choice': changed,
  'save-hash': changed,
  'save-position': changed,

  // Das Feld zum Teilen
  share: 'Teilen',
  whose: 'Für wessen Augen ist es?',
  everybody: 'Für alle',
  'everybody-note': 'Nur, was offen liegt.',
  own: 'Wie {player} es sah',
  'own-note': 'Mit dem, was {player} weiß, und nichts sonst.',
  all: 'Alles, auch Geheimes',
  'all-note': 'Wer es öffnet, sieht alles Verborgene und kann von hier weiterspielen.',
  link: 'Link kopieren',
  file: 'Datei speichern',
  watch: 'Noch einmal ansehen',
  copied: 'Der Link ist kopiert.',
  'not-copied': 'Der Browser lässt diese Seite nicht kopieren. Hier ist der Link:',
  address: 'Der Link',
  long: 'Dieser Link hat {n} Zeichen; mancherorts werden so lange abgeschnitten. Eine Datei enthält dasselbe.',
  close: 'Schließen',
} satisfies Record<keyof typeof en, Message> & Record<string, Message>;
