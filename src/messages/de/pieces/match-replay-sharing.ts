// Was gesagt wird, wo eine Partie weitergegeben wird: als Link oder als Datei.
import type { Message } from '../../message.js';
import type en from '../../en/pieces/match-replay-sharing.js';

export default {
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
} satisfies Record<keyof typeof en, Message>;
