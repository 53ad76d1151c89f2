// Was <tile-grid> von Karten und Spielplänen einer Seite sagt, und von dem, was eine Seite verlangt.
import type { Message } from '../../message.js';
import type board from '../../en/pieces/tile-grid-board-standalone.js';
import type page from '../../en/pieces/tile-grid-standalone.js';

export default {
  threatened: 'Bedroht.',
  disabled: 'Jetzt nicht möglich.',
  fault: 'Die Karte lässt sich nicht zeichnen: Hier fehlt ein Wert, oder er ist falsch.',
  away: { one: '{n} Schritt entfernt.', other: '{n} Schritte entfernt.' },
  from: { one: 'Von {name} aus ist {n} Feld zu sehen', other: 'Von {name} aus sind {n} Felder zu sehen' },
  hidden: 'Außer Sicht',
  row: '{list}: {words}',
  legend: 'Was gezeichnet ist',
  'a-wall': 'Wand',
  'a-line': 'weiße Linie',
  'a-closed-door': 'geschlossene Tür',
  'an-open-door': 'offene Tür',
  'a-breach': 'Bresche',
  'an-eye': 'in Sicht',
  'a-stop': 'hier endet eine Linie',
  'green-point': 'grüner Brutpunkt',
  'blue-point': 'blauer Brutpunkt',
  'red-point': 'roter Brutpunkt',
  'yellow-point': 'gelber Brutpunkt',
  'fault-board':
    'Hier stehen M1, L1, L2, R1 oder V1, ein Spielplan in JSON oder einer, der in mehreren Zeilen Text gezeichnet ist; als Kind in einem <pre>.',
  'fault-viewer': 'Der Spielplan hat kein Feld „{id}“, aber {ids}.',
  'fault-show': 'Hier stehen sight, range, paths, list und legend, mit Leerzeichen dazwischen.',
  'fault-load': 'Der Spielplan konnte nicht geladen werden. Versuch es später noch einmal.',
} satisfies Record<keyof typeof page | keyof typeof board, Message>;
