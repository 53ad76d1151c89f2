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
  'recap-none': 'Noch hat niemand sonst gehandelt.',
  'recap-left': { one: 'Etwas Kleineres steht im Protokoll.', other: '{n} kleinere Dinge stehen im Protokoll.' },
  'moment-go-on': 'Weiter',
  'keep-watching': 'Bis zum Ende zusehen',
  'jump-to-end': 'Zum Ende springen',
  'start-anew': 'Neue Partie beginnen',
  decided: 'Was den Ausschlag gab',
  'decided-turn': 'Zug {n}',
  undo: 'Rückgängig',
  share: 'Teilen',
  'no-hints': 'Hinweise ausschalten',
  'give-up': 'Diese Partie aufgeben',
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

  // The list of content warnings before a match, which loads the match first
  'notes-title': 'Bevor ihr spielt',
  'notes-none': 'Zu diesen Karten gibt es keine Inhaltshinweise.',
  'notes-read': 'Gelesen. Starten',

  // A replay that is shown instead of the table
  'continue-match': 'Von hier weiterspielen',
  'continue-note': 'Das ersetzt die hier gespeicherte Partie.',
  'leave-replay': 'Zurück zum Spiel',
} satisfies Record<keyof typeof en, Message>;
