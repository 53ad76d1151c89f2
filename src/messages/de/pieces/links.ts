// What an element says if a link to it cannot be opened.
import type { Message } from '../../message.js';
import type en from '../../en/pieces/links.js';

export default {
  'link-unread':
    'Dieser Link lässt sich nicht lesen: Er ist unvollständig oder wurde verändert. Lass dir einen neuen Link oder eine Datei schicken.',
} satisfies Record<keyof typeof en, Message>;
