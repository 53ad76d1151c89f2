// The message of an element whose link cannot be opened.
import type { Message } from '../../message.js';
import type en from '../../en/pieces/links.js';

export default {
  'link-unread':
    'Dieser Link lässt sich nicht lesen: Er ist unvollständig oder wurde verändert. Lass dir einen neuen Link oder eine Datei schicken.',
} satisfies Record<keyof typeof en, Message>;
