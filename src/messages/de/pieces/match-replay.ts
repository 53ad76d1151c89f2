// Was <match-replay> selbst sagt, und was es auf Deutsch von einer Partie sagt, die nicht zu lesen ist.
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
} satisfies Record<keyof typeof en, Message> & Record<string, Message>;
