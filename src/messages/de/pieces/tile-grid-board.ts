// Was <tile-grid> von Spielplänen mit Wänden, Türen und Sichtlinien sagt.
import type { Message } from '../../message.js';
import type en from '../../en/pieces/tile-grid-board.js';
import type sight from '../../en/pieces/tile-grid-sight.js';

export default {
  looks: 'Von hier wird geschaut.',
  unseen: 'Außer Sicht.',
  clear: 'Nichts ist im Weg.',
  gaps: { one: 'Durch eine Lücke.', other: 'Durch {n} Lücken.' },
  'past-door': 'Durch eine offene Tür.',
  'through-breach': 'Durch eine Bresche.',
  'one-way': 'Es sieht nicht zurück.',
  'by-wall': 'Eine Wand ist im Weg.',
  'by-closed-door': 'Eine geschlossene Tür ist im Weg.',
  'by-past-opening': 'Eine Linie endet ein Feld hinter Tür oder Bresche.',
  'by-no-line': 'Keine gerade Linie führt hin.',
  'why-wall': 'Wand',
  'why-closed-door': 'Tür zu',
  'why-past-opening': 'Hinter einer Tür',
  'why-no-line': 'Keine Linie',
  several: '{n} × {name}',
  gap: '{name} ({side}, Lücke)',
  breach: '{name} ({side}, Bresche)',
  'door-closed': 'Geschlossene Tür zwischen {a} und {b}',
  'door-open': 'Offene Tür zwischen {a} und {b}',
  'outer-closed': 'Geschlossene Tür von {a}',
  'outer-open': 'Offene Tür von {a}',
  passage: 'Zwischen {a} und {b}',
  side: 'Die Seite von {a}',
  carries: { one: '{kind}', other: '{n} × {kind}' },
  with: '{name} ({list})',
  wound: 'Wunde',
  stun: 'betäubt',
  fire: 'brennt',
  frost: 'erstarrt',
} satisfies Record<keyof typeof en | keyof typeof sight, Message>;
