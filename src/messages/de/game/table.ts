// What every game says around its table: the buttons for the match, and who holds the device.
import type { Message } from '../../message.js';
import type en from '../../en/game/table.js';

export default {
  bot: 'Bot',
  undo: 'Zurücknehmen',
  share: 'Teilen',
  'no-hints': 'Keine Hinweise mehr',
  'new-game': 'Neues Spiel',
  'same-again': 'Dieselbe Partie noch einmal',
  'not-saved': 'Dieser Browser speichert keine Partien; deine bleibt nur, solange diese Seite offen ist.',
  sound: 'Ton',
  curtain: 'Gib das Gerät weiter an {player}.',
  'curtain-note': 'Bis dahin sind die Karten verborgen.',
  'i-am': 'Ich bin {player}',
  'told-earlier': {
    one: 'Eine frühere Zeile steht unter „Alles, was passiert ist“.',
    other: '{n} frühere Zeilen stehen unter „Alles, was passiert ist“.',
  },
} satisfies Record<keyof typeof en, Message>;
