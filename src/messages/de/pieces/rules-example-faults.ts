// Was an einem Beispiel falsch sein kann.
import type en from '../../en/pieces/rules-example-faults.js';

export default {
  'fault-field': 'Das ist kein Feld eines Beispiels oder nicht von der Art, die es haben muss. Felder hier: {fields}.',
  'fault-choice': '{choice} steht hier nach {rule} nicht zur Wahl. Zur Wahl stehen: {options}.',
  'fault-event': 'Das Beispiel behauptet, dass in diesem Schritt {claimed} geschieht. Es geschieht {actual}.',
  'fault-never': 'Das Beispiel behauptet, dass in diesem Schritt {claimed} nicht geschieht. Es geschieht: {actual}.',
  'fault-claim': 'Das Beispiel behauptet {claimed}; in der Partie ist es {actual}.',
  'fault-faces': 'Diese Ergebnisse sind vorgegeben, und nichts hat nach ihnen gefragt: {faces}.',
} satisfies Record<keyof typeof en, string>;
