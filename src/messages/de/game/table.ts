// The texts around the table that all games share: the buttons for the match, and handing the device to another player.
import type { Message } from '../../message.js';
import type en from '../../en/game/table.js';

export default {
  bot: 'Bot',
  log: 'Protokoll',
  match: 'Partie',
  hand: 'Karten',
  close: 'Schließen',
  drawers: 'Mehr vom Tisch',
  'is-new': 'neu',
  'skip-to-me': 'Weiter bis zu meinem Zug',
  speed: 'Tempo der anderen',
  'speed-watch': 'Zuschauen',
  'speed-quick': 'Schnell',
  'speed-at-once': 'Sofort',
  recap: 'Seit deinem letzten Zug',
  'recap-left': { one: 'Etwas Kleineres steht im Protokoll.', other: '{n} kleinere Dinge stehen im Protokoll.' },
  'moment-go-on': 'Weiter',
  undo: 'Rückgängig',
  share: 'Teilen',
  'no-hints': 'Hinweise ausschalten',
  'new-game': 'Neues Spiel',
  'same-again': 'Partie neu starten',
  sound: 'Ton',
  curtain: 'Gib das Gerät weiter an {player}.',
  'curtain-note': 'Die Karten bleiben verborgen, bis der Knopf gedrückt wird.',
  'i-am': 'Ich bin {player}',
  'told-earlier': {
    one: 'Eine frühere Zeile steht unter „Alles, was passiert ist“.',
    other: '{n} frühere Zeilen stehen unter „Alles, was passiert ist“.',
  },
} satisfies Record<keyof typeof en, Message>;
