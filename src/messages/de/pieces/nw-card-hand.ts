// The texts of <nw-card-hand>.
import type en from '../../en/pieces/nw-card-hand.js';

export default {
  'can-act': 'kann benutzt werden',
  close: 'Schließen',
  read: '{name} lesen',
  selected: 'gewählt',
  spent: 'verbraucht',
  worth: 'Wert {value}',
} satisfies Record<keyof typeof en, string>;
