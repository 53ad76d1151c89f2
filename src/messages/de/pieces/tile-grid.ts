// Was <tile-grid> sagt.
import type { Message } from '../../message.js';
import type tools from '../../en/pieces/tile-grid-tools.js';
import type en from '../../en/pieces/tile-grid.js';

export default {
  map: { one: 'Karte, {n} Feld', other: 'Karte, {n} Felder' },
  exits: { one: '{n} Ausgang: {list}.', other: '{n} Ausgänge: {list}.' },
  exit: '{name} ({side})',
  open: '{name} ({side}, offene Tür)',
  closed: '{name} ({side}, geschlossene Tür)',
  here: 'Hier: {list}.',
  'can-act': 'Hier kannst du handeln.',
  cost: { one: 'Hier kannst du für {n} Punkt handeln.', other: 'Hier kannst du für {n} Punkte handeln.' },
  selected: 'Gewählt.',
  seen: 'In Sicht.',
  place: 'Platz für ein Teil',
  lies: 'Lage {i} von {n}, Durchgänge: {list}.',
  side0: 'Norden',
  side1: 'Osten',
  side2: 'Süden',
  side3: 'Westen',
  ways: '{n} Lagen, R dreht.',
  turn: 'Drehen (R)',
  lay: 'Hier anlegen',
  back: 'Zurück',
  in: 'Vergrößern',
  out: 'Verkleinern',
  fit: 'Alles zeigen',
  pan: 'Ausschnitt verschieben: {side}',
} satisfies Record<keyof typeof en | keyof typeof tools, Message>;
