// Die Namen der Charaktere von Lobotomy 2: Das Formular bietet sie an.
import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/cards-character-names.js';

export default {
  'ian-mcfellow': 'Ian McFellow',
  'demi-hawkins': 'Demi Hawkins',
  'tobias-crake': 'Tobias Crake',
  'marta-kowal': 'Marta Kowal',
  'felix-ambrose': 'Felix Ambrose',
  'lotte-wren': 'Lotte Wren',
  'solomon-pike': 'Solomon Pike',
  'harriet-voss': 'Harriet Voss',
  'edmund-sable': 'Edmund Sable',
} satisfies Record<keyof typeof en, Message>;
