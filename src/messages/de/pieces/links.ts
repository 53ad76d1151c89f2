// Was von einem Link gesagt wird, der zu einem Element führt.
import type { Message } from '../../message.js';
import type en from '../../en/pieces/links.js';

export default {
  'link-unread':
    'Dieser Link ist nicht zu lesen: Er wurde unterwegs abgeschnitten oder verändert. Bitte noch einmal um ihn oder um eine Datei.',
} satisfies Record<keyof typeof en, Message>;
