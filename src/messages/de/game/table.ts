// The texts around the table that all games share: the buttons for the match, and handing the device to another player.
import type { Message } from '../../message.js';
import type en from '../../en/game/table.js';

export default {
  bot: 'Bot',
  undo: 'Rückgängig',
  share: 'Teilen',
  'no-hints': 'Hinweise ausschalten',
  'new-game': 'Neues Spiel',
  'same-again': 'Partie neu starten',
  sound: 'Ton',
  curtain: 'Gib das Gerät weiter an {player}.',
  'curtain-note': 'Bis dahin sind die Karten verborgen.',
  'i-am': 'Ich bin {player}',
  'told-earlier': {
    one: 'Eine frühere Zeile steht unter „Alles, was passiert ist“.',
    other: '{n} frühere Zeilen stehen unter „Alles, was passiert ist“.',
  },
} satisfies Record<keyof typeof en, Message>;
