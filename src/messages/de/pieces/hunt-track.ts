// The texts of <hunt-track>.
import type { Messages } from '../../message.js';
import type en from '../../en/pieces/hunt-track.js';

export default {
  track: { one: 'Leiste mit {n} Feld', other: 'Leiste mit {n} Feldern' },
  huntmaster: 'Der Jagdmeister',
  pawn: 'Die Figur',
  aura: 'Wahnsinn',
  // Where the figure is.
  'at-start': '{who} wartet vor dem ersten Feld.',
  at: '{who} steht auf Feld {n} von {of}.',
  ended: '{who} hat das letzte Feld verlassen. Das ist das Ende.',
  waiting: {
    one: '{n} Karte wartet auf die nächste Jagdphase.',
    other: '{n} Karten warten auf die nächste Jagdphase.',
  },
  'waiting-step': {
    one: '{n} Karte wird beim nächsten Schritt aufgedeckt.',
    other: '{n} Karten werden beim nächsten Schritt aufgedeckt.',
  },
  due: { one: '{n} Karte muss aufgedeckt werden.', other: '{n} Karten müssen aufgedeckt werden.' },
  // The spaces.
  'space-named': 'Feld {n}: {name}.',
  'space-down': 'Feld {n}: eine Karte, verdeckt.',
  'space-known': 'Feld {n}: {name}, verdeckt.',
  here: '{who} ist hier.',
  waits: 'Sie wartet auf die nächste Jagdphase.',
  'waits-step': 'Sie wird beim nächsten Schritt aufgedeckt.',
  space: 'Feld {n}.',
  'space-up': 'Feld {n}: eine Karte, offen.',
  'can-act': 'Hier kannst du handeln.',
  'can-reveal': 'Du kannst sie jetzt aufdecken.',
  selected: 'Gewählt.',
  // What can be done.
  acts: 'Was du tun kannst',
  hunt: 'Jagdphase',
  step: 'Vorrücken und aufdecken',
  on: 'Vor',
  reveal: 'Aufdecken',
  death: 'Jemand stirbt',
  back: 'Zurück',
  reset: 'Von vorn',
  // What was done.
  'did-set-out': '{who} geht auf Feld {n}.',
  'did-back': '{who} geht zurück auf Feld {n}.',
  'did-back-out': '{who} geht zurück vor das erste Feld.',
  'did-turn': 'Aufgedeckt: {name}.',
  'did-turn-unnamed': 'Die Karte auf Feld {n} ist aufgedeckt.',
  // What is wrong.
  'fault-number': 'Hier muss eine ganze Zahl von {low} bis {high} stehen.',
  'fault-spaces':
    'Hier muss eine ganze Zahl von 1 bis 60 stehen oder eine Liste von 1 bis 60 Feldern, als Namen oder Objekte. Ein Objekt kann „name“, „text“, „mark“, „card“ und „at“ haben („at“ sagt, wie weit rechts und unten das Feld liegt: zwei Zahlen bis 99, in Feldern gemessen).',
  'fault-revealed': 'Hier müssen Nummern von Feldern mit einer Karte stehen, etwa 1-5 7.',
  'fault-mark': 'Ein Zeichen muss aus bis zu drei Buchstaben bestehen oder der Name einer Zeichnung sein, etwa lamp.',
  'fault-cards': 'Karten müssen eine Liste von Namen oder von Objekten mit „name“, „text“ und „mark“ sein.',
  'fault-layout': 'Hier muss row, u, ring oder free stehen.',
  'fault-free':
    'In der Anordnung „free“ braucht jedes Feld „at“: wie weit es rechts und unten liegt, in Feldern gemessen.',
  'fault-model': 'Ein Modell braucht version 1, eine Liste spaces und eine position.',
  'fault-hidden': 'Eine verdeckte Karte darf hier weder Namen noch Text noch Zeichen haben; entferne sie.',
  'fault-state': 'Das ist kein Zustand dieser Leiste; setze einen, den diese Leiste geliefert hat.',
} satisfies Messages<keyof typeof en>;
