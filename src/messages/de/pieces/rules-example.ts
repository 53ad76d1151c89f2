// The texts of <rules-example>, and the faults of an example.
import type { Messages } from '../../message.js';
import type en from '../../en/pieces/rules-example.js';

export default {
  controls: 'Das Beispiel',
  reset: 'Zum Anfang',
  back: 'Zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  step: 'Weiter',
  jump: 'Zu einem Schritt springen',
  rule: 'Regel {rule}',
  'step-of': 'Schritt {n} von {of}',
  start: { one: 'Vor dem einzigen Schritt', other: 'Vor dem ersten von {n} Schritten' },
  happened: 'Was passiert ist',

  // What is wrong with an example
  'fault-json': 'Das Beispiel lässt sich nicht lesen: {reason}.',
  'fault-game': 'Dieses Spiel gibt es nicht. Zur Wahl stehen: {games}.',
  'fault-load': 'Das konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu.',
  'fault-field': 'Ein Beispiel hat kein solches Feld, oder der Wert hat den falschen Typ. Felder hier: {fields}.',
  'fault-choice': '{choice} ist hier nicht möglich ({rule}). Zur Wahl stehen: {options}.',
  'fault-event':
    'Das Beispiel behauptet, dass in diesem Schritt {claimed} geschieht, aber es geschieht: {actual}. Berichtige die Behauptung oder den Schritt.',
  'fault-never':
    'Das Beispiel behauptet, dass in diesem Schritt {claimed} nicht geschieht, aber es geschieht: {actual}. Berichtige die Behauptung oder den Schritt.',
  'fault-claim':
    'Das Beispiel behauptet {claimed}, aber in der Partie ist es {actual}. Berichtige die Behauptung oder den Schritt.',
  'fault-faces': 'Diese vorgegebenen Ergebnisse wurden nie benutzt; entferne sie: {faces}.',
} satisfies Messages<keyof typeof en>;
