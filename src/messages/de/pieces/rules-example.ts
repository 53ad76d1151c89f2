// Was <rules-example> sagt, und was an einem Beispiel falsch sein kann.
import type { Messages } from '../../message.js';
import type en from '../../en/pieces/rules-example.js';

export default {
  controls: 'Das Beispiel',
  reset: 'Anfang',
  back: 'Zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  step: 'Weiter',
  jump: 'Zu einem Schritt springen',
  rule: 'Regel {rule}',
  'step-of': 'Schritt {n} von {of}',
  start: { one: 'Vor dem einzigen Schritt', other: 'Vor dem ersten von {n} Schritten' },
  happened: 'Was geschah',

  // Was an einem Beispiel falsch ist
  'fault-json': 'Das Beispiel ist nicht zu lesen: {reason}.',
  'fault-game': 'Dieses Spiel gibt es nicht. Es gibt: {games}.',
  'fault-load': 'Das war nicht zu holen. Prüfe die Verbindung und lade die Seite neu.',
  'fault-field': 'Das ist kein Feld eines Beispiels oder nicht von der Art, die es haben muss. Felder hier: {fields}.',
  'fault-choice': '{choice} steht hier nach {rule} nicht zur Wahl. Zur Wahl stehen: {options}.',
  'fault-event': 'Das Beispiel behauptet, dass in diesem Schritt {claimed} geschieht. Es geschieht {actual}.',
  'fault-never': 'Das Beispiel behauptet, dass in diesem Schritt {claimed} nicht geschieht. Es geschieht: {actual}.',
  'fault-claim': 'Das Beispiel behauptet {claimed}; in der Partie ist es {actual}.',
  'fault-faces': 'Diese Ergebnisse sind vorgegeben, und nichts hat nach ihnen gefragt: {faces}.',
} satisfies Messages<keyof typeof en>;
