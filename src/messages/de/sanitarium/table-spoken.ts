// Was man von einer Partie nur hört: Fragen, die schon gestellt wurden, in einem Wort.
import type { Message } from '../../message.js';
import type en from '../../en/sanitarium/table-spoken.js';

export default {
  'hear-act': 'Punkte: {n}.',
  'hear-monster-point': 'Monster: {n}.',
  'hear-horror': 'Schreckenswurf.',
  'hear-horror-monster': '{Monster}: Schreckenswurf.',
  'hear-choices': 'Möglichkeiten: {n}.',
} satisfies Record<keyof typeof en, Message>;
