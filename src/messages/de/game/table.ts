// What every game says around its table: the buttons for the match, and who holds the device.
import type { Message } from '../../message.js';
import type en from '../../en/game/table.js';

export default {
  bot: 'Bot',
  undo: 'Zurücknehmen',
  share: 'Teilen',
  'no-hints': 'Keine Hinweise mehr',
  'new-game': 'Neues Spiel',
  'same-again': 'Noch einmal so',
  'not-saved': 'Dieser Browser speichert keine Partien; deine bleibt nur, solange diese Seite offen ist.',
  sound: 'Ton',
  curtain: 'Gib das Gerät weiter an {player}.',
  'curtain-note': 'Bis dahin sind die Karten verborgen.',
  'i-am': 'Ich bin {player}',
  'told-earlier': {
    one: 'Davor: eine Zeile unter „Alles, was geschah“.',
    other: 'Davor: {n} Zeilen unter „Alles, was geschah“.',
  },
} satisfies Record<keyof typeof en, Message>;
