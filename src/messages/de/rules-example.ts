// Was <rules-example> selbst sagt.
import type { Messages } from '../message.js';
import type en from '../en/rules-example.js';
import faults from './example-faults.js';

export default {
  ...faults,
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
  'fault-json': 'Das Beispiel ist nicht zu lesen: {reason}.',
  'fault-game': 'Dieses Spiel gibt es nicht. Es gibt: {games}.',
  'fault-load': 'Das Spiel war nicht zu holen. Prüfe die Verbindung und lade die Seite neu.',
} satisfies Messages<keyof typeof en | keyof typeof faults>;
