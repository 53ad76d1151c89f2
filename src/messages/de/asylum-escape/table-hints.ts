// Hinweise beim ersten Mal zu allem, was man in Asylum Escape tun kann.
import type { Message } from '../../message.js';
import type en from '../../en/asylum-escape/table-hints.js';

export default {
  'hint-mulligan':
    'Stärke und Schwäche liegen für alle offen. Du darfst einmal ein anderes Opfer ziehen und musst es dann behalten.',
  'hint-start': 'Zeig im Haus auf einen Raum. Beleuchtete Räume erreicht der Patient im nächsten Zug nicht.',
  'hint-act':
    'Du darfst einmal ziehen: Der eine Stapel füllt deine Hand, der andere lässt dich gleich weitergehen. Du musst nicht ziehen.',
  'hint-draw': 'Bewegungskarten sehen alle, aber nicht, wohin du gehst, und auch nicht, ob du überhaupt gehst.',
  'hint-move-to': 'Zeig im Haus auf einen Raum, oder bleib. Wer in den Raum eines Patienten läuft, ist gefangen.',
  'hint-play': 'Eine Karte lässt sich spielen, wann immer ihre Zeichen es erlauben. Was sie tut, steht in der Liste.',
  'hint-march-on':
    'Zeig auf einen Patienten und dann auf einen Raum daneben. Jeder Raum, den er betritt, wird durchsucht.',
  'hint-react':
    'Alle, die eine Antwort haben könnten, werden gefragt, damit niemand erfährt, wer eine hat. Hast du keine, dann passe.',
  'hint-discard-which': 'Mehr als sieben Karten darfst du nicht auf der Hand haben.',
  'hint-fall-order':
    'Räume über einem zerstörten fallen um einen. Die Reihenfolge entscheidet, wo die Patienten landen.',
} satisfies Record<keyof typeof en, Message>;
