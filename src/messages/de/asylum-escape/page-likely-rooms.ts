// Wer auf einer Seite gesucht wird, und was das Haus davon zeigt.
import type { Message } from '../../message.js';
import type en from '../../en/asylum-escape/page-likely-rooms.js';

export default {
  sought: 'Das Haus zeigt zu jedem Raum, wie wahrscheinlich {victim} dort ist, nach allem, was alle wissen.',
} satisfies Record<keyof typeof en, Message>;
