// What <hunt-track> shows and says, in German.
import type { Messages } from '../../message.js';
import type alone from '../../en/pieces/hunt-track-standalone.js';
import type playing from '../../en/pieces/hunt-track-view.js';
import type en from '../../en/pieces/hunt-track.js';

export default {
  'fault-load': 'Die Leiste ließ sich nicht laden. Ist die Seite online?',
  track: { one: 'Leiste mit {n} Feld', other: 'Leiste mit {n} Feldern' },
  huntmaster: 'Der Jagdmeister',
  pawn: 'Die Figur',
  aura: 'Wahnsinn',
  'at-start': '{who} wartet vor dem ersten Feld.',
  at: '{who} steht auf Feld {n} von {of}.',
  ended: '{who} hat das letzte Feld verlassen. Das ist das Ende.',
  waiting: {
    one: '{n} Karte wartet auf die nächste Jagdphase.',
    other: '{n} Karten warten auf die nächste Jagdphase.',
  },
  due: { one: '{n} Karte ist aufzudecken.', other: '{n} Karten sind aufzudecken.' },
  space: 'Feld {n}.',
  'space-named': 'Feld {n}: {name}.',
  'space-down': 'Feld {n}: eine Karte, verdeckt.',
  'space-known': 'Feld {n}: {name}, verdeckt.',
  'space-up': 'Feld {n}: eine Karte, offen.',
  here: '{who} ist hier.',
  waits: 'Sie wartet auf die nächste Jagdphase.',
  'can-act': 'Hier ist etwas möglich.',
  'can-reveal': 'Sie wird jetzt aufgedeckt.',
  selected: 'Gewählt.',
  acts: 'Was möglich ist',
  hunt: 'Jagdphase',
  on: 'Vor',
  reveal: 'Aufdecken',
  death: 'Ein Tod',
  back: 'Zurück',
  reset: 'Von vorn',
  'did-set-out': '{who} geht auf Feld {n}.',
  'did-back': '{who} geht zurück auf Feld {n}.',
  'did-back-out': '{who} geht zurück vor das erste Feld.',
  'did-turn': 'Aufgedeckt: {name}.',
  'did-turn-unnamed': 'Die Karte von Feld {n} ist aufgedeckt.',
  'fault-number': 'Das muss eine ganze Zahl von {low} bis {high} sein.',
  'fault-spaces':
    'Felder sind eine ganze Zahl von 1 bis 60 oder eine Liste von so vielen: Namen, oder „name“, „text“, „mark“, „card“, „at“: zwei Zahlen, von Feldern, bis 99.',
  'fault-revealed': 'Das müssen Nummern von Feldern mit einer Karte sein, etwa 1-5 7.',
  'fault-mark': 'Ein Zeichen ist bis zu drei Buchstaben, oder der Name einer Zeichnung, etwa lamp.',
  'fault-cards': 'Karten sind eine Liste von Namen, oder von „name“, „text“, „mark“.',
  'fault-layout': 'Das muss row, u, ring oder free sein.',
  'fault-free': 'An freien Plätzen sagt jedes Feld, wo es liegt: „at“, in Feldern nach rechts und nach unten.',
  'fault-model': 'Ein Modell hat version 1, eine Liste spaces und eine position.',
  'fault-hidden': 'Eine verdeckte Karte hat hier weder Namen noch Text noch Zeichen: nimm sie heraus.',
  'fault-state': 'Das ist kein Zustand dieser Leiste.',
} satisfies Messages<keyof typeof en | keyof typeof playing | keyof typeof alone>;
