// Alles, was <rules-example> auf Deutsch sagt, auch davon, was an einem Beispiel falsch ist.
import type { Messages } from '../../message.js';
import type en from '../../en/pieces/rules-example.js';
import faults from './rules-example-faults.js';
import own from './rules-example.js';

export default {
  ...faults,
  ...own,
  'fault-json': 'Das Beispiel ist nicht zu lesen: {reason}.',
  'fault-game': 'Dieses Spiel gibt es nicht. Es gibt: {games}.',
} satisfies Messages<keyof typeof en | keyof typeof faults>;
