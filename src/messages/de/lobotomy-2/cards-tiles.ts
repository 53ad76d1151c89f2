// Wie die beiden Kartenteile der Einführung von Lobotomy 2 heißen, und ihre Felder unter `<tile>.<space>`.
import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/cards-tiles.js';

export default {
  cells: 'Iso\u00ADlier\u00ADzel\u00ADlen',
  'cells.A': 'Zelle Eins',
  'cells.B': 'Zelle Zwei',
  'cells.C': 'Zelle Drei',
  'cells.D': 'Zelle Vier',
  'cells.E': 'Zelle Fünf',
  'cells.F': 'Zelle Sechs',
  'cells.G': 'Zelle Sieben',
  'cells.H': 'Zelle Acht',
  'cells.I': 'Wäch\u00ADter\u00ADni\u00ADsche',
  'cells.J': 'West\u00ADgang',
  'cells.L': 'Ost\u00ADgang',
  'cells.M': 'Kreu\u00ADzung',
  ward: 'Frauen\u00ADsaal',
  'ward.A': 'Wäsche\u00ADkammer',
  'ward.B': 'Schwes\u00ADtern\u00ADpult',
  'ward.C': 'Nord\u00ADbetten',
  'ward.D': 'Mittel\u00ADgang',
  'ward.E': 'West\u00ADbetten',
  'ward.F': 'Ost\u00ADbetten',
  'ward.G': 'Wand\u00ADschir\u00ADme',
  'ward.H': 'Tages\u00ADecke',
  'ward.I': 'Trep\u00ADpen\u00ADab\u00ADsatz',
  'ward.J': 'Saal\u00ADtür',
} satisfies Record<keyof typeof en, Message>;
