// Was <rules-example> selbst von einem Beispiel sagt; kommt mit den Worten seines Spiels.
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
  'fault-load': 'Das war nicht zu holen. Prüfe die Verbindung und lade die Seite neu.',
} satisfies Messages<Exclude<keyof typeof en, 'fault-json' | 'fault-game'>>;
